//! What players agree to leave to chance: it goes on by itself, whosever turn it is, until the task is done.

use std::sync::Arc;

use crate::error::ServiceError;
use crate::game_service::GameService;
use crate::matches::hosted_match::{HostedMatch, Move};
use crate::workers::Lane;
use trickmate_rules::{Task, Viewer};

/// More than the plies of any match.
const STEPS: i64 = 1 << 20;

/// How a game is asked to let chance decide.
pub const AT_RANDOM: &str = "random";

impl GameService {
    /// Leaves a task to chance from this version on, and begins with it.
    /// What stands between, such as a choice of promotion, stays the players'; after it chance goes on.
    ///
    /// # Errors
    /// No such match, another version or task, a failure of the database. Nothing has then changed, or it goes on with
    /// [`GameService::resume_chance`].
    pub async fn leave_to_chance(&self, match_id: i64, version: i64, task: Task) -> Result<(), ServiceError> {
        let is_due = self.has_task(&self.hosted_match(match_id).await?, task.key()).await?;
        if !is_due || !self.store.leave_to_chance(match_id, version, task.key()).await? {
            return Err(ServiceError::Stale);
        }
        self.follow_chance(match_id).await
    }

    /// Goes on where chance decides and the program was stopped on the way. A match in which that fails stops no other.
    ///
    /// # Errors
    /// A failure of the database.
    pub async fn resume_chance(&self) -> Result<(), ServiceError> {
        for match_id in self.store.matches_left_to_chance().await? {
            if let Err(error) = Box::pin(self.follow_chance(match_id)).await {
                tracing::error!("game {match_id} does not go on by chance: {}", error);
            }
        }
        Ok(())
    }

    /// Performs what chance draws as long as that is agreed and due; each step is an action of its own.
    pub(crate) async fn follow_chance(&self, match_id: i64) -> Result<(), ServiceError> {
        let mut hosted = self.hosted_match(match_id).await?;
        while let Some(task) = hosted.left_to_chance.as_deref() {
            if !self.has_task(&hosted, task).await? {
                break;
            }
            let Some(seat) = hosted.game.to_act().first().copied() else { break };
            let id = hosted.id;
            let step = Move {
                match_id: id,
                version: Some(hosted.version()),
                player: hosted.players[seat.index()],
                text: AT_RANDOM.to_owned(),
                request: synthetic_request(id, hosted.version()),
            };
            hosted = match self.perform(hosted, &step).await {
                // A player, or another task that does the same, was quicker: it is looked at anew.
                Err(ServiceError::Stale) => self.hosted_match(id).await?,
                result => result?,
            };
        }
        Ok(())
    }

    /// Whether what is to be done in a match is left to chance.
    pub(crate) async fn is_left_to_chance(&self, hosted: &HostedMatch) -> Result<bool, ServiceError> {
        match hosted.left_to_chance.as_deref() {
            Some(task) => self.has_task(hosted, task).await,
            None => Ok(false),
        }
    }

    /// Whether what is to be done in a match is this.
    async fn has_task(&self, hosted: &HostedMatch, task: &str) -> Result<bool, ServiceError> {
        let game = Arc::clone(&hosted.game);
        let present = move || game.outcome().is_none().then(|| game.view(Viewer::Public).task.key());
        Ok(self.workers.run(Lane::Game, present).await? == Some(task))
    }
}

/// The request of an action that nobody has sent, or not by itself: every action has one of its own. They are counted
/// downwards, by match and by the version against which the action is committed.
pub(crate) const fn synthetic_request(match_id: i64, version: i64) -> i64 {
    -(match_id * STEPS + version)
}

/// The request of the computer's turn at a version of a match. It is none of [`synthetic_request`], which the other actions of
/// the turn have.
pub(crate) const fn computer_request(match_id: i64, version: i64) -> i64 {
    i64::MIN + match_id * STEPS + version
}
