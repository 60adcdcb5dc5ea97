// The list of a channel's people.

import { el, refill } from "./dom.js";
import { avatar } from "./avatar.js";
import { botTag } from "./author.js";
import { icon } from "./icons.js";
import { doing, statusSign } from "./presence.js";

/** Draws the list: grouped by the highest role that stands apart. */
export function drawMembers(node, app, place) {
  const guild = app.store.guilds.get(place.guild);
  const channel = app.store.channels.get(place.channel);
  if (!guild) {
    const people = [app.store.me, ...(channel?.recipients ?? [])];
    refill(node, section(app, place, "Members", people.map((one) => one.id)));
    return;
  }
  const groups = new Map();
  for (const id of guild.members.keys()) {
    const role = app.store.rolesOf(id, guild.id).find((one) => one.hoist);
    const group = groups.get(role?.id ?? "") ?? { name: role?.name ?? "Members", position: role?.position ?? -1, ids: [] };
    group.ids.push(id);
    groups.set(role?.id ?? "", group);
  }
  const ordered = [...groups.values()].sort((a, b) => b.position - a.position);
  refill(node, ordered.map((group) => section(app, place, group.name, group.ids)));
}

function section(app, { guild }, name, ids) {
  const rows = ids
    .map((id) => ({ id, user: app.store.users.get(id), name: app.store.nameOf(id, guild) }))
    .sort((a, b) => a.name.localeCompare(b.name));
  return el("section", {},
    el("h3", { class: "members-head" }, `${name} — ${rows.length}`),
    el("ul", {}, rows.map((row) => member(app, guild, row))));
}

function member(app, guild, { id, user, name }) {
  const colour = app.store.colourOf(id, guild);
  const open = (event) => app.openProfile(id, event.currentTarget);
  const presence = app.store.guilds.get(guild)?.presences?.get(id);
  const owner = app.store.guilds.get(guild)?.owner_id === id;
  return el("li", {},
    el("button", { type: "button", class: "member", data: { key: id }, on: { click: open } },
      avatar(user, "small"),
      user.bot && statusSign(presence),
      el("span", { class: "member-text" },
        el("span", { class: colour ? "member-name coloured" : "member-name", style: colour ? { "--name": colour } : {} }, name),
        user.bot && doing(presence) && el("small", { class: "member-doing" }, doing(presence))),
      user.bot && botTag(),
      owner && el("span", { class: "owner", role: "img", "aria-label": "Owner of the server", title: "Owner of the server" }, icon("crown"))));
}
