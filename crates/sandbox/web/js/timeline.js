// The messages of the open channel: drawing, scrolling, reading.

import { el, batched, announce, focusKey, calm } from "./dom.js";
import { icon } from "./icons.js";
import { messageNode, continues, callsMe } from "./message.js";
import { messageMenu } from "./message_actions.js";
import { keepPictures } from "./media.js";
import { plainText } from "./markdown_view.js";
import { dayNumber, dayName, stamp } from "./time.js";
import { compareIds } from "./ids.js";
import { runningNode } from "./running_command.js";
import { beginning } from "./channel_intro.js";

/** Nearer to the end than this counts as being there, in pixels. */
const NEAR = 60;
/** Older messages are fetched when less than this is left above, in pixels. */
const AHEAD = 600;

export class TimelineView {
  #app;
  #nodes = new Map();
  #dirty = new Set();
  #channel = null;
  #stuck = true;
  #newAfter = null;
  #flash = null;
  #editing = null;

  constructor(app) {
    this.#app = app;
    this.list = el("ol", { class: "messages", role: "list" });
    this.intro = el("div", { class: "intro" });
    this.scroller = el("div", { class: "scroller", tabindex: "-1" }, this.intro, this.list);
    this.jump = el("button", { type: "button", class: "jump-bar", hidden: true, on: { click: () => this.toPresent() } }, "Jump to present", icon("arrowDown"));
    this.newBar = el("button", { type: "button", class: "new-bar", hidden: true, on: { click: () => this.#toNewLine() } });
    this.node = el("div", { class: "timeline" }, this.newBar, this.scroller, this.jump);
    this.draw = batched(() => this.#draw());
    this.scroller.addEventListener("scroll", () => this.#scrolled(), { passive: true });
    this.list.addEventListener("keydown", (event) => this.#steer(event));
    this.list.addEventListener("contextmenu", (event) => this.#menu(event));
    const keep = new ResizeObserver(() => this.#stuck && this.#toEnd());
    keep.observe(this.list);
    keep.observe(this.scroller);
    const { store, interactions } = app;
    store.on("timeline", (news) => this.#news(news));
    for (const topic of ["members", "users", "guilds"]) store.on(topic, () => this.#redrawAll());
    store.on("unread", (id) => id === this.#channel && this.#read());
    interactions.on("components", (id) => this.#touch(id));
    interactions.on("running", (channel) => channel === this.#channel && this.draw());
    document.addEventListener("visibilitychange", () => this.#read());
  }

  /** Opens a channel, at its end or at a message. */
  async open(channelId, messageId) {
    const { store } = this.#app;
    this.#channel = channelId;
    this.#nodes.clear();
    this.#dirty.clear();
    this.#editing = null;
    this.list.replaceChildren();
    this.intro.replaceChildren();
    this.newBar.hidden = true;
    const channel = store.channels.get(channelId);
    this.list.setAttribute("aria-label", `Messages in ${store.channelName(channel)}`);
    this.#newAfter = channel.unread > 0 ? (channel.last_read_id ?? "0") : null;
    this.#stuck = !messageId;
    const timeline = store.timeline(channelId);
    if (messageId) await this.show(messageId);
    else if (!timeline.loaded || timeline.more.newer) await this.#app.attempt(store.loadLatest(channelId));
    if (this.#channel !== channelId) return;
    this.#draw();
    this.#read();
  }

  /** Closes the channel. */
  close() {
    this.#channel = null;
    this.list.replaceChildren();
    this.intro.replaceChildren();
    this.#nodes.clear();
  }

  /** Scrolls to a message, which is loaded if need be. */
  async show(messageId) {
    const { store } = this.#app;
    this.#stuck = false;
    this.#flash = messageId;
    if (!store.timeline(this.#channel).get(messageId)) {
      const loaded = await this.#app.attempt(store.loadAround(this.#channel, messageId));
      if (!loaded) return;
    }
    this.#draw();
  }

  /** Goes to the newest messages. */
  async toPresent() {
    this.#newAfter = null;
    const { store } = this.#app;
    if (store.timeline(this.#channel).more.newer) await this.#app.attempt(store.loadLatest(this.#channel));
    this.#stuck = true;
    this.draw();
  }

  /** Opens the editor of one of the user's messages, or closes it (`null`). */
  edit(messageId) {
    for (const id of [this.#editing, messageId]) if (id) this.#dirty.add(id);
    this.#editing = messageId;
    this.draw();
  }

  /** Takes the line above what was new away; the user has seen it or written something. */
  clearNewLine() {
    if (this.#newAfter === null) return;
    this.#newAfter = null;
    this.draw();
  }

  #news({ channel, kind, id }) {
    if (channel !== this.#channel) return;
    const { app, store } = { app: this.#app, store: this.#app.store };
    if (kind === "reset") this.#redrawAll();
    else if (kind === "update") {
      app.interactions.resetChosen(id);
      this.#touch(id);
    } else if (kind === "add") this.#added(store.timeline(channel).get(id));
    this.draw();
  }

  #added(message) {
    const { store } = this.#app;
    // What the user writes or asks a bot for is not news to them, and they have seen what was.
    const asked = [message.author.id, message.interaction_metadata?.user?.id].includes(store.me.id);
    if (asked) this.#newAfter = null;
    else if (this.#newAfter === null && !this.#reading()) {
      const known = store.timeline(this.#channel).messages;
      this.#newAfter = known[known.length - 2]?.id ?? "0";
    }
    if (message.author.id !== store.me.id || callsMe(message, this.#app)) {
      const place = { app: this.#app, guildId: store.channels.get(this.#channel)?.guild_id };
      announce(`${store.nameOf(message.author.id, place.guildId)}: ${plainText(message.content, place)}`);
    }
    this.#read();
  }

  #touch(id) {
    this.#dirty.add(id);
    this.draw();
  }

  #redrawAll() {
    for (const key of this.#nodes.keys()) this.#dirty.add(key);
    this.draw();
  }

  #draw() {
    const { store, interactions } = this.#app;
    const channel = store.channels.get(this.#channel);
    if (!channel) return;
    const timeline = store.timeline(this.#channel);
    if (this.#stuck && !timeline.more.newer) timeline.trim();
    const anchor = this.#stuck ? null : this.#anchor();
    this.intro.replaceChildren(beginning(channel, timeline, this.#app));
    this.#arrange([...this.#entries(channel, timeline, interactions.running(this.#channel))]);
    this.#dirty.clear();
    this.#rove();
    if (this.#flash) this.#showFlash();
    else if (this.#stuck && !timeline.more.newer) this.#toEnd();
    else this.#restore(anchor);
    this.#bars();
  }

  /** What is to be shown: messages, lines between them, and the user's commands that have no answer, each at its time. */
  *#entries(channel, timeline, runs) {
    let before = null;
    let day = null;
    let lined = false;
    for (const message of timeline.messages) {
      const at = Date.parse(message.timestamp);
      while (runs.length && runs[0].at < at) {
        yield this.#runEntry(runs.shift(), channel);
        before = null;
      }
      const newDay = dayNumber(at) !== day;
      const unread = !lined && this.#newAfter !== null && compareIds(message.id, this.#newAfter) > 0;
      if (newDay) yield { key: `day-${dayNumber(at)}`, make: () => divider(dayName(at)) };
      if (unread) {
        lined = true;
        yield { key: "new", make: () => divider("New", "new-line") };
      }
      const grouped = !newDay && !unread && continues(message, before);
      const make = () => messageNode(message, {
        app: this.#app,
        guildId: channel.guild_id,
        grouped,
        editing: this.#editing === message.id,
      });
      yield { key: message.id, kind: String(grouped), make };
      before = message;
      day = dayNumber(at);
    }
    for (const run of runs) yield this.#runEntry(run, channel);
  }

  #runEntry(run, channel) {
    return { key: `run-${run.nonce}`, kind: run.state, make: () => runningNode(run, { app: this.#app, guildId: channel.guild_id }) };
  }

  /** Brings the list into the wanted order, making only what is new or has changed. */
  #arrange(entries) {
    const wanted = new Set(entries.map((entry) => entry.key));
    for (const [key, known] of this.#nodes) {
      if (wanted.has(key)) continue;
      known.node.remove();
      this.#nodes.delete(key);
    }
    let place = this.list.firstChild;
    for (const entry of entries) {
      let known = this.#nodes.get(entry.key);
      const there = known !== undefined && known.node === place;
      if (!known || known.kind !== entry.kind || this.#dirty.has(entry.key)) {
        const node = entry.make();
        if (known) swap(known.node, node);
        known = { node, kind: entry.kind };
        this.#nodes.set(entry.key, known);
      }
      // What is in its place is not touched: moving it would take the focus away.
      if (!there) this.list.insertBefore(known.node, place);
      place = known.node.nextSibling;
    }
  }

  #anchor() {
    const top = this.scroller.getBoundingClientRect().top;
    for (const node of this.list.children) {
      const box = node.getBoundingClientRect();
      if (box.bottom > top && node.dataset.id) return { id: node.dataset.id, offset: box.top - top };
    }
    return null;
  }

  #restore(anchor) {
    const node = anchor && this.#nodes.get(anchor.id)?.node;
    if (!node) return;
    const offset = node.getBoundingClientRect().top - this.scroller.getBoundingClientRect().top;
    this.scroller.scrollTop += offset - anchor.offset;
  }

  #showFlash() {
    const node = this.#nodes.get(this.#flash)?.node;
    this.#flash = null;
    if (!node) return;
    node.scrollIntoView({ block: "center" });
    node.focus({ preventScroll: true });
    node.classList.add("flash");
    setTimeout(() => node.classList.remove("flash"), 2000);
  }

  #toEnd() {
    this.scroller.scrollTop = this.scroller.scrollHeight;
  }

  #toNewLine() {
    this.#stuck = false;
    this.newBar.hidden = true;
    this.#nodes.get("new")?.node.scrollIntoView({ block: "center", behavior: calm() ? "auto" : "smooth" });
  }

  #scrolled() {
    const { scrollTop, scrollHeight, clientHeight } = this.scroller;
    const { store } = this.#app;
    if (!this.#channel) return;
    const timeline = store.timeline(this.#channel);
    const rest = scrollHeight - scrollTop - clientHeight;
    this.#stuck = rest < NEAR && !timeline.more.newer;
    if (scrollTop < AHEAD && timeline.more.older) this.#app.attempt(store.loadMore(this.#channel, "older"));
    if (rest < AHEAD && timeline.more.newer) this.#app.attempt(store.loadMore(this.#channel, "newer"));
    this.#bars();
    this.#read();
  }

  #bars() {
    const { store } = this.#app;
    const timeline = store.timeline(this.#channel);
    const { scrollTop, scrollHeight, clientHeight } = this.scroller;
    const away = timeline.more.newer || scrollHeight - scrollTop - clientHeight > clientHeight;
    this.jump.hidden = !away;
    const line = this.#nodes.get("new")?.node;
    const hidden = line && line.getBoundingClientRect().bottom < this.scroller.getBoundingClientRect().top;
    this.newBar.hidden = !hidden;
    if (hidden) {
      const first = timeline.messages.find((one) => compareIds(one.id, this.#newAfter) > 0);
      this.newBar.textContent = `New messages since ${stamp(Date.parse(first.timestamp))} · Jump`;
    }
  }

  // Not whether the window has the focus: people put the windows of two users side by side and watch both.
  #reading() {
    return this.#stuck && document.visibilityState === "visible";
  }

  /** Tells the server that the newest message has been read, if it has. */
  #read() {
    const { store } = this.#app;
    const channel = store.channels.get(this.#channel);
    const newest = store.timelines.get(this.#channel)?.newest;
    if (!channel || !newest || channel.unread === 0 || !this.#reading()) return;
    channel.unread = 0;
    channel.mentions = 0;
    store.emit("unread", channel.id);
    this.#app.attempt(this.#app.api.ack(channel.id));
  }

  /** One message can be reached with Tab; the arrows go on from there. */
  #rove() {
    const all = this.list.querySelectorAll(".message");
    for (const node of all) node.tabIndex = -1;
    const last = all[all.length - 1];
    if (last) last.tabIndex = 0;
  }

  #steer(event) {
    const node = event.target;
    if (!node.classList.contains("message")) return;
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (!step) return;
    event.preventDefault();
    const all = [...this.list.querySelectorAll(".message")];
    all[all.indexOf(node) + step]?.focus();
  }

  #menu(event) {
    const node = event.target.closest(".message[data-id]");
    if (!node || event.target.closest("a, img, textarea, input") || String(getSelection())) return;
    const message = this.#app.store.timeline(this.#channel).get(node.dataset.id);
    if (!message) return;
    event.preventDefault();
    const guildId = this.#app.store.channels.get(this.#channel)?.guild_id;
    messageMenu({ x: event.clientX, y: event.clientY }, message, { app: this.#app, guildId });
  }
}

function divider(text, className = "") {
  return el("li", { class: `divider ${className}`, role: "separator" }, el("span", {}, text));
}

/** Replaces a node by its new version, which keeps loaded pictures and the focus. */
function swap(older, newer) {
  keepPictures(older, newer);
  const focused = older.contains(document.activeElement) ? document.activeElement : null;
  older.replaceWith(newer);
  if (!focused) return;
  if (focused === older) newer.focus({ preventScroll: true });
  else if (focused.dataset.key) focusKey(newer, focused.dataset.key);
}
