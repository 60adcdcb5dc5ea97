// Threads that are not among the open ones.

import { sandbox } from "./api.js";

/** Looks for an archived thread and keeps it, with the permissions its channel gives. */
export async function findThread(store, id) {
  let guilds;
  try {
    guilds = await sandbox.guilds();
  } catch {
    // Then it stays unknown, which the caller tells.
    return;
  }
  for (const guild of guilds) {
    const thread = guild.threads?.find((one) => one.id === id);
    const parent = thread && store.channels.get(thread.parent_id);
    if (parent) store.putChannel({ ...thread, guild_id: guild.id, permissions: parent.permissions });
  }
}
