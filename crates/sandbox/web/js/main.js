// The beginning: finds out who the user is, and opens the page for them.

import { fill } from "./dom.js";
import { sandbox, UserApi } from "./api.js";
import { Store } from "./store.js";
import { Interactions } from "./interactions.js";
import { Session } from "./session.js";
import { App } from "./app.js";
import { welcome, notLoaded } from "./welcome.js";
import { readRoute, findUser, userSlug } from "./route.js";
import { keepTimesTrue } from "./time.js";

const root = document.getElementById("app");
/** A lost connection is mentioned after this long, in milliseconds. */
const PATIENCE = 1200;

async function start() {
  const users = await sandbox.users();
  const { user: asked } = readRoute();
  const user = asked && findUser(users, asked);
  if (!user) {
    // Whom applications belong to is a member of no server.
    const owners = new Set((await sandbox.applications()).map((application) => application.owner_id));
    welcome(root, users.filter((user) => !owners.has(user.id)), asked);
    return;
  }
  const api = new UserApi(user.id);
  const store = new Store(api);
  const interactions = new Interactions(api);
  let app = null;
  let lost = 0;
  const session = new Session(store, interactions, {
    onStatus: (status) => {
      if (status === "open") {
        clearTimeout(lost);
        lost = 0;
        app?.setConnected(true);
      } else lost ||= setTimeout(() => app?.setConnected(false), PATIENCE);
    },
    onGone: () => location.assign("/"),
  });
  await session.start();
  app = new App(store, interactions, userSlug(user, users));
  // From here on most of the page is English; `empty.js` and `channel_intro.js` mark what is not.
  document.documentElement.lang = "en";
  fill(root, app.node);
  keepTimesTrue();
  await app.start();
}

start().catch((error) => notLoaded(root, error));
