//! Poker Chess (Ralph Betza, 2003): chess with a card on most squares, won by winning poker hands.

mod custom;
mod deal;
mod declaration;
mod detail;
pub mod hand;
mod moved;
mod notation;
mod options;
mod position;
mod pull;
mod setup;
mod show;
mod showdown;
mod terms;

use super::game::{Game, Position, PositionError};
use super::kernel::Seed;
use super::option::{OptionSpec, Options};
use super::seat::SeatName;
use deal::Deal;
use position::Table;
use terms::Terms;

const NAME: &str = "poker";
const TITLE: &str = "Poker Chess";

const SEATS: [SeatName; 2] =
    [SeatName { key: "white", title: "White" }, SeatName { key: "black", title: "Black" }];

/// The game of Poker Chess.
#[derive(Clone, Copy, Debug)]
pub(super) struct PokerChess;

impl Game for PokerChess {
    fn name(&self) -> &'static str {
        NAME
    }

    fn title(&self) -> &'static str {
        TITLE
    }

    fn summary(&self) -> &'static str {
        "Chess on a board of playing cards: the cards under your pieces are your poker hand. Win hands."
    }

    fn guide(&self) -> &'static str {
        include_str!("guide.md")
    }

    fn seats(&self) -> [SeatName; 2] {
        SEATS
    }

    fn options(&self) -> &'static [OptionSpec] {
        &options::OPTIONS
    }

    fn tidy(&self, typed: &str) -> String {
        notation::tidy(typed)
    }

    fn start(&self, options: &Options, seed: &Seed) -> Box<dyn Position> {
        Box::new(Table::new(Deal::of(options, seed), Terms::of(options)))
    }

    fn load(&self, options: &Options, seed: &Seed, json: &str) -> Result<Box<dyn Position>, PositionError> {
        let setup = setup::Setup::from_json(json)?;
        Ok(Box::new(Table::from_setup(&setup, Deal::of(options, seed), Terms::of(options))?))
    }

    fn read(&self, options: &Options, seed: &Seed, text: &str) -> Result<Box<dyn Position>, PositionError> {
        let setup = setup::Setup::from_text(text)?;
        Ok(Box::new(Table::from_setup(&setup, Deal::of(options, seed), Terms::of(options))?))
    }
}
