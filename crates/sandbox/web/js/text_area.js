// A text field that grows with its text.

import { el } from "./dom.js";

/** Browsers that cannot let a field grow by its style need help. */
const GROWS = CSS.supports("field-sizing", "content");

/** A text area of one line that grows as far as its style allows. */
export function textArea(props) {
  const field = el("textarea", { rows: 1, spellcheck: "true", autocomplete: "off", ...props });
  if (GROWS) return field;
  const grow = () => {
    field.style.height = "auto";
    field.style.height = `${field.scrollHeight}px`;
  };
  field.addEventListener("input", grow);
  // Its height is only known once it is shown.
  requestAnimationFrame(grow);
  return field;
}
