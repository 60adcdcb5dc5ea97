// The sandbox's own tools: faults, clock, bots, recordings, transcript, and what bots did that Discord would not accept.

import { el, fill, uniqueId } from "./dom.js";
import { dialog, notice } from "./overlay.js";
import { sandbox } from "./api.js";
import { setClock } from "./clock.js";
import { tabs } from "./tabs.js";
import { bots } from "./bots.js";
import { record } from "./record.js";

const STEPS = [["3 seconds", 3000], ["15 minutes", 15 * 60_000], ["1 hour", 3_600_000], ["1 day", 86_400_000]];
const REQUEST_FAULTS = [
  ["Answer 500", { type: "status", status: 500 }],
  ["Answer 503", { type: "status", status: 503 }],
  ["Rate limit", { type: "rate_limit", retry_after: 2 }],
  ["Answer after 4 seconds", { type: "delay", ms: 4000 }],
  ["Lose the answer", { type: "lose_response" }],
  ["Cut the connection", { type: "drop" }],
];
const GATEWAY_FAULTS = [
  ["Cut", "drop"], ["Ask to reconnect", "reconnect"], ["Invalidate", "invalidate"], ["Close", "close"], ["Stall", "stall"], ["Release", "release"],
];
/** So many lines of the transcript are shown, the newest. */
const LINES = 200;

/** Opens the tools. */
export function openTools(app) {
  dialog(() => el("div", { class: "dialog-body" }, tabs([
    { label: "Faults", draw: (panel) => faults(app, panel) },
    { label: "Clock", draw: (panel) => clock(app, panel) },
    { label: "Bots", draw: (panel) => bots(app, panel) },
    { label: "Record", draw: (panel) => record(app, panel) },
    { label: "Transcript", draw: (panel) => transcript(app, panel) },
    { label: "Violations", draw: (panel) => violations(app, panel) },
  ], "Sandbox tools")), { title: "Sandbox tools", class: "tools" });
}

function button(label, run) {
  return el("button", { type: "button", class: "button secondary", on: { click: run } }, label);
}

function none(text) {
  return el("p", { class: "settings-note" }, text);
}

// Faults

async function faults(app, panel) {
  const planned = el("div", { class: "tool-list", "aria-live": "polite" });
  const load = async () => {
    const list = await app.attempt(sandbox.faults());
    if (list) fill(planned, list.length ? el("ul", {}, list.map((one) => plannedFault(app, one, load))) : none("No fault is planned."));
  };
  fill(panel, faultForm(app, load), planned, gatewayFaults(app));
  await load();
}

function plannedFault(app, fault, load) {
  const cancel = async () => {
    if (await app.attempt(sandbox.cancelFault(fault.id))) load();
  };
  const what = `${fault.method ?? "Any"} ${fault.path ?? "request"}: ${fault.action?.type ?? ""}, ${fault.count} left`;
  return el("li", { class: "tool-row" }, el("span", {}, what), button("Cancel", cancel));
}

function faultForm(app, load) {
  const ids = [uniqueId("fault"), uniqueId("fault"), uniqueId("fault")];
  const action = el("select", { class: "field", id: ids[0] }, REQUEST_FAULTS.map(([label], at) => el("option", { value: at }, label)));
  const path = el("input", { class: "field", id: ids[1], value: "**", autocomplete: "off", spellcheck: "false" });
  const count = el("input", { class: "field", id: ids[2], type: "number", min: 1, max: 1000, value: 1 });
  const plan = async (event) => {
    event.preventDefault();
    const fault = { path: path.value, count: Number(count.value), action: REQUEST_FAULTS[Number(action.value)][1] };
    if (await app.attempt(sandbox.addFault(fault))) load();
  };
  return el("form", { class: "tool-form", on: { submit: plan } },
    el("h3", {}, "Requests of bots"),
    el("label", { class: "field-label", for: ids[0] }, "What goes wrong"), action,
    el("label", { class: "field-label", for: ids[1] }, "Path, such as /channels/*/messages"), path,
    el("label", { class: "field-label", for: ids[2] }, "How many requests"), count,
    el("button", { type: "submit", class: "button primary" }, "Plan"));
}

function gatewayFaults(app) {
  const cause = async (fault) => {
    const outcome = await app.attempt(sandbox.gatewayFault(fault));
    if (outcome) notice(`${outcome.connections} connection${outcome.connections === 1 ? "" : "s"} affected.`);
  };
  return el("div", { class: "tool-form" },
    el("h3", {}, "Connections of bots"),
    el("div", { class: "choices" }, GATEWAY_FAULTS.map(([label, fault]) => button(label, () => cause(fault)))));
}

// Clock

async function clock(app, panel) {
  const shown = el("p", { class: "tool-time", "aria-live": "polite" });
  const show = (now) => {
    setClock(now);
    fill(shown, new Date(now).toLocaleString());
  };
  const forward = async (ms) => {
    const after = await app.attempt(sandbox.advanceClock(ms));
    if (after) show(after.now);
  };
  fill(panel, shown,
    none("Moves the sandbox's virtual time forward: what is overdue fails at once, signed addresses expire."),
    el("div", { class: "choices" }, STEPS.map(([label, ms]) => button(`+ ${label}`, () => forward(ms)))));
  const now = await app.attempt(sandbox.clock());
  if (now) show(now.now);
}

// Transcript

async function transcript(app, panel) {
  const list = el("ol", { class: "tool-lines", tabindex: "0", "aria-label": "Transcript" });
  const filter = el("input", { class: "field", type: "search", placeholder: "Filter", "aria-label": "Filter the transcript" });
  let lines = [];
  const draw = () => {
    const wanted = filter.value.trim().toLowerCase();
    const found = lines.filter((line) => line.text.toLowerCase().includes(wanted)).slice(-LINES).reverse();
    fill(list, found.map(({ summary, text }) => el("li", {}, el("details", {}, el("summary", {}, summary), el("pre", {}, text)))), !found.length && el("li", {}, "Nothing is there."));
  };
  const load = async () => {
    const text = await app.attempt(sandbox.transcript());
    if (text === null) return;
    lines = text.split("\n").filter(Boolean).map(readLine);
    draw();
  };
  filter.addEventListener("input", draw);
  fill(panel, el("div", { class: "tool-row" }, filter, button("Refresh", load)), list);
  await load();
}

function readLine(line) {
  const entry = JSON.parse(line);
  const at = entry.at.slice(11, 19);
  const what = entry.kind === "gateway"
    ? `${entry.direction === "out" ? "→" : "←"} ${entry.payload?.t ?? `op ${entry.payload?.op ?? ""}`} ${entry.event}`
    : `${entry.method} ${entry.path} ${entry.status ?? ""}`;
  return { summary: `${at} ${entry.kind} ${what}`, text: JSON.stringify(entry, null, 2) };
}

// Violations

async function violations(app, panel) {
  const [wrong, missing] = await Promise.all([app.attempt(sandbox.violations()), app.attempt(sandbox.unsupported())]);
  const rows = (wrong ?? []).map((one) => el("li", { class: "tool-row" }, el("span", {}, el("strong", {}, `${one.method} ${one.path}`), " ", one.message)));
  const unknown = (missing ?? []).map((one) => el("li", { class: "tool-row" }, el("span", {}, el("strong", {}, `${one.method} ${one.path}`), ` (${one.count} times)`)));
  fill(panel,
    el("h3", {}, "Not as Discord describes it"),
    rows.length ? el("ul", { class: "tool-list" }, rows) : none("Nothing was found."),
    el("h3", {}, "Not in the sandbox"),
    unknown.length ? el("ul", { class: "tool-list" }, unknown) : none("Nothing was asked for."));
}
