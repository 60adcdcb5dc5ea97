//! A node of the search before its moves are searched.

use super::window::Window;
use crate::score::Value;
use crate::search::table::TableEntry;

/// A node of the search before its moves are searched.
#[derive(Clone, Copy, Debug)]
pub(super) struct NodeInfo {
    pub(super) key: u64,
    pub(super) ply: u32,
    pub(super) depth: i32,
    pub(super) window: Window,
    pub(super) is_pv: bool,
    /// `true` if the node is, or was in an earlier search, part of a principal variation.
    pub(super) was_pv: bool,
    pub(super) in_check: bool,
    pub(super) entry: Option<TableEntry>,
    /// The move of the table, or `u32::MAX`.
    pub(super) table_move: u32,
    /// `true` unless a move is excluded.
    pub(super) is_unrestricted: bool,
    /// The static evaluation, and the same corrected by the value of the table.
    pub(super) static_eval: Value,
    pub(super) eval: Value,
    /// `true` if the side to move is better off than at its last move.
    pub(super) improving: bool,
    /// `true` if the other side is worse off than before its move.
    pub(super) opponent_worsening: bool,
}

impl NodeInfo {
    /// Returns the place in the stack.
    pub(super) const fn here(&self) -> usize {
        self.ply as usize
    }

    /// Returns `true` if the other side answers a move at the root. Such a node is never pruned as a whole: a sacrifice looks hopeless
    /// until it is searched.
    pub(super) const fn is_reply_to_root(&self) -> bool {
        self.ply <= 1
    }
}
