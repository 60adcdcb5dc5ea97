// Discord's dialect of Markdown, parsed into a tree. Nodes are `{type, …}`; `children` are nodes, `text` is plain.

import { INLINE } from "./markdown_inline.js";

/** Deeper nesting than this stays text. */
const DEEPEST = 12;

/** Parses a message. Options: `links` (masked links count), `blocks` (headers, lists, quotes; default yes). */
export function parse(source, options = {}) {
  return parseAt(source, { links: true, blocks: true, quote: false, depth: 0, ...options });
}

/** Parses a part of a message; `context` as made by [`parse`]. */
export function parseAt(source, context) {
  const nodes = [];
  let text = "";
  const flush = () => {
    if (text) nodes.push({ type: "text", text });
    text = "";
  };
  const inner = (part, changes = {}) => parseAt(part, { ...context, blocks: false, ...changes, depth: context.depth + 1 });
  let at = 0;
  while (at < source.length) {
    const found = context.depth < DEEPEST ? match(source, at, context, inner) : null;
    if (found) {
      if (found.node.type === "text") text += found.node.text;
      else {
        flush();
        nodes.push(found.node);
      }
      at = found.end;
    } else {
      text += source[at];
      at += 1;
    }
  }
  flush();
  return nodes;
}

function match(source, at, context, inner) {
  if (context.blocks && (at === 0 || source[at - 1] === "\n")) {
    for (const rule of BLOCKS) {
      const found = rule(source, at, context, inner);
      if (found) return found;
    }
  }
  return INLINE[source[at]]?.(source, at, context, inner) ?? null;
}

const BLOCKS = [quote, heading, subtext, list];

function sticky(pattern, source, at) {
  pattern.lastIndex = at;
  return pattern.exec(source);
}

function quote(source, at, context, inner) {
  if (context.quote) return null;
  const rest = sticky(/>>> ?/y, source, at);
  if (rest) {
    const text = source.slice(at + rest[0].length);
    return { node: { type: "quote", children: inner(text, { blocks: true, quote: true }) }, end: source.length };
  }
  const lines = sticky(/> [^\n]*(?:\n> [^\n]*)*\n?/y, source, at);
  if (!lines) return null;
  const text = lines[0].replace(/\n$/, "").replace(/^> /gm, "");
  return { node: { type: "quote", children: inner(text, { blocks: true, quote: true }) }, end: at + lines[0].length };
}

function heading(source, at, context, inner) {
  const found = sticky(/(#{1,3}) +(\S[^\n]*)(?:\n|$)/y, source, at);
  if (!found) return null;
  return { node: { type: "heading", level: found[1].length, children: inner(found[2]) }, end: at + found[0].length };
}

function subtext(source, at, context, inner) {
  const found = sticky(/-# +(\S[^\n]*)(?:\n|$)/y, source, at);
  if (!found) return null;
  return { node: { type: "subtext", children: inner(found[1]) }, end: at + found[0].length };
}

const ITEM = /^( *)([-*]|\d{1,9}\.) +(\S.*)$/;

function list(source, at, context, inner) {
  const lines = [];
  let end = at;
  while (end < source.length) {
    const stop = source.indexOf("\n", end);
    const line = source.slice(end, stop < 0 ? source.length : stop);
    const item = ITEM.exec(line);
    // The other kind of mark begins another list.
    if (item && lines.length && item[1].length <= lines[0].indent && isOrdered(item[2]) !== isOrdered(lines[0].mark)) break;
    if (item) lines.push({ indent: item[1].length, mark: item[2], text: item[3] });
    else if (lines.length && /^ {2,}\S/.test(line)) lines.at(-1).text += `\n${line.trim()}`;
    else break;
    end = stop < 0 ? source.length : stop + 1;
  }
  if (!lines.length || lines[0].indent > 1) return null;
  return { node: nest(lines, inner), end };
}

/** Turns lines with their indents into lists within lists. */
function nest(lines, inner) {
  const open = [{ indent: lines[0].indent, list: listNode(lines[0]) }];
  for (const line of lines) {
    while (open.length > 1 && line.indent < open.at(-1).indent) open.pop();
    let top = open.at(-1);
    if (line.indent > top.indent + 1 && top.list.items.length && open.length < DEEPEST) {
      top = { indent: line.indent, list: listNode(line) };
      open.at(-1).list.items.at(-1).children.push(top.list);
      open.push(top);
    }
    top.list.items.push({ children: inner(line.text) });
  }
  return open[0].list;
}

function isOrdered(mark) {
  return /\d/.test(mark);
}

function listNode(line) {
  const ordered = isOrdered(line.mark);
  return { type: "list", ordered, start: ordered ? Number.parseInt(line.mark, 10) : 1, items: [] };
}

/** The text of a tree without any formatting, as for previews and screen readers. */
export function plain(nodes, names = {}) {
  return nodes.map((node) => plainNode(node, names)).join("");
}

function plainNode(node, names) {
  switch (node.type) {
    case "text":
    case "code":
    case "codeBlock":
      return node.text;
    case "list":
      return node.items.map((item) => `• ${plain(item.children, names)}`).join(" ");
    case "user":
    case "role":
    case "channel":
    case "timestamp":
      return names[node.type]?.(node) ?? "";
    case "everyone":
      return `@${node.name}`;
    case "command":
      return `/${node.name}`;
    case "emoji":
      return `:${node.name}:`;
    case "spoiler":
      return "spoiler";
    default:
      return plain(node.children ?? [], names);
  }
}
