//! Decisions whether results count worldwide.

use crate::db;
use crate::db::connection::Connection;
use crate::db::error::StoreError;
use crate::ids::{MatchId, Timestamp};

/// Reason why the result of a rated match does not count worldwide.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum WorldExclusion {
    /// The account of a player was too new when the match began.
    NewAccount,
    /// A player had joined the server too recently when the match began.
    NewMember,
    /// The match was too short.
    Short,
    /// The two players already had enough counting results against each other.
    Pair,
}

impl WorldExclusion {
    const ALL: [Self; 4] = [Self::NewAccount, Self::NewMember, Self::Short, Self::Pair];

    /// Returns its stored form.
    pub(crate) const fn word(self) -> &'static str {
        match self {
            Self::NewAccount => "new-account",
            Self::NewMember => "new-member",
            Self::Short => "short",
            Self::Pair => "pair",
        }
    }

    /// Reads its stored form.
    #[must_use]
    pub fn of(word: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|reason| reason.word() == word)
    }
}

/// Conditions at the end of a match for its result to count worldwide.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct WorldTerms {
    /// The least plies.
    pub least_plies: i64,
    /// The most results of the same two players that count...
    pub most_of_pair: i64,
    /// ...which have ended after this time.
    pub pair_since: Timestamp,
}

/// Decides whether the result of a match that has ended in this transaction counts worldwide. The decision stays, even
/// if other results are removed.
pub(crate) async fn decide(
    connection: &mut Connection,
    match_id: MatchId,
    terms: WorldTerms,
) -> Result<(), StoreError> {
    let query = db::query(
        "UPDATE matches SET world_exclusion = CASE WHEN version < $2 THEN 'short' WHEN $3 <= \
         (SELECT COUNT(*) FROM matches AS other WHERE other.first_player = matches.first_player \
         AND other.second_player = matches.second_player AND other.ended_at > $4 \
         AND other.result_number IS NOT NULL AND other.world_exclusion IS NULL AND other.id <> $1) + \
         (SELECT COUNT(*) FROM matches AS other WHERE other.first_player = matches.second_player \
         AND other.second_player = matches.first_player AND other.ended_at > $4 \
         AND other.result_number IS NOT NULL AND other.world_exclusion IS NULL AND other.id <> $1) \
         THEN 'pair' END \
         WHERE id = $1 AND rated = 1 AND ended_at IS NOT NULL AND world_exclusion IS NULL",
    );
    query
        .bind(match_id)
        .bind(terms.least_plies)
        .bind(terms.most_of_pair)
        .bind(terms.pair_since)
        .execute(connection)
        .await?;
    Ok(())
}
