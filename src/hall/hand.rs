//! What a player alone may know of a match, and the direct message that shows it.

use super::{Hall, HallError, Table};
use crate::rules::view::{Face, Reserve};
use crate::rules::{Seat, Viewer};
pub use crate::store::HandRow as HandMessage;

impl Table {
    /// Whether the seat knows cards that others do not: in the hand, or face down on the board.
    #[must_use]
    pub fn holds_secrets(&self, seat: Seat) -> bool {
        if self.game.outcome().is_some() {
            return false;
        }
        let view = self.game.view(Viewer::Seat(seat));
        self.has_hand(seat)
            || view.board.squares.iter().any(|square| matches!(square.face, Some(Face::Known { .. })))
    }

    /// Whether the seat has a hand that only it knows, be it empty just now.
    #[must_use]
    pub fn has_hand(&self, seat: Seat) -> bool {
        let workshop = self.game.view(Viewer::Seat(seat)).workshop;
        let hand = workshop.and_then(|workshop| workshop.stores.into_iter().nth(seat.index())?.hand);
        self.places_secretly(seat) || self.game.outcome().is_none() && hand.is_some()
    }

    /// Whether the seat has piece cards in hand that only it knows, and is still to place.
    #[must_use]
    pub fn places_secretly(&self, seat: Seat) -> bool {
        let view = self.game.view(Viewer::Seat(seat));
        self.game.outcome().is_none() && matches!(view.seats[seat.index()].reserve, Some(Reserve::Kinds(_)))
    }
}

impl Hall {
    /// The direct message that shows a seat's hand; `None` before one has been tried.
    ///
    /// # Errors
    /// A failure of the database.
    pub async fn hand_message(&self, table: i64, seat: Seat) -> Result<Option<HandMessage>, HallError> {
        Ok(self.store.hand(table, seat.index() as i64).await?)
    }

    /// Notes the direct message that shows a seat's hand.
    ///
    /// # Errors
    /// A failure of the database.
    pub async fn shows_hand(&self, table: i64, seat: Seat, shown: HandMessage) -> Result<(), HallError> {
        Ok(self.store.set_hand(table, seat.index() as i64, shown).await?)
    }

    /// The player's running match in which they hold cards in secret: the latest, one where it is their turn first.
    ///
    /// # Errors
    /// No such match, a failure of the database.
    pub async fn table_with_hand(&self, player: i64) -> Result<Table, HallError> {
        let mut found = None;
        for table in self.tables_of(player).await? {
            let Some(seat) = table.seat_of(player).filter(|seat| table.holds_secrets(*seat)) else {
                continue;
            };
            if table.game.to_act().contains(&seat) {
                return Ok(table);
            }
            found = found.or(Some(table));
        }
        found.ok_or(HallError::NoHand)
    }
}
