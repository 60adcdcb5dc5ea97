//! The effects of chess moves.

use super::game::Chess;
use super::moves::Move;
use crate::happening::{Happening, PieceName};

impl Chess {
    /// Returns the effects of a legal move. Check is among them only if the game after the move is given.
    pub(crate) fn happenings(&self, action: Move, after: Option<&Chess>) -> Vec<Happening> {
        let board = self.board();
        let Move { from, to, promotion, .. } = action;
        let mover = board.role_on(from).map(|role| PieceName::Chessman(role, board.army_on(from)));
        let (begins, ends) = (from.to_string(), to.to_string());
        let moved = mover.map(|piece| match (board.castling_of(action), self.taken(action)) {
            (Some(side), _) => Happening::Castled { side, from: begins, to: ends },
            (None, Some((role, army))) => {
                Happening::Took { piece, from: begins, victim: PieceName::Chessman(role, army), on: ends }
            }
            (None, None) => Happening::Moved { piece, from: begins, to: ends },
        });
        let army = board.promotion_army(action);
        let became = promotion.map(|role| Happening::Became(PieceName::Chessman(role, army)));
        let is_check = |after: &Chess| after.is_check() && after.ending().is_none();
        let checked = after.is_some_and(is_check).then_some(Happening::Checked);
        moved.into_iter().chain(became).chain(checked).collect()
    }
}
