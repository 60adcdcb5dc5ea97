//! Moves as steps, for menus.

use super::game::Chess;
use super::moves::Move;
use super::role::Role;
use crate::rules::step::Step;

impl Chess {
    /// The steps by which a menu leads to a legal move: the man, the square, and what a Pawn becomes.
    #[must_use]
    pub fn steps(&self, action: Move) -> Vec<Step> {
        let board = self.board();
        let Move { from, to, promotion } = action;
        let name = |role: Option<Role>| role.map_or("man", Role::name);
        let label = match (board.castling_of(action), board.captures(action)) {
            (Some(wing), _) => format!("{to}, castles {}", wing.text()),
            (None, true) => format!("{to}, captures {}", name(board.role_on(to).or(Some(Role::Pawn)))),
            (None, false) => to.to_string(),
        };
        let step = |ask, label| Step { ask, label, help: String::new() };
        let mut steps = vec![
            step("Which man?", format!("{} on {from}", name(board.role_on(from)))),
            step("To which square?", label),
        ];
        if let Some(role) = promotion {
            steps.push(step("What does the Pawn become?", role.name().to_owned()));
        }
        steps
    }
}
