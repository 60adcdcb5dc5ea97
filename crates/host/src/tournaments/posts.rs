//! Messages about tournaments other than the main one: check-in, pairings of rounds, the end.

use crate::db;
use crate::db::error::StoreError;
use crate::db::row::from_row;
use crate::error::ServiceError;
use crate::ids::{MessageId, TournamentId};
use crate::tournaments::handle::TournamentRequests;
use crate::tournaments::hosted_tournament::HostedTournament;
use crate::tournaments::row_handle::TournamentRows;

/// A message about a tournament.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Post {
    /// Players can check in.
    CheckIn,
    /// The pairings of a round.
    Round(u16),
    /// The end.
    End,
}

impl Post {
    fn stored(self) -> i64 {
        match self {
            Self::CheckIn => -1,
            Self::Round(round) => round.into(),
            Self::End => 0,
        }
    }
}

/// A message that was posted.
#[derive(Clone, Copy, Debug)]
pub struct Posted {
    round: i64,
    /// The message; `None` if it could not be posted.
    pub message: Option<MessageId>,
    /// The number of corrected pairings that it shows.
    pub corrections: i64,
}

from_row!(Posted { round, message, corrections });

impl Posted {
    /// Returns `true` if this is the message `post`.
    #[must_use]
    pub fn is(&self, post: Post) -> bool {
        self.round == post.stored()
    }
}

impl TournamentRows<'_> {
    async fn posts(self, id: TournamentId) -> Result<Vec<Posted>, StoreError> {
        let query = db::query_as(
            "SELECT round, message, corrections FROM tournament_posts WHERE tournament = $1 ORDER BY round",
        );
        Ok(query.bind(id).fetch_all(&self.store.readers).await?)
    }

    async fn note_post(
        self,
        tournament: &HostedTournament,
        post: Post,
        message: Option<MessageId>,
    ) -> Result<(), StoreError> {
        let query = db::query(
            "INSERT INTO tournament_posts (tournament, round, message, corrections) VALUES ($1, $2, $3, $4) \
             ON CONFLICT (tournament, round) DO UPDATE SET corrections = excluded.corrections, \
             message = COALESCE(tournament_posts.message, excluded.message)",
        );
        let query = query.bind(tournament.id).bind(post.stored()).bind(message).bind(tournament.corrections);
        self.store.writer.execute(query).await?;
        Ok(())
    }
}

impl TournamentRequests<'_> {
    /// Returns the messages that were posted.
    pub async fn posts(self, id: TournamentId) -> Result<Vec<Posted>, ServiceError> {
        Ok(self.service.store.tournaments().posts(id).await?)
    }

    /// Notes a message that shows the tournament as it was loaded, or that there will be no message.
    pub async fn mark_posted(
        self,
        tournament: &HostedTournament,
        post: Post,
        message: Option<MessageId>,
    ) -> Result<(), ServiceError> {
        Ok(self.service.store.tournaments().note_post(tournament, post, message).await?)
    }
}
