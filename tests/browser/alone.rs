//! Somebody alone, from the open page to a won game of each game: `TRICKMATE_PICTURES=folder cargo test --test trickmate
//! browser::alone -- --ignored` keeps what they see as pictures in that folder. They know nothing: they ask for hints.
#![allow(clippy::print_stdout, reason = "a long walk tells how far it is")]

use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use browserkit::chromium::Chromium;
use browserkit::tab::Tab;
use serde_json::Value;

use super::BUTTON;
use super::latest::{is_over, ply, press, state};
use super::playground::Playground;

/// Games until one is won.
const GAMES: usize = 5;
/// Longest wait for what follows a press.
const PATIENCE: Duration = Duration::from_secs(90);
const PAUSE: Duration = Duration::from_millis(100);
/// Actions after which a picture is kept.
const PICTURED: [usize; 6] = [0, 2, 6, 12, 24, 48];
/// Buttons that lead on, the best first.
const ONWARD: [&str; 9] =
    ["Play it", "Flip all", "Agree", "Place the rest", "At random", "Hint", "End turn", "Play ", "Continue"];

/// A person alone with the page.
struct Alone<'a> {
    tab: Tab<'a>,
    playground: &'a Playground,
    folder: Option<PathBuf>,
    game: &'static str,
    pictures: usize,
}

impl Alone<'_> {
    /// Keeps what the page looks like.
    async fn keep(&mut self, what: &str) {
        let Some(folder) = &self.folder else { return };
        self.pictures += 1;
        let file = format!("{}-{:02}-{what}.png", self.game, self.pictures);
        self.tab.photograph(&folder.join(file)).await;
    }

    /// Waits until the latest message has changed, and its pictures are there.
    async fn changed(&self, before: &Value) -> Option<Value> {
        let deadline = Instant::now() + PATIENCE;
        while Instant::now() < deadline {
            let now = state(&self.tab).await;
            if now["text"] != before["text"] && now["loaded"] == true && now["busy"] == false {
                return Some(now);
            }
            tokio::time::sleep(PAUSE).await;
        }
        None
    }

    /// Plays a game by hints; returns the last state.
    async fn play(&mut self) -> Value {
        let mut pictured = PICTURED.into_iter().peekable();
        loop {
            let now = state(&self.tab).await;
            if is_over(&now) {
                return now;
            }
            if let Some(count) = ply(&now)
                && pictured.next_if(|wanted| *wanted <= count).is_some()
            {
                self.keep(&format!("ply-{count}")).await;
            }
            if is_thinking(&now) {
                tokio::time::sleep(PAUSE).await;
                continue;
            }
            self.playground.advance(6).await;
            let Some(pressed) = press(&self.tab, &ONWARD).await else {
                // It is the computer's turn.
                assert!(self.changed(&now).await.is_some(), "a dead end: {now:#}");
                continue;
            };
            assert!(self.changed(&now).await.is_some(), "nothing follows {pressed}: {now:#}");
            if pressed == "Hint" && self.pictures < 5 {
                self.keep("hint").await;
            }
        }
    }
}

/// Returns `true` while the computer is to act.
fn is_thinking(state: &Value) -> bool {
    let text = state["text"].as_str().unwrap_or_default();
    let computer = text.split("@Trickmate (").nth(1).and_then(|text| text.split_once(')'));
    computer.is_some_and(|(_, after)| after.starts_with(" to "))
}

/// Plays a game until it is won.
async fn to_a_won_game(game: &str) {
    let game = trickmate_rules::game(game).unwrap();
    let (playground, chromium) = (Playground::open(), Chromium::start().await);
    let folder = std::env::var_os("TRICKMATE_PICTURES").map(PathBuf::from);
    folder.as_deref().map_or(Ok(()), |folder: &Path| std::fs::create_dir_all(folder)).unwrap();
    let tab = Tab::open(&chromium, &playground.address).await;
    let mut alone = Alone { tab, playground: &playground, folder, game: game.name(), pictures: 0 };
    alone.tab.become_laptop().await;
    alone.tab.see(".welcome-user", "Alice").await;
    alone.keep("page").await;
    alone.tab.click(".welcome-user", "Alice").await;
    alone.tab.see(BUTTON, game.title()).await;
    alone.keep("games").await;
    alone.tab.click(BUTTON, game.title()).await;
    alone.tab.see(BUTTON, "Computer").await;
    alone.keep("game").await;
    alone.tab.click(BUTTON, "Computer").await;
    alone.tab.see(".message", "· ply ").await;
    for number in 1..=GAMES {
        let end = alone.play().await;
        let text = end["text"].as_str().unwrap_or_default();
        println!("{}: game {number} ends: {text}", game.title());
        let own = text.split('🏆').nth(1).is_some_and(|text| text.trim_start().starts_with("@Alice"));
        if own {
            alone.keep("won").await;
            return;
        }
        assert!(press(&alone.tab, &["Rematch"]).await.is_some(), "{end:#}");
        alone.changed(&end).await;
    }
    panic!("no game of {} was won", game.title());
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "plays whole games for minutes, and makes pictures of them"]
async fn a_game_of_cardmate_is_won() {
    to_a_won_game("cardmate").await;
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "plays whole games for minutes, and makes pictures of them"]
async fn a_game_of_poker_chess_is_won() {
    to_a_won_game("poker").await;
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "plays whole games for minutes, and makes pictures of them"]
async fn a_game_of_mysterious_chess_is_won() {
    to_a_won_game("mysterious").await;
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "plays whole games for minutes, and makes pictures of them"]
async fn a_game_of_summoners_chess_is_won() {
    to_a_won_game("summoner").await;
}
