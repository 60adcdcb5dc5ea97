//! Actions of matches, which are only ever appended.

use crate::clocks::clock_row::ClockRow;
use crate::clocks::rows as clocks;
use crate::conditional_moves::planned_by::PlannedBy;
use crate::db;
use crate::db::error::StoreError;
use crate::ids::{MatchId, OfferId, RequestId, Revision};
use crate::matches::action::ActionRow;
use crate::matches::appends::Append;
use crate::matches::row_handle::MatchRows;
use crate::matches::rows::MatchEnd;
use crate::offers::rows as offers;
use crate::ratings::rows::count_result;
use crate::series::results as series;
use crate::simuls::results as simul_results;
use crate::tournaments::deadlines::RoundEnd;
use crate::tournaments::results;
use crate::world::rows as worldwide;
use crate::world::rows::WorldTerms;

/// Changes of a match that are committed together.
#[derive(Clone, Default)]
pub struct CommitResult {
    /// The actions in order, at least one; the first is for the version before its ply.
    pub actions: Vec<ActionRow>,
    /// End of the match, if they end it.
    pub end: Option<MatchEnd>,
    /// The clocks that change.
    pub clocks: Vec<ClockRow>,
    /// The offer that is accepted by it.
    pub accepted: Option<OfferId>,
    /// The revision of the draft that these actions complete.
    pub draft: Option<Revision>,
    /// Conditions for the result to count worldwide; without them it counts.
    pub world: Option<WorldTerms>,
    /// Seats to act afterwards: see [`ListedRow::to_act`](super::ListedRow::to_act).
    pub to_act: Option<i64>,
    /// `true` if it discards the players' placing plans.
    pub forgets_plans: bool,
    /// The clocks behind the decision, if any: the first seat's first.
    pub decided_by: Option<Vec<ClockRow>>,
    /// The plan of moves behind the action, if any.
    pub planned_by: Option<PlannedBy>,
    /// The end of a round behind the decision, if any.
    pub round_end: Option<RoundEnd>,
    /// `true` if a team plays in it: then its next vote has to be opened.
    pub has_teams: bool,
    /// `true` if it ends because its server has removed the bot; it must then still be paused.
    pub is_absent: bool,
}

impl MatchRows<'_> {
    /// Commits actions for the version they were meant for. Returns the offers that lapse. Returns `None`, and changes
    /// nothing, if the version is another, the accepted offer is no longer open, or the deciding clocks or deadline have changed. A
    /// rated result changes the players' ratings. With a draft, the actions are the drafted turn, which must still be
    /// at this revision. Any draft ends.
    ///
    /// # Errors
    /// A failure of the database, also when the request has committed an action before; nothing has then changed.
    pub async fn append(
        self,
        match_id: MatchId,
        progress: CommitResult,
    ) -> Result<Option<Vec<OfferId>>, StoreError> {
        let CommitResult {
            actions,
            end,
            clocks,
            accepted,
            draft,
            world,
            to_act,
            forgets_plans,
            decided_by,
            planned_by,
            round_end,
            has_teams: _,
            is_absent,
        } = progress;
        let is_plain = end.is_none()
            && accepted.is_none()
            && decided_by.is_none()
            && planned_by.is_none()
            && round_end.is_none()
            && !forgets_plans
            && !actions.is_empty();
        if is_plain && self.store.is_shared() {
            return self.store.writer.append(Append { match_id, actions, clocks, draft, to_act }).await;
        }
        let (Some(first), Some(last)) = (actions.first(), actions.last()) else { return Ok(None) };
        let at = last.at;
        let advance = db::query(
            "UPDATE matches SET version = $3, ended_at = $4, winner = $5, reason = $6, counted = $8, to_act = $10, \
             paused = CASE WHEN $11 = 1 THEN 5 ELSE paused END \
             WHERE id = $1 AND version = $2 - 1 AND ended_at IS NULL AND (paused = 0 OR $4 IS NOT NULL) AND ($11 = 0 OR paused <> 0) \
             AND ($7 IS NULL OR EXISTS (SELECT 1 FROM offers WHERE id = $7 AND state = 'open')) \
             AND ($9 IS NULL OR $9 = \
             COALESCE((SELECT revision FROM drafts WHERE match_id = $1 AND base = $2 - 1), 0))",
        )
        .bind(match_id)
        .bind(first.ply)
        .bind(last.ply)
        .bind(end.as_ref().map(|_| at))
        .bind(end.as_ref().and_then(|end| end.winner))
        .bind(end.as_ref().map(|end| end.reason))
        .bind(accepted)
        .bind(i64::from(end.as_ref().is_none_or(|end| end.counted)))
        .bind(draft)
        .bind(to_act)
        .bind(i64::from(is_absent));
        let done = db::query("DELETE FROM drafts WHERE match_id = $1").bind(match_id);
        let plans = db::query("DELETE FROM placing_plans WHERE match_id = $1").bind(match_id);
        let is_over = end.is_some();
        let planned_moves = db::query("DELETE FROM conditional_moves WHERE match_id = $1").bind(match_id);
        self.store
            .writer
            .write(move |connection| {
                Box::pin(async move {
                    if let Some(rows) = decided_by
                        && !clocks::are(connection, match_id, &rows).await?
                    {
                        return Ok(None);
                    }
                    if let Some(planned_by) = planned_by
                        && !planned_by.holds(connection).await?
                    {
                        return Ok(None);
                    }
                    if let Some(round_end) = round_end
                        && !round_end.holds(connection).await?
                    {
                        return Ok(None);
                    }
                    let of_tournament = match end {
                        Some(_) => results::open_game(connection, match_id, at).await?,
                        None => None,
                    };
                    if advance.execute(&mut *connection).await?.rows_affected() == 0 {
                        return Ok(None);
                    }
                    for action in actions {
                        append(match_id, action).execute(&mut *connection).await?;
                    }
                    done.execute(&mut *connection).await?;
                    if forgets_plans || is_over {
                        plans.execute(&mut *connection).await?;
                        planned_moves.execute(&mut *connection).await?;
                    }
                    if let Some(offer) = accepted {
                        offers::accept(connection, offer).await?;
                    }
                    if is_over {
                        clocks::remove(connection, match_id).await?;
                        if let Some(terms) = world {
                            worldwide::decide(connection, match_id, terms).await?;
                        }
                        count_result(connection, match_id).await?;
                        if let Some(end) = end {
                            series::note(&mut *connection, match_id, &end, at).await?;
                            if let Some(game) = of_tournament {
                                results::note(connection, &game, match_id, &end).await?;
                            }
                        }
                        simul_results::note(connection, match_id, at).await?;
                    } else {
                        clocks::put(connection, match_id, &clocks).await?;
                    }
                    Ok(Some(offers::lapse(connection, match_id).await?))
                })
            })
            .await
    }

    /// Returns all actions of a match in turn.
    pub async fn actions(self, match_id: MatchId) -> Result<Vec<ActionRow>, StoreError> {
        let query =
            db::query_as("SELECT ply, seat, text, request, at FROM actions WHERE match_id = $1 ORDER BY ply");
        Ok(query.bind(match_id).fetch_all(&self.store.readers).await?)
    }

    /// Returns the last action of a match.
    pub async fn last_action(self, match_id: MatchId) -> Result<Option<ActionRow>, StoreError> {
        let query = db::query_as(
            "SELECT ply, seat, text, request, at FROM actions WHERE match_id = $1 ORDER BY ply DESC LIMIT 1",
        );
        Ok(query.bind(match_id).fetch_optional(&self.store.readers).await?)
    }

    /// Returns the action that a request has committed.
    pub async fn action_of_request(self, request: RequestId) -> Result<Option<ActionRow>, StoreError> {
        let query = db::query_as("SELECT ply, seat, text, request, at FROM actions WHERE request = $1");
        Ok(query.bind(request).fetch_optional(&self.store.readers).await?)
    }
}

fn append(match_id: MatchId, action: ActionRow) -> db::query::Query {
    db::query("INSERT INTO actions (match_id, ply, seat, text, request, at) VALUES ($1, $2, $3, $4, $5, $6)")
        .bind(match_id)
        .bind(action.ply)
        .bind(action.seat)
        .bind(action.text)
        .bind(action.request)
        .bind(action.at)
}
