//! The moves of the cards: movement, the two suit rules, promotion.

use arrayvec::ArrayVec;

use super::palace::half_of;
use super::ranks::{Movements, movements};
use crate::cardmate::placement::{Bitboard10, Placement, Square10};
use crate::kernel::card::{Card, Rank, Suit};
use crate::seat::Seat;

/// A move: a card goes to a square, and a One may become the Ace of its suit. Where it starts follows from the
/// card, since every card is unique.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Move {
    /// The card.
    pub card: Card,
    /// Its destination.
    pub to: Square10,
    /// `true` if it is a One that becomes the Ace.
    pub promotes: bool,
}

/// The squares to which one card may go.
#[derive(Clone, Copy, Debug)]
struct Choices {
    card: Card,
    from: Square10,
    /// Captures of lower cards of its suit.
    compulsory: Bitboard10,
    /// Everything the movement and the suit rules allow, compulsory captures included.
    allowed: Bitboard10,
}

/// Reason why a card may not go to a square.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum IllegalReason {
    /// Its movement does not lead there.
    NoSuchMove,
    /// Its movement would lead there, but a card is in the way.
    Blocked(Card, Square10),
    /// The card there is of its suit and higher.
    Outranked(Card),
    /// The player must capture, with one of these: captors and victims.
    Compulsory(Vec<(Card, Card)>),
}

impl Placement {
    /// Looks at every card of a seat.
    fn each_choice(&self, seat: Seat, mut visit: impl FnMut(Choices)) {
        let movements: &Movements = movements();
        let movements = &movements[seat.index()];
        let enemies = self.side(seat.other());
        let occupied = enemies | self.side(seat);
        let mut cards = self.owned(seat);
        while cards != 0 {
            let index = cards.trailing_zeros() as usize;
            cards &= cards - 1;
            let (suit, rank) = (Suit::ALL[index / 14], index % 14);
            let from = self.square_at(index);
            let reach = movements[rank].reach(from, occupied);
            let mut captures = reach.capture & enemies;
            let mut compulsory = Bitboard10::empty();
            // A card of the same suit within reach must be taken or must not.
            for to in captures & self.suit(seat.other(), suit) {
                if self.index_on(to) < index {
                    compulsory.insert(to);
                } else {
                    captures.remove(to);
                }
            }
            let card = Card::new(Rank::ALL[rank], suit);
            visit(Choices { card, from, compulsory, allowed: reach.quiet | captures });
        }
    }

    /// Counts the moves of the seat to move without making a list of them.
    pub(super) fn count_moves(&self) -> u64 {
        let (mut compulsory, mut allowed) = (0, 0);
        self.each_choice(self.turn, |choices| {
            if !choices.compulsory.is_empty() {
                compulsory += choices.compulsory.len();
            }
            allowed += choices.allowed.len() + choices.promotions(self.turn).len();
        });
        u64::from(if compulsory > 0 { compulsory } else { allowed })
    }

    /// Checks whether the seat to move must capture.
    pub(super) fn must_capture(&self) -> bool {
        let mut compulsory = false;
        self.each_choice(self.turn, |choice| compulsory |= !choice.compulsory.is_empty());
        compulsory
    }

    /// Gives every legal move of the seat to move.
    pub(super) fn each_move(&self, visit: impl FnMut(Move)) {
        self.each_legal(false, visit);
    }

    /// Gives every legal move of the seat to move, or only the captures and promotions; returns whether it must
    /// capture.
    pub(super) fn each_legal(&self, only_captures: bool, mut visit: impl FnMut(Move)) -> bool {
        let enemies = self.side(self.turn.other());
        let mut choices: ArrayVec<Choices, { Card::COUNT }> = ArrayVec::new();
        let mut compulsory = false;
        self.each_choice(self.turn, |choice| {
            compulsory |= !choice.compulsory.is_empty();
            choices.push(choice);
        });
        for choice in choices {
            let Choices { card, .. } = choice;
            if compulsory {
                // A One never takes a card of the same suit, so no promotion can be compulsory.
                choice.compulsory.for_each(|to| visit(Move { card, to, promotes: false }));
                continue;
            }
            let to = if only_captures { choice.allowed & enemies } else { choice.allowed };
            to.for_each(|to| visit(Move { card, to, promotes: false }));
            choice.promotions(self.turn).for_each(|to| visit(Move { card, to, promotes: true }));
        }
        compulsory
    }

    /// Returns the compulsory captures of the seat, as captor, victim, and their squares.
    pub(super) fn compulsory_captures(&self, seat: Seat) -> Vec<CompulsoryCapture> {
        let mut captures = Vec::new();
        self.each_choice(seat, |choices| {
            for to in choices.compulsory {
                if let Some(victim) = self.card_on(to) {
                    captures.push(CompulsoryCapture { captor: choices.card, from: choices.from, victim, to });
                }
            }
        });
        captures
    }

    /// Checks whether the seat could take a King if it were to move.
    pub(super) fn attacks_king(&self, seat: Seat) -> bool {
        let kings: Bitboard10 = Suit::ALL
            .into_iter()
            .map(|suit| Card::new(Rank::King, suit))
            .filter(|king| self.owns(seat.other(), *king))
            .filter_map(|king| self.place_of(king))
            .collect();
        let mut attacked = false;
        self.each_choice(seat, |choices| attacked |= !(choices.allowed & kings).is_empty());
        attacked
    }

    /// Checks whether a card of the seat to move may go to a square, whatever it becomes there.
    pub(super) fn obstacle(&self, card: Card, to: Square10) -> Result<(), IllegalReason> {
        let mut found = None;
        let mut compulsory = false;
        self.each_choice(self.turn, |choices| {
            compulsory |= !choices.compulsory.is_empty();
            if choices.card == card {
                found = Some(choices);
            }
        });
        let Some(choices) = found else { return Err(IllegalReason::NoSuchMove) };
        if !choices.allowed.contains(to) {
            let occupied = self.side(Seat::First) | self.side(Seat::Second);
            let reach = movements()[self.turn.index()][card.rank as usize].reach(choices.from, occupied);
            return Err(match self.piece_on(to) {
                Some((other, owner)) if owner != self.turn && reach.capture.contains(to) => {
                    IllegalReason::Outranked(other)
                }
                _ => match self.blocker(choices, to) {
                    Some((other, square)) => IllegalReason::Blocked(other, square),
                    None => IllegalReason::NoSuchMove,
                },
            });
        }
        if compulsory && !choices.compulsory.contains(to) {
            let captures = self.compulsory_captures(self.turn);
            return Err(IllegalReason::Compulsory(captures.iter().map(|c| (c.captor, c.victim)).collect()));
        }
        Ok(())
    }

    /// Returns the nearest card in the way of a movement that would otherwise lead to a square.
    fn blocker(&self, Choices { card, from, .. }: Choices, to: Square10) -> Option<(Card, Square10)> {
        let movement = &movements()[self.turn.index()][card.rank as usize];
        let occupied = self.side(Seat::First) | self.side(Seat::Second);
        let goal = occupied & Bitboard10::of(to);
        let leads = |occupied| {
            let reach = movement.reach(from, occupied);
            if goal.is_empty() { reach.quiet.contains(to) } else { reach.capture.contains(to) }
        };
        let distance =
            |square: Square10| square.file().abs_diff(from.file()).max(square.rank().abs_diff(from.rank()));
        if !leads(goal) {
            return None;
        }
        let blocks =
            |square: &Square10| *square != from && *square != to && !leads(goal | Bitboard10::of(*square));
        let nearest = occupied.filter(blocks).min_by_key(|square| distance(*square))?;
        Some((self.card_on(nearest)?, nearest))
    }

    /// Makes a legal move; returns the captured card.
    pub(super) fn make(&mut self, Move { card, to, promotes }: Move) -> Option<Card> {
        let mover = self.turn;
        let from = self.square_at(card.index());
        let victim = self.card_on(to);
        if let Some(victim) = victim {
            self.take(victim, mover.other(), to);
        }
        self.take(card, mover, from);
        self.put(if promotes { Card::new(Rank::Ace, card.suit) } else { card }, mover, to);
        self.turn = mover.other();
        self.quiet = if victim.is_some() || promotes { 0 } else { self.quiet.saturating_add(1) };
        victim
    }
}

/// A capture of a lower card of the same suit.
pub(super) struct CompulsoryCapture {
    pub(super) captor: Card,
    pub(super) from: Square10,
    pub(super) victim: Card,
    pub(super) to: Square10,
}

impl Choices {
    /// Returns the squares on which the card may be promoted: a One that enters the opponent's half.
    #[inline]
    fn promotions(&self, seat: Seat) -> Bitboard10 {
        if self.card.rank == Rank::One {
            self.allowed.filter(|to| enters(seat, self.from, *to)).collect()
        } else {
            Bitboard10::empty()
        }
    }
}

/// Checks whether a card of the seat may be promoted as it goes from one square to another.
pub(super) fn may_promote(seat: Seat, card: Card, from: Square10, to: Square10) -> bool {
    card.rank == Rank::One && enters(seat, from, to)
}

/// Checks whether a move leads from the seat's own half into the opponent's.
pub(super) fn enters(seat: Seat, from: Square10, to: Square10) -> bool {
    half_of(from) == seat && half_of(to) != seat
}
