//! The squares and owners of all cards.

use crate::kernel::card::{Card, Suit};
use crate::kernel::{Bitboard, Board10, Square};
use crate::seat::Seat;

/// A square of the 10 × 10 board.
pub(super) type Square10 = Square<Board10>;
/// A set of squares of the 10 × 10 board.
pub(super) type Bitboard10 = Bitboard<Board10>;

const NOWHERE: u8 = u8::MAX;
const NOTHING: u8 = u8::MAX;

/// The cards on the board, the seat to move, and the plies since the last capture or promotion.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Placement {
    /// The card's index for each square.
    on: [u8; 100],
    /// The square's index for each card.
    at: [u8; Card::COUNT],
    /// Per seat, a bit for the index of each of its cards on the board.
    owned: [u64; 2],
    /// Per seat and suit, the squares of its cards.
    suits: [[Bitboard10; 4]; 2],
    key: u64,
    pub(super) turn: Seat,
    pub(super) quiet: u32,
}

impl Placement {
    /// Returns an empty board.
    pub(super) fn empty(turn: Seat) -> Self {
        Self {
            on: [NOTHING; 100],
            at: [NOWHERE; Card::COUNT],
            owned: [0; 2],
            suits: [[Bitboard10::empty(); 4]; 2],
            key: 0,
            turn,
            quiet: 0,
        }
    }

    /// Puts a card that is not on the board on an empty square.
    pub(super) fn put(&mut self, card: Card, owner: Seat, square: Square10) {
        self.on[square.index()] = card.index() as u8;
        self.at[card.index()] = square.index() as u8;
        self.owned[owner.index()] |= 1 << card.index();
        self.suits[owner.index()][card.suit as usize].insert(square);
        self.key ^= mix(card, owner, square);
    }

    /// Takes a card of the owner off its square.
    pub(super) fn take(&mut self, card: Card, owner: Seat, square: Square10) {
        self.on[square.index()] = NOTHING;
        self.at[card.index()] = NOWHERE;
        self.owned[owner.index()] &= !(1 << card.index());
        self.suits[owner.index()][card.suit as usize].remove(square);
        self.key ^= mix(card, owner, square);
    }

    /// Returns the index of the card on a square; for an empty one, a number greater than any index.
    #[inline]
    pub(super) fn index_on(&self, square: Square10) -> usize {
        usize::from(self.on[square.index()])
    }

    /// Returns the card on a square.
    pub(super) fn card_on(&self, square: Square10) -> Option<Card> {
        Card::from_index(self.index_on(square))
    }

    /// Returns the card on a square and its owner.
    pub(super) fn piece_on(&self, square: Square10) -> Option<(Card, Seat)> {
        let card = self.card_on(square)?;
        Some((card, if self.owns(Seat::First, card) { Seat::First } else { Seat::Second }))
    }

    /// Returns the square on which a card stands.
    pub(super) fn place_of(&self, card: Card) -> Option<Square10> {
        Square::from_index(usize::from(self.at[card.index()]))
    }

    /// Returns the square of a card that must be on the board.
    #[inline]
    pub(super) fn square_at(&self, card_index: usize) -> Square10 {
        Square::from_index(usize::from(self.at[card_index]))
            .unwrap_or_else(|| unreachable!("owned cards stand"))
    }

    /// Checks whether the card is on the board and belongs to the seat.
    pub(super) fn owns(&self, seat: Seat, card: Card) -> bool {
        self.owned[seat.index()] & 1 << card.index() != 0
    }

    /// Returns a bit for the index of each card of the seat.
    #[inline]
    pub(super) fn owned(&self, seat: Seat) -> u64 {
        self.owned[seat.index()]
    }

    /// Returns the squares of the seat's cards of a suit.
    #[inline]
    pub(super) fn suit(&self, seat: Seat, suit: Suit) -> Bitboard10 {
        self.suits[seat.index()][suit as usize]
    }

    /// Returns the squares of the seat's cards.
    #[inline]
    pub(super) fn side(&self, seat: Seat) -> Bitboard10 {
        let [clubs, diamonds, hearts, spades] = self.suits[seat.index()];
        clubs | diamonds | hearts | spades
    }

    /// Returns a hash of the cards, owners, squares and side to move. Two positions have the same one by accident once
    /// in 2⁶⁴.
    pub(super) fn key(&self) -> u64 {
        self.key ^ if self.turn == Seat::First { 0 } else { 0x9e37_79b9_7f4a_7c15 }
    }
}

/// Returns a well-mixed number for a card of an owner on a square (the finaliser of SplitMix64).
fn mix(card: Card, owner: Seat, square: Square10) -> u64 {
    let mut z = ((card.index() as u64) << 8 | (square.index() as u64) << 1 | owner.index() as u64)
        .wrapping_add(1)
        .wrapping_mul(0x9e37_79b9_7f4a_7c15);
    z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    z ^ (z >> 31)
}
