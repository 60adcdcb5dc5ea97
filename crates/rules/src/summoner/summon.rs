//! Phase three: pieces of the reserve enter.

use super::action::Action;
use super::card::{CardId, Kind, Location};
use super::movement::Place;
use super::state::{Phase, State};
use crate::action_error::ActionError;
use crate::summoner::hand_and_deck::HeldCards;

impl<H: HeldCards> State<H> {
    /// Everything that can be summoned, without location cards: what anybody can know.
    pub(super) fn plain_summons(&self) -> Vec<Action> {
        if self.phase != Phase::Summon {
            return Vec::new();
        }
        let summon = |piece, square| Action::Summon { piece, square, with: Vec::new() };
        if self.owes_king() {
            let entries: Vec<Place> = self.entries(None).collect();
            return self
                .extra_kings()
                .flat_map(|king| entries.iter().map(move |square| summon(king, *square)))
                .collect();
        }
        let squares: Vec<Place> = self.open_squares().filter(|square| self.is_beside_king(*square)).collect();
        self.summonable().flat_map(|piece| squares.iter().map(move |square| summon(piece, *square))).collect()
    }

    /// Everything that can be summoned with location cards of the hand.
    pub(super) fn located_summons(&self) -> Vec<Action> {
        if self.phase != Phase::Summon || self.owes_king() {
            return Vec::new();
        }
        let ways = self.located_ways();
        if ways.is_empty() {
            return Vec::new();
        }
        let squares: Vec<Place> = self.open_squares().collect();
        let mut actions = Vec::new();
        for piece in self.summonable() {
            for square in &squares {
                let fitting = ways.iter().filter(|way| way.iter().all(|card| self.names(*card, *square)));
                actions.extend(fitting.map(|way| Action::Summon {
                    piece,
                    square: *square,
                    with: way.clone(),
                }));
            }
        }
        actions
    }

    /// The sets of location cards in hand that name squares and that the limit allows.
    fn located_ways(&self) -> Vec<Vec<CardId>> {
        let held = self.stock().kinds();
        let of = |test: fn(Location) -> bool| {
            held.iter().copied().filter(move |card| self.location(*card).is_some_and(test))
        };
        let alone =
            of(|place| !matches!(place, Location::Letter(_) | Location::Number(_))).map(|card| vec![card]);
        let pairs = of(|place| matches!(place, Location::Letter(_))).flat_map(|letter| {
            of(|place| matches!(place, Location::Number(_))).map(move |number| vec![letter, number])
        });
        alone.chain(pairs).filter(|way| self.worth(way) <= self.left()).collect()
    }

    /// The values of cards together.
    pub(super) fn worth(&self, cards: &[CardId]) -> u32 {
        cards.iter().map(|card| self.cards.card(*card).value).fold(0, u32::saturating_add)
    }

    pub(super) fn location(&self, card: CardId) -> Option<Location> {
        match self.cards.card(card).kind {
            Kind::Location(location) => Some(location),
            _ => None,
        }
    }

    /// Whether a location card names the square.
    pub(super) fn names(&self, card: CardId, square: Place) -> bool {
        match self.location(card) {
            Some(Location::Letter(file) | Location::File(file)) => square.file() == file,
            Some(Location::Number(rank) | Location::Rank(rank)) => square.rank() == rank,
            Some(Location::Any) => true,
            None => false,
        }
    }

    /// The numbers of the pieces that can be summoned: all but extra Kings.
    fn summonable(&self) -> impl Iterator<Item = u32> {
        let pieces = self.reserve().pieces.iter().filter(|piece| !piece.man.is_extra_king(&self.cards));
        pieces.map(|piece| piece.number)
    }

    /// The empty squares where a new piece does not expose the own King.
    fn open_squares(&self) -> impl Iterator<Item = Place> {
        self.board.free().filter(|square| self.is_open(*square))
    }

    fn is_open(&self, square: Place) -> bool {
        let mut outlook = self.board.outlook(self.turn);
        outlook.occupied.insert(square);
        self.board.king(self.turn).is_none_or(|king| !self.board.is_attacked(king, outlook))
    }

    pub(super) fn is_beside_king(&self, square: Place) -> bool {
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
    pub(super) fn check_summon(&self, piece: u32, square: Place, with: &[CardId]) -> Result<(), ActionError> {
        let refuse = |why: String| Err(ActionError::illegal(why));
        let man = self
            .reserve()
            .get(piece)
            .ok_or_else(|| ActionError::illegal("there is no such piece in your reserve"))?;
        let is_king = man.is_extra_king(&self.cards);
        if self.owes_king() && !is_king {
            return refuse("your extra King must enter first".to_owned());
        }
        if is_king && !self.owes_king() {
            return refuse(
                "an extra King enters only when your King is mated and has been taken off".to_owned(),
            );
        }
        if self.phase > Phase::Summon {
            return refuse("the time to summon is over in this turn".to_owned());
        }
        if self.board.on(square).is_some() {
            return refuse(format!("{square} is not empty"));
        }
        if is_king {
            if !with.is_empty() {
                return refuse("an extra King needs no location cards".to_owned());
            }
            if self.board.is_attacked(square, self.board.outlook(self.turn)) {
                return refuse(format!("your King would be in check on {square}"));
            }
            return Ok(());
        }
        self.check_location(square, with)?;
        if !self.is_open(square) {
            return refuse(format!("a piece on {square} would expose your King to check"));
        }
        Ok(())
    }

    fn check_location(&self, square: Place, with: &[CardId]) -> Result<(), ActionError> {
        let refuse = |why: String| Err(ActionError::illegal(why));
        for (place, card) in with.iter().enumerate() {
            let name = self.cards.name(*card);
            if !self.stock().holds(*card) || with[..place].contains(card) {
                return refuse(format!("you have no such card as {name} left in your hand"));
            }
            if !self.names(*card, square) {
                return refuse(format!("{name} does not name {square}"));
            }
        }
        match with.iter().map(|card| self.location(*card)).collect::<Vec<_>>()[..] {
            [] if self.is_beside_king(square) => Ok(()),
            [] => refuse(format!("{square} is not next to your King")),
            [Some(Location::Letter(_)), Some(Location::Number(_))]
            | [Some(Location::File(_) | Location::Rank(_) | Location::Any)] => Ok(()),
            _ => refuse(
                "a square is named by a letter and a number, or by one of the other location cards"
                    .to_owned(),
            ),
        }?;
        if self.worth(with) > self.left() {
            return refuse(format!(
                "these cards cost {}, and {} is left of your limit",
                self.worth(with),
                self.left()
            ));
        }
        Ok(())
    }
}
