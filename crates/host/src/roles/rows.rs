//! Stored roles for ratings, who holds them, and pending updates.

use crate::db;
use crate::db::connection::Connection;
use crate::db::error::StoreError;
use crate::db::row::from_row;
use crate::error::ServiceError;
use crate::ids::{MatchId, PlayerId, RoleId, ServerId, Timestamp};
use crate::ratings::scope::Scope;
use crate::roles::row_handle::RoleRows;
use crate::roles::rule::{HolderState, MAX_ROLES, RoleRequestError, RoleThreshold};
use crate::seasons::rows::hidden;

/// Most members who get a role for their rating: the best ones.
const MOST_HOLDERS: i64 = 200;

/// A stored role.
#[derive(Clone, Debug)]
pub(crate) struct RatingRoleRow {
    pub(crate) role: RoleId,
    pub(crate) game: String,
    pub(crate) kind: String,
    pub(crate) threshold: i64,
    pub(crate) holders: i64,
}

from_row!(RatingRoleRow { role, game, kind, threshold, holders });

/// The bot's note about a role of a member.
#[derive(Clone, Debug)]
pub(crate) struct HolderRow {
    pub(crate) role: RoleId,
    pub(crate) player: PlayerId,
    pub(crate) state: String,
}

from_row!(HolderRow { role, player, state });

/// The state of a server's role updates.
#[derive(Clone, Copy, Debug)]
pub(crate) struct UpdateRow {
    pub(crate) wanted: i64,
    pub(crate) done: i64,
    pub(crate) verify: i64,
}

from_row!(UpdateRow { wanted, done, verify });

/// The query for the time of the next role update.
pub(crate) const NEXT_DUE: &str =
    "SELECT MIN(next_at) FROM role_updates WHERE server NOT IN (SELECT server FROM departures)";

impl RoleRows<'_> {
    /// Returns the roles that a server gives for ratings.
    pub(crate) async fn rules(self, server: ServerId) -> Result<Vec<RatingRoleRow>, StoreError> {
        let query = db::query_as(
            "SELECT role, game, kind, threshold, (SELECT COUNT(*) FROM role_holders \
             WHERE role_holders.server = $1 AND role_holders.role = rating_roles.role \
             AND state IN ('given', 'own')) AS holders \
             FROM rating_roles WHERE server = $1 ORDER BY game, kind, threshold DESC, role",
        );
        Ok(query.bind(server).fetch_all(&self.store.readers).await?)
    }

    /// Stores the condition of a role in place of the previous one.
    ///
    /// # Errors
    /// Too many roles, a failure of the database; nothing has then changed.
    pub(crate) async fn set_rule(
        self,
        server: ServerId,
        role: RoleId,
        game: &'static str,
        threshold: RoleThreshold,
    ) -> Result<(), ServiceError> {
        self.store
            .writer
            .decide(move |connection| {
                Box::pin(async move {
                    let set = db::query(
                        "INSERT INTO rating_roles (server, role, game, kind, threshold) SELECT $1, $2, $3, $4, $5 \
                         WHERE (SELECT COUNT(*) FROM rating_roles WHERE server = $1 AND role <> $2) < $6 \
                         ON CONFLICT (server, role) DO UPDATE SET game = $3, kind = $4, threshold = $5",
                    );
                    let set = set.bind(server).bind(role).bind(game).bind(threshold.word());
                    let set = set.bind(threshold.number()).bind(MAX_ROLES);
                    let set = set.execute(&mut *connection).await.map_err(StoreError::from)?;
                    if set.rows_affected() == 0 {
                        return Err(RoleRequestError::TooMany.into());
                    }
                    Ok(want(connection, server).await?)
                })
            })
            .await
    }

    /// Removes the condition of a role, so that nobody should hold it because of the bot.
    pub(crate) async fn remove_rule(self, server: ServerId, role: Option<RoleId>) -> Result<(), StoreError> {
        self.store
            .writer
            .write(move |connection| {
                Box::pin(async move {
                    let remove =
                        db::query("DELETE FROM rating_roles WHERE server = $1 AND (role = $2 OR $2 IS NULL)");
                    remove.bind(server).bind(role).execute(&mut *connection).await?;
                    want(connection, server).await
                })
            })
            .await
    }

    /// Returns the servers whose role updates are due. If a day has passed since the last look at Discord, another look
    /// is due too, and the one after it at `next`.
    pub(crate) async fn claim_due(
        self,
        now: Timestamp,
        next: Timestamp,
    ) -> Result<Vec<ServerId>, StoreError> {
        self.store
            .writer
            .write(move |connection| {
                Box::pin(async move {
                    // Results, however many there are, do not delay the daily look.
                    let verify = db::query(
                        "UPDATE role_updates SET wanted = wanted + 1, verify = wanted + 1, verify_at = $2, next_at = 0 \
                         WHERE verify_at <= $1 AND next_at <= $1 AND server NOT IN (SELECT server FROM departures)",
                    );
                    verify.bind(now).bind(next).execute(&mut *connection).await?;
                    let claim = db::query_scalar(
                        "UPDATE role_updates SET next_at = verify_at \
                         WHERE next_at <= $1 AND server NOT IN (SELECT server FROM departures) RETURNING server",
                    );
                    Ok(claim.bind(now).fetch_all(connection).await?)
                })
            })
            .await
    }

    /// Returns the time of the next role update.
    pub(crate) async fn next_due(self) -> Result<Option<i64>, StoreError> {
        Ok(db::query_scalar(NEXT_DUE).fetch_one(&self.store.readers).await?)
    }

    /// Requests another look at Discord for who holds a server's roles; returns whether it has any.
    pub(crate) async fn verify(self, server: ServerId) -> Result<bool, StoreError> {
        // This runs for every server at each start.
        let any = db::query_scalar("SELECT EXISTS (SELECT 1 FROM role_updates WHERE server = $1)");
        let any: i64 = any.bind(server).fetch_one(&self.store.readers).await?;
        if any == 0 {
            return Ok(false);
        }
        let verify =
            db::query("UPDATE role_updates SET wanted = wanted + 1, verify = wanted + 1 WHERE server = $1");
        Ok(self.store.writer.execute(verify.bind(server)).await? > 0)
    }

    /// Returns `true` while ratings of a server are recomputed, and so inconsistent.
    pub(crate) async fn are_rated_again(self, server: ServerId) -> Result<bool, StoreError> {
        let query = db::query_scalar("SELECT EXISTS (SELECT 1 FROM reratings WHERE scope = $1)");
        let waiting: i64 = query.bind(server).fetch_one(&self.store.readers).await?;
        Ok(waiting != 0)
    }

    /// Returns the state of a server's role updates.
    pub(crate) async fn update(self, server: ServerId) -> Result<Option<UpdateRow>, StoreError> {
        let query = db::query_as("SELECT wanted, done, verify FROM role_updates WHERE server = $1");
        Ok(query.bind(server).fetch_optional(&self.store.readers).await?)
    }

    /// Notes that the roles of a server are updated up to `wanted`. Deletes the row of a server without roles and
    /// holders.
    pub(crate) async fn note_done(self, server: ServerId, wanted: i64) -> Result<(), StoreError> {
        self.store
            .writer
            .write(move |connection| {
                Box::pin(async move {
                    let done = db::query(
                        "UPDATE role_updates SET done = CASE WHEN done < $2 THEN $2 ELSE done END, \
                         verify = CASE WHEN verify <= $2 THEN 0 ELSE verify END WHERE server = $1",
                    );
                    done.bind(server).bind(wanted).execute(&mut *connection).await?;
                    let forget = db::query(
                        "DELETE FROM role_updates WHERE server = $1 AND done >= wanted \
                         AND NOT EXISTS (SELECT 1 FROM rating_roles WHERE server = $1) \
                         AND NOT EXISTS (SELECT 1 FROM role_holders WHERE server = $1)",
                    );
                    forget.bind(server).execute(connection).await?;
                    Ok(())
                })
            })
            .await
    }

    /// Returns the players who should hold a role now. Ratings that are provisional, and players who do not appear on
    /// leaderboards, are left out.
    pub(crate) async fn entitled(
        self,
        server: ServerId,
        game: &str,
        threshold: RoleThreshold,
        now: Timestamp,
    ) -> Result<Vec<PlayerId>, StoreError> {
        let (least, most) = match threshold {
            // Shown ratings are rounded.
            RoleThreshold::Rating(least) => (least as f64 - 0.5, MOST_HOLDERS),
            RoleThreshold::Top(most) => (0.0, most),
        };
        let query = db::query_scalar(concat!(
            "SELECT player FROM ratings WHERE scope = $1 AND game = $2 AND provisional_from > $3 AND rating >= $4 \
             AND player > 0 AND player NOT IN (",
            hidden!(),
            ") ORDER BY rating DESC, player LIMIT $5"
        ));
        let query = query.bind(server).bind(game).bind(now).bind(least).bind(most);
        Ok(query.fetch_all(&self.store.readers).await?)
    }

    /// Returns the notes about roles of a server's members.
    pub(crate) async fn holders(self, server: ServerId) -> Result<Vec<HolderRow>, StoreError> {
        let query = db::query_as(
            "SELECT role, player, state FROM role_holders WHERE server = $1 ORDER BY role, player",
        );
        Ok(query.bind(server).fetch_all(&self.store.readers).await?)
    }

    /// Returns the servers and roles that somebody holds because of the bot.
    pub(crate) async fn held_by(self, player: PlayerId) -> Result<Vec<(ServerId, RoleId)>, StoreError> {
        let query = db::query_as(
            "SELECT server, role FROM role_holders WHERE player = $1 AND state IN ('giving', 'given')",
        );
        Ok(query.bind(player).fetch_all(&self.store.readers).await?)
    }

    /// Notes how a member holds a role. Returns `false` if that is not allowed because their data is being deleted or
    /// was deleted.
    ///
    /// # Errors
    /// A failure of the database; nothing has then changed.
    pub(crate) async fn note_holder(
        self,
        server: ServerId,
        role: RoleId,
        player: PlayerId,
        state: HolderState,
    ) -> Result<bool, StoreError> {
        let note = db::query(
            "INSERT INTO role_holders (server, role, player, state) SELECT $1, $2, $3, $4 \
             WHERE EXISTS (SELECT 1 FROM ratings WHERE scope = $1 AND player = $3) \
             AND NOT EXISTS (SELECT 1 FROM erasures WHERE person = $3) \
             ON CONFLICT (server, role, player) DO UPDATE SET state = $4",
        );
        let note = note.bind(server).bind(role).bind(player).bind(state.word());
        Ok(self.store.writer.execute(note).await? > 0)
    }

    /// Forgets that a member holds a role because of the bot.
    pub(crate) async fn forget_holder(
        self,
        server: ServerId,
        role: RoleId,
        player: PlayerId,
    ) -> Result<(), StoreError> {
        let forget = db::query("DELETE FROM role_holders WHERE server = $1 AND role = $2 AND player = $3");
        self.store.writer.execute(forget.bind(server).bind(role).bind(player)).await?;
        Ok(())
    }

    /// Forgets who holds a role because of the bot.
    pub(crate) async fn forget_holders(self, server: ServerId, role: RoleId) -> Result<(), StoreError> {
        let forget = db::query("DELETE FROM role_holders WHERE server = $1 AND role = $2");
        self.store.writer.execute(forget.bind(server).bind(role)).await?;
        Ok(())
    }
}

/// Requests a role update for a server.
async fn want(connection: &mut Connection, server: ServerId) -> Result<(), StoreError> {
    let want = db::query(
        "INSERT INTO role_updates (server, wanted, next_at) VALUES ($1, 1, 0) \
         ON CONFLICT (server) DO UPDATE SET wanted = role_updates.wanted + 1, next_at = 0",
    );
    want.bind(server).execute(connection).await?;
    Ok(())
}

/// Requests a role update for the server where a rated match was played.
pub(crate) async fn want_roles_after(
    connection: &mut Connection,
    match_id: MatchId,
) -> Result<(), StoreError> {
    let want = db::query(
        "UPDATE role_updates SET wanted = wanted + 1, next_at = 0 \
         WHERE server = (SELECT server FROM matches WHERE id = $1)",
    );
    want.bind(match_id).execute(connection).await?;
    Ok(())
}

/// Requests a role update for the server whose ratings were recomputed.
pub(crate) async fn want_roles_on(connection: &mut Connection, scope: Scope) -> Result<(), StoreError> {
    let want = db::query("UPDATE role_updates SET wanted = wanted + 1, next_at = 0 WHERE server = $1");
    want.bind(scope).execute(connection).await?;
    Ok(())
}
