//! Analyses of finished matches.

use crate::analysis::row_handle::AnalysisRows;
use crate::db;
use crate::db::error::StoreError;
use crate::db::row::from_row;

/// A stored analysis.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AnalysisRow {
    /// The match.
    pub match_id: i64,
    /// Choices judged until now.
    pub judged: String,
    /// 1: all choices are judged. 2: that failed.
    pub done: i64,
    /// Channel of the message that shows it...
    pub channel: Option<i64>,
    /// ...and its id.
    pub message: Option<i64>,
    /// 1: it says that the analysis is under way. 2: it shows the result.
    pub announced: i64,
}

from_row!(AnalysisRow { match_id, judged, done, channel, message, announced });

/// The most analyses to look up at a time: another process may have some of them.
const AT_A_TIME: i64 = 16;

impl AnalysisRows<'_> {
    /// Requests an analysis; returns `false` if there was one. `judged` is an analysis that has not begun.
    pub async fn add_analysis(self, game: i64, judged: String) -> Result<bool, StoreError> {
        let query = db::query(
            "INSERT INTO analyses (match_id, judged) VALUES ($1, $2) ON CONFLICT (match_id) DO NOTHING",
        );
        Ok(self.store.writer.execute(query.bind(game).bind(judged)).await? > 0)
    }

    /// Restarts a finished analysis and has it announced again; returns whether there was one. `judged` is as for
    /// [`AnalysisRows::add_analysis`].
    pub async fn restart_analysis(self, game: i64, judged: String) -> Result<bool, StoreError> {
        let query = db::query(
            "UPDATE analyses SET judged = $2, done = 0, announced = 0, spent = 0 WHERE match_id = $1 AND done = 1",
        );
        Ok(self.store.writer.execute(query.bind(game).bind(judged)).await? > 0)
    }

    /// Returns the analysis of a match.
    pub async fn analysis(self, game: i64) -> Result<Option<AnalysisRow>, StoreError> {
        let query = db::query_as(
            "SELECT match_id, judged, done, channel, message, announced FROM analyses WHERE match_id = $1",
        );
        Ok(query.bind(game).fetch_optional(&self.store.readers).await?)
    }

    /// Returns the matches whose analyses are unfinished. The one with the least time comes first; those that have
    /// killed another process, or on which one is working, come last.
    pub(crate) async fn next_analyses(self, process: i64) -> Result<Vec<i64>, StoreError> {
        let query = db::query_scalar(
            "SELECT match_id FROM analyses WHERE done = 0 ORDER BY CASE WHEN EXISTS (SELECT 1 FROM attempts \
             WHERE queue = 'analysis' AND item = match_id AND (deaths > 0 OR process <> $1)) \
             THEN 1 ELSE 0 END, spent, id LIMIT $2",
        );
        Ok(query.bind(process).bind(AT_A_TIME).fetch_all(&self.store.readers).await?)
    }

    /// Stores the progress of an analysis, [`AnalysisRow::judged`] and [`AnalysisRow::done`], and the milliseconds
    /// spent on it since.
    pub(crate) async fn set_judged(
        self,
        game: i64,
        judged: String,
        done: i64,
        spent: i64,
    ) -> Result<(), StoreError> {
        let query =
            db::query("UPDATE analyses SET judged = $2, done = $3, spent = spent + $4 WHERE match_id = $1");
        self.store.writer.execute(query.bind(game).bind(judged).bind(done).bind(spent)).await?;
        Ok(())
    }

    /// Returns the matches with an analysis that is still to be announced.
    pub async fn unannounced_analyses(self) -> Result<Vec<i64>, StoreError> {
        let query = db::query_scalar(
            "SELECT match_id FROM analyses WHERE announced < 2 AND (done > 0 OR announced = 0) ORDER BY id",
        );
        Ok(query.fetch_all(&self.store.readers).await?)
    }

    /// Notes the announced state of an analysis, and its message if that is new.
    pub async fn analysis_announced(
        self,
        game: i64,
        announced: i64,
        message: Option<(i64, i64)>,
    ) -> Result<(), StoreError> {
        let query = db::query(
            "UPDATE analyses SET announced = $2, channel = COALESCE($3, channel), message = COALESCE($4, message) \
             WHERE match_id = $1",
        );
        let query = query.bind(game).bind(announced);
        let query = query.bind(message.map(|(channel, _)| channel)).bind(message.map(|(_, message)| message));
        self.store.writer.execute(query).await?;
        Ok(())
    }
}
