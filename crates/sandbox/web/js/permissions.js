// The permissions the page asks about before it offers something.

const bit = (number) => 1n << BigInt(number);

export const CREATE_INSTANT_INVITE = bit(0);
export const ADMINISTRATOR = bit(3);
export const MANAGE_CHANNELS = bit(4);
export const MANAGE_GUILD = bit(5);
export const ADD_REACTIONS = bit(6);
export const SEND_MESSAGES = bit(11);
export const MANAGE_MESSAGES = bit(13);
export const ATTACH_FILES = bit(15);
export const READ_MESSAGE_HISTORY = bit(16);
export const USE_APPLICATION_COMMANDS = bit(31);
export const CREATE_PUBLIC_THREADS = bit(35);
export const SEND_MESSAGES_IN_THREADS = bit(38);
export const PIN_MESSAGES = bit(51);

/** Whether a bit set (decimal) grants a permission. */
export function grants(bits, permission) {
  if (bits === undefined || bits === null) return false;
  const set = BigInt(bits);
  return (set & ADMINISTRATOR) !== 0n || (set & permission) !== 0n;
}

/** Whether the user may do something in a channel. In direct messages everything but managing is allowed. */
export function allowed(channel, permission) {
  if (!channel) return false;
  if (!channel.guild_id) return permission !== MANAGE_MESSAGES && permission !== CREATE_PUBLIC_THREADS;
  return grants(channel.permissions, permission);
}
