// The bots that are there: their connections, shard by shard, and the emojis they brought.

import { el, fill } from "./dom.js";
import { notice } from "./overlay.js";
import { sandbox } from "./api.js";
import { emojiNode } from "./markdown_view.js";

/** So many emojis of a bot are shown. */
const EMOJIS = 250;
/** What can go wrong with one connection. */
const FAULTS = [["Cut", "drop"], ["Ask to reconnect", "reconnect"], ["Invalidate", "invalidate"]];

/** Draws the tab of the tools. */
export async function bots(app, panel) {
  const [applications, sessions] = await Promise.all([app.attempt(sandbox.applications()), app.attempt(sandbox.sessions())]);
  if (!applications || !sessions) return;
  const again = () => bots(app, panel);
  const parts = await Promise.all(applications.map((one) => bot(app, one, sessions.filter((session) => session.application_id === one.id), again)));
  fill(panel, el("div", { class: "choices" }, el("button", { type: "button", class: "button secondary", on: { click: again } }, "Refresh")), parts);
}

async function bot(app, application, sessions, again) {
  const emojis = (await app.attempt(sandbox.applicationEmojis(application.id)))?.items ?? [];
  const connected = sessions.filter((one) => one.connected).length;
  const count = connected === 1 ? "1 connection" : `${connected} connections`;
  return el("section", { class: "tool-bot" },
    el("h3", {}, application.name, " ", el("small", { class: "settings-note" }, count)),
    sessions.length ? el("ul", { class: "tool-list" }, sessions.map((one) => connection(app, one, again))) : el("p", { class: "settings-note" }, "It is not connected."),
    emojis.length > 0 && el("details", {}, el("summary", {}, `${emojis.length} of 2,000 emojis`), el("div", { class: "tool-emojis" }, emojis.slice(0, EMOJIS).map(shown))));
}

function connection(app, session, again) {
  const [shard, count] = session.shard;
  const state = session.connected ? "connected" : "can be resumed";
  const cause = async (fault) => {
    const outcome = await app.attempt(sandbox.gatewayFault(fault, { session_id: session.session_id }));
    if (outcome) notice(`${outcome.connections} connection${outcome.connections === 1 ? "" : "s"} affected.`);
    await again();
  };
  return el("li", { class: "tool-row" },
    el("span", {}, el("strong", {}, `Shard ${shard} of ${count}`), ` ${state}, ${session.seq} events, resumed ${session.resumes} times`),
    el("span", { class: "choices" }, FAULTS.map(([label, fault]) => el("button", { type: "button", class: "button secondary", on: { click: () => cause(fault) } }, label))));
}

function shown(emoji) {
  return el("span", { class: "tool-emoji", title: `<:${emoji.name}:${emoji.id}>` }, emojiNode(emoji), el("span", {}, emoji.name));
}
