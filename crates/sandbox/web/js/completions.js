// What the composer offers while a message is typed.

import { el } from "./dom.js";
import { avatar } from "./avatar.js";
import { userRows, roleRows, channelRows } from "./option_kinds.js";
import { users } from "./people.js";

/** Commands as options of a list box; under the name of their application if `grouped`. */
export function commandRows(found, grouped) {
  if (!grouped) return found.map(row);
  const byApplication = new Map();
  for (const entry of found) {
    const list = byApplication.get(entry.application.id) ?? [];
    byApplication.set(entry.application.id, list);
    list.push(entry);
  }
  return [...byApplication.values()].flatMap((list) => [{ heading: list[0].application.name }, ...list.map((entry) => ({ ...row(entry), side: null }))]);
}

function row(entry) {
  const { path, description, options, application } = entry;
  const names = options.map((option) => el("span", { class: option.required ? "hint required" : "hint" }, option.name));
  return {
    label: el("span", {}, el("span", { class: "command-path" }, `/${path}`), names),
    detail: description,
    lead: avatar(application.bot, "small"),
    side: application.name,
    entry,
  };
}

/** The mention being typed at the end of a text: `{sign, text}` or `null`. */
export function mentionQuery(before) {
  const found = /(?:^|\s)([@#])([^\s@#]{0,32})$/u.exec(before);
  return found && { sign: found[1], text: found[2] };
}

/** What may be meant by it, as options of a list box. */
export function mentionRows({ sign, text }, place) {
  if (sign === "#") return channelRows({}, text, place).map((row) => ({ ...row, typed: `#${row.label}` }));
  const people = userRows(text, place).map((row) => ({ ...row, typed: `@${row.side}` }));
  // Where a role has somebody's name, typing it means the person: the role is written by its id.
  const names = new Set(users(place.app.store, place.guildId, place.channelId).map(({ user }) => `@${user.username}`));
  const groups = roleRows(text, place).map((row) => ({ ...row, typed: names.has(row.label) ? `<@&${row.value}>` : row.label }));
  return [...people, ...groups].slice(0, 10);
}
