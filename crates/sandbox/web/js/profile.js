// The card of a user.

import { el } from "./dom.js";
import { localised } from "./localised.js";
import { avatar } from "./avatar.js";
import { botTag } from "./author.js";
import { menu } from "./menu.js";
import { doing } from "./presence.js";
import { copy } from "./message_actions.js";

/** Opens the card of a user with what can be done: a direct message, commands of bots, another tab as this user. */
export async function openProfile(app, userId, anchor) {
  const { store } = app;
  const user = store.users.get(userId);
  if (!user) return;
  const { guild, channel } = app.place;
  const guildId = guild === "@me" ? undefined : guild;
  const commands = channel ? await app.contextCommands(channel, 2) : [];
  const roles = store.rolesOf(userId, guildId);
  const presence = store.guilds.get(guildId)?.presences.get(userId);
  const head = el("div", { class: "profile" },
    avatar(user, "large"),
    el("div", { class: "profile-text" },
      el("h2", {}, store.nameOf(userId, guildId), user.bot && botTag()),
      el("p", {}, user.username),
      user.bot && presence && el("p", {}, doing(presence))),
    roles.length > 0 && el("ul", { class: "profile-roles", "aria-label": "Roles" }, roles.map((role) => el("li", { style: role.color ? { "--name": `#${role.color.toString(16).padStart(6, "0")}` } : {} }, role.name))));
  const mine = userId === store.me.id;
  menu(anchor, [
    !mine && { label: "Message", icon: "chat", run: () => app.openDm(userId) },
    !user.bot && !mine && { label: "Be this user", hint: "in a new tab", icon: "external", href: app.userUrl(user), target: "_blank" },
    user.bot && installation(app, userId),
    commands.length > 0 && { heading: "Apps" },
    commands.map((command) => ({
      label: localised(command, app.store.me.locale),
      hint: command.application.name,
      icon: "puzzle",
      run: () => app.runContext(command, channel, userId),
    })),
    "-",
    { label: "Copy user ID", icon: "copy", run: () => copy(userId) },
  ], { label: store.nameOf(userId, guildId), head });
}

/** Installs an application for the user, so that its commands are offered to them everywhere, or takes it away. */
function installation(app, id) {
  const { installed } = app.store;
  const note = (on) => (on ? installed.add(id) : installed.delete(id));
  const run = async () => {
    const on = !installed.has(id);
    note(on);
    if (!(await app.attempt(app.api.install(id, on)))) note(!on);
  };
  return { label: "Installed for me", checked: installed.has(id), run };
}
