//! The database. Nothing else knows SQL.
//!
//! All writing goes through one connection (`writer`), so that transactions queue up here instead of failing as busy;
//! reading has connections of its own. A committed write is on the disk (`synchronous=FULL`).

mod access;
mod actions;
mod backup;
mod challenges;
mod clocks;
mod computer;
mod dailies;
mod decks;
mod departures;
mod drafts;
mod erasures;
mod error;
mod fingerprint;
mod hand_messages;
mod highlights;
mod imports;
mod leaderboard;
mod lessons;
mod match_list;
mod matches;
mod members;
mod metrics;
mod offers;
mod personal_data;
mod placing_plans;
mod players;
mod preferences;
mod presence;
mod puzzles;
mod ratings;
mod rerating;
mod results;
mod row;
mod schema;
mod server_cards;
mod servers;
mod turn_notes;
mod vacations;
mod watchers;
mod world;
mod writer;

use std::path::Path;
use std::str::FromStr;
use std::time::Duration;

use sqlx::ConnectOptions;
use sqlx::migrate::MigrateError;
use sqlx::sqlite::{
    SqliteAutoVacuum, SqliteConnectOptions, SqliteConnection, SqliteJournalMode, SqlitePool,
    SqlitePoolOptions, SqliteSynchronous,
};

pub use crate::store::hand_messages::HandRow;
pub use crate::store::leaderboard::{LadderRow, Ranking};
pub use crate::store::metrics::Census;
pub use crate::store::preferences::PreferenceRow;
pub use actions::{ActionRow, CommitResult};
pub use backup::{BackupError, backup, backup_file};
pub use challenges::{ChallengeRow, ChallengeState, NewChallenge};
pub use clocks::{ClockRow, ReminderRow};
pub use computer::ComputerTurn;
pub use dailies::{DailyLineRow, DailyRow, DailySettingsRow, NewDaily};
pub use decks::{ChosenDeck, DeckRow, Stored};
pub use drafts::DraftRow;
pub use error::StoreError;
pub use highlights::{EndedRow, HighlightRow, HighlightSettingsRow};
pub use imports::NewImport;
pub use lessons::LessonRow;
pub use match_list::{Listed, ListedRow};
pub use matches::{MatchEnd, MatchRow, NewMatch, NewSeed, OriginRow};
pub use members::MemberRow;
pub use offers::{NewOffer, OfferRow, OfferState};
pub use presence::Shard;
pub use puzzles::{PuzzleAttempt, SolverRow};
pub use ratings::{RatingRow, Recomputed, WORLD};
pub use results::{RatedGameRow, ResultRow};
pub use server_cards::ServerCardRow;
pub use servers::ServerRow;
pub use vacations::{Remind, VacationRow};
pub use watchers::WatcherRow;
pub use world::{WorldExclusion, WorldTerms};

use fingerprint::FingerprintKey;
use writer::Writer;

/// Connections for reading.
const READERS: u32 = 4;
/// How long a statement waits for another process that has the database locked.
const BUSY_TIMEOUT: Duration = Duration::from_secs(5);

/// The database of one bot.
#[derive(Clone, Debug)]
pub struct Store {
    writer: Writer,
    readers: SqlitePool,
    key: FingerprintKey,
}

impl Store {
    /// Opens the database at `url` (`sqlite://path` or `sqlite:path`), makes it if it is not there, and brings its
    /// tables up to date.
    ///
    /// # Errors
    /// A database that cannot be opened, or one that a newer program has written.
    pub async fn open(url: &str) -> Result<Self, StoreError> {
        Self::connect(SqliteConnectOptions::from_str(url)?, true).await
    }

    /// As [`Store::open`], for a database that is there already.
    ///
    /// # Errors
    /// As [`Store::open`], and a database that is not there.
    pub async fn open_existing(url: &str) -> Result<Self, StoreError> {
        Self::connect(SqliteConnectOptions::from_str(url)?, false).await
    }

    /// As [`Store::open_existing`], for the database in a file.
    ///
    /// # Errors
    /// As [`Store::open_existing`].
    pub async fn open_existing_file(path: &Path) -> Result<Self, StoreError> {
        Self::connect(SqliteConnectOptions::new().filename(path), false).await
    }

    /// As [`Store::open`], for the database in a file.
    ///
    /// # Errors
    /// As [`Store::open`].
    pub async fn open_file(path: &Path) -> Result<Self, StoreError> {
        Self::connect(SqliteConnectOptions::new().filename(path), true).await
    }

    async fn connect(options: SqliteConnectOptions, create: bool) -> Result<Self, StoreError> {
        let options = options
            .create_if_missing(create)
            .journal_mode(SqliteJournalMode::Wal)
            .synchronous(SqliteSynchronous::Full)
            .foreign_keys(true)
            .busy_timeout(BUSY_TIMEOUT);
        let writing = options
            .clone()
            // What is deleted is overwritten, so that nobody finds it in unused parts of the file.
            .pragma("secure_delete", "ON")
            // A new file; for an older one see `give_back_pages`.
            .auto_vacuum(SqliteAutoVacuum::Incremental);
        let mut connection = writing.connect().await?;
        match schema::migrator().run(&mut connection).await {
            Err(MigrateError::VersionMissing(version) | MigrateError::VersionTooNew(version, _)) => {
                return Err(StoreError::Newer(version));
            }
            result => result?,
        }
        give_back_pages(&mut connection).await?;
        let key = FingerprintKey::of(options.get_filename())?;
        key.adopt(&mut connection).await?;
        let readers =
            SqlitePoolOptions::new().max_connections(READERS).connect_with(options.read_only(true)).await?;
        Ok(Self { writer: Writer::new(connection), readers, key })
    }

    /// Closes the database once running statements are done.
    pub async fn close(&self) {
        self.readers.close().await;
        self.writer.close().await;
    }
}

/// Has a database that an older version made give back its unused pages bit by bit, as new ones do. That rewrites the file
/// once, before anybody waits for it, and with it goes what was deleted before `secure_delete`.
async fn give_back_pages(connection: &mut SqliteConnection) -> Result<(), StoreError> {
    const INCREMENTAL: i64 = 2;
    let mode: i64 = sqlx::query_scalar("PRAGMA auto_vacuum").fetch_one(&mut *connection).await?;
    if mode != INCREMENTAL {
        for statement in ["PRAGMA auto_vacuum = INCREMENTAL", "VACUUM"] {
            sqlx::query(statement).execute(&mut *connection).await?;
        }
    }
    Ok(())
}
