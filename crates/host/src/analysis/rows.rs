//! Analyses of finished matches.

use std::time::Duration;

use crate::analysis::row_handle::AnalysisRows;
use crate::attempts::process_id::ProcessId;
use crate::db;
use crate::db::error::StoreError;
use crate::db::row::from_row;
use crate::ids::MatchId;

/// A stored analysis.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AnalysisRow {
    /// The match.
    pub match_id: MatchId,
    /// Choices judged until now.
    pub judged: String,
    /// 1: all choices are judged. 2: that failed.
    pub done: i64,
    /// 1: the request for it is noted. 2: those who waited have been shown the result.
    pub announced: i64,
}

/// A row of the query: an analysis with one of its judged choices.
struct Joined {
    match_id: MatchId,
    judged: String,
    done: i64,
    announced: i64,
    number: Option<i64>,
    line: Option<String>,
}

from_row!(Joined { match_id, judged, done, announced, number, line });

/// The most analyses to look up at a time: another process may have some of them.
const AT_A_TIME: i64 = 16;

impl AnalysisRows<'_> {
    /// Requests an analysis; returns `false` if there was one. `judged` is an analysis that has not begun.
    pub async fn add_analysis(self, game: MatchId, judged: String) -> Result<bool, StoreError> {
        let query = db::query(
            "INSERT INTO analyses (match_id, judged) VALUES ($1, $2) ON CONFLICT (match_id) DO NOTHING",
        );
        Ok(self.store.writer.execute(query.bind(game).bind(judged)).await? > 0)
    }

    /// Restarts an analysis in the given state of [`AnalysisRow::done`], and requests its announcement again; returns
    /// whether there was one. `judged` is as for [`AnalysisRows::add_analysis`].
    pub async fn restart_analysis(
        self,
        game: MatchId,
        judged: String,
        done: i64,
    ) -> Result<bool, StoreError> {
        self.store
            .writer
            .write(move |connection| {
                Box::pin(async move {
                    let restart = db::query(
                        "UPDATE analyses SET judged = $2, done = 0, announced = 0, spent = 0 \
                         WHERE match_id = $1 AND done = $3",
                    );
                    let restart = restart.bind(game).bind(judged).bind(done);
                    if restart.execute(&mut *connection).await?.rows_affected() == 0 {
                        return Ok(false);
                    }
                    let forget = db::query("DELETE FROM analysis_choices WHERE match_id = $1").bind(game);
                    forget.execute(&mut *connection).await?;
                    Ok(true)
                })
            })
            .await
    }

    /// Returns the analysis of a match.
    pub async fn analysis(self, game: MatchId) -> Result<Option<AnalysisRow>, StoreError> {
        let query = db::query_as(
            "SELECT analyses.match_id, judged, done, announced, number, line FROM analyses \
             LEFT JOIN analysis_choices ON analysis_choices.match_id = analyses.match_id \
             WHERE analyses.match_id = $1 ORDER BY number",
        );
        let rows: Vec<Joined> = query.bind(game).fetch_all(&self.store.readers).await?;
        let mut found: Option<AnalysisRow> = None;
        let mut choices = 0;
        for Joined { match_id, judged, done, announced, number, line } in rows {
            let analysis = found.get_or_insert_with(|| {
                // Below the head are choices of an older version, which wrote them all here.
                choices = judged.lines().skip(1).count() as i64;
                AnalysisRow { match_id, judged, done, announced }
            });
            if number == Some(choices) {
                analysis.judged.extend(line);
                choices += 1;
            }
        }
        Ok(found)
    }

    /// Returns the matches whose analyses are unfinished. The one with the least time comes first; those that have
    /// killed another process, or on which one is working, come last.
    pub(crate) async fn next_analyses(self, process: ProcessId) -> Result<Vec<MatchId>, StoreError> {
        let query = db::query_scalar(
            "SELECT match_id FROM analyses WHERE done = 0 ORDER BY CASE WHEN EXISTS (SELECT 1 FROM attempts \
             WHERE queue = 'analysis' AND item = match_id AND (deaths > 0 OR process <> $1)) \
             THEN 1 ELSE 0 END, spent, id LIMIT $2",
        );
        Ok(query.bind(process).bind(AT_A_TIME).fetch_all(&self.store.readers).await?)
    }

    /// Adds a judged choice, which took `spent`, unless another process was quicker. `number` is its place in the
    /// analysis.
    pub(crate) async fn add_choice(
        self,
        game: MatchId,
        number: i64,
        line: String,
        spent: Duration,
    ) -> Result<(), StoreError> {
        // Whatever takes no time at all would come first again.
        let spent = i64::try_from(spent.as_millis()).unwrap_or(i64::MAX).max(1);
        self.store
            .writer
            .write(move |connection| {
                Box::pin(async move {
                    let add = db::query(
                        "INSERT INTO analysis_choices (match_id, number, line) SELECT $1, $2, $3 FROM analyses \
                         WHERE match_id = $1 AND done = 0 ON CONFLICT (match_id, number) DO NOTHING",
                    );
                    add.bind(game).bind(number).bind(line).execute(&mut *connection).await?;
                    let spend = db::query("UPDATE analyses SET spent = spent + $2 WHERE match_id = $1");
                    spend.bind(game).bind(spent).execute(&mut *connection).await?;
                    Ok(())
                })
            })
            .await
    }

    /// Ends an analysis in a state, [`AnalysisRow::done`].
    pub(crate) async fn end_analysis(self, game: MatchId, done: i64) -> Result<(), StoreError> {
        let query = db::query("UPDATE analyses SET done = $2 WHERE match_id = $1");
        self.store.writer.execute(query.bind(game).bind(done)).await?;
        Ok(())
    }

    /// Notes the announced state of an analysis.
    pub async fn analysis_announced(self, game: MatchId, announced: i64) -> Result<(), StoreError> {
        let query = db::query("UPDATE analyses SET announced = $2 WHERE match_id = $1");
        self.store.writer.execute(query.bind(game).bind(announced)).await?;
        Ok(())
    }
}
