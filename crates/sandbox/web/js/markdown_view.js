// Shows a Markdown tree.

import { el, link, safeUrl, add } from "./dom.js";
import { messageLink } from "./message_link.js";
import { icon } from "./icons.js";
import { parse, plain } from "./markdown.js";
import { timestampNode, fromNow } from "./time.js";
import { CHANNEL, isThread } from "./kinds.js";

/** This many emoji alone in a message are shown large. */
const LARGE = 27;
const ONLY_EMOJI = /^(?:\s|\p{Extended_Pictographic}|\p{Emoji_Component}|\p{Regional_Indicator})+$/u;
const PLAIN_DIGITS = /^[\d#*\s]+$/;

/**
 * Text with Discord's Markdown as nodes. `place` is `{app, guildId}`; `options` as for `parse`, and `large` for
 * enlarging emoji that stand alone.
 */
export function markdown(text, place, options = {}) {
  const nodes = parse(text ?? "", options);
  const fragment = document.createDocumentFragment();
  add(fragment, nodes.map((node) => show(node, place)));
  if (options.large && emojiOnly(nodes)) return el("span", { class: "large-emoji" }, fragment);
  return fragment;
}

/** The same as plain text on one line. */
export function plainText(text, place) {
  const { store } = place.app;
  return plain(parse(text ?? ""), {
    user: ({ id }) => `@${store.nameOf(id, place.guildId)}`,
    role: ({ id }) => `@${store.guilds.get(place.guildId)?.roles.get(id)?.name ?? "deleted-role"}`,
    channel: ({ id }) => `#${store.channelName(store.channels.get(id))}`,
    timestamp: ({ seconds }) => fromNow(seconds * 1000),
  }).replace(/\s+/g, " ").trim();
}

function emojiOnly(nodes) {
  let count = 0;
  for (const node of nodes) {
    if (node.type === "emoji") count += 1;
    else if (node.type === "text" && ONLY_EMOJI.test(node.text) && !PLAIN_DIGITS.test(node.text)) {
      count += [...new Intl.Segmenter().segment(node.text.replace(/\s/g, ""))].length;
    } else if (node.type !== "text" || node.text.trim()) return false;
  }
  return count > 0 && count <= LARGE;
}

const TAGS = { strong: "strong", em: "em", underline: "u", strike: "s" };

function show(node, place) {
  const inside = () => (node.children ?? []).map((child) => show(child, place));
  switch (node.type) {
    case "text":
      return node.text;
    case "strong":
    case "em":
    case "underline":
    case "strike":
      return el(TAGS[node.type], {}, inside());
    case "spoiler":
      return spoiler(inside());
    case "code":
      return el("code", { class: "inline-code" }, node.text);
    case "codeBlock":
      return el("pre", { class: "code-block", tabindex: "0" }, el("code", { data: { language: node.language } }, node.text));
    case "quote":
      return el("blockquote", {}, inside());
    case "heading":
      // Headings of messages are below those of the page.
      return el(`h${node.level + 2}`, { class: `heading heading-${node.level}` }, inside());
    case "subtext":
      return el("small", { class: "subtext" }, inside());
    case "list":
      return list(node, place);
    case "link":
      return messageLink(node.url, plain(node.children) === node.url ? null : inside(), place)
        ?? link(node.url, { class: "text-link", title: hint(node) }, inside());
    case "user":
      return user(node.id, place);
    case "role":
      return role(node.id, place);
    case "channel":
      return channel(node.id, place);
    case "everyone":
      return el("span", { class: "mention" }, `@${node.name}`);
    case "command":
      return command(node, place);
    case "emoji":
      return customEmoji(node);
    case "timestamp":
      return timestampNode(node.seconds, node.style) ?? `<t:${node.seconds}:${node.style}>`;
    default:
      return null;
  }
}

/** A masked link tells where it leads. */
function hint(node) {
  const text = plain(node.children);
  if (node.title) return `${node.title} (${safeUrl(node.url) ?? node.url})`;
  return text === node.url ? null : safeUrl(node.url);
}

function list(node, place) {
  const items = node.items.map((item) => el("li", {}, item.children.map((child) => show(child, place))));
  return node.ordered ? el("ol", { start: node.start }, items) : el("ul", {}, items);
}

function spoiler(children) {
  const inner = el("span", { class: "spoiler-text", "aria-hidden": "true" }, children);
  const node = el("span", { class: "spoiler", role: "button", tabindex: "0", "aria-label": "Spoiler", "aria-expanded": "false" }, inner);
  inner.inert = true;
  const reveal = (event) => {
    if (event.type === "keydown" && event.key !== "Enter" && event.key !== " ") return;
    if (node.classList.contains("open")) return;
    event.preventDefault();
    event.stopPropagation();
    node.classList.add("open");
    inner.inert = false;
    inner.removeAttribute("aria-hidden");
    node.removeAttribute("role");
    node.removeAttribute("aria-label");
    node.removeAttribute("aria-expanded");
    node.setAttribute("tabindex", "-1");
  };
  node.addEventListener("click", reveal);
  node.addEventListener("keydown", reveal);
  return node;
}

function user(id, { app, guildId }) {
  const name = app.store.users.has(id) ? app.store.nameOf(id, guildId) : "unknown-user";
  const open = (event) => app.openProfile(id, event.currentTarget);
  return el("button", { type: "button", class: "mention", on: { click: open } }, `@${name}`);
}

function role(id, { app, guildId }) {
  const found = app.store.guilds.get(guildId)?.roles.get(id);
  const style = found?.color ? { "--mention": `#${found.color.toString(16).padStart(6, "0")}` } : {};
  return el("span", { class: found?.color ? "mention coloured" : "mention", style }, `@${found?.name ?? "deleted-role"}`);
}

function channel(id, { app }) {
  const found = app.store.channels.get(id);
  if (!found) return el("span", { class: "mention" }, icon("lock"), "No access");
  const sign = isThread(found) ? "thread" : found.type === CHANNEL.voice ? "speaker" : "hash";
  const go = () => app.go({ channel: id });
  return el("button", { type: "button", class: "mention", on: { click: go } }, icon(sign), app.store.channelName(found));
}

function command({ name, id }, { app }) {
  const start = () => app.startCommand(name, id);
  return el("button", { type: "button", class: "mention", on: { click: start } }, `/${name}`);
}

/** A server's own emoji; where its picture is not known its name stands for it. */
export function customEmoji({ id, name, animated }) {
  const title = `:${name}:${animated ? " (animated)" : ""}`;
  const image = el("img", { class: "custom-emoji", src: `/emojis/${id}`, alt: title, title, draggable: "false" });
  const instead = () => image.replaceWith(el("span", { class: "custom-emoji", role: "img", "aria-label": title, title }, (name ?? "?").slice(0, 2)));
  image.addEventListener("error", instead, { once: true });
  return image;
}

/** An emoji object as it appears on buttons, options and reactions. */
export function emojiNode(emoji) {
  if (!emoji) return null;
  if (emoji.id) return customEmoji(emoji);
  return el("span", { class: "emoji", "aria-hidden": "true" }, emoji.name);
}
