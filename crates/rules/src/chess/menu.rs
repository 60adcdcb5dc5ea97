//! Moves as steps, for menus.

use super::army::Army;
use super::game::Chess;
use super::moves::Move;
use super::role::Role;
use crate::menu::MenuStep;
use crate::phrase::{Phrase, Word, phrase};
use crate::seat::Seat;

/// Returns a piece with its symbol, e.g. "♘ Knight".
pub(crate) fn piece_label(role: Role, owner: Seat, army: Army) -> Phrase {
    phrase!("{symbol} {name}", symbol = role.symbol(owner), name = Word(army.piece_name(role)))
}

impl Chess {
    /// Returns the menu steps to a legal move: the piece, the square, and the promotion of a Pawn.
    #[must_use]
    pub fn steps(&self, action: Move) -> Vec<MenuStep> {
        let board = self.board();
        let Move { from, to, promotion, .. } = action;
        let (own, other) = (self.turn(), self.turn().other());
        let piece = board.role_on(from).unwrap_or(Role::Pawn);
        let (symbol, name) = (piece.symbol(own), Word(board.army_on(from).piece_name(piece)));
        let mover = MenuStep {
            short: Phrase::verbatim(format!("{symbol} {from}")),
            ..MenuStep::new(phrase!("Which piece?"), phrase!("{symbol} {name} {from}", symbol, name, from))
        };
        let (label, help) = match (board.castling_of(action), self.taken(action)) {
            (Some(wing), _) => (to.to_string(), phrase!("castles {wing}", wing = wing.text())),
            (None, Some((role, army))) => (
                format!("×{to} {}", role.symbol(other)),
                phrase!("takes {name}", name = Word(army.piece_name(role))),
            ),
            (None, None) => (to.to_string(), Phrase::default()),
        };
        let goal = MenuStep::new(phrase!("To which square?"), Phrase::verbatim(label));
        let mut steps = vec![mover.at(from.index()), goal.at(to.index()).help(help)];
        if let Some(role) = promotion {
            steps.push(MenuStep::new(
                phrase!("What does the Pawn become?"),
                piece_label(role, own, board.promotion_army(action)),
            ));
        }
        steps
    }

    /// Returns the gain of a legal move in Pawns: the piece it takes and the promotion.
    #[must_use]
    pub fn gain(&self, action: Move) -> u32 {
        self.taken(action).map_or(0, |(role, _)| role.worth()) + action.promotion.map_or(0, Role::worth)
    }

    /// Returns the piece that a legal move takes, and its army.
    pub(super) fn taken(&self, action: Move) -> Option<(Role, Army)> {
        let board = self.board();
        // A Pawn captured in passing is not on the square.
        board
            .captures(action)
            .then(|| (board.role_on(action.to).unwrap_or(Role::Pawn), board.army_on(action.to)))
    }
}
