//! The files of a database: only their owner can read them, and only one bot at a time works on them.

use std::fs;
use std::io::{BufRead, BufReader};
use std::os::unix::fs::PermissionsExt;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};

use super::{printed, trickmate};

/// A bot in its sandbox; killed when dropped.
pub(super) struct Running(Child);

impl Running {
    /// Starts it on this file with permissions for everybody, and waits until it has the database.
    pub(super) fn on(file: &Path) -> Self {
        let mut child = Command::new("sh")
            .args(["-c", "umask 000; exec \"$@\"", "sh", env!("CARGO_BIN_EXE_trickmate")])
            .args(["sandbox", "--port", "0", "--log", "error", "--db"])
            .arg(file)
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        let mut line = String::new();
        BufReader::new(child.stdout.take().unwrap()).read_line(&mut line).unwrap();
        assert!(line.contains("in a browser"), "{line}");
        Self(child)
    }

    pub(super) fn kill(&mut self) {
        self.0.kill().unwrap();
        self.0.wait().unwrap();
    }
}

impl Drop for Running {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

pub(super) fn url(path: &Path) -> String {
    format!("sqlite://{}", path.display())
}

/// Runs the program, which must fail; returns its complaint.
pub(super) fn refused(arguments: &[&str]) -> String {
    let output = trickmate(arguments);
    assert_eq!(output.status.code(), Some(2), "{arguments:?}");
    String::from_utf8(output.stderr).unwrap()
}

/// Returns the files of a folder with their permissions.
fn permissions(folder: &Path) -> Vec<(PathBuf, u32)> {
    let files = fs::read_dir(folder).unwrap().map(|file| file.unwrap());
    let mut files: Vec<_> =
        files.map(|file| (file.path(), file.metadata().unwrap().permissions().mode() & 0o777)).collect();
    files.sort();
    files
}

#[test]
fn every_file_of_a_database_belongs_to_its_owner_alone() {
    let scratch = tempfile::tempdir().unwrap();
    let path = scratch.path().join("games.sqlite");
    let mut bot = Running::on(&path);
    let copy = scratch.path().join("copy.sqlite");
    printed(&["backup", "--database", &url(&path), copy.to_str().unwrap()]);
    let files = permissions(scratch.path());
    assert_eq!(
        files.len(),
        6,
        "the database, its log and that's index, its key, its lock, a copy: {files:?}"
    );
    assert!(files.iter().all(|(_, mode)| *mode == 0o600), "{files:?}");
    // An older version left them like this.
    bot.kill();
    for (file, _) in &files {
        fs::set_permissions(file, fs::Permissions::from_mode(0o644)).unwrap();
    }
    let _bot = Running::on(&path);
    let files = permissions(scratch.path());
    let open: Vec<_> = files.iter().filter(|(_, mode)| *mode != 0o600).map(|(file, _)| file).collect();
    assert_eq!(open, [&copy, &scratch.path().join("games.sqlite.lock")], "the lock holds no secret");
}

#[test]
fn a_second_bot_on_the_same_file_is_refused_and_a_kill_frees_it() {
    let scratch = tempfile::tempdir().unwrap();
    let path = scratch.path().join("games.sqlite");
    let mut bot = Running::on(&path);
    let other_way = scratch.path().join("link.sqlite");
    std::os::unix::fs::symlink(&path, &other_way).unwrap();
    for way in [&path, &other_way] {
        let words = refused(&["sandbox", "--port", "0", "--db", way.to_str().unwrap()]);
        let number = format!("is in use by another process (number {})", bot.0.id());
        assert!(words.contains(&number), "{words}");
    }
    let output = Command::new(env!("CARGO_BIN_EXE_trickmate"))
        .args(["run", "--stand-in", "http://127.0.0.1:1", "--database", &url(&path)])
        .env("DISCORD_TOKEN", "some.token")
        .output()
        .unwrap();
    assert!(String::from_utf8(output.stderr).unwrap().contains("is in use by another process"));
    // Commands that may run beside it do.
    printed(&["ratings", "recompute", "--check", "--database", &url(&path)]);
    printed(&["backup", "--database", &url(&path), scratch.path().join("copy").to_str().unwrap()]);
    bot.kill();
    let _bot = Running::on(&path);
}
