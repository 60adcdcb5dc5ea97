// The column of servers.

import { el, refill } from "./dom.js";
import { icon } from "./icons.js";
import { guildIcon } from "./avatar.js";
import { createGuild } from "./stage.js";

/** Draws the column; `place` is where the user is. */
export function drawRail(node, app, place) {
  const { store } = app;
  const direct = store.dms();
  const mentions = direct.reduce((sum, one) => sum + one.mentions, 0);
  const unread = direct.some((one) => one.unread > 0);
  const home = entry({
    key: "@me",
    label: "Direct messages",
    picture: el("span", { class: "guild-icon home" }, icon("chat")),
    here: place.guild === "@me",
    unread,
    mentions,
    go: () => app.go({ guild: "@me" }),
  });
  const guilds = [...store.guilds.values()].map((guild) => entry({
    key: guild.id,
    label: guild.name,
    picture: guildIcon(guild),
    here: place.guild === guild.id,
    ...pair(store.unreadOf(guild.id)),
    go: () => app.go({ guild: guild.id }),
  }));
  const create = el("li", { class: "rail-entry" },
    el("button", { type: "button", class: "rail-button", "aria-label": "Create a server", title: "Create a server", data: { key: "create" }, on: { click: () => createGuild(app) } },
      el("span", { class: "guild-icon create" }, icon("plus"))));
  refill(node, el("ul", { class: "rail-list" }, home, el("li", { class: "rail-line", role: "presentation" }), guilds, create));
}

function pair({ unread, mentions }) {
  return { unread: unread > 0, mentions };
}

function entry({ key, label, picture, here, unread, mentions, go }) {
  const state = [mentions > 0 ? `${mentions} mention${mentions > 1 ? "s" : ""}` : unread && "unread messages"].filter(Boolean);
  return el("li", { class: `rail-entry${here ? " here" : ""}${unread ? " unread" : ""}` },
    el("span", { class: "pill", "aria-hidden": "true" }),
    el("button", {
      type: "button",
      class: "rail-button",
      "aria-label": [label, ...state].join(", "),
      "aria-current": here && "page",
      title: label,
      data: { key },
      on: { click: go },
    }, picture, mentions > 0 && badge(mentions)));
}

/** A number of mentions. */
export function badge(count) {
  return el("span", { class: "badge", "aria-hidden": "true" }, count > 99 ? "99+" : count);
}
