// Times in words.

import { now } from "./clock.js";
import { el } from "./dom.js";

const STYLES = {
  t: { timeStyle: "short" },
  T: { timeStyle: "medium" },
  d: { dateStyle: "short" },
  D: { dateStyle: "long" },
  f: { dateStyle: "long", timeStyle: "short" },
  F: { dateStyle: "full", timeStyle: "short" },
  s: { dateStyle: "short", timeStyle: "short" },
  S: { dateStyle: "short", timeStyle: "medium" },
};

/** The letters a `<t:…:x>` timestamp may have. */
export const TIMESTAMP_STYLES = `${Object.keys(STYLES).join("")}R`;

const formatters = new Map();

function format(options, date) {
  const key = JSON.stringify(options);
  if (!formatters.has(key)) formatters.set(key, new Intl.DateTimeFormat(undefined, options));
  return formatters.get(key).format(date);
}

const relative = new Intl.RelativeTimeFormat(undefined, { numeric: "auto" });
const STEPS = [
  ["year", 365.25 * 86_400], ["month", 30.44 * 86_400], ["day", 86_400], ["hour", 3600], ["minute", 60], ["second", 1],
];

/** A time as the distance from now: "in 5 minutes". */
export function fromNow(ms) {
  const seconds = (ms - now()) / 1000;
  const [unit, size] = STEPS.find(([, step]) => Math.abs(seconds) >= step) ?? STEPS.at(-1);
  return relative.format(Math.round(seconds / size), unit);
}

/** The time of a message: "14:03" today, with the day before that. */
export function stamp(ms) {
  const days = dayNumber(now()) - dayNumber(ms);
  const time = format({ timeStyle: "short" }, ms);
  if (days === 0) return time;
  if (days === 1) return `Yesterday at ${time}`;
  return format({ dateStyle: "short", timeStyle: "short" }, ms);
}

/** Only hours and minutes. */
export function clockTime(ms) {
  return format({ timeStyle: "short" }, ms);
}

/** The day in words. */
export function dayName(ms) {
  return format({ dateStyle: "long" }, ms);
}

/** The date and time in full. */
export function fullTime(ms) {
  return format({ dateStyle: "full", timeStyle: "short" }, ms);
}

/** A number that is the same for times on one (local) day. */
export function dayNumber(ms) {
  const date = new Date(ms);
  return Math.round(Date.UTC(date.getFullYear(), date.getMonth(), date.getDate()) / 86_400_000);
}

/** A `<t:…>` timestamp; `null` if no calendar goes that far. */
export function timestampNode(seconds, style) {
  const date = new Date(seconds * 1000);
  if (Number.isNaN(date.getTime())) return null;
  const data = style === "R" ? { relative: String(date.getTime()) } : {};
  const text = style === "R" ? fromNow(date.getTime()) : format(STYLES[style] ?? STYLES.f, date);
  return el("time", { class: "timestamp", datetime: date.toISOString(), title: fullTime(date), data }, text);
}

/** Keeps relative times on the page true. */
export function keepTimesTrue() {
  setInterval(() => {
    for (const node of document.querySelectorAll("time[data-relative]")) {
      const text = fromNow(Number(node.dataset.relative));
      if (node.textContent !== text) node.textContent = text;
    }
  }, 1000);
}
