//! Start positions of matches that continue another.

use crate::db;
use crate::db::connection::Connection;
use crate::db::error::StoreError;
use crate::db::row::from_row;
use crate::ids::{ChallengeId, MatchId, Version};
use crate::studies::row_handle::StudyRows;

/// The position in which the match of a challenge begins.
#[derive(Clone, PartialEq, Eq)]
pub struct SetupRow {
    /// The game’s options as a JSON object.
    pub options: String,
    /// The position as JSON, with its secrets.
    pub position: String,
}

// The row holds secrets.
impl std::fmt::Debug for SetupRow {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("SetupRow")
    }
}

from_row!(SetupRow { options, position });

/// A running rated match.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RatedRow {
    /// Its number.
    pub id: MatchId,
    /// Number of committed actions.
    pub version: Version,
}

from_row!(RatedRow { id, version });

/// Stores the position in which the match of a challenge will begin.
pub(crate) async fn set_setup(
    connection: &mut Connection,
    challenge: ChallengeId,
    setup: SetupRow,
) -> Result<(), StoreError> {
    let query = db::query("INSERT INTO setups (challenge, options, position) VALUES ($1, $2, $3)");
    query.bind(challenge).bind(setup.options).bind(setup.position).execute(connection).await?;
    Ok(())
}

impl StudyRows<'_> {
    /// Returns the position in which the match of a challenge begins; `None` if that is the usual one.
    pub async fn setup(self, challenge: ChallengeId) -> Result<Option<SetupRow>, StoreError> {
        let query = db::query_as("SELECT options, position FROM setups WHERE challenge = $1");
        Ok(query.bind(challenge).fetch_optional(&self.store.readers).await?)
    }

    /// Returns the running matches of a game in which help is forbidden: rated ones, and those of tournaments.
    pub async fn running_rated(self, game: &str) -> Result<Vec<RatedRow>, StoreError> {
        let query = db::query_as(
            "SELECT id, version FROM matches WHERE game = $1 AND ended_at IS NULL \
             AND (rated = 1 OR EXISTS (SELECT 1 FROM tournament_games WHERE match_id = matches.id)) ORDER BY id",
        );
        Ok(query.bind(game.to_owned()).fetch_all(&self.store.readers).await?)
    }
}
