// Choosing an emoji.

import { el, fill } from "./dom.js";
import { EMOJI } from "./emoji.js";
import { popover } from "./overlay.js";

const COLUMNS = 8;

/** Opens the picker beside `anchor`; `choose(emoji)` gets the character. */
export function pickEmoji(anchor, choose) {
  const search = el("input", { class: "field", type: "search", placeholder: "Find an emoji", "aria-label": "Find an emoji", autocomplete: "off" });
  const grid = el("div", { class: "emoji-grid", role: "group", "aria-label": "Emoji" });
  const handle = popover(anchor, el("div", { class: "emoji-picker" }, search, grid), { label: "Emoji", side: "above", align: "end" });
  const draw = () => {
    const wanted = search.value.trim().toLowerCase();
    const found = EMOJI.filter(([, names]) => names.includes(wanted));
    fill(grid, found.map(([character, names]) => el("button", {
      type: "button",
      class: "emoji-choice",
      "aria-label": names,
      title: names,
      on: { click: () => (handle.close(), choose(character)) },
    }, character)), !found.length && el("p", { class: "listbox-note" }, "No emoji has this name."));
  };
  search.addEventListener("input", draw);
  handle.node.addEventListener("keydown", (event) => steer(event, grid, search));
  draw();
  search.focus();
}

function steer(event, grid, search) {
  const all = [...grid.children];
  const at = all.indexOf(document.activeElement);
  const steps = { ArrowRight: 1, ArrowLeft: -1, ArrowDown: at < 0 ? 1 : COLUMNS, ArrowUp: -COLUMNS };
  if (event.key === "Enter" && document.activeElement === search) all[0]?.click();
  else if (event.key in steps && (at >= 0 || event.key === "ArrowDown")) {
    const next = at + steps[event.key];
    (next < 0 ? search : all[Math.min(next, all.length - 1)])?.focus();
  } else return;
  event.preventDefault();
}
