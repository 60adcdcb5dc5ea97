//! Declarations of hands.

use std::fmt;

use crate::action_error::ActionError;
use crate::chess::{Bitboard8, Square8};
use crate::phrase::phrase;
use crate::poker::hand_selection::in_alphabet;

/// The notation that lets the cards speak: the best hand counts.
pub const SPEAK: &str = "hand(speak)";
/// The notation of a secret declaration.
pub(super) const VEILED: &str = "hand(…)";

/// A seat's declaration.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Declaration {
    /// The cards speak: the best hand counts.
    Speak,
    /// The hand on these squares.
    Hand(Bitboard8),
}

/// The state of a seat while hands are declared. `D` is the knowledge of a declaration.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Due<D = Declaration> {
    /// The seat has no choice and nothing to declare.
    Nothing,
    /// The seat has yet to declare.
    Pending,
    /// The seat has declared.
    Declared(D),
}

impl<D> Due<D> {
    /// Returns the same with somebody's knowledge of the declaration.
    pub(super) fn map<E>(self, known: impl FnOnce(D) -> E) -> Due<E> {
        match self {
            Due::Nothing => Due::Nothing,
            Due::Pending => Due::Pending,
            Due::Declared(declaration) => Due::Declared(known(declaration)),
        }
    }
}

impl fmt::Display for Declaration {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Declaration::Speak => f.write_str(SPEAK),
            Declaration::Hand(squares) => {
                let names: Vec<String> = in_alphabet(*squares).iter().map(ToString::to_string).collect();
                write!(f, "hand({})", names.join(","))
            }
        }
    }
}

/// Reads a declaration: its squares, or `None` for `speak`. Brackets may be left out, and squares may come in any order
/// with commas or spaces between them.
pub(super) fn read(text: &str) -> Result<Option<Bitboard8>, ActionError> {
    let unreadable = || {
        ActionError::unreadable(phrase!(
            "a hand is declared by the squares that pull, such as hand(d1,e1,a1,h1,d2), or by hand(speak)"
        ))
    };
    let text = text.trim().to_ascii_lowercase();
    let body = text.strip_prefix("hand").ok_or_else(unreadable)?.trim();
    let body = match body.strip_prefix('(') {
        Some(inside) => inside.strip_suffix(')').ok_or_else(unreadable)?,
        None => body,
    };
    if body.trim() == "speak" {
        return Ok(None);
    }
    let mut squares = Bitboard8::empty();
    for name in body.split([',', ' ']).filter(|name| !name.is_empty()) {
        let square: Square8 = name.parse().map_err(|_| unreadable())?;
        if squares.contains(square) {
            return Err(ActionError::unreadable(phrase!("{square} is named twice", square)));
        }
        squares.insert(square);
    }
    Ok(Some(squares))
}

/// Checks whether a text is meant as a declaration.
pub(super) fn is_meant(text: &str) -> bool {
    text.trim_start().get(..4).is_some_and(|start| start.eq_ignore_ascii_case("hand"))
}
