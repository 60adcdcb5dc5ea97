//! Whether the next choice of a seat is secret.

use trickmate_host::HostedMatch;
use trickmate_host::workers::debug_assert_at_work;
use trickmate_rules::Seat;

/// Returns `true` if the next choices of a seat are secret. Examines the position, so do not call it on async threads.
pub(crate) fn chooses_in_secret(hosted: &HostedMatch, seat: Seat) -> bool {
    debug_assert_at_work();
    hosted.game.position().is_simultaneous() || hosted.end_of_turn().is_some() || hosted.has_hand(seat)
}
