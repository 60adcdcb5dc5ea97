// Who and what can be mentioned or chosen in a channel.

import { isThread } from "./kinds.js";

/** The users to choose from: `[{user, name}]`, the members of the server or the people of a direct message. */
export function users(store, guildId, channelId) {
  const guild = store.guilds.get(guildId);
  const ids = guild
    ? [...guild.members.keys()]
    : [store.me.id, ...(store.channels.get(channelId)?.recipients ?? []).map((one) => one.id)];
  const found = ids.map((id) => store.users.get(id)).filter(Boolean);
  return found
    .map((user) => ({ user, name: store.nameOf(user.id, guildId) }))
    .sort((a, b) => a.name.localeCompare(b.name));
}

/** The roles of a server, highest first. */
export function roles(store, guildId) {
  const guild = store.guilds.get(guildId);
  return [...(guild?.roles.values() ?? [])].sort((a, b) => b.position - a.position);
}

/** The channels of a server the user sees, of certain types if given. */
export function channels(store, guildId, types) {
  const all = [...store.channels.values()].filter((one) => one.guild_id === guildId);
  const fits = types?.length ? all.filter((one) => types.includes(one.type)) : all;
  const order = (one) => (isThread(one) ? 1 : 0);
  return fits.sort((a, b) => order(a) - order(b) || (a.position ?? 0) - (b.position ?? 0) || a.name.localeCompare(b.name));
}

/** Whether a search finds a user by display name or user name. */
export function matches(query, ...names) {
  const wanted = query.toLowerCase();
  return names.some((name) => name?.toLowerCase().includes(wanted));
}
