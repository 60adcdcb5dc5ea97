// Who is typing in the open channel.

import { el, fill } from "./dom.js";

/** Draws the line. */
export function drawTyping(node, app, place) {
  const guildId = place.guild === "@me" ? undefined : place.guild;
  const names = [...(app.store.typing.get(place.channel)?.keys() ?? [])].map((id) => app.store.nameOf(id, guildId));
  node.classList.toggle("active", names.length > 0);
  if (!names.length) {
    node.replaceChildren();
    return;
  }
  const text = names.length > 3
    ? "Several people are typing…"
    : `${new Intl.ListFormat("en", { type: "conjunction" }).format(names)} ${names.length === 1 ? "is" : "are"} typing…`;
  fill(node, el("span", { class: "dots", "aria-hidden": "true" }, el("i"), el("i"), el("i")), text);
}
