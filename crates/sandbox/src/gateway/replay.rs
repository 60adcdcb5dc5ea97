//! The events of a session: those still to be sent, and those kept for a Resume.

use std::collections::VecDeque;
use std::sync::Arc;

use serde_json::{Value, json};
use tokio::time::Instant;

use super::payload::op;

/// An event as one or more sessions receive it: its name, its data, and the data as JSON text.
#[derive(Debug, Clone)]
pub(super) struct Rendered {
    pub(super) name: &'static str,
    pub(super) data: Arc<Value>,
    json: Arc<str>,
}

impl Rendered {
    pub(super) fn new(name: &'static str, data: Arc<Value>) -> Self {
        let json = Arc::from(data.to_string());
        Self { name, data, json }
    }
}

/// An event with its place in a session.
#[derive(Debug, Clone)]
pub(super) struct Frame {
    pub(super) seq: u64,
    name: &'static str,
    /// The data. As text it takes a fraction of the room.
    json: Arc<str>,
    /// The earliest time to send it.
    pub(super) due: Instant,
}

impl Frame {
    /// Returns the payload as it goes over the wire.
    pub(super) fn text(&self) -> String {
        let Self { seq, name, json, .. } = self;
        format!(r#"{{"t":"{name}","s":{seq},"op":{},"d":{json}}}"#, op::DISPATCH)
    }

    /// Returns the payload as a value.
    pub(super) fn payload(&self) -> Value {
        let data = serde_json::from_str::<Value>(&self.json).unwrap_or_default();
        json!({"t": self.name, "s": self.seq, "op": op::DISPATCH, "d": data})
    }
}

/// Events to send after a sequence number.
#[derive(Debug)]
pub(super) enum Pending {
    /// These events, in order; at least one.
    Frames(Vec<Frame>),
    /// Nothing now; something at this time, if there is a time.
    Nothing(Option<Instant>),
    /// Events that are no longer kept.
    Lost,
}

/// A bounded queue of numbered events. It holds unsent events of a connection and those that a Resume may ask for;
/// beyond its limits the oldest are dropped.
#[derive(Debug)]
pub(super) struct ReplayLog {
    frames: VecDeque<Frame>,
    bytes: usize,
    max_events: usize,
    max_bytes: usize,
    /// The number of the last event.
    seq: u64,
    /// The number of the last event that was dropped for lack of space.
    dropped: u64,
}

impl ReplayLog {
    pub(super) fn new(max_events: usize, max_bytes: usize) -> Self {
        Self { frames: VecDeque::new(), bytes: 0, max_events, max_bytes, seq: 0, dropped: 0 }
    }

    /// Returns the number of the last event; 0 before the first.
    pub(super) fn seq(&self) -> u64 {
        self.seq
    }

    /// Adds an event and drops the oldest while there are too many.
    pub(super) fn push(&mut self, event: Rendered, due: Instant) {
        self.seq += 1;
        self.bytes += event.json.len();
        self.frames.push_back(Frame { seq: self.seq, name: event.name, json: event.json, due });
        while self.frames.len() > self.max_events || self.bytes > self.max_bytes {
            let Some(oldest) = self.frames.pop_front() else { break };
            self.bytes -= oldest.json.len();
            self.dropped = oldest.seq;
        }
    }

    /// Adds an event that does not count towards the limits.
    pub(super) fn push_extra(&mut self, event: Rendered, due: Instant) {
        self.max_events += 1;
        self.max_bytes += event.json.len();
        self.push(event, due);
    }

    /// Returns `true` if every event after number `seq` is still there.
    pub(super) fn reaches_back_to(&self, seq: u64) -> bool {
        seq >= self.dropped
    }

    /// Returns at most `limit` events after number `seq` that are due.
    pub(super) fn after(&self, seq: u64, now: Instant, limit: usize) -> Pending {
        if !self.reaches_back_to(seq) {
            return Pending::Lost;
        }
        let start = self.frames.partition_point(|frame| frame.seq <= seq);
        let waiting = self.frames.range(start..);
        // An event that is not due holds back those behind it, to keep the order.
        let frames: Vec<Frame> = waiting.take_while(|frame| frame.due <= now).take(limit).cloned().collect();
        if frames.is_empty() {
            Pending::Nothing(self.frames.get(start).map(|frame| frame.due))
        } else {
            Pending::Frames(frames)
        }
    }

    /// Takes out the events called `name`. Their numbers stay used.
    pub(super) fn forget(&mut self, name: &str) {
        self.frames.retain(|frame| frame.name != name);
        self.bytes = self.frames.iter().map(|frame| frame.json.len()).sum();
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;

    fn event(number: u64) -> Rendered {
        Rendered::new("TEST", Arc::new(json!(number)))
    }

    fn log(events: u64, max_events: usize) -> ReplayLog {
        let mut log = ReplayLog::new(max_events, 1_000);
        for number in 1..=events {
            log.push(event(number), Instant::now());
        }
        log
    }

    fn numbers(log: &ReplayLog, seq: u64) -> Vec<u64> {
        match log.after(seq, Instant::now(), 100) {
            Pending::Frames(frames) => frames.iter().map(|frame| frame.seq).collect(),
            Pending::Nothing(_) => Vec::new(),
            Pending::Lost => panic!("events after {seq} are lost"),
        }
    }

    #[test]
    fn numbers_start_at_one() {
        let log = log(3, 10);
        assert_eq!(numbers(&log, 0), [1, 2, 3]);
        assert_eq!(numbers(&log, 2), [3]);
        assert!(numbers(&log, 3).is_empty());
        assert_eq!(log.seq(), 3);
    }

    #[test]
    fn the_oldest_make_room() {
        let log = log(10, 4);
        assert_eq!(numbers(&log, 6), [7, 8, 9, 10]);
        assert!(matches!(log.after(5, Instant::now(), 100), Pending::Lost));
        assert!(!log.reaches_back_to(5));
    }

    #[test]
    fn bytes_count_too() {
        let mut log = ReplayLog::new(100, 20);
        for _ in 0..3 {
            log.push(Rendered::new("TEST", Arc::new(json!("12345678"))), Instant::now());
        }
        assert_eq!(numbers(&log, 1), [2, 3]);
        assert!(!log.reaches_back_to(0));
    }

    #[test]
    fn extra_events_take_no_room() {
        let mut log = ReplayLog::new(2, 1_000);
        for number in 0..3 {
            log.push_extra(event(number), Instant::now());
        }
        log.push(event(3), Instant::now());
        log.push(event(4), Instant::now());
        assert_eq!(numbers(&log, 0), [1, 2, 3, 4, 5]);
    }

    #[test]
    fn what_is_not_due_holds_back_the_rest() {
        let now = Instant::now();
        let later = now + Duration::from_secs(60);
        let mut log = log(1, 10);
        log.push(event(2), later);
        log.push(event(3), now);
        assert_eq!(numbers(&log, 0), [1]);
        assert!(matches!(log.after(1, now, 100), Pending::Nothing(Some(due)) if due == later));
    }

    #[test]
    fn forgotten_events_leave_a_gap() {
        let mut log = log(2, 10);
        log.push(Rendered::new("RESUMED", Arc::new(json!({}))), Instant::now());
        log.push(event(4), Instant::now());
        log.forget("RESUMED");
        assert_eq!(numbers(&log, 1), [2, 4]);
    }

    #[test]
    fn a_frame_is_json() {
        let frame = Frame {
            seq: 5,
            name: "TEST",
            json: Arc::from(json!({"a": "\"\n"}).to_string()),
            due: Instant::now(),
        };
        let read: Value = serde_json::from_str(&frame.text()).unwrap();
        assert_eq!(read, json!({"t": "TEST", "s": 5, "op": 0, "d": {"a": "\"\n"}}));
        assert_eq!(frame.payload(), read);
    }
}
