//! The levels.

use crate::level::{Levels, params};

/// The levels.
pub(super) const LEVELS: Levels = Levels::even([
    params(3_000, 1, 5_000, 890),
    params(3_000, 1, 700, 450),
    params(3_000, 1, 280, 200),
    params(180, 64, 0, 0),
    params(430, 64, 0, 0),
    params(1_600, 64, 0, 0),
    params(9_500, 64, 0, 0),
    params(300_000, 64, 0, 0),
]);

/// The levels of the casual version, in which the players do not see the cards that they place. They only differ if
/// both arrays are alike.
pub(super) const CASUAL_LEVELS: Levels = Levels::even([
    params(3_000, 1, 3_800, 915),
    params(3_000, 1, 1_010, 540),
    params(3_000, 1, 284, 245),
    params(190, 64, 0, 0),
    params(620, 64, 0, 0),
    params(2_300, 64, 0, 0),
    params(20_000, 64, 0, 0),
    params(600_000, 64, 0, 0),
]);
