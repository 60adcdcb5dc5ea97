//! Appending actions that neither end a match nor accept an offer, which nearly all are. On a server, one statement
//! commits the actions of many matches, since each statement is a round trip.

use std::fmt;

use serde_json::{Value as Json, json};

use crate::clocks::clock_row::ClockRow;
use crate::db;
use crate::db::connection::Connection;
use crate::db::error::StoreError;
use crate::ids::{MatchId, OfferId, Revision};
use crate::matches::action::ActionRow;
use trickmate_rules::Seat;

/// Actions of one match for [`MatchRows::append`](super::MatchRows::append).
pub(crate) struct Append {
    pub(crate) match_id: MatchId,
    /// The actions, at least one; the first is for the version before its ply.
    pub(crate) actions: Vec<ActionRow>,
    pub(crate) clocks: Vec<ClockRow>,
    pub(crate) draft: Option<Revision>,
    pub(crate) to_act: Option<i64>,
}

// An action may be a secret.
impl fmt::Debug for Append {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Append to {}", self.match_id)
    }
}

/// The offers that lapse with it; `None` if the version was another.
pub(crate) type Appended = Option<Vec<OfferId>>;

/// A statement that reads lists of objects, which is faster than a separate statement for every number of actions. All
/// its parts see the tables in their state before it, so the part that writes the clocks decides whether a player is on
/// vacation.
const APPEND: &str = "\
    WITH moves AS (SELECT * FROM jsonb_to_recordset($1::JSONB) \
        AS moves(id BIGINT, before BIGINT, version BIGINT, draft BIGINT, to_act BIGINT)), \
    advanced AS (UPDATE matches SET version = moves.version, to_act = moves.to_act FROM moves \
        WHERE matches.id = moves.id AND matches.version = moves.before AND matches.ended_at IS NULL AND matches.paused = 0 \
        AND (moves.draft IS NULL OR moves.draft = COALESCE( \
            (SELECT revision FROM drafts WHERE match_id = moves.id AND base = moves.before), 0)) \
        RETURNING matches.id, matches.first_player, matches.second_player), \
    appended AS (INSERT INTO actions (match_id, ply, seat, text, request, at) \
        SELECT given.* FROM jsonb_to_recordset($2::JSONB) \
        AS given(match_id BIGINT, ply BIGINT, seat BIGINT, text TEXT, request BIGINT, at BIGINT) \
        JOIN advanced ON advanced.id = given.match_id), \
    drafted AS (DELETE FROM drafts USING advanced WHERE drafts.match_id = advanced.id), \
    given AS (SELECT given.*, given.deadline IS NOT NULL AND given.per_turn IS NOT NULL AND EXISTS ( \
            SELECT 1 FROM vacations WHERE began_at IS NOT NULL AND vacations.player = \
            CASE given.seat WHEN 0 THEN advanced.first_player ELSE advanced.second_player END) AS away \
        FROM jsonb_to_recordset($3::JSONB) AS given(match_id BIGINT, seat BIGINT, per_turn BIGINT, \
            remaining BIGINT, deadline BIGINT, paused BIGINT, remind_at BIGINT) \
        JOIN advanced ON advanced.id = given.match_id), \
    timed AS (INSERT INTO clocks (match_id, seat, per_turn, remaining, deadline, paused, remind_at) \
        SELECT match_id, seat, per_turn, remaining, CASE WHEN away THEN NULL ELSE deadline END, \
        CASE WHEN away THEN 1 ELSE paused END, CASE WHEN away THEN NULL ELSE remind_at END FROM given \
        ON CONFLICT (match_id, seat) DO UPDATE SET remaining = excluded.remaining, \
        deadline = excluded.deadline, paused = excluded.paused, remind_at = excluded.remind_at), \
    lapsed AS (UPDATE offers SET state = 'lapsed', announced = 0 FROM advanced \
        WHERE match_id = advanced.id AND state = 'open' AND kind <> 'rematch' RETURNING offers.id, match_id) \
    SELECT advanced.id, lapsed.id FROM advanced LEFT JOIN lapsed ON lapsed.match_id = advanced.id";

/// Commits actions of matches, at most once a match, for the versions they were meant for; returns the result of each.
pub(crate) async fn append_all(
    connection: &mut Connection,
    appends: &[&Append],
) -> Result<Vec<Appended>, StoreError> {
    let moves: Vec<Json> = appends.iter().filter_map(|append| move_of(append)).collect();
    let actions: Vec<Json> = appends.iter().flat_map(|append| actions_of(append)).collect();
    let clocks: Vec<Json> = appends.iter().flat_map(|append| clocks_of(append)).collect();
    let rows: Vec<(MatchId, Option<OfferId>)> = db::query_as(APPEND)
        .bind(Json::from(moves).to_string())
        .bind(Json::from(actions).to_string())
        .bind(Json::from(clocks).to_string())
        .fetch_all(connection)
        .await?;
    let result = |append: &&Append| {
        let own: Vec<Option<OfferId>> =
            rows.iter().filter(|(id, _)| *id == append.match_id).map(|(_, offer)| *offer).collect();
        (!own.is_empty()).then(|| own.into_iter().flatten().collect())
    };
    Ok(appends.iter().map(result).collect())
}

fn move_of(append: &Append) -> Option<Json> {
    let (first, last) = (append.actions.first()?, append.actions.last()?);
    let Append { match_id, draft, to_act, .. } = append;
    Some(json!({
        "id": match_id, "before": first.ply.get() - 1, "version": last.ply, "draft": draft, "to_act": to_act,
    }))
}

fn actions_of(append: &Append) -> impl Iterator<Item = Json> {
    append.actions.iter().map(|ActionRow { ply, seat, text, request, at }| {
        json!({
            "match_id": append.match_id, "ply": ply, "seat": seat.map(Seat::index), "text": text, "request": request, "at": at,
        })
    })
}

fn clocks_of(append: &Append) -> impl Iterator<Item = Json> {
    append.clocks.iter().map(|ClockRow { seat, per_turn, remaining, deadline, paused, remind_at }| {
        json!({
            "match_id": append.match_id, "seat": seat.index(), "per_turn": per_turn, "remaining": remaining,
            "deadline": deadline, "paused": paused, "remind_at": remind_at,
        })
    })
}
