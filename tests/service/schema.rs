//! `docs/schema.sql` shows the tables after all migrations.

use std::fs;
use std::path::Path;

use sqlx::{Connection, SqliteConnection};
use trickmate_host::Store;

/// First lines of the file.
const HEADING: &str = "\
-- The tables as they are now, in SQLite's words. They are made by the files of `migrations/`, which say how they came about.
-- A test keeps this file true; TRICKMATE_UPDATE_REFERENCES=1 cargo test schema writes it again.
";

#[tokio::test]
async fn the_documented_schema_is_the_one_that_the_migrations_make() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("schema.sqlite");
    Store::open_file(&file).await.unwrap().close().await;
    let mut database = SqliteConnection::connect(&format!("sqlite://{}", file.display())).await.unwrap();
    let statements: Vec<String> = sqlx::query_scalar(
        "SELECT sql FROM sqlite_master WHERE sql IS NOT NULL AND name NOT LIKE 'sqlite%' AND name NOT LIKE '\\_sqlx%' ESCAPE '\\' \
         ORDER BY tbl_name, type DESC, name",
    )
    .fetch_all(&mut database)
    .await
    .unwrap();
    let made: String = statements.iter().map(|statement| format!("\n{statement};\n")).collect();
    let made = format!("{HEADING}{made}");
    let documented = Path::new(env!("CARGO_MANIFEST_DIR")).join("docs/schema.sql");
    if std::env::var_os("TRICKMATE_UPDATE_REFERENCES").is_some() {
        fs::write(&documented, &made).unwrap();
    }
    assert!(statements.len() > 30, "{statements:?}");
    assert_eq!(fs::read_to_string(&documented).unwrap_or_default(), made);
}
