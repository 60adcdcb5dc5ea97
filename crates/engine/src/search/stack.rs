//! The current line, ply by ply.

use crate::score::Value;

/// The longest line, in plies.
pub(super) const MAX_PLY: usize = 96;

/// A ply of the current line, with data of earlier nodes at this ply.
#[derive(Clone, Copy, Debug)]
pub(super) struct Ply {
    /// The killers: the last quiet moves that caused a cutoff here.
    pub(super) killers: [u32; 2],
    /// The static evaluation of the position.
    pub(super) static_eval: Value,
    /// The history index and the piece and target of the current move, and whether it is quiet.
    pub(super) slot: usize,
    pub(super) piece_to: usize,
    pub(super) is_quiet: bool,
    /// The reduction of the current move, in plies.
    pub(super) reduction: i32,
    /// The number of cutoffs here since the node two plies before.
    pub(super) cutoffs: u32,
    /// The move that a singular extension search leaves out.
    pub(super) excluded: u32,
}

impl Ply {
    pub(super) const NEW: Self = Self {
        killers: [u32::MAX; 2],
        static_eval: 0,
        slot: 0,
        piece_to: 0,
        is_quiet: false,
        reduction: 0,
        cutoffs: 0,
        excluded: u32::MAX,
    };

    /// Notes the current move.
    pub(super) fn begin(&mut self, slot: usize, piece_to: usize, is_quiet: bool) {
        (self.slot, self.piece_to, self.is_quiet) = (slot, piece_to, is_quiet);
    }
}
