//! The pause between two games of a series.

use crate::clocks::time_control::TimeControl;

/// Pause between live games, in milliseconds.
const LIVE: i64 = 30_000;
/// Pause between live games if cards may be swapped, in milliseconds.
const LIVE_WITH_CARDS: i64 = 120_000;
/// Pause between slow games if cards may be swapped: half a day, in milliseconds.
const SLOW_WITH_CARDS: i64 = 12 * 60 * 60 * 1000;

/// Returns the pause before the next game, in milliseconds.
pub(crate) const fn pause_between_games(time: Option<TimeControl>, may_swap_cards: bool) -> i64 {
    match (time, may_swap_cards) {
        (Some(TimeControl::Live { .. }), true) => LIVE_WITH_CARDS,
        (Some(TimeControl::Live { .. }), false) => LIVE,
        (_, true) => SLOW_WITH_CARDS,
        (_, false) => 0,
    }
}
