//! The game: its names, its options, the start of a match.

use serde_json::json;

use super::names::{NAME, SEATS, TITLE};
use super::phase::Phase;
use super::position::MysteriousPosition;
use crate::chess;
use crate::dyn_position::DynPosition;
use crate::game::Game;
use crate::goal::Goal;
use crate::kernel::Seed;
use crate::option::{DefaultIn, OptionKind, OptionSpec, Options};
use crate::position_error::PositionError;
use crate::seat::SeatName;

const CASUAL: &str = "casual";

const OPTIONS: [OptionSpec; 1] = [OptionSpec {
    name: "variant",
    default_in: DefaultIn::RecordsAndTerms,
    kind: OptionKind::Choice(&["secret", CASUAL]),
}];

/// The game of Mysterious Chess.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Mysterious;

fn is_casual(options: &Options) -> bool {
    options.word("variant") == CASUAL
}

impl Game for Mysterious {
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
        Goal::Mysterious { casual: is_casual(options) }
    }

    fn seats(&self) -> [SeatName; 2] {
        SEATS
    }

    fn options(&self) -> &'static [OptionSpec] {
        &OPTIONS
    }

    fn normalise(&self, typed: &str) -> String {
        crate::mysterious::input::normalise(typed)
    }

    fn is_shaped_like_action(&self, word: &str) -> bool {
        word.contains('@')
            || word.eq_ignore_ascii_case(crate::mysterious::notation::AT_RANDOM)
            || chess::is_shaped_like_move(word)
    }

    fn fen_position(&self, fen: &str) -> Option<String> {
        Some(json!({ "phase": "chess", "fen": fen }).to_string())
    }

    fn is_dealt(&self, options: &Options) -> bool {
        is_casual(options)
    }

    fn has_chance(&self, _options: &Options) -> bool {
        // In every version a card may be flipped at random.
        true
    }

    fn start(&self, options: &Options, seed: &Seed) -> Box<dyn DynPosition> {
        let is_casual = is_casual(options);
        Box::new(MysteriousPosition::new(Phase::start(is_casual, seed), is_casual, seed))
    }

    fn load(
        &self,
        options: &Options,
        seed: &Seed,
        json: &str,
    ) -> Result<Box<dyn DynPosition>, PositionError> {
        let is_casual = is_casual(options);
        Ok(Box::new(MysteriousPosition::new(
            crate::mysterious::position_json::from_json(json, is_casual)?,
            is_casual,
            seed,
        )))
    }

    fn read(
        &self,
        options: &Options,
        seed: &Seed,
        text: &str,
    ) -> Result<Box<dyn DynPosition>, PositionError> {
        let is_casual = is_casual(options);
        Ok(Box::new(MysteriousPosition::new(
            crate::mysterious::position_text::read(text, is_casual)?,
            is_casual,
            seed,
        )))
    }
}
