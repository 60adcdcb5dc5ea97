//! The computer's answer to an offer of a draw.

use crate::computer::computer_game::ComputerSeat;
use crate::ids::Expectation;
use crate::matches::hosted_match::HostedMatch;

/// Result of a draw: the computer accepts one where it expects less.
const EVEN: Expectation = Expectation::new(500);
/// Turns that the computer plays before it accepts a draw.
const LEAST_TURNS: usize = 10;

/// Returns `true` if the computer would rather have a draw than play on.
pub(crate) fn accepts_draw(hosted: &HostedMatch, computer: ComputerSeat) -> bool {
    hosted.game.turns(computer.seat) >= LEAST_TURNS && computer.expects.is_some_and(|result| result < EVEN)
}
