//! The transcript of the traffic, in order.

use serde_json::Value;

/// The lines of a transcript, oldest first.
pub(super) struct Evidence(Vec<Value>);

impl Evidence {
    pub(super) fn read(lines: &str) -> Self {
        Self(lines.lines().map(|line| serde_json::from_str(line).unwrap()).collect())
    }

    /// Returns gateway payloads with this opcode in this direction, as seen from the sandbox.
    fn payloads(&self, direction: &str, op: u64) -> impl Iterator<Item = &Value> {
        self.0
            .iter()
            .filter(move |line| line["kind"] == "gateway" && line["direction"] == direction)
            .map(|line| &line["payload"])
            .filter(move |payload| payload["op"] == op)
    }

    /// Counts the Identifies of the bot.
    pub(super) fn identifies(&self) -> usize {
        self.payloads("in", 2).count()
    }

    /// Counts the Resumes of the bot.
    pub(super) fn resumes(&self) -> usize {
        self.payloads("in", 6).count()
    }

    /// Returns the names of the events that were sent, in order.
    pub(super) fn events(&self) -> Vec<&str> {
        self.payloads("out", 0).filter_map(|payload| payload["t"].as_str()).collect()
    }

    /// Returns the sequence numbers of the events that were sent, in order.
    pub(super) fn numbers(&self) -> Vec<u64> {
        self.payloads("out", 0).filter_map(|payload| payload["s"].as_u64()).collect()
    }

    /// Counts the events of this name about the object `id`.
    pub(super) fn sent(&self, event: &str, id: &str) -> usize {
        self.payloads("out", 0).filter(|payload| payload["t"] == event && payload["d"]["id"] == id).count()
    }

    /// Returns `true` if an event about the object `id` was sent before the bot heard that its session is resumed.
    pub(super) fn comes_before_resumed(&self, id: &str) -> bool {
        let mut until_then = self.payloads("out", 0).take_while(|payload| payload["t"] != "RESUMED");
        until_then.any(|payload| payload["d"]["id"] == id)
    }

    /// Returns the statuses of the answers to the bot's requests whose method and path fit.
    pub(super) fn statuses(&self, method: &str, path: impl Fn(&str) -> bool) -> Vec<u64> {
        self.0
            .iter()
            .filter(|line| line["kind"] == "http" && line["method"] == method)
            .filter(|line| line["path"].as_str().is_some_and(&path))
            .filter_map(|line| line["status"].as_u64())
            .collect()
    }

    /// Counts the marks of the bot under a message.
    pub(super) fn marks(&self, message: &str) -> usize {
        let place = format!("/messages/{message}/reactions/");
        self.statuses("PUT", |path| path.contains(&place)).len()
    }

    /// Returns the last lines, for a person to read.
    pub(super) fn tail(&self, count: usize) -> String {
        let from = self.0.len().saturating_sub(count);
        self.0[from..].iter().map(|line| format!("{line:.400}\n")).collect()
    }
}
