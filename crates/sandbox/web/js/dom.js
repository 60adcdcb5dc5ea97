// Builds DOM nodes. Text only ever becomes text nodes, so nothing a user or bot writes is read as markup.

const SVG = "http://www.w3.org/2000/svg";

/**
 * An element. `props` may hold `class`, `data` (dataset), `style` (custom properties and declarations), `on`
 * (listeners), properties of the element (`value`, `disabled`, …) and attributes. `null` and `false` leave one out.
 */
export function el(tag, props = {}, ...children) {
  const node = document.createElement(tag);
  for (const [name, value] of Object.entries(props)) setProp(node, name, value);
  add(node, children);
  return node;
}

function setProp(node, name, value) {
  if (value === null || value === undefined || value === false) return;
  if (name === "class") node.className = value;
  else if (name === "data") Object.assign(node.dataset, value);
  else if (name === "style") for (const [key, one] of Object.entries(value)) node.style.setProperty(key, one);
  else if (name === "on") for (const [event, listener] of Object.entries(value)) node.addEventListener(event, listener);
  else if (name === "value" || name === "checked") node[name] = value;
  else node.setAttribute(name, value === true ? "" : String(value));
}

/** Appends nodes, strings and nested lists of them; `null`, `undefined` and `false` are skipped. */
export function add(node, children) {
  for (const child of [children].flat(Infinity)) {
    if (child === null || child === undefined || child === false || child === "") continue;
    node.append(child instanceof Node ? child : document.createTextNode(String(child)));
  }
  return node;
}

/** Replaces what is in a node. */
export function fill(node, ...children) {
  node.replaceChildren();
  return add(node, children);
}

/** Replaces what is in a node, keeping the place scrolled to and the focus (by `data-key`). */
export function refill(node, ...children) {
  const top = node.scrollTop;
  const key = node.contains(document.activeElement) ? document.activeElement.dataset.key : undefined;
  fill(node, ...children);
  node.scrollTop = top;
  if (key !== undefined) focusKey(node, key);
}

/** Focuses the element with a `data-key`. */
export function focusKey(node, key) {
  node.querySelector(`[data-key="${CSS.escape(key)}"]`)?.focus({ preventScroll: true });
}

/** Remembers what has the focus; the function it returns gives the focus back, also if the page was redrawn meanwhile. */
export function rememberFocus() {
  const before = document.activeElement;
  const key = before?.dataset.key;
  const place = before?.closest("[id]")?.id;
  return () => {
    const around = place && document.getElementById(place);
    if (before?.isConnected) before.focus({ preventScroll: true });
    else if (around && key !== undefined) focusKey(around, key);
  };
}

/** An icon of `icons.js`, hidden from screen readers. */
export function svg(paths, className = "icon") {
  const node = document.createElementNS(SVG, "svg");
  node.setAttribute("viewBox", "0 0 24 24");
  node.setAttribute("aria-hidden", "true");
  node.setAttribute("class", className);
  for (const d of [paths].flat()) {
    const path = document.createElementNS(SVG, "path");
    path.setAttribute("d", d);
    node.append(path);
  }
  return node;
}

/** Runs `work` once after the present task, however often it is asked for. */
export function batched(work) {
  let waiting = false;
  return () => {
    if (waiting) return;
    waiting = true;
    queueMicrotask(() => {
      waiting = false;
      work();
    });
  };
}

let counter = 0;

/** An id for an element, unique on the page. */
export function uniqueId(prefix) {
  counter += 1;
  return `${prefix}-${counter}`;
}

/** Says something to screen readers. */
export function announce(text) {
  const region = document.getElementById("announcer");
  if (region) region.textContent = text;
}

/** The address if it is one a page may link to, else `null`. */
export function safeUrl(text) {
  if (typeof text !== "string") return null;
  let url;
  try {
    url = new URL(text);
  } catch {
    return null;
  }
  return url.protocol === "http:" || url.protocol === "https:" ? url.href : null;
}

/** A link that opens in a tab of its own, or the bare text if the address is not a web address. */
export function link(url, props = {}, ...children) {
  const href = safeUrl(url);
  if (!href) return el("span", props, ...children);
  return el("a", { ...props, href, target: "_blank", rel: "noopener noreferrer nofollow" }, ...children);
}

/** Whether the user asks for little motion. */
export function calm() {
  return matchMedia("(prefers-reduced-motion: reduce)").matches;
}
