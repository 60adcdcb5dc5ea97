//! Requests about planned moves: reading a plan, adding, removing, typing, clearing.

use crate::conditional_moves::error::ConditionalMoveError;
use crate::conditional_moves::handle::ConditionalMoveRequests;
use crate::conditional_moves::move_plan::{Due, MovePlan, PlannedAt};
use crate::conditional_moves::move_tree::{MoveTree, Node};
use crate::conditional_moves::open_game::{is_plannable, planned_step};
use crate::conditional_moves::rows::NewMovePlan;
use crate::error::ServiceError;
use crate::ids::{MatchId, PlanRevision, PlayerId};
use crate::matches::hosted_match::HostedMatch;
use crate::matches::secret::random_bytes;
use crate::workers::Lane;
use trickmate_rules::{Match, Seat};

impl ConditionalMoveRequests<'_> {
    /// Returns the current plan of a seat in a match.
    ///
    /// # Errors
    /// A match in which moves cannot be planned; an answer that is just being played; a failure of the database.
    pub async fn plan(self, hosted: &HostedMatch, seat: Seat) -> Result<MovePlan, ServiceError> {
        let rows = self.service.store.conditional_moves().of_match(hosted.id).await?;
        let row = rows.into_iter().find(|row| row.seat == seat.index() as i64);
        let hosted = hosted.clone();
        let look = move || {
            if !is_plannable(&hosted) {
                return Err(ConditionalMoveError::NotHere.into());
            }
            if let Some(row) = &row
                && matches!(row.due(&hosted)?, Due::Play(_))
            {
                return Err(ServiceError::Stale);
            }
            MovePlan::of(&hosted, row.as_ref())
        };
        self.service.workers.run(Lane::Game, look).await?
    }

    /// Adds a move of either side to a plan. An answer by the plan's owner replaces any other answer there. Returns the
    /// plan and the move in it.
    ///
    /// # Errors
    /// A place in a plan that has changed since, a move that the rules refuse or after which nothing can be planned, too many
    /// moves, a failure of the database. Nothing has then changed.
    pub async fn add(
        self,
        hosted: &HostedMatch,
        seat: Seat,
        at: PlannedAt,
        text: String,
    ) -> Result<(MovePlan, Node), ServiceError> {
        let plan = self.current(hosted, seat, at).await?;
        let looked = hosted.clone();
        let add = move || {
            let mut game = after(&looked.game, &plan.tree, at.node)?;
            let text = planned_step(&mut game, &text)?;
            let is_own = plan.seat_after(&looked, at.node) == Some(seat);
            let others: Vec<Node> = match is_own {
                true => {
                    plan.tree.after(at.node).filter(|node| plan.tree.text(*node) != Some(&*text)).collect()
                }
                false => Vec::new(),
            };
            // Numbers change, so the place is found again by its moves.
            let line: Vec<String> = plan
                .tree
                .line(at.node)
                .into_iter()
                .filter_map(|node| plan.tree.text(node))
                .map(str::to_owned)
                .collect();
            let mut tree = plan.tree.without(&others);
            let mut node = None;
            for text in line.iter().chain([&text]) {
                node = Some(tree.add(node, text).ok_or(ConditionalMoveError::Full)?);
            }
            node.map(|node| (tree, node)).ok_or(ServiceError::Stale)
        };
        let (tree, node) = self.service.workers.run(Lane::Game, add).await??;
        let plan = self.store(hosted, seat, tree, Some(at.revision)).await?;
        Ok((plan, node))
    }

    /// Removes a move with all that follow it. Returns the plan and the place before the move.
    ///
    /// # Errors
    /// A place in a plan that has changed since, a failure of the database.
    pub async fn remove(
        self,
        hosted: &HostedMatch,
        seat: Seat,
        at: PlannedAt,
    ) -> Result<(MovePlan, Option<Node>), ServiceError> {
        let plan = self.current(hosted, seat, at).await?;
        let node = at.node.ok_or(ServiceError::Stale)?;
        let before = plan.tree.line(plan.tree.before(node));
        let before: Vec<String> =
            before.into_iter().filter_map(|node| plan.tree.text(node)).map(str::to_owned).collect();
        let tree = plan.tree.without(&[node]);
        let kept = before.iter().try_fold(None, |at, text| tree.find(at, text).map(Some)).flatten();
        Ok((self.store(hosted, seat, tree, Some(at.revision)).await?, kept))
    }

    /// Stores a typed plan in place of the current plan of a seat.
    ///
    /// # Errors
    /// Two moves of the owner in the same position, a match that has moved on, a failure of the database.
    pub async fn replace(
        self,
        hosted: &HostedMatch,
        seat: Seat,
        tree: MoveTree,
    ) -> Result<MovePlan, ServiceError> {
        // An answer that is just being played comes first.
        self.plan(hosted, seat).await?;
        if tree.has_two_answers(hosted.game.to_act() == [seat]) {
            return Err(ConditionalMoveError::TwoAnswers.into());
        }
        self.store(hosted, seat, tree, None).await
    }

    /// Deletes the plan of a player; returns whether there was a plan.
    ///
    /// # Errors
    /// A player who does not sit there, a failure of the database.
    pub async fn clear(self, match_id: MatchId, player: PlayerId) -> Result<bool, ServiceError> {
        let hosted = self.service.matches().hosted_match(match_id).await?;
        let seat = hosted.require_seat(player)?;
        Ok(self.service.store.conditional_moves().clear(match_id, seat).await?)
    }

    /// Returns the plan of a seat, if it has not changed since the player saw it.
    async fn current(
        self,
        hosted: &HostedMatch,
        seat: Seat,
        at: PlannedAt,
    ) -> Result<MovePlan, ServiceError> {
        let plan = self.plan(hosted, seat).await?;
        let is_seen = plan.version == at.version && plan.revision == at.revision;
        if is_seen { Ok(plan) } else { Err(ServiceError::Stale) }
    }

    /// Stores a plan; with `replaces`, only in place of that revision.
    async fn store(
        self,
        hosted: &HostedMatch,
        seat: Seat,
        tree: MoveTree,
        replaces: Option<PlanRevision>,
    ) -> Result<MovePlan, ServiceError> {
        let rows = self.service.store.conditional_moves();
        let (match_id, version) = (hosted.id, hosted.version());
        let corrupt = |error: serde_json::Error| ServiceError::Corrupt(hosted.id.get(), error.to_string());
        let revision = new_revision()?;
        let new = NewMovePlan {
            match_id,
            seat,
            player: hosted.player(seat),
            base: version,
            replaces,
            revision,
            tree: serde_json::to_string(&tree).map_err(corrupt)?,
        };
        if !rows.store(new).await? {
            return Err(ServiceError::Stale);
        }
        Ok(MovePlan { version, revision, tree })
    }
}

/// Returns a random revision that no other plan has. So buttons of an earlier plan never fit a later one, not even
/// after the earlier plan was deleted.
fn new_revision() -> Result<PlanRevision, ServiceError> {
    // 0 means that there is no plan.
    Ok(PlanRevision::new((i64::from_be_bytes(random_bytes()?) & i64::MAX).max(1)))
}

/// Returns a match after the moves of a line.
pub(crate) fn after(game: &Match, tree: &MoveTree, node: Option<Node>) -> Result<Match, ServiceError> {
    let mut game = game.clone();
    for text in tree.line(node).into_iter().filter_map(|node| tree.text(node)) {
        planned_step(&mut game, text)?;
    }
    Ok(game)
}

impl MovePlan {
    /// Returns the match after the moves of a line. Not for async threads.
    ///
    /// # Errors
    /// Moves that the rules refuse.
    pub fn game_after(&self, hosted: &HostedMatch, node: Option<Node>) -> Result<Match, ServiceError> {
        after(&hosted.game, &self.tree, node)
    }
}

impl MoveTree {
    /// Returns the tree of lines of moves in full notation.
    ///
    /// # Errors
    /// Too many moves.
    pub fn of_lines(lines: &[Vec<String>]) -> Result<Self, ServiceError> {
        let mut tree = Self::default();
        for line in lines {
            let mut at = None;
            for text in line {
                at = Some(tree.add(at, text).ok_or(ConditionalMoveError::Full)?);
            }
        }
        Ok(tree)
    }
}

#[cfg(test)]
mod tests {
    use super::new_revision;

    #[test]
    fn no_revision_is_used_twice() {
        let revisions: std::collections::BTreeSet<i64> =
            (0..100).map(|_| new_revision().unwrap().get()).collect();
        assert_eq!(revisions.len(), 100);
        assert!(revisions.iter().all(|revision| *revision > 0));
    }
}
