//! The game: its names, its options, the start of a match.

use serde_json::Value;

use super::names::{NAME, SEATS, TITLE};
use super::palace::PalaceRule;
use super::position::CardmatePosition;
use super::{custom_deal, deal};
use crate::dyn_position::DynPosition;
use crate::game::Game;
use crate::goal::{Goal, PalaceGoal};
use crate::kernel::Seed;
use crate::odds::{Odds, OddsError};
use crate::option::{DefaultIn, OptionKind, OptionSpec, Options};
use crate::position_error::PositionError;
use crate::seat::{Seat, SeatName};

/// The option that says how the cards are dealt.
const DEAL: &str = "deal";
/// The deal without any chance.
const PREDEFINED: &str = "predefined";

/// The value of the option `repetition` with which the one who repeats loses.
const LOSES: &str = "loses";

const OPTIONS: [OptionSpec; 3] = [
    OptionSpec {
        name: DEAL,
        default_in: DefaultIn::RecordsAndTerms,
        kind: OptionKind::Text {
            words: &[PREDEFINED, "suits", "places", "wild", "published", "suit-setup", "kings"],
            takes: "all 52 cards from a0 to j9, rank by rank",
            read: |text, _| custom_deal::read(text),
        },
    },
    OptionSpec {
        name: "palace",
        default_in: DefaultIn::RecordsAndTerms,
        kind: OptionKind::Choice(&["occupy", "king", "off"]),
    },
    OptionSpec {
        name: "repetition",
        default_in: DefaultIn::Records,
        kind: OptionKind::Choice(&["draw", LOSES]),
    },
];

/// The game of Cardmate.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Cardmate;

fn repetition_loses(options: &Options) -> bool {
    options.word("repetition") == LOSES
}

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
        Goal::Cardmate { palace, repetition_loses: repetition_loses(options) }
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
        options.text(DEAL).is_none() && options.word(DEAL) != PREDEFINED
    }

    fn same_deal(&self, options: &Options, seed: &Seed) -> Option<(&'static str, String)> {
        let layout = || deal::deal(options.word(DEAL), seed);
        self.is_dealt(options).then(|| (DEAL, custom_deal::write(&deal::starting_cards(&layout()))))
    }

    fn without(&self, options: &Options, start: Value, odds: &Odds) -> Result<(Value, Seat), OddsError> {
        if self.is_dealt(options) {
            return Err(OddsError::Dealt);
        }
        crate::cardmate::odds::without(start, odds)
    }

    fn start(&self, options: &Options, seed: &Seed) -> Box<dyn DynPosition> {
        // An option's text has been read before.
        let custom = options.text(DEAL).and_then(|text| custom_deal::lay_out(text).ok());
        let layout = custom.unwrap_or_else(|| deal::deal(options.word(DEAL), seed));
        Box::new(CardmatePosition::new(layout, PalaceRule::of(options), repetition_loses(options)))
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
            repetition_loses(options),
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
            repetition_loses(options),
        )))
    }
}
