//! Stand-ins: another member takes a player's seat for the rest of a tournament. Results stay, and so does the running
//! game of the player who leaves.

use crate::db;
use crate::db::connection::Connection;
use crate::db::error::StoreError;
use crate::error::ServiceError;
use crate::ids::{PlayerId, TournamentId};
use crate::privacy::rows::refuse_while_erased;
use crate::tournaments::entrants::{JoinTerms, MayJoin, wake};
use crate::tournaments::error::TournamentRequestError;
use crate::tournaments::handle::TournamentRequests;
use crate::tournaments::hosted_tournament::HostedTournament;
use crate::tournaments::row_handle::TournamentRows;
use crate::tournaments::terms::TournamentState;

impl TournamentRows<'_> {
    /// Gives a player's seat to somebody else.
    ///
    /// # Errors
    /// As [`TournamentRequests::stand_in`]; nothing has then changed.
    async fn stand_in(self, id: TournamentId, leaving: PlayerId, who: MayJoin) -> Result<(), ServiceError> {
        let fingerprint = self.store.key.fingerprint(who.player);
        self.store
            .writer
            .decide(move |connection| {
                Box::pin(async move { stand_in(connection, id, leaving, who, fingerprint).await })
            })
            .await
    }
}

async fn stand_in(
    connection: &mut Connection,
    id: TournamentId,
    leaving: PlayerId,
    MayJoin { player, roles }: MayJoin,
    fingerprint: PlayerId,
) -> Result<(), ServiceError> {
    refuse_while_erased(connection, player).await?;
    let terms = JoinTerms::of(connection, id, player).await?.ok_or(TournamentRequestError::NoTournament)?;
    terms.refuse_banned(connection, player, fingerprint).await?;
    terms.suits(&roles)?;
    let is_in = db::query_scalar::<i64>(
        "SELECT COUNT(*) FROM tournament_players WHERE tournament = $1 AND player = $2",
    );
    if is_in.bind(id).bind(player).fetch_one(&mut *connection).await.map_err(StoreError::from)? > 0 {
        return Err(TournamentRequestError::AlreadyIn.into());
    }
    let take = db::query(
        "UPDATE tournament_players SET player = $3, stands_in_for = COALESCE(stands_in_for, player), resting = 0 \
         WHERE tournament = $1 AND player = $2 AND number IS NOT NULL AND withdrawn IS NULL \
         AND EXISTS (SELECT 1 FROM tournaments WHERE id = $1 AND state IN ('running', 'paused'))",
    );
    let take = take.bind(id).bind(leaving).bind(player);
    if take.execute(&mut *connection).await.map_err(StoreError::from)?.rows_affected() == 0 {
        return Err(TournamentRequestError::NotIn.into());
    }
    wake(connection, id).await?;
    Ok(())
}

impl TournamentRequests<'_> {
    /// Checks that a person may ask somebody to take a player's seat.
    ///
    /// # Errors
    /// As [`TournamentRequests::stand_in`]; a stand-in who has blocked the asker, or is blocked by them.
    pub async fn may_ask_stand_in(
        self,
        id: TournamentId,
        leaving: PlayerId,
        [asker, asked]: [PlayerId; 2],
    ) -> Result<HostedTournament, ServiceError> {
        let tournament = self.may_stand_in(id, leaving, asked).await?;
        let admission = self.service.access().admission(Some(tournament.server));
        admission.may_ask(&mut self.service.store.reader(), asker, asked).await?;
        Ok(tournament)
    }

    /// Checks that somebody may take a player's seat.
    async fn may_stand_in(
        self,
        id: TournamentId,
        leaving: PlayerId,
        standing_in: PlayerId,
    ) -> Result<HostedTournament, ServiceError> {
        let tournament = self.tournament(id).await?;
        if !matches!(tournament.state, TournamentState::Running | TournamentState::Paused) {
            return Err(TournamentRequestError::NotRunning.into());
        }
        if tournament.entrant_of(leaving).is_none_or(|entrant| entrant.withdrawn.is_some()) {
            return Err(TournamentRequestError::NotIn.into());
        }
        if tournament.entrant_of(standing_in).is_some() {
            return Err(TournamentRequestError::AlreadyIn.into());
        }
        Ok(tournament)
    }

    /// Lets somebody take a player's seat for the rest of a tournament.
    ///
    /// # Errors
    /// A tournament that is not under way; a player who is not in it; a stand-in who already plays in it, may not join,
    /// or is banned; a failure of the database.
    pub async fn stand_in(
        self,
        id: TournamentId,
        leaving: PlayerId,
        who: MayJoin,
    ) -> Result<HostedTournament, ServiceError> {
        self.may_stand_in(id, leaving, who.player).await?;
        self.service.store.tournaments().stand_in(id, leaving, who).await?;
        self.woken(id);
        self.tournament(id).await
    }
}
