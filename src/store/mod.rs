//! The database. Nothing else knows SQL.
//!
//! All writing goes through one connection (`writer`), so that transactions queue up here instead of failing as busy;
//! reading has connections of its own. A committed write is on the disk. Statements are written once for SQLite and
//! PostgreSQL; what differs is in `database`.

mod access;
mod action;
mod actions;
mod analyses;
mod appends;
mod backup;
mod challenges;
mod clocks;
mod computer;
mod dailies;
mod database;
mod decks;
mod departures;
mod drafts;
mod erasures;
mod error;
mod fingerprint;
mod hand_messages;
mod highlights;
mod hosted_matches;
mod imports;
mod invalid_requests;
mod leaderboard;
mod leases;
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
mod recomputation;
mod registrations;
mod rerating;
mod results;
mod schema;
mod server_cards;
mod servers;
mod setups;
mod transfer;
mod turn_notes;
mod vacations;
mod wakeups;
mod watchers;
mod world;
mod writer;

use std::path::Path;

use sqlx::migrate::MigrateError;

pub use crate::store::hand_messages::HandRow;
pub use crate::store::leaderboard::{LeaderboardRow, Ranking};
pub use crate::store::metrics::Census;
pub use crate::store::preferences::PreferenceRow;
pub use action::ActionRow;
pub use actions::CommitResult;
pub use analyses::AnalysisRow;
pub use backup::{BackupError, backup, backup_file};
pub use challenges::{ChallengeRow, ChallengeState, NewChallenge};
pub use clocks::{ClockRow, ReminderRow};
pub use computer::ComputerTurn;
pub use dailies::{DailyLineRow, DailyRow, DailySettingsRow, NewDaily};
pub use decks::{ChosenDeck, DeckRow, Stored};
pub use drafts::DraftRow;
pub use error::StoreError;
pub use highlights::{EndedRow, HighlightRow, HighlightSettingsRow};
pub use hosted_matches::HostedRow;
pub use imports::NewImport;
pub use leases::Lease;
pub use lessons::LessonRow;
pub use match_list::{Listed, ListedRow};
pub use matches::{MatchEnd, MatchRow, NewMatch, NewSeed, OriginRow};
pub use members::MemberRow;
pub use offers::{NewOffer, OfferRow, OfferState};
pub use presence::Shard;
pub use puzzles::{PuzzleAttempt, SolverRow};
pub use ratings::{RatingRow, WORLD};
pub use recomputation::Recomputed;
pub use results::{RatedGameRow, ResultRow};
pub use server_cards::ServerCardRow;
pub use servers::ServerRow;
pub use setups::{RatedRow, SetupRow};
pub use transfer::{Contents, TransferError, Transferred, transfer};
pub use vacations::{Remind, VacationRow};
pub use watchers::WatcherRow;
pub use world::{WorldExclusion, WorldTerms};

use database::{Connection, Pool, Postgres, Sqlite, give_back_pages};
use fingerprint::FingerprintKey;
use leases::Leases;
use wakeups::Wakeups;
use writer::Writer;

/// The database of one bot, which several of its processes can share where it is PostgreSQL.
#[derive(Clone, Debug)]
pub struct Store {
    writer: Writer,
    readers: Pool,
    key: FingerprintKey,
    leases: Leases,
    wakeups: Wakeups,
}

impl Store {
    /// Opens the database at `url` (`sqlite://path`, `sqlite:path` or `postgres://user@host/name`) and brings its tables up
    /// to date. A file is made if it is not there.
    ///
    /// # Errors
    /// A database that cannot be opened, or one that a newer program has written.
    pub async fn open(url: &str) -> Result<Self, StoreError> {
        if Postgres::is_meant(url) {
            Self::shared(url).await
        } else {
            Self::file(Sqlite::at(url)?, true).await
        }
    }

    /// As [`Store::open`], for a database that is there already.
    ///
    /// # Errors
    /// As [`Store::open`], and a database that is not there.
    pub async fn open_existing(url: &str) -> Result<Self, StoreError> {
        if Postgres::is_meant(url) {
            Self::shared(url).await
        } else {
            Self::file(Sqlite::at(url)?, false).await
        }
    }

    /// As [`Store::open_existing`], for the database in a file.
    ///
    /// # Errors
    /// As [`Store::open_existing`].
    pub async fn open_existing_file(path: &Path) -> Result<Self, StoreError> {
        Self::file(Sqlite::at_path(path), false).await
    }

    /// As [`Store::open`], for the database in a file.
    ///
    /// # Errors
    /// As [`Store::open`].
    pub async fn open_file(path: &Path) -> Result<Self, StoreError> {
        Self::file(Sqlite::at_path(path), true).await
    }

    async fn file(place: Sqlite, create: bool) -> Result<Self, StoreError> {
        let mut connection = place.writer(create).await?;
        migrated(schema::of_sqlite().run(&mut connection).await)?;
        give_back_pages(&mut connection).await?;
        let key = FingerprintKey::of(&place.path())?;
        let mut connection = Connection::Sqlite(connection);
        key.adopt(&mut connection).await?;
        let readers = Pool::Sqlite(place.readers().await?);
        Ok(Self {
            writer: Writer::new(connection, None),
            readers,
            key,
            leases: Leases::alone(),
            wakeups: Wakeups::default(),
        })
    }

    async fn shared(url: &str) -> Result<Self, StoreError> {
        let place = Postgres::at(url)?;
        let mut connection = place.connect().await?;
        migrated(schema::of_postgres().run(&mut connection).await)?;
        let mut connection = Connection::Postgres(connection);
        let key = FingerprintKey::shared(&mut connection).await?;
        key.adopt(&mut connection).await?;
        let pool = place.readers().await?;
        let (wakeups, readers) = (Wakeups::shared(pool.clone()), Pool::Postgres(pool));
        let leases = Leases::shared(place.clone());
        Ok(Self { writer: Writer::new(connection, Some(place)), readers, key, leases, wakeups })
    }

    /// Closes the database once running statements are done.
    pub async fn close(&self) {
        self.leases.close().await;
        self.readers.close().await;
        self.writer.close().await;
    }
}

/// What came of bringing tables up to date.
fn migrated(result: Result<(), MigrateError>) -> Result<(), StoreError> {
    match result {
        Err(MigrateError::VersionMissing(version) | MigrateError::VersionTooNew(version, _)) => {
            Err(StoreError::Newer(version))
        }
        result => Ok(result?),
    }
}
