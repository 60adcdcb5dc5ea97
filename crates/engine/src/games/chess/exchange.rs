//! What is left of a capture when everybody captures again on its square.

use trickmate_rules::chess::{Bitboard8, Move, Role, State};

use super::worth;
use crate::score::Points;

/// What a capture by a piece wins or loses, `first` being what it takes; each side may stop.
pub(super) fn gain(state: &State, action: Move, piece: Role, first: Points) -> Points {
    let board = state.board();
    let square = action.to;
    let queens = board.all(Role::Queen);
    let (diagonal, straight) = (board.all(Role::Bishop) | queens, board.all(Role::Rook) | queens);
    let mut occupied = board.occupied() & !Bitboard8::of(action.from);
    let mut attackers = state.attackers(square, occupied);
    let mut gains: arrayvec::ArrayVec<Points, 32> = arrayvec::ArrayVec::new();
    gains.push(first);
    let mut on_square = worth(piece);
    let mut side = board.turn().other();
    while !gains.is_full() {
        let own = attackers & board.side(side);
        if own.is_empty() {
            break;
        }
        let cheapest =
            Role::ALL.into_iter().find_map(|role| (own & board.all(role)).first().map(|from| (role, from)));
        let Some((role, from)) = cheapest else { break };
        // A King does not capture what is guarded.
        if role == Role::King && !(attackers & board.side(side.other())).is_empty() {
            break;
        }
        let before = gains.last().copied().unwrap_or(0);
        gains.push(on_square - before);
        // Whoever is ahead whatever happens next need not look on.
        if before.max(before - on_square) < 0 {
            break;
        }
        on_square = worth(role);
        occupied &= !Bitboard8::of(from);
        // What stood behind the piece attacks the square now.
        if role != Role::Knight && role != Role::Rook {
            attackers |= State::reach(Role::Bishop, square, occupied) & diagonal;
        }
        if matches!(role, Role::Rook | Role::Queen | Role::King) {
            attackers |= State::reach(Role::Rook, square, occupied) & straight;
        }
        attackers &= occupied;
        side = side.other();
    }
    while gains.len() > 1 {
        let last = gains.pop().unwrap_or(0);
        if let Some(before) = gains.last_mut() {
            *before = -last.max(-*before);
        }
    }
    gains.first().copied().unwrap_or(0)
}
