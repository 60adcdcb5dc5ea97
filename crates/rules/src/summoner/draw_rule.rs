//! The draw by turns in which nothing happens.

/// The number of turns of both sides together without capture, summon or creation that make a draw.
pub(super) const QUIET_TURNS: u32 = 100;
