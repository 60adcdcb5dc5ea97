//! Which moves are left out (Futility Pruning, Late Move Pruning, History Pruning, pruning by exchanges).

use super::reduction::{Late, PLY};
use super::spot::Spot;
use crate::search::{LOSING, Node, Points, Search};

/// How many quiet moves are looked at anyway.
const FEWEST: i32 = 5;
/// The deepest at which it counts how many moves there have been.
const MANY_DEPTH: i32 = 8;
/// How much a quiet move may bring at most, at first and for each ply that it is looked at; for so much that moves like it are
/// worth it may bring one more.
const QUIET_HOPE: Points = 12;
const QUIET_HOPE_A_PLY: Points = 29;
const QUIET_HOPE_DEPTH: i32 = 7;
const WORTH_OF_HOPE: i32 = 167;
/// How badly moves like it must have done, for each ply.
const BAD: i32 = 4572;
const BAD_DEPTH: i32 = 5;
/// How much a move may lose in an exchange: a quiet one by the square of the plies and more if it gives check, a capture for
/// each ply.
const QUIET_LOSS: Points = 17;
const QUIET_LOSS_DEPTH: i32 = 9;
const CHECKING_LOSS: Points = 120;
const CAPTURE_LOSS: Points = 88;
const CAPTURE_LOSS_DEPTH: i32 = 8;
/// How much a capture may bring at most beside what it takes, as for quiet moves.
const CAPTURE_HOPE: Points = 46;
const CAPTURE_HOPE_A_PLY: Points = 43;
const CAPTURE_HOPE_DEPTH: i32 = 5;
const WORTH_OF_CAPTURES_HOPE: i32 = 200;
/// What a gain in an exchange comes to as the position is judged, in hundredths.
const GAIN_AS_JUDGED: i32 = 94;

/// What a gain comes to as the position is judged.
pub(in crate::search) const fn as_judged(gain: Points) -> Points {
    gain * GAIN_AS_JUDGED / 100
}

/// Whether there have been so many moves that quiet ones are left out.
pub(super) fn are_many(spot: &Spot, count: usize) -> bool {
    let many = (FEWEST + spot.depth * spot.depth) / if spot.improving { 1 } else { 2 };
    spot.depth <= MANY_DEPTH && count as i32 > many
}

impl<N: Node> Search<N> {
    /// Whether a move can be left out where another is not lost.
    pub(super) fn is_hopeless(&self, node: &N, spot: &Spot, action: N::Move, late: Late) -> bool {
        let depth = spot.depth;
        let onward = (depth - 1 - self.usual_reduction(depth, late.count) / PLY).max(0);
        let alpha = spot.window.alpha;
        let may_be_futile = !late.checks && !spot.pressed;
        if late.gain <= 0 {
            let hope = QUIET_HOPE + QUIET_HOPE_A_PLY * onward + late.worth / WORTH_OF_HOPE;
            let loss = QUIET_LOSS * onward * onward + if late.checks { CHECKING_LOSS } else { 0 };
            return !late.checks && are_many(spot, late.count)
                || may_be_futile && onward <= QUIET_HOPE_DEPTH && spot.judged + hope <= alpha
                || !late.checks && onward <= BAD_DEPTH && late.worth < -BAD * depth
                || depth <= QUIET_LOSS_DEPTH && node.exchange(action) < -loss;
        }
        let hope = CAPTURE_HOPE + CAPTURE_HOPE_A_PLY * onward + late.worth / WORTH_OF_CAPTURES_HOPE;
        let is_losing = depth <= CAPTURE_LOSS_DEPTH
            && late.order <= LOSING
            && late.order - LOSING < -CAPTURE_LOSS * depth;
        is_losing
            || may_be_futile
                && onward <= CAPTURE_HOPE_DEPTH
                && spot.judged + hope + as_judged(late.gain) <= alpha
    }
}
