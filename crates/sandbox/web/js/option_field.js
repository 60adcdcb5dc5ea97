// One option of a command being typed: its name and a field for its value.

import { el, uniqueId } from "./dom.js";
import { icon } from "./icons.js";
import { OPTION } from "./kinds.js";
import { resolve } from "./option_kinds.js";

export class OptionField {
  /** What was taken from the list or the disk: `{value, shown}`. */
  #taken = null;

  constructor(option, form) {
    this.option = option;
    this.form = form;
    this.file = null;
    const id = uniqueId("option");
    this.input = option.type === OPTION.attachment ? this.#fileButton(id) : this.#textField(id);
    this.node = el("span", { class: "option-pill" },
      el("label", { class: "option-name", for: id }, option.name),
      this.input);
    this.input.addEventListener("focus", () => form.focused(this));
    this.input.addEventListener("keydown", (event) => form.key(event, this));
  }

  #textField(id) {
    const input = el("input", {
      class: "option-input",
      id,
      type: "text",
      role: "combobox",
      autocomplete: "off",
      autocapitalize: "off",
      spellcheck: "false",
      "aria-autocomplete": "list",
      "aria-expanded": "false",
      "aria-required": this.option.required && "true",
      "aria-description": this.option.description,
      inputmode: this.option.type === OPTION.integer ? "numeric" : this.option.type === OPTION.number ? "decimal" : null,
      size: 1,
    });
    input.addEventListener("input", () => {
      this.#taken = null;
      this.mark(null);
      this.#fit();
      this.form.typed(this);
    });
    return input;
  }

  #fileButton(id) {
    const chooser = el("input", { type: "file", hidden: true });
    const text = el("span", {}, "Choose a file");
    const button = el("button", { type: "button", class: "option-file", id, "aria-description": this.option.description, on: { click: () => chooser.click() } }, icon("file"), text, chooser);
    chooser.addEventListener("click", (event) => event.stopPropagation());
    chooser.addEventListener("change", () => {
      this.file = chooser.files[0] ?? null;
      text.textContent = this.file?.name ?? "Choose a file";
      this.mark(null);
    });
    return button;
  }

  /** The text in the field. */
  get text() {
    return this.input.value ?? "";
  }

  /** Whether something was chosen that the list need not be shown for any more. */
  get settled() {
    return this.#taken !== null;
  }

  /** Whether there is nothing in it. */
  get empty() {
    return this.option.type === OPTION.attachment ? !this.file : this.text.trim() === "";
  }

  /** Puts a text in, as if typed. */
  type(text) {
    this.input.value = text;
    this.#fit();
  }

  /** Takes a suggestion. */
  take({ value, shown, label }) {
    this.#taken = { value, shown: shown ?? label };
    this.input.value = this.#taken.shown;
    this.mark(null);
    this.#fit();
  }

  /** Its value: `{value}`, `{error}`, or `null` if it is empty. */
  read(place) {
    if (this.option.type === OPTION.attachment) return this.file ? { value: this.file } : null;
    if (this.#taken) return this.#taken;
    return this.empty ? null : resolve(this.option, this.text, place);
  }

  /** Marks it as wrong, with a reason, or as right (`null`). */
  mark(error) {
    this.node.classList.toggle("wrong", Boolean(error));
    this.input.toggleAttribute("aria-invalid", Boolean(error));
    this.input.title = error ?? "";
  }

  #fit() {
    this.input.size = Math.max(1, Math.min(40, [...this.text].length));
    this.node.classList.toggle("filled", !this.empty);
  }
}
