// Files that wait to be sent with a message.

import { el, refill } from "./dom.js";
import { icon } from "./icons.js";
import { size } from "./media.js";
import { ask, notice } from "./overlay.js";
import { upload } from "./api.js";

const MOST = 10;
const LARGEST = 10 * 1024 * 1024;

export class Uploads {
  #items = [];

  constructor(changed) {
    this.changed = changed;
    this.node = el("ul", { class: "uploads", "aria-label": "Files to send", hidden: true });
    this.chooser = el("input", { type: "file", multiple: true, hidden: true });
    this.chooser.addEventListener("change", () => {
      this.add(this.chooser.files);
      this.chooser.value = "";
    });
  }

  /** How many there are. */
  get count() {
    return this.#items.length;
  }

  /** Lets the user choose files. */
  choose() {
    this.chooser.click();
  }

  /** Adds files. */
  add(files) {
    for (const file of files) {
      if (file.size > LARGEST) notice(`${file.name} is larger than 10 MB.`, { bad: true });
      else if (this.#items.length >= MOST) notice("A message takes at most 10 files.", { bad: true });
      else this.#items.push({ file, description: "", url: file.type.startsWith("image/") ? URL.createObjectURL(file) : null });
    }
    this.#draw();
  }

  /** The files as the server takes them. */
  data() {
    return Promise.all(this.#items.map((item) => upload(item.file, item.description)));
  }

  /** Forgets all. */
  clear() {
    for (const item of this.#items) if (item.url) URL.revokeObjectURL(item.url);
    this.#items = [];
    this.#draw();
  }

  #remove(item) {
    if (item.url) URL.revokeObjectURL(item.url);
    this.#items = this.#items.filter((one) => one !== item);
    this.#draw();
  }

  async #describe(item) {
    const text = await ask({ title: "Describe the file", label: "Description (alt text)", value: item.description, action: "Save", maxlength: 1024 });
    if (text !== null) item.description = text;
    this.#draw();
  }

  #draw() {
    this.node.hidden = !this.#items.length;
    refill(this.node, this.#items.map((item) => el("li", { class: "upload" },
      item.url ? el("img", { src: item.url, alt: item.description }) : el("span", { class: "upload-sign" }, icon("file")),
      el("span", { class: "upload-name" }, item.file.name),
      el("small", {}, size(item.file.size)),
      el("span", { class: "upload-tools" },
        el("button", { type: "button", class: `alt-button${item.description ? " on" : ""}`, "aria-label": `Describe ${item.file.name}`, on: { click: () => this.#describe(item) } }, "ALT"),
        el("button", { type: "button", class: "icon-button", "aria-label": `Remove ${item.file.name}`, on: { click: () => this.#remove(item) } }, icon("trash"))))));
    this.changed();
  }
}
