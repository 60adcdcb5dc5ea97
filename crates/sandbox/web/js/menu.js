// Menus: a list of actions in a pop-over.

import { el } from "./dom.js";
import { icon } from "./icons.js";
import { popover } from "./overlay.js";

/**
 * Opens a menu beside `anchor`. Items are `{label, icon?, danger?, checked?, hint?, run}`, `{heading}`, `{href, label}` or
 * `"-"` for a line; `null` and `false` are skipped. `head` is shown above them.
 */
export function menu(anchor, items, options = {}) {
  const list = el("div", { class: "menu-items", role: "menu", "aria-label": options.label });
  for (const item of items.flat().filter(Boolean)) list.append(entry(item));
  const content = el("div", { class: "menu" }, options.head, list);
  const handle = popover(anchor, content, { ...options, role: "presentation" });
  list.addEventListener("keydown", (event) => steer(event, list, handle));
  list.querySelector("[role^=menuitem]")?.focus();
  return handle;

  function entry(item) {
    if (item === "-") return el("hr", { role: "separator" });
    if (item.heading) return el("p", { class: "menu-heading", role: "presentation" }, item.heading);
    const inside = [
      item.lead,
      el("span", { class: "menu-label" }, item.label, item.hint && el("small", {}, item.hint)),
      item.checked !== undefined ? el("span", { class: "menu-check" }, item.checked && icon("check")) : item.icon && icon(item.icon),
    ];
    const props = { class: item.danger ? "menu-item danger" : "menu-item", tabindex: "-1" };
    if (item.href) return el("a", { ...props, role: "menuitem", href: item.href, target: item.target }, inside);
    const checks = item.checked !== undefined ? { role: "menuitemcheckbox", "aria-checked": String(item.checked) } : { role: "menuitem" };
    const run = () => {
      handle.close();
      item.run();
    };
    return el("button", { ...props, ...checks, type: "button", on: { click: run } }, inside);
  }
}

function steer(event, list, handle) {
  const items = [...list.querySelectorAll("[role^=menuitem]")];
  const at = items.indexOf(document.activeElement);
  const moves = { ArrowDown: (at + 1) % items.length, ArrowUp: (at - 1 + items.length) % items.length, Home: 0, End: items.length - 1 };
  if (event.key in moves) {
    event.preventDefault();
    items[moves[event.key]].focus();
  } else if (event.key === "Tab") {
    event.preventDefault();
    handle.close();
  } else if (event.key.length === 1 && event.key !== " ") {
    const wanted = event.key.toLowerCase();
    const turned = [...items.slice(at + 1), ...items.slice(0, at + 1)];
    turned.find((item) => item.textContent.trim().toLowerCase().startsWith(wanted))?.focus();
  }
}
