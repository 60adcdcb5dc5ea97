// Setting the stage: new users, servers, channels, and who is where.

import { sandbox } from "./api.js";
import { avatar } from "./avatar.js";
import { menu } from "./menu.js";
import { newUser } from "./new_user.js";
import { ask, notice } from "./overlay.js";

/** Makes a user and becomes it. */
export async function createUser(app) {
  const name = await ask({ title: "New user", label: "User name", action: "Create", maxlength: 32 });
  if (!name) return;
  const user = await app.attempt(sandbox.createUser(newUser(name)));
  if (!user) return;
  const guilds = [...app.store.guilds.values()];
  // Where this user is, the new one should be too: that is what one makes them for.
  for (const guild of guilds) await app.attempt(sandbox.addMember(guild.id, user.id));
  location.assign(app.userUrl(user));
}

/** Makes a server with the user as its owner and every bot in it. */
export async function createGuild(app) {
  const name = await ask({ title: "Create a server", label: "Server name", action: "Create" });
  if (!name) return;
  const applications = (await app.attempt(sandbox.applications())) ?? [];
  const guild = await app.attempt(sandbox.createGuild({ name, owner_id: app.store.me.id, applications: applications.map((one) => one.id) }));
  if (guild) app.goWhenKnown(guild.id);
}

/** Makes a text channel. */
export async function createChannel(app, guild) {
  const name = await ask({ title: "Create channel", label: "Channel name", action: "Create" });
  if (!name) return;
  await app.attempt(sandbox.createChannel(guild.id, { name: name.toLowerCase().replace(/\s+/g, "-"), type: 0 }));
}

/** Offers users to add to a server. */
export async function inviteMember(app, guild, anchor) {
  const users = (await app.attempt(sandbox.users())) ?? [];
  const others = users.filter((user) => !user.bot && !guild.members.has(user.id));
  if (!others.length) notice("Every user is in this server already.");
  else offer(others, (user) => app.attempt(sandbox.addMember(guild.id, user.id)), anchor, "Add a user");
}

/** Offers bots to add to a server. */
export async function inviteBot(app, guild, anchor) {
  const applications = (await app.attempt(sandbox.applications())) ?? [];
  const others = applications.filter((one) => !guild.members.has(one.bot.id));
  if (!others.length) notice("Every bot is in this server already.");
  else offer(others.map((one) => ({ ...one.bot, application: one.id })), (bot) => app.attempt(sandbox.addApplication(guild.id, bot.application)), anchor, "Add a bot");
}

/** Offers people and bots to begin a direct message with. */
export async function startDm(app, anchor) {
  const users = (await app.attempt(sandbox.users())) ?? [];
  offer(users.filter((user) => user.id !== app.store.me.id), (user) => app.openDm(user.id), anchor, "New direct message");
}

function offer(users, choose, anchor, label) {
  menu(anchor, users.map((user) => ({
    label: user.global_name ?? user.username,
    hint: user.bot ? "app" : user.username,
    lead: avatar(user, "small"),
    run: () => choose(user),
  })), { label });
}
