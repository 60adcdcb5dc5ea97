//! The PostgreSQL server to measure: `TRICKMATE_TEST_POSTGRES`, which `tests/with-postgres` sets.

use sqlx::postgres::PgConnection;
use sqlx::{AssertSqlSafe, Connection};

/// The server.
pub(crate) struct Server(String);

/// A database on the server.
pub(crate) struct Database {
    maintenance: String,
    name: String,
    url: String,
}

impl Server {
    /// Returns the server that the variable names, if it is set.
    pub(crate) fn named() -> Option<Self> {
        std::env::var("TRICKMATE_TEST_POSTGRES").ok().map(Self)
    }

    /// A new database.
    pub(crate) async fn create(&self) -> Database {
        let name = format!("scale_{}", std::process::id());
        let (server, _) = self.0.rsplit_once('/').unwrap();
        let database =
            Database { maintenance: self.0.clone(), url: format!("{server}/{name}"), name: name.clone() };
        execute(&self.0, format!("DROP DATABASE IF EXISTS {name} WITH (FORCE)")).await;
        execute(&self.0, format!("CREATE DATABASE {name}")).await;
        database
    }
}

impl Database {
    pub(crate) fn url(&self) -> &str {
        &self.url
    }

    pub(crate) async fn drop(self) {
        execute(&self.maintenance, format!("DROP DATABASE {} WITH (FORCE)", self.name)).await;
    }

    /// Counts statements from here on, where the server can.
    pub(crate) async fn reset_counts(&self) {
        let mut connection = PgConnection::connect(&self.url).await.unwrap();
        // Without the library nothing can be counted.
        let _ =
            sqlx::raw_sql("CREATE EXTENSION IF NOT EXISTS pg_stat_statements").execute(&mut connection).await;
        let _ = sqlx::raw_sql("SELECT pg_stat_statements_reset()").execute(&mut connection).await;
    }

    /// Prints the cost of this many moves to the database since [`Database::reset_counts`].
    pub(crate) async fn print_costs(&self, moves: u64) {
        let mut connection = PgConnection::connect(&self.url).await.unwrap();
        // BEGIN and SAVEPOINT travel with other statements.
        let query = "SELECT COALESCE(SUM(calls), 0)::BIGINT, COALESCE(SUM(wal_bytes), 0)::BIGINT FROM pg_stat_statements \
                     WHERE dbid = (SELECT oid FROM pg_database WHERE datname = current_database()) \
                     AND query !~ '^(BEGIN|SAVEPOINT|SELECT COALESCE.SUM|CREATE EXTENSION|SELECT pg_stat)'";
        let counted: Result<(i64, i64), _> = sqlx::query_as(query).fetch_one(&mut connection).await;
        if let Ok((calls, log)) = counted {
            println!(
                "  {:.1} round trips and {} bytes of write-ahead log a move",
                calls as f64 / moves as f64,
                log / moves as i64
            );
        }
        if std::env::var_os("TRICKMATE_SCALE_STATEMENTS").is_some() {
            let query = "SELECT calls, LEFT(query, 110) FROM pg_stat_statements \
                         WHERE dbid = (SELECT oid FROM pg_database WHERE datname = current_database()) \
                         ORDER BY calls DESC LIMIT 40";
            let rows: Vec<(i64, String)> = sqlx::query_as(query).fetch_all(&mut connection).await.unwrap();
            for (calls, query) in rows {
                println!("  {:8.2} {}", calls as f64 / moves as f64, query.replace('\n', " "));
            }
        }
        let query = "SELECT pg_total_relation_size('actions') / GREATEST(1, (SELECT COUNT(*) FROM actions)), \
                     pg_total_relation_size('matches') / GREATEST(1, (SELECT COUNT(*) FROM matches))";
        for vacuum in ["VACUUM FULL actions", "VACUUM FULL matches"] {
            sqlx::raw_sql(vacuum).execute(&mut connection).await.unwrap();
        }
        let (action, hosted): (i64, i64) = sqlx::query_as(query).fetch_one(&mut connection).await.unwrap();
        println!("  {action} bytes a ply and {hosted} bytes a match, with indexes");
    }
}

async fn execute(url: &str, statement: String) {
    let mut connection = PgConnection::connect(url).await.unwrap();
    sqlx::raw_sql(AssertSqlSafe(statement)).execute(&mut connection).await.unwrap();
    connection.close().await.unwrap();
}
