// A thread as it is shown under the message it hangs on.

import { el } from "./dom.js";
import { icon } from "./icons.js";

/** The card of a thread; a click opens it. */
export function threadCard(thread, { app }) {
  const count = thread.message_count ?? 0;
  const known = app.store.channels.get(thread.id);
  const archived = (known ?? thread).thread_metadata?.archived;
  const state = archived ? "archived" : `${count} message${count === 1 ? "" : "s"}`;
  const open = () => app.go({ channel: thread.id });
  return el("button", { type: "button", class: "thread-card", on: { click: open } },
    icon("thread"),
    el("span", { class: "thread-name" }, known?.name ?? thread.name),
    el("small", {}, state));
}
