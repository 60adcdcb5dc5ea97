//! The current state of a plan: the moves still ahead.

use crate::conditional_moves::move_tree::{MoveTree, Node};
use crate::conditional_moves::planned_by::PlannedBy;
use crate::conditional_moves::rows::MovePlanRow;
use crate::error::ServiceError;
use crate::ids::{MatchId, PlanRevision, Version};
use crate::matches::hosted_match::HostedMatch;
use crate::matches::seat_number::seat_of;
use trickmate_rules::Seat;

/// The moves that a player plans from the current position on.
#[derive(Clone, Debug)]
pub struct MovePlan {
    /// The version of the match at which these moves begin.
    pub version: Version,
    /// The revision of the stored plan; 0 if there is none.
    pub revision: PlanRevision,
    /// The moves.
    pub tree: MoveTree,
}

/// A place in a plan, in the state in which a player saw it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PlannedAt {
    /// The version of the match.
    pub version: Version,
    /// The revision of the plan.
    pub revision: PlanRevision,
    /// The last move of the line; `None` for the position on the board.
    pub node: Option<Node>,
}

/// The next step of a plan in the current position.
pub(crate) enum Due {
    /// The plan waits for a move.
    Wait,
    /// This answer is due.
    Play(String),
    /// The game has left the plan, or reached its end.
    Over,
}

impl MovePlanRow {
    pub(crate) fn planned_by(&self, match_id: MatchId) -> PlannedBy {
        PlannedBy { match_id, seat: seat_of(self.seat), revision: self.revision }
    }

    fn tree(&self, hosted: &HostedMatch) -> Result<MoveTree, ServiceError> {
        // The error does not show the moves, since they are secret.
        let corrupt = || ServiceError::Corrupt(hosted.id.get(), "a plan of moves cannot be read".to_owned());
        let tree: MoveTree = serde_json::from_str(&self.tree).map_err(|_| corrupt())?;
        if tree.is_sound() { Ok(tree) } else { Err(corrupt()) }
    }

    /// Returns the tree, the last of its moves that was played, and the number of moves played since the plan began;
    /// `None` if the game has left the plan.
    fn reached(&self, hosted: &HostedMatch) -> Result<Option<(MoveTree, Option<Node>, usize)>, ServiceError> {
        let tree = self.tree(hosted)?;
        let Some(plies) = hosted.plies_at(self.base) else { return Ok(None) };
        let made = hosted.game.plies().get(plies..).unwrap_or_default();
        let mut node = None;
        for ply in made {
            node = match tree.find(node, &ply.text) {
                Some(next) => Some(next),
                None => return Ok(None),
            };
        }
        Ok(Some((tree, node, made.len())))
    }

    /// Returns the next step of the plan in the current position of a match.
    pub(crate) fn due(&self, hosted: &HostedMatch) -> Result<Due, ServiceError> {
        let Some((tree, node, made)) = self.reached(hosted)? else { return Ok(Due::Over) };
        let Some(next) = tree.after(node).next() else { return Ok(Due::Over) };
        let seat = seat_of(self.seat);
        let is_answer = made > 0 && hosted.game.to_act() == [seat];
        Ok(match tree.text(next).filter(|_| is_answer) {
            Some(text) => Due::Play(text.to_owned()),
            None => Due::Wait,
        })
    }
}

impl MovePlan {
    /// Returns the current state of a seat's plan, from its stored form.
    pub(crate) fn of(hosted: &HostedMatch, row: Option<&MovePlanRow>) -> Result<Self, ServiceError> {
        let version = hosted.version();
        let revision = row.map_or(PlanRevision::new(0), |row| row.revision);
        let reached = match row {
            Some(row) => row.reached(hosted)?,
            None => None,
        };
        let tree = reached.map(|(tree, node, _)| tree.beyond(node)).unwrap_or_default();
        Ok(Self { version, revision, tree })
    }

    /// Returns a place in it.
    #[must_use]
    pub const fn at(&self, node: Option<Node>) -> PlannedAt {
        PlannedAt { version: self.version, revision: self.revision, node }
    }

    /// Returns the seat to act after the moves of a line.
    #[must_use]
    pub fn seat_after(&self, hosted: &HostedMatch, node: Option<Node>) -> Option<Seat> {
        let first = *hosted.game.to_act().first()?;
        let is_first = self.tree.line(node).len().is_multiple_of(2);
        Some(if is_first { first } else { first.other() })
    }
}
