//! The database: one set of statements for SQLite and PostgreSQL.
//!
//! All writing goes through one connection ([`writer`]), so that transactions queue up here instead of failing as busy;
//! reading has separate connections. A committed write is on the disk.
//!
//! SQLite and PostgreSQL understand the same statements within a common subset: numbered placeholders, `ON CONFLICT (…)
//! DO UPDATE`, `RETURNING`, `CASE`, window functions; no `rowid`, `INSERT OR REPLACE`, scalar `MAX` or sums without a
//! `CAST`. So every statement is written once, and `host/db/` binds and reads it for either: `query.rs` has sqlx's
//! interface, `value.rs` is the values that are bound, `row.rs` the rows that are read (SQLite stores booleans as
//! numbers, PostgreSQL has a type for them). sqlx's own `Any` driver would have been less code, but it does not know
//! which NULL it binds and converts through text in places; functions generic over the database would need a page of
//! bounds on each. What differs is in `sqlite.rs` and `postgres.rs`: opening, the lock that a transaction begins with,
//! the next number of a table (a row of `counters`, a sequence), what tells rows apart, upkeep. Migrations are written
//! for SQLite and read with other names of types; two words differ, and files of the same name in
//! `migrations/postgres/` stand in where that is not enough.
//!
//! In PostgreSQL, too, transactions that write come one after another, over all processes: `writer.rs` begins each with
//! an advisory lock. That keeps the promises of SQLite (a transaction's reads still hold when it commits, results are
//! numbered in their order) without retries, since there are no conflicts. The price is a bound on the rate of all
//! processes together, about one batch of up to 128 jobs in the time of its statements and one sync. So that the
//! statements are few, the actions that are neither the end of a match nor accept an offer, which nearly all are, go to
//! the server in one for all matches of the batch (`appends.rs`); where it refuses one, each is tried by itself. The
//! lock goes with its connection, so that a process that dies or hangs gives it up.
//!
//! So a condition of a request is decided in the transaction that commits it: `Writer::decide` runs work that may refuse,
//! and undoes what was begun. Conditions that are also worth asking before work is done (who may begin a game:
//! `host/access/admission.rs`) read through `db/reader.rs`, which is either a connection for reading or that transaction.
//! `docs/security.md` lists every request with its conditions.

pub(crate) mod backup;
pub(crate) mod batch;
pub(crate) mod connection;
pub(crate) mod enrolment;
pub(crate) mod error;
pub(crate) mod file_guard;
pub(crate) mod fingerprint;
pub(crate) mod job;
pub(crate) mod leases;
pub(crate) mod link;
pub(crate) mod meter;
pub(crate) mod postgres;
pub(crate) mod query;
pub(crate) mod read_pool;
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
