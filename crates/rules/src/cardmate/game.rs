//! The game: its names, its options, the start of a match.

use super::deal;
use super::names::{NAME, SEATS, TITLE};
use super::palace::PalaceRule;
use super::position::CardmatePosition;
use crate::dyn_position::DynPosition;
use crate::game::Game;
use crate::goal::{Goal, PalaceGoal};
use crate::kernel::Seed;
use crate::option::{OptionKind, OptionSpec, Options};
use crate::position_error::PositionError;
use crate::seat::SeatName;

/// The deal without any chance.
const PREDEFINED: &str = "predefined";

const OPTIONS: [OptionSpec; 2] = [
    OptionSpec { name: "deal", kind: OptionKind::Choice(&[PREDEFINED, "suits", "places", "wild"]) },
    OptionSpec { name: "palace", kind: OptionKind::Choice(&["occupy", "king", "off"]) },
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

    fn goal(&self, options: &Options) -> Goal {
        let palace = match PalaceRule::of(options) {
            PalaceRule::Occupy => PalaceGoal::Occupy,
            PalaceRule::King => PalaceGoal::King,
            PalaceRule::Off => PalaceGoal::None,
        };
        Goal::Cardmate { palace }
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

    fn is_shaped_like_action(&self, word: &str) -> bool {
        crate::cardmate::input::is_shaped_like_move(word)
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
