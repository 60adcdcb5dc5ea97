//! What is learned of moves that were good enough and of those before them (History Heuristic).

use crate::search::ordering::shift;
use crate::search::{Node, Search};

/// What moves are marked by: so much for each ply, less at first, and so much at most.
const A_PLY: i32 = 195;
const AT_FIRST: i32 = 106;
const MOST: i32 = 1335;
/// The same for the move before a position in which no move was good enough.
const BEFORE_A_PLY: i32 = 111;
const BEFORE_AT_FIRST: i32 = 2;
const BEFORE_MOST: i32 = 594;
/// How judgements before and after a move mark it.
const CHANGE: i32 = 4;
const CHANGE_MOST: i32 = 385;

/// How many plies before are looked at.
const BEFORE: [usize; 3] = [1, 2, 4];

/// The moves that were not good enough.
#[derive(Debug)]
pub(super) struct Tried<M> {
    quiets: arrayvec::ArrayVec<M, 48>,
    captures: arrayvec::ArrayVec<M, 32>,
}

impl<M> Tried<M> {
    pub(super) fn new() -> Self {
        Self { quiets: arrayvec::ArrayVec::new(), captures: arrayvec::ArrayVec::new() }
    }

    /// Notes a move; those that come very late are not learned from.
    pub(super) fn push(&mut self, action: M, is_quiet: bool) {
        let _ = match is_quiet {
            true => self.quiets.try_push(action).is_ok(),
            false => self.captures.try_push(action).is_ok(),
        };
    }
}

impl<N: Node> Search<N> {
    /// Learns from a move that was good enough, looked at so deep, and from those before it.
    pub(super) fn reward(&mut self, node: &N, action: N::Move, ply: u32, depth: i32, tried: &Tried<N::Move>) {
        let amount = (A_PLY * depth - AT_FIRST).min(MOST);
        if node.gain(action) <= 0 {
            self.remember(N::pack(action), ply);
            self.mark(node, action, ply, amount);
            tried.quiets.iter().for_each(|other| self.mark(node, *other, ply, -amount));
        } else {
            shift(&mut self.capturing[Self::capture_place(node, action)], amount);
        }
        for other in &tried.captures {
            shift(&mut self.capturing[Self::capture_place(node, *other)], -amount);
        }
    }

    fn mark(&mut self, node: &N, action: N::Move, ply: u32, amount: i32) {
        let (slot, kind) = (self.place(node, action, ply), node.kind(action));
        shift(&mut self.history[slot], amount);
        self.mark_after(kind, ply, amount, &BEFORE);
    }

    fn mark_after(&mut self, kind: usize, ply: u32, amount: i32, before: &[usize]) {
        for plies in before {
            if let Some(place) = self.place_after(kind, ply, *plies) {
                shift(&mut self.following[place], amount);
            }
        }
    }

    /// Learns from a position in which no move was good enough that the quiet move before it was.
    pub(super) fn reward_the_move_before(&mut self, ply: u32, depth: i32) {
        self.mark_the_move_before(ply, (BEFORE_A_PLY * depth - BEFORE_AT_FIRST).min(BEFORE_MOST));
    }

    /// Learns from how the position is judged after a quiet move what that was worth.
    pub(super) fn compare_with_before(&mut self, ply: u32) {
        if let Some(before) = (ply as usize).checked_sub(1) {
            let worse = self.stack[before].judged + self.stack[before + 1].judged;
            self.mark_the_move_before(ply, (-CHANGE * worse).clamp(-CHANGE_MOST, CHANGE_MOST));
        }
    }

    fn mark_the_move_before(&mut self, ply: u32, amount: i32) {
        let Some(before) = (ply as usize).checked_sub(1).map(|before| self.stack[before]) else { return };
        if before.is_quiet {
            shift(&mut self.history[before.slot], amount);
            self.mark_after(before.kind, ply - 1, amount, &BEFORE[..2]);
        }
    }
}
