//! The game: its names, its options, how a match of it begins.

use super::deal::Deal;
use super::names::{NAME, SEATS, TITLE};
use super::position::PokerPosition;
use super::{deal, notation, options};
use crate::dyn_position::DynPosition;
use crate::game::Game;
use crate::kernel::Seed;
use crate::option::{OptionSpec, Options};
use crate::poker::config::Config;
use crate::position_error::PositionError;
use crate::seat::SeatName;

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

    fn summary(&self) -> &'static str {
        "Chess on a board of playing cards: the cards under your pieces are your poker hand. Win hands."
    }

    fn goal(&self, options: &Options) -> &'static str {
        /// Where the cards of a hand lie, and what becomes of it.
        macro_rules! goal {
            ($cards:literal, $declared:expr) => {
                if $declared {
                    concat!(
                        $cards,
                        " After each of Black’s moves both declare a hand in secret, and the better one scores.\n",
                        "Lead by enough hands, or be ahead in hands when the chess ends."
                    )
                } else {
                    concat!(
                        $cards,
                        " After each of Black’s moves the better hand scores.\n",
                        "Lead by enough hands, or be ahead in hands when the chess ends."
                    )
                }
            };
        }
        // Where the latest pieces count there is nothing to choose.
        let is_declared = options.word("hands") == "declare" && options.word("pull") != "recent";
        match (options.word("pull"), options.word("size")) {
            ("recent", "7") => goal!(
                "The cards under the seven pieces that you moved last make your poker hand: the best five count.",
                is_declared
            ),
            ("recent", _) => {
                goal!("The cards under the five pieces that you moved last are your poker hand.", is_declared)
            }
            (_, "7") => goal!(
                "The cards under your King, Queen, Rooks, Knights and best Pawn make your poker hand: the best five count.",
                is_declared
            ),
            _ => goal!(
                "The cards under your King, Queen, Rooks and best Pawn are your poker hand.",
                is_declared
            ),
        }
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

    fn normalise(&self, typed: &str) -> String {
        notation::normalise(typed)
    }

    fn is_dealt(&self, options: &Options) -> bool {
        options.word("deal") == deal::RANDOM
    }

    fn start(&self, options: &Options, seed: &Seed) -> Box<dyn DynPosition> {
        Box::new(PokerPosition::new(Deal::of(options, seed), Config::of(options)))
    }

    fn load(
        &self,
        options: &Options,
        seed: &Seed,
        json: &str,
    ) -> Result<Box<dyn DynPosition>, PositionError> {
        let setup = crate::poker::position_format::Setup::from_json(json)?;
        Ok(Box::new(PokerPosition::from_setup(&setup, Deal::of(options, seed), Config::of(options))?))
    }

    fn read(
        &self,
        options: &Options,
        seed: &Seed,
        text: &str,
    ) -> Result<Box<dyn DynPosition>, PositionError> {
        let setup = crate::poker::position_format::Setup::from_text(text)?;
        Ok(Box::new(PokerPosition::from_setup(&setup, Deal::of(options, seed), Config::of(options))?))
    }
}
