//! The levels.

use crate::level::{Levels, params};

/// The levels. Level 4 has to beat a player that takes the most valuable card, which level 3 hardly can, and level 8 is
/// more than a step above the others too: daily strengths bridge both.
pub(super) const LEVELS: Levels = Levels {
    params: [
        params(3_000, 1, 3_000, 800),
        params(3_000, 1, 2_250, 690),
        params(3_000, 1, 2_100, 660),
        params(6_000, 2, 380, 0),
        params(6_000, 2, 165, 0),
        params(500, 64, 0, 0),
        params(800, 64, 0, 0),
        params(150_000, 64, 0, 0),
    ],
    step_up_per_mille: [0, 0, 420, 0, 0, 0, 440, 0],
};
