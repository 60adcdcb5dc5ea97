//! The parts that only PostgreSQL has: a server that several processes share.

use std::future::Future;
use std::io;
use std::str::FromStr;
use std::time::Duration;

use sqlx::postgres::{PgConnectOptions, PgConnection, PgPool, PgPoolOptions};
use sqlx::{ConnectOptions, Error, Row};

/// Silence after which a process loses its leases.
pub(crate) const LEASE_TIMEOUT: Duration = Duration::from_secs(6);
/// Timeout of a statement on the server: longer than anybody waits for one, so the server stops working on abandoned
/// ones.
const STATEMENT_TIMEOUT: &str = "25s";
/// Errors of a read-only server: a replica, or one configured as read-only.
const READ_ONLY: [&str; 2] = ["25006", "0A000"];
/// Column that identifies the rows of any table.
pub(crate) const ROW_ID: &str = "ctid";

/// Statements that begin a transaction. Transactions that write come one after another, over all processes, as in
/// SQLite: each takes this lock at its beginning. So none of them waits for another's rows, none has to be repeated,
/// and results are numbered in the order of their commits. The expensive part, the disk, is shared by the jobs of a
/// batch. A process that hangs with the lock loses it.
const BEGIN: &str = "BEGIN READ WRITE; SELECT pg_advisory_xact_lock(7497000); SAVEPOINT piece";
/// Begins as [`BEGIN`] does, without waiting for the lock.
const TRY_BEGIN: &str = "BEGIN READ WRITE; SELECT pg_try_advisory_xact_lock(7497000); SAVEPOINT piece";
/// Waits for the lock after [`TRY_BEGIN`]. The savepoint comes after it, since a rollback to an earlier one gives the lock back.
const LOCK: &str = "RELEASE piece; SELECT pg_advisory_xact_lock(7497000); SAVEPOINT piece";

/// A database of a server.
#[derive(Clone, Debug)]
pub(crate) struct Postgres(PgConnectOptions);

impl Postgres {
    /// Returns `true` if an address is that of a PostgreSQL database.
    pub(crate) fn is_meant(url: &str) -> bool {
        url.starts_with("postgres://") || url.starts_with("postgresql://")
    }

    /// Returns the database at `postgres://user@host/name`.
    pub(crate) fn at(url: &str) -> Result<Self, Error> {
        let options = PgConnectOptions::from_str(url)?.application_name("trickmate").options([
            // Longest time that a hanging process keeps the lock of `BEGIN` from others.
            ("idle_in_transaction_session_timeout", "5s"),
            // Longest wait for the lock of `BEGIN`.
            ("lock_timeout", "20s"),
            // Timeout of a statement; nobody waits for it any longer then.
            ("statement_timeout", STATEMENT_TIMEOUT),
        ]);
        Ok(Self(options))
    }

    /// Returns the name of the database for messages to operators: `host:port/name`, without user and password.
    pub(crate) fn name(&self) -> String {
        let host = self.0.get_socket().map_or(self.0.get_host().into(), |socket| socket.to_string_lossy());
        format!("{host}:{}/{}", self.0.get_port(), self.0.get_database().unwrap_or_default())
    }

    /// Opens a connection that writes.
    pub(crate) async fn connect(&self) -> Result<PgConnection, Error> {
        self.0.connect().await
    }

    /// Opens a connection without a limit for statements.
    pub(crate) async fn connect_without_limit(&self) -> Result<PgConnection, Error> {
        self.0.clone().options([("statement_timeout", "0")]).connect().await
    }

    /// Opens a connection that holds locks as long as the server hears from it.
    pub(crate) async fn connect_for_leases(&self) -> Result<PgConnection, Error> {
        let timeout = format!("{}ms", LEASE_TIMEOUT.as_millis());
        in_time(LEASE_TIMEOUT, self.0.clone().options([("idle_session_timeout", timeout)]).connect()).await
    }

    /// A pool of the one connection that hears what other processes say.
    pub(crate) fn listener(&self) -> PgPool {
        PgPoolOptions::new().max_connections(1).connect_lazy_with(self.0.clone())
    }
}

/// Does work without a time limit, such as changing tables, with a connection whose statements otherwise have one.
pub(crate) async fn without_limit<T, E: From<Error>>(
    connection: &mut PgConnection,
    work: impl AsyncFnOnce(&mut PgConnection) -> Result<T, E>,
) -> Result<T, E> {
    sqlx::raw_sql("SET statement_timeout = 0").execute(&mut *connection).await?;
    let done = work(&mut *connection).await;
    sqlx::raw_sql("RESET statement_timeout").execute(connection).await?;
    done
}

/// Returns `true` if a server refuses to write because it is read-only. After a failover another server writes.
pub(crate) fn is_read_only(error: &Error) -> bool {
    let code = error.as_database_error().and_then(|error| error.code());
    code.is_some_and(|code| READ_ONLY.contains(&code.as_ref()))
}

/// Returns the server's answer, or an error if it takes too long.
pub(crate) async fn in_time<T>(
    time: Duration,
    asked: impl Future<Output = Result<T, Error>>,
) -> Result<T, Error> {
    let late = |_| io::Error::new(io::ErrorKind::TimedOut, "the database does not answer");
    tokio::time::timeout(time, asked).await.map_err(late)?
}

pub(crate) async fn begin(connection: &mut PgConnection) -> Result<(), Error> {
    sqlx::raw_sql(BEGIN).execute(connection).await.map(drop)
}

/// Begins a transaction as [`begin`] does. The lock is first tried without waiting, which any living server answers at once.
pub(crate) async fn begin_after_silence(
    connection: &mut PgConnection,
    patience: Duration,
) -> Result<(), Error> {
    let tried = in_time(patience, sqlx::raw_sql(TRY_BEGIN).fetch_all(&mut *connection)).await?;
    let is_locked = tried.iter().any(|row| row.try_get(0).unwrap_or(false));
    if !is_locked {
        sqlx::raw_sql(LOCK).execute(connection).await?;
    }
    Ok(())
}

pub(crate) async fn keep_piece(connection: &mut PgConnection) -> Result<(), Error> {
    sqlx::raw_sql("RELEASE piece; SAVEPOINT piece").execute(connection).await.map(drop)
}

pub(crate) async fn next_number(connection: &mut PgConnection, table: &str) -> Result<i64, Error> {
    let query = sqlx::query_scalar("SELECT nextval(pg_get_serial_sequence($1, 'id'))");
    query.bind(table.to_owned()).fetch_one(connection).await
}
