// The archived threads of a channel.

import { el, fill } from "./dom.js";
import { icon } from "./icons.js";
import { popover } from "./overlay.js";
import { sandbox } from "./api.js";
import { CHANNEL } from "./kinds.js";
import { stamp } from "./time.js";

/** Opens the list of archived threads. */
export async function openArchivedThreads(app, channel, anchor) {
  const list = el("ul", { class: "pins-list" });
  const content = el("div", { class: "pins" }, el("h2", {}, icon("folder"), "Archived threads"), list);
  const handle = popover(anchor, content, { label: "Archived threads", align: "end" });
  handle.node.focus();
  const guilds = await app.attempt(sandbox.guilds());
  const threads = guilds?.find((one) => one.id === channel.guild_id)?.threads ?? [];
  const found = threads.filter((one) => one.parent_id === channel.id && one.thread_metadata?.archived && one.type !== CHANNEL.privateThread);
  const time = (thread) => Date.parse(thread.thread_metadata.archive_timestamp);
  found.sort((a, b) => time(b) - time(a));
  const row = (thread) => {
    const open = () => {
      handle.close();
      app.store.putChannel({ ...thread, guild_id: channel.guild_id, permissions: channel.permissions });
      app.go({ channel: thread.id });
    };
    return el("li", { class: "pin" }, icon("thread"),
      el("div", { class: "pin-text" }, el("strong", {}, thread.name), el("p", { class: "settings-note" }, `Archived ${stamp(time(thread))}`)),
      el("div", { class: "pin-tools" }, el("button", { type: "button", class: "button secondary small", "aria-label": `Open ${thread.name}`, on: { click: open } }, "Open")));
  };
  fill(list, found.map(row), !found.length && el("li", { class: "listbox-note" }, "No thread of this channel is archived."));
}
