// Whether a bot is there, and what it says it is doing.

import { el } from "./dom.js";

const WORDS = { online: "Online", idle: "Idle", dnd: "Do not disturb", offline: "Offline" };
const VERBS = ["Playing", "Streaming", "Listening to", "Watching", "", "Competing in"];

/** What a bot says it is doing, in words; empty if nothing. */
export function doing(presence) {
  const activity = presence?.activities?.[0];
  if (!activity) return "";
  // A custom status is its text alone.
  if (activity.type === 4) return activity.state ?? "";
  return `${VERBS[activity.type] ?? ""} ${activity.name}`.trim();
}

/** The sign of a status; `presence` is missing for who is offline. */
export function statusSign(presence) {
  const status = presence?.status ?? "offline";
  return el("span", { class: `status ${status}`, role: "img", "aria-label": WORDS[status] ?? status, title: WORDS[status] ?? status });
}
