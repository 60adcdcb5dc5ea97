// What can be put into a command's option: suggestions while typing, and what a text means.

import { OPTION, CHANNEL, isThread } from "./kinds.js";
import { avatar } from "./avatar.js";
import { icon } from "./icons.js";
import { users, roles, channels, matches } from "./people.js";

const WHOLE = /^[+-]?\d{1,15}$/;
/** So many suggestions are shown at most. */
const SHOWN = 25;

/** Whether an option takes any text, rather than one of a list. */
export function isFree(option) {
  return [OPTION.string, OPTION.integer, OPTION.number].includes(option.type) && !option.choices?.length;
}

/** What an option takes, in words. */
export function bounds(option) {
  const { min_value: min, max_value: max, min_length: least, max_length: most } = option;
  const range = (low, high, unit) => {
    if (low !== undefined && high !== undefined) return low === high ? `exactly ${low}${unit}` : `${low} to ${high}${unit}`;
    if (low !== undefined) return `at least ${low}${unit}`;
    return high !== undefined ? `at most ${high}${unit}` : "";
  };
  if (option.type === OPTION.integer) return ["whole number", range(min, max, "")].filter(Boolean).join(", ");
  if (option.type === OPTION.number) return ["number", range(min, max, "")].filter(Boolean).join(", ");
  return option.type === OPTION.string ? range(least, most, " characters") : "";
}

/** The suggestions for what is typed, as options of a list box; `null` for options that take any text. */
export function suggestions(option, text, place) {
  if (option.choices?.length) return choiceRows(option.choices, text);
  switch (option.type) {
    case OPTION.boolean:
      return choiceRows([{ name: "True", value: true }, { name: "False", value: false }], text);
    case OPTION.user:
      return userRows(text, place);
    case OPTION.role:
      return roleRows(text, place);
    case OPTION.mentionable:
      return [...userRows(text, place), ...roleRows(text, place)].slice(0, SHOWN);
    case OPTION.channel:
      return channelRows(option, text, place);
    default:
      return null;
  }
}

/** Choices as options of a list box. */
export function choiceRows(choices, text = "") {
  const fits = choices.filter((choice) => choice.name.toLowerCase().includes(text.trim().toLowerCase()));
  return fits.slice(0, SHOWN).map((choice) => ({ label: choice.name, value: choice.value }));
}

/** Users as options of a list box. */
export function userRows(text, { app, guildId, channelId }) {
  const wanted = text.trim().replace(/^@/, "");
  return users(app.store, guildId, channelId)
    .filter(({ user, name }) => matches(wanted, name, user.username, user.global_name))
    .slice(0, SHOWN)
    .map(({ user, name }) => ({ label: name, side: user.username, lead: avatar(user, "small"), value: user.id, shown: `@${name}` }));
}

/** Roles as options of a list box. */
export function roleRows(text, { app, guildId }) {
  const wanted = text.trim().replace(/^@/, "");
  return roles(app.store, guildId)
    .filter((role) => matches(wanted, role.name))
    .slice(0, SHOWN)
    .map((role) => ({ label: `@${role.name.replace(/^@/, "")}`, side: "role", lead: icon("at"), value: role.id }));
}

/** Channels as options of a list box. */
export function channelRows(option, text, { app, guildId }) {
  const wanted = text.trim().replace(/^#/, "");
  const sign = (one) => (isThread(one) ? "thread" : { [CHANNEL.voice]: "speaker", [CHANNEL.category]: "folder" }[one.type] ?? "hash");
  return channels(app.store, guildId, option.channel_types)
    .filter((one) => matches(wanted, one.name))
    .slice(0, SHOWN)
    .map((one) => ({ label: one.name, lead: icon(sign(one)), value: one.id, shown: `#${one.name}` }));
}

/** What a typed text means for an option: `{value, shown}` or `{error}`. */
export function resolve(option, text, place) {
  const typed = text.trim();
  const rows = suggestions(option, "", place);
  if (rows) return fromRows(option, rows, typed, place);
  if (option.type === OPTION.integer || option.type === OPTION.number) return fromNumber(option, typed);
  const length = [...text].length;
  if (length < (option.min_length ?? 0)) return { error: `needs at least ${option.min_length} characters` };
  if (length > (option.max_length ?? 6000)) return { error: `takes at most ${option.max_length ?? 6000} characters` };
  return { value: text, shown: text };
}

function fromRows(option, rows, typed, place) {
  const lower = typed.toLowerCase().replace(/^[@#]/, "");
  const id = /^<[@#][!&]?(\d+)>$|^(\d{5,20})$/.exec(typed);
  const wantedId = id && (id[1] ?? id[2]);
  const all = option.choices?.length || option.type === OPTION.boolean ? rows : fullRows(option, place);
  const found = all.find((row) => (
    row.label.toLowerCase().replace(/^@/, "") === lower || String(row.value).toLowerCase() === lower
    || row.value === wantedId || row.side?.toLowerCase() === lower
  ));
  if (found) return { value: found.value, shown: found.shown ?? found.label };
  return { error: option.choices?.length || option.type === OPTION.boolean ? "must be one of the choices" : `finds no “${typed}”` };
}

/** Every possible value, not only those shown at first. */
function fullRows(option, { app, guildId, channelId }) {
  const people = () => users(app.store, guildId, channelId).map(({ user, name }) => ({ label: name, side: user.username, value: user.id, shown: `@${name}` }));
  const groups = () => roles(app.store, guildId).map((role) => ({ label: role.name, value: role.id, shown: `@${role.name.replace(/^@/, "")}` }));
  if (option.type === OPTION.user) return people();
  if (option.type === OPTION.role) return groups();
  if (option.type === OPTION.mentionable) return [...people(), ...groups()];
  return channels(app.store, guildId, option.channel_types).map((one) => ({ label: one.name, value: one.id, shown: `#${one.name}` }));
}

function fromNumber(option, typed) {
  const value = Number(typed.replace(",", "."));
  if (!typed || !Number.isFinite(value)) return { error: "must be a number" };
  if (option.type === OPTION.integer && !WHOLE.test(typed)) return { error: "must be a whole number" };
  if (option.min_value !== undefined && value < option.min_value) return { error: `must be at least ${option.min_value}` };
  if (option.max_value !== undefined && value > option.max_value) return { error: `must be at most ${option.max_value}` };
  return { value, shown: typed };
}
