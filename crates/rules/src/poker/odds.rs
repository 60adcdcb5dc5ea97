//! Odds: pieces taken off the starting position.

use serde_json::Value;

use crate::chess::fen_without;
use crate::odds::{Odds, OddsError, Removal};
use crate::seat::Seat;

/// Takes pieces off a position in its JSON form; returns it with the side that had them.
pub(super) fn without(mut start: Value, odds: &Odds) -> Result<(Value, Seat), OddsError> {
    let mut removal = Removal::default();
    for square in odds.squares() {
        let none = || OddsError::NoPiece(square.to_owned());
        let fen = start.get("fen").and_then(Value::as_str).ok_or_else(none)?;
        let (fen, piece) = fen_without(fen, square).ok_or_else(none)?;
        let owner = if piece.is_ascii_uppercase() { Seat::First } else { Seat::Second };
        removal.take(square, owner, piece.eq_ignore_ascii_case(&'k'))?;
        start["fen"] = fen.into();
    }
    removal.done(start)
}
