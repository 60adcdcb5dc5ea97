//! Tournaments that begin automatically at a stated time, and check-in before that.

use crate::db;
use crate::db::error::StoreError;
use crate::error::ServiceError;
use crate::ids::{PlayerId, Timestamp, TournamentId};
use crate::tournaments::entrants::renew;
use crate::tournaments::error::TournamentRequestError;
use crate::tournaments::handle::TournamentRequests;
use crate::tournaments::hosted_tournament::HostedTournament;
use crate::tournaments::row_handle::TournamentRows;
use crate::tournaments::terms::TournamentState;

impl TournamentRows<'_> {
    /// Notes that a player has checked in. Returns `false` if players cannot check in at that moment, or this player is
    /// not in the tournament.
    async fn check_in(self, id: TournamentId, player: PlayerId, at: Timestamp) -> Result<bool, StoreError> {
        self.store
            .writer
            .write(move |connection| {
                Box::pin(async move {
                    let check_in = db::query(
                        "UPDATE tournament_players SET checked_in = 1 WHERE tournament = $1 AND player = $2 \
                         AND EXISTS (SELECT 1 FROM tournaments WHERE id = $1 AND state = 'open' \
                         AND starts_at - check_in <= $3)",
                    );
                    let check_in = check_in.bind(id).bind(player).bind(at);
                    let done = check_in.execute(&mut *connection).await?.rows_affected() > 0;
                    if done {
                        renew(connection, id).await?;
                    }
                    Ok(done)
                })
            })
            .await
    }

    /// Opens check-in, and notes when the tournament begins.
    async fn open_check_in(self, id: TournamentId, starts: Timestamp) -> Result<(), StoreError> {
        let query = db::query(
            "UPDATE tournaments SET asked_to_check_in = 1, starts_at = $2, next_at = $2, version = version + 1 \
             WHERE id = $1 AND state = 'open' AND asked_to_check_in = 0",
        );
        self.store.writer.execute(query.bind(id).bind(starts)).await.map(|_| ())
    }
}

impl TournamentRequests<'_> {
    /// Checks a player in; doing so twice changes nothing.
    ///
    /// # Errors
    /// A time at which nobody can check in, somebody who is not in the tournament, a failure of the database.
    pub async fn check_in(
        self,
        id: TournamentId,
        player: PlayerId,
    ) -> Result<HostedTournament, ServiceError> {
        let now = Timestamp::new(self.service.clock.now());
        let done = self.service.store.tournaments().check_in(id, player, now).await?;
        let tournament = self.tournament(id).await?;
        if done {
            self.woken(id);
            return Ok(tournament);
        }
        Err(match tournament.entrant_of(player) {
            None => TournamentRequestError::NotIn.into(),
            Some(_) => TournamentRequestError::NotCheckingIn.into(),
        })
    }

    /// Does what is due in an open tournament: opens check-in, or begins it. Returns whether to check it once more.
    pub(crate) async fn run_open(
        self,
        tournament: &HostedTournament,
        now: Timestamp,
    ) -> Result<bool, ServiceError> {
        let id = tournament.id;
        let checks_in_from = tournament.checks_in_from().filter(|_| !tournament.has_asked_to_check_in);
        let due = checks_in_from.or(tournament.starts_at);
        let Some(starts) = tournament.starts_at.filter(|_| due <= Some(now)) else {
            // The start was postponed after this run found the tournament due, or parked work was tried again early.
            let due = due.map(Timestamp::get);
            self.service.store.tournaments().put_off(tournament, due).await?;
            return Ok(false);
        };
        if let Some(length) = tournament.check_in.filter(|_| !tournament.has_asked_to_check_in) {
            // Nobody could check in while the bot was away, so the players get the full time.
            let is_late = starts.get() - now.get() < length / 2;
            let starts = if is_late { Timestamp::new(now.get() + length) } else { starts };
            self.service.store.tournaments().open_check_in(id, starts).await?;
            self.woken(id);
            return Ok(false);
        }
        match self.begin_now(tournament).await {
            Ok(()) => Ok(true),
            Err(ServiceError::Tournament(TournamentRequestError::TooFew(least))) => {
                tracing::info!("tournament {id} needs {least} players and is cancelled");
                let open = &[TournamentState::Open];
                self.change(tournament.id, open, TournamentState::Cancelled).await?;
                Ok(false)
            }
            // Somebody joined or left at that moment.
            Err(ServiceError::Tournament(TournamentRequestError::NotOpen)) => Ok(true),
            Err(error) => Err(error),
        }
    }
}
