//! Connections to Discord's gateway (shards). If several processes share a database, each shard is leased to one of
//! them.

use std::ops::Range;

use sqlx::AssertSqlSafe;

use crate::db;
use crate::db::error::StoreError;
use crate::db::leases::Lease;
use crate::db::store::Store;
use crate::error::ServiceError;
use crate::game_service::GameService;

/// Name of the lease for a shard; its number is the shard's.
const SHARD: &str = "shard";

/// The right to some shards, until it is dropped.
#[derive(Debug)]
pub struct ShardLeases(Vec<Lease>);

impl ShardLeases {
    /// Returns `true` if another process has taken one of them while the database could not be reached.
    #[must_use]
    pub fn are_taken_over(&self) -> bool {
        self.0.iter().any(Lease::is_taken_over)
    }
}

/// Answer to a process that wants shards.
#[derive(Debug)]
pub enum ShardsTaken {
    /// All of them are leased to this process.
    All(ShardLeases),
    /// None is leased: other processes have these shards.
    Held(Vec<u32>),
    /// None is leased: a running process assumes another total.
    OtherTotal {
        /// A shard of that process.
        shard: u32,
        /// Its total.
        total: u32,
    },
}

impl Store {
    /// Returns the shards that were last taken with another total, each with that total.
    async fn shards_of_other_totals(&self, total: u32) -> Result<Vec<(i64, i64)>, StoreError> {
        let query = db::query_as("SELECT shard, shards FROM shard_leases WHERE shards <> $1 ORDER BY shard");
        Ok(query.bind(total).fetch_all(&self.readers).await?)
    }

    /// Notes that these shards of this total are taken, and forgets notes with other totals.
    async fn note_shards(&self, own: Range<u32>, total: u32) -> Result<(), StoreError> {
        let rows: Vec<String> = own.map(|shard| format!("({shard}, $1)")).collect();
        let note = format!(
            "INSERT INTO shard_leases (shard, shards) VALUES {} ON CONFLICT (shard) DO UPDATE SET shards = $1",
            rows.join(", ")
        );
        self.writer
            .write(move |connection| {
                Box::pin(async move {
                    let forget = db::query("DELETE FROM shard_leases WHERE shards <> $1");
                    forget.bind(total).execute(&mut *connection).await?;
                    db::query(AssertSqlSafe(note)).bind(total).execute(connection).await?;
                    Ok(())
                })
            })
            .await
    }
}

impl GameService {
    /// Leases shards to this process: all of them or none.
    pub async fn take_shards(&self, own: Range<u32>, total: u32) -> Result<ShardsTaken, ServiceError> {
        if !self.is_shared() || own.is_empty() {
            return Ok(ShardsTaken::All(ShardLeases(Vec::new())));
        }
        // Only one process at a time, so that no process is refused because of shards that another one gives up at
        // once.
        let _turn = self.store.lease_when_free("take shards", 0).await?;
        for (shard, other) in self.store.shards_of_other_totals(total).await? {
            // If the lease is free, no process assumes that total any more.
            if self.store.lease(SHARD, shard).await?.is_none() {
                let number = |number: i64| u32::try_from(number).unwrap_or_default();
                return Ok(ShardsTaken::OtherTotal { shard: number(shard), total: number(other) });
            }
        }
        let (mut leases, mut held) = (Vec::new(), Vec::new());
        for shard in own.clone() {
            match self.store.lease(SHARD, i64::from(shard)).await? {
                Some(lease) => leases.push(lease),
                None => held.push(shard),
            }
        }
        if !held.is_empty() {
            return Ok(ShardsTaken::Held(held));
        }
        self.store.note_shards(own, total).await?;
        Ok(ShardsTaken::All(ShardLeases(leases)))
    }
}
