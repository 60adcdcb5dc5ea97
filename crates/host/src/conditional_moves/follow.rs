//! Playing planned moves when it is their turn.

use tokio::sync::broadcast::error::RecvError;

use crate::attempts::item::{WorkItem, WorkQueue};
use crate::conditional_moves::handle::ConditionalMoveRequests;
use crate::conditional_moves::move_plan::Due;
use crate::conditional_moves::planned_by::PlannedBy;
use crate::error::ServiceError;
use crate::ids::MatchId;
use crate::matches::action_rows::CommitResult;
use crate::matches::chance::synthetic_request;
use crate::matches::hosted_match::HostedMatch;
use trickmate_rules::Match;

/// Most retries after somebody else changed the match or the plan first.
const ATTEMPTS: u32 = 16;

impl ConditionalMoveRequests<'_> {
    /// Plays the planned answers to moves made in this process; never completes.
    pub async fn play_planned_moves(self) {
        let mut changed = self.service.matches_changed.subscribe();
        loop {
            let done = match changed.recv().await {
                Ok(id) => Box::pin(self.follow(id)).await,
                Err(RecvError::Lagged(_)) => Box::pin(self.resume_planned_moves()).await,
                Err(RecvError::Closed) => std::future::pending().await,
            };
            if let Err(error) = done {
                // The move is tried again later, together with all others.
                tracing::warn!("a planned move was not played: {error}");
            }
        }
    }

    /// Plays the planned answers that were due when the program stopped. A failure in one match does not affect the
    /// others.
    pub async fn resume_planned_moves(self) -> Result<(), ServiceError> {
        let _alone = self.service.resuming.lock().await;
        let mut waiting = self.service.store.conditional_moves().matches_to_follow().await?;
        self.service.attempts().suspects_last(WorkQueue::ConditionalMove, &mut waiting).await?;
        for match_id in waiting {
            let item = WorkItem { queue: WorkQueue::ConditionalMove, number: match_id.get() };
            let followed = self.service.attempts().attempt(item, Box::pin(self.follow(match_id)));
            if let Err(error) = followed.await {
                tracing::error!("what is planned in game {match_id} does not go on: {error}");
            }
        }
        Ok(())
    }

    /// Plays planned answers in a match as long as one is due.
    pub(crate) async fn follow(self, match_id: MatchId) -> Result<(), ServiceError> {
        let mut attempts = ATTEMPTS;
        while Box::pin(self.step(match_id, &mut attempts)).await? && attempts > 0 {}
        Ok(())
    }

    /// Follows the plans of a match for one step. Returns `true` if a plan changed the match, or somebody else changed
    /// it first.
    async fn step(self, match_id: MatchId, attempts: &mut u32) -> Result<bool, ServiceError> {
        let store = self.service.store.conditional_moves();
        let rows = store.of_match(match_id).await?;
        if rows.is_empty() {
            return Ok(false);
        }
        let hosted = self.service.matches().hosted_match(match_id).await?;
        if hosted.is_paused {
            return Ok(false);
        }
        let version = hosted.version();
        for row in rows {
            let plan = row.planned_by(match_id);
            match row.due(&hosted)? {
                Due::Over => store.drop_plan(plan).await?,
                Due::Wait if row.followed < version => store.note_followed(plan, version).await?,
                Due::Wait => {}
                Due::Play(text) => match Box::pin(self.play(hosted, plan, text)).await {
                    Ok(true) => return Ok(true),
                    Ok(false) => {
                        *attempts -= 1;
                        return Ok(true);
                    }
                    // The move would be refused every time.
                    Err(ServiceError::Refused(_)) => {
                        store.drop_plan(plan).await?;
                        return Ok(true);
                    }
                    Err(error) => return Err(error),
                },
            }
        }
        Ok(false)
    }

    /// Commits a planned move to the version of the match that was loaded, if the stored plan is unchanged; returns
    /// whether it did.
    async fn play(
        self,
        mut hosted: HostedMatch,
        plan: PlannedBy,
        text: String,
    ) -> Result<bool, ServiceError> {
        let (version, known) = (hosted.version(), hosted.game.plies().len());
        let seat = plan.seat;
        let act = move |game: &mut Match| {
            game.act(seat, &text).map(|_| ()).map_err(|refusal| (text.clone(), refusal))
        };
        hosted.game = self.service.matches().changed(&hosted.game, act).await?;
        let _held = self.service.agenda.hold().await;
        let request = synthetic_request(hosted.id, version);
        let progress = self.service.matches().progress(&mut hosted, version, known, request).await?;
        let progress = CommitResult { planned_by: Some(plan), ..progress };
        if !self.service.matches().append(hosted.id, progress).await? {
            return Ok(false);
        }
        self.service.matches.put(hosted.id, hosted.replayed());
        Ok(true)
    }
}
