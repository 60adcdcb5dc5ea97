//! A poll of a message.

use crate::clock::iso;
use serde_json::{Value, json};

/// A poll to post.
#[derive(Debug, Clone)]
pub(crate) struct NewPoll {
    pub(crate) question: String,
    pub(crate) answers: Vec<PollAnswer>,
    pub(crate) multiple: bool,
    pub(crate) hours: i64,
}

/// Poll in its present state.
#[derive(Debug, Clone)]
pub struct Poll {
    /// Question.
    pub question: String,
    /// Possible answers; the first has number 1.
    pub answers: Vec<PollAnswer>,
    /// `true` if one may choose several answers.
    pub multiple: bool,
    /// When it closes, in milliseconds since 1970.
    pub expiry: i64,
    /// `true` if it is closed and its result is published.
    pub closed: bool,
}

/// An answer of a poll.
#[derive(Debug, Clone)]
pub struct PollAnswer {
    /// Text of the answer.
    pub text: String,
    /// The emoji before it.
    pub emoji: Option<Value>,
    /// Users who chose it, in order.
    pub voters: Vec<u64>,
}

impl PollAnswer {
    fn media(&self) -> Value {
        let mut media = json!({"text": self.text});
        if let Some(emoji) = &self.emoji {
            media["emoji"] = emoji.clone();
        }
        media
    }
}

impl Poll {
    pub(crate) fn new(poll: NewPoll, now: i64) -> Self {
        let NewPoll { question, answers, multiple, hours } = poll;
        Self { question, answers, multiple, expiry: now + hours * 3_600_000, closed: false }
    }

    /// Returns the poll object, with a viewer's votes.
    #[must_use]
    pub fn json(&self, viewer: u64) -> Value {
        let numbered = || (1..).zip(&self.answers);
        let answers = numbered().map(|(id, answer)| json!({"answer_id": id, "poll_media": answer.media()}));
        let counts = numbered().filter(|(_, answer)| !answer.voters.is_empty()).map(|(id, answer)| {
            json!({"id": id, "count": answer.voters.len(), "me_voted": answer.voters.contains(&viewer)})
        });
        json!({
            "question": {"text": self.question},
            "answers": answers.collect::<Vec<_>>(),
            "expiry": iso(self.expiry),
            "allow_multiselect": self.multiple,
            "layout_type": 1,
            "results": {"is_finalized": self.closed, "answer_counts": counts.collect::<Vec<_>>()},
        })
    }
}
