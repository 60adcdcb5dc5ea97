//! Reasons why a move is not legal, each in one sentence.

use super::board::{Bitboard8, Board, Square8};
use super::castling::{self, CastlingSide};
use super::movement::Movements;
use super::moves::Move;
use super::ray::Rays;
use super::role::Role;
use super::san::{self, ParsedSan};
use super::square::rank_of;
use crate::action_error::ActionError;
use crate::phrase::{Phrase, Word, phrase};

const TITLES: [&str; 2] = ["White", "Black"];

/// Returns the error for a square without a piece of the mover.
pub(super) fn nobody_there(board: &Board, from: Square8) -> ActionError {
    ActionError::illegal(match board.piece_on(from) {
        Some((role, owner)) => {
            let (name, side) = (Word(board.army_on(from).piece_name(role)), Word(TITLES[owner.index()]));
            phrase!("the {name} on {from} is {side}’s", name, from, side)
        }
        None => phrase!("nothing stands on {from}", from),
    })
}

/// Returns the error for a square to which no piece of the kind may go.
pub(super) fn no_such_move(board: &Board, written: &ParsedSan) -> ActionError {
    let (role, to) = (written.role, written.to);
    let origins: Vec<Square8> = san::origins(board, written).collect();
    let us = board.turn();
    let name = Word(board.army_of(us, written.is_foreign).piece_name(role));
    if origins.is_empty() {
        let is_there = written.file.is_some() || written.rank.is_some();
        let side = Word(TITLES[us.index()]);
        return ActionError::illegal(match (written.is_foreign, is_there) {
            (false, false) => phrase!("{side} has no {name}", side, name),
            (false, true) => phrase!("{side} has no {name} there", side, name),
            (true, false) => phrase!("{side} has no {name} of the other army", side, name),
            (true, true) => phrase!("{side} has no {name} of the other army there", side, name),
        });
    }
    if board.side(us).contains(to) {
        return ActionError::illegal(phrase!("your own piece is on {to}", to));
    }
    if board.all(Role::King).contains(to) {
        return ActionError::illegal(phrase!("a King is never captured"));
    }
    let reaches = origins.into_iter().any(|from| reach(board, role, from).contains(to));
    ActionError::illegal(match (reaches, role) {
        (true, Role::King) => phrase!("the King would be in check on {square}", square = to),
        (true, _) if board.is_in_check(us) => phrase!("your King is in check and would still be"),
        (true, _) => phrase!("your King would be in check"),
        (false, Role::King) => phrase!("the King cannot go to {to}", to),
        (false, _) => phrase!("no {name} can go to {to}", name, to),
    })
}

/// Returns the squares that a piece could go to if its King did not matter.
fn reach(board: &Board, role: Role, from: Square8) -> Bitboard8 {
    let us = board.turn();
    let movements = Movements::get();
    let movement = match role {
        Role::Pawn if from.rank() == rank_of(us, 2) => movements.pawn_at_home(us),
        Role::Pawn => movements.pawn(us),
        _ => return board.reach(from, board.occupied()),
    };
    let reach = movement.reach(from, board.occupied());
    reach.quiet | reach.capture
}

/// Returns the error for a move that several pieces of the kind can make.
pub(super) fn ambiguous(board: &Board, written: &ParsedSan, candidates: &[Move]) -> ActionError {
    let mut ways: Vec<String> = candidates
        .iter()
        .filter(|action| action.becomes() == written.promotion || action.promotion.is_none())
        .map(|action| san::write(board, *action))
        .collect();
    ways.dedup();
    let ways =
        ways.into_iter().map(Phrase::verbatim).reduce(|one, other| phrase!("{one} or {other}", one, other));
    ActionError::illegal(phrase!(
        "more than one piece can go to {to}: write {ways}",
        to = written.to,
        ways = ways.unwrap_or_default()
    ))
}

/// Refuses a move without the piece that the Pawn becomes.
pub(super) fn promotion_missing(board: &Board, to: Square8) -> ActionError {
    let ways = phrase!("say what the Pawn becomes: {to}=Q, {to}=R, {to}=B or {to}=N", to);
    ActionError::illegal(match board.are_armies_alike() {
        true => ways,
        false => phrase!("{ways}; {to}=Q' and so on for a piece of the other side’s army", ways, to),
    })
}

/// Refuses a promotion to what no Pawn can become.
pub(super) fn no_such_promotion((role, is_foreign): (Role, bool)) -> ActionError {
    ActionError::illegal(match is_foreign && Move::PROMOTIONS.contains(&role) {
        true => {
            let letter = role.letter();
            phrase!("both sides have the same army: write ={letter} without a prime", letter)
        }
        false => phrase!("a Pawn becomes a Queen, Rook, Bishop or Knight"),
    })
}

/// Returns the error for castling to a wing where it is not legal.
pub(super) fn no_castling(board: &Board, wing: CastlingSide) -> ActionError {
    let us = board.turn();
    let attacked = |square: Square8| {
        let without = board.occupied() & !Bitboard8::of(castling::king_home(us));
        !board.attackers(square, us.other(), without).is_empty()
    };
    let goal = castling::king_target(us, wing, board.army_of(us, false));
    let mut passed = Rays::get().between(castling::king_home(us), goal);
    ActionError::illegal(if !board.castling().has(us, wing) {
        phrase!("the right to castle there is lost: King or Rook has moved or is not in place")
    } else if !board.castling_way(wing).is_empty() {
        phrase!("there are pieces between King and Rook")
    } else if board.is_in_check(us) {
        phrase!("a King in check cannot castle")
    } else if let Some(square) = passed.find(|square| attacked(*square)) {
        phrase!("the King would pass over {square}, which is attacked", square)
    } else {
        phrase!("the King would be in check on {square}", square = goal)
    })
}
