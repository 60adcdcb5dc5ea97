//! The database of a test: a file, or a database of PostgreSQL where `TRICKMATE_TEST_POSTGRES` names a server (see
//! `tests/run`). Each test has its own.

mod small_disk;

use std::path::{Path, PathBuf};
use std::str::FromStr;
use std::sync::atomic::{AtomicU64, Ordering};

use sqlx::postgres::{PgConnectOptions, PgConnection};
use sqlx::sqlite::SqliteConnection;
use sqlx::{AssertSqlSafe, ConnectOptions, Connection, Row};
use tokio::sync::OnceCell;
use trickmate_host::Store;

pub(crate) use small_disk::SmallDisk;

/// Variable that names the server for databases of PostgreSQL: `postgres://user@host/name` of an existing one.
const SERVER: &str = "TRICKMATE_TEST_POSTGRES";

/// A database that goes with its test.
pub(crate) struct Database {
    url: String,
    kind: Kind,
}

enum Kind {
    File(PathBuf),
    Server { maintenance: String, name: String },
}

/// A connection beside those of the bot.
pub(crate) enum Link {
    File(SqliteConnection),
    Server(PgConnection),
}

impl Database {
    /// Makes a new database, in this file unless there is a server.
    pub(crate) async fn new(file: &Path) -> Self {
        static NUMBER: AtomicU64 = AtomicU64::new(0);
        static TEMPLATE: OnceCell<String> = OnceCell::const_new();
        let Ok(maintenance) = std::env::var(SERVER) else {
            let url = format!("sqlite://{}", file.display());
            return Self { url, kind: Kind::File(file.to_owned()) };
        };
        let template = TEMPLATE.get_or_init(|| template(&maintenance)).await;
        let name = format!("test_{}_{}", std::process::id(), NUMBER.fetch_add(1, Ordering::Relaxed));
        on_server(&maintenance, format!("CREATE DATABASE {name} TEMPLATE {template}")).await;
        Self { url: beside(&maintenance, &name), kind: Kind::Server { maintenance, name } }
    }

    pub(crate) fn url(&self) -> &str {
        &self.url
    }

    /// Returns its file, if it is one.
    pub(crate) fn file(&self) -> Option<&Path> {
        match &self.kind {
            Kind::File(path) => Some(path),
            Kind::Server { .. } => None,
        }
    }

    pub(crate) async fn open(&self) -> Store {
        Store::open(&self.url).await.unwrap()
    }

    /// Opens it as [`Database::open`] does, even while a bot is using it alone.
    pub(crate) async fn open_beside(&self) -> Store {
        Store::open_existing(&self.url).await.unwrap()
    }

    pub(crate) async fn connect(&self) -> Link {
        match &self.kind {
            Kind::File(_) => Link::File(SqliteConnection::connect(&self.url).await.unwrap()),
            Kind::Server { .. } => Link::Server(PgConnection::connect(&self.url).await.unwrap()),
        }
    }

    /// Executes a statement.
    pub(crate) async fn execute(&self, statement: impl Into<String>) {
        let mut link = self.connect().await;
        link.execute(statement).await;
        link.close().await;
    }

    /// Returns the number in the first row, if there is one.
    pub(crate) async fn number(&self, query: impl Into<String>) -> Option<i64> {
        let mut link = self.connect().await;
        let number = link.number(query).await;
        link.close().await;
        number
    }

    /// Returns the bytes in the first column.
    pub(crate) async fn bytes(&self, query: impl Into<String>) -> Vec<Vec<u8>> {
        let query = sqlx_safe(query);
        match self.connect().await {
            Link::File(mut link) => sqlx::query_scalar(query).fetch_all(&mut link).await.unwrap(),
            Link::Server(mut link) => sqlx::query_scalar(query).fetch_all(&mut link).await.unwrap(),
        }
    }

    /// Returns the texts in the first column.
    pub(crate) async fn texts(&self, query: impl Into<String>) -> Vec<String> {
        let query = sqlx_safe(query);
        match self.connect().await {
            Link::File(mut link) => sqlx::query_scalar(query).fetch_all(&mut link).await.unwrap(),
            Link::Server(mut link) => sqlx::query_scalar(query).fetch_all(&mut link).await.unwrap(),
        }
    }

    /// Returns all tables with their columns, each with its declared type.
    pub(crate) async fn columns(&self) -> Vec<(String, String, String)> {
        match self.connect().await {
            Link::File(mut link) => {
                let query = "SELECT tables.name, columns.name, columns.type FROM sqlite_master AS tables, \
                             pragma_table_info(tables.name) AS columns WHERE tables.type = 'table' \
                             AND tables.name NOT LIKE 'sqlite_%' AND tables.name NOT LIKE '\\_sqlx%' ESCAPE '\\'";
                let rows = sqlx::query(query).fetch_all(&mut link).await.unwrap();
                rows.iter().map(|row| (row.get(0), row.get(1), row.get(2))).collect()
            }
            Link::Server(mut link) => {
                let query = "SELECT table_name::TEXT, column_name::TEXT, UPPER(data_type)::TEXT \
                             FROM information_schema.columns \
                             WHERE table_schema = 'public' AND table_name NOT LIKE '\\_sqlx%'";
                let rows = sqlx::query(query).fetch_all(&mut link).await.unwrap();
                rows.iter().map(|row| (row.get(0), row.get(1), row.get(2))).collect()
            }
        }
    }

    /// Keeps everybody else from writing until [`Link::unlock`].
    pub(crate) async fn lock(&self) -> Link {
        let mut link = self.connect().await;
        match &mut link {
            Link::File(link) => sqlx::query("BEGIN IMMEDIATE").execute(link).await.map(drop).unwrap(),
            Link::Server(link) => {
                let lock = "BEGIN; SELECT pg_advisory_xact_lock(7497000)";
                sqlx::raw_sql(lock).execute(link).await.map(drop).unwrap();
            }
        }
        link
    }
}

impl Drop for Database {
    fn drop(&mut self) {
        if let Kind::Server { maintenance, name } = &self.kind {
            let (maintenance, drop) = (maintenance.clone(), format!("DROP DATABASE {name} WITH (FORCE)"));
            let dropped = std::thread::spawn(move || {
                let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
                runtime.block_on(on_server(&maintenance, drop));
            });
            let _ = dropped.join();
        }
    }
}

impl Link {
    pub(crate) async fn execute(&mut self, statement: impl Into<String>) {
        let statement = sqlx::raw_sql(sqlx_safe(statement));
        match self {
            Self::File(link) => statement.execute(link).await.map(drop).unwrap(),
            Self::Server(link) => statement.execute(link).await.map(drop).unwrap(),
        }
    }

    /// Returns the number in the first row, if there is one.
    pub(crate) async fn number(&mut self, query: impl Into<String>) -> Option<i64> {
        let query = sqlx_safe(query);
        match self {
            Self::File(link) => sqlx::query_scalar(query).fetch_optional(link).await.unwrap().flatten(),
            Self::Server(link) => sqlx::query_scalar(query).fetch_optional(link).await.unwrap().flatten(),
        }
    }

    /// Ends the lock of [`Database::lock`].
    pub(crate) async fn unlock(mut self) {
        self.execute("COMMIT").await;
        self.close().await;
    }

    pub(crate) async fn close(self) {
        match self {
            Self::File(link) => link.close().await.unwrap(),
            Self::Server(link) => link.close().await.unwrap(),
        }
    }
}

/// Makes a database with all tables as a template: copying it is quicker than making them.
async fn template(maintenance: &str) -> String {
    let name = format!("template_{}", std::process::id());
    on_server(maintenance, format!("CREATE DATABASE {name}")).await;
    Store::open(&beside(maintenance, &name)).await.unwrap().close().await;
    name
}

/// Returns the address of another database on the same server.
fn beside(maintenance: &str, name: &str) -> String {
    let (server, _) = maintenance.rsplit_once('/').unwrap();
    format!("{server}/{name}")
}

fn sqlx_safe(text: impl Into<String>) -> AssertSqlSafe<String> {
    AssertSqlSafe(text.into())
}

async fn on_server(maintenance: &str, statement: String) {
    let mut connection = PgConnectOptions::from_str(maintenance).unwrap().connect().await.unwrap();
    sqlx::raw_sql(AssertSqlSafe(statement)).execute(&mut connection).await.unwrap();
    connection.close().await.unwrap();
}
