//! The notation of placing, flipping and promoting, both ways.

use super::card::KINDS;
use crate::action_error::ActionError;
use crate::chess::{Move, Role, Square8};
use crate::phrase::phrase;

/// The word by which a player asks for a random flip, which the match seed draws.
pub(super) const AT_RANDOM: &str = "random";

/// Writes a placing: `N@c3`, or `@c3` for a card that is not named.
pub(super) fn placing(role: Option<Role>, square: Square8) -> String {
    match role {
        Some(role) => format!("{}@{square}", role.letter()),
        None => format!("@{square}"),
    }
}

/// Writes a flip: `c3!`.
pub(super) fn flip(square: Square8) -> String {
    format!("{square}!")
}

/// Writes a promotion: `c8=Q`.
pub(super) fn promotion(square: Square8, role: Role) -> String {
    format!("{square}={}", role.letter())
}

/// Reads a placing; the sign `@` may be left out, and the kind may be a word.
pub(super) fn read_placing(text: &str) -> Result<(Option<Role>, Square8), ActionError> {
    let unreadable = || {
        ActionError::unreadable(phrase!(
            "a card is placed by its kind and a square, such as N@c3; the kinds are K, Q, R, B, N, P"
        ))
    };
    let text = text.to_ascii_lowercase();
    let (word, square) = match text.split_once('@') {
        Some(parts) => parts,
        None => text.split_at_checked(text.len().saturating_sub(2)).ok_or_else(unreadable)?,
    };
    let square = square.trim().parse().map_err(|_| unreadable())?;
    match word.trim() {
        "" => Ok((None, square)),
        word => Ok((Some(kind(word).ok_or_else(unreadable)?), square)),
    }
}

/// Reads a placing of a card that nobody knows.
pub(super) fn read_blind_placing(text: &str) -> Result<Square8, ActionError> {
    match read_placing(text) {
        Ok((None, square)) => Ok(square),
        Ok((Some(_), square)) => Err(ActionError::illegal(phrase!(
            "in the casual variation nobody knows what is placed: write @{square}",
            square
        ))),
        Err(_) => Err(ActionError::unreadable(phrase!("a card is placed unseen on a square, such as @c3"))),
    }
}

/// The content of a text about flipping.
pub(super) enum FlipText {
    /// This card.
    Square(Square8),
    /// The card that the match seed draws.
    AtRandom,
}

/// Reads a flip; the sign `!` may be left out.
pub(super) fn read_flip(text: &str) -> Result<FlipText, ActionError> {
    let text = text.to_ascii_lowercase();
    let name = text.trim_matches('!').trim();
    if name == AT_RANDOM {
        return Ok(FlipText::AtRandom);
    }
    name.parse().map(FlipText::Square).map_err(|_| {
        ActionError::unreadable(phrase!(
            "a card is flipped by its square, such as c3!, or at random by the word random"
        ))
    })
}

/// Reads the promotion of the Pawn on a square: `c8=Q`, or the kind alone.
pub(super) fn read_promotion(text: &str, square: Square8) -> Result<Role, ActionError> {
    let offered = || Move::PROMOTIONS.map(|role| promotion(square, role)).to_vec();
    let lower = text.to_ascii_lowercase();
    let word = lower.strip_prefix(&square.to_string()).unwrap_or(&lower);
    let word = word.trim().trim_start_matches(['=', '(', '/']).trim_end_matches(')');
    kind(word.trim()).filter(|role| Move::PROMOTIONS.contains(role)).ok_or_else(|| {
        ActionError::unreadable(phrase!(
            "the Pawn on {square} is to be promoted first: {ways}",
            square,
            ways = offered()
        ))
    })
}

/// Returns the kind with this letter or name, in lower case.
fn kind(word: &str) -> Option<Role> {
    KINDS.into_iter().find(|role| {
        let letter = role.letter().to_ascii_lowercase().to_string();
        word == letter || word == role.name().to_ascii_lowercase()
    })
}
