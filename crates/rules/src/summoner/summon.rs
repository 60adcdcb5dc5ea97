//! Phase three: pieces of the reserve enter.

use super::action::Action;
use super::card::{CardId, Kind, Location};
use super::movement::{Bitboard8, Square8};
use super::state::{Phase, State};
use crate::action_error::ActionError;
use crate::phrase::{Phrase, Word, phrase};
use crate::summoner::hand_and_deck::HeldCards;
use crate::summoner::piece::Piece;

impl<H: HeldCards> State<H> {
    /// Visits everything that can be summoned without location cards, which is public.
    pub(super) fn each_plain_summon(&self, mut visit: impl FnMut(Action)) {
        if self.phase != Phase::Summon {
            return;
        }
        let mut summon = |piece, square| visit(Action::Summon { piece, square, with: Vec::new() });
        if self.owes_king() {
            let entries: Bitboard8 = self.entries(None).collect();
            self.extra_kings().for_each(|king| entries.for_each(|square| summon(king, square)));
            return;
        }
        let mut squares = None;
        for piece in self.summonable() {
            let squares = *squares.get_or_insert_with(|| self.plain_squares());
            squares.for_each(|square| summon(piece, square));
        }
    }

    /// Checks whether something can be summoned without location cards.
    pub(super) fn has_plain_summon(&self) -> bool {
        let mut is_any = false;
        self.each_plain_summon(|_| is_any = true);
        is_any
    }

    /// Returns the squares beside the King on which pieces may enter.
    fn plain_squares(&self) -> Bitboard8 {
        let Some(king) = self.board.king(self.turn) else { return Bitboard8::empty() };
        let beside = Piece::king(self.turn).movement().aims(king);
        (beside & self.board.free()).filter(|square| self.is_open(*square)).collect()
    }

    /// Visits every summons with location cards of the hand.
    pub(super) fn each_located_summon(&self, mut visit: impl FnMut(Action)) {
        if self.phase != Phase::Summon || self.owes_king() || self.summonable().next().is_none() {
            return;
        }
        let ways = self.located_ways();
        if ways.is_empty() {
            return;
        }
        let squares: Bitboard8 = self.board.free().filter(|square| self.is_open(*square)).collect();
        for piece in self.summonable() {
            for square in squares {
                let fitting = ways.iter().filter(|way| way.iter().all(|card| self.names(*card, square)));
                fitting.for_each(|way| visit(Action::Summon { piece, square, with: way.clone() }));
            }
        }
    }

    /// Returns the sets of location cards in hand that name squares and that the limit allows.
    fn located_ways(&self) -> Vec<Vec<CardId>> {
        let of = |test: fn(Location) -> bool| {
            self.stock().kinds().filter(move |card| self.location(*card).is_some_and(test))
        };
        let alone =
            of(|place| !matches!(place, Location::Letter(_) | Location::Number(_))).map(|card| vec![card]);
        let pairs = of(|place| matches!(place, Location::Letter(_))).flat_map(|letter| {
            of(|place| matches!(place, Location::Number(_))).map(move |number| vec![letter, number])
        });
        alone.chain(pairs).filter(|way| self.worth(way) <= self.left()).collect()
    }

    /// Returns the values of cards together.
    pub(super) fn worth(&self, cards: &[CardId]) -> u32 {
        cards.iter().map(|card| self.cards.card(*card).value).fold(0, u32::saturating_add)
    }

    pub(super) fn location(&self, card: CardId) -> Option<Location> {
        match self.cards.card(card).kind {
            Kind::Location(location) => Some(location),
            _ => None,
        }
    }

    /// Checks whether a location card names the square.
    pub(super) fn names(&self, card: CardId, square: Square8) -> bool {
        match self.location(card) {
            Some(Location::Letter(file) | Location::File(file)) => square.file() == file,
            Some(Location::Number(rank) | Location::Rank(rank)) => square.rank() == rank,
            Some(Location::Any) => true,
            None => false,
        }
    }

    /// Returns the numbers of the pieces that can be summoned: all but extra Kings.
    fn summonable(&self) -> impl Iterator<Item = u32> {
        let pieces = self.reserve().pieces.iter().filter(|entry| !entry.piece.is_extra_king(&self.cards));
        pieces.map(|piece| piece.number)
    }

    /// Checks that a new piece on the empty square does not expose the own King.
    fn is_open(&self, square: Square8) -> bool {
        let mut outlook = self.board.outlook(self.turn);
        outlook.occupied.insert(square);
        self.board.king(self.turn).is_none_or(|king| !self.board.is_attacked(king, outlook))
    }

    pub(super) fn is_beside_king(&self, square: Square8) -> bool {
        self.board.king(self.turn).is_some_and(|king| {
            king != square
                && king.file().abs_diff(square.file()) <= 1
                && king.rank().abs_diff(square.rank()) <= 1
        })
    }

    /// Checks a summon.
    ///
    /// # Errors
    /// Why it is not legal.
    pub(super) fn check_summon(
        &self,
        piece: u32,
        square: Square8,
        with: &[CardId],
    ) -> Result<(), ActionError> {
        let refuse = |why: Phrase| Err(ActionError::illegal(why));
        let piece = self
            .reserve()
            .get(piece)
            .ok_or_else(|| ActionError::illegal(phrase!("there is no such piece in your reserve")))?;
        let is_king = piece.is_extra_king(&self.cards);
        if self.owes_king() && !is_king {
            return refuse(phrase!("your extra King must enter first"));
        }
        if is_king && !self.owes_king() {
            return refuse(phrase!(
                "an extra King enters only when your King is mated and has been taken off"
            ));
        }
        if self.phase > Phase::Summon {
            return refuse(phrase!("you can no longer summon in this turn"));
        }
        if self.board.on(square).is_some() {
            return refuse(phrase!("{square} is not empty", square));
        }
        if is_king {
            if !with.is_empty() {
                return refuse(phrase!("an extra King needs no location cards"));
            }
            if self.board.is_attacked(square, self.board.outlook(self.turn)) {
                return refuse(phrase!("your King would be in check on {square}", square));
            }
            return Ok(());
        }
        self.check_location(square, with)?;
        if !self.is_open(square) {
            return refuse(phrase!("a piece on {square} would expose your King to check", square));
        }
        Ok(())
    }

    fn check_location(&self, square: Square8, with: &[CardId]) -> Result<(), ActionError> {
        let refuse = |why: Phrase| Err(ActionError::illegal(why));
        for (place, card) in with.iter().enumerate() {
            let name = Word(self.cards.name(*card));
            if !self.stock().holds(*card) || with[..place].contains(card) {
                return refuse(phrase!("you have no {name} left in your hand", name));
            }
            if !self.names(*card, square) {
                return refuse(phrase!("{name} does not name {square}", name, square));
            }
        }
        match with.iter().map(|card| self.location(*card)).collect::<Vec<_>>()[..] {
            [] if self.is_beside_king(square) => Ok(()),
            [] => refuse(phrase!("{square} is not next to your King", square)),
            [Some(Location::Letter(_)), Some(Location::Number(_))]
            | [Some(Location::File(_) | Location::Rank(_) | Location::Any)] => Ok(()),
            _ => refuse(phrase!(
                "a square is named by a letter and a number, or by one of the other location cards"
            )),
        }?;
        if self.worth(with) > self.left() {
            return refuse(phrase!(
                "these cards cost {cost}, and {left} is left of your limit",
                cost = self.worth(with),
                left = self.left()
            ));
        }
        Ok(())
    }
}
