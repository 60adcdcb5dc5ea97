//! The database. Nothing else knows SQL.
//!
//! All writing goes through one connection (`writer`), so that transactions queue up here instead of failing as busy;
//! reading has connections of its own. A committed write is on the disk (`synchronous=FULL`).

mod actions;
mod backup;
mod challenges;
mod clocks;
mod decks;
mod drafts;
mod error;
mod exclusions;
mod hands;
mod imports;
mod ladder;
mod matches;
mod meter;
mod offers;
mod personal;
mod players;
mod ratings;
mod results;
mod server_cards;
mod servers;
mod vacations;
mod watchers;
mod wishes;
mod writer;

use std::path::Path;
use std::str::FromStr;
use std::time::Duration;

use sqlx::ConnectOptions;
use sqlx::migrate::MigrateError;
use sqlx::sqlite::{
    SqliteConnectOptions, SqliteJournalMode, SqlitePool, SqlitePoolOptions, SqliteSynchronous,
};

pub use actions::{ActionRow, Progress};
pub use backup::{BackupError, backup, backup_file};
pub use challenges::{ChallengeRow, ChallengeState, NewChallenge};
pub use clocks::{ClockRow, ReminderRow};
pub use decks::{ChosenDeck, DeckRow, Stored};
pub use drafts::DraftRow;
pub use error::StoreError;
pub use hands::HandRow;
pub use imports::NewImport;
pub use ladder::{LadderRow, Ranking};
pub use matches::{MatchEnd, MatchRow, NewMatch};
pub use meter::Census;
pub use offers::{NewOffer, OfferRow, OfferState};
pub use ratings::{RatingRow, Recomputed, WORLD};
pub use results::ResultRow;
pub use server_cards::ServerCardRow;
pub use servers::ServerRow;
pub use vacations::{Remind, VacationRow};
pub use watchers::WatcherRow;
pub use wishes::WishRow;

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
}

impl Store {
    /// Opens the database at `url` (`sqlite://path` or `sqlite:path`), makes it if it is not there, and brings its
    /// tables up to date.
    ///
    /// # Errors
    /// A database that cannot be opened, or one that a newer program has written.
    pub async fn open(url: &str) -> Result<Self, StoreError> {
        Self::connect(SqliteConnectOptions::from_str(url)?).await
    }

    /// As [`Store::open`], for the database in a file.
    ///
    /// # Errors
    /// As [`Store::open`].
    pub async fn open_file(path: &Path) -> Result<Self, StoreError> {
        Self::connect(SqliteConnectOptions::new().filename(path)).await
    }

    async fn connect(options: SqliteConnectOptions) -> Result<Self, StoreError> {
        let options = options
            .create_if_missing(true)
            .journal_mode(SqliteJournalMode::Wal)
            .synchronous(SqliteSynchronous::Full)
            .foreign_keys(true)
            .busy_timeout(BUSY_TIMEOUT);
        let mut connection = options.connect().await?;
        match sqlx::migrate!().run(&mut connection).await {
            Err(MigrateError::VersionMissing(version) | MigrateError::VersionTooNew(version, _)) => {
                return Err(StoreError::Newer(version));
            }
            result => result?,
        }
        let readers =
            SqlitePoolOptions::new().max_connections(READERS).connect_with(options.read_only(true)).await?;
        Ok(Self { writer: Writer::new(connection), readers })
    }

    /// Closes the database once running statements are done.
    pub async fn close(&self) {
        self.readers.close().await;
        self.writer.close().await;
    }
}
