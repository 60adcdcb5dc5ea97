// The inputs of forms for files, radio buttons and checkboxes.

import { el, uniqueId } from "./dom.js";
import { upload } from "./api.js";
import { COMPONENT } from "./kinds.js";

const CHOICES = [COMPONENT.fileUpload, COMPONENT.radioGroup, COMPONENT.checkboxGroup, COMPONENT.checkbox];

/** Whether an input is one of those this file shows. */
export function isChoice(component) {
  return CHOICES.includes(component.type);
}

/** An input of a form. `value` may be a promise; `uploads` collects the files that go with the form. */
export function choicePart(component, label, description) {
  if (component.type === COMPONENT.fileUpload) return filePart(component, label, description);
  return boxPart(component, label, description);
}

function problemLine() {
  return el("p", { class: "field-problem", "aria-live": "polite" });
}

function filePart(component, label, description) {
  const id = uniqueId("input");
  const required = component.required !== false;
  const problem = problemLine();
  const control = el("input", { type: "file", id, class: "field", multiple: component.max_values > 1, "aria-required": required && "true" });
  control.addEventListener("change", () => {
    problem.textContent = "";
  });
  return {
    id: component.custom_id,
    control,
    node: el("div", { class: "modal-part" },
      el("label", { class: "field-label", for: id }, label, required && el("span", { class: "required-mark", "aria-hidden": "true" }, " *")),
      description && el("p", { class: "field-hint" }, description),
      control,
      problem),
    value: async (uploads) => {
      const first = uploads.length;
      uploads.push(...await Promise.all([...control.files].map((file) => upload(file, ""))));
      return uploads.slice(first).map((_, index) => first + index);
    },
    check: () => {
      const count = control.files.length;
      const least = required ? Math.max(1, component.min_values ?? 1) : 0;
      if (count > component.max_values) problem.textContent = `Choose at most ${component.max_values} files.`;
      else if (count < least) problem.textContent = least === 1 ? "Choose a file." : `Choose at least ${least} files.`;
      else return true;
      return false;
    },
  };
}

function boxPart(component, label, description) {
  const single = component.type === COMPONENT.checkbox;
  const radio = component.type === COMPONENT.radioGroup;
  const required = !single && component.required !== false;
  const name = uniqueId("choice");
  const problem = problemLine();
  const options = single ? [{ label, value: "", default: component.default }] : component.options;
  const boxes = options.map((option) => {
    const input = el("input", { type: radio ? "radio" : "checkbox", name, checked: Boolean(option.default) });
    input.addEventListener("change", () => {
      problem.textContent = "";
    });
    const node = el("label", { class: "choice" }, input,
      el("span", { class: "option-text" },
        el("span", { class: "option-label" }, option.label),
        option.description && el("span", { class: "option-detail" }, option.description)));
    return { option, input, node };
  });
  const chosen = () => boxes.filter((one) => one.input.checked).map((one) => one.option.value);
  const value = () => {
    if (single) return boxes[0].input.checked;
    return radio ? chosen()[0] ?? null : chosen();
  };
  return {
    id: component.custom_id,
    control: boxes[0].input,
    node: el("fieldset", { class: "modal-part choices" },
      single
        ? null
        : el("legend", { class: "field-label" }, label, required && el("span", { class: "required-mark", "aria-hidden": "true" }, " *")),
      description && el("p", { class: "field-hint" }, description),
      boxes.map((one) => one.node),
      problem),
    value,
    check: () => {
      const count = chosen().length;
      const least = required ? Math.max(1, component.min_values ?? 1) : 0;
      const most = radio || single ? 1 : component.max_values;
      if (count < least) problem.textContent = least === 1 ? "Choose one." : `Choose at least ${least}.`;
      else if (count > most) problem.textContent = `Choose at most ${most}.`;
      else return true;
      return false;
    },
  };
}
