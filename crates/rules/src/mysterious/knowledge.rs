//! A seat's knowledge of a game of Mysterious Chess, and the positions that agree with it.

use super::card::{KINDS, PieceCard, copies};
use super::notation;
use super::phase::{Flipping, Phase, Placing};
use crate::chess::{self, Bitboard8, Role, Square8};
use crate::kernel::{SeedRng, Square};
use crate::mysterious::chess_start;
use crate::mysterious::observed::Observed;
use crate::mysterious::placed_cards::{PlacedCard, PlacedCards, SeenCards};
use crate::mysterious::unplaced::{Hand, Unplaced};
use crate::seat::Seat;
use crate::seen::Seen;

/// A card on the board as a seat knows it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SeenCard {
    /// The card lies face down, and the seat does not know it.
    Covered,
    /// The card lies face down, and the seat has placed it.
    Own(Role),
    /// The card lies face up: the chessman and its owner.
    Up(Role, Seat),
}

/// The stage of the game.
#[derive(Clone, Debug, PartialEq)]
pub enum Stage {
    /// Cards are placed. It has the seat's hand, unless nobody knows the placed cards.
    Placing(Option<Vec<Role>>),
    /// Cards are flipped.
    Flipping,
    /// A Pawn that has been flipped on this square is promoted.
    Promoting(Square8),
    /// Chess is played.
    Chess(Box<Chess>),
}

/// The chess that is played.
#[derive(Clone, Debug, PartialEq)]
pub struct Chess {
    /// The position.
    pub state: chess::State,
    /// The keys of the positions since the last capture or Pawn's move, including the current one.
    pub past: Vec<u64>,
}

/// The knowledge of a seat in Mysterious Chess.
#[derive(Clone, Debug, PartialEq)]
pub struct Knowledge {
    pub(super) seat: Seat,
    pub(super) is_casual: bool,
    pub(super) turn: Seat,
    pub(super) stage: Stage,
    pub(super) seen: SeenCards,
    /// The squares of Pawns promoted while cards were flipped.
    pub(super) promoted: Bitboard8,
    /// The number of cards of each seat, or of the pack, that are not placed yet.
    pub(super) left: [usize; 2],
}

/// A position that agrees with a seat's knowledge.
#[derive(Clone, Debug)]
pub struct Sample {
    pub(super) phase: Phase,
    pub(super) is_casual: bool,
}

impl Knowledge {
    /// Builds the seat's knowledge from its observation, in a player's terms.
    pub(super) fn of(observed: &Observed, seat: Seat) -> Self {
        let mut known = Self {
            seat,
            is_casual: observed.is_casual,
            turn: Seat::First,
            stage: Stage::Flipping,
            seen: SeenCards::EMPTY,
            promoted: observed.promoted,
            left: [0; 2],
        };
        match &observed.phase {
            Phase::Placing(Placing { turn, stock, spread }) => {
                known.turn = *turn;
                known.seen = spread.clone();
                known.left = Seat::ALL.map(|seat| stock.left(seat, *turn));
                known.stage = Stage::Placing(match stock {
                    Unplaced::Hands(hands) if let Seen::Known(hand) = hands[seat.index()] => {
                        Some(hand.cards().collect())
                    }
                    _ => None,
                });
            }
            Phase::Flipping(Flipping { turn, spread }) => {
                known.turn = *turn;
                known.seen = spread.clone();
                if let Some((square, _)) = spread.promoting() {
                    known.stage = Stage::Promoting(square);
                }
            }
            Phase::Chess(chess) => {
                known.turn = chess.turn();
                known.promoted = Bitboard8::empty();
                let state = chess::State::new(*chess.board(), chess.quiet());
                known.stage = Stage::Chess(Box::new(Chess { state, past: chess.past_keys() }));
            }
        }
        known
    }

    /// Returns the seat.
    #[must_use]
    pub const fn seat(&self) -> Seat {
        self.seat
    }

    /// Checks whether nobody knows the placed cards.
    #[must_use]
    pub const fn is_casual(&self) -> bool {
        self.is_casual
    }

    /// Returns the stage of the game.
    #[must_use]
    pub const fn stage(&self) -> &Stage {
        &self.stage
    }

    /// Returns the card on a square, before the chess.
    #[must_use]
    pub fn on(&self, square: Square8) -> Option<SeenCard> {
        let lying = self.seen.on(square)?;
        Some(match lying.card {
            Some(card) if lying.is_up => SeenCard::Up(card.role, card.owner),
            Some(card) => SeenCard::Own(card.role),
            None => SeenCard::Covered,
        })
    }

    /// Returns the squares without a card, before the chess.
    pub fn empty(&self) -> impl Iterator<Item = Square8> {
        self.seen.empty()
    }

    /// Returns the squares with a card face down.
    pub fn covered(&self) -> impl Iterator<Item = Square8> {
        self.seen.covered()
    }

    /// Returns the cards of a side that the seat has not seen: the full set without those that lie face up, and for its
    /// own side without those that it has placed or holds.
    fn unseen(&self, owner: Seat) -> Vec<Role> {
        let mut counts = KINDS.map(|role| (role, i32::from(copies(role))));
        let mut take = |role: Role| {
            if let Some((_, count)) = counts.iter_mut().find(|(kind, _)| *kind == role) {
                *count -= 1;
            }
        };
        for square in Square::all() {
            match self.on(square) {
                Some(SeenCard::Up(_, of)) if of == owner && self.promoted.contains(square) => {
                    take(Role::Pawn)
                }
                Some(SeenCard::Up(role, of)) if of == owner => take(role),
                Some(SeenCard::Own(role)) if owner == self.seat => take(role),
                _ => {}
            }
        }
        if let (Stage::Placing(Some(hand)), true) = (&self.stage, owner == self.seat) {
            hand.iter().for_each(|role| take(*role));
        }
        counts.into_iter().flat_map(|(role, count)| (0..count.max(0)).map(move |_| role)).collect()
    }

    /// Returns a random position that agrees with the seat's knowledge; in the chess there is only one.
    #[must_use]
    pub fn sample(&self, chance: &mut SeedRng) -> Sample {
        let mut spread = PlacedCards::EMPTY;
        let mut covered: Vec<Square8> = Vec::new();
        for square in Square::all() {
            let lying = match self.on(square) {
                None => continue,
                Some(SeenCard::Covered) => {
                    covered.push(square);
                    continue;
                }
                Some(SeenCard::Own(role)) => {
                    PlacedCard { card: PieceCard { role, owner: self.seat }, is_up: false }
                }
                Some(SeenCard::Up(role, owner)) => {
                    PlacedCard { card: PieceCard { role, owner }, is_up: true }
                }
            };
            spread.put(square, lying);
        }
        let owners = if self.is_casual { Seat::ALL.to_vec() } else { vec![self.seat.other()] };
        let unplaced = match self.is_casual {
            true => self.left.iter().sum(),
            false => self.left[self.seat.other().index()],
        };
        let cards = |owner: Seat| self.unseen(owner).into_iter().map(move |role| PieceCard { role, owner });
        let mut hidden: Vec<PieceCard> = owners.iter().copied().flat_map(cards).collect();
        // A position that was set up may have other cards than a game has.
        hidden.sort_by_key(|card| card.role != Role::King);
        hidden.truncate(covered.len() + unplaced);
        while hidden.len() < covered.len() + unplaced {
            let owner = owners[chance.below(owners.len() as u32) as usize];
            hidden.push(PieceCard { role: Role::ALL[chance.below(5) as usize], owner });
        }
        chance.shuffle(&mut hidden);
        for (square, card) in covered.iter().zip(&hidden) {
            spread.put(*square, PlacedCard { card: *card, is_up: false });
        }
        let rest = &hidden[covered.len()..];
        let phase = match &self.stage {
            Stage::Placing(hand) => {
                let stock = match hand {
                    None => Unplaced::Pack(rest.iter().copied().collect()),
                    Some(own) => {
                        let mut hands = [Hand::default(); 2];
                        own.iter().for_each(|role| hands[self.seat.index()].add(*role));
                        rest.iter().for_each(|card| hands[self.seat.other().index()].add(card.role));
                        Unplaced::Hands(hands)
                    }
                };
                Phase::Placing(Placing { turn: self.turn, stock, spread })
            }
            Stage::Flipping | Stage::Promoting(_) => Phase::Flipping(Flipping { turn: self.turn, spread }),
            Stage::Chess(chess) => Phase::Chess(chess::Chess::from_board(*chess.state.board())),
        };
        Sample { phase, is_casual: self.is_casual }
    }

    /// Writes a placing.
    #[must_use]
    pub fn placing(role: Option<Role>, square: Square8) -> String {
        notation::placing(role, square)
    }

    /// Writes a flip.
    #[must_use]
    pub fn flip(square: Square8) -> String {
        notation::flip(square)
    }

    /// Writes a promotion.
    #[must_use]
    pub fn promotion(square: Square8, role: Role) -> String {
        notation::promotion(square, role)
    }
}

impl Sample {
    /// Returns the card or piece on a square, whichever way up it is.
    #[must_use]
    pub fn on(&self, square: Square8) -> Option<(Role, Seat)> {
        let (Phase::Placing(Placing { spread, .. }) | Phase::Flipping(Flipping { spread, .. })) = &self.phase
        else {
            return None;
        };
        spread.on(square).map(|lying| (lying.card.role, lying.card.owner))
    }

    /// Returns the cards that a seat still has to place; with a pack, those of each seat's colour in it.
    #[must_use]
    pub fn unplaced(&self, owner: Seat) -> Vec<Role> {
        match &self.phase {
            Phase::Placing(Placing { stock: Unplaced::Hands(hands), .. }) => {
                hands[owner.index()].cards().collect()
            }
            Phase::Placing(Placing { stock: Unplaced::Pack(pack), .. }) => {
                pack.iter().filter(|card| card.owner == owner).map(|card| card.role).collect()
            }
            _ => Vec::new(),
        }
    }

    /// Returns the chess that begins when these pieces are on these squares and no promotion is left.
    #[must_use]
    pub fn array(pieces: &[Option<(Role, Seat)>; 64]) -> chess::Board {
        let mut spread = PlacedCards::EMPTY;
        for (square, piece) in Square::all().zip(pieces) {
            if let Some((role, owner)) = *piece {
                spread.put(square, PlacedCard { card: PieceCard { role, owner }, is_up: true });
            }
        }
        *chess_start::begin(&spread).board()
    }
}
