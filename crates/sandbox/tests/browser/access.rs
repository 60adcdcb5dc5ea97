//! Accessibility of the page: contrast, correct roles, the keyboard alone, the user's language.

use super::stage::Theatre;
use browserkit::tab::{DOWN, ENTER, ESCAPE, TAB, Tab};
use serde_json::{Value, json};

/// Texts whose contrast is below 4.5:1 (3:1 if large), with the background that shows through.
const PALE: &str = r#"
const parse = (text) => (text.match(/[\d.]+/g) ?? []).map((part, at) => Number(part) * (text.startsWith('color(') && at < 3 ? 255 : 1));
const over = (top, below) => { const a = top[3] ?? 1; return [0, 1, 2].map((i) => top[i] * a + below[i] * (1 - a)); };
const back = (node) => {
  const layers = [];
  for (let one = node; one; one = one.parentElement) {
    const colour = parse(getComputedStyle(one).backgroundColor);
    layers.push(colour);
    if ((colour[3] ?? 1) === 1) break;
  }
  return layers.reverse().reduce((below, top) => over(top, below), [255, 255, 255]);
};
const light = ([r, g, b]) => [r, g, b].map((v) => v / 255).map((v) => (v <= 0.03928 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4))
  .reduce((sum, v, i) => sum + v * [0.2126, 0.7152, 0.0722][i], 0);
const pale = [];
for (const node of document.querySelectorAll('body *')) {
  const text = [...node.childNodes].filter((one) => one.nodeType === 3).map((one) => one.data.trim()).join('');
  if (!text || !node.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
  if (node.closest(':disabled, [aria-disabled=true], .coloured, script, style, noscript')) continue;
  const style = getComputedStyle(node);
  const below = back(node);
  const [one, two] = [light(over(parse(style.color), below)), light(below)].sort((a, b) => b - a);
  const large = parseFloat(style.fontSize) >= 24 || (parseFloat(style.fontSize) >= 18.66 && Number(style.fontWeight) >= 700);
  const contrast = (one + 0.05) / (two + 0.05);
  if (contrast < (large ? 3 : 4.5)) pale.push(`${contrast.toFixed(2)} ${node.className || node.tagName}: ${text.slice(0, 30)}`);
}
return pale;
"#;

/// Roles and states that the ARIA specification does not allow where they are.
const WRONG: &str = r#"
const wrong = [];
const say = (node, why) => wrong.push(`${why}: ${node.outerHTML.slice(0, 120)}`);
const owned = { listbox: ['option', 'group'], tablist: ['tab'], menu: ['menuitem', 'menuitemcheckbox', 'menuitemradio', 'separator', 'group', 'presentation'], radiogroup: ['radio'] };
for (const node of document.querySelectorAll('body *')) {
  const role = node.getAttribute('role');
  for (const name of ['aria-controls', 'aria-labelledby', 'aria-describedby', 'aria-activedescendant']) {
    for (const id of (node.getAttribute(name) ?? '').split(' ').filter(Boolean)) if (!document.getElementById(id)) say(node, `${name} leads nowhere`);
  }
  if (node.tagName === 'TEXTAREA' && role) say(node, 'a text area with a role');
  if (role === 'combobox') {
    if (node.tagName === 'INPUT' && !['text', 'search', 'url', 'email', 'tel'].includes(node.type)) say(node, 'a combobox of another type');
    if (!node.hasAttribute('aria-expanded')) say(node, 'a combobox that does not say whether it is open');
    if (node.getAttribute('aria-expanded') === 'true' && !node.hasAttribute('aria-controls')) say(node, 'an open combobox without a list');
  }
  if (node.hasAttribute('aria-expanded') && (node.tagName === 'TEXTAREA' || (node.tagName === 'INPUT' && role !== 'combobox'))) say(node, 'aria-expanded on a text field');
  if (node.hasAttribute('aria-multiline') && role === 'combobox') say(node, 'a combobox of several lines');
  for (const child of owned[role] ? node.children : []) {
    const kind = child.getAttribute('role') ?? (child.tagName === 'HR' ? 'separator' : child.tagName === 'LABEL' ? 'radio' : null);
    if (child.getAttribute('aria-hidden') !== 'true' && !owned[role].includes(kind)) say(child, `no part of a ${role}`);
  }
  if (role === 'option' && !node.closest('[role=listbox]')) say(node, 'an option of no list');
  if (role === 'tab' && !node.closest('[role=tablist]')) say(node, 'a tab of no list');
  if (node.closest('[aria-hidden=true]') && node.matches('a[href], button, input') && node.tabIndex >= 0 && !node.closest('[inert]')) say(node, 'hidden and reachable');
}
return wrong;
"#;

/// Checks that the page is readable in both themes, and that its roles are valid.
async fn look(tab: &Tab<'_>, what: &str) {
    // Colours in a transition from one theme to the other do not count.
    let still = "const sheet = new CSSStyleSheet(); sheet.replaceSync('* { transition: none !important; animation: none !important }'); \
                 document.adoptedStyleSheets = [sheet]";
    tab.script(still, vec![]).await;
    for theme in ["light", "dark"] {
        tab.script("document.documentElement.dataset.theme = arguments[0]", vec![json!(theme)]).await;
        assert_eq!(tab.script(PALE, vec![]).await, json!([]), "{what}, {theme}");
    }
    assert_eq!(tab.script(WRONG, vec![]).await, json!([]), "{what}");
}

#[tokio::test(flavor = "multi_thread")]
async fn everything_can_be_read_and_says_what_it_is() {
    let theatre = Theatre::open().await;
    let stage = &theatre.stage;
    stage.run(&stage.alice, "panel", json!({})).await;
    stage
        .say(&stage.bob, "# Title\nA **message** with `code`, <@1>, ||a secret|| and https://example.com")
        .await;
    let alice = theatre.seat("alice").await;
    alice.see(".message .content", "message").await;
    look(&alice, "a channel").await;

    alice.click(".composer-field", "").await;
    alice.type_keys("/").await;
    alice.see(".composer-popup [role=option]", "/paint").await;
    look(&alice, "the list of commands").await;
    alice.type_keys("paint").await;
    alice.type_keys(ENTER).await;
    alice.see(".composer-popup", "What to paint").await;
    look(&alice, "a command").await;
    alice.type_keys(ESCAPE).await;
    alice.type_keys(ESCAPE).await;

    alice.click(".component-row .select", "Brushes").await;
    alice.see(".select-option", "Flat").await;
    look(&alice, "a select").await;
    alice.type_keys(ESCAPE).await;
    alice.click(".component-row .button", "Review").await;
    alice.see("dialog.modal", "Write a review").await;
    look(&alice, "a form").await;
    alice.type_keys(ESCAPE).await;

    alice.click(".user-panel .me", "").await;
    alice.see(".menu", "Be someone else here").await;
    look(&alice, "a menu").await;
    alice.type_keys(ESCAPE).await;
    alice.click(".user-panel .icon-button", "Settings").await;
    alice.see("dialog", "Connect a bot").await;
    look(&alice, "the settings").await;
    alice.type_keys(ESCAPE).await;
    alice.click(".user-panel .icon-button", "Sandbox tools").await;
    for (tab, text) in [
        ("Faults", "No fault is planned."),
        ("Clock", "+ 1 hour"),
        ("Transcript", "gateway"),
        ("Violations", "Not as Discord describes it"),
    ] {
        alice.click("[role=tab]", tab).await;
        alice.see("[role=tabpanel]", text).await;
        look(&alice, tab).await;
    }
    theatre.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_tools_are_used_with_the_keyboard_alone() {
    let theatre = Theatre::open().await;
    let stage = &theatre.stage;
    let alice = theatre.seat("alice").await;
    alice.script("document.querySelector('.user-panel [data-key=tools]').focus()", vec![]).await;
    alice.type_keys(ENTER).await;
    alice.see("dialog.tools", "No fault is planned.").await;
    for _ in 0..12 {
        if alice.focused().await == "Plan" {
            break;
        }
        alice.type_keys(TAB).await;
    }
    alice.type_keys(ENTER).await;
    alice.see(".tool-list", "Any **: status, 1 left").await;
    assert_eq!(stage.get("/faults").await[0]["action"]["status"], 500);
    for _ in 0..12 {
        if alice.focused().await == "Cancel" {
            break;
        }
        alice.type_keys(TAB).await;
    }
    alice.type_keys(ENTER).await;
    alice.see(".tool-list", "No fault is planned.").await;

    let before = stage.get("/clock").await["offset_ms"].as_i64().unwrap();
    alice.script("document.querySelector('[role=tab]').focus()", vec![]).await;
    alice.type_keys("\u{e014}").await;
    alice.see("[role=tab][aria-selected=true]", "Clock").await;
    alice.type_keys(TAB).await;
    alice.type_keys(TAB).await;
    assert_eq!(alice.focused().await, "+ 3 seconds");
    alice.type_keys(ENTER).await;
    let moved = "return fetch('/_sandbox/v1/clock').then((answer) => answer.json()).then(({ offset_ms }) => offset_ms)";
    alice.until("the clock has moved", &format!("{moved}.then((ms) => ms - {before} === 3000)")).await;
    alice.type_keys(ESCAPE).await;
    alice.miss("dialog.tools", "").await;
    theatre.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_went_wrong_is_shown() {
    let theatre = Theatre::open().await;
    let alice = theatre.seat("alice").await;
    alice.click(".user-panel .icon-button", "Sandbox tools").await;
    alice.click("[role=tab]", "Transcript").await;
    alice.click("[role=tabpanel] input", "").await;
    alice.type_keys("GUILD_CREATE").await;
    alice.see(".tool-lines summary", "gateway → GUILD_CREATE sent").await;
    alice.click("[role=tab]", "Violations").await;
    alice.see("[role=tabpanel]", "Nothing was asked for.").await;
    theatre.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn archived_threads_are_found() {
    let theatre = Theatre::open().await;
    let stage = &theatre.stage;
    let path = format!("/users/{}/channels/{}/threads", stage.alice, stage.channel);
    let thread = stage.post(&path, json!({"name": "Old game"})).await;
    let thread = thread["id"].as_str().unwrap();
    stage.patch(&format!("/channels/{thread}"), json!({"archived": true})).await;
    let alice = theatre.seat("alice").await;
    alice.miss(".side-button", "Old game").await;
    alice.click(".header-tools .icon-button", "Archived threads").await;
    alice.see(".popover", "Old game").await;
    alice.type_keys(TAB).await;
    assert_eq!(alice.focused().await, "Open Old game");
    alice.type_keys(ENTER).await;
    alice.see("h1", "Old game").await;
    theatre.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn commands_have_names_in_the_language_of_the_user() {
    let theatre = Theatre::open().await;
    let stage = &theatre.stage;
    stage.patch(&format!("/users/{}", stage.bob), json!({"locale": "de"})).await;
    let (alice, bob) = (theatre.seat("alice").await, theatre.seat("bob").await);
    for (tab, name, option, choice) in
        [(&alice, "/paint", "pattern", "Checks"), (&bob, "/malen", "muster", "Karos")]
    {
        tab.click(".composer-field", "").await;
        tab.type_keys(&name[..4]).await;
        tab.see(".composer-popup [role=option]", name).await;
        tab.type_keys(DOWN).await;
        tab.click(".composer-popup [role=option]", name).await;
        tab.see(".option-pill", option).await;
        tab.click(".composer-popup [role=option]", choice).await;
        tab.type_keys("jade").await;
        tab.see(".composer-popup [role=option]", "jade").await;
        tab.type_keys(ENTER).await;
        tab.type_keys(ENTER).await;
        tab.see(".message .content", "Fresh paint: jade").await;
    }
    let run = stage.get("/interactions").await;
    let names: Vec<&Value> = run.as_array().unwrap().iter().map(|one| &one["data"]["name"]).collect();
    assert!(names.iter().all(|name| *name == "paint"), "{names:?}");
    theatre.close().await;
}
