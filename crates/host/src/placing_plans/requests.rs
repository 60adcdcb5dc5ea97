//! Placing several cards at once: a player's plan is carried out automatically, one card a turn.
//!
//! A plan is stored and followed whenever it is the seat's turn, so it survives a restart. Each placing is a separate
//! action, based on the knowledge of the seat at that time.

use crate::attempts::item::{WorkItem, WorkQueue};
use crate::error::ServiceError;
use crate::ids::{MatchId, PlayerId};
use crate::matches::chance::synthetic_request;
use crate::matches::hosted_match::{HostedMatch, Move};
use crate::matches::secret::random_bytes;
use crate::placing_plans::handle::PlacingPlanRequests;
use crate::workers::Lane;
use trickmate_rules::kernel::Seed;
use trickmate_rules::mysterious::{self, NextPlacing, PlacingPlan, PlacingPlanError, Stage};
use trickmate_rules::{Knowledge, Seat};

/// Returns the knowledge of a seat while cards are placed; `None` at another time and in another game.
fn placing(hosted: &HostedMatch, seat: Seat) -> Option<mysterious::Knowledge> {
    if hosted.game.outcome().is_some() {
        return None;
    }
    match hosted.game.position().knowledge(seat) {
        Knowledge::Mysterious(known) if matches!(known.stage(), Stage::Placing(_)) => Some(known),
        _ => None,
    }
}

/// Next step of a plan when it is the player's turn.
enum Step {
    /// The plan continues with this action.
    Act(String),
    /// The plan is over.
    Over,
}

impl PlacingPlanRequests<'_> {
    /// Plans the placing of a player's cards, in place of an earlier plan, and begins if it is their turn. Returns the
    /// match afterwards.
    ///
    /// # Errors
    /// A player who is not in the match, no cards to place, an array although nobody knows the cards, a failure of the
    /// database.
    pub async fn plan(
        self,
        match_id: MatchId,
        player: PlayerId,
        plan: PlacingPlan,
    ) -> Result<HostedMatch, ServiceError> {
        let hosted = self.service.matches().hosted_match(match_id).await?;
        let seat = hosted.require_seat(player)?;
        hosted.goes_on()?;
        let game = hosted.clone();
        let known = self.service.workers.run(Lane::Game, move || placing(&game, seat)).await?;
        let known = known.ok_or(PlacingPlanError::NotPlacing)?;
        if known.is_casual() && matches!(plan, PlacingPlan::Array(_) | PlacingPlan::Own(_)) {
            return Err(PlacingPlanError::Kind(plan.to_string()).into());
        }
        self.service.store.placing_plans().set_placing_plan(hosted.id, seat, &plan.to_string()).await?;
        self.follow_placing_plans(hosted.id).await?;
        self.service.matches().hosted_match(hosted.id).await
    }

    /// Deletes a player's plan; returns whether there was one.
    ///
    /// # Errors
    /// A player who is not in the match, a failure of the database.
    pub async fn forget(self, match_id: MatchId, player: PlayerId) -> Result<bool, ServiceError> {
        let seat = self.service.matches().hosted_match(match_id).await?.require_seat(player)?;
        Ok(self.service.store.placing_plans().forget_placing_plan(match_id, seat).await?)
    }

    /// Returns the plan of a seat.
    pub async fn of(self, match_id: MatchId, seat: Seat) -> Result<Option<PlacingPlan>, ServiceError> {
        let stored = self.service.store.placing_plans().placing_plan(match_id, seat).await?;
        Ok(stored.and_then(|plan| plan.parse().ok()))
    }

    /// Counts the cards that a seat's plan still has to place; 0 without a plan, or if it is finished.
    ///
    /// # Errors
    /// The program is too busy, a failure of the database.
    pub async fn planned_placings(self, hosted: &HostedMatch, seat: Seat) -> Result<usize, ServiceError> {
        let Some(plan) = self.of(hosted.id, seat).await? else { return Ok(0) };
        let hosted = hosted.clone();
        let count = move || {
            let Some(known) = placing(&hosted, seat) else { return 0 };
            plan.listed_left(&known).unwrap_or_else(|| hosted.unplaced(seat))
        };
        Ok(self.service.workers.run(Lane::Game, count).await?)
    }

    /// Continues plans that were interrupted when the program stopped. A failure in one match does not affect the
    /// others.
    pub async fn resume_placing_plans(self) -> Result<(), ServiceError> {
        let _alone = self.service.resuming.lock().await;
        let mut waiting = self.service.store.placing_plans().matches_with_placing_plans().await?;
        self.service.attempts().suspects_last(WorkQueue::PlacingPlan, &mut waiting).await?;
        for match_id in waiting {
            let item = WorkItem { queue: WorkQueue::PlacingPlan, number: match_id.get() };
            let followed =
                self.service.attempts().attempt(item, Box::pin(self.follow_placing_plans(match_id)));
            if let Err(error) = followed.await {
                tracing::error!("what is planned in game {match_id} does not go on: {}", error);
            }
        }
        Ok(())
    }

    /// Performs planned placings as long as a seat with a plan is to act.
    pub(crate) async fn follow_placing_plans(self, match_id: MatchId) -> Result<(), ServiceError> {
        let mut hosted = self.service.matches().hosted_match(match_id).await?;
        loop {
            let Some(seat) = hosted.game.to_act().first().copied() else { return Ok(()) };
            let Some(plan) = self.of(hosted.id, seat).await? else { return Ok(()) };
            let Step::Act(text) = self.next_placing(&hosted, seat, plan).await? else {
                self.service.store.placing_plans().forget_placing_plan(hosted.id, seat).await?;
                return Ok(());
            };
            let id = hosted.id;
            let step = Move {
                match_id: id,
                version: Some(hosted.version()),
                player: hosted.players[seat.index()],
                text,
                request: synthetic_request(id, hosted.version()),
            };
            hosted = match self.service.matches().perform(hosted, &step).await {
                // A player, or another task that does the same, was quicker: loads the match again.
                Err(ServiceError::Stale) => self.service.matches().hosted_match(id).await?,
                // The action would be refused every time.
                Err(ServiceError::Refused(_)) => {
                    self.service.store.placing_plans().forget_placing_plan(id, seat).await?;
                    return Ok(());
                }
                result => result?,
            };
        }
    }

    async fn next_placing(
        self,
        hosted: &HostedMatch,
        seat: Seat,
        plan: PlacingPlan,
    ) -> Result<Step, ServiceError> {
        let (hosted, seed) = (hosted.clone(), Seed::new(random_bytes()?));
        let next = move || {
            let Some(known) = placing(&hosted, seat) else { return Step::Over };
            match plan.next(&known, &mut seed.chance("placing")) {
                NextPlacing::Place(text) => Step::Act(text),
                NextPlacing::Done | NextPlacing::Blocked(_) => Step::Over,
            }
        };
        Ok(self.service.workers.run(Lane::Game, next).await?)
    }

    /// Reads several placings from typed text; `None` if it is something else.
    ///
    /// # Errors
    /// Several placings that cannot all be performed; the program is too busy.
    pub async fn several_placings(
        self,
        hosted: &HostedMatch,
        seat: Seat,
        typed: &str,
    ) -> Result<Option<PlacingPlan>, ServiceError> {
        let (hosted, typed) = (hosted.clone(), typed.to_owned());
        let read = move || placing(&hosted, seat).and_then(|known| PlacingPlan::several(&known, &typed));
        Ok(self.service.workers.run(Lane::Game, read).await?.transpose()?)
    }
}
