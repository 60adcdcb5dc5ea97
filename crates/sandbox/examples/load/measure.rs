//! The measurements.

use std::fmt;

use serde_json::Value;

use super::Error;
use super::control::Control;

/// The outcome of all interactions.
#[derive(Default)]
pub(crate) struct Report {
    /// Times from dispatch to callback, in milliseconds.
    latencies: Vec<i64>,
    /// Reasons why interactions were not acknowledged.
    lost: Vec<String>,
}

impl Report {
    /// Adds the outcome of an interaction.
    pub(crate) fn add(&mut self, record: Result<Value, Error>) {
        match record.as_ref().map(latency) {
            Ok(Some(latency)) => self.latencies.push(latency),
            Ok(None) => self.lost.push(format!("{record:?}")),
            Err(why) => self.lost.push(why.to_string()),
        }
    }

    /// Counts requests that the sandbox did not know and violations of Discord's rules as losses.
    pub(crate) async fn check_evidence(&mut self, control: &Control) -> Result<(), Error> {
        for path in ["/unsupported", "/violations"] {
            if let Value::Array(found) = control.get(path).await? {
                self.lost.extend(found.iter().map(Value::to_string));
            }
        }
        self.latencies.sort_unstable();
        Ok(())
    }

    /// # Errors
    /// If anything was lost.
    pub(crate) fn verdict(&self) -> Result<(), Error> {
        match self.lost.first() {
            None => Ok(()),
            Some(first) => Err(format!("{} lost, the first: {first}", self.lost.len()).into()),
        }
    }

    fn percentile(&self, percent: usize) -> i64 {
        let last = self.latencies.len().saturating_sub(1);
        self.latencies.get(last * percent / 100).copied().unwrap_or_default()
    }
}

/// Returns the time from the dispatch of an acknowledged interaction to its callback, in milliseconds.
fn latency(record: &Value) -> Option<i64> {
    let time = |name: &str| discord_sandbox::clock::parse_iso(record[name].as_str()?);
    Some(time("acknowledged_at")? - time("created_at")?)
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{} acknowledged, {} lost", self.latencies.len(), self.lost.len())?;
        let [p50, p90, p99, max] = [50, 90, 99, 100].map(|percent| self.percentile(percent));
        writeln!(f, "dispatch to callback: p50 {p50} ms, p90 {p90} ms, p99 {p99} ms, at most {max} ms")
    }
}
