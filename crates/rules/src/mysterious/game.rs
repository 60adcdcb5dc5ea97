//! The game: its names, its options, how a match of it begins.

use super::names::{NAME, SEATS, TITLE};
use super::phase::Phase;
use super::position::MysteriousPosition;
use crate::dyn_position::DynPosition;
use crate::game::Game;
use crate::kernel::Seed;
use crate::option::{Choice, OptionKind, OptionSpec, Options};
use crate::position_error::PositionError;
use crate::seat::SeatName;

const CASUAL: &str = "casual";

const OPTIONS: [OptionSpec; 1] = [OptionSpec {
    name: "variant",
    help: "Who knows what each card is.",
    kind: OptionKind::Choice(&[
        Choice {
            value: "secret",
            help: "Each player places cards from their own hand and keeps them secret.",
        },
        Choice {
            value: CASUAL,
            help: "All cards are shuffled into one pack, and nobody knows what is placed.",
        },
    ]),
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

    fn summary(&self) -> &'static str {
        "Take turns placing your pieces face down, flip them one by one, then play chess from there."
    }

    fn goal(&self, options: &Options) -> &'static str {
        if is_casual(options) {
            return "Place cards from a shared pack face down on any squares, flip them all, then checkmate with the pieces you find.\n\
                    Nobody knows what a card is, or whose, until it is flipped.";
        }
        "Place your cards face down on any squares, flip them all, then checkmate with your pieces.\n\
         Everybody sees where cards lie; only you know what yours are."
    }

    fn guide(&self) -> &'static str {
        include_str!("guide.md")
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
