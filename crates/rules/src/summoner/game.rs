//! The game: its names, its options, the start of a match.

use std::sync::Arc;

use serde_json::Value;

use super::card::CardId;
use super::catalogue::Catalogue;
use super::deck::Deck;
use super::exchange_rule::ExchangeRule;
use super::names::{COURIER, NAME, SEATS, STANDARD, TITLE};
use super::position::SummonerPosition;
use super::state::{State, Variant};
use super::{deck, notation};
use crate::deck_game::{DeckGame, OptionSource};
use crate::dyn_position::DynPosition;
use crate::game::Game;
use crate::goal::Goal;
use crate::kernel::Seed;
use crate::odds::{Odds, OddsError};
use crate::option::{DefaultIn, OptionKind, OptionSpec, Options, RawOptions};
use crate::position_error::PositionError;
use crate::seat::{Seat, SeatName};

/// The option of a server's own cards.
const CARDS: &str = "cards";
/// The options of the decks, White's first.
const DECKS: [&str; 2] = ["deck-white", "deck-black"];

const fn deck_option(name: &'static str) -> OptionSpec {
    let kind = OptionKind::Text {
        words: deck::CHOICES,
        takes: "a deck as text, e.g. 4 Knight, 3 Rider",
        read: usual_deck,
    };
    OptionSpec { name, kind, default_in: DefaultIn::RecordsAndTerms }
}

const OPTIONS: [OptionSpec; 4] = [
    OptionSpec {
        name: "variant",
        default_in: DefaultIn::RecordsAndTerms,
        kind: OptionKind::Choice(&[STANDARD, COURIER]),
    },
    OptionSpec {
        name: CARDS,
        default_in: DefaultIn::RecordsAndTerms,
        kind: OptionKind::Text {
            words: &["published"],
            takes: "more: name, moves and value, e.g. Camel C 5; Crab ffNbsN",
            read: |text, _| {
                crate::summoner::custom_card::read(text)
                    .map(|cards| crate::summoner::custom_card::to_json(&cards).to_string())
                    .map_err(|why| why.to_string())
            },
        },
    },
    deck_option(DECKS[0]),
    deck_option(DECKS[1]),
];

/// The game of Summoner's Chess, in one version of its rules.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Summoner {
    version: u32,
    exchange: ExchangeRule,
}

impl Summoner {
    /// The present rules.
    pub(crate) const PRESENT: Self = Self { version: 2, exchange: ExchangeRule::WhateverStands };
    /// The first rules.
    pub(crate) const FIRST: Self = Self { version: 1, exchange: ExchangeRule::EmptyBoard };
}

fn variant(options: &Options) -> Variant {
    if options.word("variant") == COURIER { Variant::Courier } else { Variant::Standard }
}

/// Returns the cards of a table with these options.
fn catalogue(options: &Options) -> Catalogue {
    // An option's text has been read before.
    options
        .text(CARDS)
        .and_then(|text| crate::summoner::custom_card::read(text).ok())
        .unwrap_or_else(Catalogue::published)
}

/// Brings the text of a deck into its usual form.
fn usual_deck(text: &str, given: RawOptions<'_>) -> Result<String, String> {
    // Unreadable cards are refused as the value of their own option.
    let cards = given
        .text(CARDS)
        .and_then(|text| crate::summoner::custom_card::read(text).ok())
        .unwrap_or_else(Catalogue::published);
    Deck::read(text, &cards).map(|deck| deck.write(&cards)).map_err(|error| error.to_string())
}

/// Returns the cards that a seat begins with.
fn deck(cards: &Catalogue, options: &Options, seat: Seat) -> Vec<CardId> {
    match variant(options) {
        Variant::Standard => {
            let name = DECKS[seat.index()];
            deck::cards_of(options.word(name), options.text(name), cards)
        }
        Variant::Courier => deck::pack(cards),
    }
}

impl Game for Summoner {
    fn name(&self) -> &'static str {
        NAME
    }

    fn rules_version(&self) -> u32 {
        self.version
    }

    fn title(&self) -> &'static str {
        TITLE
    }

    fn goal(&self, options: &Options) -> Goal {
        Goal::Summoner { courier: variant(options) == Variant::Courier }
    }

    fn seats(&self) -> [SeatName; 2] {
        SEATS
    }

    fn options(&self) -> &'static [OptionSpec] {
        &OPTIONS
    }

    fn decks(&self) -> Option<&dyn DeckGame> {
        Some(self)
    }

    fn normalise(&self, typed: &str) -> String {
        crate::summoner::input::normalise(typed)
    }

    fn is_shaped_like_action(&self, word: &str) -> bool {
        crate::summoner::input::is_shaped_like_action(word)
    }

    fn is_dealt(&self, _options: &Options) -> bool {
        true
    }

    fn without(&self, _options: &Options, start: Value, odds: &Odds) -> Result<(Value, Seat), OddsError> {
        crate::summoner::odds::without(start, odds)
    }

    fn start(&self, options: &Options, seed: &Seed) -> Box<dyn DynPosition> {
        let cards = catalogue(options);
        let decks = Seat::ALL.map(|seat| deck(&cards, options, seat));
        let state = State::start(Arc::new(cards), (variant(options), self.exchange), decks.clone(), seed);
        Box::new(SummonerPosition::begun(state, decks))
    }

    fn load(
        &self,
        options: &Options,
        _seed: &Seed,
        json: &str,
    ) -> Result<Box<dyn DynPosition>, PositionError> {
        Ok(Box::new(SummonerPosition::new(crate::summoner::position_reader::from_json(
            json,
            (variant(options), self.exchange),
            || catalogue(options),
        )?)))
    }

    /// Reads a position; its text is the JSON form in one line.
    fn read(
        &self,
        options: &Options,
        seed: &Seed,
        text: &str,
    ) -> Result<Box<dyn DynPosition>, PositionError> {
        self.load(options, seed, text)
    }
}

impl DeckGame for Summoner {
    fn option_source(&self, option: &str) -> Option<OptionSource> {
        match option {
            CARDS => Some(OptionSource::Cards),
            _ => Seat::ALL.into_iter().find(|seat| DECKS[seat.index()] == option).map(OptionSource::Deck),
        }
    }

    fn takes_supplies(&self, options: &Options) -> bool {
        variant(options) == Variant::Standard
    }

    fn turn_end(&self) -> &'static str {
        notation::END
    }
}
