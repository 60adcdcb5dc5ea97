//! Stored votes and ballots.

use sqlx::AssertSqlSafe;

use crate::clocks::presence::{Shard, can_move_on};
use crate::db;
use crate::db::connection::Connection;
use crate::db::error::StoreError;
use crate::db::row::from_row;
use crate::ids::{MatchId, PlayerId, Revision, TeamGameId, Timestamp, Version, VoteId};
use crate::privacy::rows::refuse_while_erased;
use crate::teams::row_handle::TeamRows;
use trickmate_rules::Seat;

/// A stored vote.
#[derive(Clone, Debug)]
pub(crate) struct VoteRow {
    pub(crate) id: VoteId,
    pub(crate) seat: i64,
    pub(crate) version: Version,
    pub(crate) revision: Revision,
    pub(crate) closes_at: Timestamp,
    pub(crate) choice: Option<String>,
}

from_row!(VoteRow { id, seat, version, revision, closes_at, choice });

/// A stored ballot; without a choice, the member has not voted yet.
#[derive(Clone, Debug)]
pub(crate) struct BallotRow {
    pub(crate) vote: VoteId,
    pub(crate) player: PlayerId,
    pub(crate) choice: Option<String>,
    pub(crate) number: Option<i64>,
}

from_row!(BallotRow { vote, player, choice, number });

/// A vote to be opened.
#[derive(Clone, Copy, Debug)]
pub(crate) struct NewVote {
    pub(crate) game: TeamGameId,
    pub(crate) match_id: MatchId,
    pub(crate) seat: Seat,
    pub(crate) version: Version,
    pub(crate) revision: Revision,
    pub(crate) closes_at: Timestamp,
}

/// The result of casting a ballot.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Cast {
    /// The ballot counts.
    Counted,
    /// The ballot counts and closes the vote: its choice has the absolute majority.
    Decides,
    /// The person may not vote.
    NotAdmitted,
    /// The vote is closed.
    Closed,
}

/// Closes the vote $1 with the choice that has most votes. Of several choices with equal votes, the one that got there
/// first wins.
const DECIDE: &str = "UPDATE team_votes SET choice = COALESCE((SELECT choice FROM team_ballots \
                      WHERE vote = $1 AND choice IS NOT NULL GROUP BY choice ORDER BY COUNT(*) DESC, MAX(number) LIMIT 1), '') \
                      WHERE id = $1 AND choice IS NULL";

/// Returns the condition for games in which people can vote now; servers of these connections are excluded.
fn can_go_on(away: &[Shard]) -> String {
    format!(
        "team_games.state = 'running' AND matches.paused = 0 AND {} AND NOT EXISTS (SELECT 1 FROM away_teams \
         WHERE away_teams.game = team_games.id AND away_teams.state = 'accepted' AND NOT ({}))",
        can_move_on("team_games.server", away),
        can_move_on("away_teams.server", away)
    )
}

/// Returns the query for the team games with something to do, and when it is due. A game that could not continue rests
/// for a while.
pub(crate) fn due(away: &[Shard]) -> String {
    let running = can_go_on(away);
    format!(
        "SELECT team_games.id AS id, rests_until AS due_at FROM team_games JOIN matches ON matches.id = match_id \
         WHERE team_games.seen < matches.version AND {running} \
         UNION ALL SELECT team_games.id, CASE WHEN choice IS NULL AND closes_at > rests_until THEN closes_at \
         ELSE rests_until END \
         FROM team_votes JOIN team_games ON team_games.id = team_votes.game JOIN matches ON matches.id = match_id \
         WHERE {running} \
         UNION ALL SELECT game, expires_at FROM away_teams WHERE state = 'asked'"
    )
}

impl TeamRows<'_> {
    /// Returns the games in which something is due.
    pub(crate) async fn due_games(
        self,
        now: Timestamp,
        away: &[Shard],
    ) -> Result<Vec<TeamGameId>, StoreError> {
        let query = format!("SELECT DISTINCT id FROM ({}) AS due WHERE due_at <= $1 ORDER BY id", due(away));
        Ok(db::query_scalar(AssertSqlSafe(query)).bind(now).fetch_all(&self.store.readers).await?)
    }

    /// Returns when something is due next.
    pub(crate) async fn next_due(self, away: &[Shard]) -> Result<Option<i64>, StoreError> {
        let query = format!("SELECT MIN(due_at) FROM ({}) AS due", due(away));
        Ok(db::query_scalar(AssertSqlSafe(query)).fetch_one(&self.store.readers).await?)
    }

    /// Returns the votes of a game, with all ballots.
    pub(crate) async fn votes(self, game: TeamGameId) -> Result<(Vec<VoteRow>, Vec<BallotRow>), StoreError> {
        let votes = db::query_as(
            "SELECT id, seat, version, revision, closes_at, choice FROM team_votes WHERE game = $1 ORDER BY id",
        );
        let votes: Vec<VoteRow> = votes.bind(game).fetch_all(&self.store.readers).await?;
        if votes.is_empty() {
            return Ok((votes, Vec::new()));
        }
        let ballots = db::query_as(
            "SELECT vote, player, team_ballots.choice AS choice, number FROM team_ballots \
             JOIN team_votes ON team_votes.id = vote WHERE game = $1 ORDER BY vote, player",
        );
        Ok((votes, ballots.bind(game).fetch_all(&self.store.readers).await?))
    }

    /// Opens a vote for those who are in the team now, if the match is still at its version. Returns whether it is new.
    pub(crate) async fn open(self, new: NewVote) -> Result<bool, StoreError> {
        self.store
            .writer
            .write(move |connection| {
                Box::pin(async move {
                    let open = db::query_scalar(
                        "INSERT INTO team_votes (game, seat, version, revision, closes_at) \
                         SELECT $1, $2, $3, $4, $5 FROM matches \
                         WHERE id = $6 AND version = $3 AND ended_at IS NULL ON CONFLICT DO NOTHING RETURNING id",
                    );
                    let open = open
                        .bind(new.game)
                        .bind(new.seat.index() as i64)
                        .bind(new.version)
                        .bind(new.revision)
                        .bind(new.closes_at)
                        .bind(new.match_id);
                    let vote: Option<VoteId> = open.fetch_optional(&mut *connection).await?;
                    let Some(vote) = vote else { return Ok(false) };
                    // Members whose data was deleted have a negative id there.
                    let admit = db::query(
                        "INSERT INTO team_ballots (vote, player) \
                         SELECT $1, player FROM team_members WHERE game = $2 AND seat = $3 AND player > 0",
                    );
                    let admit = admit.bind(vote).bind(new.game).bind(new.seat.index() as i64);
                    admit.execute(&mut *connection).await?;
                    renew(connection, new.game).await?;
                    Ok(true)
                })
            })
            .await
    }

    /// Casts a ballot, or changes it.
    pub(crate) async fn cast(
        self,
        vote: VoteId,
        player: PlayerId,
        choice: String,
        now: Timestamp,
    ) -> Result<Cast, StoreError> {
        self.store
            .writer
            .write(move |connection| {
                Box::pin(async move { cast(connection, vote, player, choice, now).await })
            })
            .await
    }

    /// Closes a vote whose time is up; returns whether it did.
    pub(crate) async fn close(self, vote: VoteId, now: Timestamp) -> Result<bool, StoreError> {
        self.store
            .writer
            .write(move |connection| {
                Box::pin(async move {
                    // Ballots lock this row too, so each comes either before or after this.
                    let take = db::query(
                        "UPDATE team_votes SET casts = casts WHERE id = $1 AND choice IS NULL AND closes_at <= $2 \
                         AND game NOT IN (SELECT game FROM away_teams \
                         JOIN departures ON departures.server = away_teams.server WHERE state = 'accepted')",
                    );
                    if take.bind(vote).bind(now).execute(&mut *connection).await?.rows_affected() == 0 {
                        return Ok(false);
                    }
                    let decided = db::query(DECIDE).bind(vote).execute(connection).await?;
                    Ok(decided.rows_affected() > 0)
                })
            })
            .await
    }

    /// Deletes a vote that was carried out or is obsolete, so that the next one can be opened.
    pub(crate) async fn remove(self, game: TeamGameId, vote: VoteId) -> Result<(), StoreError> {
        self.store
            .writer
            .write(move |connection| {
                Box::pin(async move {
                    let remove = db::query("DELETE FROM team_votes WHERE id = $1").bind(vote);
                    if remove.execute(&mut *connection).await?.rows_affected() > 0 {
                        let look =
                            db::query("UPDATE team_games SET seen = -1, looks = looks + 1 WHERE id = $1");
                        look.bind(game).execute(connection).await?;
                    }
                    Ok(())
                })
            })
            .await
    }

    /// Opens a vote again whose choice was refused, without the ballots for that choice. It gets no extra time, so that
    /// it ends.
    pub(crate) async fn reopen(
        self,
        game: TeamGameId,
        vote: VoteId,
        refused: String,
    ) -> Result<(), StoreError> {
        self.store
            .writer
            .write(move |connection| {
                Box::pin(async move {
                    let reopen = db::query("UPDATE team_votes SET choice = NULL WHERE id = $1 AND choice = $2");
                    let reopen = reopen.bind(vote).bind(refused.clone());
                    if reopen.execute(&mut *connection).await?.rows_affected() == 0 {
                        return Ok(());
                    }
                    let clear = db::query(
                        "UPDATE team_ballots SET choice = NULL, number = NULL WHERE vote = $1 AND choice = $2",
                    );
                    clear.bind(vote).bind(refused).execute(&mut *connection).await?;
                    renew(connection, game).await
                })
            })
            .await
    }

    /// Leaves a game that cannot continue alone until a given time.
    pub(crate) async fn rest(self, game: TeamGameId, until: Timestamp) -> Result<(), StoreError> {
        let rest = db::query("UPDATE team_games SET rests_until = $2 WHERE id = $1");
        self.store.writer.execute(rest.bind(game).bind(until)).await.map(|_| ())
    }

    /// Notes that the votes for a version are open, unless one was carried out since the game was loaded.
    pub(crate) async fn mark_seen(
        self,
        game: TeamGameId,
        looks: i64,
        version: Version,
    ) -> Result<(), StoreError> {
        let seen = db::query("UPDATE team_games SET seen = $3 WHERE id = $1 AND looks = $2");
        self.store.writer.execute(seen.bind(game).bind(looks).bind(version)).await.map(|_| ())
    }
}

async fn cast(
    connection: &mut Connection,
    vote: VoteId,
    player: PlayerId,
    choice: String,
    now: Timestamp,
) -> Result<Cast, StoreError> {
    refuse_while_erased(connection, player).await?;
    let take = db::query_as::<(i64, TeamGameId)>(
        "UPDATE team_votes SET casts = casts + 1 WHERE id = $1 AND choice IS NULL AND closes_at > $2 \
         AND game NOT IN (SELECT game FROM away_teams JOIN departures ON departures.server = away_teams.server \
         WHERE state = 'accepted') RETURNING casts, game",
    );
    let taken = take.bind(vote).bind(now).fetch_optional(&mut *connection).await?;
    let Some((number, game)) = taken else { return Ok(Cast::Closed) };
    let admitted =
        db::query_scalar::<i64>("SELECT COUNT(*) FROM team_ballots WHERE vote = $1 AND player = $2");
    if admitted.bind(vote).bind(player).fetch_one(&mut *connection).await? == 0 {
        return Ok(Cast::NotAdmitted);
    }
    // Repeating a choice does not change its position in the order.
    let put = db::query(
        "UPDATE team_ballots SET choice = $3, number = $4 \
         WHERE vote = $1 AND player = $2 AND (choice IS NULL OR choice <> $3)",
    );
    put.bind(vote).bind(player).bind(choice.clone()).bind(number).execute(&mut *connection).await?;
    let decide = db::query(
        "UPDATE team_votes SET choice = $2 WHERE id = $1 AND choice IS NULL \
         AND 2 * (SELECT COUNT(*) FROM team_ballots WHERE vote = $1 AND choice = $2) \
         > (SELECT COUNT(*) FROM team_ballots WHERE vote = $1)",
    );
    let decides = decide.bind(vote).bind(choice).execute(&mut *connection).await?.rows_affected() > 0;
    renew(connection, game).await?;
    Ok(if decides { Cast::Decides } else { Cast::Counted })
}

/// Marks the board of a game for an update.
async fn renew(connection: &mut Connection, game: TeamGameId) -> Result<(), StoreError> {
    let renew = db::query("UPDATE team_games SET tally = tally + 1 WHERE id = $1");
    renew.bind(game).execute(connection).await?;
    Ok(())
}
