// Changing one's own message in place.

import { el } from "./dom.js";
import { textArea } from "./text_area.js";

/** The field that stands where a message's text was. Escape cancels, Enter saves. */
export function editor(message, { app }) {
  const field = textArea({ class: "edit-field", "aria-label": "Edit message", value: app.readable(message.content), maxlength: 2000 });
  const cancel = () => app.edit(null);
  const save = async () => {
    const content = app.sendable(field.value.trim(), message.channel_id);
    if (!content && !message.attachments.length) {
      cancel();
      await app.deleteMessage(message);
    } else if (content === message.content) cancel();
    else if (await app.attempt(app.api.edit(message.channel_id, message.id, content), true)) cancel();
  };
  field.addEventListener("keydown", (event) => {
    if (event.isComposing) return;
    if (event.key === "Escape") cancel();
    else if (event.key === "Enter" && !event.shiftKey) save();
    else return;
    event.preventDefault();
    event.stopPropagation();
  });
  queueMicrotask(() => {
    if (!field.isConnected || field.contains(document.activeElement)) return;
    field.focus({ preventScroll: true });
    field.setSelectionRange(field.value.length, field.value.length);
  });
  return el("div", { class: "editor" },
    field,
    el("p", { class: "editor-hint" },
      "escape to ", el("button", { type: "button", class: "text-button", on: { click: cancel } }, "cancel"),
      " • enter to ", el("button", { type: "button", class: "text-button", on: { click: save } }, "save")));
}
