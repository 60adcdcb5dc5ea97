//! The store: all reading and writing goes through it.

use std::path::Path;
use std::sync::{Arc, Mutex, PoisonError};

use sqlx::migrate::MigrateError;

use crate::db::connection::{Connection, Pool};
use crate::db::error::StoreError;
use crate::db::file_guard::{FileLock, make_private};
use crate::db::fingerprint::FingerprintKey;
use crate::db::leases::{Lease, Leases};
use crate::db::postgres::{self, Postgres};
use crate::db::read_pool::ReadPool;
use crate::db::reader::Reader;
use crate::db::schema;
use crate::db::sqlite::{Sqlite, give_back_pages};
use crate::db::unfinished_copy::is_unfinished;
use crate::db::wakeups::Wakeups;
use crate::db::write_probe::WriteProbe;
use crate::db::writer::Writer;
use crate::ids::Timestamp;

/// The database of one bot. Several of its processes can share one of PostgreSQL.
#[derive(Clone, Debug)]
pub struct Store {
    pub(crate) writer: Writer,
    pub(crate) readers: Pool,
    pub(crate) key: FingerprintKey,
    pub(crate) leases: Leases,
    pub(crate) wakeups: Wakeups,
    pub(crate) probe: Arc<WriteProbe>,
    /// Keeps other processes from the file, if this process has opened one for itself.
    lock: Arc<Mutex<Option<FileLock>>>,
}

impl Store {
    /// Opens the database at `url` (`sqlite://path`, `sqlite:path` or `postgres://user@host/name`) and brings its
    /// tables up to date. A missing file is made, and no other process can open it in this way until it is closed.
    ///
    /// # Errors
    /// A database that cannot be opened, a file that another process has opened, a copy that was interrupted, or a database that
    /// a newer program has written.
    pub async fn open(url: &str) -> Result<Self, StoreError> {
        if Postgres::is_meant(url) {
            Self::shared(url).await
        } else {
            Self::file(Sqlite::at(url)?, true).await
        }
    }

    /// Opens a database as [`Store::open`] does, but only one that exists; a bot may be using it.
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

    /// Opens the database in a file like [`Store::open_existing`].
    ///
    /// # Errors
    /// As [`Store::open_existing`].
    pub async fn open_existing_file(path: &Path) -> Result<Self, StoreError> {
        Self::file(Sqlite::at_path(path), false).await
    }

    /// Opens the database in a file like [`Store::open`].
    ///
    /// # Errors
    /// As [`Store::open`].
    pub async fn open_file(path: &Path) -> Result<Self, StoreError> {
        Self::file(Sqlite::at_path(path), true).await
    }

    /// Opens a file. `owns` says whether to make a missing one, and to keep other processes from it.
    async fn file(place: Sqlite, owns: bool) -> Result<Self, StoreError> {
        let path = place.path();
        let lock = if owns { Some(FileLock::take_soon(&path).await?) } else { None };
        make_private(&path, owns)?;
        let mut connection = place.writer(owns).await?;
        migrated(schema::of_sqlite().run(&mut connection).await)?;
        give_back_pages(&mut connection).await?;
        let key = FingerprintKey::of(&path)?;
        let mut connection = Connection::Sqlite(connection);
        key.adopt(&mut connection).await?;
        let readers = Pool::Sqlite(place.readers().await?);
        Ok(Self {
            writer: Writer::new(connection, None),
            readers,
            key,
            leases: Leases::alone(),
            wakeups: Wakeups::default(),
            probe: Arc::default(),
            lock: Arc::new(Mutex::new(lock)),
        })
    }

    async fn shared(url: &str) -> Result<Self, StoreError> {
        let place = Postgres::at(url)?;
        let connected = place.connect().await;
        let connected = connected.map_err(|error| StoreError::Unreachable(place.name(), error))?;
        let mut connection = Connection::Postgres(connected);
        if is_unfinished(&mut connection).await? {
            return Err(StoreError::Unfinished);
        }
        let key = prepare(&mut connection).await?;
        let readers = ReadPool::new(place.clone());
        let wakeups = Wakeups::shared(readers.clone(), place.listener());
        let readers = Pool::Postgres(readers);
        let leases = Leases::shared(place.clone());
        let writer = Writer::new(connection, Some(place));
        Ok(Self { writer, readers, key, leases, wakeups, probe: Arc::default(), lock: Arc::default() })
    }

    /// Closes the database once running statements are done.
    pub async fn close(&self) {
        self.leases.close().await;
        self.readers.close().await;
        self.writer.close().await;
        drop(self.lock.lock().unwrap_or_else(PoisonError::into_inner).take());
    }
}

/// Brings the tables of a server's database up to date, and returns its key.
pub(crate) async fn prepare(connection: &mut Connection) -> Result<FingerprintKey, StoreError> {
    if let Connection::Postgres(connection) = connection {
        postgres::without_limit(connection, async |connection| {
            migrated(schema::of_postgres().run(connection).await)
        })
        .await?;
    }
    let key = FingerprintKey::shared(connection).await?;
    key.adopt(connection).await?;
    Ok(key)
}

impl Store {
    /// Returns the committed rows.
    pub(crate) const fn reader(&self) -> Reader<'_> {
        Reader::Pool(&self.readers)
    }

    /// Writes one small row, at most once a second, to see whether that works.
    pub(crate) async fn probe_writing(&self, now: Timestamp) -> Result<(), StoreError> {
        self.probe.run(&self.writer, now).await
    }

    /// Returns `true` if other processes may work on this database.
    #[must_use]
    pub const fn is_shared(&self) -> bool {
        self.leases.is_shared()
    }

    /// Takes the lease for a piece of work, unless somebody has it, in this process or another.
    pub async fn lease(&self, work: &str, number: i64) -> Result<Option<Lease>, StoreError> {
        self.leases.take(work, number).await
    }

    /// Takes the lease for a piece of work as soon as it is free.
    pub async fn lease_when_free(&self, work: &str, number: i64) -> Result<Lease, StoreError> {
        self.leases.take_when_free(work, number).await
    }

    /// Wakes other processes for stored work that is due at a moment.
    pub fn wake_others(&self, moment: Timestamp) {
        self.wakeups.send(moment);
    }

    /// Completes when another process has stored work; returns when it is due.
    pub async fn woken(&self) -> Timestamp {
        self.wakeups.woken().await
    }
}

/// Turns the result of a migration into our error.
fn migrated(result: Result<(), MigrateError>) -> Result<(), StoreError> {
    match result {
        Err(MigrateError::VersionMissing(version) | MigrateError::VersionTooNew(version, _)) => {
            Err(StoreError::Newer(version))
        }
        result => Ok(result?),
    }
}
