//! The game: its names, its options, the start of a match.

use serde_json::{Value, json};

use super::deal::Deal;
use super::names::{NAME, SEATS, TITLE};
use super::position::PokerPosition;
use super::{deal, notation, options};
use crate::chess;
use crate::dyn_position::DynPosition;
use crate::game::Game;
use crate::goal::{Goal, HandGoal};
use crate::kernel::Seed;
use crate::odds::{Odds, OddsError};
use crate::option::{OptionSpec, Options};
use crate::poker::config::{self, Config};
use crate::position_error::PositionError;
use crate::seat::{Seat, SeatName};

/// The game of Poker Chess.
#[derive(Clone, Copy, Debug)]
pub(crate) struct PokerChess;

impl Game for PokerChess {
    fn name(&self) -> &'static str {
        NAME
    }

    fn rules_version(&self) -> u32 {
        1
    }

    fn title(&self) -> &'static str {
        TITLE
    }

    fn goal(&self, options: &Options) -> Goal {
        let is_recent = options.word("pull") == "recent";
        let hand = match (is_recent, options.word("size")) {
            (true, "7") => HandGoal::LastSeven,
            (true, _) => HandGoal::LastFive,
            (false, "7") => HandGoal::Seven,
            (false, _) => HandGoal::Five,
        };
        Goal::Poker {
            hand,
            // If the latest pieces make the hand, there is nothing to choose.
            declared: options.word("hands") == "declare" && !is_recent,
            moved: options.word("unmoved") == "no" && !is_recent,
            wild: options.word("wild") == "deuces",
            faces_down: options.word("faces") == "down",
            hole: options.word("hole") == "1",
            redeal: options.number("redeal"),
            short_ties: options.word("short") == "tie",
            wipeout: options.word("wipeout") != "off",
            armies: config::armies(options),
        }
    }

    fn seats(&self) -> [SeatName; 2] {
        SEATS
    }

    fn options(&self) -> &'static [OptionSpec] {
        &options::OPTIONS
    }

    fn normalise(&self, typed: &str) -> String {
        notation::normalise(typed)
    }

    fn is_shaped_like_action(&self, word: &str) -> bool {
        word.get(..5).is_some_and(|start| start.eq_ignore_ascii_case("hand("))
            || chess::is_shaped_like_move(word)
    }

    fn fen_position(&self, fen: &str) -> Option<String> {
        Some(json!({ "fen": fen }).to_string())
    }

    fn is_dealt(&self, options: &Options) -> bool {
        config::is_dealt(options)
    }

    fn same_deal(&self, options: &Options, seed: &Seed) -> Option<(&'static str, String)> {
        // A deal can be repeated only if everybody has seen its cards.
        let is_seen = options.word("deal") == deal::RANDOM && options.word("faces") == "up";
        is_seen.then(|| ("deal", Deal::of(options, seed).write()))
    }

    fn without(&self, _options: &Options, start: Value, odds: &Odds) -> Result<(Value, Seat), OddsError> {
        crate::poker::odds::without(start, odds)
    }

    fn start(&self, options: &Options, seed: &Seed) -> Box<dyn DynPosition> {
        Box::new(PokerPosition::new(Deal::of(options, seed), Config::of(options), seed))
    }

    fn load(
        &self,
        options: &Options,
        seed: &Seed,
        json: &str,
    ) -> Result<Box<dyn DynPosition>, PositionError> {
        let setup = crate::poker::position_format::Setup::from_json(json)?;
        Ok(Box::new(PokerPosition::from_setup(&setup, Deal::of(options, seed), Config::of(options), seed)?))
    }

    fn read(
        &self,
        options: &Options,
        seed: &Seed,
        text: &str,
    ) -> Result<Box<dyn DynPosition>, PositionError> {
        let setup = crate::poker::position_format::Setup::from_text(text)?;
        Ok(Box::new(PokerPosition::from_setup(&setup, Deal::of(options, seed), Config::of(options), seed)?))
    }
}
