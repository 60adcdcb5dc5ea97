//! A tournament by clicks, as its manager and as a player, on a laptop and on a phone: the next button is always in view or
//! one scroll away. `TRICKMATE_PICTURES=folder cargo test --test trickmate browser::tournament` keeps what they see.

use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use browserkit::chromium::Chromium;
use browserkit::tab::{ENTER, TAB, Tab};
use serde_json::json;

use super::latest::{choose, state};
use super::playground::Playground;
use super::{BUTTON, LAST_BUTTON};

/// Script that returns how far a visible element with a text is out of view, in pages of what scrolls; `null` without one.
const AWAY: &str = "const [selector, text] = arguments; \
    const node = [...document.querySelectorAll(selector)].find((it) => it.textContent.includes(text) && it.checkVisibility({ visibilityProperty: true })); \
    if (!node) return null; \
    const frame = (node.closest('.scroller') ?? document.documentElement).getBoundingClientRect(); \
    const box = node.getBoundingClientRect(); \
    return Math.max(frame.top - box.top, box.bottom - frame.bottom, 0) / Math.min(frame.height, innerHeight);";
/// Script that marks the last visible element with a text, and marks it again whenever the page redraws it.
const MARK: &str = "const [selector, text] = arguments; \
    const mark = () => { \
        const all = [...document.querySelectorAll(selector)].filter((it) => it.textContent.includes(text) && it.checkVisibility({ visibilityProperty: true })); \
        for (const it of document.querySelectorAll('[data-next]')) if (it !== all.at(-1)) delete it.dataset.next; \
        if (all.length > 0) all.at(-1).dataset.next = ''; }; \
    clearInterval(window.marking); window.marking = setInterval(mark, 20); mark();";
/// Selector of the marked element.
const MARKED: &str = "[data-next]";
/// Script that returns what is wider than the page.
const TOO_WIDE: &str = "return [...document.querySelectorAll('.main .message *')].filter((it) => it.checkVisibility() && !it.closest('pre') \
    && it.getBoundingClientRect().right > innerWidth + 0.5).map((it) => it.outerHTML.slice(0, 200))";
/// Script that returns `true` once nothing is under way and every picture is there.
const STILL: &str = "return document.querySelector('.pending, .dots') === null \
    && [...document.querySelectorAll('.picture img')].every((it) => it.complete && it.naturalWidth > 0)";

/// Longest wait for the first move.
const PATIENCE: Duration = Duration::from_secs(60);
const PAUSE: Duration = Duration::from_millis(300);

/// Somebody at the page.
struct Guest<'a> {
    tab: Tab<'a>,
    name: &'static str,
    /// Folder for pictures, if they are wanted.
    folder: Option<&'a Path>,
    is_phone: bool,
}

impl<'a> Guest<'a> {
    async fn come(
        chromium: &'a Chromium,
        playground: &Playground,
        (name, is_phone): (&'static str, bool),
        folder: Option<&'a Path>,
    ) -> Guest<'a> {
        let tab = Tab::open(chromium, &playground.address).await;
        if is_phone {
            tab.become_phone().await;
        } else {
            tab.become_laptop().await;
        }
        tab.click(".welcome-user", name).await;
        Guest { tab, name, folder, is_phone }
    }

    /// Keeps what the page looks like, and asserts that nothing sticks out of it.
    async fn keep(&self, what: &str) {
        self.tab.until("the page stands still", STILL).await;
        assert_eq!(self.tab.script(TOO_WIDE, vec![]).await, json!([]), "{what}");
        if let Some(folder) = self.folder {
            let size = if self.is_phone { "phone" } else { "laptop" };
            self.tab.photograph(&folder.join(format!("{size}-{what}-{}.png", self.name))).await;
        }
    }

    /// Presses the last of what has a text: it is in view, or one scroll away.
    async fn press(&self, selector: &str, text: &str) {
        self.tab.see(selector, text).await;
        self.tab.script(MARK, vec![json!(selector), json!(text)]).await;
        let away = self.tab.script(AWAY, vec![json!(MARKED), json!(text)]).await;
        assert!(away.as_f64().is_none_or(|pages| pages <= 1.0), "{}: {text} is {away} pages away", self.name);
        self.tab.click(MARKED, text).await;
        self.tab.script("clearInterval(window.marking)", vec![]).await;
    }

    /// Runs a command without options.
    async fn run(&self, command: &str) {
        self.tab.command(command).await;
        self.tab.type_keys(ENTER).await;
    }

    /// Chooses a card and its square until the first move is played.
    async fn first_move(&self) {
        let deadline = Instant::now() + PATIENCE;
        while !self.tab.has(".message", "· ply 1").await {
            assert!(Instant::now() < deadline, "no move is played: {}", self.tab.words().await);
            let state = state(&self.tab).await;
            if state["busy"] == false && state["loaded"] == true {
                choose(&self.tab).await;
            }
            tokio::time::sleep(PAUSE).await;
        }
    }

    /// Waits for a message with a text.
    async fn read(&self, text: &str) {
        self.tab.see(".message", text).await;
    }
}

/// Plays the first round of a knock-out from its form to its end.
async fn knockout(is_phone: bool) {
    let folder = std::env::var_os("TRICKMATE_PICTURES").map(PathBuf::from);
    folder.as_deref().map_or(Ok(()), std::fs::create_dir_all).unwrap();
    let (playground, chromium) = (Playground::open(), Chromium::start().await);
    let manager = Guest::come(&chromium, &playground, ("Alice", is_phone), folder.as_deref()).await;
    manager.run("tournament create").await;
    manager.read("A new tournament.").await;
    manager.press(".select", "Swiss").await;
    manager.press(".select-option", "Knock-out").await;
    manager.tab.see(".select", "Knock-out").await;
    manager.keep("01-panel").await;
    manager.press(BUTTON, "Name it…").await;
    manager.tab.click("dialog.modal input", "").await;
    for text in ["Club cup", TAB, "1h", TAB, "30"] {
        manager.tab.type_keys(text).await;
    }
    manager.keep("02-form").await;
    manager.tab.click("dialog.modal button", "Submit").await;
    manager.read("Tournament 1 is open").await;
    manager.read("Nobody has joined yet").await;
    manager.keep("03-open").await;
    let player = Guest::come(&chromium, &playground, ("Bob", is_phone), folder.as_deref()).await;
    for guest in [&player, &manager] {
        guest.press(BUTTON, "Join").await;
        guest.read("Until it begins you can leave again.").await;
    }
    player.keep("04-joined").await;
    playground.advance(31 * 60).await;
    for guest in [&player, &manager] {
        guest.read("or you are left out").await;
    }
    // Whoever looks at the tournament finds the button there too.
    player.run("tournament show").await;
    player.tab.see(LAST_BUTTON, "Check in").await;
    for guest in [&player, &manager] {
        guest.press(BUTTON, "Check in").await;
        guest.read("You have checked in").await;
    }
    player.keep("05-checked-in").await;
    manager.run("tournament show").await;
    manager.tab.see(LAST_BUTTON, "Begin").await;
    manager.keep("06-show").await;
    manager.press(LAST_BUTTON, "Begin").await;
    manager.read("has begun").await;
    for guest in [&manager, &player] {
        guest.tab.see(".thread-card", "").await;
        guest.keep("07-begun").await;
    }
    for guest in [&manager, &player] {
        guest.press(".thread-card", "").await;
        guest.read("· ply 0").await;
        guest.keep("08-thread").await;
    }
    let text = state(&player.tab).await["text"].as_str().unwrap().to_owned();
    let (mover, other) =
        if text.contains("@Bob (Forehand) to move") { (&player, &manager) } else { (&manager, &player) };
    mover.first_move().await;
    for guest in [mover, other] {
        guest.read("· ply 1").await;
        guest.keep("09-first-move").await;
        guest.press(".crumb", "general").await;
        guest.press(BUTTON, "Standings").await;
        guest.tab.see(".message.ephemeral .picture img", "").await;
        guest.keep("10-standings").await;
    }
    manager.press(LAST_BUTTON, "Pause").await;
    manager.read("is paused.").await;
    manager.keep("11-paused").await;
    manager.press(LAST_BUTTON, "Resume").await;
    manager.read("Club cup continues.").await;
    manager.press(LAST_BUTTON, "Cancel the tournament").await;
    manager.read("Cancel Club cup?").await;
    manager.keep("12-question").await;
    manager.press(LAST_BUTTON, "Cancel the tournament").await;
    manager.read("Club cup is cancelled.").await;
    player.read("was cancelled").await;
    player.keep("13-cancelled").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_tournament_is_managed_and_played_by_clicks() {
    knockout(false).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_tournament_is_managed_and_played_by_clicks_on_a_phone() {
    knockout(true).await;
}
