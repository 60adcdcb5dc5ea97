//! Fingerprints: they replace the id of a person whose data was deleted, in rows by which others have excluded the
//! person. They only serve to recognise a person who comes back. Without the key nobody can try out ids.

use std::fs;
use std::io::{self, ErrorKind, Write};
use std::path::{Path, PathBuf};

use hmac::{Hmac, KeyInit, Mac};
use sha2::{Digest, Sha256};
use tempfile::NamedTempFile;

use crate::db;
use crate::db::connection::Connection;
use crate::db::error::StoreError;
use crate::db::file_guard::{folder_of, with_ending};
use crate::ids::PlayerId;

/// The length of the key in bytes.
const LENGTH: usize = 32;

/// The key of an installation. It is in a file beside the database, so that a copy of the database alone does not
/// contain it. A database server keeps it in a separate table, which a copy can leave out.
#[derive(Clone)]
pub(crate) struct FingerprintKey([u8; LENGTH]);

impl std::fmt::Debug for FingerprintKey {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("FingerprintKey")
    }
}

impl FingerprintKey {
    /// Makes a new key.
    pub(crate) fn new() -> io::Result<Self> {
        let mut key = [0; LENGTH];
        getrandom::fill(&mut key).map_err(|error| io::Error::other(error.to_string()))?;
        Ok(Self(key))
    }

    /// Reads the key of the database in this file; creates it the first time.
    ///
    /// # Errors
    /// A file that cannot be read or written, or holds no key.
    pub(crate) fn of(database: &Path) -> Result<Self, StoreError> {
        let path = Self::path(database);
        let failed = |error: io::Error| StoreError::Key(path.clone(), error);
        match Self::read(&path) {
            Err(error) if error.kind() == ErrorKind::NotFound => {}
            result => return result.map_err(failed),
        }
        let key = Self::new().map_err(failed)?;
        // Only its owner can read it. It gets its name once it is complete.
        let mut file = NamedTempFile::new_in(folder_of(&path)).map_err(failed)?;
        writeln!(file, "{}", hex::encode(key.0)).map_err(failed)?;
        file.as_file().sync_all().map_err(failed)?;
        match file.persist_noclobber(&path) {
            Ok(_) => Ok(key),
            // Another process created the file first.
            Err(refused) if refused.error.kind() == ErrorKind::AlreadyExists => {
                Self::read(&path).map_err(failed)
            }
            Err(refused) => Err(failed(refused.error)),
        }
    }

    /// Reads the key of a database that several processes share. It is stored there, since all of them need the same
    /// key.
    ///
    /// # Errors
    /// A failure of the database, or no key where one should be.
    pub(crate) async fn shared(connection: &mut Connection) -> Result<Self, StoreError> {
        let table = Path::new("fingerprint_keys");
        let new = Self::new().map_err(|error| StoreError::Key(table.to_owned(), error))?;
        let add =
            db::query("INSERT INTO fingerprint_keys (id, key) VALUES (1, $1) ON CONFLICT (id) DO NOTHING");
        add.bind(hex::encode(new.0)).execute(&mut *connection).await?;
        let look = db::query_scalar::<String>("SELECT key FROM fingerprint_keys WHERE id = 1");
        let text = look.fetch_one(connection).await?;
        Self::parse(&text).map_err(|error| StoreError::Key(table.to_owned(), error))
    }

    /// Returns the file of a database's key: `trickmate.sqlite.key` for `trickmate.sqlite`.
    fn path(database: &Path) -> PathBuf {
        with_ending(database, ".key")
    }

    fn read(path: &Path) -> io::Result<Self> {
        Self::parse(&fs::read_to_string(path)?)
    }

    fn parse(text: &str) -> io::Result<Self> {
        let mut key = [0; LENGTH];
        hex::decode_to_slice(text.trim(), &mut key).map_err(|_| {
            io::Error::new(ErrorKind::InvalidData, "it holds no key of 64 hexadecimal digits")
        })?;
        Ok(Self(key))
    }

    /// Returns the key in its stored form.
    pub(crate) fn digits(&self) -> String {
        hex::encode(self.0)
    }

    /// Returns the fingerprint of a person: a negative number, unlike any id.
    pub(crate) fn fingerprint(&self, person: PlayerId) -> PlayerId {
        PlayerId::new(self.keyed(digest(person.get())))
    }

    /// Returns the fingerprint for the digest of an id; older versions stored such digests.
    fn keyed(&self, digest: i64) -> i64 {
        // A key of any length is valid.
        let Ok(mut mac) = Hmac::<Sha256>::new_from_slice(&self.0) else { return i64::MIN };
        mac.update(&digest.to_be_bytes());
        number(mac.finalize().into_bytes().into())
    }

    /// Applies the key to the digests of older versions, once.
    pub(crate) async fn adopt(&self, connection: &mut Connection) -> Result<(), StoreError> {
        connection.begin().await?;
        let adopted = self.adopt_all(connection).await;
        if adopted.is_ok() {
            connection.commit().await?
        } else {
            connection.rollback().await?
        }
        adopted
    }

    async fn adopt_all(&self, connection: &mut Connection) -> Result<(), StoreError> {
        let first = db::query("UPDATE fingerprints SET keyed = 1 WHERE keyed = 0");
        if first.execute(&mut *connection).await?.rows_affected() == 0 {
            return Ok(());
        }
        let bans = db::query_scalar::<i64>("SELECT DISTINCT player FROM bans WHERE player < 0");
        for old in bans.fetch_all(&mut *connection).await? {
            let change = db::query("UPDATE bans SET player = $2 WHERE player = $1");
            change.bind(old).bind(self.keyed(old)).execute(&mut *connection).await?;
        }
        let blocks = db::query_scalar::<i64>("SELECT DISTINCT blocked FROM blocks WHERE blocked < 0");
        for old in blocks.fetch_all(&mut *connection).await? {
            let change = db::query("UPDATE blocks SET blocked = $2 WHERE blocked = $1");
            change.bind(old).bind(self.keyed(old)).execute(&mut *connection).await?;
        }
        Ok(())
    }
}

/// Returns the first 63 bits of the SHA-256 of an id, with the sign set.
fn digest(person: i64) -> i64 {
    number(Sha256::digest(person.to_be_bytes()).into())
}

fn number(hash: [u8; 32]) -> i64 {
    let [a, b, c, d, e, f, g, h, ..] = hash;
    i64::from_be_bytes([a, b, c, d, e, f, g, h]) | i64::MIN
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::db::store::Store;
    use crate::ids::{ServerId, Timestamp};

    #[test]
    fn every_installation_has_a_key_of_its_own_and_keeps_it() {
        let scratch = tempfile::tempdir().unwrap();
        let [one, other] = ["one.sqlite", "other.sqlite"].map(|name| scratch.path().join(name));
        let key = FingerprintKey::of(&one).unwrap();
        assert_eq!(
            FingerprintKey::of(&one).unwrap().fingerprint(PlayerId::new(7)),
            key.fingerprint(PlayerId::new(7))
        );
        assert_ne!(
            FingerprintKey::of(&other).unwrap().fingerprint(PlayerId::new(7)),
            key.fingerprint(PlayerId::new(7))
        );
        assert_ne!(key.fingerprint(PlayerId::new(7)).get(), digest(7));
        assert!(key.fingerprint(PlayerId::new(7)) < PlayerId::new(0));
        fs::write(FingerprintKey::path(&one), "something").unwrap();
        assert!(matches!(FingerprintKey::of(&one), Err(StoreError::Key(..))));
    }

    #[tokio::test]
    async fn what_older_versions_stored_still_holds() {
        let scratch = tempfile::tempdir().unwrap();
        let path = scratch.path().join("test.sqlite");
        let store = Store::open_file(&path).await.unwrap();
        // The state that an older version left.
        store.access().ban(ServerId::new(10), PlayerId::new(digest(7)), Timestamp::default()).await.unwrap();
        store.access().block(PlayerId::new(8), PlayerId::new(digest(7)), Timestamp::default()).await.unwrap();
        let old = db::query("UPDATE fingerprints SET keyed = 0");
        store.writer.execute(old).await.unwrap();
        store.close().await;
        for _ in 0..2 {
            let store = Store::open_file(&path).await.unwrap();
            for query in ["SELECT player FROM bans", "SELECT blocked FROM blocks"] {
                let stored: PlayerId = db::query_scalar(query).fetch_one(&store.readers).await.unwrap();
                assert_eq!(stored, store.key.fingerprint(PlayerId::new(7)), "{query}");
            }
            store.close().await;
        }
    }
}
