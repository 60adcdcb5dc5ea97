//! The stored data about one person, as they receive it. `erasures` deletes it.
//!
//! Every column that holds the id of a person is in [`TRACES`]; a test looks through all tables for others.

use serde_json::{Map, Value};
use sqlx::AssertSqlSafe;

use crate::db;
use crate::db::connection::Connection;
use crate::db::error::StoreError;
use crate::db::query::Query;
use crate::db::row::Row;
use crate::privacy::row_handle::PrivacyRows;

/// Rule for a row that holds the id of a person whose data is deleted.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum ErasureRule {
    /// It goes.
    Goes,
    /// It stays with a number in place of the id, the same in all rows, so that games can still be replayed.
    Anonymous,
    /// It stays with a fingerprint of the id: others have excluded the person, and only they may undo that.
    Fingerprint,
}

/// A column that holds ids of people.
pub(crate) struct Trace {
    pub(crate) table: &'static str,
    pub(crate) column: &'static str,
    pub(crate) fate: ErasureRule,
    /// The columns that the person receives; none if the row is somebody else's secret. Seeds and options are left out:
    /// they could reveal secrets of a running game.
    shown: &'static str,
    /// The other columns of a key that contains the column: with a new id, a row may equal another one.
    pub(crate) key: &'static [&'static str],
}

const fn trace(table: &'static str, column: &'static str, fate: ErasureRule, shown: &'static str) -> Trace {
    Trace { table, column, fate, shown, key: &[] }
}

impl Trace {
    const fn keyed(mut self, key: &'static [&'static str]) -> Self {
        self.key = key;
        self
    }
}

const CHALLENGE: &str =
    "id, game, time, server, channel, challenger, opponent, seat, state, created_at, expires_at";
const MATCH: &str = "id, challenge, game, time, server, channel, thread, first_player, second_player, version, \
                     created_at, ended_at, winner, reason";

/// All columns that hold ids of people, in the order in which they are erased.
pub(crate) const TRACES: &[Trace] = &[
    trace("players", "id", ErasureRule::Goes, "*"),
    trace("members", "player", ErasureRule::Goes, "server, name, joined_at"),
    trace("wishes", "player", ErasureRule::Goes, "*"),
    trace("blocks", "player", ErasureRule::Goes, "blocked, at"),
    trace("blocks", "blocked", ErasureRule::Fingerprint, "").keyed(&["player"]),
    trace("bans", "player", ErasureRule::Fingerprint, "server, at").keyed(&["server"]),
    trace("vacations", "player", ErasureRule::Goes, "*"),
    trace("watchers", "watcher", ErasureRule::Goes, "match_id, every_board"),
    trace("imports", "owner", ErasureRule::Goes, "id, record, expires_at"),
    trace("lesson_progress", "player", ErasureRule::Goes, "game, lesson, step, finished_at, at"),
    trace("puzzle_attempts", "player", ErasureRule::Goes, "game, puzzle, solved, at"),
    trace("puzzle_solvers", "player", ErasureRule::Goes, "*"),
    trace("daily_attempts", "player", ErasureRule::Goes, "daily, solved, at"),
    trace("ratings", "player", ErasureRule::Anonymous, "*").keyed(&["game", "scope"]),
    trace("rating_changes", "player", ErasureRule::Anonymous, "*").keyed(&["game", "scope", "result_number"]),
    trace("decks", "owner", ErasureRule::Goes, "id, name, cards"),
    trace("decks_in_use", "player", ErasureRule::Goes, "deck, ready"),
    trace("server_cards", "author", ErasureRule::Anonymous, "server, name, betza, value"),
    trace("challenges", "challenger", ErasureRule::Anonymous, CHALLENGE),
    trace("challenges", "opponent", ErasureRule::Anonymous, CHALLENGE),
    trace("matches", "first_player", ErasureRule::Anonymous, MATCH),
    trace("matches", "second_player", ErasureRule::Anonymous, MATCH),
    // This is the last one: see `erasures`.
    trace("erasures", "person", ErasureRule::Goes, ""),
];

/// Tables with private data of a seat of a match, by `match_id` and `seat`.
pub(crate) const OF_SEATS: [&str; 3] = ["hands", "turn_notes", "placing_plans"];

/// Tables with rows of seats, and the columns that the person receives.
const SHOWN_OF_SEATS: [(&str, &str); 7] = [
    ("hands", "match_id, seat, hands.channel, message"),
    ("turn_notes", "match_id, seat, turn_notes.channel, message"),
    ("placing_plans", "match_id, seat, plan"),
    ("drafts", "match_id, seat, base, actions"),
    ("clocks", "match_id, seat, per_turn, remaining, deadline, clocks.paused, remind_at"),
    ("chance_proposals", "match_id, seat, chance_proposals.version, is_open"),
    ("offers", "offers.id, match_id, seat, kind, offers.version, state, offers.created_at"),
];

/// Actions of a person in matches.
const ACTIONS: &str = "SELECT match_id, ply, text, at FROM actions JOIN matches ON matches.id = match_id \
                       WHERE first_player = $1 AND seat = 0 OR second_player = $1 AND seat = 1 ORDER BY match_id, ply";

/// Refuses a request of a person whose data is being deleted, within the transaction that would store it: rows stored
/// after the deletion of their table would stay.
pub(crate) async fn refuse_while_erased(connection: &mut Connection, person: i64) -> Result<(), StoreError> {
    let query = db::query_scalar::<i64>("SELECT COUNT(*) FROM erasures WHERE person = $1");
    match query.bind(person).fetch_one(connection).await? {
        0 => Ok(()),
        _ => Err(StoreError::BeingErased),
    }
}

impl PrivacyRows<'_> {
    /// Executes a statement that stores data about a person, unless their data is being deleted; returns the number of
    /// rows that it has changed.
    pub(crate) async fn execute_of(self, person: i64, query: Query) -> Result<u64, StoreError> {
        self.store
            .writer
            .write(move |connection| {
                Box::pin(async move {
                    refuse_while_erased(connection, person).await?;
                    Ok(query.execute(connection).await?.rows_affected())
                })
            })
            .await
    }
}

impl PrivacyRows<'_> {
    /// Returns all stored data about a person, as a JSON object of tables, each an array of rows.
    pub async fn personal_data(self, person: i64) -> Result<Map<String, Value>, StoreError> {
        let mut data = Map::new();
        for Trace { table, column, shown, .. } in TRACES.iter().filter(|trace| !trace.shown.is_empty()) {
            let query = format!("SELECT {shown} FROM {table} WHERE {column} = $1");
            self.add_rows(&mut data, table, query, person).await?;
        }
        for (table, columns) in SHOWN_OF_SEATS {
            let query = format!(
                "SELECT {columns} FROM {table} JOIN matches ON matches.id = match_id \
                 WHERE first_player = $1 AND seat = 0 OR second_player = $1 AND seat = 1"
            );
            self.add_rows(&mut data, table, query, person).await?;
        }
        self.add_rows(&mut data, "actions", ACTIONS.to_owned(), person).await?;
        Ok(data)
    }

    async fn add_rows(
        self,
        data: &mut Map<String, Value>,
        table: &str,
        query: String,
        person: i64,
    ) -> Result<(), StoreError> {
        let rows = db::query(AssertSqlSafe(query)).bind(person).fetch_all(&self.store.readers).await?;
        let rows = rows.iter().map(object).collect::<Result<Vec<_>, _>>()?;
        if let Value::Array(known) = data.entry(table).or_insert_with(|| Value::Array(Vec::new())) {
            known.extend(rows);
        }
        Ok(())
    }
}

/// Returns a row as a JSON object.
fn object(row: &Row) -> Result<Value, sqlx::Error> {
    let names = row.names().into_iter().enumerate();
    let values = names.map(|(index, name)| Ok((name, row.json(index)?)));
    values.collect::<Result<Map<_, _>, _>>().map(Value::Object)
}
