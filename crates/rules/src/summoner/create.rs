//! Phase four: cards become pieces.

use super::action::{Action, Creation, Source};
use super::card::{CardId, Kind};
use super::state::{Phase, State, Variant};
use crate::action_error::ActionError;
use crate::phrase::{Phrase, Word, phrase};
use crate::seat::Seat;
use crate::summoner::composition::{Composition, Part, paid, rider_trouble};
use crate::summoner::hand_and_deck::HeldCards;
use crate::summoner::piece::Piece;

/// The most cards in a piece, including copied ones. The limits on turns keep pieces far below; this one is for custom
/// positions.
pub(super) const MAX_CARDS: usize = 512;

impl<H: HeldCards> State<H> {
    /// Visits everything that can be created with the current hand.
    pub(super) fn each_creation(&self, mut visit: impl FnMut(Action)) {
        if self.phase == Phase::Move || self.phase == Phase::Discard || self.owes_king() {
            return;
        }
        let adds = self.variant == Variant::Standard;
        let left = self.left();
        // The cost of a creation does not depend on the piece that it goes onto, and is seldom low enough.
        let mut add = |card, rider, copied: Option<(Source, &Piece)>| {
            let of = copied.map(|(_, piece)| piece.copied(&self.cards));
            if paid(&self.cards, card, rider, of) > left {
                return;
            }
            let copied = copied.map(|(source, _)| source);
            let added = 1 + of.map_or(0, Composition::size);
            let mut onto = |onto, size| {
                if size + added <= MAX_CARDS {
                    visit(Action::Create(Creation { card, rider, copied, onto }));
                }
            };
            onto(None, 0);
            for entry in self.reserve().pieces.iter().filter(|_| adds) {
                onto(Some(entry.number), entry.piece.composition().map_or(0, Composition::size));
            }
        };
        for card in self.stock().kinds() {
            let printed = self.cards.card(card);
            if printed.is_copier() {
                self.sources().for_each(|source| add(card, false, Some(source)));
            } else if printed.is_ability() || matches!(printed.kind, Kind::King) {
                add(card, false, None);
                if self.rider().is_some() && rider_trouble(&self.cards, card).is_none() {
                    add(card, true, None);
                }
            }
        }
    }

    /// Returns a Rider in hand.
    pub(super) fn rider(&self) -> Option<CardId> {
        let held = self.stock().hand().iter().copied();
        held.into_iter().find(|card| matches!(self.cards.card(*card).kind, Kind::Rider))
    }

    /// Returns all pieces that can be copied.
    fn sources(&self) -> impl Iterator<Item = (Source, &Piece)> {
        let on_board = self.board.pieces().map(|(square, piece)| (Source::Board(square), piece));
        let waiting = Seat::ALL.into_iter().flat_map(|seat| {
            let pieces = self.reserves[seat.index()].pieces.iter();
            pieces.map(move |entry| (Source::Reserve(seat, entry.number), &entry.piece))
        });
        on_board.chain(waiting)
    }

    /// Returns the copied piece.
    pub(super) fn source(&self, source: Source) -> Option<&Piece> {
        match source {
            Source::Board(square) => self.board.on(square),
            Source::Reserve(seat, number) => self.reserves[seat.index()].get(number),
        }
    }

    /// Returns the part that the creation adds to a composition.
    pub(super) fn part(&self, creation: &Creation) -> Part {
        let copied = creation.copied.and_then(|source| self.source(source));
        let of = copied.map(|piece| piece.copied(&self.cards).clone()).unwrap_or_default();
        Part { card: creation.card, rider: creation.rider, of }
    }

    /// Returns the total value of the cards that a creation plays.
    pub(super) fn cost(&self, creation: &Creation) -> u32 {
        let copied = creation.copied.and_then(|source| self.source(source));
        let of = copied.map(|piece| piece.copied(&self.cards));
        paid(&self.cards, creation.card, creation.rider, of)
    }

    fn grows_too_large(&self, creation: &Creation) -> Option<ActionError> {
        let before = creation.onto.and_then(|number| self.reserve().get(number)).and_then(Piece::composition);
        let size = before.map_or(0, Composition::size) + 1 + self.part(creation).of.size();
        (size > MAX_CARDS)
            .then(|| ActionError::illegal(phrase!("a piece is made of at most {max} cards", max = MAX_CARDS)))
    }

    /// Returns the piece that a creation makes.
    pub(super) fn made_by(&self, creation: &Creation) -> Piece {
        let before = creation.onto.and_then(|number| self.reserve().get(number));
        let mut composition = before.and_then(Piece::composition).cloned().unwrap_or_default();
        composition.0.push(self.part(creation));
        Piece::made(&self.cards, composition, self.turn)
    }

    /// Checks a creation.
    ///
    /// # Errors
    /// The reason why it is not legal.
    pub(super) fn check_creation(&self, creation: &Creation) -> Result<(), ActionError> {
        let refuse = |why: Phrase| Err(ActionError::illegal(why));
        let card = self.cards.card(creation.card);
        let name = Word(&card.name);
        if self.owes_king() {
            return refuse(phrase!("your extra King must enter first"));
        }
        if self.phase == Phase::Discard {
            return refuse(phrase!("you can no longer create in this turn"));
        }
        match card.kind {
            Kind::Rider => {
                return refuse(phrase!("a Rider is played with another card, such as +Wazir+Rider"));
            }
            Kind::Location(_) => {
                return refuse(phrase!(
                    "{name} is played when you summon, such as W1@d4(Letter-d,Number-4)",
                    name
                ));
            }
            _ => {}
        }
        if !self.stock().holds(creation.card) {
            return refuse(phrase!("you have no {name} in your hand", name));
        }
        if creation.rider {
            if let Some(why) = rider_trouble(&self.cards, creation.card) {
                return refuse(why);
            }
            if self.rider().is_none() {
                return refuse(phrase!("you have no {name} in your hand", name = Word("Rider")));
            }
        }
        if card.is_copier() != creation.copied.is_some() {
            return refuse(if card.is_copier() {
                phrase!("say which piece {name} copies, such as +{card}(e1)", name, card = &card.name)
            } else {
                phrase!("{name} does not copy another piece", name)
            });
        }
        if creation.copied.is_some_and(|source| self.source(source).is_none()) {
            return refuse(phrase!("there is no such piece to copy"));
        }
        if let Some(number) = creation.onto {
            if self.variant == Variant::Courier {
                return refuse(phrase!("in the courier version cards are not added to a piece"));
            }
            if self.reserve().get(number).is_none() {
                return refuse(phrase!("there is no such piece in your reserve"));
            }
        }
        if let Some(refusal) = self.grows_too_large(creation) {
            return Err(refusal);
        }
        let (cost, left) = (self.cost(creation), self.left());
        if cost > left {
            return refuse(phrase!(
                "this costs {cost}, and {left} is left of your limit of {limit}",
                cost,
                left,
                limit = self.limit
            ));
        }
        Ok(())
    }
}
