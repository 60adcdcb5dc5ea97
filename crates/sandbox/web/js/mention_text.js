// Mentions as a person types them (`@alice`, `#general`) and as messages hold them (`<@id>`, `<#id>`).

import { users, roles, channels } from "./people.js";

/** Everything that can be mentioned in a channel: `[typed, held]`, the longest first. */
function pairs(store, channelId) {
  const guildId = store.channels.get(channelId)?.guild_id;
  const all = [
    ...users(store, guildId, channelId).map(({ user }) => [`@${user.username}`, `<@${user.id}>`]),
    ...roles(store, guildId).filter((role) => role.id !== guildId).map((role) => [`@${role.name}`, `<@&${role.id}>`]),
    ...channels(store, guildId).map((one) => [`#${one.name}`, `<#${one.id}>`]),
  ];
  return all.filter(([typed]) => typed.length > 1).sort((a, b) => b[0].length - a[0].length);
}

const escapeRegExp = (text) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** A typed text with its mentions as messages hold them. */
export function toMentions(text, store, channelId) {
  const known = new Map();
  // A bot's role has the bot's own name: whoever types it means the bot. People come first.
  for (const [typed, held] of pairs(store, channelId)) if (!known.has(typed)) known.set(typed, held);
  if (!known.size || !/[@#]/.test(text)) return text;
  const names = [...known.keys()].map(escapeRegExp).join("|");
  return text.replace(new RegExp(`(?<![\\p{L}\\p{N}<])(?:${names})(?![\\p{L}\\p{N}_])`, "gu"), (typed) => known.get(typed));
}

/** The reverse, for editing. */
export function fromMentions(text, store) {
  return text
    .replace(/<@!?(\d+)>/g, (held, id) => (store.users.has(id) ? `@${store.users.get(id).username}` : held))
    .replace(/<#(\d+)>/g, (held, id) => (store.channels.has(id) ? `#${store.channels.get(id).name}` : held));
}
