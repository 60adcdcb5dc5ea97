// Names of authors.

import { el } from "./dom.js";

/** The name of an author as a button that opens the profile, with the mark of bots. */
export function authorName(user, { app, guildId }) {
  const colour = app.store.colourOf(user.id, guildId);
  const open = (event) => app.openProfile(user.id, event.currentTarget);
  return [
    el("button", {
      type: "button",
      class: colour ? "author coloured" : "author",
      style: colour ? { "--name": colour } : {},
      on: { click: open },
    }, app.store.nameOf(user.id, guildId)),
    user.bot && botTag(),
  ];
}

/** The mark of bots. */
export function botTag() {
  return el("span", { class: "bot-tag" }, "APP");
}
