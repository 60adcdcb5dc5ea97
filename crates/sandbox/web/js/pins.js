// The pinned messages of a channel.

import { el, fill } from "./dom.js";
import { icon } from "./icons.js";
import { avatar } from "./avatar.js";
import { authorName } from "./author.js";
import { markdown } from "./markdown_view.js";
import { popover } from "./overlay.js";
import { stamp } from "./time.js";
import { MANAGE_MESSAGES, PIN_MESSAGES, allowed } from "./permissions.js";

/** Opens the list of pinned messages. */
export async function openPins(app, channel, anchor) {
  const list = el("ul", { class: "pins-list" });
  const content = el("div", { class: "pins" }, el("h2", {}, icon("pin"), "Pinned messages"), list);
  const handle = popover(anchor, content, { label: "Pinned messages", align: "end", onClose: () => stop() });
  const load = async () => {
    const pins = await app.attempt(app.api.pins(channel.id));
    if (pins) fill(list, pins.length ? pins.map((one) => row(app, channel, one, handle)) : el("li", { class: "listbox-note" }, "No message is pinned here yet."));
  };
  const stop = app.store.on("pins", (id) => id === channel.id && load());
  handle.node.focus();
  await load();
}

function row(app, channel, message, handle) {
  const place = { app, guildId: channel.guild_id };
  const mayUnpin = !channel.guild_id || allowed(channel, PIN_MESSAGES) || allowed(channel, MANAGE_MESSAGES);
  const jump = () => {
    handle.close();
    app.jumpTo(channel.id, message.id);
  };
  const extra = [message.embeds.length && "embed", message.attachments.length && "attachment"].filter(Boolean).join(", ");
  return el("li", { class: "pin" },
    avatar(message.author, "small"),
    el("div", { class: "pin-text" },
      el("header", { class: "message-head" }, authorName(message.author, place), el("time", { class: "message-time" }, stamp(Date.parse(message.timestamp)))),
      el("div", { class: "content" }, markdown(message.content, place), !message.content && extra && el("em", {}, `(${extra})`))),
    el("div", { class: "pin-tools" },
      el("button", { type: "button", class: "button secondary small", on: { click: jump } }, "Jump"),
      mayUnpin && el("button", { type: "button", class: "icon-button", "aria-label": "Unpin", on: { click: () => app.attempt(app.api.pin(channel.id, message.id, false)) } }, icon("close"))));
}
