//! A record of all traffic, in both directions, as JSON lines.

use crate::clock::Clock;
use parking_lot::Mutex;
use serde_json::{Value, json};
use std::collections::VecDeque;
use std::sync::Arc;

/// The record. Beyond its size the oldest lines are dropped.
pub(crate) struct Transcript {
    clock: Arc<Clock>,
    most_bytes: usize,
    lines: Mutex<Lines>,
}

#[derive(Default)]
struct Lines {
    next: u64,
    bytes: usize,
    kept: VecDeque<(u64, Box<str>)>,
}

impl Transcript {
    pub(crate) fn new(clock: Arc<Clock>, most_bytes: usize) -> Self {
        Self { clock, most_bytes, lines: Mutex::default() }
    }

    /// Adds a line; `details` is an object.
    pub(crate) fn add(&self, kind: &str, direction: &str, details: Value) {
        if self.most_bytes == 0 {
            return;
        }
        let mut line = json!({"at": self.clock.now_iso(), "kind": kind, "direction": direction});
        if let (Some(line), Value::Object(details)) = (line.as_object_mut(), details) {
            line.extend(details);
        }
        let mut lines = self.lines.lock();
        let seq = lines.next;
        lines.next += 1;
        line["seq"] = json!(seq);
        let text = line.to_string().into_boxed_str();
        lines.bytes += text.len();
        lines.kept.push_back((seq, text));
        while lines.bytes > self.most_bytes
            && let Some((_, dropped)) = lines.kept.pop_front()
        {
            lines.bytes -= dropped.len();
        }
    }

    /// Returns the lines from a number on, each with a line feed at its end.
    pub(crate) fn since(&self, seq: u64) -> String {
        let lines = self.lines.lock();
        let mut text = String::new();
        for (_, line) in lines.kept.iter().filter(|(number, _)| *number >= seq) {
            text.push_str(line);
            text.push('\n');
        }
        text
    }

    /// Clears all lines; numbers continue.
    pub(crate) fn clear(&self) {
        let mut lines = self.lines.lock();
        lines.kept = VecDeque::new();
        lines.bytes = 0;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_oldest_lines_go_first() {
        let transcript = Transcript::new(Arc::new(Clock::default()), 400);
        for number in 0..10 {
            transcript.add("http", "in", json!({"number": number}));
        }
        let text = transcript.since(0);
        assert!(text.len() <= 410, "{}", text.len());
        assert!(text.contains("\"number\":9") && !text.contains("\"number\":0"));
        transcript.clear();
        assert_eq!(transcript.since(0), "");
    }
}
