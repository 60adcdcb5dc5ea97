// Links to channels and messages of Discord, which lead to the same place here.

import { el } from "./dom.js";
import { icon } from "./icons.js";
import { isThread } from "./kinds.js";

const PLACE = /^https:\/\/(?:(?:canary|ptb)\.)?discord(?:app)?\.com\/channels\/(?:@me|\d+)\/(\d+)(?:\/(\d+))?$/;

/** A button in place of a link to a channel or message that the user can reach; otherwise `null`. `label` are the link's words, if it has own ones. */
export function messageLink(url, label, { app }) {
  const [, channelId, message] = PLACE.exec(url) ?? [];
  const channel = channelId && app.store.channels.get(channelId);
  if (!channel) return null;
  const go = () => (message ? app.jumpTo(channelId, message) : app.go({ channel: channelId }));
  if (label) return el("button", { type: "button", class: "text-link", on: { click: go } }, label);
  const name = app.store.channelName(channel);
  return el("button", { type: "button", class: "mention", "aria-label": `${message ? "Message in" : "Channel"} ${name}`, on: { click: go } },
    icon(isThread(channel) ? "thread" : "hash"), name, message && " ›", message && icon("chat"));
}
