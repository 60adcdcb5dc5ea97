//! What is known of a position before its moves are looked at.

use super::window::Window;
use crate::score::Points;
use crate::search::Known;

/// What is known of a position before its moves are looked at.
#[derive(Clone, Copy, Debug)]
pub(super) struct Spot {
    pub(super) key: u64,
    pub(super) ply: u32,
    pub(super) depth: i32,
    pub(super) window: Window,
    pub(super) is_principal: bool,
    /// Whether it is or has been part of a principal variation.
    pub(super) was_principal: bool,
    pub(super) pressed: bool,
    pub(super) known: Option<Known>,
    /// The known best move, or none.
    pub(super) first: u32,
    /// Whether no move is left out.
    pub(super) is_whole: bool,
    /// How the position is judged, and how with what the table knows.
    pub(super) stands: Points,
    pub(super) judged: Points,
    /// Whether the seat is better off than at its last move.
    pub(super) improving: bool,
    /// Whether the other side is worse off than it was before its move.
    pub(super) worsening: bool,
}

impl Spot {
    /// The place in the line.
    pub(super) const fn here(&self) -> usize {
        self.ply as usize
    }

    /// Whether the other side answers a move at the root: then nothing is cut early, since a sacrifice looks hopeless until
    /// it is looked at.
    pub(super) const fn is_answer(&self) -> bool {
        self.ply <= 1
    }
}
