//! The levels.

use crate::level::{Levels, params};

/// The levels of the standard version: the depth counts turns.
pub(super) const LEVELS: Levels = Levels::even([
    params(500, 0, 20_000, 950),
    params(500, 0, 1_400, 460),
    params(500, 0, 575, 225),
    params(1_500, 1, 430, 160),
    params(1_500, 1, 120, 30),
    params(3_000, 1, 0, 0),
    params(4_000, 2, 0, 0),
    params(40_000, 3, 0, 0),
]);

/// The levels of the courier version.
pub(super) const COURIER_LEVELS: Levels = Levels {
    params: [
        params(500, 0, 660, 903),
        params(500, 0, 370, 742),
        params(500, 0, 228, 592),
        params(1_400, 1, 370, 420),
        params(3_000, 2, 280, 310),
        params(3_000, 2, 170, 190),
        params(1_200, 2, 0, 0),
        params(150_000, 3, 0, 0),
    ],
    step_up_per_mille: [0, 0, 250, 0, 0, 0, 0, 0],
};
