//! The levels.

use trickmate_rules::poker::Setting;

use crate::level::{LevelParams, Levels, params};

/// The levels if the cards speak. Level 8 is more than a step above the others, which the daily strength of level 7
/// bridges.
const LEVELS: Levels = Levels {
    params: [
        params(3_000, 1, 3_600, 698),
        params(3_000, 1, 1_070, 306),
        params(3_000, 1, 405, 83),
        params(10_000, 2, 320, 30),
        params(10_000, 2, 50, 3),
        params(1_000, 64, 0, 0),
        params(1_300, 64, 0, 0),
        params(200_000, 64, 0, 0),
    ],
    step_up_per_mille: [0, 0, 0, 0, 0, 0, 430, 0],
};

/// The levels if hands are declared: there misread hands count as well. Level 7 has daily strengths as above.
const DECLARING_LEVELS: Levels = Levels {
    params: [
        params(3_000, 1, 3_700, 718),
        params(3_000, 1, 1_560, 405),
        params(3_000, 1, 690, 187),
        params(3_000, 1, 380, 34),
        params(10_000, 2, 300, 41),
        params(10_000, 2, 90, 9),
        params(130, 64, 0, 0),
        params(200_000, 64, 0, 0),
    ],
    step_up_per_mille: [0, 0, 0, 0, 0, 0, 430, 0],
};

/// The levels with hole cards. There most games are over after seven hands, and the secret cards decide many of them: a level
/// that wins nine in ten games without them wins seven with them. So the levels lie further apart.
const HOLE_LEVELS: Levels = Levels {
    params: [
        params(3_000, 1, 3_600, 698),
        params(3_000, 1, 1_700, 430),
        params(3_000, 1, 700, 170),
        params(10_000, 2, 110, 10),
        params(10_000, 2, 25, 2),
        params(1_000, 64, 0, 0),
        params(1_300, 64, 0, 0),
        params(200_000, 64, 0, 0),
    ],
    step_up_per_mille: [0, 0, 0, 0, 0, 0, 430, 0],
};

/// Returns the levels of a table.
pub(super) fn levels(setting: &Setting) -> &'static Levels {
    match (setting.is_declared(), setting.has_hole_cards()) {
        (true, _) => &DECLARING_LEVELS,
        (false, true) => &HOLE_LEVELS,
        (false, false) => &LEVELS,
    }
}

/// Returns the share of declarations in which a player misreads its own cards, in thousandths.
pub(super) const fn misreading(params: LevelParams) -> u32 {
    let noise = params.noise.unsigned_abs().isqrt();
    1000 * noise / (noise + 25)
}
