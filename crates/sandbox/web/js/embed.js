// Embeds: the framed cards of bots.

import { el, link } from "./dom.js";
import { markdown } from "./markdown_view.js";
import { picture, localUrl } from "./media.js";
import { stamp, fullTime } from "./time.js";

const MOST_IN_ROW = 3;

/** An embed as nodes. `expired` is called when its pictures cannot be loaded. */
export function embed(data, place, expired) {
  const colour = Number.isInteger(data.color) ? `#${data.color.toString(16).padStart(6, "0")}` : null;
  const text = el("div", { class: "embed-text" },
    data.provider?.name && el("div", { class: "embed-provider" }, data.provider.name),
    author(data.author),
    data.title && el("div", { class: "embed-title" }, link(data.url, {}, markdown(data.title, place, { blocks: false }))),
    data.description && el("div", { class: "embed-description content" }, markdown(data.description, place)),
    fields(data.fields ?? [], place));
  const image = data.image && picture(data.image, { expired, most: [480, 420], className: "embed-image" });
  const thumbnail = data.thumbnail && picture(data.thumbnail, { expired, most: [80, 80], className: "embed-thumbnail" });
  return el("article", { class: "embed", style: colour ? { "--bar": colour } : {} },
    el("div", { class: "embed-top" }, text, thumbnail),
    image,
    footer(data));
}

function smallIcon(url) {
  const source = localUrl(url);
  return source && el("img", { class: "embed-icon", src: source, alt: "", width: 24, height: 24 });
}

function author(data) {
  if (!data?.name) return null;
  return el("div", { class: "embed-author" }, smallIcon(data.icon_url), link(data.url, {}, data.name));
}

/** Inline fields stand beside each other, at most three. */
function fields(list, place) {
  if (!list.length) return null;
  const rows = [];
  for (const field of list) {
    const row = rows.at(-1);
    if (field.inline && row?.inline && row.fields.length < MOST_IN_ROW) row.fields.push(field);
    else rows.push({ inline: field.inline, fields: [field] });
  }
  return el("dl", { class: "embed-fields" }, rows.flatMap((row) => row.fields.map((field) => {
    const span = row.inline ? 12 / Math.max(row.fields.length, row.fields.length === 1 ? MOST_IN_ROW : 1) : 12;
    return el("div", { class: "embed-field", style: { "--span": span } },
      el("dt", {}, markdown(field.name, place, { blocks: false })),
      el("dd", { class: "content" }, markdown(field.value, place)));
  })));
}

function footer(data) {
  const at = data.timestamp ? Date.parse(data.timestamp) : Number.NaN;
  const parts = [
    data.footer?.text && el("span", {}, data.footer.text),
    Number.isFinite(at) && el("time", { datetime: data.timestamp, title: fullTime(at) }, stamp(at)),
  ].filter(Boolean);
  if (!parts.length) return null;
  return el("footer", { class: "embed-footer" }, smallIcon(data.footer?.icon_url), parts.flatMap((part, at) => (at ? [" • ", part] : [part])));
}
