// A new user, from the name that somebody types.

import { browserLocale } from "./locale.js";

const LONGEST = 32;

/** Returns the user name for a display name: Discord allows small Latin letters, digits, dots and underscores. */
function usernameOf(name) {
  const plain = name.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
  // Nothing would be left of a name in another script, and two such names would look alike.
  if (!/[a-z0-9]/.test(plain)) return `user_${Math.random().toString(36).slice(2, 8)}`;
  return plain.replace(/[^a-z0-9_.]/gu, "_").slice(0, LONGEST);
}

/** Returns the fields of a new user, whose language is the browser's. */
export function newUser(name) {
  return { username: usernameOf(name), global_name: name, locale: browserLocale() };
}
