//! The reasons of a move, in words.

use crate::api::outgoing_message::escape;
use trickmate_engine::Score;
use trickmate_host::{HintReason, Taken};
use trickmate_text::{text, word};

/// Returns a reason for a move as a sentence.
pub(crate) fn hint_reason_text(reason: &HintReason) -> String {
    match reason {
        HintReason::Takes(Taken::Named(name)) => text!("hint-reason-takes", name = escape(name)),
        HintReason::Takes(Taken::Composite(cards)) => {
            text!("hint-reason-takes-composite", cards = escape(&word(cards)))
        }
        HintReason::Takes(Taken::Covered) => text!("hint-reason-takes-covered"),
        HintReason::Takes(Taken::EnPassant) => text!("hint-reason-takes-en-passant"),
        HintReason::Makes { hand, is_better: true, .. } => {
            text!("hint-reason-makes-better", hand = escape(hand))
        }
        HintReason::Makes { hand, is_better: false, .. } => text!("hint-reason-makes", hand = escape(hand)),
        HintReason::Checks => text!("hint-reason-checks"),
        HintReason::Promotes => text!("hint-reason-promotes"),
    }
}

/// Returns a player's expected result as a sentence.
pub(crate) fn prospect_text(score: Score) -> String {
    match score {
        Score::Mate(moves) if moves > 0 => text!("analysis-wins-by-force", moves),
        Score::Mate(_) => text!("hint-lost"),
        Score::Win(win) => text!("hint-chances", value = format!("{:.0}", win * 100.0)),
    }
}
