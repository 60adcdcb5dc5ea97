// What a message carries from elsewhere: messages it forwards, and stickers.

import { el } from "./dom.js";
import { icon } from "./icons.js";
import { markdown } from "./markdown_view.js";
import { attachments } from "./media.js";
import { embed } from "./embed.js";

/** The messages that a message forwards, as they were. */
export function forwarded(message, place, expired) {
  return (message.message_snapshots ?? []).map(({ message: one }) => el("blockquote", { class: "forwarded" },
    el("p", { class: "forwarded-head" }, icon("reply"), el("em", {}, "Forwarded")),
    one.content && el("div", { class: "content" }, markdown(one.content, place, { large: true })),
    attachments(one, expired),
    one.embeds.map((data) => embed(data, place, expired)),
    stickers(one)));
}

/** The stickers of a message. */
export function stickers(message) {
  const items = message.sticker_items ?? [];
  return items.length > 0 && el("div", { class: "stickers" }, items.map(sticker));
}

function sticker({ id, name }) {
  const label = `Sticker: ${name}`;
  const image = el("img", { class: "sticker", src: `/stickers/${id}`, alt: label, title: name, draggable: "false" });
  image.addEventListener("error", () => image.replaceWith(el("span", { class: "sticker missing", role: "img", "aria-label": label }, name)), { once: true });
  return image;
}
