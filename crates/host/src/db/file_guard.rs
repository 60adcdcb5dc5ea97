//! The guard of a database in a file: only one process at a time works on it, and only its owner can read it.

use std::fs::{self, File, OpenOptions, TryLockError};
use std::io::{self, ErrorKind, Read, Write};
use std::path::{Path, PathBuf};
use std::time::Duration;

use crate::db::error::StoreError;

/// Endings of the files that SQLite keeps beside a database.
pub(crate) const COMPANIONS: [&str; 2] = ["-wal", "-shm"];
/// The ending of the file that is locked. It is never removed: another process may be about to lock it.
const LOCK: &str = ".lock";

/// The right to work on a database in a file, until it is dropped. The system releases it when the process ends,
/// however that happens.
#[derive(Debug)]
pub(crate) struct FileLock {
    /// The lock is held as long as this is open.
    _file: File,
}

/// Number of attempts to take a lock, and the pause between two. A process that the holder has just started shares its
/// files for a moment.
const LOOKS: usize = 20;
const PAUSE: Duration = Duration::from_millis(25);

impl FileLock {
    /// Takes the lock of a database as [`FileLock::take`] does, and gives its holder half a second to release it.
    ///
    /// # Errors
    /// Another process that works on the database, or a folder that cannot be written to.
    pub(crate) async fn take_soon(database: &Path) -> Result<Self, StoreError> {
        for _ in 1..LOOKS {
            match Self::take(database) {
                Err(StoreError::InUse { .. }) => tokio::time::sleep(PAUSE).await,
                taken => return taken,
            }
        }
        Self::take(database)
    }

    /// Takes the lock of a database, unless another process has it.
    ///
    /// # Errors
    /// Another process that works on the database, or a folder that cannot be written to.
    pub(crate) fn take(database: &Path) -> Result<Self, StoreError> {
        let path = with_ending(&real_path(database), LOCK);
        let failed = |error| StoreError::File(path.clone(), error);
        let mut options = OpenOptions::new();
        options.read(true).write(true).create(true).truncate(false);
        let mut file = private(&mut options).open(&path).map_err(failed)?;
        match file.try_lock() {
            Ok(()) => {}
            Err(TryLockError::WouldBlock) => {
                let mut holder = String::new();
                // The number is only a hint.
                let _ = file.read_to_string(&mut holder);
                let holder = holder.trim().parse().ok();
                return Err(StoreError::InUse { database: database.to_owned(), holder });
            }
            Err(TryLockError::Error(error)) if error.kind() == ErrorKind::Unsupported => {
                tracing::warn!("{}: nothing keeps a second bot from this database: {error}", path.display());
            }
            Err(TryLockError::Error(error)) => return Err(failed(error)),
        }
        file.set_len(0).map_err(failed)?;
        writeln!(file, "{}", std::process::id()).map_err(failed)?;
        Ok(Self { _file: file })
    }
}

/// Makes a database's file if it is missing and `create` says so, and lets only its owner read it and the files beside
/// it.
///
/// # Errors
/// A file that cannot be made.
pub(crate) fn make_private(database: &Path, create: bool) -> Result<(), StoreError> {
    if create {
        // SQLite would create a file that others can read. The files beside it get the same permissions.
        match private(OpenOptions::new().write(true).create_new(true)).open(database) {
            Ok(_) => {}
            Err(error) if error.kind() == ErrorKind::AlreadyExists => {}
            Err(error) => return Err(StoreError::File(database.to_owned(), error)),
        }
    }
    for ending in ["", COMPANIONS[0], COMPANIONS[1], ".key"] {
        let path = with_ending(database, ending);
        match tighten(&path) {
            Err(error) if error.kind() != ErrorKind::NotFound => {
                tracing::warn!("{}: others may be able to read this file: {error}", path.display());
            }
            _ => {}
        }
    }
    Ok(())
}

/// Removes all permissions on a file except the owner's.
#[cfg(unix)]
fn tighten(path: &Path) -> io::Result<()> {
    use std::os::unix::fs::PermissionsExt;

    const OTHERS: u32 = 0o077;
    let mode = fs::metadata(path)?.permissions().mode();
    if mode & OTHERS != 0 {
        fs::set_permissions(path, fs::Permissions::from_mode(mode & 0o700))?;
    }
    Ok(())
}

#[cfg(not(unix))]
fn tighten(path: &Path) -> io::Result<()> {
    fs::metadata(path).map(drop)
}

/// Gives a new file permissions for its owner alone.
#[cfg(unix)]
fn private(options: &mut OpenOptions) -> &mut OpenOptions {
    std::os::unix::fs::OpenOptionsExt::mode(options, 0o600)
}

#[cfg(not(unix))]
fn private(options: &mut OpenOptions) -> &mut OpenOptions {
    options
}

/// Returns a name with a suffix: `trickmate.sqlite-wal` for `trickmate.sqlite`.
pub(crate) fn with_ending(path: &Path, ending: &str) -> PathBuf {
    let mut name = path.as_os_str().to_owned();
    name.push(ending);
    name.into()
}

/// Returns the folder of a file.
pub(crate) fn folder_of(path: &Path) -> &Path {
    path.parent().filter(|parent| !parent.as_os_str().is_empty()).unwrap_or(Path::new("."))
}

/// Returns the real path of a file, so that all paths to it have the same lock.
pub(crate) fn real_path(path: &Path) -> PathBuf {
    let of_folder = || Some(fs::canonicalize(folder_of(path)).ok()?.join(path.file_name()?));
    fs::canonicalize(path).ok().or_else(of_folder).unwrap_or_else(|| path.to_owned())
}
