//! What players agree to leave to chance: it goes on by itself, whosever turn it is, until the task is done.

use super::{Hall, HallError, Move, Table};
use crate::rules::Viewer;

/// How a game is asked to let chance decide.
pub const AT_RANDOM: &str = "random";

impl Hall {
    /// Leaves a task (what the public view calls so, e.g. `flip`) to chance from this version on, and begins with it.
    /// What stands between, such as a choice of promotion, stays the players'; after it chance goes on.
    ///
    /// # Errors
    /// No such match, another version or task, a failure of the database. Nothing has then changed, or it goes on with
    /// [`Hall::resume_chance`].
    pub async fn leave_to_chance(&self, table: i64, version: i64, task: &str) -> Result<(), HallError> {
        let is_due = has_task(&self.table(table).await?, task);
        if !is_due || !self.store.leave_to_chance(table, version, task).await? {
            return Err(HallError::Stale);
        }
        self.follow_chance(table).await
    }

    /// Goes on where chance decides and the program was stopped on the way.
    ///
    /// # Errors
    /// A failure of the database.
    pub async fn resume_chance(&self) -> Result<(), HallError> {
        for table in self.store.matches_left_to_chance().await? {
            self.follow_chance(table).await?;
        }
        Ok(())
    }

    /// Performs what chance draws as long as that is agreed and due; each step is an action of its own.
    pub(super) async fn follow_chance(&self, table: i64) -> Result<(), HallError> {
        let mut table = self.table(table).await?;
        while table.left_to_chance.as_deref().is_some_and(|task| has_task(&table, task)) {
            let Some(seat) = table.game.to_act().first().copied() else { break };
            let id = table.id;
            let step = Move {
                table: id,
                version: Some(table.version()),
                player: table.players[seat.index()],
                text: AT_RANDOM.to_owned(),
                request: own_request(id, table.version()),
            };
            table = match self.perform(table, &step).await {
                // A player, or another task that does the same, was quicker: it is looked at anew.
                Err(HallError::Stale) => self.table(id).await?,
                result => result?,
            };
        }
        Ok(())
    }
}

/// The request of an action that nobody has sent, or not by itself: every action has one of its own. They are counted
/// downwards, by match and by the version against which the action is committed.
pub(super) const fn own_request(table: i64, version: i64) -> i64 {
    /// More than the plies of any match.
    const STEPS: i64 = 1 << 20;
    -(table * STEPS + version)
}

fn has_task(table: &Table, task: &str) -> bool {
    table.game.outcome().is_none() && table.game.view(Viewer::Public).task == task
}
