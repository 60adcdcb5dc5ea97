//! The way to the first own move.

use browserkit::chromium::Chromium;
use browserkit::tab::Tab;

use super::BUTTON;
use super::playground::Playground;

/// The most clicks from the first screen to the first move.
const MAX_CLICKS: usize = 5;

/// A newcomer, who counts the clicks.
struct Newcomer<'a> {
    tab: Tab<'a>,
    clicks: usize,
}

impl Newcomer<'_> {
    async fn click(&mut self, selector: &str, text: &str) {
        self.tab.click(selector, text).await;
        self.clicks += 1;
    }
}

/// Waits for a button with one of two texts; returns the text.
async fn one_of<'text>(tab: &Tab<'_>, texts: [&'text str; 2]) -> &'text str {
    let find = format!(
        "return [...document.querySelectorAll({BUTTON:?})].some((it) => {texts:?}.some((text) => it.textContent.includes(text)))"
    );
    tab.until(&format!("a button {texts:?}"), &find).await;
    if tab.has(BUTTON, texts[0]).await { texts[0] } else { texts[1] }
}

/// Goes the way to the first own move in a game of Poker Chess against the computer.
async fn first_move(is_phone: bool) {
    let playground = Playground::open();
    let chromium = Chromium::start().await;
    let tab = Tab::open(&chromium, &playground.address).await;
    if is_phone {
        tab.become_phone().await;
    }
    tab.see(".welcome-bot", "Games where chess and cards meet").await;
    let mut newcomer = Newcomer { tab, clicks: 0 };
    newcomer.click(".welcome-user", "Alice").await;
    newcomer.click(BUTTON, "Poker Chess").await;
    newcomer.click(BUTTON, "Computer").await;
    // If the computer has the first move, the newcomer's turn follows it.
    let knight = one_of(&newcomer.tab, ["g1", "g8"]).await;
    newcomer.click(BUTTON, knight).await;
    // The Knight moves to h3, or from the other side to h6.
    let goal = one_of(&newcomer.tab, ["h3", "h6"]).await;
    newcomer.click(BUTTON, goal).await;
    newcomer.tab.see(".message", &format!("to {goal}")).await;
    assert!(newcomer.clicks <= MAX_CLICKS, "{} clicks", newcomer.clicks);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_newcomer_is_five_clicks_from_the_first_move() {
    first_move(false).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_newcomer_with_a_phone_is_too() {
    first_move(true).await;
}
