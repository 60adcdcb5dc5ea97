// Choosing whom to be.

import { el, fill } from "./dom.js";
import { icon } from "./icons.js";
import { avatar } from "./avatar.js";
import { sandbox } from "./api.js";
import { routeUrl, userSlug } from "./route.js";

/** Where there is one server, whoever comes new is a member of it and finds what is going on there. */
async function joinOnlyServer(user) {
  const guilds = await sandbox.guilds();
  if (guilds.length === 1) await sandbox.addMember(guilds[0].id, user.id);
}

/** Shows the users to choose from. `missing` is a name that was asked for and is not there. */
export function welcome(node, users, missing) {
  const people = users.filter((user) => !user.bot);
  const bots = users.filter((user) => user.bot && user.description);
  const problem = el("p", { class: "failure", role: "alert", hidden: !missing });
  if (missing) fill(problem, icon("warning"), `There is no user “${missing}” here.`);
  const name = el("input", { class: "field", id: "new-user", required: true, maxlength: 32, autocomplete: "off", placeholder: "for example: carol" });
  const form = el("form", { class: "welcome-new" },
    el("label", { class: "field-label", for: "new-user" }, people.length ? "Or as someone new" : "Your user name"),
    el("div", { class: "welcome-row" }, name, el("button", { type: "submit", class: "button primary" }, "Create")));
  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    try {
      const username = name.value.trim().toLowerCase().replace(/[^a-z0-9_.]/g, "_");
      const user = await sandbox.createUser({ username, global_name: name.value.trim() });
      await joinOnlyServer(user);
      location.assign(routeUrl({ user: user.id }));
    } catch (error) {
      problem.hidden = false;
      fill(problem, icon("warning"), error.words ?? error.message);
    }
  });
  fill(node, el("main", { class: "welcome" },
    el("div", { class: "welcome-card" },
      el("img", { src: "/assets/icons/favicon.svg", alt: "", width: 56, height: 56 }),
      bots.map((bot) => el("section", { class: "welcome-bot" }, el("p", { class: "welcome-name" }, bot.global_name ?? bot.username), el("p", {}, bot.description))),
      el("h1", {}, "Who do you want to be?"),
      el("p", {}, "This is a sandbox for bots. Every tab can be another user."),
      people.length > 0 && el("ul", { class: "welcome-users" }, people.map((user) => el("li", {},
        el("a", { class: "welcome-user", href: routeUrl({ user: userSlug(user, users) }) },
          avatar(user, "large"),
          el("span", { class: "me-text" }, el("strong", {}, user.global_name ?? user.username), el("small", {}, user.username)))))),
      form,
      problem)));
  document.title = "Sandbox";
}
