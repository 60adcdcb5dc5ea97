//! The ends of a game by its own rules.

use super::palace::PalaceRule;
use crate::cardmate::placement::Placement;
use crate::end_reason::EndReason;
use crate::kernel::card::{Card, Rank, Suit};
use crate::outcome::Outcome;
use crate::seat::Seat;

/// The number of plies without capture or promotion that make a draw: a hundred moves of each side.
const QUIET_PLIES: u32 = 200;

/// A bit for the index of each King.
const KINGS: u64 = {
    let mut kings = 0;
    let mut suit = 0;
    while suit < Suit::ALL.len() {
        kings |= 1 << Card::new(Rank::King, Suit::ALL[suit]).index();
        suit += 1;
    }
    kings
};

/// Counts the seat's Kings.
pub(super) fn kings(layout: &Placement, seat: Seat) -> u32 {
    (layout.owned(seat) & KINGS).count_ones()
}

/// The occurrences of a position, and the effect of the third one.
#[derive(Clone, Copy, Debug)]
pub(super) struct Repetition {
    pub(super) times: usize,
    /// `true` if the seat that has just moved loses with it; otherwise it is a draw.
    pub(super) loses: bool,
}

/// Returns how the last move ended the game, if it did.
pub(super) fn ending(layout: &Placement, palace: PalaceRule, repetition: Repetition) -> Option<Outcome> {
    victory(layout, palace).or_else(|| {
        if is_bare(layout, palace) {
            Some(Outcome::draw(EndReason::BareKings))
        } else if layout.count_moves() == 0 {
            Some(Outcome::draw(EndReason::NoMove))
        } else {
            repeated(layout, repetition)
        }
    })
}

/// Does the same as [`ending`] without searching for a move. It is for counting sequences, where a position without
/// moves adds nothing in any case.
pub(super) fn ends_sequence(layout: &Placement, palace: PalaceRule, times: usize) -> bool {
    victory(layout, palace).is_some()
        || is_bare(layout, palace)
        || repeated(layout, Repetition { times, loses: false }).is_some()
}

/// Returns the win of the seat that has just moved, if it has won.
pub(super) fn victory(layout: &Placement, palace: PalaceRule) -> Option<Outcome> {
    let mover = layout.turn.other();
    if kings(layout, layout.turn) == 0 {
        Some(Outcome::win(mover, EndReason::LastKingCaptured))
    } else {
        palace.is_conquered(layout, mover).then(|| Outcome::win(mover, EndReason::PalaceConquered))
    }
}

/// Returns `true` if each side has one King and nothing else, unless the side to move can take the other at once or
/// Kings can still win by walking into the palace.
pub(super) fn is_bare(layout: &Placement, palace: PalaceRule) -> bool {
    Seat::ALL.into_iter().all(|seat| layout.owned(seat).count_ones() == 1)
        && palace != PalaceRule::King
        && !layout.attacks_king(layout.turn)
}

fn repeated(layout: &Placement, repetition: Repetition) -> Option<Outcome> {
    if repetition.times >= 3 {
        Some(if repetition.loses {
            Outcome::win(layout.turn, EndReason::Repetition)
        } else {
            Outcome::draw(EndReason::ThreefoldRepetition)
        })
    } else {
        (layout.quiet >= QUIET_PLIES).then(|| Outcome::draw(EndReason::HundredMoves))
    }
}
