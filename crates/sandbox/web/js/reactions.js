// Reactions under a message.

import { el } from "./dom.js";
import { icon } from "./icons.js";
import { emojiNode } from "./markdown_view.js";
import { pickEmoji } from "./emoji_picker.js";
import { ADD_REACTIONS, allowed } from "./permissions.js";

/** Adds or takes back the user's reaction. */
export function react(app, message, emoji, on) {
  return app.attempt(app.api.react(message.channel_id, message.id, emoji, on));
}

/** Lets the user choose a reaction to add. */
export function chooseReaction(app, message, anchor) {
  pickEmoji(anchor, (name) => react(app, message, { id: null, name }, true));
}

/** The reactions of a message, or `null`. */
export function reactionBar(message, { app }) {
  const reactions = message.reactions ?? [];
  if (!reactions.length) return null;
  const mayAdd = allowed(app.store.channels.get(message.channel_id), ADD_REACTIONS);
  const chips = reactions.map(({ emoji, count, me }) => el(
    "button",
    {
      type: "button",
      class: `reaction${me ? " mine" : ""}`,
      "aria-pressed": String(Boolean(me)),
      "aria-label": `${emoji.name}: ${count}${me ? ", including you" : ""}`,
      data: { key: `reaction-${emoji.id ?? emoji.name}` },
      on: { click: () => react(app, message, emoji, !me) },
    },
    emojiNode(emoji),
    el("span", { class: "reaction-count" }, count),
  ));
  const more = mayAdd && el("button", {
    type: "button",
    class: "reaction add",
    "aria-label": "Add a reaction",
    on: { click: (event) => chooseReaction(app, message, event.currentTarget) },
  }, icon("smile"));
  return el("div", { class: "reactions" }, chips, more);
}
