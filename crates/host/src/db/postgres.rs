//! The parts that only PostgreSQL has: a server that several processes share.

use std::future::Future;
use std::io;
use std::str::FromStr;
use std::time::Duration;

use sqlx::postgres::{PgConnectOptions, PgConnection, PgPool, PgPoolOptions};
use sqlx::{ConnectOptions, Connection, Error};

/// Connections for reading.
const READERS: u32 = 8;
/// Longest wait for a connection for reading.
const ACQUIRE_TIMEOUT: Duration = Duration::from_secs(5);
/// Longest wait for a ping on an idle connection. It is shorter than the wait for a connection, so that several dead
/// connections are discarded before anybody gives up.
const LIFE_TIMEOUT: Duration = Duration::from_secs(1);
/// Longest time of a read. The loss of a server may go unnoticed.
const READ_TIMEOUT: Duration = Duration::from_secs(20);
/// Silence after which a process loses its leases.
pub(crate) const LEASE_TIMEOUT: Duration = Duration::from_secs(6);
/// Timeout of a statement on the server: longer than anybody waits for one, so the server stops working on abandoned
/// ones.
const STATEMENT_TIMEOUT: &str = "25s";
/// Errors of a read-only server: a replica, or one that is set so.
const READ_ONLY: [&str; 2] = ["25006", "0A000"];
/// Column that identifies the rows of any table.
pub(crate) const ROW_ID: &str = "ctid";

/// Statements that begin a transaction. Transactions that write come one after another, over all processes, as in
/// SQLite: each takes this lock at its beginning. So none of them waits for another's rows, none has to be repeated,
/// and results are numbered in the order of their commits. The expensive part, the disk, is shared by the jobs of a
/// batch. A process that hangs with the lock loses it.
const BEGIN: &str = "BEGIN READ WRITE; SELECT pg_advisory_xact_lock(7497000); SAVEPOINT piece";

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

    /// Opens a connection that holds locks as long as it is heard of.
    pub(crate) async fn connect_for_leases(&self) -> Result<PgConnection, Error> {
        let timeout = format!("{}ms", LEASE_TIMEOUT.as_millis());
        in_time(LEASE_TIMEOUT, self.0.clone().options([("idle_session_timeout", timeout)]).connect()).await
    }

    /// Opens the connections that read.
    pub(crate) async fn readers(&self) -> Result<PgPool, Error> {
        let pool = PgPoolOptions::new()
            .max_connections(READERS)
            .acquire_timeout(ACQUIRE_TIMEOUT)
            .test_before_acquire(false)
            .before_acquire(|connection, _| Box::pin(shows_life(connection)));
        pool.connect_with(self.0.clone()).await
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

/// Returns `true` if an idle connection still reaches its server.
async fn shows_life(connection: &mut PgConnection) -> Result<bool, Error> {
    in_time(LIFE_TIMEOUT, connection.ping()).await.map(|()| true)
}

/// Returns the server's answer, or an error if it takes too long.
pub(crate) async fn in_time<T>(
    time: Duration,
    asked: impl Future<Output = Result<T, Error>>,
) -> Result<T, Error> {
    let late = |_| io::Error::new(io::ErrorKind::TimedOut, "the database does not answer");
    tokio::time::timeout(time, asked).await.map_err(late)?
}

/// Returns the rows read, or an error if the server takes too long.
pub(crate) async fn read_in_time<T>(reading: impl Future<Output = Result<T, Error>>) -> Result<T, Error> {
    in_time(READ_TIMEOUT, reading).await
}

pub(crate) async fn begin(connection: &mut PgConnection) -> Result<(), Error> {
    sqlx::raw_sql(BEGIN).execute(connection).await.map(drop)
}

pub(crate) async fn keep_piece(connection: &mut PgConnection) -> Result<(), Error> {
    sqlx::raw_sql("RELEASE piece; SAVEPOINT piece").execute(connection).await.map(drop)
}

pub(crate) async fn next_number(connection: &mut PgConnection, table: &str) -> Result<i64, Error> {
    let query = sqlx::query_scalar("SELECT nextval(pg_get_serial_sequence($1, 'id'))");
    query.bind(table.to_owned()).fetch_one(connection).await
}
