//! Team games under way: opening, closing and carrying out votes.

use crate::clocks::presence::Shard;
use crate::error::ServiceError;
use crate::event::Event;
use crate::ids::{RequestId, TeamGameId, Timestamp};
use crate::matches::hosted_match::{HostedMatch, Move};
use crate::teams::handle::TeamRequests;
use crate::teams::seats::revision_of;
use crate::teams::team_game::{TeamGame, TeamGameState};
use crate::teams::team_vote::{RESIGNATION, TeamVote};
use crate::teams::vote_rows::NewVote;
use crate::turns::draft::DraftAction;
use trickmate_rules::{Adjudication, Seat};

/// Most steps of a game in one run; each opens, closes or carries out a vote.
const STEPS: u32 = 20;
/// The pause before the next check of a game that cannot continue: an hour, in milliseconds.
const REST: i64 = 60 * 60 * 1000;
/// The request ids of votes are below this one.
const VOTED: i64 = i64::MIN / 8;

impl TeamRequests<'_> {
    /// Does what is due in team games, except on servers whose connection is away: nobody can vote there. Returns when
    /// to look again.
    pub async fn run_teams(self, away: &[Shard]) -> Result<Option<i64>, ServiceError> {
        let rows = self.service.store.teams();
        let now = Timestamp::new(self.service.clock.now());
        let mut failed = Ok(());
        for id in rows.due_games(now, away).await? {
            failed = failed.and(match Box::pin(self.run(id)).await {
                Err(error @ ServiceError::Store(_)) if !error.is_damage() => Err(error),
                Err(error) => {
                    tracing::error!("game of teams {id} cannot continue: {error}");
                    let until = Timestamp::new(self.service.clock.now().saturating_add(REST));
                    rows.rest(id, until).await.map_err(ServiceError::from)
                }
                Ok(()) => Ok(()),
            });
        }
        failed?;
        Ok(rows.next_due(away).await?)
    }

    /// Does what is due in a team game. If two processes do that at the same time, each step is still done once.
    pub(crate) async fn run(self, id: TeamGameId) -> Result<(), ServiceError> {
        for _ in 0..STEPS {
            let game = self.team_game(id).await?;
            self.expire_away(&game).await?;
            let Some(match_id) = game.match_id.filter(|_| game.state == TeamGameState::Running) else {
                return Ok(());
            };
            let hosted = self.service.matches().hosted_match(match_id).await?;
            if hosted.game.outcome().is_some() {
                if self.service.store.teams().finish(id).await? {
                    self.service.notify(Event::TeamGame(id));
                }
                return Ok(());
            }
            if hosted.is_paused || !self.step(&game, &hosted).await? {
                return Ok(());
            }
        }
        Ok(())
    }

    /// Does the next step; returns `false` if none exists.
    async fn step(self, game: &TeamGame, hosted: &HostedMatch) -> Result<bool, ServiceError> {
        let rows = self.service.store.teams();
        let Some(teams) = &hosted.teams else { return Ok(false) };
        for vote in &teams.votes {
            if !vote.is_current(hosted) {
                rows.remove(game.id, vote.id).await?;
                return Ok(true);
            }
            if let Some(choice) = &vote.decided {
                match Box::pin(self.carry_out(hosted, vote, choice)).await? {
                    CarriedOut::Done => rows.remove(game.id, vote.id).await?,
                    CarriedOut::Refused => rows.reopen(game.id, vote.id, choice.clone()).await?,
                }
                return Ok(true);
            }
            let _held = self.service.agenda.hold().await;
            let now = Timestamp::new(self.service.clock.now());
            if vote.closes_at <= now && rows.close(vote.id, now).await? {
                self.service.notify(Event::TeamGame(game.id));
                return Ok(true);
            }
        }
        let has_none = |seat: &Seat| !teams.votes.iter().any(|vote| vote.seat == *seat);
        let to_act = hosted.game.to_act();
        if let Some(seat) = to_act.into_iter().filter(|seat| hosted.is_team(*seat)).find(has_none) {
            self.open(game, hosted, seat).await?;
            return Ok(true);
        }
        rows.mark_seen(game.id, game.looks, hosted.version()).await?;
        Ok(false)
    }

    async fn open(self, game: &TeamGame, hosted: &HostedMatch, seat: Seat) -> Result<(), ServiceError> {
        let _held = self.service.agenda.hold().await;
        let closes_at = self.service.clock.timestamp().saturating_add(game.vote_length);
        let new = NewVote {
            game: game.id,
            match_id: hosted.id,
            seat,
            version: hosted.version(),
            revision: revision_of(hosted, seat),
            closes_at,
        };
        if self.service.store.teams().open(new).await? {
            self.service.clocks().expect(Some(closes_at));
            self.service.notify(Event::TeamGame(game.id));
        }
        Ok(())
    }

    /// Does for a team what its vote has decided. If the match has moved on meanwhile, the vote is obsolete.
    async fn carry_out(
        self,
        hosted: &HostedMatch,
        vote: &TeamVote,
        choice: &str,
    ) -> Result<CarriedOut, ServiceError> {
        let wanted = Move {
            match_id: hosted.id,
            version: Some(vote.version),
            player: hosted.player(vote.seat),
            text: choice.to_owned(),
            request: RequestId::new(VOTED - vote.id.get()),
        };
        let done = match choice {
            "" => self.lose_on_time(hosted, vote.seat, wanted.request).await,
            RESIGNATION => self.service.matches().resign(&wanted).await.map(|_| ()),
            _ => {
                let revision = hosted.is_turn_of(vote.seat).then_some(vote.revision);
                let within = DraftAction { revision, ends: false };
                self.service.turns().act_within(hosted.clone(), &wanted, within).await.map(|_| ())
            }
        };
        match done {
            Ok(()) | Err(ServiceError::Stale | ServiceError::Over) => Ok(CarriedOut::Done),
            Err(ServiceError::Refused(_)) => {
                // The choice may be a secret.
                tracing::error!("what a team has decided in game {} is refused", hosted.id);
                Ok(CarriedOut::Refused)
            }
            Err(error) => Err(error),
        }
    }

    /// Ends a match in which no member of a team has voted in time. The team loses it; if a side has had too few turns,
    /// the match is aborted.
    async fn lose_on_time(
        self,
        hosted: &HostedMatch,
        seat: Seat,
        request: RequestId,
    ) -> Result<(), ServiceError> {
        let conclusion =
            if hosted.is_too_new_for_time() { Adjudication::Abort } else { Adjudication::Time(seat) };
        self.service.offers().conclude(hosted.id, hosted.version(), conclusion, request, None).await
    }
}

/// The outcome of carrying out a vote.
enum CarriedOut {
    /// The choice is played, or obsolete.
    Done,
    /// The rules refuse the choice.
    Refused,
}
