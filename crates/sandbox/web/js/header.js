// The bar above the messages.

import { el, refill } from "./dom.js";
import { icon } from "./icons.js";
import { sign } from "./sidebar.js";
import { openPins } from "./pins.js";
import { openArchivedThreads } from "./archived_threads.js";
import { ask } from "./overlay.js";
import { markdown } from "./markdown_view.js";
import { isThread, isVoice } from "./kinds.js";
import { CREATE_PUBLIC_THREADS, allowed } from "./permissions.js";

/** Draws the bar. */
export function drawHeader(node, app, place) {
  const channel = app.store.channels.get(place.channel);
  const tool = (label, name, run, extra = {}) => el("button", { type: "button", class: "icon-button", "aria-label": label, title: label, data: { key: name }, on: { click: run }, ...extra }, icon(name));
  const drawer = tool("Servers and channels", "menu", () => app.toggleDrawer(), { class: "icon-button drawer-button", "aria-expanded": String(app.drawerOpen) });
  if (!channel) {
    refill(node, drawer, el("h1", {}, place.guild === "@me" ? "Direct messages" : (app.store.guilds.get(place.guild)?.name ?? "Sandbox")));
    return;
  }
  const thread = isThread(channel);
  const parent = thread && app.store.channels.get(channel.parent_id);
  const mayThread = channel.guild_id && !thread && allowed(channel, CREATE_PUBLIC_THREADS);
  refill(node,
    drawer,
    parent && el("button", { type: "button", class: "crumb", on: { click: () => app.go({ channel: parent.id }) } }, icon(sign(parent)), el("span", {}, parent.name)),
    parent && el("span", { class: "crumb-line", "aria-hidden": "true" }, "›"),
    el("span", { class: "header-sign" }, icon(sign(channel))),
    el("h1", {}, app.store.channelName(channel)),
    channel.topic && el("p", { class: "topic", title: channel.topic }, markdown(channel.topic, { app, guildId: channel.guild_id }, { blocks: false })),
    el("div", { class: "header-tools" },
      isVoice(channel) && voiceTool(app, channel),
      mayThread && tool("New thread", "thread", () => createThread(app, channel)),
      channel.guild_id && !thread && tool("Archived threads", "folder", (event) => openArchivedThreads(app, channel, event.currentTarget)),
      tool("Pinned messages", "pin", (event) => openPins(app, channel, event.currentTarget)),
      tool("People", "people", () => app.toggleMembers(), { "aria-pressed": String(app.membersOpen) })));
}

/** Joins or leaves a voice channel. Nothing is heard: the sandbox has no sound. */
function voiceTool(app, channel) {
  const inside = app.store.guilds.get(channel.guild_id)?.voices.get(app.store.me.id) === channel.id;
  const run = () => app.attempt(app.api.joinVoice(channel.guild_id, inside ? null : channel.id));
  return el("button", { type: "button", class: `button ${inside ? "" : "primary"}`, data: { key: "voice" }, on: { click: run } }, inside ? "Leave voice" : "Join voice");
}

async function createThread(app, channel) {
  const name = await ask({ title: "New thread", label: "Thread name", action: "Create" });
  if (!name) return;
  const thread = await app.attempt(app.api.createThread(channel.id, { name, type: 11 }));
  if (thread) app.go({ channel: thread.id });
}
