//! Odds: cards taken off the starting position.

use serde_json::Value;

use super::names::SEATS;
use crate::odds::{Odds, OddsError, Removal};
use crate::seat::Seat;

/// Takes cards off a position in its JSON form; returns it with the side that had them.
pub(super) fn without(mut start: Value, odds: &Odds) -> Result<(Value, Seat), OddsError> {
    let mut removal = Removal::default();
    for square in odds.squares() {
        let none = || OddsError::NoPiece(square.to_owned());
        let cards = start.get_mut("cards").and_then(Value::as_object_mut).ok_or_else(none)?;
        let piece = cards.remove(square).ok_or_else(none)?;
        let text = |key: &str| piece.get(key).and_then(Value::as_str).unwrap_or_default();
        let owner = Seat::ALL.into_iter().find(|seat| SEATS[seat.index()].key == text("owner"));
        removal.take(square, owner.ok_or_else(none)?, text("card").starts_with('K'))?;
    }
    removal.done(start)
}
