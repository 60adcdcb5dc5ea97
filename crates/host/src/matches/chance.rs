//! Tasks that players agree to leave to chance: chance continues for both seats until the task is done.

use std::sync::Arc;

use crate::error::ServiceError;
use crate::matches::chance_rows::ChanceProposed;
use crate::matches::handle::MatchRequests;
use crate::matches::hosted_match::{HostedMatch, Move};
use crate::workers::Lane;
use trickmate_rules::{Task, Viewer};

/// More steps than any match has plies.
const STEPS: i64 = 1 << 20;

/// Word that asks a game to let chance decide.
pub const AT_RANDOM: &str = "random";

impl MatchRequests<'_> {
    /// Leaves a task to chance from this version on, and begins with it. Players still make the choices in between,
    /// such as a promotion; then chance continues.
    ///
    /// # Errors
    /// No such match, another version or task, a failure of the database. Nothing has then changed, or
    /// [`MatchRequests::resume_chance`] continues it.
    pub async fn leave_to_chance(self, match_id: i64, version: i64, task: Task) -> Result<(), ServiceError> {
        let is_due = self.has_task(&self.hosted_match(match_id).await?, task.key()).await?;
        if !is_due || !self.service.store.matches().leave_to_chance(match_id, version, task.key()).await? {
            return Err(ServiceError::Stale);
        }
        self.follow_chance(match_id).await
    }

    /// Proposes to leave a task to chance from this version on. If the opponent has proposed the same, it is agreed and
    /// begins.
    ///
    /// # Errors
    /// A player who does not sit there, as [`MatchRequests::leave_to_chance`].
    pub async fn propose_chance(
        self,
        match_id: i64,
        version: i64,
        player: i64,
        task: Task,
    ) -> Result<ChanceProposed, ServiceError> {
        let hosted = self.hosted_match(match_id).await?;
        let seat = hosted.require_seat(player)?.index() as i64;
        if !self.has_task(&hosted, task.key()).await? {
            return Ok(ChanceProposed::Stale);
        }
        let proposed = self
            .service
            .store
            .matches()
            .propose_chance(match_id, version, seat, task.key().to_owned())
            .await?;
        if proposed == ChanceProposed::Agreed {
            self.follow_chance(match_id).await?;
        }
        Ok(proposed)
    }

    /// Agrees to the opponent's proposal at this version; returns whether it was still open.
    ///
    /// # Errors
    /// A player who does not sit there, as [`MatchRequests::leave_to_chance`].
    pub async fn agree_on_chance(
        self,
        match_id: i64,
        version: i64,
        player: i64,
        task: Task,
    ) -> Result<bool, ServiceError> {
        let proposer = self.hosted_match(match_id).await?.require_seat(player)?.other().index() as i64;
        if !self
            .service
            .store
            .matches()
            .agree_on_chance(match_id, version, proposer, task.key().to_owned())
            .await?
        {
            return Ok(false);
        }
        self.follow_chance(match_id).await?;
        Ok(true)
    }

    /// Closes the proposal that was made at this version; returns whether it was still open.
    pub async fn close_chance_proposal(self, match_id: i64, version: i64) -> Result<bool, ServiceError> {
        Ok(self.service.store.matches().close_chance_proposal(match_id, version).await?)
    }

    /// Continues tasks of chance that were interrupted when the program stopped. A failure in one match stops no other.
    pub async fn resume_chance(self) -> Result<(), ServiceError> {
        for match_id in self.service.store.matches().matches_left_to_chance().await? {
            if let Err(error) = Box::pin(self.follow_chance(match_id)).await {
                tracing::error!("game {match_id} does not go on by chance: {}", error);
            }
        }
        Ok(())
    }

    /// Performs the draws of chance as long as they are agreed and due; each step is a separate action.
    pub(crate) async fn follow_chance(self, match_id: i64) -> Result<(), ServiceError> {
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
                // A player, or another task that does the same, was quicker: load it again.
                Err(ServiceError::Stale) => self.hosted_match(id).await?,
                result => result?,
            };
        }
        Ok(())
    }

    /// Returns `true` if the current task of a match is left to chance.
    pub(crate) async fn is_left_to_chance(self, hosted: &HostedMatch) -> Result<bool, ServiceError> {
        match hosted.left_to_chance.as_deref() {
            Some(task) => self.has_task(hosted, task).await,
            None => Ok(false),
        }
    }

    /// Returns `true` if this is the current task of a match.
    async fn has_task(self, hosted: &HostedMatch, task: &str) -> Result<bool, ServiceError> {
        let game = Arc::clone(&hosted.game);
        let present = move || game.outcome().is_none().then(|| game.view(Viewer::Public).task.key());
        Ok(self.service.workers.run(Lane::Game, present).await? == Some(task))
    }
}

/// Returns the request id of an action without a request from Discord: every action has a different one. They count
/// downwards, by match and by the version for which the action is committed.
pub(crate) const fn synthetic_request(match_id: i64, version: i64) -> i64 {
    -(match_id * STEPS + version)
}

/// Returns the request id of the computer's turn at a version of a match. It differs from [`synthetic_request`], which
/// the other actions of the turn have.
pub(crate) const fn computer_request(match_id: i64, version: i64) -> i64 {
    i64::MIN + match_id * STEPS + version
}
