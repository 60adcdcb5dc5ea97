//! Cardmate (Ivan Derzhanski, 2000): cards as pieces on ten by ten squares, where suits force captures.

mod deal;
mod input;
mod moves;
mod notation;
mod palace;
mod piece_info;
mod placement;
mod position;
mod position_format;
mod ranks;
mod state;
mod termination;

use super::game::{DynPosition, Game, PositionError};
use super::kernel::Seed;
use super::option::{Choice, OptionKind, OptionSpec, Options};
use super::seat::SeatName;
pub use moves::Move;
use palace::PalaceRule;
use position::CardmatePosition;
pub use state::{Knowledge, MOST_MOVES, MoveList, State};

const NAME: &str = "cardmate";
const TITLE: &str = "Cardmate";

const SEATS: [SeatName; 2] =
    [SeatName { key: "forehand", title: "Forehand" }, SeatName { key: "rearhand", title: "Rearhand" }];

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
pub(super) struct Cardmate;

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

    fn goal(&self) -> &'static str {
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
