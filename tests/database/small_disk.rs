//! A small disk that can be filled up.

use std::fs;
use std::os::unix::fs::MetadataExt;
use std::path::{Path, PathBuf};
use std::process::Command;

/// A small separate disk, removed when dropped.
pub(crate) struct SmallDisk(PathBuf);

impl SmallDisk {
    /// Mounts a disk of this many bytes at a folder, for the folder's owner. That takes root, or `sudo` without a
    /// password. Without both, `TRICKMATE_TEST_NO_DISK=1` leaves these tests out, and this returns `None`.
    pub(crate) fn at(folder: &Path, bytes: u64) -> Option<Self> {
        if std::env::var_os("TRICKMATE_TEST_NO_DISK").is_some() {
            return None;
        }
        let user = fs::metadata(folder).unwrap().uid();
        let size = format!("size={bytes},uid={user},mode=700");
        let mounted = as_root("mount").args(["-t", "tmpfs", "-o", &size, "none"]).arg(folder).status();
        assert!(
            mounted.is_ok_and(|status| status.success()),
            "a small disk cannot be made: run the tests as root, or leave this one out by TRICKMATE_TEST_NO_DISK=1"
        );
        Some(Self(folder.to_owned()))
    }

    /// Fills it to the last byte with a file.
    pub(crate) fn fill(&self, file: &Path) {
        // The pieces get smaller until not a byte fits any more.
        let mut size = 1 << 20;
        let mut ballast = fs::OpenOptions::new().create(true).append(true).open(file).unwrap();
        while size > 0 {
            if std::io::Write::write_all(&mut ballast, &vec![0; size]).is_err() {
                size /= 2;
            }
        }
    }
}

impl Drop for SmallDisk {
    fn drop(&mut self) {
        let _ = as_root("umount").arg("-l").arg(&self.0).status();
    }
}

/// Returns a command that only root may run.
fn as_root(program: &str) -> Command {
    let is_root = fs::metadata("/proc/self").is_ok_and(|found| found.uid() == 0);
    if is_root {
        return Command::new(program);
    }
    let mut sudo = Command::new("sudo");
    sudo.args(["-n", program]);
    sudo
}
