//! Cardmate (Ivan Derzhanski, 2000): cards as pieces on ten by ten squares, where suits force captures.

mod deal;
mod ending;
mod layout;
mod moves;
mod notation;
mod palace;
mod position;
mod ranks;
mod setup;
mod sheets;
mod typed;

use super::game::{Game, Position, PositionError};
use super::kernel::Seed;
use super::option::{Choice, OptionKind, OptionSpec, Options};
use super::seat::SeatName;
use palace::PalaceRule;
use position::Cards;

const NAME: &str = "cardmate";
const TITLE: &str = "Cardmate";

const SEATS: [SeatName; 2] =
    [SeatName { key: "forehand", title: "Forehand" }, SeatName { key: "rearhand", title: "Rearhand" }];

const OPTIONS: [OptionSpec; 2] = [
    OptionSpec {
        name: "deal",
        help: "How the cards are dealt.",
        kind: OptionKind::Choice(&[
            Choice { value: "predefined", help: "The inventor’s deal." },
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

    fn title(&self) -> &'static str {
        TITLE
    }

    fn summary(&self) -> &'static str {
        "Playing cards are the pieces; a card must take a lower card of its own suit. Capture the last King."
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

    fn tidy(&self, typed: &str) -> String {
        typed::tidy(typed)
    }

    fn start(&self, options: &Options, seed: &Seed) -> Box<dyn Position> {
        Box::new(Cards::new(deal::deal(options.word("deal"), seed), PalaceRule::of(options)))
    }

    fn load(&self, options: &Options, _seed: &Seed, json: &str) -> Result<Box<dyn Position>, PositionError> {
        Ok(Box::new(Cards::new(setup::from_json(json)?, PalaceRule::of(options))))
    }

    fn read(&self, options: &Options, _seed: &Seed, text: &str) -> Result<Box<dyn Position>, PositionError> {
        Ok(Box::new(Cards::new(setup::from_text(text)?, PalaceRule::of(options))))
    }
}
