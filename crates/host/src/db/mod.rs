//! The database: one set of statements for SQLite and PostgreSQL.
//!
//! All writing goes through one connection ([`writer`]), so that transactions queue up here instead of failing as busy;
//! reading has connections of its own. A committed write is on the disk.

pub(crate) mod backup;
pub(crate) mod connection;
pub(crate) mod error;
pub(crate) mod file_guard;
pub(crate) mod fingerprint;
pub(crate) mod leases;
pub(crate) mod meter;
pub(crate) mod postgres;
pub(crate) mod query;
pub(crate) mod reader;
pub(crate) mod restore;
pub(crate) mod row;
pub(crate) mod schema;
pub(crate) mod sqlite;
pub(crate) mod statement;
pub(crate) mod store;
pub(crate) mod transfer;
pub(crate) mod unfinished_copy;
pub(crate) mod value;
pub(crate) mod wakeups;
pub(crate) mod write_probe;
pub(crate) mod writer;

pub(crate) use query::{query, query_as, query_scalar};

pub use backup::{BackupError, backup, backup_file};
pub use error::StoreError;
pub use leases::Lease;
pub use restore::{RestoreError, restore, restore_file};
pub use store::Store;
pub use transfer::{Contents, TransferError, Transferred, transfer};
