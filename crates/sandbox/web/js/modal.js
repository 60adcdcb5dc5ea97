// Forms that bots open.

import { el, fill, uniqueId } from "./dom.js";
import { icon } from "./icons.js";
import { dialog } from "./overlay.js";
import { markdown } from "./markdown_view.js";
import { choicePart, isChoice } from "./modal_choice.js";
import { selectMenu } from "./select.js";
import { COMPONENT } from "./kinds.js";

const PARAGRAPH = 2;
const LONGEST = 4000;

/** Opens the form of an `INTERACTION_MODAL_CREATE` event. */
export function openModal(app, modal) {
  const channel = app.store.channels.get(modal.channel_id);
  const place = { app, guildId: channel?.guild_id, channelId: modal.channel_id };
  const parts = modal.components.map((one) => part(one, place)).filter(Boolean);
  const problem = el("p", { class: "failure", role: "alert", hidden: true });
  const send = el("button", { type: "submit", class: "button primary" }, "Submit");
  const handle = dialog((close) => {
    const form = el("form", { class: "dialog-body modal-form", novalidate: true },
      el("p", { class: "modal-note" }, "This form will be submitted to ", el("strong", {}, modal.application?.name ?? "the app"), ". Do not share passwords or other sensitive information."),
      parts.map((one) => one.node),
      problem,
      el("footer", { class: "dialog-foot" },
        el("button", { type: "button", class: "button plain", on: { click: close } }, "Cancel"),
        send));
    form.addEventListener("submit", (event) => {
      event.preventDefault();
      submit();
    });
    return form;
  }, { title: modal.title, class: "modal", dismissable: false });
  handle.node.querySelector("input, textarea, .select")?.focus();

  async function submit() {
    const wrong = parts.filter((one) => one.check && !one.check());
    if (wrong.length) {
      wrong[0].control.focus();
      return;
    }
    send.disabled = true;
    send.classList.add("pending");
    problem.hidden = true;
    try {
      const fields = {};
      const uploads = [];
      for (const one of parts.filter((each) => each.id)) fields[one.id] = await one.value(uploads);
      await app.interactions.submitModal(modal, fields, uploads);
      handle.close();
    } catch (error) {
      problem.hidden = false;
      fill(problem, icon("warning"), error.words ?? error.message);
      send.disabled = false;
      send.classList.remove("pending");
    }
  }
}

function part(component, place) {
  switch (component.type) {
    case COMPONENT.row:
      return part(component.components[0], place);
    case COMPONENT.label:
      return labelled(component.component, { label: component.label, description: component.description }, place);
    case COMPONENT.textDisplay:
      return { node: el("div", { class: "content" }, markdown(component.content, place)) };
    default:
      return labelled(component, { label: component.label }, place);
  }
}

function labelled(component, { label, description }, place) {
  if (component.type === COMPONENT.textInput) return textPart(component, label, description);
  if (isChoice(component)) return choicePart(component, label, description);
  return selectPart(component, label, description, place);
}

function frame(id, label, description, required, control, problem) {
  return el("div", { class: "modal-part" },
    el("label", { class: "field-label", for: id }, label, required && el("span", { class: "required-mark", "aria-hidden": "true" }, " *")),
    description && el("p", { class: "field-hint" }, description),
    control,
    problem);
}

function textPart(component, label, description) {
  const id = uniqueId("input");
  const required = component.required !== false;
  const least = component.min_length ?? 0;
  const most = component.max_length ?? LONGEST;
  const problem = el("p", { class: "field-problem", id: `${id}-problem`, "aria-live": "polite" });
  const count = el("span", { class: "field-count", "aria-hidden": "true" });
  const props = {
    class: "field",
    id,
    value: component.value ?? "",
    placeholder: component.placeholder,
    "aria-required": required && "true",
    "aria-describedby": problem.id,
    maxlength: most,
    autocomplete: "off",
  };
  const control = component.style === PARAGRAPH ? el("textarea", { ...props, rows: 4 }) : el("input", { ...props, type: "text" });
  const length = () => [...control.value].length;
  const say = (text) => {
    problem.textContent = text;
    control.setAttribute("aria-invalid", String(Boolean(text)));
  };
  const recount = () => {
    count.textContent = component.max_length ? `${length()}/${most}` : "";
  };
  control.addEventListener("input", () => {
    say("");
    recount();
  });
  recount();
  return {
    id: component.custom_id,
    control,
    node: frame(id, label, description, required, control, el("div", { class: "field-foot" }, problem, count)),
    value: () => control.value,
    check: () => {
      const used = length();
      if (required && !used) say("This field is required.");
      else if (used && used < least) say(`Must be at least ${least} characters.`);
      else return true;
      return false;
    },
  };
}

function selectPart(component, label, description, place) {
  const id = uniqueId("input");
  const required = component.required !== false;
  const least = required ? Math.max(1, component.min_values ?? 1) : 0;
  const defaults = component.type === COMPONENT.select
    ? (component.options ?? []).filter((option) => option.default).map((option) => option.value)
    : (component.default_values ?? []).map((one) => one.id);
  let values = defaults;
  const problem = el("p", { class: "field-problem", "aria-live": "polite" });
  const choose = (chosen) => {
    values = chosen;
    problem.textContent = "";
  };
  const control = selectMenu({ ...component, min_values: required ? component.min_values : 0 }, { place, choose, field: true, id, label });
  return {
    id: component.custom_id,
    control,
    node: frame(id, label, description, required, control, problem),
    value: () => values,
    check: () => {
      if (values.length >= least || (!required && !values.length)) return true;
      problem.textContent = least === 1 ? "Choose one." : `Choose at least ${least}.`;
      return false;
    },
  };
}
