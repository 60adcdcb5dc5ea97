//! Twelve moves against the computer, after each of which the whole board and the next controls are in view.

use std::path::Path;
use std::time::{Duration, Instant};

use browserkit::chromium::Chromium;
use browserkit::tab::Tab;
use serde_json::Value;

use super::BUTTON;
use super::latest::{choose, is_over, ply, press, state};
use super::playground::Playground;

/// Number of moves.
const MOVES: usize = 12;
/// Longest wait for what follows a press.
const PATIENCE: Duration = Duration::from_secs(60);
/// Time for which nothing may change before the next press.
const PAUSE: Duration = Duration::from_millis(300);
/// Least width of the board of Summoner's Chess whose hand can still be read on a phone.
const READABLE: i64 = 300;

/// Waits until the latest message has changed and offers something, or says that the game is over; returns its state.
async fn next(tab: &Tab<'_>, before: Option<&Value>) -> Value {
    let deadline = Instant::now() + PATIENCE;
    let mut known = Value::Null;
    loop {
        let now = state(tab).await;
        let is_new =
            before.is_none_or(|before| now["text"] != before["text"] || now["rows"] != before["rows"]);
        let goes_on = now["choices"].as_u64().unwrap_or(0) > 0 || is_over(&now);
        let is_ready = now["loaded"] == true && now["busy"] == false;
        // Twice the same: nothing glides any more, and the computer's answer is there.
        if is_new && goes_on && is_ready && now == known {
            return now;
        }
        if Instant::now() >= deadline {
            keep(tab, "stuck", false).await;
            panic!("nothing follows: {now}");
        }
        known = now;
        tokio::time::sleep(PAUSE).await;
    }
}

/// Returns what is wrong if the board or the controls are not in view.
fn fault(state: &Value, is_summoner_on_phone: bool) -> Option<&'static str> {
    let pictures = state["pictures"].as_array()?;
    let rows = state["rows"].as_array()?;
    let wanted = if is_summoner_on_phone { 1 } else { rows.len() };
    if pictures.is_empty() {
        return Some("there is no board");
    }
    if pictures[0]["seen"] != true {
        return Some("the board is not whole in view");
    }
    if !rows.iter().take(wanted).all(|row| row["seen"] == true) {
        return Some("the controls are not in view");
    }
    // The hand below the board is as wide.
    let is_readable = |hand: &Value| hand["place"][2].as_i64().is_some_and(|width| width >= READABLE);
    (!pictures.iter().skip(1).all(is_readable)).then_some("the hand cannot be read")
}

/// Keeps what the page looks like, if the environment names a folder for pictures.
async fn keep(tab: &Tab<'_>, game: &str, is_phone: bool) {
    let Some(folder) = std::env::var_os("TRICKMATE_PICTURES") else { return };
    let size = if is_phone { "phone" } else { "laptop" };
    tab.photograph(&Path::new(&folder).join(format!("{game}-{size}.png"))).await;
}

/// Plays twelve moves of a game on a page of this kind.
async fn twelve_moves(game: &str, is_phone: bool) {
    let game = trickmate_rules::game(game).unwrap();
    let playground = Playground::open();
    let chromium = Chromium::start().await;
    let tab = Tab::open(&chromium, &playground.address).await;
    if is_phone {
        tab.become_phone().await;
    } else {
        tab.become_laptop().await;
    }
    tab.click(".welcome-user", "Alice").await;
    tab.click(BUTTON, game.title()).await;
    tab.click(BUTTON, "Computer").await;
    tab.see(".message", "· ply ").await;
    let is_summoner_on_phone = is_phone && game.name() == "summoner";
    let mut now = next(&tab, None).await;
    let (mut played, mut last) = (0, ply(&now));
    keep(&tab, game.name(), is_phone).await;
    while played < MOVES {
        if is_over(&now) {
            assert!(press(&tab, &["Rematch"]).await.is_some(), "{now:#}");
        } else {
            assert!(choose(&tab).await.is_some(), "a dead end: {now:#}");
        }
        now = next(&tab, Some(&now)).await;
        // A press that the game has overtaken is answered in private, with the hand below the board.
        let is_overtaken = now["text"].as_str().is_some_and(|text| text.contains("The game has moved on"));
        if !is_overtaken && ply(&now).is_some() && ply(&now) != last {
            (played, last) = (played + 1, ply(&now));
            if let Some(fault) = fault(&now, is_summoner_on_phone) {
                keep(&tab, game.name(), is_phone).await;
                panic!("{fault} after {played} moves: {now}");
            }
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn twelve_moves_of_cardmate_stay_in_view() {
    twelve_moves("cardmate", false).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn twelve_moves_of_cardmate_stay_in_view_on_a_phone() {
    twelve_moves("cardmate", true).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn twelve_moves_of_poker_chess_stay_in_view() {
    twelve_moves("poker", false).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn twelve_moves_of_poker_chess_stay_in_view_on_a_phone() {
    twelve_moves("poker", true).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn twelve_moves_of_mysterious_chess_stay_in_view() {
    twelve_moves("mysterious", false).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn twelve_moves_of_mysterious_chess_stay_in_view_on_a_phone() {
    twelve_moves("mysterious", true).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn twelve_moves_of_summoners_chess_stay_in_view() {
    twelve_moves("summoner", false).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn twelve_moves_of_summoners_chess_stay_in_view_on_a_phone() {
    twelve_moves("summoner", true).await;
}
