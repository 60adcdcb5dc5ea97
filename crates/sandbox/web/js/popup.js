// The list above the composer: commands, values for options, people to mention.

import { el, fill } from "./dom.js";
import { ListBox } from "./listbox.js";

export class Popup {
  #choose = null;

  constructor() {
    this.head = el("div", { class: "popup-head" });
    this.list = new ListBox({ label: "Suggestions", choose: (option) => this.#choose?.(option) });
    this.node = el("div", { class: "composer-popup", hidden: true }, this.head, this.list.node);
  }

  /** Whether it is shown. */
  get visible() {
    return !this.node.hidden;
  }

  /** The marked option. */
  get active() {
    return this.visible ? this.list.active : null;
  }

  /** Shows `{head?: {title, detail, side}, rows, field, choose, note?, active?}`. */
  show({ head, rows, field, choose, note, active = 0 }) {
    this.#choose = choose;
    fill(this.head, head && [
      el("strong", {}, head.title),
      head.detail && el("span", { class: "popup-detail" }, head.detail),
      head.side && el("span", { class: "popup-side" }, head.side),
    ]);
    this.head.hidden = !head;
    this.list.bind(field);
    this.list.show(rows, { note, active });
    this.list.node.hidden = !rows.length && !note;
    this.node.hidden = !head && !rows.length && !note;
  }

  /** Hides it. */
  hide() {
    this.node.hidden = true;
    this.list.show([]);
    this.list.unbind();
  }

  /** Lets the list use a key; tells whether it did. */
  key(event) {
    return this.visible && (this.list.active !== null || event.key.startsWith("Arrow")) && this.list.key(event);
  }
}
