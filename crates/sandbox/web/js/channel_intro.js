// What stands above the first message of a channel.

import { el } from "./dom.js";
import { icon } from "./icons.js";
import { avatar } from "./avatar.js";
import { CHANNEL, isThread } from "./kinds.js";
import { languageOf } from "./locale.js";
import { phrase, text } from "./words.js";

/** The beginning of a channel, or a line that older messages are being fetched, in the language of the user. */
export function beginning(channel, timeline, app) {
  const lang = languageOf(app.store.me.locale);
  if (!timeline.loaded) return el("p", { class: "loading", role: "status", lang }, text(lang, "loadingMessages"));
  if (timeline.more.older) return el("p", { class: "loading", lang }, text(lang, "loadingOlder"));
  const name = app.store.channelName(channel);
  if (channel.type === CHANNEL.dm) {
    const other = app.store.users.get(channel.recipients?.[0]?.id) ?? { id: channel.id, username: name };
    return el("div", { class: "beginning" },
      avatar(other, "huge"),
      el("h2", {}, name),
      el("p", { lang }, phrase(lang, "directStart", { name: el("strong", {}, name) })));
  }
  const thread = isThread(channel);
  return el("div", { class: "beginning", lang },
    el("span", { class: "beginning-sign" }, icon(thread ? "thread" : "hash")),
    el("h2", {}, thread ? name : text(lang, "welcomeTo", { name })),
    el("p", {}, thread ? text(lang, "threadStart") : text(lang, "channelStart", { name })));
}
