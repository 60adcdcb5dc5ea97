//! The deletion of all data about a person, in small pieces so that nobody else has to wait.

use sqlx::AssertSqlSafe;

use crate::daily::rows::renew_tried_by;
use crate::db;
use crate::db::connection::Connection;
use crate::db::error::StoreError;
use crate::ids::{ChallengeId, DailyId, PlayerId, SeasonId, Timestamp};
use crate::privacy::row_handle::PrivacyRows;
use crate::privacy::rows::{ErasureRule, OF_SEATS, USER_ID_COLUMNS, UserIdColumn};
use crate::seasons::rows::renew_named;
use crate::series::results as series;
use crate::series::sideboard_rows::drop_sideboards;
use crate::simuls::guests as simuls;
use crate::teams::rows as teams;
use crate::tournaments::entrants as tournaments;

/// Number of rows that are changed in one transaction.
const ROWS: i64 = 500;
/// Number of unused pages to give back at a time.
const PAGES: i64 = 100;

/// Messages with the name of somebody whose data is deleted, marked for an update.
#[derive(Clone, Debug, Default)]
pub struct Renewed {
    pub(crate) dailies: Vec<DailyId>,
    pub(crate) seasons: Vec<SeasonId>,
}

impl PrivacyRows<'_> {
    /// Notes a request to delete a person's data, and calls off the open challenges by them and to them. Returns these
    /// challenges. From now on they begin no game. In games that stay, `pseudonym` takes the place of the id: a
    /// negative number that is not in use. The pseudonym of an earlier attempt is kept.
    ///
    /// # Errors
    /// A failure of the database; nothing has then changed.
    pub async fn begin_erasure(
        self,
        person: PlayerId,
        pseudonym: PlayerId,
        at: Timestamp,
    ) -> Result<Vec<ChallengeId>, StoreError> {
        let note = db::query(
            "INSERT INTO erasures (person, pseudonym) VALUES ($1, $2) ON CONFLICT (person) DO NOTHING",
        );
        let note = note.bind(person).bind(pseudonym);
        let close = db::query_scalar(
            "UPDATE challenges SET state = 'called off', announced = 0 \
             WHERE state = 'open' AND (challenger = $1 OR opponent = $1) RETURNING id",
        );
        let close = close.bind(person);
        self.store
            .writer
            .write(move |connection| {
                Box::pin(async move {
                    note.execute(&mut *connection).await?;
                    tournaments::take_out(&mut *connection, person).await?;
                    series::leave(&mut *connection, person).await?;
                    simuls::take_out(&mut *connection, person, at).await?;
                    teams::call_off(&mut *connection, person).await?;
                    let closed = close.fetch_all(&mut *connection).await?;
                    drop_sideboards(connection, &closed).await?;
                    Ok(closed)
                })
            })
            .await
    }

    /// Returns the people whose data is being deleted.
    pub async fn erasures(self) -> Result<Vec<PlayerId>, StoreError> {
        Ok(db::query_scalar("SELECT person FROM erasures ORDER BY person")
            .fetch_all(&self.store.readers)
            .await?)
    }

    /// Returns `true` if the data of a person has been deleted since a time.
    pub async fn was_erased_since(self, person: PlayerId, since: i64) -> Result<bool, StoreError> {
        let query =
            db::query_scalar("SELECT EXISTS (SELECT 1 FROM erased WHERE fingerprint = $1 AND at > $2)");
        let query = query.bind(self.store.key.fingerprint(person)).bind(since);
        let found: i64 = query.fetch_one(&self.store.readers).await?;
        Ok(found != 0)
    }

    /// Forgets that data has been deleted up to a time.
    pub async fn forget_erasures(self, until: i64) -> Result<(), StoreError> {
        self.store.writer.execute(db::query("DELETE FROM erased WHERE at <= $1").bind(until)).await?;
        Ok(())
    }

    /// Returns `true` if anything is stored about a person.
    pub async fn is_anything_known_of(self, person: PlayerId) -> Result<bool, StoreError> {
        for entry in USER_ID_COLUMNS.iter().filter(|entry| entry.rule != ErasureRule::Fingerprint) {
            let query = format!("SELECT EXISTS (SELECT 1 FROM {} WHERE {} = $1)", entry.table, entry.column);
            let query = db::query_scalar(AssertSqlSafe(query)).bind(person);
            let found: i64 = query.fetch_one(&self.store.readers).await?;
            if found != 0 {
                return Ok(true);
            }
        }
        Ok(false)
    }

    /// Deletes everything about a person after [`PrivacyRows::begin_erasure`], at `now` in milliseconds. The database
    /// files keep no trace of it once no reader uses the earlier state. Returns the messages to update.
    ///
    /// # Errors
    /// A failure of the database. What was done by then stays, and the deletion can be tried again.
    pub async fn erase(self, person: PlayerId, now: i64) -> Result<Renewed, StoreError> {
        let fingerprint = self.store.key.fingerprint(person);
        let note = db::query(
            "INSERT INTO erased (fingerprint, at) VALUES ($1, $2) ON CONFLICT (fingerprint) DO UPDATE SET at = $2",
        );
        self.store.writer.execute(note.bind(fingerprint).bind(now)).await?;
        let mut renewed = Renewed::default();
        loop {
            let piece = self.store.writer.write(move |connection| {
                Box::pin(async move { erase(connection, fingerprint, person).await })
            });
            let (is_done, marked) = piece.await?;
            renewed.dailies.extend(marked.dailies);
            renewed.seasons.extend(marked.seasons);
            if is_done {
                break;
            }
        }
        while self.store.writer.vacuum(PAGES).await? {}
        self.store.writer.empty_log().await?;
        Ok(renewed)
    }
}

/// Deletes a piece; returns whether nothing is left, and the messages to update. Each piece marks the messages that
/// still name the person. So the piece that removes the name marks them too, and whatever shows the old name is out of
/// date.
async fn erase(
    connection: &mut Connection,
    fingerprint: PlayerId,
    person: PlayerId,
) -> Result<(bool, Renewed), StoreError> {
    let begin = db::query_scalar("UPDATE erasures SET erasing = 1 WHERE person = $1 RETURNING pseudonym")
        .bind(person);
    let Some(pseudonym) = begin.fetch_optional(&mut *connection).await? else {
        return Ok((true, Renewed::default()));
    };
    let pseudonym: PlayerId = pseudonym;
    let renewed = Renewed {
        dailies: renew_tried_by(connection, person).await?,
        seasons: renew_named(connection, person).await?,
    };
    // Ratings stay, since the opponents' ratings follow from them; leaderboards do not show this player.
    db::query("INSERT INTO wishes (player, direct, listed) VALUES ($1, 0, 0) ON CONFLICT DO NOTHING")
        .bind(pseudonym)
        .execute(&mut *connection)
        .await?;
    let row_id = connection.row_id();
    let mut left = ROWS;
    // These rows come first, since they are found through the matches.
    for table in OF_SEATS {
        let query = db::query(AssertSqlSafe(of_seats(row_id, table))).bind(person).bind(left);
        left -= rows(query.execute(&mut *connection).await?.rows_affected());
    }
    for entry in USER_ID_COLUMNS {
        if left <= 0 {
            return Ok((false, renewed));
        }
        let stand_in = match entry.rule {
            ErasureRule::Goes => None,
            ErasureRule::Anonymous => Some(pseudonym),
            ErasureRule::Fingerprint => Some(fingerprint),
        };
        if let (Some(stand_in), Some(outdated)) = (stand_in, outdated(entry)) {
            let query = db::query(AssertSqlSafe(outdated)).bind(person).bind(stand_in);
            query.execute(&mut *connection).await?;
        }
        let query = db::query(AssertSqlSafe(statement(row_id, entry))).bind(person).bind(left);
        let query = match stand_in {
            None => query,
            Some(stand_in) => query.bind(stand_in),
        };
        left -= rows(query.execute(&mut *connection).await?.rows_affected());
    }
    // The last piece is the note of the deletion itself.
    Ok((true, renewed))
}

fn rows(affected: u64) -> i64 {
    i64::try_from(affected).unwrap_or(i64::MAX)
}

/// Deletes at most $2 rows of the seats of a person.
fn of_seats(row_id: &str, table: &str) -> String {
    format!(
        "DELETE FROM {table} WHERE {row_id} IN (\
         SELECT own.{row_id} FROM matches CROSS JOIN {table} AS own WHERE own.match_id = matches.id AND own.seat = 0 \
         AND matches.first_player = $1 UNION ALL \
         SELECT own.{row_id} FROM matches CROSS JOIN {table} AS own WHERE own.match_id = matches.id AND own.seat = 1 \
         AND matches.second_player = $1 LIMIT $2)"
    )
}

/// Returns the statement that deletes or changes at most $2 rows of a person; $3 replaces the id where they stay.
fn statement(row_id: &str, UserIdColumn { table, column, rule, .. }: &UserIdColumn) -> String {
    let chosen = format!("{row_id} IN (SELECT {row_id} FROM {table} WHERE {column} = $1 LIMIT $2)");
    match rule {
        ErasureRule::Goes => format!("DELETE FROM {table} WHERE {chosen}"),
        ErasureRule::Anonymous | ErasureRule::Fingerprint => {
            format!("UPDATE {table} SET {column} = $3 WHERE {chosen}")
        }
    }
}

/// Returns the statement that deletes rows with $2 which would exist twice once $2 replaces the id $1: the rows with $1
/// are newer.
fn outdated(UserIdColumn { table, column, key, .. }: &UserIdColumn) -> Option<String> {
    let same: String = key.iter().map(|part| format!(" AND own.{part} = {table}.{part}")).collect();
    (!key.is_empty()).then(|| {
        format!(
            "DELETE FROM {table} WHERE {column} = $2 \
             AND EXISTS (SELECT 1 FROM {table} AS own WHERE own.{column} = $1{same})"
        )
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::db::store::Store;

    /// Without the index a deletion would read all rows while others wait.
    #[tokio::test]
    async fn every_trace_is_found_by_an_index() {
        let scratch = tempfile::tempdir().unwrap();
        let store = Store::open_file(&scratch.path().join("test.sqlite")).await.unwrap();
        let traces = USER_ID_COLUMNS.iter().map(|entry| statement("rowid", entry));
        let seats = OF_SEATS.map(|table| of_seats("rowid", table));
        for statement in traces.chain(USER_ID_COLUMNS.iter().filter_map(outdated)).chain(seats) {
            let query = AssertSqlSafe(format!("EXPLAIN QUERY PLAN {statement}"));
            let query = db::query_as::<(i64, i64, i64, String)>(query);
            let rows = query.bind(1).bind(1).bind(1).fetch_all(&store.readers).await.unwrap();
            let plan: Vec<String> = rows.into_iter().map(|row| row.3).collect();
            assert!(!plan.iter().any(|line| line.starts_with("SCAN")), "{statement}: {plan:?}");
        }
        store.close().await;
    }
}
