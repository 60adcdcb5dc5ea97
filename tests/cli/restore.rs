//! `trickmate restore`: replacement of the database by a backup.

use std::fs;
use std::path::{Path, PathBuf};

use sqlx::{Connection, SqliteConnection};
use trickmate_host::{PlayerId, Store};

use super::database_files::{Running, refused, url};
use super::printed;

/// Makes a database with these people, properly closed.
async fn with_people(path: &Path, people: &[i64]) {
    let store = Store::open_file(path).await.unwrap();
    for person in people {
        store.names().set_player_name(PlayerId::new(*person), &format!("person {person}")).await.unwrap();
    }
    store.close().await;
}

/// Returns the people in a database, which must be sound.
async fn people(path: &Path) -> Vec<i64> {
    let mut connection = SqliteConnection::connect(&url(path)).await.unwrap();
    let sound: String =
        sqlx::query_scalar("PRAGMA integrity_check").fetch_one(&mut connection).await.unwrap();
    assert_eq!(sound, "ok");
    let known = sqlx::query_scalar("SELECT id FROM players ORDER BY id").fetch_all(&mut connection).await;
    connection.close().await.unwrap();
    known.unwrap()
}

fn restore(database: &Path, backup: &Path) -> String {
    printed(&["restore", "--database", &url(database), backup.to_str().unwrap()])
}

/// Makes a database of two people, and a backup from the time when it had one.
async fn grown(folder: &Path) -> (PathBuf, PathBuf) {
    let (database, backup) = (folder.join("games.sqlite"), folder.join("backup.sqlite"));
    with_people(&database, &[1]).await;
    printed(&["backup", "--database", &url(&database), backup.to_str().unwrap()]);
    with_people(&database, &[2]).await;
    (database, backup)
}

#[tokio::test]
async fn a_backup_is_restored_beside_the_log_of_a_bot_that_was_killed() {
    let scratch = tempfile::tempdir().unwrap();
    let (database, backup) = grown(scratch.path()).await;
    let mut bot = Running::on(&database);
    let words = refused(&["restore", "--database", &url(&database), backup.to_str().unwrap()]);
    assert!(words.contains("is in use by another process"), "{words}");
    bot.kill();
    let log = scratch.path().join("games.sqlite-wal");
    assert!(log.exists(), "the log is left");
    let said = restore(&database, &backup);
    let former = scratch.path().join("games.sqlite.former-1");
    assert!(said.contains(&format!("the former database is kept as {}", former.display())), "{said}");
    assert_eq!(people(&database).await, [1]);
    assert!(people(&former).await.starts_with(&[1, 2]), "nothing of the former is lost");
    assert_eq!(people(&backup).await, [1], "the backup stays");
    // The bot continues from the backup, and the next restore keeps both.
    let _bot = Running::on(&database);
    drop(_bot);
    restore(&database, &backup);
    assert!(scratch.path().join("games.sqlite.former-2").exists() && former.exists());
}

#[tokio::test]
async fn a_damaged_database_gives_way_and_is_kept_as_it_is() {
    let scratch = tempfile::tempdir().unwrap();
    let (database, backup) = grown(scratch.path()).await;
    fs::write(&database, "no database").unwrap();
    fs::write(scratch.path().join("games.sqlite-wal"), "no log").unwrap();
    restore(&database, &backup);
    assert_eq!(people(&database).await, [1]);
    assert_eq!(fs::read_to_string(scratch.path().join("games.sqlite.former-1")).unwrap(), "no database");
    assert_eq!(fs::read_to_string(scratch.path().join("games.sqlite.former-1-wal")).unwrap(), "no log");
    // A log without a database is moved away as well.
    fs::remove_file(&database).unwrap();
    fs::write(scratch.path().join("games.sqlite-wal"), "no log").unwrap();
    restore(&database, &backup);
    assert_eq!(people(&database).await, [1]);
    // Without a former database, nothing is kept.
    let other = scratch.path().join("other.sqlite");
    assert!(!restore(&other, &backup).contains("former"));
    assert_eq!(people(&other).await, [1]);
}

#[tokio::test]
async fn what_is_no_sound_backup_changes_nothing() {
    let scratch = tempfile::tempdir().unwrap();
    let (database, backup) = grown(scratch.path()).await;
    let broken = scratch.path().join("broken.sqlite");
    let mut bytes = fs::read(&backup).unwrap();
    let middle = bytes.len() / 2;
    bytes[middle..].fill(7);
    fs::write(&broken, bytes).unwrap();
    let foreign = scratch.path().join("foreign.sqlite");
    let mut connection = SqliteConnection::connect(&format!("{}?mode=rwc", url(&foreign))).await.unwrap();
    sqlx::query("CREATE TABLE numbers (number BIGINT)").execute(&mut connection).await.unwrap();
    connection.close().await.unwrap();
    let none = scratch.path().join("none.sqlite");
    let newer = scratch.path().join("newer.sqlite");
    fs::copy(&backup, &newer).unwrap();
    let mut connection = SqliteConnection::connect(&url(&newer)).await.unwrap();
    let future = "UPDATE _sqlx_migrations SET version = 9999 WHERE version = 1";
    sqlx::query(future).execute(&mut connection).await.unwrap();
    connection.close().await.unwrap();
    for (file, complaint) in [
        (&broken, "cannot be restored"),
        (&foreign, "is no database of Trickmate"),
        (&none, "cannot be restored"),
        (&newer, "newer Trickmate"),
        (&database, "is the database itself"),
    ] {
        let words = refused(&["restore", "--database", &url(&database), file.to_str().unwrap()]);
        assert!(words.contains(complaint), "{words}");
    }
    assert_eq!(people(&database).await, [1, 2]);
    let left: Vec<_> = fs::read_dir(scratch.path()).unwrap().map(|file| file.unwrap().file_name()).collect();
    let is_left = |name: &str| left.iter().any(|file| file.to_string_lossy().contains(name));
    assert!(!is_left("former") && !is_left(".tmp"), "{left:?}");
    let words = refused(&["restore", "--database", "postgres://localhost/x", backup.to_str().unwrap()]);
    assert!(words.contains("run pg_restore"), "{words}");
}
