//! Stored exhibitions.

use crate::db;
use crate::db::connection::Connection;
use crate::db::error::StoreError;
use crate::db::row::from_row;
use crate::error::ServiceError;
use crate::ids::{ChannelId, MatchId, MessageId, PlayerId, RequestId, ServerId, SimulId, Timestamp};
use crate::limits::Limits;
use crate::privacy::rows::refuse_while_erased;
use crate::simuls::error::SimulRequestError;
use crate::simuls::guests::{GuestId, cancel, renew};
use crate::simuls::results::go_on;
use crate::simuls::row_handle::SimulRows;

/// A stored exhibition.
pub(crate) struct SimulRow {
    pub(crate) id: SimulId,
    pub(crate) server: ServerId,
    pub(crate) channel: ChannelId,
    pub(crate) host: PlayerId,
    pub(crate) game: String,
    pub(crate) options: String,
    pub(crate) time: String,
    pub(crate) rated: i64,
    pub(crate) places: i64,
    pub(crate) seats: String,
    pub(crate) state: String,
    pub(crate) version: i64,
    pub(crate) announced: i64,
    pub(crate) message: Option<MessageId>,
    pub(crate) closing: Option<MessageId>,
}

from_row!(SimulRow {
    id,
    server,
    channel,
    host,
    game,
    options,
    time,
    rated,
    places,
    seats,
    state,
    version,
    announced,
    message,
    closing
});

/// A stored guest.
pub(crate) struct GuestRow {
    pub(crate) id: GuestId,
    pub(crate) guest: PlayerId,
    pub(crate) board: Option<i64>,
    pub(crate) match_id: Option<MatchId>,
    pub(crate) result: Option<String>,
}

from_row!(GuestRow { id, guest, board, match_id, result });

/// An exhibition to store.
pub(crate) struct NewSimul {
    pub(crate) request: RequestId,
    pub(crate) server: ServerId,
    pub(crate) channel: ChannelId,
    pub(crate) host: PlayerId,
    pub(crate) game: String,
    pub(crate) options: String,
    pub(crate) time: String,
    pub(crate) rated: bool,
    pub(crate) places: u16,
    pub(crate) seats: &'static str,
    pub(crate) created_at: Timestamp,
    /// Most unfinished exhibitions of a host.
    pub(crate) most: i64,
}

impl SimulRows<'_> {
    /// Stores an exhibition; the same request again returns the one that exists. Returns `None` if the host has too
    /// many unfinished ones.
    ///
    /// # Errors
    /// A host whose data is being deleted, a failure of the database; nothing has then changed.
    pub(crate) async fn add(self, new: NewSimul) -> Result<Option<SimulId>, StoreError> {
        self.store
            .writer
            .write(move |connection| {
                Box::pin(async move {
                    let known = db::query_scalar("SELECT id FROM simuls WHERE request = $1");
                    let known: Option<SimulId> =
                        known.bind(new.request).fetch_optional(&mut *connection).await?;
                    if known.is_some() {
                        return Ok(known);
                    }
                    refuse_while_erased(connection, new.host).await?;
                    let insert = db::query_scalar(
                        "INSERT INTO simuls (request, server, channel, host, game, options, time, rated, places, seats, \
                         created_at) SELECT $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11 \
                         WHERE (SELECT COUNT(*) FROM simuls WHERE host = $4 AND state IN ('open', 'running')) < $12 \
                         RETURNING id",
                    )
                    .bind(new.request)
                    .bind(new.server)
                    .bind(new.channel)
                    .bind(new.host)
                    .bind(new.game)
                    .bind(new.options)
                    .bind(new.time)
                    .bind(i64::from(new.rated))
                    .bind(i64::from(new.places))
                    .bind(new.seats)
                    .bind(new.created_at)
                    .bind(new.most);
                    Ok(insert.fetch_optional(connection).await?)
                })
            })
            .await
    }

    /// Returns an exhibition.
    pub(crate) async fn simul(self, id: SimulId) -> Result<Option<SimulRow>, StoreError> {
        let query = db::query_as("SELECT * FROM simuls WHERE id = $1").bind(id);
        Ok(query.fetch_optional(&self.store.readers).await?)
    }

    /// Returns the guests of an exhibition, ordered by board, or by when they joined.
    pub(crate) async fn guests(self, id: SimulId) -> Result<Vec<GuestRow>, StoreError> {
        let query = db::query_as(
            "SELECT id, guest, board, match_id, result FROM simul_guests WHERE simul = $1 \
             ORDER BY COALESCE(board, 100000), id",
        );
        Ok(query.bind(id).fetch_all(&self.store.readers).await?)
    }

    /// Returns the exhibition that a match belongs to.
    pub(crate) async fn simul_of(self, match_id: MatchId) -> Result<Option<SimulId>, StoreError> {
        let query = db::query_scalar("SELECT simul FROM simul_guests WHERE match_id = $1").bind(match_id);
        Ok(query.fetch_optional(&self.store.readers).await?)
    }

    /// Begins an open exhibition of this host.
    ///
    /// # Errors
    /// An exhibition that is not open, not this host's, without guests, or with more games than the host may have; a
    /// failure of the database. Nothing has then changed.
    pub(crate) async fn begin(
        self,
        id: SimulId,
        host: PlayerId,
        limits: Limits,
        at: Timestamp,
    ) -> Result<(), ServiceError> {
        self.store
            .writer
            .decide(move |connection| Box::pin(async move { begin(connection, id, host, limits, at).await }))
            .await
    }

    /// Calls off an exhibition that has not begun; returns whether it did.
    pub(crate) async fn cancel(self, id: SimulId, at: Timestamp) -> Result<bool, StoreError> {
        Ok(self.store.writer.execute(cancel("id").bind(id).bind(at)).await? > 0)
    }

    /// Notes that there will be no game with a guest.
    pub(crate) async fn settle(self, id: SimulId, guest: GuestId, at: Timestamp) -> Result<(), StoreError> {
        self.store
            .writer
            .write(move |connection| {
                Box::pin(async move {
                    let settle = db::query(
                        "UPDATE simul_guests SET result = 'none' WHERE id = $1 AND match_id IS NULL AND result IS NULL",
                    );
                    if settle.bind(guest).execute(&mut *connection).await?.rows_affected() > 0 {
                        go_on(connection, id, at).await?;
                    }
                    Ok(())
                })
            })
            .await
    }

    /// Marks the message of an exhibition for an update.
    pub(crate) async fn renew(self, id: SimulId) -> Result<(), StoreError> {
        self.store.writer.write(move |connection| Box::pin(async move { renew(connection, id).await })).await
    }

    /// Returns the exhibitions with games that have not begun.
    pub(crate) async fn to_open(self) -> Result<Vec<SimulId>, StoreError> {
        let query = db::query_scalar(
            "SELECT DISTINCT simuls.id FROM simuls JOIN simul_guests ON simul = simuls.id \
             WHERE state = 'running' AND match_id IS NULL AND result IS NULL \
             AND server NOT IN (SELECT server FROM departures) ORDER BY simuls.id",
        );
        Ok(query.fetch_all(&self.store.readers).await?)
    }

    /// Returns the boards that wait for the host. Those whose side to act is unknown are included.
    pub(crate) async fn waiting(self, id: SimulId) -> Result<Vec<(i64, MatchId)>, StoreError> {
        let query = db::query_as(
            "SELECT simul_guests.board, match_id FROM simul_guests JOIN simuls ON simuls.id = simul \
             JOIN matches ON matches.id = match_id \
             WHERE simul = $1 AND matches.ended_at IS NULL AND paused = 0 \
             AND (to_act IS NULL OR first_player = host AND (to_act & 1) <> 0 \
             OR second_player = host AND (to_act & 2) <> 0) ORDER BY simul_guests.board",
        );
        Ok(query.bind(id).fetch_all(&self.store.readers).await?)
    }

    /// Notes which version the message of an exhibition shows, and its id if it is new.
    pub(crate) async fn announced(
        self,
        id: SimulId,
        version: i64,
        message: Option<MessageId>,
    ) -> Result<(), StoreError> {
        let query = db::query(
            "UPDATE simuls SET announced = CASE WHEN announced < $2 THEN $2 ELSE announced END, \
             message = COALESCE($3, message) WHERE id = $1",
        );
        self.store.writer.execute(query.bind(id).bind(version).bind(message)).await.map(|_| ())
    }

    /// Notes the message at the end.
    pub(crate) async fn closed(self, id: SimulId, message: MessageId) -> Result<(), StoreError> {
        let query = db::query("UPDATE simuls SET closing = $2 WHERE id = $1 AND closing IS NULL");
        self.store.writer.execute(query.bind(id).bind(message)).await.map(|_| ())
    }
}

async fn begin(
    connection: &mut Connection,
    id: SimulId,
    host: PlayerId,
    limits: Limits,
    at: Timestamp,
) -> Result<(), ServiceError> {
    let look = db::query_as(
        "SELECT host, state, (SELECT COUNT(*) FROM simul_guests WHERE simul = $1), \
         (SELECT COUNT(*) FROM matches WHERE first_player = host AND ended_at IS NULL) \
         + (SELECT COUNT(*) FROM matches WHERE second_player = host AND ended_at IS NULL) FROM simuls WHERE id = $1",
    );
    let seen: Option<(PlayerId, String, i64, i64)> =
        look.bind(id).fetch_optional(&mut *connection).await.map_err(StoreError::from)?;
    let (owner, state, guests, games) = seen.ok_or(SimulRequestError::NoSimul)?;
    if owner != host {
        return Err(SimulRequestError::NotHost(owner).into());
    }
    if state != "open" {
        return Err(SimulRequestError::NotOpen.into());
    }
    if guests == 0 {
        return Err(SimulRequestError::NobodyJoined.into());
    }
    if games + guests > limits.games {
        return Err(ServiceError::TooManyGames(games));
    }
    let seat = db::query(
        "UPDATE simul_guests SET board = (SELECT COUNT(*) FROM simul_guests AS earlier \
         WHERE earlier.simul = $1 AND earlier.id <= simul_guests.id) WHERE simul = $1",
    );
    seat.bind(id).execute(&mut *connection).await.map_err(StoreError::from)?;
    let start =
        db::query("UPDATE simuls SET state = 'running', began_at = $2, version = version + 1 WHERE id = $1");
    start.bind(id).bind(at).execute(connection).await.map_err(StoreError::from)?;
    Ok(())
}
