// Pictures and files of messages.

import { el, link, safeUrl } from "./dom.js";
import { icon } from "./icons.js";
import { lightbox } from "./lightbox.js";

/** The hosts that Discord's files have; their paths are served by the sandbox. */
const FILE_HOSTS = new Set(["cdn.discordapp.com", "media.discordapp.net", "127.0.0.1", "localhost", "[::1]"]);
const MOST_WIDE = 550;
const MOST_HIGH = 350;
/** On a phone a picture may fill the width. */
const MOST_HIGH_ON_PHONE = 640;
/** On pictures smaller than this the mark of the description would hide too much, in pixels. */
const SMALL = 140;

/**
 * The address a file can be loaded from, or `null`: the page loads nothing from elsewhere. Files are addressed by the
 * name the server knows itself by, which need not be the one in the address bar.
 */
export function localUrl(text) {
  const href = safeUrl(text);
  if (!href) return null;
  const url = new URL(href);
  const ours = url.host === location.host || FILE_HOSTS.has(url.hostname);
  return ours ? url.pathname + url.search : null;
}

/** Whether an attachment is a picture the page can show. */
export function isImage(attachment) {
  return /^image\/(png|jpe?g|gif|webp|avif)$/.test((attachment.content_type ?? "").split(";")[0]);
}

/**
 * A picture with its alt text: `{url, width?, height?, description?, filename?, spoiler?}`. `expired` is called when it
 * cannot be loaded. A click shows it large.
 */
export function picture(media, { expired, most = [MOST_WIDE, mostHigh()], className = "" } = {}) {
  const source = localUrl(media.url);
  if (!source) return elsewhere(media.url);
  const alt = media.description ?? "";
  const image = el("img", { src: source, alt: alt || `Image: ${media.filename ?? "picture"}`, loading: "lazy", decoding: "async", draggable: "false" });
  image.dataset.media = new URL(source, location.href).pathname;
  if (media.width && media.height) {
    const scale = Math.min(1, most[0] / media.width, most[1] / media.height);
    image.width = Math.round(media.width * scale);
    image.height = Math.round(media.height * scale);
  }
  image.addEventListener("error", () => expired?.(), { once: true });
  const open = () => lightbox({ source: image.getAttribute("src"), alt, name: media.filename });
  const button = el("button", { type: "button", class: "picture-button", title: "Open image", on: { click: open } }, image);
  const [badge, text] = alt ? altText(alt) : [];
  const small = image.width && Math.min(image.width, image.height) < SMALL;
  const node = el("div", { class: `picture ${className}${small ? " small-picture" : ""}` },
    el("div", { class: "picture-frame" }, button, badge),
    text);
  return media.spoiler ? veiled(node) : node;
}

function mostHigh() {
  return matchMedia("(max-width: 760px)").matches ? MOST_HIGH_ON_PHONE : MOST_HIGH;
}

/** The badge that tells there is a description, and the description that it reveals. */
function altText(alt) {
  const text = el("p", { class: "alt-text", hidden: true }, alt);
  const badge = el("button", { type: "button", class: "alt-badge", "aria-label": "Image description", "aria-expanded": "false" }, "ALT");
  badge.addEventListener("click", (event) => {
    event.stopPropagation();
    text.hidden = !text.hidden;
    badge.setAttribute("aria-expanded", String(!text.hidden));
  });
  return [badge, text];
}

function veiled(node) {
  node.classList.add("veiled");
  node.inert = true;
  const veil = el("button", { type: "button", class: "veil" }, "Spoiler");
  const box = el("div", { class: "veil-box" }, node, veil);
  veil.addEventListener("click", () => {
    node.classList.remove("veiled");
    node.inert = false;
    veil.remove();
  });
  return box;
}

/** Stands for a picture on another server, which this page does not fetch. */
function elsewhere(url) {
  const host = safeUrl(url) ? new URL(url).host : "an unknown place";
  return el("p", { class: "elsewhere" }, icon("external"), "Image from ", link(url, { class: "text-link" }, host));
}

/** What is attached to a message. */
export function attachments(message, expired) {
  const pictures = message.attachments.filter(isImage);
  const files = message.attachments.filter((one) => !isImage(one));
  if (!message.attachments.length) return null;
  return el("div", { class: "attachments" },
    pictures.length > 0 && el("div", { class: pictures.length > 1 ? "gallery" : "single" },
      pictures.map((one) => picture({ ...one, spoiler: one.filename.startsWith("SPOILER_") }, { expired }))),
    files.map(fileCard));
}

/** A file to download. */
export function fileCard(file) {
  const href = localUrl(file.url);
  const name = el("span", { class: "file-name" }, file.title ?? file.filename);
  return el("div", { class: "file-card" },
    icon("file"),
    el("div", { class: "file-text" },
      href ? el("a", { href, download: file.filename, class: "text-link" }, name) : name,
      el("small", {}, size(file.size), file.description && ` · ${file.description}`)),
    href && el("a", { class: "icon-button", href, download: file.filename, "aria-label": `Download ${file.filename}` }, icon("download")));
}

/** Bytes in words. */
export function size(bytes) {
  if (!Number.isFinite(bytes)) return "";
  const units = ["bytes", "KB", "MB", "GB"];
  const step = Math.min(units.length - 1, bytes > 0 ? Math.floor(Math.log2(bytes) / 10) : 0);
  const value = bytes / 1024 ** step;
  return `${step === 0 ? value : value.toFixed(value < 10 ? 2 : 1)} ${units[step]}`;
}

/** Puts pictures that are already loaded into a new version of a message, so that they do not flicker. */
export function keepPictures(older, newer) {
  const loaded = new Map();
  for (const image of older.querySelectorAll("img[data-media]")) {
    if (image.complete && image.naturalWidth) loaded.set(image.dataset.media, image);
  }
  for (const image of newer.querySelectorAll("img[data-media]")) {
    const known = loaded.get(image.dataset.media);
    if (!known) continue;
    loaded.delete(image.dataset.media);
    known.alt = image.alt;
    image.replaceWith(known);
  }
}
