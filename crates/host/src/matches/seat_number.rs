//! Seats in the database: 0 and 1.

use sqlx::Error;

use crate::db::row::{FromColumn, Row, never_null};
use crate::db::value::Value;
use trickmate_rules::Seat;

/// Returns the seat with this number in the database.
pub(crate) fn seat_of(number: i64) -> Seat {
    Seat::ALL[usize::from(number != 0)]
}

impl From<Seat> for Value {
    fn from(seat: Seat) -> Self {
        (seat.index() as i64).into()
    }
}

impl From<Option<Seat>> for Value {
    fn from(seat: Option<Seat>) -> Self {
        seat.map(|seat| seat.index() as i64).into()
    }
}

impl FromColumn for Seat {
    fn read(row: &Row, index: usize) -> Result<Option<Self>, Error> {
        Ok(i64::read(row, index)?.map(seat_of))
    }
}

never_null!(Seat);
