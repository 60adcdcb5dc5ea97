// The place in the page's address: `/u/{user}/{server or @me}/{channel}/{message}`.

/** Reads the address: `{user, guild, channel, message}`, each may be missing. `?user=` names the user, too. */
export function readRoute(url = location) {
  const [first, user, guild, channel, message] = url.pathname.split("/").filter(Boolean).map(decode);
  const asked = new URLSearchParams(url.search).get("user") ?? undefined;
  return first === "u" ? { user, guild, channel, message } : { user: asked };
}

function decode(part) {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** The address of a place. */
export function routeUrl({ user, guild, channel, message }) {
  return `/${["u", user, guild, channel, message].filter(Boolean).map((part) => encodeURIComponent(part).replace("%40", "@")).join("/")}`;
}

/** Finds whom an address names: by id, or by user name. */
export function findUser(users, name) {
  return users.find((user) => user.id === name) ?? users.find((user) => user.username === name && !user.bot);
}

/** The name a user has in addresses: the user name, unless someone else has it too. */
export function userSlug(user, users) {
  return users.filter((one) => one.username === user.username).length > 1 ? user.id : user.username;
}
