//! Pure games: no I/O, no clock, no async, no Discord, and no randomness but the match seed.

// The example of the package's page is run as a test.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;

mod ability_card;
mod action_error;
mod adjudication;
pub mod cardmate;
pub mod chess;
mod deck_game;
mod diagram;
mod dyn_position;
mod end_reason;
mod excerpt;
mod game;
mod goal;
mod happening;
mod json;
pub mod kernel;
mod knowledge;
mod r#match;
mod menu;
pub mod mysterious;
mod numbering;
mod observation;
mod odds;
mod odds_match;
mod option;
mod origin;
mod outcome;
mod phrase;
pub mod piece_info;
mod ply;
pub mod poker;
mod position;
mod position_error;
mod record;
mod record_reader;
mod replay;
mod seat;
mod seen;
pub mod summoner;
mod task;
mod typed_action;
pub mod view;

pub use adjudication::Adjudication;
pub use deck_game::{DeckGame, OptionSource};
pub use dyn_position::DynPosition;
pub use end_reason::EndReason;
pub use game::Game;
pub use goal::{Goal, HandGoal, PalaceGoal};
pub use happening::{Happening, Moment, PieceName, StoryStep};
pub use knowledge::Knowledge;
pub use r#match::{Match, MoveError};
pub use observation::{DynObservation, Notation, Observation};
pub use odds::{MAX_ODDS, Odds, OddsError};
pub use option::{DefaultIn, OptionError, OptionKind, OptionSpec, OptionValue, Options, RawOptions};
pub use origin::{OriginError, Secret, SeedOrigin};
pub use outcome::Outcome;
pub use phrase::{Phrase, PhraseValue};
pub use ply::Ply;
pub use position::{Position, Status};
pub use position_error::PositionError;
pub use record::{Record, RecordedMove, ReplayError, SetupError};
pub use record_reader::{RecordError, TextPlace};
pub use replay::Views;
pub use seat::{Seat, SeatName, Viewer};
pub use task::Task;
pub use view::View;

pub use crate::action_error::ActionError;
pub use crate::menu::{MenuPath, MenuStep};

/// All games, in the order in which they are offered.
pub const GAMES: &[&dyn Game] =
    &[&cardmate::Cardmate, &poker::PokerChess, &mysterious::Mysterious, &summoner::Summoner::PRESENT];

/// Games with replaced rules: no match begins with them, but running ones are still played and replayed.
pub const FORMER_GAMES: &[&dyn Game] = &[&summoner::Summoner::FIRST];

/// The version of the rules of a match or a record without a version.
pub const FIRST_RULES: u32 = 1;

/// Returns the game with this name and this version of its rules; `None` if this program does not have them.
///
/// ```
/// use trickmate_rules::{FIRST_RULES, game_at};
/// assert!(game_at("cardmate", FIRST_RULES).is_some());
/// assert!(game_at("cardmate", 999).is_none());
/// ```
#[must_use]
pub fn game_at(name: &str, rules: u32) -> Option<&'static dyn Game> {
    let known = GAMES.iter().chain(FORMER_GAMES).copied();
    known.into_iter().find(|game| game.name() == name && game.rules_version() == rules)
}

/// Returns the game with this name.
///
/// ```
/// let poker = trickmate_rules::game("poker").ok_or("it is in the list")?;
/// assert_eq!(poker.title(), "Poker Chess");
/// assert_eq!(poker.seats().map(|seat| seat.key), ["white", "black"]);
/// assert!(trickmate_rules::game("whist").is_none());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[must_use]
pub fn game(name: &str) -> Option<&'static dyn Game> {
    GAMES.iter().copied().find(|game| game.name() == name)
}
