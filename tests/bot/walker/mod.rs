//! Somebody who plays whole games and presses only what the message offers that they have used last. Games against the
//! computer add no message to a channel, games between people one for each move, and no private message stays.
//!
//! Every variant and option of every game is played a few moves far, one place after the other, and one game of each game
//! to its end. `TRICKMATE_WALKS=100` plays as many whole games of each in every place, and `TRICKMATE_WALKS_FILE` names the file
//! to which the results are added, as rows of the table in docs/surface.md.
#![allow(clippy::print_stdout, reason = "a long walk tells what was counted")]

mod choice;
mod match_walk;
mod person;
mod start;
mod table;
mod variant;

pub(super) use choice::{Choice, chance, choices};

use match_walk::{Walk, walk};
use start::{Opponent, Place, Setting};
use table::Row;
use variant::{Variant, shortest, variants};

/// Number of moves of each player after which a short walk ends by resignation.
const SHORT: usize = 2;
/// Number of actions after which a whole game ends by resignation: far more than most take.
const LONG: usize = 300;
/// The same in the short walk.
const MEDIUM: usize = 80;

/// Returns how many whole games of each variant are wanted in each place; `None` for the short walk.
fn wanted() -> Option<u64> {
    std::env::var("TRICKMATE_WALKS").ok()?.parse().ok()
}

/// Plays a game against an opponent everywhere and with every option.
async fn everywhere(game: &'static str, opponent: Opponent) {
    let (variants, games) = (variants(game), wanted());
    for (number, place) in Place::ALL.into_iter().enumerate() {
        let mut row = Row::new(game, opponent, place);
        // The short walk takes the variants to one place after the other.
        let here = |index: &usize| games.is_some() || index % Place::ALL.len() == number;
        let chosen: Vec<&Variant> = variants
            .iter()
            .enumerate()
            .filter(|(index, _)| here(index))
            .map(|(_, variant)| variant)
            .collect();
        let mut setting = Setting::set(opponent, place).await;
        for seed in 0..games.unwrap_or(1) {
            for variant in &chosen {
                let most = if games.is_some() { LONG } else { 2 * SHORT };
                row.add(walk(&mut setting, Walk { game, variant, seed, most }).await);
            }
        }
        if games.is_none() && place == Place::Channel {
            let variant = &shortest(game);
            row.add(walk(&mut setting, Walk { game, variant, seed: 1, most: MEDIUM }).await);
        }
        setting.end().await;
        row.print(chosen.len());
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn cardmate_against_the_computer() {
    everywhere("cardmate", Opponent::Computer).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn cardmate_between_people() {
    everywhere("cardmate", Opponent::Person).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn poker_chess_against_the_computer() {
    everywhere("poker", Opponent::Computer).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn poker_chess_between_people() {
    everywhere("poker", Opponent::Person).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn mysterious_chess_against_the_computer() {
    everywhere("mysterious", Opponent::Computer).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn mysterious_chess_between_people() {
    everywhere("mysterious", Opponent::Person).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn summoners_chess_against_the_computer() {
    everywhere("summoner", Opponent::Computer).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn summoners_chess_between_people() {
    everywhere("summoner", Opponent::Person).await;
}
