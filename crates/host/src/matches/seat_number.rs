//! Seats as the database has them: 0 and 1.

use trickmate_rules::Seat;

/// Returns the seat with this number in the database.
pub(crate) fn seat_of(number: i64) -> Seat {
    Seat::ALL[usize::from(number != 0)]
}
