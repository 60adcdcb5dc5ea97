//! Moves as steps, for menus.

use super::game::Chess;
use super::moves::Move;
use super::role::Role;
use crate::menu::MenuStep;

impl Chess {
    /// Returns the menu steps to a legal move: the piece, the square, and the promotion of a Pawn.
    #[must_use]
    pub fn steps(&self, action: Move) -> Vec<MenuStep> {
        let board = self.board();
        let Move { from, to, promotion } = action;
        let (own, other) = (self.turn(), self.turn().other());
        let named = |role: Role, owner| format!("{} {}", role.symbol(owner), role.name());
        let step = |ask, label, help| MenuStep { ask, label, help };
        let mover = board.role_on(from).map_or_else(String::new, |role| named(role, own));
        let goal = match (board.castling_of(action), self.taken(action)) {
            (Some(wing), _) => step("To which square?", to.to_string(), format!("castles {}", wing.text())),
            (None, Some(role)) => step(
                "To which square?",
                format!("×{to} {}", role.symbol(other)),
                format!("takes {}", role.name()),
            ),
            (None, None) => step("To which square?", to.to_string(), String::new()),
        };
        let mut steps = vec![step("Which piece?", format!("{mover} {from}"), String::new()), goal];
        if let Some(role) = promotion {
            steps.push(step("What does the Pawn become?", named(role, own), String::new()));
        }
        steps
    }

    /// Returns the gain of a legal move in Pawns: the piece it takes and the promotion.
    #[must_use]
    pub fn gain(&self, action: Move) -> u32 {
        self.taken(action).map_or(0, Role::worth) + action.promotion.map_or(0, Role::worth)
    }

    fn taken(&self, action: Move) -> Option<Role> {
        let board = self.board();
        // A Pawn captured in passing is not on the square.
        board.captures(action).then(|| board.role_on(action.to).unwrap_or(Role::Pawn))
    }
}
