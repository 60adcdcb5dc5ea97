//! The game: its names, its options, how a match of it begins.

use super::deal;
use super::names::{NAME, SEATS, TITLE};
use super::palace::PalaceRule;
use super::position::CardmatePosition;
use crate::dyn_position::DynPosition;
use crate::game::Game;
use crate::kernel::Seed;
use crate::option::{Choice, OptionKind, OptionSpec, Options};
use crate::position_error::PositionError;
use crate::seat::SeatName;

/// The deal that nothing is drawn for.
const PREDEFINED: &str = "predefined";

const OPTIONS: [OptionSpec; 2] = [
    OptionSpec {
        name: "deal",
        help: "How the cards are dealt.",
        kind: OptionKind::Choice(&[
            Choice { value: PREDEFINED, help: "The inventor’s deal." },
            Choice { value: "suits", help: "The ranks keep their squares, the suits are shuffled." },
            Choice { value: "places", help: "Each side’s ranks are shuffled too, alike for both sides." },
            Choice { value: "wild", help: "All 52 cards are shuffled." },
        ]),
    },
    OptionSpec {
        name: "palace",
        help: "How a palace is conquered.",
        kind: OptionKind::Choice(&[
            Choice { value: "occupy", help: "By holding both of its squares." },
            Choice { value: "king", help: "By bringing a King into it." },
            Choice { value: "off", help: "Not at all: only Kings count." },
        ]),
    },
];

/// The game of Cardmate.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Cardmate;

impl Game for Cardmate {
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
        "Playing cards are the pieces; a card must take a lower card of its own suit. Capture the last King."
    }

    fn goal(&self, _options: &Options) -> &'static str {
        "Take the other side’s last King, or hold both squares of its palace.\n\
         Suits bind: a card must take a lower card of its own suit when it can."
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
        crate::cardmate::input::normalise(typed)
    }

    fn is_dealt(&self, options: &Options) -> bool {
        options.word("deal") != PREDEFINED
    }

    fn start(&self, options: &Options, seed: &Seed) -> Box<dyn DynPosition> {
        Box::new(CardmatePosition::new(deal::deal(options.word("deal"), seed), PalaceRule::of(options)))
    }

    fn load(
        &self,
        options: &Options,
        _seed: &Seed,
        json: &str,
    ) -> Result<Box<dyn DynPosition>, PositionError> {
        Ok(Box::new(CardmatePosition::new(
            crate::cardmate::position_format::from_json(json)?,
            PalaceRule::of(options),
        )))
    }

    fn read(
        &self,
        options: &Options,
        _seed: &Seed,
        text: &str,
    ) -> Result<Box<dyn DynPosition>, PositionError> {
        Ok(Box::new(CardmatePosition::new(
            crate::cardmate::position_format::from_text(text)?,
            PalaceRule::of(options),
        )))
    }
}
