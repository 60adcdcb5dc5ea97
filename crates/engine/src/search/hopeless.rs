//! Which quiet moves are left out near the end of a line, and which are looked at less deep.

use super::{Node, Points, SURE, Search};

/// How far behind a quiet move is hopeless in a calm game, by the plies that it would be looked at.
const FUTILE: [Points; 8] = [90, 140, 230, 330, 430, 530, 630, 730];

/// What is known of a quiet move before it is looked at.
#[derive(Clone, Copy)]
pub(super) struct Quiet {
    pub(super) depth: i32,
    /// By how many plies less it would be looked at.
    pub(super) less: i32,
    /// How many moves came before it.
    pub(super) index: usize,
    /// How much better the side is off than it has to be to matter.
    pub(super) ahead: Points,
    pub(super) improving: bool,
    pub(super) worth: i32,
}

impl<N: Node> Search<N> {
    /// Whether a quiet move after better ones can be left out: there have been many, it has done badly, the side is far
    /// `behind`, or what moves is lost.
    pub(super) fn is_hopeless(&self, node: &N, action: N::Move, quiet: Quiet) -> bool {
        let Quiet { depth, less, index, ahead, improving, worth } = quiet;
        let many = if N::IS_CALM { (3 + depth * depth) / 2 } else { 4 + depth * depth };
        let max = many * if improving { 2 } else { 1 };
        if !N::IS_CALM {
            return depth <= 6 && index as i32 > max;
        }
        let onward = (depth - less.max(0)).max(0);
        depth <= 7 && index as i32 > max
            || onward <= 7 && ahead > -SURE && ahead + FUTILE[onward as usize] + worth / 200 <= 0
            || depth <= 4 && worth < -4000 * depth
            || depth <= 7 && node.exchange(action) < -60 * depth
    }
}

/// By how many plies less deep late quiet moves are looked at first, by depth and place.
pub(super) fn reductions() -> [[i8; 64]; 64] {
    let mut table = [[0; 64]; 64];
    for (depth, row) in table.iter_mut().enumerate().skip(1) {
        for (index, less) in row.iter_mut().enumerate().skip(1) {
            *less = (0.6 + (depth as f64).ln() * (index as f64).ln() / 2.1) as i8;
        }
    }
    table
}
