// One message of the timeline.

import { el, add } from "./dom.js";
import { icon } from "./icons.js";
import { avatar } from "./avatar.js";
import { authorName } from "./author.js";
import { markdown, plainText } from "./markdown_view.js";
import { attachments } from "./media.js";
import { embed } from "./embed.js";
import { forwarded, stickers } from "./forwarded.js";
import { componentRows } from "./components.js";
import { layout } from "./layout.js";
import { poll } from "./poll.js";
import { reactionBar } from "./reactions.js";
import { toolbar } from "./message_actions.js";
import { editor } from "./message_editor.js";
import { threadCard } from "./thread_card.js";
import { systemText } from "./system_message.js";
import { FLAG, MESSAGE } from "./kinds.js";
import { stamp, clockTime, fullTime } from "./time.js";

/** A pause longer than this starts a new group of messages, in milliseconds. */
const GROUP_FOR = 7 * 60 * 1000;
const USUAL = [MESSAGE.normal, MESSAGE.reply, MESSAGE.command, MESSAGE.contextMenu];

/** Whether a message continues the group that the one before it is in. */
export function continues(message, before) {
  if (!before || message.type !== MESSAGE.normal || message.message_reference || message.interaction_metadata?.name) return false;
  if (!USUAL.includes(before.type) || before.author.id !== message.author.id) return false;
  if ((message.flags & FLAG.ephemeral) !== (before.flags & FLAG.ephemeral)) return false;
  return Date.parse(message.timestamp) - Date.parse(before.timestamp) < GROUP_FOR;
}

/** Whether a message calls the user: by name, by role, by everyone, or by a reply. */
export function callsMe(message, app) {
  const { me } = app.store;
  if (message.author.id === me.id) return false;
  if (message.mention_everyone || message.mentions?.some((one) => one.id === me.id)) return true;
  const guild = app.store.channels.get(message.channel_id)?.guild_id;
  const mine = app.store.guilds.get(guild)?.members.get(me.id)?.roles ?? [];
  return (message.mention_roles ?? []).some((role) => mine.includes(role));
}

/** The node of a message. `view` is `{app, guildId, grouped, editing}`. */
export function messageNode(message, view) {
  const { app, guildId } = view;
  const place = { app, guildId, channelId: message.channel_id };
  const system = !USUAL.includes(message.type);
  const ephemeral = Boolean(message.flags & FLAG.ephemeral);
  const node = el("li", {
    class: [
      "message",
      view.grouped ? "grouped" : "leads",
      system && "system",
      ephemeral && "ephemeral",
      callsMe(message, app) && "calls-me",
    ].filter(Boolean).join(" "),
    id: `message-${message.id}`,
    tabindex: "-1",
    data: { id: message.id },
    "aria-label": label(message, place),
  });
  if (system) return add(node, [systemBody(message, place), toolbar(message, place)]);
  const context = contextLine(message, place);
  if (context) node.classList.add("with-context");
  return add(node, [context, gutter(message, place, view.grouped), body(message, place, view), toolbar(message, place)]);
}

function label(message, place) {
  const name = place.app.store.nameOf(message.author.id, place.guildId);
  const said = message.flags & FLAG.loading ? "is thinking" : plainText(message.content, place);
  const extras = [
    message.attachments.length > 0 && `${message.attachments.length} attachment${message.attachments.length > 1 ? "s" : ""}`,
    message.embeds.length > 0 && "embed",
    message.flags & FLAG.ephemeral && "only you can see this",
  ].filter(Boolean);
  return [`${name}, ${stamp(Date.parse(message.timestamp))}`, said, ...extras].filter(Boolean).join(", ");
}

function gutter(message, place, grouped) {
  const at = Date.parse(message.timestamp);
  if (grouped) return el("time", { class: "gutter gutter-time", datetime: message.timestamp, "aria-hidden": "true" }, clockTime(at));
  const open = (event) => place.app.openProfile(message.author.id, event.currentTarget);
  const name = place.app.store.nameOf(message.author.id, place.guildId);
  return el("button", { type: "button", class: "gutter avatar-button", tabindex: "-1", "aria-label": `Profile of ${name}`, on: { click: open } }, avatar(message.author));
}

function body(message, place, view) {
  const expired = () => place.app.refresh(message);
  return el("div", { class: "message-body" },
    !view.grouped && header(message, place),
    view.editing ? editor(message, place) : content(message, place),
    forwarded(message, place, expired),
    stickers(message),
    attachments(message, expired),
    message.flags & FLAG.suppressEmbeds ? null : message.embeds.map((one) => embed(one, place, expired)),
    message.poll && poll(message, place),
    message.flags & FLAG.layout ? layout(message, place, expired) : componentRows(message, place),
    failure(message, place),
    reactionBar(message, place),
    message.thread && threadCard(message.thread, place),
    message.flags & FLAG.ephemeral ? ephemeralNote(message, place) : null);
}

function header(message, place) {
  const at = Date.parse(message.timestamp);
  return el("header", { class: "message-head" },
    authorName(message.author, place),
    el("time", { class: "message-time", datetime: message.timestamp, title: fullTime(at) }, stamp(at)));
}

function content(message, place) {
  if (message.flags & FLAG.loading) return thinking(place.app.store.nameOf(message.author.id, place.guildId));
  if (!message.content) return null;
  return el("div", { class: "content" },
    markdown(message.content, place, { large: true }),
    message.edited_timestamp && el("span", { class: "edited", title: fullTime(Date.parse(message.edited_timestamp)) }, " (edited)"));
}

/** The line of an answer that is being prepared. */
export function thinking(name) {
  return el("p", { class: "thinking" },
    el("span", { class: "dots", "aria-hidden": "true" }, el("i"), el("i"), el("i")),
    `${name} is thinking…`);
}

function failure(message, place) {
  const { failed } = place.app.interactions.componentState(message.id);
  return failed && el("p", { class: "failure", role: "alert" }, icon("warning"), failed);
}

function ephemeralNote(message, { app }) {
  return el("p", { class: "ephemeral-note" },
    icon("eye"),
    "Only you can see this",
    " · ",
    el("button", { type: "button", class: "text-button", on: { click: () => app.attempt(app.api.remove(message.channel_id, message.id)) } }, "Dismiss message"));
}

/** The line above a message: whom it answers, or the command it comes from. */
function contextLine(message, place) {
  if (message.type === MESSAGE.reply) return replyLine(message, place);
  const metadata = message.interaction_metadata;
  const name = metadata?.name ?? message.interaction?.name;
  if (!name || !metadata?.user) return null;
  const what = message.type === MESSAGE.contextMenu || metadata.command_type > 1 ? name : `/${name}`;
  return commandLine(metadata.user, what, place);
}

/** "alice used /play". */
export function commandLine(user, what, place) {
  return el("div", { class: "context-line" },
    avatar(user, "tiny"),
    authorName({ ...user, bot: false }, place),
    el("span", {}, "used"),
    el("span", { class: "command-name" }, what));
}

function replyLine(message, place) {
  const original = message.referenced_message;
  if (!original) return el("div", { class: "context-line" }, icon("reply"), el("em", {}, "Original message was deleted"));
  const text = plainText(original.content, place);
  const jump = () => place.app.jumpTo(original.channel_id, original.id);
  return el("div", { class: "context-line" },
    avatar(original.author, "tiny"),
    authorName(original.author, place),
    el("button", { type: "button", class: "reply-text", "aria-label": `Jump to the message: ${text}`, on: { click: jump } },
      text || el("em", {}, original.attachments?.length ? "Click to see attachment" : "Click to see message")));
}

function systemBody(message, place) {
  const { sign, parts } = systemText(message, place);
  const at = Date.parse(message.timestamp);
  return el("div", { class: "system-body" },
    el("span", { class: "gutter system-icon" }, icon(sign)),
    el("div", { class: "message-body" },
      el("p", {}, parts, " ", el("time", { class: "message-time", datetime: message.timestamp, title: fullTime(at) }, stamp(at))),
      message.thread && threadCard(message.thread, place),
      reactionBar(message, place)));
}
