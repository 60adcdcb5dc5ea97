//! The value of a movement, by the number of moves that it gives.

use crate::kernel::{Betza, Board8, MoveComponent, PathCondition, Square};

/// The probability that a square other than the piece's is empty.
const EMPTY: f64 = 0.7;
/// The value of a move that does not go forward, relative to a forward move.
const NOT_FORWARD: f64 = 0.6;
/// A movement with so few moves is worth nothing.
const WORTHLESS: f64 = 0.5;
/// The worth of each move beyond that.
const MOVE: f64 = 1.7;

/// Returns the value to suggest for a card of this movement: 1.7 · (*m* − 0.5), rounded, at least 0. *m* is the number
/// of moves that can be expected of it on a board where each other square is empty with probability 0.7, as the average
/// of all squares of the board; a move counts half for quiet moves and half for captures, and six tenths if it does not
/// go forward. The four numbers are such that the published cards come within 2 of their values.
#[must_use]
pub fn suggested_value(movement: &Betza) -> u32 {
    let squares = Square::<Board8>::all();
    let total: f64 =
        squares.flat_map(|from| movement.rides().iter().map(move |ride| moves(from, *ride))).sum();
    let average = total / f64::from(Square::<Board8>::all().count() as u32);
    // A movement has at most 63 moves: the number is small, and never below 0.
    (MOVE * (average - WORTHLESS)).round().max(0.0) as u32
}

/// Returns the expected moves of a ride from a square, weighted.
fn moves(from: Square<Board8>, ride: MoveComponent) -> f64 {
    let counts = f64::from(u8::from(ride.mode.quiet) + u8::from(ride.mode.capture)) / 2.0
        * if ride.ranks > 0 { 1.0 } else { NOT_FORWARD };
    let mut expected = 0.0;
    let mut at = from;
    for step in 1..=i32::from(ride.range) {
        let Some(next) = at.offset(ride.files, ride.ranks) else { break };
        at = next;
        expected += counts * reached(ride, step);
    }
    expected
}

/// Returns the probability that a ride gets as far as this step, counted from 1.
fn reached(ride: MoveComponent, step: i32) -> f64 {
    let passed = i32::from(ride.files.unsigned_abs().max(ride.ranks.unsigned_abs())) - 1;
    let landed = EMPTY.powi(step - 1);
    match ride.path {
        PathCondition::Plain => landed,
        PathCondition::Lame => landed * EMPTY.powi(passed * step),
        PathCondition::Jumping => 1.0 - EMPTY.powi(passed),
        // One of the squares before this one must hold the screen.
        PathCondition::Hopping if step == 1 => 0.0,
        PathCondition::Grasshopper if step == 1 => 0.0,
        // The square before has the first screen on it.
        PathCondition::Grasshopper => (1.0 - EMPTY) * EMPTY.powi(step - 2),
        PathCondition::Hopping => f64::from(step - 1) * (1.0 - EMPTY) * EMPTY.powi(step - 2),
    }
}

#[cfg(test)]
mod tests {
    use super::super::card::{Kind, published};
    use super::suggested_value;

    #[test]
    fn the_published_cards_come_near_their_values() {
        let mut off = 0;
        for card in published().iter().filter(|card| card.is_standard) {
            if let Kind::Moves(movement) = &card.kind {
                let difference = suggested_value(movement).abs_diff(card.value);
                assert!(difference <= 2, "{}: {}", card.name, suggested_value(movement));
                off += difference;
            }
        }
        assert!(off <= 14, "{off} in all");
    }

    #[test]
    fn more_moves_are_worth_more() {
        let value = |betza: &str| suggested_value(&betza.parse().unwrap());
        assert_eq!(value("fcW"), 0);
        assert!(value("nN") < value("N") && value("jD") < value("D"));
        assert!(value("W2") < value("R") && value("R") < value("Q") && value("Q") < value("QNN"));
        assert!(value("bF") < value("fF"));
    }
}
