//! Mysterious Chess (Sergey Sirotkin, 2001): chess whose opening array is made by placing piece cards face down.

mod array;
mod card;
mod detail;
mod known;
mod notation;
mod phase;
mod position;
mod setup;
mod show;
mod spread;
mod stock;
mod text;
mod typed;

use super::game::{Game, Position, PositionError};
use super::kernel::Seed;
use super::option::{Choice, OptionKind, OptionSpec, Options};
use super::seat::SeatName;
use phase::Phase;
use position::Table;

const NAME: &str = "mysterious";
const TITLE: &str = "Mysterious Chess";

const SEATS: [SeatName; 2] =
    [SeatName { key: "white", title: "White" }, SeatName { key: "black", title: "Black" }];

const CASUAL: &str = "casual";

const OPTIONS: [OptionSpec; 1] = [OptionSpec {
    name: "variant",
    help: "Who knows what is placed.",
    kind: OptionKind::Choice(&[
        Choice { value: "secret", help: "Each player places cards from the own hand and keeps them secret." },
        Choice {
            value: CASUAL,
            help: "All cards are shuffled into one pack, and nobody knows what is placed.",
        },
    ]),
}];

/// The game of Mysterious Chess.
#[derive(Clone, Copy, Debug)]
pub(super) struct Mysterious;

fn is_casual(options: &Options) -> bool {
    options.word("variant") == CASUAL
}

impl Game for Mysterious {
    fn name(&self) -> &'static str {
        NAME
    }

    fn title(&self) -> &'static str {
        TITLE
    }

    fn summary(&self) -> &'static str {
        "Place your chessmen face down anywhere in turn, flip them one by one, then play chess from what came out."
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
        let is_casual = is_casual(options);
        Box::new(Table::new(Phase::start(is_casual, seed), is_casual, seed))
    }

    fn load(&self, options: &Options, seed: &Seed, json: &str) -> Result<Box<dyn Position>, PositionError> {
        let is_casual = is_casual(options);
        Ok(Box::new(Table::new(setup::from_json(json, is_casual)?, is_casual, seed)))
    }

    fn read(&self, options: &Options, seed: &Seed, text: &str) -> Result<Box<dyn Position>, PositionError> {
        let is_casual = is_casual(options);
        Ok(Box::new(Table::new(text::read(text, is_casual)?, is_casual, seed)))
    }
}
