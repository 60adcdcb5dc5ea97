// What is shown where no channel is open.

import { el, refill } from "./dom.js";
import { icon } from "./icons.js";
import { createGuild, startDm } from "./stage.js";
import { settings } from "./settings.js";

/** Draws it. */
export function drawEmpty(node, app, place) {
  const button = (label, run, style = "secondary") => el("button", { type: "button", class: `button ${style}`, data: { key: label }, on: { click: run } }, label);
  if (place.guild !== "@me") {
    refill(node, card("hash", "No channel to show", "You cannot see any text channels here."));
  } else if (!app.store.guilds.size && !app.store.dms().length) {
    refill(node, card("chat", "Nothing here yet", "Create a server, add a bot to it, and try its commands.",
      button("Create a server", () => createGuild(app), "primary"),
      button("Connect a bot", () => settings(app))));
  } else {
    refill(node, card("chat", "Direct messages", "Choose a conversation, or begin a new one.",
      button("New message", (event) => startDm(app, event.currentTarget), "primary")));
  }
}

function card(sign, title, text, ...buttons) {
  return el("div", { class: "empty-card" }, el("span", { class: "empty-sign" }, icon(sign)), el("h2", {}, title), el("p", {}, text), buttons.length > 0 && el("div", { class: "choices" }, buttons));
}
