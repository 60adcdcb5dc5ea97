//! Tasks that players agree to leave to chance, which then acts for both seats until the task is done.

use std::sync::Arc;

use crate::attempts::item::{WorkItem, WorkQueue};
use crate::error::ServiceError;
use crate::ids::{MatchId, PlayerId, RequestId, Version};
use crate::matches::chance_rows::ChanceProposed;
use crate::matches::handle::MatchRequests;
use crate::matches::hosted_match::{HostedMatch, Move};
use crate::teams::error::TeamRequestError;
use crate::workers::Lane;
use trickmate_rules::{Task, Viewer};

/// More steps than any match has plies.
const STEPS: i64 = 1 << 20;

/// Word that asks a game to let chance decide.
pub const AT_RANDOM: &str = "random";

/// Returns `true` if a typed text asks a game to let chance decide.
#[must_use]
pub fn is_at_random(typed: &str) -> bool {
    let word = typed.trim().trim_end_matches('!').trim_end();
    word.eq_ignore_ascii_case(AT_RANDOM)
}

impl MatchRequests<'_> {
    /// Leaves a task to chance from this version on, and begins with it. Players still make the choices in between,
    /// such as a promotion; then chance continues.
    ///
    /// # Errors
    /// No such match, another version or task, a failure of the database. Nothing has then changed, or
    /// [`MatchRequests::resume_chance`] continues it.
    pub async fn leave_to_chance(
        self,
        match_id: MatchId,
        version: Version,
        task: Task,
    ) -> Result<(), ServiceError> {
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
    /// A player who is not in the match; otherwise as [`MatchRequests::leave_to_chance`].
    pub async fn propose_chance(
        self,
        match_id: MatchId,
        version: Version,
        player: PlayerId,
        task: Task,
    ) -> Result<ChanceProposed, ServiceError> {
        let hosted = self.hosted_match(match_id).await?;
        let seat = hosted.require_seat(player)?;
        if hosted.teams.is_some() {
            return Err(TeamRequestError::InTeams.into());
        }
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
    /// A player who is not in the match; otherwise as [`MatchRequests::leave_to_chance`].
    pub async fn agree_on_chance(
        self,
        match_id: MatchId,
        version: Version,
        player: PlayerId,
        task: Task,
    ) -> Result<bool, ServiceError> {
        let proposer = self.hosted_match(match_id).await?.require_seat(player)?.other();
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
    pub async fn close_chance_proposal(
        self,
        match_id: MatchId,
        version: Version,
    ) -> Result<bool, ServiceError> {
        Ok(self.service.store.matches().close_chance_proposal(match_id, version).await?)
    }

    /// Continues tasks of chance that were interrupted when the program stopped. A failure in one match does not affect
    /// the others.
    pub async fn resume_chance(self) -> Result<(), ServiceError> {
        let _alone = self.service.resuming.lock().await;
        let mut waiting = self.service.store.matches().matches_left_to_chance().await?;
        self.service.attempts().suspects_last(WorkQueue::Chance, &mut waiting).await?;
        for match_id in waiting {
            let item = WorkItem { queue: WorkQueue::Chance, number: match_id.get() };
            let followed = self.service.attempts().attempt(item, Box::pin(self.follow_chance(match_id)));
            if let Err(error) = followed.await {
                tracing::error!("game {match_id} does not go on by chance: {}", error);
            }
        }
        Ok(())
    }

    /// Performs the draws of chance as long as they are agreed and due; each step is a separate action.
    pub(crate) async fn follow_chance(self, match_id: MatchId) -> Result<(), ServiceError> {
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
                // A player, or another task that does the same, was quicker: loads the match again.
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

/// Returns the number of the step from a version of a match, among those of all matches.
const fn step_number(match_id: MatchId, version: Version) -> i64 {
    match_id.get() * STEPS + version.get()
}

/// Returns the request id of an action without a request from Discord: every action has a different one. They count
/// downwards, by match and by the version for which the action is committed.
pub(crate) const fn synthetic_request(match_id: MatchId, version: Version) -> RequestId {
    RequestId::new(-step_number(match_id, version))
}

/// Returns `true` if this is the request id of an action without a request from Discord.
pub(crate) const fn is_synthetic(request: RequestId) -> bool {
    request.get() < 0
}

/// The lowest request id of ends of matches whose server has removed the bot.
const ABSENCE: i64 = i64::MIN / 2;

/// Returns the request id of the end of a match whose server has removed the bot.
pub(crate) const fn absence_request(match_id: MatchId, version: Version) -> RequestId {
    RequestId::new(ABSENCE + step_number(match_id, version))
}

/// Returns `true` if this is a request id of [`absence_request`].
pub(crate) const fn is_absence(request: RequestId) -> bool {
    ABSENCE <= request.get() && request.get() < ABSENCE / 2
}

/// Returns the request id of the computer's turn at a version of a match. It differs from [`synthetic_request`], which
/// the other actions of the turn have.
pub(crate) const fn computer_request(match_id: MatchId, version: Version) -> RequestId {
    RequestId::new(i64::MIN + step_number(match_id, version))
}
