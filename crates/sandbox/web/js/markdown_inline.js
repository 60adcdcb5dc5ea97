// The rules of Discord's Markdown inside a line, by the character they begin with. Each takes the source, the place,
// the context and a parser for what is inside, and gives `{node, end}` or nothing.

import { TIMESTAMP_STYLES } from "./time.js";

function sticky(pattern, source, at) {
  pattern.lastIndex = at;
  return pattern.exec(source);
}

function span(type, pattern) {
  return (source, at, context, inner) => {
    const found = sticky(pattern, source, at);
    return found && { node: { type, children: inner(found[1]) }, end: at + found[0].length };
  };
}

const strong = span("strong", /\*\*((?:\\[\s\S]|[^\\])+?)\*\*(?!\*)/y);
const underline = span("underline", /__((?:\\[\s\S]|[^\\])+?)__(?!_)/y);
const starred = span("em", /\*(?=\S)((?:\*\*|\s+(?:[^*\s]|\*\*)|[^\s*])+?)\*(?!\*)/y);
const scored = span("em", /_((?:__|\\[\s\S]|[^\\_])+?)_(?![\p{L}\p{N}_])/uy);
const strike = span("strike", /~~([\s\S]+?)~~/y);
const spoiler = span("spoiler", /\|\|([\s\S]+?)\|\|/y);

function code(source, at) {
  const block = sticky(/```(?:([a-z0-9_+\-.#]+?)\n)?\n*([^\n][\s\S]*?)\n*```\n?/iy, source, at);
  if (block) {
    return { node: { type: "codeBlock", language: block[1] ?? "", text: block[2] }, end: at + block[0].length };
  }
  const found = sticky(/(`+)([\s\S]*?[^`])\1(?!`)/y, source, at);
  if (!found) return null;
  // One space at each end lets code begin or end with a backtick.
  const text = found[2].replace(/^ (.*`.*) $/s, "$1");
  return { node: { type: "code", text }, end: at + found[0].length };
}

function escape(source, at) {
  const found = sticky(/\\([^\p{L}\p{N}\s])/uy, source, at);
  return found && { node: { type: "text", text: found[1] }, end: at + found[0].length };
}

const ANGLED = [
  [/<@!?(\d{1,20})>/y, ([, id]) => ({ type: "user", id })],
  [/<@&(\d{1,20})>/y, ([, id]) => ({ type: "role", id })],
  [/<#(\d{1,20})>/y, ([, id]) => ({ type: "channel", id })],
  [/<\/((?:[-_'\p{L}\p{N}]{1,32})(?: [-_'\p{L}\p{N}]{1,32}){0,2}):(\d{1,20})>/uy, ([, name, id]) => ({ type: "command", name, id })],
  [/<(a?):(\w{1,32}):(\d{1,20})>/y, ([, animated, name, id]) => ({ type: "emoji", name, id, animated: animated !== "" })],
  [
    new RegExp(`<t:(-?\\d{1,17})(?::([${TIMESTAMP_STYLES}]))?>`, "y"),
    ([, seconds, style]) => ({ type: "timestamp", seconds: Number(seconds), style: style ?? "f" }),
  ],
  [/<(https?:\/\/[^\s<>]+)>/y, ([, url]) => ({ type: "link", url, children: [{ type: "text", text: url }] })],
];

function angled(source, at) {
  for (const [pattern, make] of ANGLED) {
    const found = sticky(pattern, source, at);
    if (found) return { node: make(found), end: at + found[0].length };
  }
  return null;
}

function everyone(source, at) {
  const found = sticky(/@(everyone|here)/y, source, at);
  return found && { node: { type: "everyone", name: found[1] }, end: at + found[0].length };
}

function bareUrl(source, at, context) {
  if (context.insideLink) return null;
  const found = sticky(/https?:\/\/[^\s<]+[^<.,:;"'\]\s]/y, source, at);
  if (!found) return null;
  let url = found[0];
  while (url.endsWith(")") && count(url, "(") < count(url, ")")) url = url.slice(0, -1);
  return { node: { type: "link", url, children: [{ type: "text", text: url }] }, end: at + url.length };
}

function count(text, character) {
  return text.split(character).length - 1;
}

function maskedLink(source, at, context, inner) {
  if (!context.links || context.insideLink) return null;
  const close = closing(source, at, "[", "]");
  if (close < 0 || source[close + 1] !== "(") return null;
  const target = sticky(/\(\s*(?:<(https?:\/\/[^\s<>]+)>|(https?:\/\/(?:\([^\s()]*\)|[^\s()])+))(?:\s+"([^"\n]*)")?\s*\)/y, source, close + 1);
  const label = source.slice(at + 1, close);
  if (!target || !label.trim()) return null;
  const node = { type: "link", url: target[1] ?? target[2], title: target[3], children: inner(label, { insideLink: true }) };
  return { node, end: close + 1 + target[0].length };
}

/** Where the bracket opened at `at` closes, or -1. */
function closing(source, at, open, close) {
  let depth = 0;
  for (let place = at; place < source.length; place += 1) {
    if (source[place] === "\\") place += 1;
    else if (source[place] === open) depth += 1;
    else if (source[place] === close && (depth -= 1) === 0) return place;
  }
  return -1;
}

function scoredWord(source, at, context, inner) {
  const before = source.slice(Math.max(0, at - 2), at);
  return /[\p{L}\p{N}_]$/u.test(before) ? null : scored(source, at, context, inner);
}

export const INLINE = {
  "\\": escape,
  "`": code,
  "<": angled,
  "@": everyone,
  "[": maskedLink,
  "h": bareUrl,
  "*": (...all) => strong(...all) ?? starred(...all),
  "_": (...all) => underline(...all) ?? scoredWord(...all),
  "~": strike,
  "|": spoiler,
};
