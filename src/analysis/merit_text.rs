//! The merits of a move, in words.

use crate::api::outgoing_message::escape;
use trickmate_engine::Score;
use trickmate_host::{Merit, Taken};
use trickmate_text::text;

/// Returns a sentence about a merit of a move.
pub(crate) fn merit_text(merit: &Merit) -> String {
    match merit {
        Merit::Takes(Taken::Named(name)) => text!("merit-takes", name = escape(name)),
        Merit::Takes(Taken::Composite(cards)) => text!("merit-takes-composite", cards = escape(cards)),
        Merit::Takes(Taken::Covered) => text!("merit-takes-covered"),
        Merit::Takes(Taken::EnPassant) => text!("merit-takes-en-passant"),
        Merit::Makes { hand, is_better: true, .. } => text!("merit-makes-better", hand = escape(hand)),
        Merit::Makes { hand, is_better: false, .. } => text!("merit-makes", hand = escape(hand)),
        Merit::Checks => text!("merit-checks"),
        Merit::Promotes => text!("merit-promotes"),
    }
}

/// Returns a player's expectation of the game, as a sentence.
pub(crate) fn prospect_text(score: Score) -> String {
    match score {
        Score::Mate(moves) if moves > 0 => text!("analysis-wins-by-force", moves),
        Score::Mate(_) => text!("hint-lost"),
        Score::Win(win) => text!("hint-chances", value = format!("{:.0}", win * 100.0)),
    }
}
