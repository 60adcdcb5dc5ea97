// Commands as a person sees them: one entry for each that can be run, subcommands spelled out.

import { OPTION } from "./kinds.js";
import { inLanguage, localised } from "./localised.js";

/**
 * Flattens commands into entries `{path, name, description, options, application, command}`. `path` is in the user's
 * language; `name` is what bots are told.
 */
export function entries(commands, locale) {
  const typed = commands.filter((command) => (command.type ?? 1) === 1);
  return typed.flatMap((command) => [...leaves(command, command, localised(command, locale), command.name, locale)]);
}

function* leaves(command, node, path, name, locale) {
  const inner = (node.options ?? []).filter((one) => one.type === OPTION.subcommand || one.type === OPTION.group);
  if (!inner.length) {
    const options = (node.options ?? []).map((option) => inLanguage(option, locale));
    yield { path, name, description: localised(node, locale, "description"), options, application: command.application, command };
    return;
  }
  for (const one of inner) yield* leaves(command, one, `${path} ${localised(one, locale)}`, `${name} ${one.name}`, locale);
}

/** The entries a typed text may mean, best first. */
export function search(all, text) {
  const wanted = text.trim().toLowerCase().replace(/\s+/g, " ");
  if (!wanted) return all;
  const rank = ({ path, name, application }) => {
    if (path === wanted || name === wanted) return 0;
    if (path.startsWith(wanted)) return 1;
    if (path.split(" ").some((word) => word.startsWith(wanted))) return 2;
    if (path.includes(wanted)) return 3;
    return application.name.toLowerCase().includes(wanted) ? 4 : 9;
  };
  const ranked = all.map((entry) => ({ entry, rank: rank(entry) })).filter((one) => one.rank < 9);
  return ranked.sort((a, b) => a.rank - b.rank).map((one) => one.entry);
}

/** The entry a text begins with, the longest first: `{entry, rest}` or `null`. */
export function beginsWith(all, text) {
  const lower = text.toLowerCase();
  const fits = all.filter(({ path }) => lower === path || lower.startsWith(`${path} `));
  if (!fits.length) return null;
  const entry = fits.reduce((best, one) => (one.path.length > best.path.length ? one : best));
  return { entry, rest: text.slice(entry.path.length).trim() };
}

/** Reads options written as `name:value`; text without a name goes to the options not named, in their order. */
export function readOptions(options, text) {
  const given = new Map();
  const names = options.map((one) => one.name.replace(/[^\p{L}\p{N}_-]/gu, "")).filter(Boolean);
  const marks = names.length ? [...text.matchAll(new RegExp(`(?:^|\\s)(${names.join("|")}):`, "gu"))] : [];
  const free = (marks.length ? text.slice(0, marks[0].index) : text).trim();
  marks.forEach((mark, at) => {
    const end = marks[at + 1]?.index ?? text.length;
    given.set(mark[1], text.slice(mark.index + mark[0].length, end).trim());
  });
  const open = options.filter((one) => !given.has(one.name));
  const words = free ? free.split(/\s+/) : [];
  for (const [at, option] of open.entries()) {
    if (!words.length) break;
    const last = at === open.length - 1 || !open[at + 1].required;
    given.set(option.name, last ? words.splice(0).join(" ") : words.shift());
  }
  return given;
}
