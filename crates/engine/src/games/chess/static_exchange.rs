//! Static exchange evaluation: the result of a capture when both sides keep capturing on its square.

use trickmate_rules::chess::{Bitboard8, Move, Role, State};

use super::evaluation::worth_in;
use crate::score::Value;

/// Returns the gain or loss of a capture by a piece; `first` is the value of the captured piece, and each side may
/// stop.
pub(super) fn see(state: &State, action: Move, piece: Role, first: Value) -> Value {
    let board = state.board();
    let square = action.to;
    let queens = board.all(Role::Queen);
    let (diagonal, straight) = (board.all(Role::Bishop) | queens, board.all(Role::Rook) | queens);
    let mut occupied = board.occupied() & !Bitboard8::of(action.from);
    let mut attackers = state.attackers(square, occupied);
    let mut gains: arrayvec::ArrayVec<Value, 32> = arrayvec::ArrayVec::new();
    gains.push(first);
    let mut on_square = worth_in(board.army_on(action.from), piece);
    let mut side = board.turn().other();
    while !gains.is_full() {
        let own = attackers & board.side(side);
        if own.is_empty() {
            break;
        }
        let cheapest =
            Role::ALL.into_iter().find_map(|role| (own & board.all(role)).first().map(|from| (role, from)));
        let Some((role, from)) = cheapest else { break };
        // A King does not capture a guarded piece.
        if role == Role::King && !(attackers & board.side(side.other())).is_empty() {
            break;
        }
        let before = gains.last().copied().unwrap_or(0);
        gains.push(on_square - before);
        // A side that is ahead in any case need not look on.
        if before.max(before - on_square) < 0 {
            break;
        }
        on_square = worth_in(board.army_on(from), role);
        occupied &= !Bitboard8::of(from);
        if !board.is_orthodox() {
            attackers = state.attackers(square, occupied);
            side = side.other();
            continue;
        }
        // The piece behind this one now attacks the square.
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

#[cfg(test)]
mod tests {
    use trickmate_rules::chess::{Board, Chess};
    use trickmate_rules::kernel::Seed;

    use super::*;
    use crate::games::chess::evaluation::worth;
    use crate::games::chess::moves::{gain as taken, victim};

    /// Returns the most that a side wins on a square, computed from scratch: it captures with its cheapest piece or stops.
    fn best(board: &Board, square: trickmate_rules::chess::Square8, on_square: Value) -> Value {
        let (side, state) = (board.turn(), State::from(*board));
        let attackers = state.attackers(square, board.occupied()) & board.side(side);
        let cheapest = Role::ALL
            .into_iter()
            .find_map(|role| (attackers & board.all(role)).first().map(|from| (role, from)));
        let Some((role, from)) = cheapest else { return 0 };
        let defenders = state.attackers(square, board.occupied() & !Bitboard8::of(from));
        if role == Role::King && !(defenders & board.side(side.other())).is_empty() {
            return 0;
        }
        (on_square - best(&moved(board, from, square, role), square, worth(role))).max(0)
    }

    fn moved(
        board: &Board,
        from: trickmate_rules::chess::Square8,
        to: trickmate_rules::chess::Square8,
        role: Role,
    ) -> Board {
        let mut next = Board::empty(board.turn().other());
        for square in board.occupied().into_iter().filter(|square| *square != from && *square != to) {
            if let Some((role, owner)) = board.piece_on(square) {
                next.put(role, owner, square);
            }
        }
        next.put(role, board.turn(), to);
        next
    }

    #[test]
    fn an_exchange_is_what_capturing_again_and_again_leaves() {
        let mut chance = Seed::new([5; 32]).chance("exchanges");
        let mut compared = 0;
        for _ in 0..60 {
            let mut state = State::from(*Chess::start().board());
            for _ in 0..100 {
                let legal = state.board().legal_moves();
                if legal.is_empty() {
                    break;
                }
                for action in legal.iter().filter(|action| action.promotion.is_none()) {
                    let board = state.board();
                    let piece = board.role_on(action.from).unwrap();
                    let in_passing = victim(&state, *action).is_some() && board.role_on(action.to).is_none();
                    if in_passing || piece == Role::King {
                        continue;
                    }
                    let first = taken(&state, *action);
                    let after = moved(board, action.from, action.to, piece);
                    let expected = first - best(&after, action.to, worth(piece));
                    let found = see(&state, *action, piece, first);
                    // The search stops as soon as a loss is certain, so only the sign is exact.
                    assert_eq!(found < 0, expected < 0, "{action} in {}", Chess::from_board(*board).fen());
                    compared += 1;
                }
                state.play(legal[chance.below(legal.len() as u32) as usize]);
            }
        }
        assert!(compared > 50_000, "{compared}");
    }
}
