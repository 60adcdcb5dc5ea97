// Select menus: of texts, users, roles, mentionables and channels.

import { el, fill, uniqueId } from "./dom.js";
import { icon } from "./icons.js";
import { avatar } from "./avatar.js";
import { emojiNode } from "./markdown_view.js";
import { COMPONENT, CHANNEL, isThread } from "./kinds.js";
import { popover } from "./overlay.js";
import { users, roles, channels } from "./people.js";

/** Lists longer than this can be searched. */
const SEARCH_FROM = 10;

/**
 * A select menu. `choose(values)` is called when the user has chosen: at once if only one may be, else when the list is
 * closed. `host` is `{place, choose, chosen?, pending?, disabled?, label?, id?}`; with `field` it is part of a form, and
 * `choose` hears of every change.
 */
export function selectMenu(data, host) {
  const least = data.min_values ?? 1;
  const most = data.max_values ?? 1;
  const options = optionsOf(data, host.place);
  const before = new Set(host.chosen ?? defaults(data));
  let chosen = new Set(before);
  const trigger = el("button", {
    type: "button",
    class: `select${host.pending ? " pending" : ""}`,
    "aria-haspopup": "listbox",
    "aria-expanded": "false",
    "aria-label": host.label ?? data.placeholder ?? "Select",
    "aria-busy": host.pending && "true",
    id: host.id,
    disabled: data.disabled || host.disabled,
    data: { key: data.custom_id },
  });
  let handle = null;
  trigger.addEventListener("click", () => (handle ? handle.close() : open()));
  trigger.addEventListener("keydown", (event) => {
    if (event.key !== "ArrowDown" && event.key !== "ArrowUp") return;
    event.preventDefault();
    if (!handle) open();
  });
  draw();
  return trigger;

  function draw() {
    const shown = options.filter((option) => chosen.has(option.value));
    const text = shown.length
      ? shown.map((option) => el("span", { class: most > 1 ? "select-chip" : "select-value" }, option.small, option.label))
      : el("span", { class: "select-placeholder" }, data.placeholder || "Make a selection");
    fill(trigger, el("span", { class: "select-values" }, text),
      host.pending ? el("span", { class: "dots", "aria-hidden": "true" }, el("i"), el("i"), el("i")) : icon("chevron"));
  }

  function open() {
    const list = el("div", { class: "select-list", role: "listbox", id: uniqueId("select"), "aria-multiselectable": most > 1 && "true", "aria-label": trigger.getAttribute("aria-label"), tabindex: "-1" });
    const search = options.length > SEARCH_FROM
      ? el("input", { class: "field select-search", type: "search", placeholder: "Search", "aria-label": "Search the options", autocomplete: "off" })
      : null;
    const limit = most > 1
      ? el("p", { class: "select-limit" }, least === most ? `Choose ${most}` : `Choose ${least} to ${Math.min(most, options.length)}`)
      : null;
    const content = el("div", { class: "select-popover" }, search, limit, list);
    handle = popover(trigger, content, { wide: true, label: "Options", onClose: closed });
    trigger.setAttribute("aria-expanded", "true");
    const rows = () => drawList(list, search?.value ?? "");
    search?.addEventListener("input", rows);
    content.addEventListener("keydown", (event) => steer(event, list, search));
    rows();
    (search ?? list.querySelector("[aria-selected=true]") ?? list.querySelector("[role=option]") ?? list).focus();
  }

  function drawList(list, query) {
    const wanted = query.trim().toLowerCase();
    const found = options.filter((option) => option.label.toLowerCase().includes(wanted));
    const focused = document.activeElement?.dataset.value;
    fill(list, found.map((option) => row(option, list)), found.length === 0 && el("div", { class: "listbox-note", role: "option", "aria-selected": "false", "aria-disabled": "true" }, "No results"));
    list.querySelector(`[data-value="${CSS.escape(focused ?? "")}"]`)?.focus();
  }

  function row(option, list) {
    const on = chosen.has(option.value);
    const full = !on && most > 1 && chosen.size >= most;
    const node = el(
      "div",
      { class: "select-option", role: "option", tabindex: "-1", "aria-selected": String(on), "aria-disabled": full && "true", data: { value: option.value } },
      option.lead && el("span", { class: "option-lead" }, option.lead()),
      el("span", { class: "option-text" }, el("span", { class: "option-label" }, option.label), option.detail && el("span", { class: "option-detail" }, option.detail)),
      el("span", { class: most > 1 ? "checkbox" : "radio", "aria-hidden": "true" }, on && icon("check")),
    );
    node.addEventListener("click", () => toggle(option, list));
    return node;
  }

  function toggle(option, list) {
    if (most === 1) {
      chosen = chosen.has(option.value) && least === 0 ? new Set() : new Set([option.value]);
      handle.close();
      return;
    }
    if (chosen.has(option.value)) chosen.delete(option.value);
    else if (chosen.size < most) chosen.add(option.value);
    drawList(list, list.parentElement.querySelector(".select-search")?.value ?? "");
    draw();
  }

  function closed() {
    handle = null;
    trigger.setAttribute("aria-expanded", "false");
    draw();
    const same = chosen.size === before.size && [...chosen].every((value) => before.has(value));
    const enough = chosen.size >= Math.min(least, options.length);
    if (host.field) host.choose([...chosen]);
    // A default that is chosen again counts as a choice only if it was clicked; closing the list does not.
    else if (!same && enough) host.choose([...chosen]);
    else if (!enough) {
      chosen = new Set(before);
      draw();
    }
  }
}

function defaults(data) {
  if (data.type !== COMPONENT.select) return (data.default_values ?? []).map((value) => value.id);
  return (data.options ?? []).filter((option) => option.default).map((option) => option.value);
}

function steer(event, list, search) {
  const rows = [...list.querySelectorAll("[role=option]")];
  const at = rows.indexOf(document.activeElement);
  if (event.key === "ArrowDown") rows[Math.min(at + 1, rows.length - 1)]?.focus();
  else if (event.key === "ArrowUp") (at > 0 ? rows[at - 1] : (search ?? rows[0]))?.focus();
  else if (event.key === "Home" && at >= 0) rows[0]?.focus();
  else if (event.key === "End" && at >= 0) rows.at(-1)?.focus();
  else if ((event.key === "Enter" || event.key === " ") && at >= 0) rows[at].click();
  else if (event.key === "Enter" && search) rows[0]?.click();
  else return;
  event.preventDefault();
}

function optionsOf(data, { app, guildId, channelId }) {
  if (data.type === COMPONENT.select) {
    return (data.options ?? []).map((option) => ({
      value: option.value,
      label: option.label,
      detail: option.description,
      small: emojiNode(option.emoji),
      lead: option.emoji && (() => emojiNode(option.emoji)),
    }));
  }
  const people = () => users(app.store, guildId, channelId).map(({ user, name }) => ({
    value: user.id, label: name, detail: user.username, lead: () => avatar(user, "small"),
  }));
  const groups = () => roles(app.store, guildId).map((role) => ({
    value: role.id, label: `@${role.name.replace(/^@/, "")}`, lead: () => icon("at"),
  }));
  if (data.type === COMPONENT.userSelect) return people();
  if (data.type === COMPONENT.roleSelect) return groups();
  if (data.type === COMPONENT.mentionableSelect) return [...people(), ...groups()];
  if (data.type === COMPONENT.channelSelect) {
    return channels(app.store, guildId, data.channel_types).map((one) => ({
      value: one.id, label: one.name, lead: () => icon(isThread(one) ? "thread" : one.type === CHANNEL.voice ? "speaker" : one.type === CHANNEL.category ? "folder" : "hash"),
    }));
  }
  return [];
}
