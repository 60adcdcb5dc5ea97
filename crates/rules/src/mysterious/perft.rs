//! Counts of action sequences, to check the generator.

use super::action::Action;
use super::phase::Phase;
use crate::mysterious::unplaced::Unplaced;

/// Counts the sequences of this length. The last ply is counted without making it.
pub(super) fn count(phase: &Phase, depth: u32) -> u64 {
    if depth == 0 {
        return 1;
    }
    if phase.actor().is_none() {
        return 0;
    }
    let mut sequences = 0;
    match phase {
        Phase::Placing(placing) => {
            let mut place = |kind| {
                for square in placing.spread.empty() {
                    sequences += count(&placing.clone().place(kind, square), depth - 1);
                }
            };
            match &placing.stock {
                Unplaced::Hands(hands) if depth == 1 => {
                    let kinds = hands[placing.turn.index()].kinds().count();
                    return (kinds * placing.spread.empty().count()) as u64;
                }
                Unplaced::Pack(_) if depth == 1 => return placing.spread.empty().count() as u64,
                Unplaced::Hands(hands) => hands[placing.turn.index()].kinds().map(Some).for_each(place),
                Unplaced::Pack(_) => place(None),
            }
        }
        Phase::Flipping(flipping) => {
            let actions = flipping.actions();
            if depth == 1 {
                return actions.len() as u64;
            }
            for action in actions {
                match action {
                    Action::Flip(square) => sequences += count(&flipping.clone().flip(square), depth - 1),
                    Action::Promote(square, role) => {
                        sequences += count(&flipping.clone().promote(square, role), depth - 1);
                    }
                    Action::Place(..) | Action::Move(_) => {}
                }
            }
        }
        Phase::Chess(chess) => {
            if depth == 1 {
                return chess.board().count_moves();
            }
            chess.board().each_move(|action| {
                let mut next = chess.clone();
                next.play_unchecked(action);
                sequences += count(&Phase::Chess(next), depth - 1);
            });
        }
    }
    sequences
}
