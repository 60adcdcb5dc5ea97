//! Votes in polls, and their end.

use super::events::Intents;
use super::{Message, Poll, PollAnswer, World};
use crate::error::ApiError;
use crate::gateway::intents;
use serde_json::json;
use std::sync::Arc;

/// The type of the message with a poll's result.
const POLL_RESULT: u8 = 46;
/// Votes.
const VOTES: Intents = Intents { guild: intents::GUILD_MESSAGE_POLLS, direct: intents::DIRECT_MESSAGE_POLLS };

impl World {
    /// Returns the answer of a poll with this number.
    ///
    /// # Errors
    /// 10003 or 10008 if there is no such message, poll or answer.
    pub(crate) fn poll_answer(&self, channel_id: u64, id: u64, answer: u64) -> Result<&PollAnswer, ApiError> {
        let message = self.channel(channel_id)?.messages.get(&id).ok_or_else(ApiError::unknown_message)?;
        let poll = message.poll.as_ref().ok_or_else(ApiError::not_a_poll)?;
        let index = usize::try_from(answer).ok().and_then(|answer| answer.checked_sub(1));
        index.and_then(|index| poll.answers.get(index)).ok_or_else(ApiError::unknown_poll_answer)
    }

    /// Sets a user's votes: these answers replace all earlier ones.
    ///
    /// # Errors
    /// 10008 if there is no such message, 50001 if the user does not see it, 520001 if the poll is closed, 50035 for
    /// unknown answers or too many.
    pub fn vote(&mut self, user: u64, channel_id: u64, id: u64, answers: &[u64]) -> Result<(), ApiError> {
        self.channel_for(user, channel_id, 0)?;
        if self.applications.contains_key(&user) {
            return Err(ApiError::bots_not_allowed());
        }
        for answer in answers {
            self.poll_answer(channel_id, id, *answer)?;
        }
        let now = self.now_ms();
        let poll = self.message_mut(channel_id, id)?.poll.as_mut().ok_or_else(ApiError::not_a_poll)?;
        if poll.closed || poll.expiry <= now {
            return Err(ApiError::poll_expired());
        }
        if answers.len() > 1 && !poll.multiple {
            let message = "This poll takes one answer";
            return Err(ApiError::invalid_field("answer_ids", "BASE_TYPE_MAX_LENGTH", message));
        }
        let mut changes = Vec::new();
        for (number, answer) in (1_u64..).zip(&mut poll.answers) {
            let (had, has) = (answer.voters.contains(&user), answers.contains(&number));
            if had && !has {
                answer.voters.retain(|voter| *voter != user);
                changes.push((number, "MESSAGE_POLL_VOTE_REMOVE"));
            } else if has && !had {
                answer.voters.push(user);
                changes.push((number, "MESSAGE_POLL_VOTE_ADD"));
            }
        }
        for (number, name) in changes {
            let mut data = json!({
                "user_id": user.to_string(),
                "channel_id": channel_id.to_string(),
                "message_id": id.to_string(),
                "answer_id": number,
            });
            if let Some(guild) = self.channel(channel_id)?.guild_id {
                data["guild_id"] = json!(guild.to_string());
            }
            for (bot, route, intents) in self.channel_bots(channel_id, VOTES) {
                self.tell_bot(bot, name, Arc::new(data.clone()), route, intents);
            }
        }
        self.show_message(channel_id, id);
        Ok(())
    }

    /// Closes a poll and announces its result.
    ///
    /// # Errors
    /// 10003 or 10008 if there is no such message, 520006 if it has no poll.
    pub(crate) fn close_poll(&mut self, channel_id: u64, id: u64) -> Result<(), ApiError> {
        let now = self.now_ms();
        let message = self.message_mut(channel_id, id)?;
        let author = message.author_id;
        let poll = message.poll.as_mut().ok_or_else(ApiError::not_a_poll)?;
        if poll.closed {
            return Err(ApiError::poll_expired());
        }
        poll.closed = true;
        poll.expiry = poll.expiry.min(now);
        let embed = result_embed(poll);
        self.announce_message(channel_id, id, "MESSAGE_UPDATE");
        let result = self.next_id();
        let mut told = Message::system(result, channel_id, author, POLL_RESULT, now);
        told.reference = Some((channel_id, Some(id)));
        told.embeds = vec![embed];
        self.store_message(told);
        self.announce_message(channel_id, result, "MESSAGE_CREATE");
        Ok(())
    }

    fn open_polls(&self) -> impl Iterator<Item = (u64, u64, i64)> {
        self.polls.iter().filter_map(|(channel, id)| {
            let poll = self.channels.get(channel)?.messages.get(id)?.poll.as_ref()?;
            (!poll.closed).then_some((*channel, *id, poll.expiry))
        })
    }

    /// Returns the time when the next poll closes, in milliseconds since 1970.
    pub(crate) fn next_poll_end(&self) -> Option<i64> {
        self.open_polls().map(|(_, _, expiry)| expiry).min()
    }

    /// Closes the polls whose time is up.
    pub(crate) fn close_expired_polls(&mut self) {
        let now = self.now_ms();
        let over = self.open_polls().filter(|(_, _, expiry)| *expiry <= now);
        for (channel, id, _) in over.collect::<Vec<_>>() {
            // This cannot fail: the poll was found a moment ago.
            let _ = self.close_poll(channel, id);
            self.polls.remove(&(channel, id));
        }
    }
}

fn result_embed(poll: &Poll) -> serde_json::Value {
    let total = poll.answers.iter().map(|answer| answer.voters.len()).sum::<usize>();
    let best = (1..).zip(&poll.answers).max_by_key(|(number, answer)| (answer.voters.len(), -*number));
    let mut fields = vec![
        json!({"name": "poll_question_text", "value": poll.question, "inline": false}),
        json!({"name": "total_votes", "value": total.to_string(), "inline": false}),
    ];
    if let Some((number, answer)) = best {
        let votes = answer.voters.len();
        fields.insert(1, json!({"name": "victor_answer_votes", "value": votes.to_string(), "inline": false}));
        if votes > 0 {
            let id: i64 = number;
            fields.push(json!({"name": "victor_answer_id", "value": id.to_string(), "inline": false}));
            fields.push(json!({"name": "victor_answer_text", "value": answer.text, "inline": false}));
        }
    }
    json!({"type": "poll_result", "fields": fields})
}
