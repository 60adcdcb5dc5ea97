//! Reasons why a move is not legal, each in one sentence.

use super::board::{Bitboard8, Board, Square8};
use super::castling::{self, CastlingSide};
use super::movement::Movements;
use super::moves::Move;
use super::role::Role;
use super::san::{self, ParsedSan};
use super::square::rank_of;
use crate::action_error::ActionError;

const TITLES: [&str; 2] = ["White", "Black"];

/// Returns the error for a square without a piece of the mover.
pub(super) fn nobody_there(board: &Board, from: Square8) -> ActionError {
    ActionError::illegal(match board.piece_on(from) {
        Some((role, owner)) => format!("the {} on {from} is {}’s", role.name(), TITLES[owner.index()]),
        None => format!("nothing stands on {from}"),
    })
}

/// Returns the error for a square to which no piece of the kind may go.
pub(super) fn no_such_move(board: &Board, written: &ParsedSan) -> ActionError {
    let (role, to) = (written.role, written.to);
    let origins: Vec<Square8> = san::origins(board, written).collect();
    let us = board.turn();
    if origins.is_empty() {
        let there = if written.file.is_some() || written.rank.is_some() { " there" } else { "" };
        return ActionError::illegal(format!("{} has no {}{there}", TITLES[us.index()], role.name()));
    }
    if board.side(us).contains(to) {
        return ActionError::illegal(format!("your own piece is on {to}"));
    }
    if board.all(Role::King).contains(to) {
        return ActionError::illegal("a King is never captured");
    }
    let reaches = origins.into_iter().any(|from| reach(board, role, from).contains(to));
    ActionError::illegal(match (reaches, role) {
        (true, Role::King) => format!("the King would be in check on {to}"),
        (true, _) if board.is_in_check(us) => "your King is in check and would still be".to_owned(),
        (true, _) => "your King would be in check".to_owned(),
        (false, Role::King) => format!("the King cannot go to {to}"),
        (false, _) => format!("no {} can go to {to}", role.name()),
    })
}

/// Returns the squares that a piece could go to if its King did not matter.
fn reach(board: &Board, role: Role, from: Square8) -> Bitboard8 {
    let us = board.turn();
    let movements = Movements::get();
    let movement = match role {
        Role::Pawn if from.rank() == rank_of(us, 2) => movements.pawn_at_home(us),
        Role::Pawn => movements.pawn(us),
        _ => movements.piece(role),
    };
    let reach = movement.reach(from, board.occupied());
    reach.quiet | reach.capture
}

/// Returns the error for a move that several pieces of the kind can make.
pub(super) fn ambiguous(board: &Board, written: &ParsedSan, candidates: &[Move]) -> ActionError {
    let mut ways: Vec<String> = candidates
        .iter()
        .filter(|action| action.promotion == written.promotion || action.promotion.is_none())
        .map(|action| san::write(board, *action))
        .collect();
    ways.dedup();
    ActionError::illegal(format!("more than one piece can go to {}: write {}", written.to, ways.join(" or ")))
}

/// Refuses a move without the piece that the Pawn becomes.
pub(super) fn promotion_missing(to: Square8) -> ActionError {
    ActionError::illegal(format!("say what the Pawn becomes: {to}=Q, {to}=R, {to}=B or {to}=N"))
}

/// Returns the error for castling to a wing where it is not legal.
pub(super) fn no_castling(board: &Board, wing: CastlingSide) -> ActionError {
    let us = board.turn();
    let attacked = |square: Square8| {
        let without = board.occupied() & !Bitboard8::of(castling::king_home(us));
        !board.attackers(square, us.other(), without).is_empty()
    };
    ActionError::illegal(if !board.castling().has(us, wing) {
        "the right to castle there is lost: King or Rook has moved or is not in place".to_owned()
    } else if !board.castling_way(wing).is_empty() {
        "there are pieces between King and Rook".to_owned()
    } else if board.is_in_check(us) {
        "a King in check cannot castle".to_owned()
    } else if attacked(castling::rook_target(us, wing)) {
        format!("the King would pass over {}, which is attacked", castling::rook_target(us, wing))
    } else {
        format!("the King would be in check on {}", castling::king_target(us, wing))
    })
}
