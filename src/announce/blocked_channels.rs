//! Channels where Discord refuses boards, and the times of new attempts.
//!
//! Discord bans a bot for a while after too many refused requests. So after a refusal, the bot stops posting in that
//! channel. One of its matches tries again after a minute, then after two, four and so on for the whole server, and
//! soon after something has changed there.

use std::collections::{BTreeSet, HashMap};

use crate::api::error::ApiError;
use trickmate_host::{ChannelId, HostedMatch, MatchId, ServerId, Timestamp};

/// The first pause, in milliseconds.
const FIRST_PAUSE: i64 = 60_000;
/// The longest pause: half a day.
const MAX_PAUSE: i64 = 12 * 60 * 60 * 1000;
/// The shortest time between two attempts in a channel, however often it changes.
const LEAST_PAUSE: i64 = 5_000;
/// Number of channels of a server that are tried at a time.
const BATCH_SIZE: usize = 20;
/// Number of channels that are remembered; in other channels every match is tried.
const MAX_CHANNELS: usize = 10_000;

/// A channel for posts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct PostingChannel {
    /// Server; 0 outside of servers.
    pub(crate) server: ServerId,
    /// The parent channel of a thread, or the channel itself.
    pub(crate) parent: ChannelId,
    /// The channel or thread.
    pub(crate) place: ChannelId,
}

/// All channels where boards are refused.
#[derive(Debug, Default)]
pub(crate) struct BlockedChannels {
    servers: HashMap<ServerId, Server>,
    /// Channel in which each match waits.
    waiting: HashMap<MatchId, PostingChannel>,
}

#[derive(Debug)]
struct Server {
    pause: i64,
    /// Time at which its channels are tried again.
    next: Timestamp,
    channels: HashMap<ChannelId, Channel>,
}

#[derive(Debug)]
struct Channel {
    parent: ChannelId,
    error: ApiError,
    /// The matches that wait.
    matches: BTreeSet<MatchId>,
    /// The match that tries.
    trying: Option<MatchId>,
    /// The time of the last attempt.
    last: Timestamp,
    /// `true` if something has changed since.
    has_changed: bool,
}

impl Channel {
    /// Returns the time from which it may be tried again because of a change.
    const fn ready(&self) -> Option<Timestamp> {
        if self.has_changed { Some(self.last.saturating_add(LEAST_PAUSE)) } else { None }
    }
}

impl BlockedChannels {
    /// Returns `true` if a match may be posted there; if not, it waits.
    pub(crate) fn admit(&mut self, posting_channel: PostingChannel, match_id: MatchId) -> bool {
        self.leave_others(posting_channel, match_id);
        let Some(channel) = self.channel(posting_channel) else { return true };
        channel.matches.insert(match_id);
        let tries = channel.trying == Some(match_id);
        self.waiting.insert(match_id, posting_channel);
        tries
    }

    /// Returns `true` if a match waits and should not try now.
    pub(crate) fn waits(&self, match_id: MatchId) -> bool {
        self.channel_of(match_id).is_some_and(|channel| channel.trying != Some(match_id))
    }

    /// Notes that a match need not be posted there any more. If it was the next to try, another match soon does.
    pub(crate) fn leave(&mut self, match_id: MatchId) {
        let Some(posting_channel) = self.waiting.remove(&match_id) else { return };
        let Some(channel) = self.channel(posting_channel) else { return };
        channel.matches.remove(&match_id);
        if channel.trying == Some(match_id) {
            channel.trying = None;
            channel.has_changed = true;
        }
        if channel.matches.is_empty() {
            self.remove(posting_channel);
        }
    }

    /// Notes that a match waits nowhere but there.
    fn leave_others(&mut self, posting_channel: PostingChannel, match_id: MatchId) {
        if self.waiting.get(&match_id).is_some_and(|before| *before != posting_channel) {
            self.leave(match_id);
        }
    }

    /// Notes that Discord has refused a match.
    pub(crate) fn refuse(
        &mut self,
        posting_channel: PostingChannel,
        match_id: MatchId,
        error: ApiError,
        now: Timestamp,
    ) {
        self.leave_others(posting_channel, match_id);
        let count: usize = self.servers.values().map(|server| server.channels.len()).sum();
        if count >= MAX_CHANNELS && self.channel(posting_channel).is_none() {
            return;
        }
        self.waiting.insert(match_id, posting_channel);
        let server = self.servers.entry(posting_channel.server).or_insert_with(|| Server {
            pause: FIRST_PAUSE,
            next: now.saturating_add(FIRST_PAUSE),
            channels: HashMap::new(),
        });
        let channel = server.channels.entry(posting_channel.place).or_insert_with(|| Channel {
            parent: posting_channel.parent,
            error: error.clone(),
            matches: BTreeSet::new(),
            trying: None,
            last: now,
            has_changed: false,
        });
        channel.matches.insert(match_id);
        channel.trying = None;
        channel.last = now;
        channel.error = error;
    }

    /// Notes that a match has been posted there; returns the others that can be posted.
    pub(crate) fn clear(&mut self, posting_channel: PostingChannel, match_id: MatchId) -> BTreeSet<MatchId> {
        self.leave(match_id);
        let others = self.remove(posting_channel).map(|channel| channel.matches).unwrap_or_default();
        self.waiting.retain(|match_id, _| !others.contains(match_id));
        others
    }

    fn remove(&mut self, posting_channel: PostingChannel) -> Option<Channel> {
        let server = self.servers.get_mut(&posting_channel.server)?;
        let channel = server.channels.remove(&posting_channel.place);
        if server.channels.is_empty() {
            self.servers.remove(&posting_channel.server);
        }
        channel
    }

    /// Notes a change on a server: in one of its channels, or in all.
    pub(crate) fn wake(&mut self, server: ServerId, channel: Option<ChannelId>, now: Timestamp) {
        let Some(server) = self.servers.get_mut(&server) else { return };
        for (place, blocked) in &mut server.channels {
            if channel.is_none_or(|channel| channel == *place || channel == blocked.parent) {
                blocked.has_changed = true;
                server.pause = FIRST_PAUSE;
                server.next = server.next.min(now.saturating_add(FIRST_PAUSE));
            }
        }
    }

    /// Returns the matches that are to try now, one for each channel.
    pub(crate) fn due(&mut self, now: Timestamp) -> Vec<MatchId> {
        let mut trying = Vec::new();
        for server in self.servers.values_mut() {
            let is_round = server.next <= now;
            if is_round {
                server.pause = server.pause.saturating_mul(2).min(MAX_PAUSE);
                server.next = now.saturating_add(server.pause);
            }
            let mut due: Vec<&mut Channel> = server
                .channels
                .values_mut()
                .filter(|channel| is_round || channel.ready().is_some_and(|ready| ready <= now))
                .collect();
            due.sort_unstable_by_key(|channel| channel.last);
            for channel in due.into_iter().take(BATCH_SIZE) {
                channel.has_changed = false;
                channel.last = now;
                channel.trying = channel.matches.first().copied();
                trying.extend(channel.trying);
            }
        }
        trying
    }

    /// Returns the time at which something is due next.
    pub(crate) fn next(&self) -> Option<Timestamp> {
        let moments = self
            .servers
            .values()
            .flat_map(|server| server.channels.values().filter_map(Channel::ready).chain([server.next]));
        moments.min()
    }

    /// Returns the reason why a match waits.
    pub(crate) fn of(&self, match_id: MatchId) -> Option<&ApiError> {
        self.channel_of(match_id).map(|channel| &channel.error)
    }

    fn channel_of(&self, match_id: MatchId) -> Option<&Channel> {
        let posting_channel = self.waiting.get(&match_id)?;
        self.servers.get(&posting_channel.server)?.channels.get(&posting_channel.place)
    }

    fn channel(&mut self, posting_channel: PostingChannel) -> Option<&mut Channel> {
        self.servers.get_mut(&posting_channel.server)?.channels.get_mut(&posting_channel.place)
    }
}

/// Returns the channel where the boards of a match are posted.
pub(crate) fn posting_channel(hosted: &HostedMatch) -> PostingChannel {
    let server = hosted.server.unwrap_or_default();
    PostingChannel { server, parent: hosted.channel, place: hosted.place() }
}

#[cfg(test)]
mod tests {
    use super::*;

    const HERE: PostingChannel =
        PostingChannel { server: ServerId::new(1), parent: ChannelId::new(10), place: ChannelId::new(11) };
    const MINUTE: i64 = 60_000;

    const fn at(millis: i64) -> Timestamp {
        Timestamp::new(millis)
    }

    fn refused() -> BlockedChannels {
        let mut blocked_channels = BlockedChannels::default();
        assert!(blocked_channels.admit(HERE, MatchId::new(1)));
        blocked_channels.refuse(HERE, MatchId::new(1), ApiError::NotPermitted, at(0));
        assert!(
            !blocked_channels.admit(HERE, MatchId::new(1)) && !blocked_channels.admit(HERE, MatchId::new(2)),
            "nothing more is tried"
        );
        blocked_channels
    }

    #[test]
    fn one_match_tries_ever_more_seldom() {
        let mut blocked_channels = refused();
        let mut tried = Vec::new();
        for minute in 1..=24 * 60 {
            let now = at(minute * MINUTE);
            for hosted in blocked_channels.due(now) {
                assert!(blocked_channels.admit(HERE, hosted));
                blocked_channels.refuse(HERE, hosted, ApiError::NotPermitted, now);
                tried.push((minute, hosted));
            }
        }
        let minutes: Vec<i64> = tried.iter().map(|(minute, _)| *minute).collect();
        assert_eq!(minutes, [1, 3, 7, 15, 31, 63, 127, 255, 511, 1023]);
        assert!(tried.iter().all(|(_, hosted)| *hosted == MatchId::new(1)));
    }

    #[test]
    fn a_change_there_wakes_it_but_not_at_once_again() {
        let mut blocked_channels = refused();
        blocked_channels.wake(ServerId::new(2), None, at(10_000));
        blocked_channels.wake(ServerId::new(1), Some(ChannelId::new(12)), at(10_000));
        assert!(blocked_channels.due(at(10_000)).is_empty());
        for channel in [None, Some(10), Some(11)].map(|channel| channel.map(ChannelId::new)) {
            blocked_channels.wake(ServerId::new(1), channel, at(20_000));
        }
        assert_eq!(blocked_channels.due(at(20_000)), [MatchId::new(1)]);
        blocked_channels.refuse(HERE, MatchId::new(1), ApiError::NotPermitted, at(20_000));
        blocked_channels.wake(ServerId::new(1), None, at(20_100));
        assert!(blocked_channels.due(at(20_200)).is_empty());
        assert_eq!(blocked_channels.next(), Some(at(20_000 + LEAST_PAUSE)));
        assert_eq!(blocked_channels.due(at(20_000 + LEAST_PAUSE)), [MatchId::new(1)]);
    }

    #[test]
    fn when_one_is_posted_the_others_can_be() {
        let mut blocked_channels = refused();
        assert_eq!(blocked_channels.of(MatchId::new(2)), Some(&ApiError::NotPermitted));
        assert!(
            blocked_channels.waits(MatchId::new(1))
                && blocked_channels.waits(MatchId::new(2))
                && !blocked_channels.waits(MatchId::new(3))
        );
        assert_eq!(blocked_channels.clear(HERE, MatchId::new(1)), BTreeSet::from([MatchId::new(2)]));
        assert_eq!((blocked_channels.of(MatchId::new(2)), blocked_channels.next()), (None, None));
        assert!(blocked_channels.admit(HERE, MatchId::new(2)));
    }

    #[test]
    fn a_match_that_leaves_lets_another_try() {
        let mut blocked_channels = refused();
        assert_eq!(blocked_channels.due(at(MINUTE)), [MatchId::new(1)]);
        assert!(!blocked_channels.waits(MatchId::new(1)));
        blocked_channels.leave(MatchId::new(1));
        assert_eq!(blocked_channels.due(at(MINUTE + LEAST_PAUSE)), [MatchId::new(2)]);
        blocked_channels.leave(MatchId::new(2));
        assert_eq!(blocked_channels.next(), None);
    }

    #[test]
    fn a_match_that_goes_elsewhere_blocks_no_other() {
        let mut blocked_channels = refused();
        let there = PostingChannel { place: ChannelId::new(99), ..HERE };
        blocked_channels.refuse(there, MatchId::new(3), ApiError::NotPermitted, at(0));
        assert!(!blocked_channels.admit(there, MatchId::new(1)), "it waits there now");
        assert_eq!(
            blocked_channels.due(at(MINUTE)).into_iter().collect::<BTreeSet<_>>(),
            BTreeSet::from([1, 2].map(MatchId::new))
        );
    }
}
