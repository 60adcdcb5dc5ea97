// Buttons and rows under a message.

import { el, safeUrl } from "./dom.js";
import { icon } from "./icons.js";
import { emojiNode } from "./markdown_view.js";
import { BUTTON_STYLE, COMPONENT } from "./kinds.js";
import { selectMenu } from "./select.js";

/** The rows of components of a message. */
export function componentRows(message, place) {
  const rows = message.components.filter((one) => one.type === COMPONENT.row);
  if (!rows.length) return null;
  return el("div", { class: "component-rows" }, rows.map((row) => componentRow(row, message, place)));
}

/** One row of buttons, or of a select. */
export function componentRow(row, message, place) {
  return el("div", { class: "component-row" }, row.components.map((one) => component(one, message, place)));
}

function component(data, message, place) {
  if (data.type === COMPONENT.button) return messageButton(data, message, place);
  const { pending, chosen } = place.app.interactions.componentState(message.id);
  return selectMenu(data, {
    place,
    choose: (values) => place.app.interactions.component(message, data.custom_id, values),
    chosen: chosen.get(data.custom_id),
    pending: pending.has(data.custom_id),
    disabled: pending.size > 0,
  });
}

/** A button of a message. */
export function messageButton(data, message, place) {
  const state = place.app.interactions.componentState(message.id);
  const style = BUTTON_STYLE[data.style] ?? "secondary";
  const inside = [data.emoji && emojiNode(data.emoji), data.label && el("span", {}, data.label)];
  const label = data.label ? null : data.emoji?.name;
  const href = style === "link" && safeUrl(data.url);
  if (href && !data.disabled) {
    return el("a", { class: "button link", href, target: "_blank", rel: "noopener noreferrer nofollow", "aria-label": label }, inside, icon("external"));
  }
  const pending = state.pending.has(data.custom_id);
  const click = () => place.app.interactions.component(message, data.custom_id);
  return el(
    "button",
    {
      type: "button",
      class: `button ${style}${pending ? " pending" : ""}`,
      disabled: data.disabled || (state.pending.size > 0 && !pending),
      "aria-disabled": pending && "true",
      "aria-busy": pending && "true",
      "aria-label": label,
      data: { key: data.custom_id ?? data.url ?? "" },
      on: pending ? {} : { click },
    },
    el("span", { class: "button-inside" }, inside, style === "link" && icon("external")),
    pending && el("span", { class: "dots", "aria-hidden": "true" }, el("i"), el("i"), el("i")),
  );
}
