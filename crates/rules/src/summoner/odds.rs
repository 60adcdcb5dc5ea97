//! Odds: pieces taken off the starting position.

use serde_json::Value;

use super::names::key;
use crate::odds::{Odds, OddsError, Removal};
use crate::seat::Seat;

/// Takes pieces off a position in its JSON form; returns it with the side that had them.
pub(super) fn without(mut start: Value, odds: &Odds) -> Result<(Value, Seat), OddsError> {
    let mut removal = Removal::default();
    for square in odds.squares() {
        let none = || OddsError::NoPiece(square.to_owned());
        let board = start.get_mut("board").and_then(Value::as_array_mut).ok_or_else(none)?;
        let place = board.iter().position(|piece| piece.get("at").and_then(Value::as_str) == Some(square));
        let piece = board.remove(place.ok_or_else(none)?);
        let owner = piece.get("owner").and_then(Value::as_str);
        let owner = Seat::ALL.into_iter().find(|seat| Some(key(*seat)) == owner).ok_or_else(none)?;
        removal.take(square, owner, piece.get("king").and_then(Value::as_bool) == Some(true))?;
    }
    removal.done(start)
}
