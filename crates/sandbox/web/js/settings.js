// The settings: of the user, of the page, of the sandbox.

import { el } from "./dom.js";
import { dialog, notice } from "./overlay.js";
import { sandbox } from "./api.js";
import { copy } from "./message_actions.js";
import { icon } from "./icons.js";
import { setTheme } from "./theme.js";
import { setClock } from "./clock.js";

const STEPS = [["3 seconds", 3000], ["15 minutes", 15 * 60_000], ["1 hour", 3_600_000], ["1 day", 86_400_000]];

/** Opens the settings. */
export async function settings(app) {
  const [info, applications, users] = await Promise.all([
    app.attempt(sandbox.info()),
    app.attempt(sandbox.applications()),
    app.attempt(sandbox.users()),
  ]);
  if (!info) return;
  const me = users?.find((user) => user.id === app.store.me.id);
  dialog(() => el("div", { class: "dialog-body settings" },
    account(app, me),
    appearance(),
    bots(info, applications ?? []),
    time(app),
    limits(app, info)), { title: "Settings" });
}

function group(title, ...children) {
  return el("section", { class: "settings-group" }, el("h3", {}, title), children);
}

function account(app, me) {
  const box = el("input", { type: "checkbox", class: "switch", checked: !me?.dms_closed });
  box.addEventListener("change", async () => {
    if (!(await app.attempt(sandbox.changeUser(app.store.me.id, { dms_closed: !box.checked })))) box.checked = !box.checked;
  });
  const name = el("input", { class: "field", value: app.store.me.global_name ?? "", maxlength: 32, placeholder: app.store.me.username, "aria-label": "Display name" });
  name.addEventListener("change", () => app.attempt(sandbox.changeUser(app.store.me.id, { global_name: name.value.trim() || null })));
  return group(`You are ${app.store.me.username}`,
    el("label", { class: "settings-row" }, el("span", {}, "Display name"), name),
    el("label", { class: "settings-row" }, el("span", {}, "Allow direct messages", el("small", {}, "Off: bots that write to you get error 50007.")), box));
}

function appearance() {
  const chosen = document.documentElement.dataset.theme ?? "system";
  const choices = [["System", "system"], ["Light", "light"], ["Dark", "dark"]].map(([label, value]) => {
    const box = el("input", { type: "radio", name: "theme", value, checked: value === chosen });
    box.addEventListener("change", () => setTheme(value === "system" ? null : value));
    return el("label", { class: "choice" }, box, label);
  });
  return group("Appearance", el("div", { class: "choices", role: "radiogroup", "aria-label": "Theme" }, choices));
}

function bots(info, applications) {
  return group("Connect a bot",
    secret("API base", info.api_base),
    secret("Gateway", info.gateway_url),
    applications.map((one) => el("div", { class: "settings-app" },
      el("strong", {}, one.name),
      el("span", { class: one.connected ? "state on" : "state" }, one.connected ? "connected" : "not connected"),
      secret("Token", one.token))));
}

function secret(label, value) {
  return el("div", { class: "settings-row" },
    el("span", {}, label),
    el("code", { class: "inline-code" }, value),
    el("button", { type: "button", class: "icon-button", "aria-label": `Copy ${label}`, on: { click: () => copy(value) } }, icon("copy")));
}

function time(app) {
  const forward = async (ms) => {
    const clock = await app.attempt(sandbox.advanceClock(ms));
    if (!clock) return;
    setClock(clock.now);
    notice(`The sandbox's clock shows ${new Date(clock.now).toLocaleString()}.`);
  };
  return group("Clock",
    el("p", { class: "settings-note" }, "Moves the sandbox's virtual time forward: what is overdue fails at once, signed addresses expire."),
    el("div", { class: "choices" }, STEPS.map(([label, ms]) => el("button", { type: "button", class: "button secondary", on: { click: () => forward(ms) } }, `+ ${label}`))));
}

function limits(app, info) {
  const box = el("input", { type: "checkbox", class: "switch", checked: info.rate_limits === "realistic" });
  box.addEventListener("change", async () => {
    if (!(await app.attempt(sandbox.rateLimits(box.checked ? "realistic" : "off")))) box.checked = !box.checked;
  });
  return group("Limits", el("label", { class: "settings-row" }, el("span", {}, "Rate limits as on Discord"), box));
}
