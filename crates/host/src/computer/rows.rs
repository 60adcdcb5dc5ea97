//! Matches in which the computer plays.

use crate::attempts::process_id::ProcessId;
use crate::computer::row_handle::ComputerRows;
use crate::db;
use crate::db::error::StoreError;
use crate::db::row::from_row;
use crate::ids::{Expectation, MatchId, PlayerId, Version};

/// A match in which the computer may be to act.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ComputerTurn {
    /// The match.
    pub id: MatchId,
    /// The number of actions committed.
    pub version: Version,
    /// The computer's opponent.
    pub person: PlayerId,
    /// 1 if it has killed other processes, or may have.
    pub suspect: i64,
}

from_row!(ComputerTurn { id, version, person, suspect });

/// Number of turns that are loaded at a time.
const BATCH_SIZE: i64 = 1024;

/// The running matches in which the computer is to act, or may be, without parked turns.
const TURNS: &str = "SELECT id, version, CASE WHEN computer = 0 THEN second_player ELSE first_player END AS person, \
                     CASE WHEN EXISTS (SELECT 1 FROM attempts WHERE queue = 'computer-turn' AND item = matches.id \
                     AND (deaths > 0 OR process <> $3)) THEN 1 ELSE 0 END AS suspect \
                     FROM matches WHERE computer IS NOT NULL AND ended_at IS NULL \
                     AND (to_act IS NULL OR (to_act & (computer + 1)) <> 0) AND paused = 0 AND id > $1 \
                     AND NOT EXISTS (SELECT 1 FROM attempts WHERE queue = 'computer-turn' AND item = matches.id \
                     AND attempts.version = matches.version AND parked_at IS NOT NULL) ORDER BY id LIMIT $2";

impl ComputerRows<'_> {
    /// Returns matches after this one in which the computer may be to act, the earliest first, up to a limit. Those on
    /// which another process is working are suspect.
    pub(crate) async fn computer_turns(
        self,
        after: MatchId,
        process: ProcessId,
    ) -> Result<Vec<ComputerTurn>, StoreError> {
        let query = db::query_as(TURNS).bind(after).bind(BATCH_SIZE).bind(process);
        Ok(query.fetch_all(&self.store.readers).await?)
    }

    /// Returns the highest level of the computer that a player has beaten in a game.
    pub async fn best_level(self, player: PlayerId, game: &str) -> Result<Option<i64>, StoreError> {
        let query = db::query_scalar(
            "SELECT MAX(level) FROM matches WHERE game = $2 AND ended_at IS NOT NULL \
             AND (first_player = $1 AND computer = 1 AND winner = 0 OR second_player = $1 AND computer = 0 AND winner = 1)",
        );
        Ok(query.bind(player).bind(game.to_owned()).fetch_one(&self.store.readers).await?)
    }

    /// Notes the computer's expected result in a match.
    pub async fn set_computer_expects(
        self,
        match_id: MatchId,
        expects: Expectation,
    ) -> Result<(), StoreError> {
        let query = db::query("UPDATE matches SET computer_expects = $2 WHERE id = $1");
        self.store.writer.execute(query.bind(match_id).bind(expects)).await?;
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::db::store::Store;

    /// The query runs after every action of any match.
    #[tokio::test]
    async fn turns_are_found_without_reading_other_matches() {
        let scratch = tempfile::tempdir().unwrap();
        let store = Store::open_file(&scratch.path().join("test.sqlite")).await.unwrap();
        let query = sqlx::AssertSqlSafe(format!("EXPLAIN QUERY PLAN {TURNS}"));
        let query = db::query_as::<(i64, i64, i64, String)>(query);
        let plan: Vec<String> = query
            .bind(0)
            .bind(BATCH_SIZE)
            .bind(0)
            .fetch_all(&store.readers)
            .await
            .unwrap()
            .into_iter()
            .map(|row| row.3)
            .collect();
        let looks = plan.iter().filter(|line| line.contains("SCAN") || line.contains("SEARCH"));
        let by_index =
            |line: &&String| line.contains("matches_of_computer") || line.contains("autoindex_attempts");
        assert!(looks.clone().count() == 3 && looks.clone().all(|line| by_index(&line)), "{plan:?}");
        store.close().await;
    }
}
