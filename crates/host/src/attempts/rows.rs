//! Attempts in the database.

use crate::attempts::attempt::Record;
use crate::attempts::item::{WorkItem, WorkQueue};
use crate::attempts::process_id::ProcessId;
use crate::attempts::row_handle::AttemptRows;
use crate::db;
use crate::db::error::StoreError;
use crate::db::row::from_row;
use crate::ids::{
    ChallengeId, ChannelId, MatchId, OfferId, ParkedId, PlayerId, Timestamp, TournamentId, Version,
};

/// A stored attempt.
#[derive(Clone, Debug)]
pub(crate) struct AttemptRow {
    pub(crate) queue: String,
    pub(crate) item: i64,
    pub(crate) version: Version,
    pub(crate) deaths: i64,
    pub(crate) process: Option<ProcessId>,
    pub(crate) parked_at: Option<Timestamp>,
    pub(crate) asked: i64,
}

from_row!(AttemptRow { queue, item, version, deaths, process, parked_at, asked });

impl AttemptRow {
    pub(crate) fn item(&self) -> Option<WorkItem> {
        Some(WorkItem { queue: WorkQueue::of(&self.queue)?, number: self.item })
    }

    fn record(&self) -> Record {
        Record {
            version: self.version,
            deaths: self.deaths,
            under_way: self.process.is_some(),
            parked: self.parked_at.is_some(),
            asked: self.asked != 0,
        }
    }
}

/// Stored record of an item, and its number if it has just been parked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Stored {
    pub(crate) record: Record,
    pub(crate) newly_parked: Option<ParkedId>,
}

/// A column that counts only for the version that a match has now.
const IS_CURRENT: &str = "(queue NOT IN ('computer-turn', 'board', 'spectators', 'time-out', 'chance', 'placing-plan', \
                          'conditional-move') \
                          OR version = (SELECT version FROM matches WHERE matches.id = attempts.item))";

impl AttemptRows<'_> {
    /// Stores that a process begins an item without a stored attempt; returns `false` if there is one. If the server's answer is
    /// lost, the repeated statement finds the attempt, which then counts as a death.
    pub(crate) async fn begin_first_attempt(
        self,
        item: WorkItem,
        process: ProcessId,
    ) -> Result<bool, StoreError> {
        let version = match item.queue.is_by_version() {
            true => "COALESCE((SELECT version FROM matches WHERE id = $2), 0)",
            false => "0",
        };
        let begin = sqlx::AssertSqlSafe(format!(
            "INSERT INTO attempts (queue, item, version, deaths, process, asked) \
             VALUES ($1, $2, {version}, 0, $3, 0) ON CONFLICT (queue, item) DO NOTHING"
        ));
        let begin = db::query(begin).bind(item.queue.word().to_owned()).bind(item.number).bind(process);
        Ok(self.store.writer.note(begin).await? > 0)
    }

    /// Stores that a process begins an item, unless the item is parked.
    pub(crate) async fn begin_attempt(
        self,
        item: WorkItem,
        version: Version,
        process: ProcessId,
        now: Timestamp,
    ) -> Result<Stored, StoreError> {
        self.change_attempt(item, process, now, move |record| record.begun(version)).await
    }

    /// Stores that an attempt has failed for good.
    pub(crate) async fn fail_attempt(
        self,
        item: WorkItem,
        process: ProcessId,
        now: Timestamp,
    ) -> Result<Stored, StoreError> {
        self.change_attempt(item, process, now, Record::failed).await
    }

    async fn change_attempt(
        self,
        item: WorkItem,
        process: ProcessId,
        now: Timestamp,
        change: impl FnOnce(Record) -> Record + Send + 'static,
    ) -> Result<Stored, StoreError> {
        let WorkItem { queue, number } = item;
        let look = db::query_as::<AttemptRow>("SELECT * FROM attempts WHERE queue = $1 AND item = $2")
            .bind(queue.word().to_owned())
            .bind(number);
        self.store
            .writer
            .write(move |connection| {
                Box::pin(async move {
                    let known = look.fetch_optional(&mut *connection).await?;
                    let was = known.as_ref().map(AttemptRow::record).unwrap_or_default();
                    let record = change(was);
                    let is_new = record.parked && !was.parked;
                    let parked_at = known.and_then(|known| known.parked_at).filter(|_| was.parked);
                    let parked_at = record.parked.then(|| parked_at.unwrap_or(now));
                    let keep = db::query_scalar(
                        "INSERT INTO attempts (queue, item, version, deaths, process, parked_at, asked) \
                         VALUES ($1, $2, $3, $4, $5, $6, $7) ON CONFLICT (queue, item) DO UPDATE \
                         SET version = $3, deaths = $4, process = $5, parked_at = $6, asked = $7, \
                         told = CASE WHEN $8 <> 0 THEN 0 ELSE attempts.told END RETURNING id",
                    )
                    .bind(queue.word().to_owned())
                    .bind(number)
                    .bind(record.version)
                    .bind(record.deaths)
                    .bind(record.under_way.then_some(process))
                    .bind(parked_at)
                    .bind(i64::from(record.asked))
                    .bind(i64::from(is_new));
                    let id: ParkedId = keep.fetch_one(connection).await?;
                    Ok(Stored { record, newly_parked: is_new.then_some(id) })
                })
            })
            .await
    }

    /// Forgets an item that a process has done.
    pub(crate) async fn forget_attempt(self, item: WorkItem, process: ProcessId) -> Result<(), StoreError> {
        let query = db::query("DELETE FROM attempts WHERE queue = $1 AND item = $2 AND process = $3");
        self.store
            .writer
            .note(query.bind(item.queue.word().to_owned()).bind(item.number).bind(process))
            .await?;
        Ok(())
    }

    /// Notes that a process no longer works on an item; `None` means on any item.
    pub(crate) async fn release_attempts(
        self,
        item: Option<WorkItem>,
        process: ProcessId,
    ) -> Result<(), StoreError> {
        let statements = [
            "DELETE FROM attempts WHERE process = $1 AND deaths = 0 \
             AND ($2 = '' OR queue = $2 AND item = $3)",
            "UPDATE attempts SET process = NULL WHERE process = $1 AND ($2 = '' OR queue = $2 AND item = $3)",
        ];
        let [forget, release] = statements.map(|statement| {
            let queue = item.map_or("", |item| item.queue.word());
            let number = item.map_or(0, |item| item.number);
            db::query(statement).bind(process).bind(queue.to_owned()).bind(number)
        });
        self.store
            .writer
            .write(move |connection| {
                Box::pin(async move {
                    forget.execute(&mut *connection).await?;
                    release.execute(connection).await?;
                    Ok(())
                })
            })
            .await
    }

    /// Returns the items that have killed other processes, or may have, or that are parked.
    pub(crate) async fn suspects(self, process: ProcessId) -> Result<Vec<AttemptRow>, StoreError> {
        let query = db::query_as(sqlx::AssertSqlSafe(format!(
            "SELECT * FROM attempts WHERE (deaths > 0 OR process IS NOT NULL AND process <> $1) \
             AND (parked_at IS NULL OR {IS_CURRENT})"
        )));
        Ok(query.bind(process).fetch_all(&self.store.readers).await?)
    }

    /// Returns the parked items, in the order in which they were parked.
    pub(crate) async fn parked(self) -> Result<Vec<AttemptRow>, StoreError> {
        let query = db::query_as(sqlx::AssertSqlSafe(format!(
            "SELECT * FROM attempts WHERE parked_at IS NOT NULL AND {IS_CURRENT} ORDER BY parked_at, id"
        )));
        Ok(query.fetch_all(&self.store.readers).await?)
    }

    /// Returns a parked item whose players have not been notified.
    pub(crate) async fn untold(self, id: ParkedId) -> Result<Option<AttemptRow>, StoreError> {
        let query =
            db::query_as("SELECT * FROM attempts WHERE id = $1 AND parked_at IS NOT NULL AND told = 0");
        Ok(query.bind(id).fetch_optional(&self.store.readers).await?)
    }

    /// Notes that the players of a parked item have been notified.
    pub(crate) async fn parked_told(self, id: ParkedId) -> Result<(), StoreError> {
        self.store.writer.execute(db::query("UPDATE attempts SET told = 1 WHERE id = $1").bind(id)).await?;
        Ok(())
    }

    /// Lets a parked item be tried once more; returns whether it was parked. `asked` is `true` if a player asks, which
    /// is possible once.
    pub(crate) async fn retry_parked(self, item: WorkItem, asked: bool) -> Result<bool, StoreError> {
        let WorkItem { queue, number } = item;
        let retry = db::query(
            "UPDATE attempts SET parked_at = NULL, deaths = 1, told = 0, asked = $3 \
             WHERE queue = $1 AND item = $2 AND parked_at IS NOT NULL AND ($3 = 0 OR asked = 0)",
        );
        let retry = retry.bind(queue.word().to_owned()).bind(number).bind(i64::from(asked));
        // Its players know that it failed.
        let resume =
            db::query("UPDATE analyses SET done = 0, announced = 1 WHERE match_id = $1 AND done = 2");
        let look = db::query(
            "UPDATE tournaments SET next_at = 0 WHERE id = $1 AND (state IN ('open', 'running') \
             OR id IN (SELECT tournament FROM tournament_dropped_matches))",
        );
        let next = db::query(
            "UPDATE series SET next_at = 0, version = version + 1 \
             WHERE id = $1 AND state = 'running' AND next_at IS NULL \
             AND NOT EXISTS (SELECT 1 FROM series_games WHERE series = $1 AND points IS NULL)",
        );
        let resume = match queue {
            WorkQueue::Analysis => Some(resume.bind(number)),
            WorkQueue::TournamentRound => Some(look.bind(number)),
            WorkQueue::SeriesGame => Some(next.bind(number)),
            _ => None,
        };
        self.store
            .writer
            .write(move |connection| {
                Box::pin(async move {
                    let was_parked = retry.execute(&mut *connection).await?.rows_affected() > 0;
                    if let Some(resume) = resume.filter(|_| was_parked) {
                        resume.execute(connection).await?;
                    }
                    Ok(was_parked)
                })
            })
            .await
    }

    /// Returns the version of a match.
    pub(crate) async fn version_of(self, match_id: MatchId) -> Result<Option<Version>, StoreError> {
        let query = db::query_scalar("SELECT version FROM matches WHERE id = $1");
        Ok(query.bind(match_id).fetch_optional(&self.store.readers).await?)
    }

    /// Returns the match of an offer.
    pub(crate) async fn match_of_offer(self, offer: OfferId) -> Result<Option<MatchId>, StoreError> {
        let query = db::query_scalar("SELECT match_id FROM offers WHERE id = $1");
        Ok(query.bind(offer).fetch_optional(&self.store.readers).await?)
    }

    /// Returns the channel, the organizer and the name of a tournament.
    pub(crate) async fn place_of_tournament(
        self,
        tournament: TournamentId,
    ) -> Result<Option<(ChannelId, PlayerId, String)>, StoreError> {
        let query = db::query_as("SELECT channel, organizer, name FROM tournaments WHERE id = $1");
        Ok(query.bind(tournament).fetch_optional(&self.store.readers).await?)
    }

    /// Returns the channel and the maker of a challenge.
    pub(crate) async fn place_of_challenge(
        self,
        challenge: ChallengeId,
    ) -> Result<Option<(ChannelId, PlayerId)>, StoreError> {
        let query = db::query_as("SELECT channel, challenger FROM challenges WHERE id = $1");
        Ok(query.bind(challenge).fetch_optional(&self.store.readers).await?)
    }
}
