//! Guests: joining and leaving.

use std::fmt;

use sqlx::AssertSqlSafe;

use crate::access::admission::Admission;
use crate::db;
use crate::db::connection::Connection;
use crate::db::enrolment::Enrolment;
use crate::db::error::StoreError;
use crate::db::query::Query;
use crate::db::reader::Reader;
use crate::db::row::{Field, Row, from_row};
use crate::db::value::Value;
use crate::error::ServiceError;
use crate::ids::{PlayerId, ServerId, SimulId, Timestamp};
use crate::limits::Limits;
use crate::privacy::rows::refuse_while_erased;
use crate::simuls::error::SimulRequestError;
use crate::simuls::row_handle::SimulRows;

const GUESTS: Enrolment =
    Enrolment { table: "simuls", members: "simul_guests", joined: "simul", person: "guest" };

/// Number of a guest, unique among all exhibitions.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct GuestId(i64);

impl GuestId {
    pub(crate) const fn get(self) -> i64 {
        self.0
    }
}

impl fmt::Display for GuestId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl From<GuestId> for Value {
    fn from(id: GuestId) -> Self {
        id.0.into()
    }
}

impl Field for GuestId {
    fn of(row: &Row, index: usize) -> Result<Self, sqlx::Error> {
        i64::of(row, index).map(Self)
    }
}

/// The columns on which joining depends.
struct JoinTerms {
    server: ServerId,
    host: PlayerId,
    state: String,
    places: i64,
    taken: i64,
    is_in: i64,
}

from_row!(JoinTerms { server, host, state, places, taken, is_in });

impl SimulRows<'_> {
    /// Lets a player join; joining twice changes nothing. Returns whether the player is new.
    ///
    /// # Errors
    /// An exhibition that is not open or full, the host, somebody who may not play with the host now, a failure of the
    /// database. Nothing has then changed.
    pub(crate) async fn join(
        self,
        id: SimulId,
        player: PlayerId,
        limits: Limits,
        at: Timestamp,
    ) -> Result<bool, ServiceError> {
        let admission = self.store.access().admission(None, limits);
        self.store
            .writer
            .decide(move |connection| {
                Box::pin(async move { join(connection, admission, id, player, at).await })
            })
            .await
    }

    /// Takes a guest out of an exhibition that has not begun; returns whether it did.
    pub(crate) async fn leave(self, id: SimulId, player: PlayerId) -> Result<bool, StoreError> {
        GUESTS.leave(&self.store.writer, id, player).await
    }
}

async fn join(
    connection: &mut Connection,
    admission: Admission,
    id: SimulId,
    player: PlayerId,
    at: Timestamp,
) -> Result<bool, ServiceError> {
    refuse_while_erased(connection, player).await?;
    let terms = db::query_as(
        "SELECT server, host, state, places, \
         (SELECT COUNT(*) FROM simul_guests WHERE simul = $1) AS taken, \
         (SELECT COUNT(*) FROM simul_guests WHERE simul = $1 AND guest = $2) AS is_in FROM simuls WHERE id = $1",
    );
    let terms: Option<JoinTerms> =
        terms.bind(id).bind(player).fetch_optional(&mut *connection).await.map_err(StoreError::from)?;
    let terms = terms.ok_or(SimulRequestError::NoSimul)?;
    if terms.is_in > 0 {
        return Ok(false);
    }
    if terms.state != "open" {
        return Err(SimulRequestError::NotOpen.into());
    }
    if terms.host == player {
        return Err(SimulRequestError::OwnSimul.into());
    }
    if terms.taken >= terms.places {
        return Err(SimulRequestError::Full.into());
    }
    let admission = Admission { server: Some(terms.server), ..admission };
    admission.may_accept(&mut Reader::Transaction(&mut *connection), terms.host, player).await?;
    let insert = db::query("INSERT INTO simul_guests (simul, guest, joined_at) VALUES ($1, $2, $3)");
    insert.bind(id).bind(player).bind(at).execute(&mut *connection).await.map_err(StoreError::from)?;
    renew(connection, id).await?;
    Ok(true)
}

/// Marks the message of an exhibition for an update.
pub(crate) async fn renew(connection: &mut Connection, id: SimulId) -> Result<(), StoreError> {
    GUESTS.renew(connection, id).await
}

/// Takes a person whose data is being deleted out of all exhibitions that have not begun, and calls off their own.
pub(crate) async fn take_out(
    connection: &mut Connection,
    person: PlayerId,
    at: Timestamp,
) -> Result<(), StoreError> {
    for statement in [
        "UPDATE simuls SET version = version + 1 \
         WHERE state = 'open' AND id IN (SELECT simul FROM simul_guests WHERE guest = $1)",
        "DELETE FROM simul_guests WHERE guest = $1 AND simul IN (SELECT id FROM simuls WHERE state = 'open')",
    ] {
        db::query(statement).bind(person).execute(&mut *connection).await?;
    }
    cancel("host").bind(person).bind(at).execute(connection).await?;
    Ok(())
}

/// Returns the statement that calls off, at the time $2, every exhibition that has not begun and has $1 in this column.
pub(crate) fn cancel(column: &str) -> Query {
    db::query(AssertSqlSafe(format!(
        "UPDATE simuls SET state = 'cancelled', ended_at = $2, version = version + 1 \
         WHERE {column} = $1 AND state = 'open'"
    )))
}
