// The page of one user: puts the parts together and lets them act on each other.

import { el, batched } from "./dom.js";
import { Composer } from "./composer.js";
import { TimelineView } from "./timeline.js";
import { drawRail } from "./rail.js";
import { drawSidebar } from "./sidebar.js";
import { drawMembers } from "./members.js";
import { drawUserPanel } from "./user_panel.js";
import { drawHeader } from "./header.js";
import { drawTyping } from "./typing.js";
import { drawEmpty } from "./empty.js";
import { openProfile } from "./profile.js";
import { openModal } from "./modal.js";
import { closePopovers, confirmAction, notice } from "./overlay.js";
import { toMentions, fromMentions } from "./mention_text.js";
import { readRoute, routeUrl } from "./route.js";
import { setTitle } from "./title.js";
import { CHANNEL, MESSAGE } from "./kinds.js";
import { findThread } from "./archive.js";
import { languageOf } from "./locale.js";
import { text } from "./words.js";

/** From this width on the list of people is shown at first; up to the other it covers the conversation. */
const WIDE = 1180;
const COVERED = 1000;
/** A message whose pictures cannot be loaded is fetched anew at most this often, in milliseconds. */
const REFRESH_EVERY = 30_000;

export class App {
  #lastChannel = new Map();
  #refreshed = new Map();
  #wantedGuild = null;

  constructor(store, interactions, slug) {
    this.store = store;
    this.api = store.api;
    this.interactions = interactions;
    this.slug = slug;
    this.place = { guild: undefined, channel: undefined };
    this.drawerOpen = false;
    this.membersOpen = innerWidth >= WIDE;
    this.timeline = new TimelineView(this);
    this.composer = new Composer(this);
    this.#build();
    this.#listen();
  }

  #build() {
    this.rail = el("nav", { class: "rail", "aria-label": "Servers" });
    this.side = el("div", { class: "side" });
    this.panel = el("div", { class: "user-panel", role: "group", "aria-label": "You" });
    this.drawer = el("div", { class: "drawer", id: "drawer" }, this.rail, el("div", { class: "side-column" }, this.side, this.panel));
    this.shade = el("div", { class: "drawer-shade", on: { click: () => this.toggleDrawer(false) } });
    this.status = el("p", { class: "connection", role: "status", hidden: true }, "The connection is lost. Trying again…");
    this.header = el("header", { class: "channel-header" });
    this.typing = el("p", { class: "typing", role: "status" });
    this.empty = el("div", { class: "empty", hidden: true });
    this.conversation = el("div", { class: "conversation" }, this.timeline.node, this.composer.node, this.typing);
    this.members = el("aside", { class: "members", "aria-label": "People" });
    this.main = el("main", { class: "main" },
      el("a", { class: "skip-link", href: "#composer", on: { click: (event) => (event.preventDefault(), this.composer.focus()) } }, "Skip to writing"),
      this.header,
      el("div", { class: "columns" }, this.conversation, this.empty, this.members));
    this.node = el("div", { class: "shell" }, this.drawer, this.shade, this.main, this.status);
  }

  #listen() {
    const { store } = this;
    const frame = batched(() => this.#drawFrame());
    for (const topic of ["guilds", "channels", "unread", "members", "users"]) store.on(topic, frame);
    const people = batched(() => this.#drawPeople());
    for (const topic of ["guilds", "members", "users"]) store.on(topic, people);
    store.on("guilds", () => this.#wantedGuild && store.guilds.has(this.#wantedGuild) && this.goWhenKnown(this.#wantedGuild));
    store.on("typing", (channel) => channel === this.place.channel && drawTyping(this.typing, this, this.place));
    store.on("gone", (channel) => channel === this.place.channel && this.#leave());
    this.interactions.on("modal", (modal) => openModal(this, modal));
    addEventListener("popstate", () => this.#open(readRoute()));
    addEventListener("keydown", (event) => this.#key(event));
    // Where the list of people lies over the conversation, touching that closes it.
    this.conversation.addEventListener("pointerdown", () => this.membersOpen && innerWidth <= COVERED && this.toggleMembers());
    matchMedia(`(max-width: ${COVERED}px)`).addEventListener("change", ({ matches }) => matches && this.membersOpen && this.toggleMembers());
    addEventListener("dragover", (event) => event.preventDefault());
    addEventListener("drop", (event) => {
      event.preventDefault();
      if (event.dataTransfer?.files.length && this.place.channel) this.composer.uploads.add(event.dataTransfer.files);
    });
  }

  /** Shows the place in the address. */
  start() {
    return this.#open(readRoute(), true);
  }

  /** Goes to a channel, or to a server's (or `@me`) channel that was open last. */
  async go({ guild, channel, message }) {
    const target = { guild, channel, message };
    if (channel && !this.store.channels.has(channel)) await findThread(this.store, channel);
    if (channel && !this.store.channels.has(channel)) {
      notice("You cannot see this channel, or it is no longer there.", { bad: true });
      return;
    }
    history.pushState(null, "", routeUrl({ user: this.slug, ...this.#complete(target) }));
    await this.#open(this.#complete(target));
    // On a phone the drawer stays open until a channel is chosen.
    if (channel) this.toggleDrawer(false);
  }

  /** Goes to a server as soon as the page hears of it. */
  goWhenKnown(guild) {
    this.#wantedGuild = this.store.guilds.has(guild) ? null : guild;
    if (!this.#wantedGuild) this.go({ guild });
  }

  #complete({ guild, channel, message }) {
    const { store } = this;
    const known = store.channels.get(channel);
    if (known) return { guild: known.guild_id ?? "@me", channel, message };
    if (guild !== "@me" && !store.guilds.has(guild)) guild = store.guilds.keys().next().value ?? "@me";
    const last = this.#lastChannel.get(guild);
    if (store.channels.has(last)) return { guild, channel: last };
    const list = guild === "@me" ? [] : store.channelsOf(guild).filter((one) => ![CHANNEL.category, CHANNEL.voice].includes(one.type));
    return { guild, channel: list[0]?.id };
  }

  async #open(route, first = false) {
    closePopovers();
    if (route.channel && !this.store.channels.has(route.channel)) await findThread(this.store, route.channel);
    const target = this.#complete(route);
    const address = routeUrl({ user: this.slug, ...target });
    if (first || route.channel !== target.channel) history.replaceState(null, "", address);
    this.place = { guild: target.guild, channel: target.channel };
    this.#lastChannel.set(target.guild, target.channel);
    const here = Boolean(target.channel);
    this.conversation.hidden = !here;
    this.empty.hidden = here;
    this.#drawFrame();
    this.#drawPeople();
    drawTyping(this.typing, this, this.place);
    if (!here) {
      this.timeline.close();
      return;
    }
    this.composer.open(target.channel);
    await this.timeline.open(target.channel, target.message);
    // On a touch screen that would call up the keyboard.
    if (!matchMedia("(pointer: coarse)").matches && !target.message) this.composer.focus();
  }

  #leave() {
    const { guild } = this.place;
    this.#lastChannel.delete(guild);
    this.#open({ guild });
  }

  #drawFrame() {
    const { place, store } = this;
    if (place.guild !== "@me" && place.guild !== undefined && !store.guilds.has(place.guild)) {
      this.#leave();
      return;
    }
    drawRail(this.rail, this, place);
    drawSidebar(this.side, this, place);
    drawUserPanel(this.panel, this);
    drawHeader(this.header, this, place);
    if (!place.channel) drawEmpty(this.empty, this, place);
    const all = [...store.channels.values()];
    const mentions = all.reduce((sum, one) => sum + one.mentions, 0);
    const channel = store.channels.get(place.channel);
    const where = channel ? `${channel.type === CHANNEL.dm ? "@" : "#"}${store.channelName(channel)}` : text(languageOf(store.me.locale), "title");
    setTitle(`${where} · ${store.nameOf(store.me.id)}`, mentions, all.some((one) => one.unread > 0));
  }

  #drawPeople() {
    this.members.hidden = !this.membersOpen || !this.place.channel;
    if (!this.members.hidden) drawMembers(this.members, this, this.place);
  }

  #key(event) {
    const meantForDialog = document.querySelector("dialog[open]");
    if (event.key === "Escape" && !event.defaultPrevented && !meantForDialog && this.drawerOpen) this.toggleDrawer(false);
  }

  /** Opens or closes the drawer of narrow screens. */
  toggleDrawer(open = !this.drawerOpen) {
    if (open === this.drawerOpen) return;
    this.drawerOpen = open;
    this.node.classList.toggle("drawer-open", open);
    this.main.inert = open;
    drawHeader(this.header, this, this.place);
    if (open) this.side.querySelector("[aria-current=page], button")?.focus();
    else this.header.querySelector(".drawer-button")?.focus();
  }

  /** Shows or hides the list of people. */
  toggleMembers() {
    this.membersOpen = !this.membersOpen;
    this.#drawFrame();
    this.#drawPeople();
  }

  /** Tells how the connection fares. */
  setConnected(connected) {
    this.status.hidden = connected;
  }

  /** Waits for a request; says in words what went wrong, then gives `null`. Success without content gives `true`. */
  async attempt(request) {
    try {
      return (await request) ?? true;
    } catch (error) {
      notice(error.words ?? error.message, { bad: true });
      return null;
    }
  }

  /** The address of another user's page, at the same place. */
  userUrl(user) {
    const { guild, channel } = this.place;
    return routeUrl({ user: user.id, ...(guild === "@me" ? {} : { guild, channel }) });
  }

  openProfile(user, anchor) {
    return openProfile(this, user, anchor);
  }

  async openDm(user) {
    const channel = await this.attempt(this.api.openDm(user));
    if (!channel) return;
    this.store.putChannel(channel);
    this.go({ channel: channel.id });
  }

  startCommand(name, id) {
    this.composer.startCommand(name, id);
  }

  jumpTo(channel, message) {
    if (channel === this.place.channel) this.timeline.show(message);
    else this.go({ channel, message });
  }

  stickToEnd() {
    this.timeline.toPresent();
  }

  markRead() {
    this.timeline.clearNewLine();
  }

  reply(message) {
    this.composer.setReply(message);
  }

  edit(message) {
    this.timeline.edit(message?.id ?? null);
    if (!message) this.composer.focus();
  }

  /** Opens the editor of the user's last message. */
  editLast() {
    const { messages } = this.store.timeline(this.place.channel);
    const usual = [MESSAGE.normal, MESSAGE.reply];
    const mine = messages.findLast((one) => one.author.id === this.store.me.id && usual.includes(one.type) && one.content);
    if (mine) this.edit(mine);
  }

  async deleteMessage(message) {
    const sure = await confirmAction({
      title: "Delete message",
      text: "Are you sure you want to delete this message?",
      action: "Delete",
      preview: el("blockquote", { class: "preview" }, message.content || "(no text)"),
    });
    if (sure) await this.attempt(this.api.remove(message.channel_id, message.id));
  }

  /** The commands for the menu of users (type 2) or messages (3) in a channel. */
  async contextCommands(channel, type) {
    const commands = await this.attempt(this.store.commandsIn(channel));
    return (commands ?? []).filter((command) => command.type === type);
  }

  runContext(command, channelId, target) {
    const data = { name: command.name, type: command.type, application_id: command.application.id, target_id: target };
    this.stickToEnd();
    return this.attempt(this.interactions.command({ channelId, application: command.application, name: command.name, data }));
  }

  /** Fetches a message anew whose files could not be loaded. */
  refresh(message) {
    const last = this.#refreshed.get(message.id) ?? 0;
    if (Date.now() - last < REFRESH_EVERY) return;
    this.#refreshed.set(message.id, Date.now());
    this.attempt(this.store.refresh(message.channel_id, message.id));
  }

  sendable(text, channel) {
    return toMentions(text, this.store, channel);
  }

  readable(text) {
    return fromMentions(text, this.store);
  }
}
