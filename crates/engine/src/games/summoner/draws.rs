//! Draws at the start of a turn: nothing has happened for too long, or a position has come for the third time.

use trickmate_rules::summoner::{Knowledge, State};

/// The past positions that make a state a draw.
pub(super) struct Draws {
    /// The positions that have come twice.
    twice: Vec<u64>,
}

impl Draws {
    /// Returns the draws that a seat knows, which are all of them.
    pub(super) fn of(known: &Knowledge) -> Self {
        let mut past = known.past().to_vec();
        past.sort_unstable();
        let mut twice: Vec<u64> =
            past.windows(2).filter(|pair| pair[0] == pair[1]).map(|pair| pair[0]).collect();
        twice.dedup();
        Self { twice }
    }

    /// Returns `true` if the game is drawn in a state at the start of a turn. Mate and stalemate come first.
    pub(super) fn ends(&self, state: &State) -> bool {
        state.is_quiet_draw()
            || !self.twice.is_empty() && state.is_move_due() && self.twice.contains(&state.recurrence())
    }
}
