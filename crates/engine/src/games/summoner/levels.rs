//! The levels.

use crate::level::{Levels, habits};

/// The levels of the standard version: the depth counts turns.
pub(super) const LEVELS: Levels = Levels::even([
    habits(500, 0, 20_000, 950),
    habits(500, 0, 1_400, 460),
    habits(500, 0, 575, 225),
    habits(1_500, 1, 430, 160),
    habits(1_500, 1, 120, 30),
    habits(3_000, 1, 0, 0),
    habits(4_000, 2, 0, 0),
    habits(40_000, 3, 0, 0),
]);

/// The levels of the courier version.
pub(super) const COURIER_LEVELS: Levels = Levels {
    habits: [
        habits(500, 0, 660, 903),
        habits(500, 0, 370, 742),
        habits(500, 0, 228, 592),
        habits(1_400, 1, 370, 420),
        habits(3_000, 2, 280, 310),
        habits(3_000, 2, 170, 190),
        habits(1_200, 2, 0, 0),
        habits(150_000, 3, 0, 0),
    ],
    good_days: [0, 0, 250, 0, 0, 0, 0, 0],
};
