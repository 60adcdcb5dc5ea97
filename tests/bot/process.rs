//! The bot as a separate process.

use std::process::{Child, Command, Stdio};

use super::stage::Stage;

/// The bot as a separate process; killed when dropped.
pub(super) struct Process(Child);

impl Process {
    /// Starts it on the stage's database, with this log filter and this stderr.
    pub(super) fn start(stage: &Stage, log: &str, stderr: Stdio) -> Self {
        Self::start_with(stage, log, stderr, &[])
    }

    /// Starts it like [`Process::start`], with further arguments.
    pub(super) fn start_with(stage: &Stage, log: &str, stderr: Stdio, more: &[&str]) -> Self {
        Self::start_on(stage, stage.database().url(), log, stderr, more)
    }

    /// Starts it like [`Process::start_with`], on another database or by another way to it.
    pub(super) fn start_on(stage: &Stage, database: &str, log: &str, stderr: Stdio, more: &[&str]) -> Self {
        let child = Command::new(env!("CARGO_BIN_EXE_trickmate"))
            .args(["run", "--stand-in", stage.sandbox.url(), "--log", log])
            .args(["--database", database])
            .args(more)
            .env("DISCORD_TOKEN", &stage.bot.token)
            .env("TRICKMATE_NO_EMOJIS", "true")
            .stdin(Stdio::null())
            .stderr(stderr)
            .spawn()
            .unwrap();
        Self(child)
    }

    /// Stops it in the middle of its work, its connections open, or lets it continue.
    pub(super) fn pause(&self, pauses: bool) {
        let signal = if pauses { "-STOP" } else { "-CONT" };
        let status = Command::new("kill").args([signal, &self.0.id().to_string()]).status();
        assert!(status.unwrap().success());
    }

    /// Returns `true` if it has ended by itself.
    pub(super) fn has_ended(&mut self) -> bool {
        self.0.try_wait().unwrap().is_some()
    }

    /// Returns the most memory that it has used so far, in KiB; `None` where the system does not tell.
    pub(super) fn peak_memory(&self) -> Option<u64> {
        let status = std::fs::read_to_string(format!("/proc/{}/status", self.0.id())).ok()?;
        let line = status.lines().find(|line| line.starts_with("VmHWM:"))?;
        line.split_whitespace().nth(1)?.parse().ok()
    }

    /// Asks it to stop, and waits until it has; returns `true` if it says that all went well.
    pub(super) fn stop(&mut self) -> bool {
        let asked = Command::new("kill").args(["-TERM", &self.0.id().to_string()]).status();
        assert!(asked.unwrap().success());
        self.0.wait().unwrap().success()
    }

    /// Ends it by SIGKILL: it gets no chance to tidy up.
    pub(super) fn kill(&mut self) {
        self.0.kill().unwrap();
        self.0.wait().unwrap();
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}
