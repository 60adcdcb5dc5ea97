// What is shown where no channel is open.

import { el, refill } from "./dom.js";
import { icon } from "./icons.js";
import { createGuild, startDm } from "./stage.js";
import { settings } from "./settings.js";
import { languageOf } from "./locale.js";
import { text } from "./words.js";

/** Draws it, in the language of the user. */
export function drawEmpty(node, app, place) {
  const lang = languageOf(app.store.me.locale);
  const card = (sign, title, body, ...buttons) => refill(node, el("div", { class: "empty-card", lang },
    el("span", { class: "empty-sign" }, icon(sign)),
    el("h2", {}, text(lang, title)),
    el("p", {}, text(lang, body)),
    buttons.length > 0 && el("div", { class: "choices" }, buttons)));
  const button = (label, run, style = "secondary") => el("button", { type: "button", class: `button ${style}`, data: { key: label }, on: { click: run } }, text(lang, label));
  if (place.guild !== "@me") {
    card("hash", "noChannel", "noChannelWhy");
  } else if (!app.store.guilds.size && !app.store.dms().length) {
    card("chat", "nothingYet", "firstSteps",
      button("createServer", () => createGuild(app), "primary"),
      button("connectBot", () => settings(app)));
  } else {
    card("chat", "directMessages", "chooseConversation",
      button("newMessage", (event) => startDm(app, event.currentTarget), "primary"));
  }
}
