//! A server of PostgreSQL of a test's own.

use std::fs;
use std::os::unix::fs::chown;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

/// What is run as root runs as this user and group, which every Debian has: `nobody`.
const NOBODY: u32 = 65_534;

/// A server in a folder of its own, on a socket there; stopped when dropped.
pub(crate) struct Server {
    folder: PathBuf,
    programs: PathBuf,
    as_root: bool,
    /// Whether it is on a disk of its own.
    mounted: bool,
    _scratch: tempfile::TempDir,
}

impl Server {
    /// A new one, started; `None` where the tests do not run on PostgreSQL.
    pub(crate) fn start() -> Option<Self> {
        Self::create(None)
    }

    /// As [`Server::start`], on a disk of so many bytes. That takes root, or `sudo` that asks for no password; where there is
    /// neither, `TRICKMATE_TEST_NO_DISK=1` leaves out what needs it.
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
        let mut server = Self {
            folder,
            programs: programs.pop()?.join("bin"),
            as_root,
            mounted: false,
            _scratch: scratch,
        };
        if let Some(bytes) = disk {
            if std::env::var_os("TRICKMATE_TEST_NO_DISK").is_some() {
                return None;
            }
            let user = std::os::unix::fs::MetadataExt::uid(&fs::metadata(&server.folder).unwrap());
            let size = format!("size={bytes},uid={user},mode=700");
            let mut mount = server.as_root("mount");
            mount.args(["-t", "tmpfs", "-o", &size, "none"]).arg(&server.folder);
            server.mounted = mount.status().is_ok_and(|status| status.success());
            assert!(
                server.mounted,
                "a small disk cannot be made: run the tests as root, or leave this one out by TRICKMATE_TEST_NO_DISK=1"
            );
        }
        if as_root {
            chown(&server.folder, Some(NOBODY), Some(NOBODY)).unwrap();
            // Others have to get there.
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

    /// Where a database of it is.
    pub(crate) fn url(&self, name: &str) -> String {
        format!("postgres://trickmate@{}/{name}", self.folder.to_str().unwrap().replace('/', "%2F"))
    }

    /// The folder that is its disk.
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

    /// Stops it as a failure of the power would.
    pub(crate) fn crash(&self) {
        self.run("pg_ctl", &["-D", &self.data(), "-m", "immediate", "-w", "stop"]);
    }

    /// A command that only root may run.
    fn as_root(&self, program: &str) -> Command {
        if self.as_root {
            return Command::new(program);
        }
        let mut sudo = Command::new("sudo");
        sudo.args(["-n", program]);
        sudo
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
        if self.mounted {
            let _ = self.as_root("umount").arg("-l").arg(&self.folder).status();
        }
    }
}
