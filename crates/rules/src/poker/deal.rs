//! The cards on the squares (table option `deal`).

use crate::chess::{Bitboard8, Square8};
use crate::kernel::card::{Card, Suit};
use crate::kernel::{Seed, SeedRng, Square};
use crate::option::Options;
use crate::poker::custom_deal;
use crate::poker::home_squares::HOME;
use crate::poker::home_squares::red_cards;

/// The predefined deals: White's half from rank 4 down to rank 1, diamonds on the files a–d and hearts on e–h. `0` is
/// the ten, `.` a square without a card.
const PREDEFINED: [(&str, [&str; 4]); 4] = [
    ("corner-aces", ["7J....J7", "48Q..Q84", "259KK952", "A360063A"]),
    ("rande-schande", ["AK....KA", "QJ0..0JQ", "98766789", "54322345"]),
    ("twisted-corner-aces", ["7J....7J", "48Q..48Q", "259K259K", "A360A360"]),
    ("royal-flush", ["32....23", "654..456", "09877890", "JQKAAKQJ"]),
];
/// The deal that is drawn from the match seed.
pub(super) const RANDOM: &str = "random";

/// The cards of a board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Deal {
    /// The name of a predefined deal.
    name: Option<&'static str>,
    cards: [Option<Card>; 64],
}

impl Deal {
    /// Returns the deal that the options ask for.
    pub(super) fn of(options: &Options, seed: &Seed) -> Self {
        if let Some(cards) = options.text("deal").and_then(|text| custom_deal::cards(text).ok()) {
            return Self::mirrored(cards);
        }
        match options.word("deal") {
            RANDOM => Self::shuffled(seed, "deal"),
            name => Self::predefined(name).unwrap_or_else(|| Self::mirrored([])),
        }
    }

    /// Returns the deal that replaces another one, by its number from 1.
    pub(super) fn again(seed: &Seed, number: u32) -> Self {
        Self::shuffled(seed, &format!("redeal {number}"))
    }

    fn shuffled(seed: &Seed, label: &str) -> Self {
        let mut cards: Vec<Card> = red_cards().collect();
        seed.chance(label).shuffle(&mut cards);
        Self::mirrored(cards)
    }

    /// Returns the predefined deal of this name.
    pub(super) fn predefined(name: &str) -> Option<Self> {
        let (name, ranks) = PREDEFINED.into_iter().find(|(known, _)| *known == name)?;
        let card = |square: &&str| {
            let square: Square8 = square.parse().ok()?;
            let letter = ranks[3 - usize::from(square.rank())].as_bytes()[usize::from(square.file())];
            let suit = if square.file() < 4 { 'd' } else { 'h' };
            Card::from_usual_text(&format!("{}{suit}", char::from(letter)))
        };
        Some(Self { name: Some(name), cards: reflected(HOME.iter().filter_map(card)) })
    }

    /// Returns the deal with these cards on White's squares, in the order of [`HOME`], and their mirror image on
    /// Black's.
    pub(super) fn mirrored(cards: impl IntoIterator<Item = Card>) -> Self {
        Self::named(reflected(cards))
    }

    /// Returns the deal with these cards on these squares.
    pub(super) fn laid(cards: impl IntoIterator<Item = (Square8, Card)>) -> Self {
        let mut board = [None; 64];
        for (square, card) in cards {
            board[square.index()] = Some(card);
        }
        Self::named(board)
    }

    /// Returns the deal, with its name if it is a predefined one.
    fn named(cards: [Option<Card>; 64]) -> Self {
        let mut known = PREDEFINED.iter().filter_map(|(name, _)| Self::predefined(name));
        known.find(|known| known.cards == cards).unwrap_or(Self { name: None, cards })
    }

    /// Returns the name of a predefined deal.
    pub(super) fn name(&self) -> Option<&'static str> {
        self.name
    }

    /// Returns the cards of White's squares as the option takes them.
    pub(super) fn write(&self) -> String {
        let cards = home().filter_map(|square| self.card_on(square));
        cards.map(Card::usual_text).collect::<Vec<_>>().join(" ")
    }

    /// Returns the squares of cards that lie face up once something has stood on these squares: they and those opposite.
    pub(super) fn turned_up(stood_on: Bitboard8) -> Bitboard8 {
        squares().filter(|square| stood_on.contains(*square) || stood_on.contains(mirror(*square))).collect()
    }

    /// Returns the deal as far as it is known to somebody who sees the cards of these squares.
    pub(super) fn as_seen(&self, up: Bitboard8) -> Self {
        let mut seen = Self { name: None, cards: self.cards };
        let mut is_all = true;
        for square in squares().filter(|square| !up.contains(*square)) {
            seen.cards[square.index()] = None;
            is_all = false;
        }
        if is_all { self.clone() } else { seen }
    }

    /// Checks whether a card lies on the square that is not known.
    pub(super) fn is_hidden(&self, square: Square8) -> bool {
        self.card_on(square).is_none() && squares().any(|other| other == square)
    }

    /// Returns the deal with the cards that it lacks, drawn from those that are not there.
    pub(super) fn completed(&self, chance: &mut SeedRng) -> Self {
        let mut missing: Vec<Card> = red_cards().filter(|card| !self.cards.contains(&Some(*card))).collect();
        chance.shuffle(&mut missing);
        let mut deal = self.clone();
        for (square, card) in home().filter(|square| self.card_on(*square).is_none()).zip(missing) {
            deal.cards[square.index()] = Some(card);
            deal.cards[mirror(square).index()] = Some(Card { suit: opposite(card.suit), ..card });
        }
        deal
    }

    /// Returns the card on a square.
    #[inline]
    pub(super) fn card_on(&self, square: Square8) -> Option<Card> {
        self.cards[square.index()]
    }
}

/// Returns the cards of White's squares in the order of [`HOME`], and their mirror image on Black's.
fn reflected(cards: impl IntoIterator<Item = Card>) -> [Option<Card>; 64] {
    let mut board = [None; 64];
    for (square, card) in home().zip(cards) {
        board[square.index()] = Some(card);
        board[mirror(square).index()] = Some(Card { suit: opposite(card.suit), ..card });
    }
    board
}

/// Returns White's squares with a card, in the order of [`HOME`].
fn home() -> impl Iterator<Item = Square8> {
    HOME.iter().filter_map(|name| name.parse().ok())
}

/// Returns all squares with a card: White's in the order of [`HOME`], then Black's opposite them.
pub(super) fn squares() -> impl Iterator<Item = Square8> {
    home().chain(home().map(mirror))
}

/// Returns the square opposite on the same file.
fn mirror(square: Square8) -> Square8 {
    Square::at(square.file() as i8, 7 - square.rank() as i8).unwrap_or(square)
}

pub(super) const fn opposite(suit: Suit) -> Suit {
    match suit {
        Suit::Hearts => Suit::Spades,
        Suit::Spades => Suit::Hearts,
        Suit::Diamonds => Suit::Clubs,
        Suit::Clubs => Suit::Diamonds,
    }
}
