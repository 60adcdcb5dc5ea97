//! A separate PostgreSQL server for one test.

use std::fs;
use std::os::unix::fs::chown;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use crate::database::SmallDisk;

/// User and group for programs that refuse to run as root; every Debian has them: `nobody`.
const NOBODY: u32 = 65_534;

/// Server in a temporary folder, on a socket there; stopped when dropped.
pub(crate) struct Server {
    folder: PathBuf,
    programs: PathBuf,
    as_root: bool,
    /// The disk for its folder alone, if any.
    _disk: Option<SmallDisk>,
    _scratch: tempfile::TempDir,
}

impl Server {
    /// Starts a new server; returns `None` if the tests do not run on PostgreSQL.
    pub(crate) fn start() -> Option<Self> {
        Self::create(None)
    }

    /// Starts a server as [`Server::start`] does, on a disk of this many bytes; returns `None` if no disk can be made.
    pub(crate) fn start_on_disk(bytes: u64) -> Option<Self> {
        Self::create(Some(bytes))
    }

    fn create(disk: Option<u64>) -> Option<Self> {
        std::env::var_os("TRICKMATE_TEST_POSTGRES")?;
        let mut programs: Vec<PathBuf> =
            fs::read_dir("/usr/lib/postgresql").ok()?.flatten().map(|found| found.path()).collect();
        programs.sort();
        let scratch = tempfile::tempdir().unwrap();
        let folder = scratch.path().join("server");
        fs::create_dir(&folder).unwrap();
        let as_root =
            fs::metadata(scratch.path()).is_ok_and(|found| std::os::unix::fs::MetadataExt::uid(&found) == 0);
        let disk = match disk {
            Some(bytes) => Some(SmallDisk::at(&folder, bytes)?),
            None => None,
        };
        let server =
            Self { folder, programs: programs.pop()?.join("bin"), as_root, _disk: disk, _scratch: scratch };
        if as_root {
            chown(&server.folder, Some(NOBODY), Some(NOBODY)).unwrap();
            // Other users have to reach it.
            let open = std::os::unix::fs::PermissionsExt::from_mode(0o755);
            fs::set_permissions(server._scratch.path(), open).unwrap();
        }
        let data = server.data();
        server.run(
            "initdb",
            &["-D", &data, "-A", "trust", "-U", "trickmate", "-E", "UTF8", "--locale=C.UTF-8"],
        );
        server.go_on();
        Some(server)
    }

    /// Returns the address of one of its databases.
    pub(crate) fn url(&self, name: &str) -> String {
        format!("postgres://trickmate@{}/{name}", self.folder.to_str().unwrap().replace('/', "%2F"))
    }

    /// Returns the folder of its data, which may be a disk.
    pub(crate) fn folder(&self) -> &Path {
        &self.folder
    }

    /// Starts it again.
    pub(crate) fn go_on(&self) {
        let socket = self.folder.to_str().unwrap();
        let options = format!("-k {socket} -c listen_addresses='' -c max_wal_size=32MB -c min_wal_size=32MB");
        let log = format!("{socket}/log");
        self.run("pg_ctl", &["-D", &self.data(), "-l", &log, "-w", "-o", &options, "start"]);
    }

    /// Makes the server read-only, like a standby.
    pub(crate) fn demote(&self) {
        self.run("pg_ctl", &["-D", &self.data(), "-m", "fast", "-w", "stop"]);
        let signal = format!("{}/standby.signal", self.data());
        fs::write(&signal, "").unwrap();
        if self.as_root {
            chown(&signal, Some(NOBODY), Some(NOBODY)).unwrap();
        }
        self.go_on();
    }

    /// Makes the server writable again, like a standby that takes over.
    pub(crate) fn promote(&self) {
        self.run("pg_ctl", &["-D", &self.data(), "-w", "promote"]);
    }

    /// Stops it like a power failure.
    pub(crate) fn crash(&self) {
        self.run("pg_ctl", &["-D", &self.data(), "-m", "immediate", "-w", "stop"]);
    }

    fn data(&self) -> String {
        format!("{}/data", self.folder.to_str().unwrap())
    }

    fn run(&self, program: &str, arguments: &[&str]) {
        let program = self.programs.join(program);
        let mut command = if self.as_root {
            let mut command = Command::new("runuser");
            command.args(["-u", "nobody", "--"]).arg(program);
            command
        } else {
            Command::new(program)
        };
        let status =
            command.args(arguments).stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null()).status();
        assert!(status.unwrap().success(), "{arguments:?}");
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        let mut stop = if self.as_root {
            let mut stop = Command::new("runuser");
            stop.args(["-u", "nobody", "--"]).arg(self.programs.join("pg_ctl"));
            stop
        } else {
            Command::new(self.programs.join("pg_ctl"))
        };
        stop.args(["-D", &self.data(), "-m", "immediate", "-w", "stop"]);
        let _ = stop.stdout(Stdio::null()).stderr(Stdio::null()).status();
    }
}
