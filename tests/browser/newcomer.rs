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
    newcomer.click(BUTTON, "Play").await;
    newcomer.click(BUTTON, "Poker Chess: play the computer").await;
    // If the computer has the first move, the newcomer's turn follows it.
    let knight = loop {
        let found =
            ["♘ g1", "♞ g8"].map(async |knight| newcomer.tab.has(BUTTON, knight).await.then_some(knight));
        let [white, black] = found;
        if let Some(knight) = white.await.or(black.await) {
            break knight;
        }
    };
    newcomer.click(BUTTON, knight).await;
    // The Knight moves to h3, or from the other side to h6.
    let goal = loop {
        let found = ["h3", "h6"].map(async |goal| newcomer.tab.has(BUTTON, goal).await.then_some(goal));
        let [three, six] = found;
        if let Some(goal) = three.await.or(six.await) {
            break goal;
        }
    };
    newcomer.click(BUTTON, goal).await;
    newcomer.tab.see(".message", &format!("played N{goal}")).await;
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
