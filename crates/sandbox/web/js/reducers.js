// How each live event changes what the page knows.

import { observe } from "./clock.js";
import { MESSAGE, isThread } from "./kinds.js";

const TYPING_LASTS = 10_000;

/** Events that change messages: they wait for messages of their channel that are on their way. */
const OF_MESSAGES = new Set([
  "MESSAGE_CREATE", "MESSAGE_UPDATE", "MESSAGE_DELETE", "MESSAGE_DELETE_BULK",
  "MESSAGE_REACTION_ADD", "MESSAGE_REACTION_REMOVE", "MESSAGE_REACTION_REMOVE_ALL", "MESSAGE_REACTION_REMOVE_EMOJI",
]);

/** Applies an event, the one at the position `at` in the stream, to the store. Unknown events change nothing. */
export function apply(store, name, data, at) {
  const change = () => reducers[name]?.(store, data, at);
  const timeline = OF_MESSAGES.has(name) && store.timelines.get(data.channel_id);
  if (timeline) timeline.whenLoaded(change);
  else change();
}

const reducers = {
  MESSAGE_CREATE(store, message, at) {
    observe(message.timestamp);
    store.learnFrom(message);
    const channel = store.channels.get(message.channel_id);
    if (channel) channel.last_message_id = message.id;
    stopTyping(store, message.channel_id, message.author.id);
    const timeline = store.timelines.get(message.channel_id);
    if (timeline?.push({ ...message, at })) timelineNews(store, message.channel_id, { kind: "add", id: message.id });
    else if (timeline) timelineNews(store, message.channel_id, { kind: "beyond" });
    if (channel && !channel.guild_id) store.emit("channels");
  },

  MESSAGE_UPDATE(store, message) {
    store.learnFrom(message);
    if (store.timelines.get(message.channel_id)?.update(message)) {
      timelineNews(store, message.channel_id, { kind: "update", id: message.id });
    }
    changeReplies(store, message.channel_id, message.id, message);
  },

  MESSAGE_DELETE(store, { id, channel_id: channel }) {
    removeMessages(store, channel, [id]);
  },

  MESSAGE_DELETE_BULK(store, { ids, channel_id: channel }) {
    removeMessages(store, channel, ids);
  },

  MESSAGE_REACTION_ADD(store, data, at) {
    changeReactions(store, data, at, (reactions) => {
      let found = reactions.find((one) => sameEmoji(one.emoji, data.emoji));
      if (!found) reactions.push((found = { emoji: data.emoji, count: 0, me: false }));
      found.count += 1;
      if (data.user_id === store.me.id) found.me = true;
      return reactions;
    });
  },

  MESSAGE_REACTION_REMOVE(store, data, at) {
    changeReactions(store, data, at, (reactions) => {
      const found = reactions.find((one) => sameEmoji(one.emoji, data.emoji));
      if (!found) return reactions;
      found.count -= 1;
      if (data.user_id === store.me.id) found.me = false;
      return reactions.filter((one) => one.count > 0);
    });
  },

  MESSAGE_REACTION_REMOVE_ALL(store, data, at) {
    changeReactions(store, data, at, () => []);
  },

  MESSAGE_REACTION_REMOVE_EMOJI(store, data, at) {
    changeReactions(store, data, at, (reactions) => reactions.filter((one) => !sameEmoji(one.emoji, data.emoji)));
  },

  UNREAD_UPDATE(store, { channel_id: id, unread, mentions, last_read_id: last }) {
    const channel = store.channels.get(id);
    if (!channel) return;
    Object.assign(channel, { unread, mentions, last_read_id: last });
    store.emit("unread", id);
  },

  TYPING_START(store, { channel_id: channel, user_id: user }) {
    if (user === store.me.id) return;
    const typing = store.typing.get(channel) ?? new Map();
    store.typing.set(channel, typing);
    clearTimeout(typing.get(user));
    typing.set(user, setTimeout(() => stopTyping(store, channel, user), TYPING_LASTS));
    store.emit("typing", channel);
  },

  CHANNEL_CREATE: putChannel,
  CHANNEL_UPDATE: putChannel,
  THREAD_CREATE: putChannel,
  THREAD_UPDATE: putChannel,
  CHANNEL_DELETE: dropChannel,
  THREAD_DELETE: dropChannel,

  CHANNEL_PINS_UPDATE(store, { channel_id: channel }) {
    store.emit("pins", channel);
  },

  GUILD_CREATE(store, guild) {
    store.putGuild(guild);
    store.emit("guilds");
    store.emit("channels");
  },

  GUILD_UPDATE(store, guild) {
    const known = store.guilds.get(guild.id);
    if (!known) return;
    const { roles, members, channels, threads, ...fields } = guild;
    Object.assign(known, fields);
    if (Array.isArray(roles)) known.roles = new Map(roles.map((role) => [role.id, role]));
    store.emit("guilds");
    store.emit("channels");
  },

  GUILD_DELETE(store, { id }) {
    store.guilds.delete(id);
    for (const channel of [...store.channels.values()]) if (channel.guild_id === id) store.dropChannel(channel.id);
    store.emit("guilds");
    store.emit("channels");
  },

  GUILD_MEMBER_ADD: putMember,
  GUILD_MEMBER_UPDATE: putMember,

  GUILD_MEMBER_REMOVE(store, { guild_id: guild, user }) {
    store.guilds.get(guild)?.members.delete(user.id);
    store.emit("members", guild);
  },

  PRESENCE_UPDATE(store, presence) {
    store.guilds.get(presence.guild_id)?.presences.set(presence.user.id, presence);
    store.emit("members", presence.guild_id);
  },

  VOICE_STATE_UPDATE(store, { guild_id: guild, user_id: user, channel_id: channel }) {
    const voices = store.guilds.get(guild)?.voices;
    if (channel) voices?.set(user, channel);
    else voices?.delete(user);
    store.emit("channels");
  },

  GUILD_SCHEDULED_EVENT_CREATE: putEvent,
  GUILD_SCHEDULED_EVENT_UPDATE: putEvent,

  GUILD_SCHEDULED_EVENT_DELETE(store, { guild_id: guild, id }) {
    store.guilds.get(guild)?.events.delete(id);
  },

  GUILD_ROLE_CREATE: putRole,
  GUILD_ROLE_UPDATE: putRole,

  GUILD_ROLE_DELETE(store, { guild_id: guild, role_id: role }) {
    store.guilds.get(guild)?.roles.delete(role);
    store.emit("members", guild);
  },

  USER_CREATE: putUser,
  USER_UPDATE: putUser,

  APPLICATION_COMMANDS_UPDATE(store) {
    store.commands.clear();
    store.emit("commands");
  },
};

function timelineNews(store, channel, news) {
  store.emit("timeline", { channel, ...news });
}

function removeMessages(store, channel, ids) {
  const timeline = store.timelines.get(channel);
  for (const id of ids) {
    if (timeline?.remove(id)) timelineNews(store, channel, { kind: "remove", id });
    changeReplies(store, channel, id, null);
  }
}

/** Replies show the message they answer: as it is now, or that it is gone (`null`). */
function changeReplies(store, channel, id, original) {
  for (const reply of store.timelines.get(channel)?.messages ?? []) {
    if (reply.type !== MESSAGE.reply || reply.message_reference?.message_id !== id) continue;
    reply.referenced_message = original;
    timelineNews(store, channel, { kind: "update", id: reply.id });
  }
}

/** Changes the reactions of a message that was loaded before the event `at`; a later one counts it already. */
function changeReactions(store, { channel_id: channel, message_id: id }, at, change) {
  const message = store.timelines.get(channel)?.get(id);
  if (!message || message.at >= at) return;
  message.reactions = change(message.reactions ?? []);
  timelineNews(store, channel, { kind: "update", id });
}

/** Whether two emoji are the same. */
export function sameEmoji(a, b) {
  return a.id || b.id ? a.id === b.id : a.name === b.name;
}

function stopTyping(store, channel, user) {
  const typing = store.typing.get(channel);
  if (!typing?.has(user)) return;
  clearTimeout(typing.get(user));
  typing.delete(user);
  store.emit("typing", channel);
}

function putChannel(store, channel) {
  store.putChannel(channel);
  store.emit("channels");
  if (!isThread(channel)) return;
  // The message a thread hangs on has the thread's id and shows it as a card.
  const parent = store.timelines.get(channel.parent_id);
  const starter = parent?.get(channel.id);
  if (!starter) return;
  starter.thread = { ...starter.thread, ...channel };
  timelineNews(store, channel.parent_id, { kind: "update", id: channel.id });
}

function dropChannel(store, channel) {
  store.dropChannel(channel.id);
  store.emit("channels");
}

function putMember(store, member) {
  const { guild_id: guild, ...rest } = member;
  store.putMember(guild, rest);
  store.emit("members", guild);
}

function putRole(store, { guild_id: guild, role }) {
  store.guilds.get(guild)?.roles.set(role.id, role);
  store.emit("members", guild);
}

function putEvent(store, event) {
  store.guilds.get(event.guild_id)?.events.set(event.id, event);
}

function putUser(store, user) {
  store.rememberUser(user);
  store.emit("users");
}
