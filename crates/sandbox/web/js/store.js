// What the page knows: the user's servers, channels and messages. Changed by `reducers.js`; views listen to topics:
// `guilds`, `channels`, `members` (guild id), `timeline` ({channel, kind, …}), `unread`, `typing` (channel id),
// `commands`, `pins` (channel id), `gone` (channel id), `users`.

import { Emitter } from "./emitter.js";
import { compareIds } from "./ids.js";
import { CHANNEL, isThread } from "./kinds.js";
import { setClock } from "./clock.js";
import { Timeline } from "./timeline_data.js";

export class Store extends Emitter {
  constructor(api) {
    super();
    this.api = api;
    this.me = null;
    this.installed = new Set();
    this.users = new Map();
    this.guilds = new Map();
    this.channels = new Map();
    this.timelines = new Map();
    this.typing = new Map();
    this.commands = new Map();
  }

  /** Loads the state anew; what was known before is forgotten. */
  async load() {
    const state = await this.api.state();
    setClock(state.now);
    this.me = state.user;
    this.installed = new Set(state.installed_applications);
    this.guilds.clear();
    this.channels.clear();
    this.commands.clear();
    this.typing.clear();
    this.rememberUser(state.user);
    for (const guild of state.guilds) this.putGuild(guild);
    for (const channel of state.private_channels) this.putChannel(channel);
    for (const topic of ["guilds", "channels", "unread", "commands"]) this.emit(topic);
    await Promise.all([...this.timelines.keys()].map((channel) => this.#reload(channel)));
  }

  async #reload(channel) {
    if (!this.channels.has(channel)) {
      this.timelines.delete(channel);
      this.emit("gone", channel);
      return;
    }
    await this.loadLatest(channel);
  }

  /** Keeps a user, to show the name where only the id is given. */
  rememberUser(user) {
    this.users.set(user.id, { ...this.users.get(user.id), ...user });
    if (user.id === this.me?.id) Object.assign(this.me, user);
  }

  /** Keeps a guild as the state describes it. */
  putGuild(data) {
    const guild = {
      ...data,
      roles: new Map(data.roles.map((role) => [role.id, role])),
      members: new Map(),
      presences: new Map((data.presences ?? []).map((one) => [one.user.id, one])),
      voices: new Map((data.voice_states ?? []).map((one) => [one.user_id, one.channel_id])),
      events: new Map((data.guild_scheduled_events ?? []).map((one) => [one.id, one])),
    };
    this.guilds.set(guild.id, guild);
    for (const member of data.members) this.putMember(guild.id, member);
    for (const channel of [...(data.channels ?? []), ...(data.threads ?? [])]) {
      this.putChannel({ ...channel, guild_id: guild.id });
    }
    return guild;
  }

  /** Keeps a member of a guild. */
  putMember(guildId, member) {
    const guild = this.guilds.get(guildId);
    if (!guild) return;
    this.rememberUser(member.user);
    guild.members.set(member.user.id, { ...guild.members.get(member.user.id), ...member });
  }

  /** Keeps a channel. */
  putChannel(channel) {
    for (const one of channel.recipients ?? []) this.rememberUser(one);
    this.channels.set(channel.id, { unread: 0, mentions: 0, last_read_id: null, ...this.channels.get(channel.id), ...channel });
  }

  /** Forgets a channel and what is in it. */
  dropChannel(id) {
    this.channels.delete(id);
    this.timelines.delete(id);
    this.commands.delete(id);
    this.emit("gone", id);
  }

  /** A guild's channels that are not threads, in Discord's order. */
  channelsOf(guildId) {
    const all = [...this.channels.values()].filter((one) => one.guild_id === guildId && !isThread(one));
    const sound = (one) => (one.type === CHANNEL.voice ? 1 : 0);
    return all.sort(
      (a, b) => sound(a) - sound(b) || (a.position ?? 0) - (b.position ?? 0) || compareIds(a.id, b.id),
    );
  }

  /** The open threads of a channel, newest first. */
  threadsOf(channelId) {
    const all = [...this.channels.values()];
    const open = all.filter((one) => isThread(one) && one.parent_id === channelId && !one.thread_metadata?.archived);
    return open.sort((a, b) => compareIds(b.id, a.id));
  }

  /** Direct message channels, the one with the newest message first. */
  dms() {
    const newest = (one) => one.last_message_id ?? one.id;
    return [...this.channels.values()]
      .filter((one) => one.type === CHANNEL.dm)
      .sort((a, b) => compareIds(newest(b), newest(a)));
  }

  /** Unread counts of a guild: `{unread, mentions}`. */
  unreadOf(guildId) {
    const counts = { unread: 0, mentions: 0 };
    for (const channel of this.channels.values()) {
      if (channel.guild_id !== guildId) continue;
      counts.unread += channel.unread;
      counts.mentions += channel.mentions;
    }
    return counts;
  }

  /** Who is in a voice channel. */
  voicesIn(channel) {
    const voices = this.guilds.get(channel.guild_id)?.voices ?? new Map();
    return [...voices].filter(([, where]) => where === channel.id).map(([user]) => user);
  }

  /** The name of a user, as seen in a guild. */
  nameOf(userId, guildId) {
    const nick = this.guilds.get(guildId)?.members.get(userId)?.nick;
    const user = this.users.get(userId);
    return nick ?? user?.global_name ?? user?.username ?? "unknown-user";
  }

  /** The roles of a member, highest first, without @everyone. */
  rolesOf(userId, guildId) {
    const guild = this.guilds.get(guildId);
    const ids = guild?.members.get(userId)?.roles ?? [];
    return ids
      .map((id) => guild.roles.get(id))
      .filter(Boolean)
      .sort((a, b) => b.position - a.position || compareIds(a.id, b.id));
  }

  /** The colour a member's name has (`#rrggbb`), or `null`. */
  colourOf(userId, guildId) {
    const role = this.rolesOf(userId, guildId).find((one) => one.color);
    return role ? `#${role.color.toString(16).padStart(6, "0")}` : null;
  }

  /** What a channel is called, without its sign. */
  channelName(channel) {
    if (!channel) return "unknown";
    if (channel.type !== CHANNEL.dm) return channel.name;
    return channel.recipients?.map((one) => this.nameOf(one.id)).join(", ") ?? "Direct message";
  }

  /** The messages of a channel as far as they are loaded. */
  timeline(channelId) {
    let timeline = this.timelines.get(channelId);
    if (!timeline) this.timelines.set(channelId, (timeline = new Timeline()));
    return timeline;
  }

  /** Loads the newest messages of a channel. */
  async loadLatest(channelId) {
    const timeline = this.timeline(channelId);
    await timeline.during(async () => {
      timeline.reset(await this.api.messages(channelId));
      this.#learn(timeline);
      this.emit("timeline", { channel: channelId, kind: "reset" });
    });
  }

  /** Loads messages around one, to jump to it. */
  async loadAround(channelId, messageId) {
    const timeline = this.timeline(channelId);
    await timeline.during(async () => {
      timeline.reset(await this.api.messages(channelId, { around: messageId }), true);
      this.#learn(timeline);
      this.emit("timeline", { channel: channelId, kind: "reset", around: messageId });
    });
  }

  /** Loads a page of older or newer messages. */
  async loadMore(channelId, direction) {
    const timeline = this.timeline(channelId);
    const edge = direction === "older" ? timeline.oldest : timeline.newest;
    if (!edge || timeline.loading || !timeline.more[direction]) return;
    const place = direction === "older" ? { before: edge } : { after: edge };
    await timeline.during(async () => {
      timeline.extend(direction, await this.api.messages(channelId, place));
      this.#learn(timeline);
      this.emit("timeline", { channel: channelId, kind: direction });
    });
  }

  /** Fetches one message anew, for instance because the addresses of its files have expired. */
  async refresh(channelId, messageId) {
    const message = await this.api.message(channelId, messageId);
    if (this.timeline(channelId).update(message)) {
      this.emit("timeline", { channel: channelId, kind: "update", id: messageId });
    }
  }

  #learn(timeline) {
    for (const message of timeline.messages) this.learnFrom(message);
  }

  /** Remembers the people a message names. */
  learnFrom(message) {
    const people = [message.author, message.interaction_metadata?.user, ...(message.mentions ?? [])];
    for (const user of people) if (user?.id) this.rememberUser(user);
  }

  /** The commands usable in a channel; fetched once, until they change. */
  commandsIn(channelId) {
    let commands = this.commands.get(channelId);
    if (!commands) {
      commands = this.api.commands(channelId).catch((error) => {
        this.commands.delete(channelId);
        throw error;
      });
      this.commands.set(channelId, commands);
    }
    return commands;
  }
}
