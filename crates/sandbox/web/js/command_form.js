// A command being filled in: its name and a pill for each option, with suggestions for the one that has the focus.

import { el } from "./dom.js";
import { OptionField } from "./option_field.js";
import { bounds, choiceRows, isFree, suggestions } from "./option_kinds.js";
import { OPTION } from "./kinds.js";
import { upload } from "./api.js";

/** Typing pauses as long as this before the bot is asked for suggestions, in milliseconds. */
const PAUSE = 250;

export class CommandForm {
  #fields = [];
  #active = null;
  #asked = 0;
  #timer = 0;

  /** `host` is `{popup, place, interactions, submit, leave, complain}`. */
  constructor(entry, host) {
    this.entry = entry;
    this.host = host;
    this.more = el("input", {
      class: "option-more",
      type: "text",
      role: "combobox",
      autocomplete: "off",
      autocapitalize: "off",
      "aria-label": "Add an option",
      "aria-autocomplete": "list",
      "aria-expanded": "false",
    });
    this.more.addEventListener("focus", () => this.#offerOptions());
    this.more.addEventListener("input", () => this.#typedMore());
    this.more.addEventListener("keydown", (event) => this.#keyMore(event));
    this.chip = el("span", { class: "command-chip" }, `/${entry.path}`);
    this.node = el("div", { class: "command-form", role: "group", "aria-label": `Command ${entry.path}` }, this.chip, this.more);
    for (const option of entry.options) if (option.required) this.#addField(option);
    this.#drawMore();
  }

  /** Puts the cursor where it is wanted first. */
  focus() {
    const first = this.#fields.find((field) => field.empty) ?? this.#fields[0];
    (first?.input ?? this.more).focus();
    if (!first && this.#hidden().length === 0) this.#offerOptions();
  }

  /** Fills in texts by option name, as typed. */
  fillIn(given) {
    for (const option of this.entry.options) {
      if (!given.has(option.name)) continue;
      const field = this.#fields.find((one) => one.option === option) ?? this.#addField(option);
      if (option.type !== OPTION.attachment) field.type(given.get(option.name));
    }
    this.#drawMore();
  }

  #addField(option) {
    const field = new OptionField(option, this);
    this.#fields.push(field);
    this.more.before(field.node);
    return field;
  }

  #hidden() {
    return this.entry.options.filter((option) => !this.#fields.some((field) => field.option === option));
  }

  #drawMore() {
    const count = this.#hidden().length;
    this.more.placeholder = count ? `+${count} optional` : "";
    // Without it there would be nothing to hold the focus of a command that takes no options.
    this.more.readOnly = count === 0;
    this.more.hidden = count === 0 && this.#fields.length > 0;
  }

  /** A field has got the focus. */
  focused(field) {
    this.#active = field;
    this.#suggest(field, true);
  }

  /** Something was typed in a field. */
  typed(field) {
    if (this.#typedName(field)) return;
    this.#active = field;
    this.#suggest(field, false);
  }

  /** Typing "name:" goes on to the option of that name, for those who type a command like a sentence. */
  #typedName(field) {
    const found = /^(.*?)\s*(?<!\S)([^\s:]+):$/su.exec(field.text);
    const option = found && this.entry.options.find((one) => one.name === found[2].toLowerCase());
    if (!option) return false;
    field.type(found[1]);
    const wanted = this.#fields.find((one) => one.option === option);
    if (!wanted) this.#add(option);
    else if (wanted === field) this.focused(field);
    else wanted.input.focus();
    return true;
  }

  #suggest(field, atOnce) {
    const { option } = field;
    const { popup, place } = this.host;
    const head = { title: option.name, detail: option.description, side: bounds(option) };
    this.#asked += 1;
    clearTimeout(this.#timer);
    const choose = (row) => this.#choose(field, row);
    if (field.settled) popup.show({ head, rows: [], field: field.input, choose });
    else if (option.autocomplete) this.#ask(field, head, choose, atOnce);
    else {
      const rows = suggestions(option, field.text, place) ?? [];
      popup.show({ head, rows, field: field.input, choose, note: !isFree(option) && option.type !== OPTION.attachment && !rows.length && "Nothing matches." });
    }
  }

  #ask(field, head, choose, atOnce) {
    const { popup, interactions, place } = this.host;
    const mine = this.#asked;
    popup.show({ head, rows: [], field: field.input, choose, note: "Loading options…" });
    this.#timer = setTimeout(async () => {
      let rows = [];
      let note = "No options match your search.";
      try {
        rows = choiceRows(await interactions.suggest(place.channelId, this.#data(field)));
      } catch (error) {
        note = error.words ?? error.message;
      }
      // Something else was typed or focused meanwhile.
      if (mine !== this.#asked || this.#active !== field) return;
      popup.show({ head, rows, field: field.input, choose, note: !rows.length && note });
    }, atOnce ? 0 : PAUSE);
  }

  #choose(field, row) {
    field.take(row);
    const at = this.#fields.indexOf(field);
    const rest = [...this.#fields.slice(at + 1), ...this.#fields.slice(0, at)];
    const next = rest.find((one) => one.empty);
    if (next) next.input.focus();
    else if (!this.more.hidden) this.more.focus();
    else this.focused(field);
  }

  #offerOptions() {
    this.#active = null;
    this.#asked += 1;
    const { entry, host } = this;
    const wanted = this.more.value.trim().toLowerCase();
    const rows = this.#hidden().filter((option) => option.name.includes(wanted)).map((option) => ({ label: option.name, detail: option.description, option }));
    host.popup.show({
      head: { title: `/${entry.path}`, detail: entry.description, side: entry.application.name },
      rows,
      field: this.more,
      active: wanted ? 0 : -1,
      choose: ({ option }) => this.#add(option),
    });
  }

  #add(option) {
    this.more.value = "";
    const field = this.#addField(option);
    this.#drawMore();
    field.input.focus();
  }

  #typedMore() {
    const name = /^\s*([^\s:]+):/.exec(this.more.value)?.[1]?.toLowerCase();
    const option = this.#hidden().find((one) => one.name === name);
    if (option) this.#add(option);
    else this.#offerOptions();
  }

  #keyMore(event) {
    if (event.isComposing) return;
    if (this.host.popup.key(event)) return;
    const atStart = this.more.selectionStart === 0 && this.more.selectionEnd === 0;
    if (event.key === "Enter") this.host.submit();
    else if (event.key === "Escape") this.host.leave("");
    else if (event.key === "Backspace" && this.more.value === "") this.#back(this.#fields.length);
    else if (event.key === "ArrowLeft" && atStart && this.#fields.length) this.#fields.at(-1).input.focus();
    else return;
    event.preventDefault();
  }

  /** A key in a field: steers the list, moves between fields, sends or leaves. */
  key(event, field) {
    if (event.isComposing) return;
    const isFile = field.option.type === OPTION.attachment;
    const free = isFree(field.option) && !field.option.autocomplete;
    // What was typed into a free field is final; in others, the marked suggestion is what is meant.
    const skip = event.key === "Tab" && field.empty && !field.option.required;
    const spelled = event.key === "Enter" && !field.settled && this.#spelledOut(field);
    if (spelled) field.take(spelled);
    else if (!free && !field.settled && !skip && this.host.popup.key(event)) return;
    const at = this.#fields.indexOf(field);
    const { selectionStart: start, selectionEnd: end } = isFile ? { selectionStart: 0, selectionEnd: 0 } : field.input;
    if (event.key === "Enter" && !(isFile && field.empty)) this.host.submit();
    else if (event.key === "Escape") this.#escape();
    else if (event.key === "Backspace" && field.empty) this.#back(at, field);
    else if (event.key === "ArrowLeft" && start === 0 && end === 0 && at > 0) this.#fields[at - 1].input.focus();
    else if (event.key === "ArrowRight" && (isFile || start === field.text.length)) (this.#fields[at + 1]?.input ?? this.more).focus();
    else return;
    event.preventDefault();
  }

  /** The suggestion that was typed in full, if it was: then Enter need not be pressed twice. */
  #spelledOut(field) {
    const plain = (text) => text.trim().toLowerCase().replace(/^[@#]/, "");
    const { active } = this.host.popup;
    return active && plain(active.label) === plain(field.text) ? active : null;
  }

  #escape() {
    if (this.host.popup.visible) this.host.popup.hide();
    else this.host.leave("");
  }

  /** Backspace at the beginning of a field takes it away, or ends the command. */
  #back(at, field) {
    if (field && !field.option.required) {
      this.#fields.splice(at, 1);
      field.node.remove();
      this.#drawMore();
    }
    const before = this.#fields[at - 1];
    if (before) before.input.focus();
    else if (field && !field.option.required && !this.more.hidden) this.more.focus();
    else this.host.leave(`/${this.entry.path}`);
  }

  #data(focused) {
    const options = [];
    for (const field of this.#fields) {
      if (field === focused) options.push({ name: field.option.key, value: field.text, focused: true });
      else if (field.option.type !== OPTION.attachment) {
        const read = field.read(this.host.place);
        if (read && !read.error) options.push({ name: field.option.key, value: read.value });
      }
    }
    return { name: this.entry.name, application_id: this.entry.application.id, options };
  }

  /** Checks everything and gives the data to send; says what is wrong and gives `null` otherwise. */
  async data() {
    const problems = [];
    const options = [];
    const files = [];
    for (const field of this.#fields) {
      const read = field.read(this.host.place);
      const error = read ? read.error : field.option.required ? "is required" : null;
      field.mark(error);
      if (error) problems.push({ field, text: `${field.option.name} ${error}.` });
      else if (read && field.file) files.push({ name: field.option.key, file: field.file });
      else if (read) options.push({ name: field.option.key, value: read.value });
    }
    if (problems.length) {
      this.host.complain(problems.map((one) => one.text).join(" "));
      problems[0].field.input.focus();
      return null;
    }
    const data = { name: this.entry.name, application_id: this.entry.application.id, type: 1, options };
    for (const [at, { name, file }] of files.entries()) {
      data.attachments = [...(data.attachments ?? []), await upload(file)];
      options.push({ name, value: at });
    }
    return data;
  }

  /** Marks the options a refusal of the server is about. */
  markErrors(details) {
    for (const field of this.#fields) {
      const found = details.find(({ path }) => path.split(".").includes(field.option.key));
      if (found) field.mark(found.text);
    }
  }
}
