// A picture as large as the screen allows.

import { el } from "./dom.js";
import { icon } from "./icons.js";
import { dialog } from "./overlay.js";

/** Shows a picture: `{source, alt, name}`. */
export function lightbox({ source, alt, name }) {
  const image = el("img", { src: source, alt: alt || `Image: ${name ?? "picture"}` });
  const build = (close) => el("figure", { class: "lightbox-figure" },
    image,
    el("figcaption", {},
      el("span", { class: "lightbox-alt" }, alt || name),
      el("a", { class: "icon-button", href: source, target: "_blank", rel: "noopener", "aria-label": "Open in a new tab" }, icon("external")),
      el("button", { type: "button", class: "icon-button", "aria-label": "Close", on: { click: close } }, icon("close"))));
  const handle = dialog(build, { label: "Image", class: "lightbox" });
  handle.node.addEventListener("click", (event) => {
    if (event.target === event.currentTarget || event.target.classList.contains("lightbox-figure")) handle.close();
  });
}
