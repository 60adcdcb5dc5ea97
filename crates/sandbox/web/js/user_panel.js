// The corner that tells who the user is, with the switch to another one.

import { el, refill } from "./dom.js";
import { icon } from "./icons.js";
import { avatar } from "./avatar.js";
import { menu } from "./menu.js";
import { sandbox } from "./api.js";
import { createUser } from "./stage.js";
import { settings } from "./settings.js";
import { openTools } from "./tools.js";
import { isDark, toggleTheme } from "./theme.js";

/** Draws the corner. */
export function drawUserPanel(node, app) {
  const { me } = app.store;
  const dark = isDark();
  const theme = () => {
    toggleTheme();
    drawUserPanel(node, app);
  };
  refill(node,
    el("button", { type: "button", class: "me", "aria-label": `${app.store.nameOf(me.id)}, switch user`, "aria-haspopup": "menu", data: { key: "me" }, on: { click: (event) => switcher(app, event.currentTarget) } },
      avatar(me, "small"),
      el("span", { class: "me-text" }, el("strong", {}, app.store.nameOf(me.id)), el("small", {}, me.username)),
      icon("swap")),
    el("button", { type: "button", class: "icon-button", "aria-label": dark ? "Light theme" : "Dark theme", title: dark ? "Light theme" : "Dark theme", data: { key: "theme" }, on: { click: theme } }, icon(dark ? "sun" : "moon")),
    el("button", { type: "button", class: "icon-button", "aria-label": "Sandbox tools", title: "Sandbox tools", data: { key: "tools" }, on: { click: () => openTools(app) } }, icon("tools")),
    el("button", { type: "button", class: "icon-button", "aria-label": "Settings", title: "Settings", data: { key: "settings" }, on: { click: () => settings(app) } }, icon("gear")));
}

async function switcher(app, anchor) {
  const users = await app.attempt(sandbox.users());
  if (!users) return;
  const people = users.filter((user) => !user.bot);
  menu(anchor, [
    { heading: "Be someone else here" },
    people.filter((user) => user.id !== app.store.me.id).map((user) => ({ label: user.global_name ?? user.username, hint: user.username, lead: avatar(user, "small"), href: app.userUrl(user) })),
    { heading: "In a new tab" },
    people.map((user) => ({ label: user.global_name ?? user.username, icon: "external", href: app.userUrl(user), target: "_blank" })),
    "-",
    { label: "New user", icon: "plus", run: () => createUser(app) },
  ], { label: "Switch user", side: "above" });
}
