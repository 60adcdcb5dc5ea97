//! The latest message with controls, as somebody at the page sees and uses it without scrolling.

use browserkit::tab::Tab;
use serde_json::{Value, json};

/// Script that finds the message.
const LATEST: &str = "const latest = [...document.querySelectorAll('.message')].filter((it) => it.querySelector('.component-row')).at(-1);";

/// Labels of buttons that do not choose a move.
const OTHERS: &str = "const others = /^(Type|Hint|More|\\?|Take back|◀|My |Rules|Place the rest|Flip|Resign|Undo|Next page|Previous|Stop|Save|Record|Replay|Analyse|Play the computer|Rematch|Level|Same deal)/;";

/// Script that returns the state of the message: its text, how much of it is in view, and how many choices it has.
const STATE: &str = "if (!latest) return null; \
    const frame = document.querySelector('.scroller').getBoundingClientRect(); \
    const seen = (it) => { const box = it.getBoundingClientRect(); return box.top >= frame.top - 1 && box.bottom <= frame.bottom + 1; }; \
    const pictures = [...latest.querySelectorAll('.picture img')]; \
    const rows = [...latest.querySelectorAll('.component-row')]; \
    const buttons = [...latest.querySelectorAll('.component-row button')]; \
    const choices = buttons.filter((it) => !it.disabled && !others.test(it.textContent.trim())); \
    const place = (it) => { const box = it.getBoundingClientRect(); return [box.left, box.top - frame.top, box.width, box.height].map(Math.round); }; \
    return { text: latest.textContent, loaded: pictures.every((it) => it.complete && it.naturalWidth > 0), \
        busy: latest.querySelector('.pending, .dots') !== null, choices: choices.length, \
        pictures: pictures.map((it) => ({ seen: seen(it), place: place(it) })), rows: rows.map((it) => ({ seen: seen(it), place: place(it) })), frame: Math.round(frame.height) };";

/// Script that presses a choice: the end of a turn if it can end, else the first one.
const CHOOSE: &str = "if (!latest) return null; \
    const buttons = [...latest.querySelectorAll('.component-row button')].filter((it) => !it.disabled); \
    const end = buttons.find((it) => it.textContent.trim() === 'End turn'); \
    const choice = end ?? buttons.find((it) => !others.test(it.textContent.trim())); \
    if (!choice) return null; \
    choice.click(); return choice.textContent.trim();";

/// Script that presses the first entry of the list that is open; returns whether one is.
const ENTER: &str =
    "const open = document.querySelector('.select-list [role=option]'); open?.click(); return Boolean(open);";

/// Script that presses the first button with a label that begins with one of these.
const PRESS: &str = "if (!latest) return null; \
    const buttons = [...latest.querySelectorAll('.component-row button')].filter((it) => !it.disabled); \
    for (const label of arguments[0]) { \
        const button = buttons.find((it) => it.textContent.trim().startsWith(label)); \
        if (button) { button.click(); return label; } } \
    return null;";

/// Returns the state of the latest message with controls.
pub(super) async fn state(tab: &Tab<'_>) -> Value {
    tab.script(&format!("{LATEST}{OTHERS}{STATE}"), vec![]).await
}

/// Presses what continues, in a list its first entry; returns what was pressed.
pub(super) async fn choose(tab: &Tab<'_>) -> Option<String> {
    let chosen =
        tab.script(&format!("{LATEST}{OTHERS}{CHOOSE}"), vec![]).await.as_str().map(str::to_owned)?;
    if chosen.contains('?') {
        // A list opens over the page; another press of it would close it again.
        tab.until("a list opens, and its first entry is chosen", ENTER).await;
    }
    Some(chosen)
}

/// Presses the first of these buttons that is there; returns its label.
pub(super) async fn press(tab: &Tab<'_>, labels: &[&str]) -> Option<String> {
    tab.script(&format!("{LATEST}{PRESS}"), vec![json!(labels)]).await.as_str().map(str::to_owned)
}

/// Returns the number of actions that a message tells.
pub(super) fn ply(state: &Value) -> Option<usize> {
    let (_, after) = state["text"].as_str()?.rsplit_once("· ply ")?;
    let digits: String = after.chars().take_while(char::is_ascii_digit).collect();
    digits.parse().ok()
}

/// Returns `true` if a message says how a game has ended.
pub(super) fn is_over(state: &Value) -> bool {
    state["text"].as_str().is_some_and(|text| text.contains('🏆') || text.contains('🤝'))
}
