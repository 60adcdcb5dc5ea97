//! The bot's requests to Discord during a tournament, counted by kind.

use std::collections::BTreeMap;
use std::fmt;

use serde_json::Value;

use super::super::stage::Stage;

/// A kind of request.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Kind {
    /// A message in the tournament's channel.
    Post,
    /// A change of one there.
    Edit,
    /// A thread that begins on a message there.
    Thread,
    /// A message in a thread.
    ThreadPost,
    /// A change of one in a thread.
    ThreadEdit,
    /// A member who is added to a thread.
    Member,
    /// A channel of direct messages.
    Direct,
    /// A scheduled event of the server.
    Event,
    /// A question, such as for the messages of a channel.
    Read,
    Other,
}

impl Kind {
    fn of(method: &str, path: &str, channel: u64) -> Self {
        let is_there = path.contains(&format!("/channels/{channel}/"));
        match method {
            "GET" => Self::Read,
            "POST" if path.ends_with("/threads") => Self::Thread,
            "POST" if path.ends_with("/messages") && is_there => Self::Post,
            "POST" if path.ends_with("/messages") => Self::ThreadPost,
            "PATCH" if path.contains("/messages/") && is_there => Self::Edit,
            "PATCH" if path.contains("/messages/") => Self::ThreadEdit,
            "POST" if path.ends_with("/users/@me/channels") => Self::Direct,
            _ if path.contains("/thread-members/") => Self::Member,
            _ if path.contains("/scheduled-events") => Self::Event,
            _ => Self::Other,
        }
    }

    const fn name(self) -> &'static str {
        match self {
            Self::Post => "messages in the channel",
            Self::Edit => "edits there",
            Self::Thread => "threads",
            Self::ThreadPost => "messages in threads",
            Self::ThreadEdit => "edits there",
            Self::Member => "members added to threads",
            Self::Direct => "channels of direct messages",
            Self::Event => "scheduled events",
            Self::Read => "questions",
            Self::Other => "others",
        }
    }
}

/// The bot's requests, counted piece by piece: the sandbox forgets old lines of its transcript.
#[derive(Debug, Default)]
pub(super) struct Traffic {
    line: u64,
    counts: BTreeMap<Kind, usize>,
    /// Answers to interactions, which do not count against the limits.
    answers: usize,
    /// Requests that a limit has refused.
    pub(super) refused: usize,
}

impl Traffic {
    /// Begins with the next request.
    pub(super) fn since_now(stage: &Stage) -> Self {
        Self { line: stage.next_line(), ..Self::default() }
    }

    /// Adds the requests since the last time.
    pub(super) fn count(&mut self, stage: &Stage) {
        let lines = stage.sandbox.transcript(self.line);
        for line in lines.lines().map(|line| serde_json::from_str::<Value>(line).unwrap()) {
            self.line = line["seq"].as_u64().unwrap() + 1;
            if line["kind"] != "http" {
                continue;
            }
            let (method, path) = (line["method"].as_str().unwrap(), line["path"].as_str().unwrap());
            if line["status"] == 429 {
                self.refused += 1;
            } else if path.contains("/interactions/") || path.contains("/webhooks/") {
                self.answers += 1;
            } else {
                *self.counts.entry(Kind::of(method, path, stage.channel)).or_default() += 1;
            }
        }
    }

    /// Returns the number of requests of a kind.
    pub(super) fn of(&self, kind: Kind) -> usize {
        self.counts.get(&kind).copied().unwrap_or(0)
    }

    /// Returns the number of requests that count against the limits.
    pub(super) fn counted(&self) -> usize {
        self.counts.values().sum()
    }
}

impl fmt::Display for Traffic {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (kind, count) in &self.counts {
            writeln!(f, "| {} | {count} |", kind.name())?;
        }
        writeln!(f, "| all that count | {} |", self.counted())?;
        writeln!(f, "| answers to interactions | {} |", self.answers)?;
        write!(f, "| refused by a limit | {} |", self.refused)
    }
}
