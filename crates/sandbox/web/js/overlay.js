// What lies above the page: pop-overs beside an element, dialogs, and short notices.

import { el, fill, rememberFocus, uniqueId } from "./dom.js";
import { icon } from "./icons.js";

const GAP = 6;
const MARGIN = 8;
const NOTICE_LASTS = 6000;
/** On screens narrower than this a pop-over is a sheet at the bottom. */
const NARROW = 600;

const open = [];

/**
 * Shows `content` beside `anchor` (an element or `{x, y}`) until Escape, a click elsewhere or `close()`. Options:
 * `label`, `side` ("above", "below"), `align` ("start", "end"), `wide` (as wide as the anchor), `sheet` (allow the sheet),
 * `onClose`, `role`.
 */
export function popover(anchor, content, options = {}) {
  const trigger = anchor instanceof Element ? anchor : null;
  closeAbove(trigger);
  const node = el("div", { class: "popover", role: options.role ?? "dialog", "aria-label": options.label, tabindex: "-1" }, content);
  const sheet = options.sheet !== false && innerWidth < NARROW;
  if (sheet) node.classList.add("sheet");
  const shade = sheet ? el("div", { class: "shade", on: { pointerdown: () => handle.close() } }) : null;
  const host = trigger?.closest("dialog") ?? document.getElementById("overlays");
  const restore = rememberFocus();
  const handle = { node, trigger, close, place };
  if (shade) host.append(shade);
  host.append(node);
  open.push(handle);
  place();
  const watcher = new ResizeObserver(place);
  watcher.observe(node);
  addEventListener("resize", place);
  return handle;

  function place() {
    if (!sheet) position(node, anchor, options);
  }

  function close() {
    const at = open.indexOf(handle);
    if (at < 0) return;
    closeFrom(at + 1);
    open.splice(at, 1);
    watcher.disconnect();
    removeEventListener("resize", place);
    const inside = node.contains(document.activeElement) || document.activeElement === document.body;
    node.remove();
    shade?.remove();
    if (inside) restore();
    options.onClose?.();
  }
}

function position(node, anchor, options) {
  const box = anchor instanceof Element
    ? anchor.getBoundingClientRect()
    : { left: anchor.x, right: anchor.x, top: anchor.y, bottom: anchor.y, width: 0 };
  if (options.wide) node.style.width = `${Math.max(box.width, 200)}px`;
  node.style.maxHeight = "";
  const { width, height } = node.getBoundingClientRect();
  const above = box.top - GAP - MARGIN;
  const below = innerHeight - box.bottom - GAP - MARGIN;
  const up = options.side === "above" ? above >= height || above >= below : below < height && above > below;
  node.style.maxHeight = `${Math.max(120, up ? above : below)}px`;
  const shown = Math.min(height, Math.max(120, up ? above : below));
  const top = up ? box.top - GAP - shown : box.bottom + GAP;
  const left = options.align === "end" ? box.right - width : box.left;
  node.style.top = `${Math.max(MARGIN, Math.min(top, innerHeight - shown - MARGIN))}px`;
  node.style.left = `${Math.max(MARGIN, Math.min(left, innerWidth - width - MARGIN))}px`;
}

function closeFrom(at) {
  for (const handle of open.slice(at).reverse()) handle.close();
}

/** Closes pop-overs that the element is not part of. */
function closeAbove(element) {
  const keep = open.findLastIndex((handle) => element && handle.node.contains(element));
  closeFrom(keep + 1);
}

/** Closes every pop-over. */
export function closePopovers() {
  closeFrom(0);
}

document.addEventListener("pointerdown", (event) => {
  const top = open.at(-1);
  if (top && !top.trigger?.contains(event.target)) closeAbove(event.target);
}, true);

document.addEventListener("keydown", (event) => {
  if (event.key !== "Escape" || !open.length) return;
  event.preventDefault();
  event.stopPropagation();
  open.at(-1).close();
}, true);

/**
 * Opens a dialog. `build(close)` gives its content. Options: `title` (shown), `label` (if there is no title), `class`, `onClose`.
 * The rest of the page cannot be reached meanwhile.
 */
export function dialog(build, options = {}) {
  closePopovers();
  const titleId = uniqueId("dialog-title");
  const node = el("dialog", {
    class: `dialog ${options.class ?? ""}`,
    "aria-labelledby": options.title ? titleId : null,
    "aria-label": options.title ? null : options.label,
  });
  const restore = rememberFocus();
  let gone = false;
  // The browser's own event comes with the next frame, which a tab in the background does not draw.
  const close = () => {
    if (gone) return;
    gone = true;
    node.close();
    node.remove();
    restore();
    options.onClose?.();
  };
  node.addEventListener("close", close);
  node.addEventListener("keydown", (event) => event.key === "Tab" && turn(node, event));
  node.addEventListener("pointerdown", (event) => {
    if (event.target === node && options.dismissable !== false) close();
  });
  const head = options.title && el(
    "header",
    { class: "dialog-head" },
    el("h2", { id: titleId }, options.title),
    el("button", { type: "button", class: "icon-button", "aria-label": "Close", on: { click: close } }, icon("close")),
  );
  fill(node, el("div", { class: "dialog-box" }, head, build(close)));
  document.getElementById("overlays").append(node);
  node.showModal();
  return { node, close };
}

/** Makes Tab go round inside a dialog, instead of out of the page. */
function turn(node, event) {
  const stops = [...node.querySelectorAll("a[href], button, input, textarea, [tabindex='0']")]
    .filter((one) => !one.disabled && one.tabIndex >= 0 && one.checkVisibility());
  const [from, to] = event.shiftKey ? [stops[0], stops.at(-1)] : [stops.at(-1), stops[0]];
  if (document.activeElement !== from) return;
  event.preventDefault();
  to?.focus();
}

/** Asks for one line of text; resolves with it, or `null`. */
export function ask({ title, label, value = "", action = "OK", maxlength = 100 }) {
  return new Promise((resolve) => {
    let answer = null;
    const input = el("input", { class: "field", id: uniqueId("ask"), value, maxlength, required: true, autocomplete: "off" });
    const build = (close) => el(
      "form",
      {
        class: "dialog-body",
        on: {
          submit: (event) => {
            event.preventDefault();
            answer = input.value.trim() || null;
            close();
          },
        },
      },
      el("label", { class: "field-label", for: input.id }, label),
      input,
      el("footer", { class: "dialog-foot" },
        el("button", { type: "button", class: "button plain", on: { click: close } }, "Cancel"),
        el("button", { type: "submit", class: "button primary" }, action)),
    );
    dialog(build, { title, class: "small", onClose: () => resolve(answer) });
    input.focus();
    input.select();
  });
}

/** Asks to confirm; resolves with whether that was done. `preview` is shown below the question. */
export function confirmAction({ title, text, action, preview }) {
  return new Promise((resolve) => {
    let sure = false;
    const build = (close) => {
      const yes = () => {
        sure = true;
        close();
      };
      return el("div", { class: "dialog-body" },
        el("p", {}, text),
        preview,
        el("footer", { class: "dialog-foot" },
          el("button", { type: "button", class: "button plain", on: { click: close } }, "Cancel"),
          el("button", { type: "button", class: "button danger", autofocus: true, on: { click: yes } }, action)));
    };
    dialog(build, { title, class: "small", onClose: () => resolve(sure) });
  });
}

/** Shows a short notice; `bad` for something that went wrong. */
export function notice(text, { bad = false } = {}) {
  let host = document.querySelector(".notices");
  if (!host) {
    host = el("div", { class: "notices" });
    document.getElementById("overlays").append(host);
  }
  const node = el("div", { class: bad ? "notice bad" : "notice", role: bad ? "alert" : "status" },
    bad && icon("warning"), el("span", {}, text));
  const remove = () => node.remove();
  node.append(el("button", { type: "button", class: "icon-button", "aria-label": "Close notice", on: { click: remove } }, icon("close")));
  host.append(node);
  setTimeout(remove, NOTICE_LASTS);
}
