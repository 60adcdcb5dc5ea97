//! What players agree to leave to chance: it goes on by itself, whosever turn it is, until the task is done.

use std::sync::Arc;

use crate::service::{GameService, HostedMatch, Move, ServiceError};
use crate::workers::Lane;
use trickmate_rules::Viewer;

/// More than the plies of any match.
const STEPS: i64 = 1 << 20;

/// How a game is asked to let chance decide.
pub const AT_RANDOM: &str = "random";

impl GameService {
    /// Leaves a task (what the public view calls so, e.g. `flip`) to chance from this version on, and begins with it.
    /// What stands between, such as a choice of promotion, stays the players'; after it chance goes on.
    ///
    /// # Errors
    /// No such match, another version or task, a failure of the database. Nothing has then changed, or it goes on with
    /// [`GameService::resume_chance`].
    pub async fn leave_to_chance(&self, table: i64, version: i64, task: &str) -> Result<(), ServiceError> {
        let is_due = self.has_task(&self.table(table).await?, task).await?;
        if !is_due || !self.store.leave_to_chance(table, version, task).await? {
            return Err(ServiceError::Stale);
        }
        self.follow_chance(table).await
    }

    /// Goes on where chance decides and the program was stopped on the way. A match in which that fails stops no other.
    ///
    /// # Errors
    /// A failure of the database.
    pub async fn resume_chance(&self) -> Result<(), ServiceError> {
        for table in self.store.matches_left_to_chance().await? {
            if let Err(error) = Box::pin(self.follow_chance(table)).await {
                tracing::error!("game {table} does not go on by chance: {}", error);
            }
        }
        Ok(())
    }

    /// Performs what chance draws as long as that is agreed and due; each step is an action of its own.
    pub(super) async fn follow_chance(&self, table: i64) -> Result<(), ServiceError> {
        let mut table = self.table(table).await?;
        while let Some(task) = table.left_to_chance.as_deref() {
            if !self.has_task(&table, task).await? {
                break;
            }
            let Some(seat) = table.game.to_act().first().copied() else { break };
            let id = table.id;
            let step = Move {
                table: id,
                version: Some(table.version()),
                player: table.players[seat.index()],
                text: AT_RANDOM.to_owned(),
                request: synthetic_request(id, table.version()),
            };
            table = match self.perform(table, &step).await {
                // A player, or another task that does the same, was quicker: it is looked at anew.
                Err(ServiceError::Stale) => self.table(id).await?,
                result => result?,
            };
        }
        Ok(())
    }

    /// Whether what is to be done in a match is left to chance.
    pub(super) async fn is_left_to_chance(&self, table: &HostedMatch) -> Result<bool, ServiceError> {
        match table.left_to_chance.as_deref() {
            Some(task) => self.has_task(table, task).await,
            None => Ok(false),
        }
    }

    /// Whether what is to be done in a match is this.
    async fn has_task(&self, table: &HostedMatch, task: &str) -> Result<bool, ServiceError> {
        let game = Arc::clone(&table.game);
        let present = move || game.outcome().is_none().then(|| game.view(Viewer::Public).task);
        Ok(self.workers.run(Lane::Game, present).await? == Some(task))
    }
}

/// The request of an action that nobody has sent, or not by itself: every action has one of its own. They are counted
/// downwards, by match and by the version against which the action is committed.
pub(super) const fn synthetic_request(table: i64, version: i64) -> i64 {
    -(table * STEPS + version)
}

/// The request of the computer's turn at a version of a match. It is none of [`synthetic_request`], which the other actions of
/// the turn have.
pub(super) const fn computer_request(table: i64, version: i64) -> i64 {
    i64::MIN + table * STEPS + version
}
