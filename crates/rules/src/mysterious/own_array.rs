//! An array that a player has placed once and wants to place again.

use std::fmt;
use std::str::FromStr;

use thiserror::Error;

use super::card::SIDE;
use super::notation;
use crate::chess::{Role, Square8};
use crate::kernel::Square;
use crate::seat::Seat;

/// The cards of a side, in the order of their letters.
const CARDS: [Role; SIDE] = {
    use Role::{Bishop, King, Knight, Pawn, Queen, Rook};
    [Bishop, Bishop, King, Knight, Knight, Pawn, Pawn, Pawn, Pawn, Pawn, Pawn, Pawn, Pawn, Queen, Rook, Rook]
};

/// Squares for all sixteen cards of a side, as White would place them.
///
/// ```
/// use trickmate_rules::Seat;
/// use trickmate_rules::mysterious::OwnArray;
/// let placed = "R@a1 N@b1 B@c1 Q@d1 K@e1 B@f1 N@g1 R@h1 P@a2 P@b2 P@c2 P@d2 P@e2 P@f2 P@g2 P@h2";
/// let array = OwnArray::placed(placed.split(' '), Seat::First).ok_or("sixteen cards")?;
/// // Black has it mirrored.
/// assert!(array.squares(Seat::Second).all(|(_, square)| square.rank() >= 6));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OwnArray(Vec<(Role, Square8)>);

/// The reason why a text is not an array.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error("an array has the sixteen cards of a side on sixteen squares")]
pub struct OwnArrayError;

impl OwnArray {
    /// Returns the array that a seat's actions have placed, whatever else they did; `None` unless all sixteen cards were
    /// placed by their kinds.
    pub fn placed<'a>(actions: impl IntoIterator<Item = &'a str>, seat: Seat) -> Option<Self> {
        let placings = actions.into_iter().filter(|text| text.contains('@'));
        let cards = placings.map(|text| {
            let (role, square) = notation::read_placing(text).ok()?;
            Some((role?, turned(square, seat)?))
        });
        Self::checked(cards.collect::<Option<_>>()?)
    }

    /// Returns the array with these cards, if they are those of a side on different squares.
    fn checked(mut cards: Vec<(Role, Square8)>) -> Option<Self> {
        cards.sort_by_key(|(role, square)| (role.letter(), square.index()));
        let are_cards = cards.iter().map(|(role, _)| *role).eq(CARDS);
        let mut squares: Vec<usize> = cards.iter().map(|(_, square)| square.index()).collect();
        squares.sort_unstable();
        squares.dedup();
        (are_cards && squares.len() == SIDE).then_some(Self(cards))
    }

    /// Returns the kinds with their squares, for a seat.
    pub fn squares(&self, seat: Seat) -> impl Iterator<Item = (Role, Square8)> {
        self.0.iter().filter_map(move |(role, square)| Some((*role, turned(*square, seat)?)))
    }
}

/// Returns the square as the seat sees it from its side.
fn turned(square: Square8, seat: Seat) -> Option<Square8> {
    match seat {
        Seat::First => Some(square),
        Seat::Second => Square::at(square.file() as i8, 7 - square.rank() as i8),
    }
}

/// The placings of White, e.g. `B@c1 B@f1 …`.
impl fmt::Display for OwnArray {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let texts: Vec<String> =
            self.0.iter().map(|(role, square)| notation::placing(Some(*role), *square)).collect();
        f.write_str(&texts.join(" "))
    }
}

impl FromStr for OwnArray {
    type Err = OwnArrayError;

    fn from_str(text: &str) -> Result<Self, OwnArrayError> {
        Self::placed(text.split_whitespace(), Seat::First).ok_or(OwnArrayError)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::mysterious::ReadyArray;

    #[test]
    fn what_is_written_is_read_and_black_has_it_mirrored() {
        for ready in &ReadyArray::ALL {
            for seat in Seat::ALL {
                let texts: Vec<String> = ready
                    .squares(seat)
                    .map(|(role, square)| notation::placing(Some(role), square))
                    .chain(["c3!".to_owned(), "e2-e4".to_owned()])
                    .collect();
                let array = OwnArray::placed(texts.iter().map(String::as_str), seat).unwrap();
                assert_eq!(array.to_string().parse(), Ok(array.clone()), "{}", ready.name);
                let mut expected: Vec<_> = ready.squares(seat).collect();
                let mut squares: Vec<_> = array.squares(seat).collect();
                let key = |(role, square): &(Role, Square8)| (role.letter(), square.index());
                expected.sort_by_key(key);
                squares.sort_by_key(key);
                assert_eq!(squares, expected, "{}", ready.name);
            }
        }
    }

    #[test]
    fn fewer_cards_others_and_doubled_squares_are_no_array() {
        let chess = "R@a1 N@b1 B@c1 Q@d1 K@e1 B@f1 N@g1 R@h1 P@a2 P@b2 P@c2 P@d2 P@e2 P@f2 P@g2 P@h2";
        assert!(chess.parse::<OwnArray>().is_ok());
        for (from, to) in
            [(" P@h2", ""), ("P@h2", "Q@h2"), ("P@h2", "P@g2"), ("P@h2", "@h2"), ("P@h2", "P@i9")]
        {
            assert_eq!(chess.replace(from, to).parse::<OwnArray>(), Err(OwnArrayError), "{to}");
        }
    }
}
