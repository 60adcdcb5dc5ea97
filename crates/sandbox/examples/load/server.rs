//! The process under load.

use std::fmt;
use std::fs;
use std::io::Write;
use std::process::Stdio;

use discord_sandbox::{Config, Sandbox};
use tokio::io::{AsyncBufReadExt, AsyncReadExt, BufReader};
use tokio::process::{Child, Command};

use super::Error;

/// Runs a sandbox, prints its address, and ends when its input does.
pub(crate) async fn serve() -> Result<(), Error> {
    let sandbox = Sandbox::start(Config::lenient()).await?;
    writeln!(std::io::stdout(), "{}", sandbox.url())?;
    tokio::io::stdin().read_to_end(&mut Vec::new()).await?;
    sandbox.shutdown().await;
    Ok(())
}

/// A child process that runs [`serve`]; it ends with this one.
pub(crate) struct Process {
    /// Such as `http://127.0.0.1:40000`.
    pub(crate) address: String,
    child: Child,
}

/// An amount of memory in KiB.
pub(crate) struct Memory(u64);

impl fmt::Display for Memory {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:.1} MiB", self.0 as f64 / 1024.0)
    }
}

impl Process {
    /// Starts the process and waits until it listens.
    pub(crate) async fn start() -> Result<Self, Error> {
        let mut child = Command::new(std::env::current_exe()?)
            .arg("server")
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .kill_on_drop(true)
            .spawn()?;
        let output = child.stdout.take().ok_or("the server has no output")?;
        let address = BufReader::new(output).lines().next_line().await?.ok_or("the server did not start")?;
        Ok(Self { address, child })
    }

    /// Returns the memory of the process now.
    pub(crate) fn memory(&self) -> Result<Memory, Error> {
        self.status("VmRSS:")
    }

    /// Returns the most memory that the process has occupied.
    pub(crate) fn peak(&self) -> Result<Memory, Error> {
        self.status("VmHWM:")
    }

    fn status(&self, field: &str) -> Result<Memory, Error> {
        let id = self.child.id().ok_or("the server has ended")?;
        let status = fs::read_to_string(format!("/proc/{id}/status"))?;
        let line = status.lines().find_map(|line| line.strip_prefix(field)).ok_or("no such field")?;
        Ok(Memory(line.trim().trim_end_matches(" kB").parse()?))
    }
}
