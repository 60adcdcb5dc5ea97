//! The end of a match whose server has removed the bot and does not add it again. Nobody knows who removed it, so its
//! absence neither wins nor loses.

use std::sync::Arc;

use crate::clocks::presence::Shard;
use crate::clocks::time_control::TimeControl;
use crate::departures::handle::DepartureRequests;
use crate::error::ServiceError;
use crate::event::Event;
use crate::ids::{MatchId, PlayerId, RequestId};
use crate::matches::action_rows::CommitResult;
use crate::matches::chance::absence_request;
use crate::matches::hosted_match::HostedMatch;
use crate::teams::error::TeamRequestError;
use trickmate_rules::{Adjudication, Seat};

const MINUTE: i64 = 60 * 1000;
const DAY: i64 = 24 * 60 * MINUTE;
/// Most attempts to end a match if its players keep acting first.
const ATTEMPTS: u32 = 4;

/// Times for which a match waits for the bot, in milliseconds since its server removed it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Patience {
    /// The time after which either player may choose.
    pub(crate) choice: i64,
    /// The time after which it ends unrated.
    pub(crate) end: i64,
}

impl Patience {
    /// Times of live matches.
    pub(crate) const LIVE: Self = Self { choice: 30 * MINUTE, end: DAY };
    /// Times of correspondence matches and those without a time limit.
    pub(crate) const OTHER: Self = Self { choice: 3 * DAY, end: 14 * DAY };

    /// Returns the patience with a match of this time control.
    pub(crate) const fn of(time: TimeControl) -> Self {
        match time {
            TimeControl::Live { .. } => Self::LIVE,
            TimeControl::Correspondence(_) | TimeControl::None => Self::OTHER,
        }
    }
}

/// A stage of a paused match that is announced to its players.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum PauseStage {
    /// Its server has removed the bot.
    Removed,
    /// Its players may choose how it continues.
    Choice,
    /// The match has ended unrated.
    Ended,
}

impl PauseStage {
    const ALL: [Self; 3] = [Self::Removed, Self::Choice, Self::Ended];

    /// Returns the number in the column `paused` until the players have been notified; after that it is one more.
    pub(crate) const fn number(self) -> i64 {
        match self {
            Self::Removed => 1,
            Self::Choice => 3,
            Self::Ended => 5,
        }
    }

    /// Returns the stage with this number.
    pub(crate) fn of(number: i64) -> Option<Self> {
        Self::ALL.into_iter().find(|stage| stage.number() == number)
    }
}

/// The result of a player's wish to continue in direct messages.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TakenDirect {
    /// The match continues there.
    GoesOn,
    /// The match is live, and continues when the other player is there as well.
    Waits,
}

impl DepartureRequests<'_> {
    /// Returns a paused match if the player may choose now how it continues.
    ///
    /// # Errors
    /// Somebody who does not play in it, a match that is over or not paused, a moment that is too early, a failure of
    /// the database.
    pub async fn absent_match(
        self,
        match_id: MatchId,
        player: PlayerId,
    ) -> Result<HostedMatch, ServiceError> {
        let hosted = self.service.matches().hosted_match(match_id).await?;
        hosted.require_seat(player)?;
        if hosted.game.outcome().is_some() {
            return Err(ServiceError::Over);
        }
        let departed = match hosted.server.filter(|_| hosted.is_paused) {
            Some(server) => self.service.store.departures().departed_at(server).await?,
            None => None,
        };
        let departed = departed.ok_or(ServiceError::NotPaused)?;
        let choice = departed.saturating_add(Patience::of(hosted.time).choice);
        if self.service.clock.timestamp() < choice { Err(ServiceError::TooSoon(choice)) } else { Ok(hosted) }
    }

    /// Returns a paused match like [`DepartureRequests::absent_match`], if it can continue in direct messages.
    ///
    /// # Errors
    /// As [`DepartureRequests::absent_match`]; a team game, where nobody could vote.
    pub async fn direct_match(
        self,
        match_id: MatchId,
        player: PlayerId,
    ) -> Result<HostedMatch, ServiceError> {
        let hosted = self.absent_match(match_id, player).await?;
        if hosted.teams.is_some() { Err(TeamRequestError::InTeams.into()) } else { Ok(hosted) }
    }

    /// Ends a paused match unrated, as a player has chosen.
    ///
    /// # Errors
    /// As [`DepartureRequests::absent_match`].
    pub async fn end_absent(
        self,
        match_id: MatchId,
        player: PlayerId,
        request: RequestId,
    ) -> Result<(), ServiceError> {
        let known = self.service.store.matches().action_of_request(request).await?;
        if known.is_some() {
            return Ok(());
        }
        let seat = self.absent_match(match_id, player).await?.require_seat(player)?;
        if self.conclude_absent(match_id, Some((seat, request))).await? {
            Ok(())
        } else {
            Err(ServiceError::Stale)
        }
    }

    /// Continues a paused match in direct messages, as a player has chosen. A live match continues once both have
    /// chosen so.
    ///
    /// # Errors
    /// As [`DepartureRequests::direct_match`].
    pub async fn take_direct(self, match_id: MatchId, player: PlayerId) -> Result<TakenDirect, ServiceError> {
        let hosted = self.direct_match(match_id, player).await?;
        let seat = hosted.require_seat(player)?;
        let other = seat.other();
        let is_alone = hosted.computer.is_some_and(|computer| computer.seat == other);
        let needs_both = matches!(hosted.time, TimeControl::Live { .. }) && !is_alone;
        let held = self.service.agenda.hold().await;
        let now = self.service.clock.timestamp();
        let taken = self.service.store.departures().take_direct(match_id, seat, needs_both, now).await?;
        drop(held);
        match taken {
            None => Err(ServiceError::NotPaused),
            Some(false) => Ok(TakenDirect::Waits),
            Some(true) => {
                tracing::info!("game {match_id} goes on in direct messages");
                self.remind_anew(match_id).await?;
                self.service.clocks().clocks_moved(Vec::new());
                self.service.notify(Event::Match(match_id));
                Ok(TakenDirect::GoesOn)
            }
        }
    }

    /// Gives a choice to the players of matches that have waited long enough for the bot, and ends those that have
    /// waited too long. All are on servers of these connections, which must be known not to have added the bot again.
    pub async fn follow_absences(self, known: &[Shard]) -> Result<(), ServiceError> {
        if known.is_empty() {
            return Ok(());
        }
        let now = self.service.clock.timestamp();
        for server in self.service.store.departures().offer_choices(known, now).await? {
            self.service.notify(Event::Departure(server));
        }
        for match_id in self.service.store.departures().absences_over(known, now).await? {
            match self.conclude_absent(match_id, None).await {
                Err(error @ ServiceError::Store(_)) if !error.is_damage() => return Err(error),
                Err(error) => tracing::error!("game {match_id} could not be ended: {error}"),
                Ok(_) => {
                    tracing::info!("game {match_id} has ended unrated, its server being without the bot")
                }
            }
        }
        Ok(())
    }

    /// Ends a match unrated, at the request of a seat's player or automatically, if the bot is still absent from its
    /// server; returns whether it did.
    pub(crate) async fn conclude_absent(
        self,
        id: MatchId,
        wished: Option<(Seat, RequestId)>,
    ) -> Result<bool, ServiceError> {
        for _ in 0..ATTEMPTS {
            let mut hosted = self.service.matches().hosted_match(id).await?;
            let (version, known) = (hosted.version(), hosted.game.plies().len());
            if !hosted.is_paused || Arc::make_mut(&mut hosted.game).conclude(Adjudication::Abort).is_err() {
                return Ok(false);
            }
            let request = wished.map_or_else(|| absence_request(id, version), |(_, request)| request);
            let _held = self.service.agenda.hold().await;
            let mut progress = self.service.matches().progress(&mut hosted, version, known, request).await?;
            if let (Some((seat, _)), Some(last)) = (wished, progress.actions.last_mut()) {
                last.seat = Some(seat);
            }
            if self
                .service
                .matches()
                .append(id, CommitResult { is_absent: hosted.is_absent, ..progress })
                .await?
            {
                if let Some(server) = hosted.server {
                    self.service.notify(Event::Departure(server));
                }
                return Ok(true);
            }
        }
        Ok(false)
    }
}
