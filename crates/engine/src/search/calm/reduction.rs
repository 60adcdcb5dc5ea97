//! By how much less deep late moves are looked at (Late Move Reductions).

use super::spot::Spot;
use crate::search::{LOSING, Node, Search};

/// So many stand for one ply.
pub(super) const PLY: i32 = 1024;

/// The first reduction, and how slowly it grows with depth and place.
const BASE: f64 = 0.82;
const SLOWNESS: f64 = 1.88;
/// The order of the killers and of the usual answer is above this.
pub(super) const KNOWN_AS_GOOD: i32 = 70_000;

/// What adds to a reduction.
const FIRST_CAPTURES: i32 = 604;
const LOSING_CAPTURE: i32 = -492;
const EXPECTED_CUT: i32 = 1070;
const NOT_IMPROVING: i32 = 418;
const MANY_CUTS: i32 = 1017;
/// What takes from it.
const GOOD_BEFORE: i32 = 978;
const WAS_PRINCIPAL: i32 = 1402;
const IS_PRINCIPAL: i32 = 478;
const CHECKS: i32 = 1225;
const IN_CHECK: i32 = 477;
const AT_ROOT: i32 = 818;
/// Which part of a capture's reduction counts, and of what is known of moves alike, in hundredths.
const OF_CAPTURES: i32 = 57;
const OF_QUIETS_WORTH: i32 = 11;
const OF_CAPTURES_WORTH: i32 = 4;

/// By how much late moves are looked at less deep, by depth and place; [`PLY`] stands for one ply.
pub(in crate::search) fn reductions() -> [[i32; 64]; 64] {
    std::array::from_fn(|depth| {
        std::array::from_fn(|place| {
            if depth == 0 || place == 0 {
                return 0;
            }
            let product = (depth as f64).ln() * (place as f64).ln();
            ((BASE + product / SLOWNESS) * f64::from(PLY)) as i32
        })
    })
}

/// A move whose turn has come.
#[derive(Clone, Copy, Debug)]
pub(super) struct Late {
    /// The so manieth that is looked at.
    pub(super) count: usize,
    pub(super) order: i32,
    pub(super) gain: i32,
    /// How moves like it have done.
    pub(super) worth: i32,
    pub(super) checks: bool,
    /// Whether the known best move is a capture.
    pub(super) first_captures: bool,
}

impl<N: Node> Search<N> {
    /// The usual reduction.
    pub(super) fn usual_reduction(&self, depth: i32, count: usize) -> i32 {
        self.reductions[depth.min(63) as usize][count.min(63)]
    }

    /// By how many plies less deep a move is looked at; below 0 deeper.
    pub(super) fn reduction(&self, spot: &Spot, late: Late) -> i32 {
        let mut less = self.usual_reduction(spot.depth, late.count);
        if late.gain <= 0 {
            less -= late.worth * OF_QUIETS_WORTH / 100;
            less += if late.first_captures { FIRST_CAPTURES } else { 0 };
            less -= if late.order >= KNOWN_AS_GOOD { GOOD_BEFORE } else { 0 };
        } else {
            less = less * OF_CAPTURES / 100 - late.worth * OF_CAPTURES_WORTH / 100;
            less += if late.order <= LOSING { LOSING_CAPTURE } else { 0 };
        }
        less += if spot.window.is_cut { EXPECTED_CUT } else { 0 };
        less += if spot.improving { 0 } else { NOT_IMPROVING };
        less += if self.stack[spot.here() + 1].cuts > 2 { MANY_CUTS } else { 0 };
        less -= if spot.was_principal { WAS_PRINCIPAL } else { 0 };
        less -= if spot.is_principal { IS_PRINCIPAL } else { 0 };
        less -= if late.checks { CHECKS } else { 0 };
        less -= if spot.pressed { IN_CHECK } else { 0 };
        less / PLY
    }

    /// By how many plies less deep a move at the root is looked at.
    pub(in crate::search) fn reduction_at_root(
        &self,
        root: &N,
        action: N::Move,
        depth: i32,
        place: usize,
    ) -> i32 {
        if depth < 4 || place < 2 {
            return 0;
        }
        let usual = self.usual_reduction(depth, place) - AT_ROOT;
        let less = match root.gain(action) <= 0 {
            true => (usual - self.worth(root, action, 0) * OF_QUIETS_WORTH / 100) / PLY,
            false => usual / PLY - 1,
        };
        less.clamp(0, depth / 2 - 1)
    }
}
