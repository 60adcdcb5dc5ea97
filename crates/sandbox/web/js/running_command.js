// A command the user has sent, until the bot's answer takes its place.

import { el } from "./dom.js";
import { icon } from "./icons.js";
import { avatar } from "./avatar.js";
import { authorName } from "./author.js";
import { commandLine } from "./message.js";
import { failureText } from "./interactions.js";

/** The node of a command on its way, or of one that failed. */
export function runningNode(run, place) {
  const { app } = place;
  const bot = run.application.bot;
  const failed = run.state === "failed";
  const dismiss = () => app.interactions.dismiss(run.nonce);
  return el("li", { class: "message leads with-context ephemeral", tabindex: "-1", data: { run: run.nonce } },
    commandLine(app.store.me, run.type === 1 ? `/${run.name}` : run.name, place),
    el("span", { class: "gutter" }, avatar(bot)),
    el("div", { class: "message-body" },
      el("header", { class: "message-head" }, authorName(bot, place)),
      failed
        ? el("p", { class: "failure", role: "alert" }, icon("warning"), failureText(run.reason, "command"))
        : el("p", { class: "thinking" }, el("span", { class: "dots", "aria-hidden": "true" }, el("i"), el("i"), el("i")), "Sending command…"),
      failed && el("p", { class: "ephemeral-note" },
        icon("eye"), "Only you can see this", " · ",
        el("button", { type: "button", class: "text-button", on: { click: dismiss } }, "Dismiss message"))));
}
