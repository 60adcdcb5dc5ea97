// Where the user writes: messages, and commands.

import { el, fill } from "./dom.js";
import { icon } from "./icons.js";
import { textArea } from "./text_area.js";
import { Popup } from "./popup.js";
import { Uploads } from "./uploads.js";
import { CommandForm } from "./command_form.js";
import { pickEmoji } from "./emoji_picker.js";
import { entries, search, beginsWith, readOptions } from "./command_tree.js";
import { commandRows, mentionQuery, mentionRows } from "./completions.js";
import { CHANNEL, isThread } from "./kinds.js";
import { ATTACH_FILES, SEND_MESSAGES, SEND_MESSAGES_IN_THREADS, USE_APPLICATION_COMMANDS, allowed } from "./permissions.js";

/** The longest message Discord takes; a counter appears towards it. */
const LONGEST = 2000;
const COUNT_FROM = 1800;
/** Others are told that the user is typing at most this often, in milliseconds. */
const TELL_EVERY = 8000;

export class Composer {
  #app;
  #channel = null;
  #form = null;
  #replyTo = null;
  #told = 0;
  #drafts = new Map();
  #commands = [];

  constructor(app) {
    this.#app = app;
    this.popup = new Popup();
    this.uploads = new Uploads(() => this.#drawState());
    this.field = textArea({ class: "composer-field", "aria-autocomplete": "list", "aria-describedby": "composer-error" });
    this.formPlace = el("div", { class: "composer-form" });
    this.problem = el("p", { class: "composer-problem", id: "composer-error", role: "alert", hidden: true });
    this.reply = el("div", { class: "reply-bar", hidden: true });
    this.count = el("span", { class: "composer-count", hidden: true });
    this.attach = el("button", { type: "button", class: "icon-button attach", "aria-label": "Attach a file", title: "Attach a file", on: { click: () => this.uploads.choose() } }, icon("plusCircle"));
    this.slash = el("button", { type: "button", class: "icon-button", "aria-label": "Use a command", title: "Use a command", on: { click: () => this.#openCommands() } }, icon("slash"));
    this.emoji = el("button", { type: "button", class: "icon-button", "aria-label": "Insert an emoji", title: "Insert an emoji", on: { click: (event) => pickEmoji(event.currentTarget, (one) => this.#insert(one)) } }, icon("smile"));
    this.go = el("button", { type: "button", class: "icon-button send", "aria-label": "Send", title: "Send", on: { click: () => this.#submit() } }, icon("send"));
    this.row = el("div", { class: "composer-row" }, this.attach, this.field, this.formPlace, this.count, this.slash, this.emoji, this.go);
    this.closed = el("p", { class: "composer-closed", hidden: true });
    this.box = el("div", { class: "composer-box" }, this.reply, this.uploads.node, this.row, this.closed);
    this.node = el("div", { class: "composer", role: "group", "aria-label": "Write" }, this.popup.node, this.problem, this.box, this.uploads.chooser);
    this.#listen();
  }

  #listen() {
    const { store } = this.#app;
    this.field.addEventListener("input", () => this.#typed());
    this.field.addEventListener("keydown", (event) => this.#key(event));
    this.field.addEventListener("click", () => this.#suggest());
    this.field.addEventListener("paste", (event) => this.#pasted(event));
    this.node.addEventListener("focusout", (event) => {
      if (!this.node.contains(event.relatedTarget)) this.popup.hide();
    });
    // A click beside the fields goes on typing.
    this.row.addEventListener("click", (event) => {
      if (event.target === this.row || event.target === this.formPlace || event.target === this.#form?.node) this.focus();
    });
    store.on("commands", () => this.#fetchCommands());
    for (const topic of ["channels", "members", "guilds"]) store.on(topic, () => this.#drawState());
  }

  /** Goes to a channel; what was being written in the last one is kept for coming back. */
  open(channelId) {
    if (this.#channel) this.#drafts.set(this.#channel, this.field.value);
    this.#channel = channelId;
    this.#leaveForm("");
    this.setReply(null);
    this.uploads.clear();
    this.#complain(null);
    this.field.value = this.#drafts.get(channelId) ?? "";
    this.field.dispatchEvent(new Event("input"));
    this.popup.hide();
    this.#drawState();
    this.#fetchCommands();
  }

  /** Puts the cursor into it. */
  focus() {
    if (this.#form) this.#form.focus();
    else this.field.focus({ preventScroll: true });
  }

  /** Answers a message (`null`: none). */
  setReply(message) {
    this.#replyTo = message;
    this.reply.hidden = !message;
    if (!message) return;
    const name = this.#app.store.nameOf(message.author.id, this.#guild);
    fill(this.reply,
      el("span", {}, "Replying to ", el("strong", {}, name)),
      el("button", { type: "button", class: "icon-button", "aria-label": "Stop replying", on: { click: () => this.setReply(null) } }, icon("close")));
    this.focus();
  }

  /** Begins a command, as a mention of it in a message does. */
  async startCommand(name, id) {
    await this.#fetchCommands();
    const entry = this.#commands.find((one) => one.name === name && one.command.id === id) ?? this.#commands.find((one) => one.name === name);
    if (entry) this.#openForm(entry);
    else this.#complain(`The command /${name} cannot be used here.`);
  }

  get #guild() {
    return this.#app.store.channels.get(this.#channel)?.guild_id;
  }

  get #place() {
    return { app: this.#app, guildId: this.#guild, channelId: this.#channel };
  }

  async #fetchCommands() {
    const channel = this.#channel;
    if (!channel) return;
    try {
      const commands = await this.#app.store.commandsIn(channel);
      if (channel !== this.#channel) return;
      this.#commands = entries(commands, this.#app.store.me.locale);
      if (this.field.value.startsWith("/") && document.activeElement === this.field) this.#suggest();
    } catch (error) {
      this.#commands = [];
      this.#complain(error.words ?? error.message);
    }
  }

  #drawState() {
    const channel = this.#app.store.channels.get(this.#channel);
    if (!channel) return;
    const reason = this.#closedReason(channel);
    this.row.hidden = Boolean(reason);
    this.closed.hidden = !reason;
    this.closed.textContent = reason ?? "";
    this.attach.hidden = !allowed(channel, ATTACH_FILES) || Boolean(this.#form);
    this.slash.hidden = !allowed(channel, USE_APPLICATION_COMMANDS) || Boolean(this.#form);
    this.emoji.hidden = Boolean(this.#form);
    const name = this.#app.store.channelName(channel);
    const where = channel.type === CHANNEL.dm ? `@${name}` : isThread(channel) ? name : `#${name}`;
    this.field.placeholder = `Message ${where}`;
    this.field.setAttribute("aria-label", `Message ${where}`);
    const left = LONGEST - [...this.field.value].length;
    this.count.hidden = left > LONGEST - COUNT_FROM;
    this.count.textContent = String(left);
    this.count.classList.toggle("over", left < 0);
    this.go.disabled = !this.#form && !this.field.value.trim() && !this.uploads.count;
  }

  #closedReason(channel) {
    const needed = isThread(channel) ? SEND_MESSAGES_IN_THREADS : SEND_MESSAGES;
    if (!allowed(channel, needed)) return "You do not have permission to send messages in this channel.";
    if (channel.thread_metadata?.locked) return "This thread is locked.";
    const until = this.#app.store.guilds.get(this.#guild)?.members.get(this.#app.store.me.id)?.communication_disabled_until;
    if (until && Date.parse(until) > Date.now()) return `You cannot write until ${new Date(until).toLocaleString()}.`;
    return null;
  }

  #complain(text) {
    this.problem.hidden = !text;
    fill(this.problem, text && [icon("warning"), text]);
  }

  #typed() {
    this.#complain(null);
    this.#drawState();
    const { value } = this.field;
    if (value && !value.startsWith("/") && Date.now() - this.#told > TELL_EVERY) {
      this.#told = Date.now();
      this.#app.attempt(this.#app.api.typing(this.#channel));
    }
    if (value.startsWith("/") && value.endsWith(" ") && this.#enterForm(value)) return;
    this.#suggest();
  }

  /** A command typed in full and followed by a space becomes a form. */
  #enterForm(value) {
    const path = value.slice(1).trim().toLowerCase();
    const entry = this.#commands.find((one) => one.path === path);
    const longer = this.#commands.some((one) => one.path.startsWith(`${path} `));
    if (!entry || longer) return false;
    this.#openForm(entry);
    return true;
  }

  #suggest() {
    const { value, selectionStart: caret } = this.field;
    if (value.startsWith("/") && !value.includes("\n") && this.#commands.length) {
      const text = value.slice(1);
      const found = search(this.#commands, text);
      const typed = found.length ? null : beginsWith(this.#commands, text);
      this.popup.show({
        rows: commandRows(typed ? [typed.entry] : found, !text.trim()),
        field: this.field,
        active: typed ? -1 : 0,
        choose: ({ entry }) => this.#openForm(entry),
      });
      return;
    }
    const query = mentionQuery(value.slice(0, caret));
    const rows = query ? mentionRows(query, this.#place) : [];
    if (!rows.length) this.popup.hide();
    else this.popup.show({ rows, field: this.field, choose: (row) => this.#complete(query, row) });
  }

  #complete(query, row) {
    const { value, selectionStart: caret } = this.field;
    const begin = caret - query.text.length - 1;
    this.field.setRangeText(`${row.typed} `, begin, caret, "end");
    if (this.field.value !== value) this.field.dispatchEvent(new Event("input"));
  }

  #insert(text) {
    this.field.focus();
    this.field.setRangeText(text, this.field.selectionStart, this.field.selectionEnd, "end");
    this.field.dispatchEvent(new Event("input"));
  }

  #openCommands() {
    this.field.value = "/";
    this.field.focus();
    this.field.dispatchEvent(new Event("input"));
  }

  #key(event) {
    if (event.isComposing) return;
    if (this.popup.key(event)) return;
    if (event.key === "Enter" && !event.shiftKey) this.#submit();
    else if (event.key === "Escape") this.#escape();
    else if (event.key === "ArrowUp" && this.field.value === "") this.#app.editLast();
    else return;
    event.preventDefault();
  }

  #escape() {
    if (this.popup.visible) this.popup.hide();
    else if (this.#replyTo) this.setReply(null);
    else this.#app.markRead();
  }

  #pasted(event) {
    if (!event.clipboardData?.files.length || this.attach.hidden) return;
    event.preventDefault();
    this.uploads.add(event.clipboardData.files);
  }

  #openForm(entry, given) {
    this.#complain(null);
    this.#form?.node.remove();
    this.#form = new CommandForm(entry, {
      popup: this.popup,
      place: this.#place,
      interactions: this.#app.interactions,
      submit: () => this.#submit(),
      leave: (text) => this.#leaveForm(text, true),
      complain: (text) => this.#complain(text),
    });
    this.field.hidden = true;
    fill(this.formPlace, this.#form.node);
    this.node.classList.add("in-command");
    if (given) this.#form.fillIn(given);
    this.popup.hide();
    this.#form.focus();
    this.#drawState();
  }

  #leaveForm(text, focus = false) {
    if (!this.#form) return;
    this.#form = null;
    this.formPlace.replaceChildren();
    this.node.classList.remove("in-command");
    this.field.hidden = false;
    this.field.value = text;
    this.popup.hide();
    if (focus) this.field.focus({ preventScroll: true });
    this.field.dispatchEvent(new Event("input"));
  }

  async #submit() {
    if (this.#form) {
      await this.#runForm(this.#form);
      return;
    }
    const text = this.field.value.trim();
    if (text.startsWith("/")) await this.#fetchCommands();
    const command = text.startsWith("/") ? beginsWith(this.#commands, text.slice(1)) : null;
    if (command) {
      this.#openForm(command.entry, readOptions(command.entry.options, command.rest));
      await this.#runForm(this.#form);
    } else if (text || this.uploads.count) await this.#send(text);
  }

  async #runForm(form) {
    const data = await form.data();
    if (!data) return;
    this.#complain(null);
    const { entry } = form;
    try {
      const sent = this.#app.interactions.command({ channelId: this.#channel, application: entry.application, name: entry.path, data });
      this.#app.stickToEnd();
      await sent;
    } catch (error) {
      form.markErrors(error.details ?? []);
      this.#complain(error.words ?? error.message);
      return;
    }
    if (this.#form === form) this.#leaveForm("", true);
  }

  async #send(text) {
    const channel = this.#channel;
    const message = { content: this.#app.sendable(text, channel) };
    if (this.uploads.count) message.attachments = await this.uploads.data();
    if (this.#replyTo) message.message_reference = { message_id: this.#replyTo.id };
    const before = this.field.value;
    // Empty at once, so that the next message can be typed while this one is on its way.
    this.field.value = "";
    this.field.dispatchEvent(new Event("input"));
    this.#app.stickToEnd();
    try {
      await this.#app.api.send(channel, message);
    } catch (error) {
      if (channel === this.#channel && !this.field.value) this.field.value = before;
      this.#drawState();
      this.#complain(error.words ?? error.message);
      return;
    }
    this.#told = 0;
    if (channel !== this.#channel) return;
    this.uploads.clear();
    this.setReply(null);
  }
}
