// The list beside the servers: channels and threads of a server, or direct messages.

import { el, refill } from "./dom.js";
import { icon } from "./icons.js";
import { avatar } from "./avatar.js";
import { badge } from "./rail.js";
import { menu } from "./menu.js";
import { openEvents } from "./scheduled_events.js";
import { createChannel, inviteMember, inviteBot, startDm } from "./stage.js";
import { CHANNEL, isThread, isVoice } from "./kinds.js";
import { MANAGE_CHANNELS, grants } from "./permissions.js";

const collapsed = new Set();

/** Draws the list; `place` is where the user is. */
export function drawSidebar(node, app, place) {
  if (place.guild === "@me") drawDirect(node, app, place);
  else drawGuild(node, app, place);
}

function head(title, ...rest) {
  return el("header", { class: "side-head" }, el("h2", {}, title), rest);
}

function drawDirect(node, app, place) {
  const dms = app.store.dms();
  const start = el("button", { type: "button", class: "icon-button", "aria-label": "New direct message", title: "New direct message", data: { key: "new-dm" }, on: { click: (event) => startDm(app, event.currentTarget) } }, icon("plus"));
  const rows = dms.map((channel) => {
    const user = app.store.users.get(channel.recipients?.[0]?.id) ?? { id: channel.id, username: "unknown" };
    return row(app, channel, place, avatar(user, "small"), user.bot && el("span", { class: "bot-tag" }, "APP"));
  });
  refill(node,
    head("Direct messages", start),
    el("nav", { class: "side-list", "aria-label": "Direct messages" },
      el("ul", {}, rows),
      !dms.length && el("p", { class: "side-empty" }, "No conversations yet. Start one with +, or wait for a bot to message you.")));
}

function drawGuild(node, app, place) {
  const guild = app.store.guilds.get(place.guild);
  const all = app.store.channelsOf(guild.id);
  const loose = all.filter((one) => one.type !== CHANNEL.category && !all.some((other) => other.id === one.parent_id));
  const groups = all.filter((one) => one.type === CHANNEL.category);
  const options = el("button", { type: "button", class: "icon-button", "aria-label": `Menu of ${guild.name}`, "aria-haspopup": "menu", data: { key: "guild-menu" }, on: { click: (event) => guildMenu(app, guild, event.currentTarget) } }, icon("chevron"));
  refill(node,
    head(guild.name, options),
    el("nav", { class: "side-list", "aria-label": `Channels of ${guild.name}` },
      el("ul", {}, loose.map((one) => channelWithThreads(app, one, place))),
      groups.map((group) => category(node, app, group, all.filter((one) => one.parent_id === group.id), place)),
      !all.length && el("p", { class: "side-empty" }, "You cannot see any channels on this server.")));
}

function category(node, app, group, channels, place) {
  const closed = collapsed.has(group.id);
  const toggle = () => {
    if (closed) collapsed.delete(group.id);
    else collapsed.add(group.id);
    drawSidebar(node, app, place);
  };
  const shown = closed ? channels.filter((one) => one.unread > 0 || one.id === place.channel) : channels;
  return el("section", { class: "category" },
    el("h3", {}, el("button", { type: "button", class: `category-head${closed ? " closed" : ""}`, "aria-expanded": String(!closed), data: { key: group.id }, on: { click: toggle } },
      icon("chevron"), group.name)),
    el("ul", {}, shown.map((one) => channelWithThreads(app, one, place))));
}

function channelWithThreads(app, channel, place) {
  const threads = app.store.threadsOf(channel.id);
  return [
    row(app, channel, place, icon(sign(channel))),
    isVoice(channel) && voices(app, channel),
    threads.length > 0 && el("li", { class: "threads" }, el("ul", { "aria-label": `Threads of ${channel.name}` }, threads.map((one) => row(app, one, place, null)))),
  ];
}

/** Who is in a voice channel. */
function voices(app, channel) {
  const people = app.store.voicesIn(channel);
  const one = (id) => el("li", { class: "voice" }, avatar(app.store.users.get(id) ?? { id }, "tiny"), app.store.nameOf(id, channel.guild_id));
  return people.length > 0 && el("li", { class: "threads" }, el("ul", { "aria-label": `In ${channel.name}` }, people.map(one)));
}

/** The icon of a channel. */
export function sign(channel) {
  if (isThread(channel)) return "thread";
  if (isVoice(channel)) return "speaker";
  if (channel.type === CHANNEL.announcement) return "megaphone";
  return channel.type === CHANNEL.dm ? "at" : "hash";
}

function row(app, channel, place, lead, tail) {
  const here = place.channel === channel.id;
  const name = app.store.channelName(channel);
  const unread = channel.unread > 0 && !here;
  const mentions = here ? 0 : channel.mentions;
  const label = [name, mentions > 0 ? `${mentions} mention${mentions > 1 ? "s" : ""}` : unread && "unread"].filter(Boolean).join(", ");
  return el("li", { class: `side-row${here ? " here" : ""}${unread ? " unread" : ""}` },
    el("button", {
      type: "button",
      class: "side-button",
      "aria-label": label,
      "aria-current": here && "page",
      data: { key: channel.id, channel: channel.id },
      on: { click: () => app.go({ channel: channel.id }) },
    }, lead, el("span", { class: "side-name" }, name), tail, mentions > 0 && badge(mentions)));
}

function guildMenu(app, guild, anchor) {
  const may = grants(guild.permissions, MANAGE_CHANNELS);
  menu(anchor, [
    may && { label: "Create channel", icon: "plus", run: () => createChannel(app, guild) },
    guild.events.size > 0 && { label: "Events", icon: "megaphone", hint: String(guild.events.size), run: () => openEvents(app, guild) },
    { label: "Add a user", icon: "people", run: () => inviteMember(app, guild, anchor) },
    { label: "Add a bot", icon: "puzzle", run: () => inviteBot(app, guild, anchor) },
  ], { label: guild.name, align: "end" });
}
