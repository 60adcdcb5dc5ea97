// What can be done with a message: the bar at its corner and its menu.

import { el } from "./dom.js";
import { localised } from "./localised.js";
import { icon } from "./icons.js";
import { menu } from "./menu.js";
import { ask, notice } from "./overlay.js";
import { chooseReaction } from "./reactions.js";
import { ADD_REACTIONS, CREATE_PUBLIC_THREADS, MANAGE_MESSAGES, PIN_MESSAGES, SEND_MESSAGES, allowed } from "./permissions.js";
import { FLAG, MESSAGE, isThread } from "./kinds.js";

function abilities(message, { app }) {
  const channel = app.store.channels.get(message.channel_id);
  const lasting = !(message.flags & (FLAG.ephemeral | FLAG.loading));
  const mine = message.author.id === app.store.me.id;
  const direct = channel && !channel.guild_id;
  return {
    lasting,
    react: lasting && allowed(channel, ADD_REACTIONS),
    reply: lasting && allowed(channel, SEND_MESSAGES) && message.type !== MESSAGE.pin,
    edit: mine && lasting && [MESSAGE.normal, MESSAGE.reply].includes(message.type),
    remove: lasting && (mine || allowed(channel, MANAGE_MESSAGES)),
    pin: lasting && (direct || allowed(channel, PIN_MESSAGES) || allowed(channel, MANAGE_MESSAGES)),
    thread: lasting && channel?.guild_id && !isThread(channel) && !message.thread && allowed(channel, CREATE_PUBLIC_THREADS),
  };
}

/** The bar of a message, shown while it is pointed at or has the focus. */
export function toolbar(message, place) {
  const { app } = place;
  const may = abilities(message, place);
  const tool = (name, sign, run) => el("button", { type: "button", class: "tool", "aria-label": name, title: name, on: { click: run } }, icon(sign));
  return el("div", { class: "toolbar", role: "group", "aria-label": "Message actions" },
    may.react && tool("Add reaction", "smile", (event) => chooseReaction(app, message, event.currentTarget)),
    may.edit && tool("Edit", "edit", () => app.edit(message)),
    may.reply && tool("Reply", "reply", () => app.reply(message)),
    tool("More", "more", (event) => messageMenu(event.currentTarget, message, place)));
}

/** The menu of a message, with the commands bots offer for it. */
export async function messageMenu(anchor, message, place) {
  const { app } = place;
  const may = abilities(message, place);
  const commands = may.lasting ? await app.contextCommands(message.channel_id, 3) : [];
  menu(anchor, [
    may.react && { label: "Add reaction", icon: "smile", run: () => chooseReaction(app, message, anchor) },
    may.edit && { label: "Edit message", icon: "edit", run: () => app.edit(message) },
    may.reply && { label: "Reply", icon: "reply", run: () => app.reply(message) },
    may.thread && { label: "Create thread", icon: "thread", run: () => createThread(app, message) },
    may.pin && { label: message.pinned ? "Unpin message" : "Pin message", icon: "pin", run: () => app.attempt(app.api.pin(message.channel_id, message.id, !message.pinned)) },
    commands.length > 0 && { heading: "Apps" },
    commands.map((command) => ({
      label: localised(command, app.store.me.locale),
      hint: command.application.name,
      icon: "puzzle",
      run: () => app.runContext(command, message.channel_id, message.id),
    })),
    "-",
    message.content && { label: "Copy text", icon: "copy", run: () => copy(message.content) },
    { label: "Copy message ID", icon: "copy", run: () => copy(message.id) },
    message.flags & FLAG.ephemeral && { label: "Dismiss message", icon: "eye", run: () => app.attempt(app.api.remove(message.channel_id, message.id)) },
    may.remove && { label: "Delete message", icon: "trash", danger: true, run: () => app.deleteMessage(message) },
  ], { label: "Message", align: "end" });
}

async function createThread(app, message) {
  const name = await ask({ title: "Create thread", label: "Thread name", value: message.content.slice(0, 40), action: "Create" });
  if (!name) return;
  const thread = await app.attempt(app.api.createThread(message.channel_id, { name, message_id: message.id }));
  if (thread) app.go({ channel: thread.id });
}

/** Copies text to the clipboard. */
export async function copy(text) {
  try {
    await navigator.clipboard.writeText(text);
    notice("Copied");
  } catch {
    notice("The browser does not allow copying here.", { bad: true });
  }
}
