// Tabs, for use with the keyboard as well: arrows, Home and End go from one to the next.

import { el, fill, uniqueId } from "./dom.js";

/** Tabs for `[{label, draw}]`; `draw(panel)` fills the panel when its tab is chosen. `label` names them all. */
export function tabs(parts, label) {
  const panel = el("div", { class: "tab-panel", role: "tabpanel", id: uniqueId("panel"), tabindex: "0" });
  const buttons = parts.map((part, at) => el("button", {
    type: "button", class: "tab", role: "tab", id: uniqueId("tab"), "aria-controls": panel.id, on: { click: () => choose(at) },
  }, part.label));
  const list = el("div", { class: "tab-list", role: "tablist", "aria-label": label, on: { keydown: steer } }, buttons);
  choose(0);
  return el("div", { class: "tabs" }, list, panel);

  function choose(at) {
    for (const [index, button] of buttons.entries()) {
      button.setAttribute("aria-selected", String(index === at));
      button.tabIndex = index === at ? 0 : -1;
    }
    panel.setAttribute("aria-labelledby", buttons[at].id);
    fill(panel);
    parts[at].draw(panel);
  }

  function steer(event) {
    const at = buttons.indexOf(document.activeElement);
    const last = buttons.length - 1;
    const to = { ArrowRight: at === last ? 0 : at + 1, ArrowLeft: at === 0 ? last : at - 1, Home: 0, End: last }[event.key];
    if (to === undefined || at < 0) return;
    event.preventDefault();
    choose(to);
    buttons[to].focus();
  }
}
