// "Record as a test": what is done on the page from now on, written as a test.

import { el, fill } from "./dom.js";
import { notice } from "./overlay.js";
import { sandbox } from "./api.js";

/** The languages of tests: label, name and file. */
const LANGUAGES = [["pytest", "pytest", "test_recorded.py"], ["Node.js", "node", "recorded.test.js"]];

/** Shows on the page whether a recording is under way. */
function show(on) {
  document.documentElement.toggleAttribute("data-recording", on);
}

/** Draws the tab of the tools. */
export async function record(app, panel) {
  const info = await app.attempt(sandbox.info());
  if (!info) return;
  const { recording } = info;
  show(recording);
  const begin = async () => {
    if (await app.attempt(sandbox.startRecording())) await record(app, panel);
  };
  fill(panel,
    el("p", { class: "settings-note" }, recording
      ? "Recording. Close this, use the bot as anybody on the page, then come back and stop."
      : "Everything that people do on this page is written down, with what the bot answered, and becomes a test."),
    el("div", { class: "choices" }, recording
      ? el("button", { type: "button", class: "button danger", on: { click: () => finish(app, panel) } }, "Stop and write the test")
      : el("button", { type: "button", class: "button primary", on: { click: begin } }, "Record as a test")));
}

async function finish(app, panel) {
  const texts = await Promise.all(LANGUAGES.map(([, name]) => app.attempt(sandbox.recordedTest(name))));
  if (texts.includes(null)) return;
  await app.attempt(sandbox.stopRecording());
  show(false);
  const code = el("code", {});
  const draw = (at) => {
    code.textContent = texts[at];
    for (const [place, button] of choices.entries()) button.setAttribute("aria-pressed", String(place === at));
    save.download = LANGUAGES[at][2];
    save.href = URL.createObjectURL(new Blob([texts[at]], { type: "text/plain" }));
  };
  const choices = LANGUAGES.map(([label], at) => el("button", { type: "button", class: "button secondary", on: { click: () => draw(at) } }, label));
  const save = el("a", { class: "button secondary", href: "#" }, "Download");
  const copy = async () => {
    await navigator.clipboard.writeText(code.textContent);
    notice("Copied.");
  };
  const again = () => record(app, panel);
  fill(panel,
    el("div", { class: "choices" }, choices, el("button", { type: "button", class: "button primary", on: { click: copy } }, "Copy"), save,
      el("button", { type: "button", class: "button secondary", on: { click: again } }, "Record another")),
    el("pre", { class: "code-block tool-test", tabindex: "0" }, code));
  draw(0);
}
