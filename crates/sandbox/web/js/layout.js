// Messages made of components only: containers, sections, texts, pictures, files and separators.

import { el } from "./dom.js";
import { markdown } from "./markdown_view.js";
import { componentRow, messageButton } from "./components.js";
import { fileCard, picture } from "./media.js";
import { COMPONENT } from "./kinds.js";

const LARGE_SPACE = 2;

/** The components of a message that has nothing else. `expired` is called when its pictures cannot be loaded. */
export function layout(message, place, expired) {
  const view = { message, place, expired };
  return el("div", { class: "layout" }, message.components.map((one) => part(one, view)));
}

function part(data, view) {
  switch (data.type) {
    case COMPONENT.row:
      return componentRow(data, view.message, view.place);
    case COMPONENT.section:
      return section(data, view);
    case COMPONENT.textDisplay:
      return text(data, view);
    case COMPONENT.gallery:
      return gallery(data, view);
    case COMPONENT.file:
      return file(data);
    case COMPONENT.separator:
      return separator(data);
    case COMPONENT.container:
      return container(data, view);
    default:
      return null;
  }
}

function text(data, { place }) {
  return el("div", { class: "content layout-text" }, markdown(data.content, place));
}

function section(data, view) {
  const { accessory } = data;
  const beside = accessory.type === COMPONENT.button
    ? messageButton(accessory, view.message, view.place)
    : shown(accessory, view, { most: [85, 85], className: "layout-thumbnail" });
  return el("div", { class: "layout-section" },
    el("div", { class: "layout-section-text" }, data.components.map((one) => part(one, view))),
    el("div", { class: "layout-accessory" }, beside));
}

function gallery(data, view) {
  return el("div", { class: data.items.length > 1 ? "gallery" : "single" }, data.items.map((one) => shown(one, view)));
}

function shown({ media, description, spoiler }, { expired }, options = {}) {
  return picture({ ...media, description, spoiler }, { expired, ...options });
}

function file(data) {
  const card = { url: data.file.url, filename: data.name, size: data.size };
  return data.spoiler ? el("details", { class: "layout-spoiler" }, el("summary", {}, "Spoiler"), fileCard(card)) : fileCard(card);
}

function separator({ divider, spacing }) {
  const size = spacing === LARGE_SPACE ? " large" : "";
  return divider ? el("hr", { class: `layout-separator${size}` }) : el("div", { class: `layout-separator bare${size}`, "aria-hidden": "true" });
}

function container(data, view) {
  const colour = Number.isInteger(data.accent_color) ? `#${data.accent_color.toString(16).padStart(6, "0")}` : null;
  const inside = data.components.map((one) => part(one, view));
  const box = el("div", { class: `layout-container${colour ? " coloured" : ""}`, style: colour ? { "--bar": colour } : {} }, inside);
  return data.spoiler ? el("details", { class: "layout-spoiler" }, el("summary", {}, "Spoiler"), box) : box;
}
