//! The stored data about one person, as they receive it. `erasures` deletes it.
//!
//! Every column that holds the id of a person is in [`USER_ID_COLUMNS`]; a test looks through all tables for others.

use serde_json::{Map, Value};
use sqlx::AssertSqlSafe;

use crate::db;
use crate::db::connection::Connection;
use crate::db::error::StoreError;
use crate::db::query::Query;
use crate::db::row::Row;
use crate::ids::PlayerId;
use crate::privacy::row_handle::PrivacyRows;

/// Rule for a row that holds the id of a person whose data is deleted.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum ErasureRule {
    /// The row is deleted.
    Goes,
    /// The row stays with a number in place of the id, the same in all rows, so that games can still be replayed.
    Anonymous,
    /// The row stays with a fingerprint of the id: others have excluded the person, and only they may undo that.
    Fingerprint,
}

/// A column that holds ids of people.
pub(crate) struct UserIdColumn {
    pub(crate) table: &'static str,
    pub(crate) column: &'static str,
    pub(crate) rule: ErasureRule,
    /// The columns that the person receives; none if the row is somebody else's secret. Seeds and options are left out:
    /// they could reveal secrets of a running game.
    shown: &'static str,
    /// The other columns of a key that contains the column: with a new id, a row may equal another one.
    pub(crate) key: &'static [&'static str],
}

const fn id_column(
    table: &'static str,
    column: &'static str,
    rule: ErasureRule,
    shown: &'static str,
) -> UserIdColumn {
    UserIdColumn { table, column, rule, shown, key: &[] }
}

impl UserIdColumn {
    const fn keyed(mut self, key: &'static [&'static str]) -> Self {
        self.key = key;
        self
    }
}

const CHALLENGE: &str = "id, game, time, opponent_time, odds, server, channel, challenger, opponent, seat, series, state, \
     created_at, expires_at";
const SERIES: &str = "id, challenge, terms, challenger, opponent, state, reason, winner";
const MATCH: &str = "id, challenge, game, time, second_time, odds, server, channel, thread, first_player, second_player, version, \
                     created_at, ended_at, winner, reason";

const TEAM_GAME: &str = "id, game, server, channel, organizer, opponent, opponent_seat, level, vote_length, state, \
                         match_id, created_at";

/// All columns that hold ids of people, in the order in which they are erased.
pub(crate) const USER_ID_COLUMNS: &[UserIdColumn] = &[
    id_column("players", "id", ErasureRule::Goes, "*"),
    id_column("members", "player", ErasureRule::Goes, "server, name, joined_at"),
    id_column("wishes", "player", ErasureRule::Goes, "*"),
    id_column("blocks", "player", ErasureRule::Goes, "blocked, at"),
    id_column("blocks", "blocked", ErasureRule::Fingerprint, "").keyed(&["player"]),
    id_column("bans", "player", ErasureRule::Fingerprint, "server, at").keyed(&["server"]),
    id_column("vacations", "player", ErasureRule::Goes, "*"),
    id_column("watchers", "watcher", ErasureRule::Goes, "match_id, every_board"),
    id_column("imports", "owner", ErasureRule::Goes, "id, record, expires_at"),
    id_column("lesson_progress", "player", ErasureRule::Goes, "game, lesson, step, finished_at, at"),
    id_column("puzzle_attempts", "player", ErasureRule::Goes, "game, puzzle, solved, at"),
    id_column("puzzle_solvers", "player", ErasureRule::Goes, "*"),
    id_column("daily_attempts", "player", ErasureRule::Goes, "daily, solved, at"),
    id_column("ratings", "player", ErasureRule::Anonymous, "*").keyed(&["game", "scope"]),
    id_column("rating_changes", "player", ErasureRule::Anonymous, "*").keyed(&[
        "game",
        "scope",
        "result_number",
    ]),
    id_column("decks", "owner", ErasureRule::Goes, "id, name, cards"),
    id_column("decks_in_use", "player", ErasureRule::Goes, "deck, ready"),
    id_column("saved_arrays", "owner", ErasureRule::Goes, "name, cards"),
    id_column("server_cards", "author", ErasureRule::Anonymous, "server, name, betza, value"),
    id_column(
        "tournaments",
        "organizer",
        ErasureRule::Anonymous,
        "id, name, game, format, state, created_at",
    ),
    id_column(
        "tournament_players",
        "player",
        ErasureRule::Anonymous,
        "tournament, number, rating, joined_at",
    )
    .keyed(&["tournament"]),
    id_column("series_decks", "player", ErasureRule::Goes, "challenge, sideboard, deck"),
    id_column("series", "challenger", ErasureRule::Anonymous, SERIES),
    id_column("series", "opponent", ErasureRule::Anonymous, SERIES),
    id_column("simuls", "host", ErasureRule::Anonymous, "id, game, time, rated, seats, state, created_at"),
    id_column("simul_guests", "guest", ErasureRule::Anonymous, "simul, board, match_id, result, joined_at")
        .keyed(&["simul"]),
    id_column("tournament_players", "stands_in_for", ErasureRule::Anonymous, "tournament, number"),
    id_column(
        "season_places",
        "player",
        ErasureRule::Anonymous,
        "season, game, place, performance, halves, games",
    )
    .keyed(&["season", "game"]),
    id_column("tournament_medals", "player", ErasureRule::Goes, "tournament, place"),
    id_column("role_holders", "player", ErasureRule::Goes, "server, role, state"),
    id_column("team_ballots", "player", ErasureRule::Goes, "vote, choice, number"),
    id_column("team_members", "player", ErasureRule::Fingerprint, "game, seat, joined_at").keyed(&["game"]),
    id_column("team_turn_notes", "player", ErasureRule::Goes, "match_id, channel, message"),
    id_column("team_games", "organizer", ErasureRule::Anonymous, TEAM_GAME),
    id_column("team_games", "opponent", ErasureRule::Anonymous, TEAM_GAME),
    id_column("away_teams", "consenter", ErasureRule::Anonymous, "game, seat, state, server, channel"),
    id_column("challenges", "challenger", ErasureRule::Anonymous, CHALLENGE),
    id_column("challenges", "opponent", ErasureRule::Anonymous, CHALLENGE),
    id_column("matches", "first_player", ErasureRule::Anonymous, MATCH),
    id_column("matches", "second_player", ErasureRule::Anonymous, MATCH),
    // This is the last one: see `erasures`.
    id_column("erasures", "person", ErasureRule::Goes, ""),
];

/// Tables with private data of a seat of a match, by `match_id` and `seat`.
pub(crate) const OF_SEATS: [&str; 4] = ["hands", "turn_notes", "placing_plans", "conditional_moves"];

/// Tables with rows of seats, and the columns that the person receives.
const SHOWN_OF_SEATS: [(&str, &str); 8] = [
    ("hands", "match_id, seat, hands.channel, message"),
    ("turn_notes", "match_id, seat, turn_notes.channel, message"),
    ("placing_plans", "match_id, seat, plan"),
    ("conditional_moves", "match_id, seat, base, tree"),
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
pub(crate) async fn refuse_while_erased(
    connection: &mut Connection,
    person: PlayerId,
) -> Result<(), StoreError> {
    let query = db::query_scalar::<i64>("SELECT COUNT(*) FROM erasures WHERE person = $1");
    match query.bind(person).fetch_one(connection).await? {
        0 => Ok(()),
        _ => Err(StoreError::BeingErased),
    }
}

impl PrivacyRows<'_> {
    /// Executes a statement that stores data about a person, unless their data is being deleted; returns the number of
    /// rows that it has changed.
    pub(crate) async fn execute_of(self, person: PlayerId, query: Query) -> Result<u64, StoreError> {
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
    pub async fn personal_data(self, person: PlayerId) -> Result<Map<String, Value>, StoreError> {
        let mut data = Map::new();
        for UserIdColumn { table, column, shown, .. } in
            USER_ID_COLUMNS.iter().filter(|entry| !entry.shown.is_empty())
        {
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
        person: PlayerId,
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
