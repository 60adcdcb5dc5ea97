//! Somebody who plays whole games and presses only what the message offers that they have used last. Games against the
//! computer add no message to a channel, games between people one for each move, and no private message stays.
#![allow(clippy::print_stdout, reason = "a long walk tells what was counted")]

use std::time::Instant;

use discord_sandbox::Person;
use discord_sandbox::world::Interaction;
use serde_json::{Value, json};
use trickmate_rules::OptionKind;
use trickmate_rules::kernel::{Seed, SeedRng};

use super::computer::stored;
use super::mystery::direct;
use super::stage::{Stage, button_of, id_of, in_time};

/// Number of games of each kind where the environment names no other.
const GAMES: u64 = 1;
/// Number of moves after which a walker resigns by what is offered.
const MAX_MOVES: usize = 6;
/// Beginnings of the ids of choices that continue a game.
const CHOICES: [&str; 9] =
    ["on/", "ons/", "menu/", "list/", "board/", "boards/", "end/", "move/", "here/chance/"];

/// Returns how many games of each kind are played.
fn games() -> u64 {
    std::env::var("TRICKMATE_WALKS").ok().and_then(|text| text.parse().ok()).unwrap_or(GAMES)
}

/// A choice that a message offers: a button, or an entry of a list.
struct Choice {
    custom_id: String,
    value: Option<String>,
}

/// Returns the choices of a message that continue the game.
fn choices(message: &Value) -> Vec<Choice> {
    let rows = message["components"].as_array().into_iter().flatten();
    let components = rows.flat_map(|row| row["components"].as_array().into_iter().flatten());
    let mut found = Vec::new();
    for component in components {
        let Some(custom_id) = component["custom_id"].as_str() else { continue };
        let goes_on = CHOICES.iter().any(|beginning| custom_id.starts_with(beginning));
        let is_back = component["label"] == "◀ Back";
        if !goes_on || is_back || component["disabled"] == true {
            continue;
        }
        let custom_id = custom_id.to_owned();
        match component["options"].as_array() {
            None => found.push(Choice { custom_id, value: None }),
            Some(options) => found.extend(options.iter().map(|option| Choice {
                custom_id: custom_id.clone(),
                value: option["value"].as_str().map(str::to_owned),
            })),
        }
    }
    found
}

/// The button that a press on another leads to, on the way out of a game.
fn next_after(label: &str) -> Option<&'static str> {
    match label {
        "More…" => Some("Resign…"),
        "Resign…" => Some("Keep playing"),
        _ => None,
    }
}

fn is_over(message: &Value) -> bool {
    message["content"].as_str().is_some_and(|text| text.contains('🏆') || text.contains('🤝'))
}

/// Somebody who walks through a game.
struct Walker<'a> {
    stage: &'a Stage,
    person: &'a Person,
    place: u64,
    /// The message used last.
    surface: u64,
    chance: SeedRng,
    clicks: usize,
}

impl Walker<'_> {
    fn seen(&self) -> Option<Value> {
        let messages = self.person.messages(self.place).unwrap();
        messages.into_iter().find(|message| id_of(message) == Some(self.surface))
    }

    async fn press(&mut self, choice: &Choice) -> Interaction {
        self.clicks += 1;
        let (place, message, id) = (self.place, self.surface, choice.custom_id.as_str());
        let done = match &choice.value {
            Some(value) => self.person.choose(place, message, id, &[value]).await,
            None => self.person.click(place, message, id).await,
        };
        let done = done.unwrap();
        in_time(&done);
        done
    }

    /// Presses a random choice, or the one with this label, and waits until the message says what comes next.
    async fn step(&mut self, label: Option<&str>) {
        let before = self.seen().expect("the message used last is gone");
        let choice = match label {
            Some(label) => {
                let custom_id = button_of(&before, label).unwrap_or_else(|| panic!("no {label}: {before:#}"));
                Choice { custom_id, value: None }
            }
            None => {
                let mut offered = choices(&before);
                assert!(!offered.is_empty(), "a dead end: {before:#}");
                let place = self.chance.below(u32::try_from(offered.len()).unwrap()) as usize;
                offered.swap_remove(place)
            }
        };
        let done = self.press(&choice).await;
        let answer = done.response_id.unwrap_or(self.surface);
        let is_new = answer != self.surface;
        self.surface = answer;
        let surface = answer.to_string();
        let goes_on = |seen: &Value| {
            seen["id"] == surface.as_str()
                && (is_new
                    || seen["content"] != before["content"]
                    || seen["components"] != before["components"])
                && (!choices(seen).is_empty()
                    || is_over(seen)
                    || label.is_some_and(|label| {
                        next_after(label).is_some_and(|next| button_of(seen, next).is_some())
                    }))
        };
        self.stage.await_message(self.person, self.place, goes_on).await;
    }
}

/// One game against the computer; returns the number of clicks and of moves.
async fn against_the_computer(
    stage: &Stage,
    place: u64,
    (game, given): (&str, &[(&str, Value)]),
    (id, seed): (i64, u64),
) -> (usize, usize) {
    let person = &stage.alice;
    let store = stage.store.clone().unwrap();
    let mut options = vec![("level", json!(1))];
    options.extend_from_slice(given);
    let done = person.run(place, &format!("play {game}"), &options).await.unwrap();
    assert!(stage.told(person, &done).await.starts_with(&format!("Game {id} against the computer")));
    let words = format!("· game {id} · ply ");
    let is_board = |message: &Value| {
        message["content"].as_str().is_some_and(|text| text.contains(&words)) && !choices(message).is_empty()
    };
    let board = id_of(&stage.await_message(person, place, is_board).await).unwrap();
    let mut seed_bytes = [3; 32];
    seed_bytes[..8].copy_from_slice(&seed.to_le_bytes());
    let chance = Seed::new(seed_bytes).chance("walk");
    let mut walker = Walker { stage, person, place, surface: board, chance, clicks: 0 };
    let count = || person.messages(place).unwrap().len();
    let before = count();
    let line = stage.next_line();
    let mut own = 0;
    while own < MAX_MOVES && !walker.seen().is_some_and(|seen| is_over(&seen)) {
        walker.step(None).await;
        let played = stored(&store, id).await.unwrap();
        own = played.plies().len() / 2;
    }
    let moves = own.max(1);
    let clicks = walker.clicks;
    let requests = stage.requests_since(line);
    let is_edit = |path: &str| path.ends_with("@original") || path.contains("/messages/");
    let (edits, others): (Vec<_>, Vec<_>) = requests.iter().partition(|(_, path, _)| is_edit(path));
    // A press is answered once, and the board is edited when the player has moved and when the computer has.
    assert!(others.len() <= clicks && edits.len() <= 2 * clicks, "{requests:?}");
    println!("{} requests to Discord", requests.len());
    if !walker.seen().is_some_and(|seen| is_over(&seen)) {
        walker.surface = board;
        walker.step(Some("More…")).await;
        walker.step(Some("Resign…")).await;
        walker.step(Some("Resign")).await;
    }
    assert!(stored(&store, id).await.unwrap().outcome().is_some());
    assert_eq!(count(), before, "a message was added, or stays: {game} {given:?}");
    let end = walker.seen().unwrap();
    assert!(button_of(&end, "Rematch").is_some(), "{end:#}");
    (clicks, moves)
}

/// The options of a game, each choice of each by itself, so that every variant is played.
fn variants(game: &str) -> Vec<Vec<(&'static str, Value)>> {
    let game = trickmate_rules::game(game).unwrap();
    let mut variants = vec![Vec::new()];
    for option in game.options() {
        if let OptionKind::Choice(values) = option.kind {
            variants.extend(values.iter().skip(1).map(|value| vec![(option.name, json!(value))]));
        }
    }
    variants
}

/// Walks through the variants of a game in a channel and in direct messages.
async fn walk(game: &str, wanted: impl Fn(&[(&str, Value)]) -> bool) {
    let stage = Stage::without_threads().await;
    stage.lift_limits();
    let begun = Instant::now();
    let mut id = 0;
    for seed in 0..games() {
        for given in variants(game).iter().filter(|given| wanted(given)) {
            for place in [stage.channel, direct(&stage, &stage.alice)] {
                id += 1;
                let (clicks, moves) = against_the_computer(&stage, place, (game, given), (id, seed)).await;
                println!("{game} {given:?}: {clicks} clicks for {moves} moves");
            }
        }
    }
    println!("{game}: {id} games in {:?}", begun.elapsed());
    stage.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn cardmate_is_played_on_one_message() {
    walk("cardmate", |_| true).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn poker_chess_is_played_on_one_message() {
    walk("poker", |given| given.iter().all(|(name, _)| *name != "hands")).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn casual_mysterious_chess_is_played_on_one_message() {
    walk("mysterious", |given| !given.is_empty()).await;
}
