//! Medals of a tournament: its first three places, if enough players took part.

use crate::db;
use crate::error::ServiceError;
use crate::ids::{PlayerId, TournamentId};
use crate::privacy::known::is_known;
use crate::tournaments::handle::TournamentRequests;
use crate::tournaments::hosted_tournament::HostedTournament;
use crate::tournaments::terms::TournamentState;
use crate::workers::debug_assert_at_work;

/// Fewest players for medals, so that at least half of the field gets none.
pub const LEAST_FOR_MEDALS: usize = 6;

impl HostedTournament {
    /// Returns the players with medals and their places; none before the end, or with too few players.
    ///
    /// # Errors
    /// Inconsistent rows.
    pub fn medals(&self) -> Result<Vec<(PlayerId, u16)>, ServiceError> {
        debug_assert_at_work();
        if self.state != TournamentState::Finished || self.entrants.len() < LEAST_FOR_MEDALS {
            return Ok(Vec::new());
        }
        let medals = self.winners()?.into_iter();
        let medals = medals.filter_map(|placed| Some((self.entrant(placed.number)?.player, placed.place)));
        Ok(medals.filter(|(player, _)| is_known(*player)).collect())
    }
}

impl TournamentRequests<'_> {
    /// Stores the medals of a tournament in place of any earlier ones.
    pub async fn award(self, id: TournamentId, medals: Vec<(PlayerId, u16)>) -> Result<(), ServiceError> {
        let awarded = self.service.store.writer.write(move |connection| {
            Box::pin(async move {
                let forget = db::query("DELETE FROM tournament_medals WHERE tournament = $1").bind(id);
                forget.execute(&mut *connection).await?;
                for (player, place) in medals {
                    // Skips people whose data is being deleted, or was deleted since the standings were made.
                    let note = db::query(
                        "INSERT INTO tournament_medals (tournament, player, place) \
                         SELECT tournament, player, $3 FROM tournament_players WHERE tournament = $1 AND player = $2 \
                         AND NOT EXISTS (SELECT 1 FROM erasures WHERE person = $2)",
                    );
                    let note = note.bind(id).bind(player).bind(i64::from(place));
                    note.execute(&mut *connection).await?;
                }
                Ok(())
            })
        });
        Ok(awarded.await?)
    }
}
