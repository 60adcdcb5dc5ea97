//! Moves of chess in the order of the search.

use trickmate_rules::chess::{Board, Move, Role, State};

use super::evaluation::{worth, worth_in};
use super::static_exchange;
use crate::score::Value;
use crate::search::Moves;

/// Lists the legal moves with their order.
#[inline]
pub(crate) fn moves(state: &State, list: &mut Moves<Move>) {
    state.each_move(|action| {
        let _ = list.try_push((action, order(state, action)));
    });
}

/// Lists the legal captures and promotions to a Queen with their order.
#[inline]
pub(crate) fn captures(state: &State, list: &mut Moves<Move>) {
    state.each_capture(|action| {
        let _ = list.try_push((action, order(state, action)));
    });
}

/// Returns `true` if the side to move has a piece: with Pawns alone zugzwang is not rare.
pub(crate) fn allows_null_move(board: &Board) -> bool {
    let us = board.turn();
    let pieces = [Role::Knight, Role::Bishop, Role::Rook, Role::Queen];
    pieces.into_iter().any(|role| !board.of(role, us).is_empty())
}

/// Returns the material that a move wins at once by a capture or a promotion.
#[inline]
pub(crate) fn gain(state: &State, action: Move) -> Value {
    if is_plain(state, action) { 0 } else { gain_of_capture(state, action) }
}

/// Returns `true` for a move without a capture or promotion, as most moves are.
#[inline]
fn is_plain(state: &State, Move { to, promotion, .. }: Move) -> bool {
    let board = state.board();
    board.role_on(to).is_none() && promotion.is_none() && board.passed() != Some(to)
}

fn gain_of_capture(state: &State, action: Move) -> Value {
    let board = state.board();
    let promoted = |role| worth_in(board.promotion_army(action), role) - worth(Role::Pawn);
    let taken = |role| worth_in(board.army_on(action.to), role);
    victim(state, action).map_or(0, taken) + action.promotion.map_or(0, promoted)
}

pub(super) fn victim(state: &State, action: Move) -> Option<Role> {
    let board = state.board();
    // No legal move ends on an own piece.
    board.role_on(action.to).or_else(|| {
        let in_passing = board.passed() == Some(action.to) && board.role_on(action.from) == Some(Role::Pawn);
        in_passing.then_some(Role::Pawn)
    })
}

/// Returns the order of captures and promotions, those that win most first; 0 for other moves.
#[inline]
pub(crate) fn order(state: &State, action: Move) -> i32 {
    if is_plain(state, action) { 0 } else { order_of_capture(state, action) }
}

fn order_of_capture(state: &State, action: Move) -> i32 {
    let gain = gain_of_capture(state, action);
    if gain == 0 {
        return 0;
    }
    let piece = state.board().role_on(action.from).unwrap_or(Role::Pawn);
    gain * 16 - worth_in(state.board().army_on(action.from), piece) / 16
}

/// Returns the static exchange evaluation of a move; 0 if it surely loses nothing.
#[inline]
pub(crate) fn see(state: &State, action: Move) -> Value {
    let piece = state.board().role_on(action.from).unwrap_or(Role::Pawn);
    let gain = gain(state, action);
    let own = worth_in(state.board().army_on(action.from), piece);
    if piece == Role::King || own <= gain || action.promotion.is_some() {
        return 0;
    }
    static_exchange::see(state, action, piece, gain)
}

pub(crate) fn pack(action: Move) -> u32 {
    let promotion = action.promotion.map_or(0, |role| role as u32);
    let is_foreign = u32::from(action.is_foreign);
    action.from.index() as u32 | (action.to.index() as u32) << 6 | promotion << 12 | is_foreign << 15
}

pub(crate) fn slot(state: &State, action: Move) -> usize {
    let piece = state.board().role_on(action.from).unwrap_or(Role::Pawn);
    piece as usize * 64 + action.to.index()
}
