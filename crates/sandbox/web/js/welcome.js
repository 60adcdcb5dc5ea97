// Choosing whom to be, in the language of the browser.

import { el, fill } from "./dom.js";
import { icon } from "./icons.js";
import { avatar } from "./avatar.js";
import { sandbox } from "./api.js";
import { pageLanguage } from "./locale.js";
import { newUser } from "./new_user.js";
import { routeUrl, userSlug } from "./route.js";
import { text } from "./words.js";

/** Texts for what the server says about a name, by its code. */
const COMPLAINTS = {
  USERNAME_ALREADY_TAKEN: "nameTaken",
  BASE_TYPE_BAD_LENGTH: "nameLength",
  BASE_TYPE_REQUIRED: "nameLength",
};

const language = pageLanguage();
const say = (key, values) => text(language, key, values);

/** What went wrong, in words; the server's own, which are English, where there are no others. */
function reason(error) {
  if (error.status === 0) return say("unreachable");
  const key = error.details?.map(({ code }) => COMPLAINTS[code]).find(Boolean);
  return key ? say(key) : error.words ?? error.message;
}

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
  if (missing) fill(problem, icon("warning"), say("noSuchUser", { name: missing }));
  const name = el("input", { class: "field", id: "new-user", required: true, maxlength: 32, autocomplete: "off", placeholder: say("example") });
  const form = el("form", { class: "welcome-new" },
    el("label", { class: "field-label", for: "new-user" }, say(people.length ? "someoneNew" : "yourName")),
    el("div", { class: "welcome-row" }, name, el("button", { type: "submit", class: "button primary" }, say("create"))));
  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    try {
      const user = await sandbox.createUser(newUser(name.value.trim()));
      await joinOnlyServer(user);
      location.assign(routeUrl({ user: user.id }));
    } catch (error) {
      problem.hidden = false;
      fill(problem, icon("warning"), reason(error));
    }
  });
  fill(node, el("main", { class: "welcome" },
    el("div", { class: "welcome-card" },
      el("img", { src: "/assets/icons/favicon.svg", alt: "", width: 56, height: 56 }),
      bots.map((bot) => el("section", { class: "welcome-bot" }, el("p", { class: "welcome-name" }, bot.global_name ?? bot.username), el("p", {}, bot.description))),
      el("h1", {}, say("who")),
      el("p", {}, say("about")),
      people.length > 0 && el("ul", { class: "welcome-users" }, people.map((user) => el("li", {},
        el("a", { class: "welcome-user", href: routeUrl({ user: userSlug(user, users) }) },
          avatar(user, "large"),
          el("span", { class: "me-text" }, el("strong", {}, user.global_name ?? user.username), el("small", {}, user.username)))))),
      form,
      problem)));
  document.title = say("title");
}

/** Shows why the page could not be opened. */
export function notLoaded(node, error) {
  const again = () => location.reload();
  document.documentElement.lang = language;
  fill(node, el("main", { class: "welcome" }, el("div", { class: "welcome-card" },
    el("h1", {}, say("notLoaded")),
    el("p", { role: "alert" }, reason(error)),
    el("button", { type: "button", class: "button primary", on: { click: again } }, say("tryAgain")))));
}
