//! The line that is looked at, ply by ply.

use crate::score::Points;

/// The longest line that is looked at, in plies.
pub(super) const MAX_PLY: usize = 96;

/// What is noted of a ply of the line, and of those that have been there before.
#[derive(Clone, Copy, Debug)]
pub(super) struct Ply {
    /// The last quiet moves that were good enough here.
    pub(super) killers: [u32; 2],
    /// How the position was judged.
    pub(super) judged: Points,
    /// The slot and the kind of the move that is looked at, and whether it is quiet.
    pub(super) slot: usize,
    pub(super) kind: usize,
    pub(super) is_quiet: bool,
    /// By how many plies less deep the move is looked at.
    pub(super) less: i32,
    /// How often one move was good enough here since the position two plies before was left.
    pub(super) cuts: u32,
    /// The move that is left out to see whether there is another as good.
    pub(super) left_out: u32,
}

impl Ply {
    pub(super) const NEW: Self = Self {
        killers: [u32::MAX; 2],
        judged: 0,
        slot: 0,
        kind: 0,
        is_quiet: false,
        less: 0,
        cuts: 0,
        left_out: u32::MAX,
    };

    /// Notes the move that is looked at.
    pub(super) fn begin(&mut self, slot: usize, kind: usize, is_quiet: bool) {
        (self.slot, self.kind, self.is_quiet) = (slot, kind, is_quiet);
    }
}
