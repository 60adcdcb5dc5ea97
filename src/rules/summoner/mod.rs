//! Summoner's Chess (Michael Schmahl): cards carry movements, players combine them into pieces and summon those next to
//! their King.

mod action;
mod board;
mod card;
mod catalogue;
mod creations;
mod deck;
mod detail;
mod makeup;
mod man;
mod movement;
mod moves;
mod notation;
mod position;
mod reserve;
mod setup;
mod show;
mod state;
mod steps;
mod stock;
mod summons;
mod typed;
mod validity;
mod words;

use std::sync::Arc;

use super::game::{Game, Position, PositionError, Supply};
use super::kernel::Seed;
use super::option::{Choice, OptionKind, OptionSpec, Options};
use super::seat::{Seat, SeatName};
use card::CardId;
use catalogue::Catalogue;
use position::Table;
use state::{State, Variant};

const NAME: &str = "summoner";
const TITLE: &str = "Summoner’s Chess";

const SEATS: [SeatName; 2] =
    [SeatName { key: "white", title: "White" }, SeatName { key: "black", title: "Black" }];

const STANDARD: &str = "standard";
const COURIER: &str = "courier";

/// The options of the decks, White's first.
const DECKS: [&str; 2] = ["deck-white", "deck-black"];

const fn deck_option(name: &'static str, help: &'static str) -> OptionSpec {
    let kind = OptionKind::Text {
        words: deck::CHOICES,
        takes: "a deck as text, e.g. 4 Knight, 3 Rider",
        read: deck::usual,
    };
    OptionSpec { name, help, kind }
}

const OPTIONS: [OptionSpec; 3] = [
    OptionSpec {
        name: "variant",
        help: "Which version is played.",
        kind: OptionKind::Choice(&[
            Choice { value: STANDARD, help: "Own decks; cards are combined into pieces." },
            Choice { value: COURIER, help: "Pawns, equal packs of whole pieces, location cards." },
        ]),
    },
    deck_option(DECKS[0], "White’s deck (standard):"),
    deck_option(DECKS[1], "Black’s deck (standard):"),
];

/// The game of Summoner's Chess.
#[derive(Clone, Copy, Debug)]
pub(super) struct Summoner;

fn variant(options: &Options) -> Variant {
    if options.word("variant") == COURIER { Variant::Courier } else { Variant::Standard }
}

/// The cards that a seat begins with.
fn deck(cards: &Catalogue, options: &Options, seat: Seat) -> Vec<CardId> {
    match variant(options) {
        Variant::Standard => {
            let name = DECKS[seat.index()];
            deck::cards_of(options.word(name), options.text(name), cards)
        }
        Variant::Courier => {
            let copies = |id: CardId| std::iter::repeat_n(id, cards.card(id).copies as usize);
            cards.ids().flat_map(copies).collect()
        }
    }
}

impl Game for Summoner {
    fn name(&self) -> &'static str {
        NAME
    }

    fn title(&self) -> &'static str {
        TITLE
    }

    fn summary(&self) -> &'static str {
        "Make pieces of cards from your own deck, summon them next to your King, and mate the other one."
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

    fn supply(&self, option: &str) -> Option<Supply> {
        Seat::ALL.into_iter().find(|seat| DECKS[seat.index()] == option).map(Supply::Deck)
    }

    fn takes_supplies(&self, options: &Options) -> bool {
        variant(options) == Variant::Standard
    }

    fn tidy(&self, typed: &str) -> String {
        typed::tidy(typed)
    }

    fn start(&self, options: &Options, seed: &Seed) -> Box<dyn Position> {
        let cards = Catalogue::published();
        let decks = Seat::ALL.map(|seat| deck(&cards, options, seat));
        Box::new(Table::new(State::start(Arc::new(cards), variant(options), decks, seed)))
    }

    fn load(&self, options: &Options, _seed: &Seed, json: &str) -> Result<Box<dyn Position>, PositionError> {
        Ok(Box::new(Table::new(setup::from_json(json, variant(options))?)))
    }

    /// The text is the JSON form in one line.
    fn read(&self, options: &Options, seed: &Seed, text: &str) -> Result<Box<dyn Position>, PositionError> {
        self.load(options, seed, text)
    }
}
