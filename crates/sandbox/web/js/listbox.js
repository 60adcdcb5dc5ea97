// A list to choose from while the focus stays in a text field (the combobox pattern).

import { el, fill, uniqueId } from "./dom.js";

/**
 * Shows options for a text field. Options are `{label, detail?, lead?, side?, value, disabled?}` or `{heading}`.
 * `choose(option)` is called for the one clicked, or taken with the keyboard through `key(event)`.
 */
export class ListBox {
  #options = [];
  #active = -1;

  constructor({ label, choose }) {
    this.id = uniqueId("listbox");
    this.choose = choose;
    this.list = el("div", { role: "listbox", id: this.id, "aria-label": label });
    this.note = el("p", { class: "listbox-note", role: "status", hidden: true });
    this.node = el("div", { class: "listbox" }, this.list, this.note);
    this.field = null;
    // The field keeps its focus while the list is used with a mouse or finger.
    this.node.addEventListener("pointerdown", (event) => event.preventDefault());
  }

  /** Ties the list to the field that is typed in. */
  bind(field) {
    if (this.field && this.field !== field) this.unbind();
    this.field = field;
    field.setAttribute("aria-controls", this.id);
    this.#tellExpanded("true");
  }

  /** Unties it. */
  unbind() {
    this.field?.removeAttribute("aria-activedescendant");
    this.field?.removeAttribute("aria-controls");
    this.#tellExpanded("false");
    this.field = null;
  }

  /** Fields of several lines cannot say that they have a list; they name its active option alone. */
  #tellExpanded(value) {
    if (this.field?.getAttribute("role") === "combobox") this.field.setAttribute("aria-expanded", value);
  }

  /** Shows options; `note` stands below them, or instead of them. `active` is the first to be marked. */
  show(options, { note, active = 0 } = {}) {
    this.#options = [];
    const rows = options.map((option) => {
      if (option.heading) return el("div", { class: "listbox-heading", "aria-hidden": "true" }, option.lead, option.heading);
      return this.#row(option);
    });
    fill(this.list, rows);
    fill(this.note, note);
    this.note.hidden = !note;
    this.#mark(Math.min(active, this.#options.length - 1), false);
  }

  #row(option) {
    const at = this.#options.length;
    const row = el(
      "div",
      { class: "listbox-option", role: "option", id: `${this.id}-${at}`, "aria-selected": "false", "aria-disabled": option.disabled && "true" },
      option.lead && el("span", { class: "option-lead" }, option.lead),
      el("span", { class: "option-text" }, el("span", { class: "option-label" }, option.label), option.detail && el("span", { class: "option-detail" }, option.detail)),
      option.side && el("span", { class: "option-side" }, option.side),
    );
    row.addEventListener("pointermove", () => this.#mark(at, false));
    row.addEventListener("click", () => this.#take(at));
    this.#options.push({ option, row });
    return row;
  }

  #mark(at, scroll = true) {
    this.#options[this.#active]?.row.setAttribute("aria-selected", "false");
    this.#active = at;
    const now = this.#options[at];
    if (!now) {
      this.field?.removeAttribute("aria-activedescendant");
      return;
    }
    now.row.setAttribute("aria-selected", "true");
    this.field?.setAttribute("aria-activedescendant", now.row.id);
    if (scroll) now.row.scrollIntoView({ block: "nearest" });
  }

  #take(at) {
    const { option } = this.#options[at] ?? {};
    if (option && !option.disabled) this.choose(option);
  }

  /** How many options there are. */
  get size() {
    return this.#options.length;
  }

  /** The marked option. */
  get active() {
    return this.#options[this.#active]?.option ?? null;
  }

  /** Steers with arrows; takes the marked option with Enter or Tab. Tells whether the key was used. */
  key(event) {
    const count = this.#options.length;
    if (!count || event.isComposing) return false;
    if (event.key === "ArrowDown") this.#mark((this.#active + 1) % count);
    else if (event.key === "ArrowUp") this.#mark((this.#active - 1 + count) % count);
    else if ((event.key === "Enter" && !event.shiftKey) || (event.key === "Tab" && !event.shiftKey)) this.#take(this.#active);
    else return false;
    event.preventDefault();
    return true;
  }
}
