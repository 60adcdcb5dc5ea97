// What stands above the first message of a channel.

import { el } from "./dom.js";
import { icon } from "./icons.js";
import { avatar } from "./avatar.js";
import { CHANNEL, isThread } from "./kinds.js";

/** The beginning of a channel, or a line that older messages are being fetched. */
export function beginning(channel, timeline, app) {
  if (!timeline.loaded) return el("p", { class: "loading", role: "status" }, "Loading messages…");
  if (timeline.more.older) return el("p", { class: "loading" }, "Loading older messages…");
  const name = app.store.channelName(channel);
  if (channel.type === CHANNEL.dm) {
    const other = app.store.users.get(channel.recipients?.[0]?.id) ?? { id: channel.id, username: name };
    return el("div", { class: "beginning" },
      avatar(other, "huge"),
      el("h2", {}, name),
      el("p", {}, "This is the beginning of your direct messages with ", el("strong", {}, name), "."));
  }
  const thread = isThread(channel);
  return el("div", { class: "beginning" },
    el("span", { class: "beginning-sign" }, icon(thread ? "thread" : "hash")),
    el("h2", {}, thread ? name : `Welcome to #${name}!`),
    el("p", {}, thread ? "This is the start of the thread." : `This is the start of the #${name} channel. `,
      !thread && "Write a message, or type / for the commands of bots."));
}
