//! What is stored about one person: handed out to them, and deleted when they want that.
//!
//! Every column that holds the id of a person is in [`TRACES`]; a test looks through all tables for others.

use serde_json::{Map, Value};
use sqlx::sqlite::{SqliteRow, SqliteValueRef};
use sqlx::{AssertSqlSafe, Column, Row, TypeInfo, ValueRef};

use super::exclusions::fingerprint;
use super::{Store, StoreError};

/// What becomes of a row that holds the id of a person whose data is deleted.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Fate {
    /// It goes.
    Goes,
    /// It stays with a number in the place of the id, the same in all rows, so that games can still be replayed.
    Anonymous,
    /// It stays with a fingerprint of the id: others have excluded the person, and that is theirs to take back.
    Fingerprint,
}

/// A column that holds ids of people.
struct Trace {
    table: &'static str,
    column: &'static str,
    fate: Fate,
    /// The columns that are handed out to the person; none where the row is somebody else's secret. Seeds and options are
    /// left out: they could tell of a running game what its players do not know.
    shown: &'static str,
}

const fn trace(table: &'static str, column: &'static str, fate: Fate, shown: &'static str) -> Trace {
    Trace { table, column, fate, shown }
}

const CHALLENGE: &str =
    "id, game, time, server, channel, challenger, opponent, seat, state, created_at, expires_at";
const MATCH: &str = "id, challenge, game, time, server, channel, thread, first_player, second_player, version, \
                     created_at, ended_at, winner, reason";

/// All columns that hold ids of people.
const TRACES: &[Trace] = &[
    trace("players", "id", Fate::Goes, "*"),
    trace("wishes", "player", Fate::Goes, "*"),
    trace("blocks", "player", Fate::Goes, "blocked, at"),
    trace("blocks", "blocked", Fate::Fingerprint, ""),
    trace("bans", "player", Fate::Fingerprint, "server, at"),
    trace("vacations", "player", Fate::Goes, "*"),
    trace("decks", "owner", Fate::Goes, "id, name, cards"),
    trace("decks_in_use", "player", Fate::Goes, "deck, ready"),
    trace("server_cards", "author", Fate::Anonymous, "server, name, betza, value"),
    trace("challenges", "challenger", Fate::Anonymous, CHALLENGE),
    trace("challenges", "opponent", Fate::Anonymous, CHALLENGE),
    trace("matches", "first_player", Fate::Anonymous, MATCH),
    trace("matches", "second_player", Fate::Anonymous, MATCH),
];

/// Tables that hold something private of a seat of a match, by `match_id` and `seat`.
const OF_SEATS: [&str; 1] = ["hands"];

/// What a person has done in matches.
const ACTIONS: &str = "SELECT match_id, ply, text, at FROM actions JOIN matches ON matches.id = match_id \
                       WHERE first_player = $1 AND seat = 0 OR second_player = $1 AND seat = 1 ORDER BY match_id, ply";

impl Store {
    /// Everything stored about a person, as a JSON object of tables, each an array of rows.
    ///
    /// # Errors
    /// A failure of the database.
    pub async fn personal_data(&self, person: i64) -> Result<Map<String, Value>, StoreError> {
        let mut data = Map::new();
        for Trace { table, column, shown, .. } in TRACES.iter().filter(|trace| !trace.shown.is_empty()) {
            let query = format!("SELECT {shown} FROM {table} WHERE {column} = $1");
            self.add_rows(&mut data, table, query, person).await?;
        }
        self.add_rows(&mut data, "actions", ACTIONS.to_owned(), person).await?;
        Ok(data)
    }

    async fn add_rows(
        &self,
        data: &mut Map<String, Value>,
        table: &str,
        query: String,
        person: i64,
    ) -> Result<(), StoreError> {
        let rows = sqlx::query(AssertSqlSafe(query)).bind(person).fetch_all(&self.readers).await?;
        let rows = rows.iter().map(object).collect::<Result<Vec<_>, _>>()?;
        if let Value::Array(known) = data.entry(table).or_insert_with(|| Value::Array(Vec::new())) {
            known.extend(rows);
        }
        Ok(())
    }

    /// Deletes everything about a person. Where games stay, `pseudonym`, which must be negative and nobody else's, takes
    /// the place of the id. Afterwards the file of the database holds no trace of what was deleted.
    ///
    /// # Errors
    /// A failure of the database; nothing has then changed, or what was deleted may still be in unused parts of the file.
    pub async fn forget(&self, person: i64, pseudonym: i64) -> Result<(), StoreError> {
        self.writer
            .write(move |connection| {
                Box::pin(async move {
                    for table in OF_SEATS {
                        let query = format!(
                            "DELETE FROM {table} WHERE (match_id, seat) IN \
                             (SELECT id, 0 FROM matches WHERE first_player = $1 \
                             UNION ALL SELECT id, 1 FROM matches WHERE second_player = $1)"
                        );
                        sqlx::query(AssertSqlSafe(query)).bind(person).execute(&mut *connection).await?;
                    }
                    for Trace { table, column, fate, .. } in TRACES {
                        let (query, number) = match fate {
                            Fate::Goes => (format!("DELETE FROM {table} WHERE {column} = $1"), None),
                            Fate::Anonymous => (replace(table, column), Some(pseudonym)),
                            Fate::Fingerprint => (replace(table, column), Some(fingerprint(person))),
                        };
                        let query = sqlx::query(AssertSqlSafe(query)).bind(person).bind(number);
                        query.execute(&mut *connection).await?;
                    }
                    Ok(())
                })
            })
            .await?;
        self.writer.scour().await
    }
}

fn replace(table: &str, column: &str) -> String {
    // What is there already says the same.
    format!("UPDATE OR REPLACE {table} SET {column} = $2 WHERE {column} = $1")
}

/// A row as a JSON object.
fn object(row: &SqliteRow) -> Result<Value, sqlx::Error> {
    let columns = row.columns().iter();
    let values = columns.map(|column| Ok((column.name().to_owned(), value(row, column.ordinal())?)));
    values.collect::<Result<Map<_, _>, _>>().map(Value::Object)
}

/// A value as JSON. Numbers that many programs would round, which are Discord's ids, are texts.
fn value(row: &SqliteRow, index: usize) -> Result<Value, sqlx::Error> {
    let raw: SqliteValueRef<'_> = row.try_get_raw(index)?;
    if raw.is_null() {
        return Ok(Value::Null);
    }
    Ok(match raw.type_info().name() {
        "INTEGER" => {
            let number: i64 = row.try_get(index)?;
            if number.unsigned_abs() < 1 << 53 { number.into() } else { number.to_string().into() }
        }
        "REAL" => row.try_get::<f64, _>(index)?.into(),
        "BLOB" => hex::encode(row.try_get::<Vec<u8>, _>(index)?).into(),
        _ => row.try_get::<String, _>(index)?.into(),
    })
}
