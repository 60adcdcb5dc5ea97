//! Channels where Discord refuses boards, and the times of new attempts.
//!
//! Discord bans a bot for a while after too many refused requests. So after a refusal nothing more is posted in a
//! channel; one match of it tries again after a minute, then after two, four and so on for the whole server, and soon
//! after something has changed there.

use std::collections::{BTreeSet, HashMap};

use crate::api::error::ApiError;
use trickmate_host::HostedMatch;

/// The first pause, in milliseconds.
const FIRST_PAUSE: i64 = 60_000;
/// The longest pause: half a day.
const MAX_PAUSE: i64 = 12 * 60 * 60 * 1000;
/// The shortest time between two attempts in a channel, however often it changes.
const LEAST_PAUSE: i64 = 5_000;
/// Number of channels of a server that are tried at a time.
const BATCH_SIZE: usize = 20;
/// Number of channels that are remembered; in others every match is tried.
const MAX_CHANNELS: usize = 10_000;

/// A channel for posts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Spot {
    /// Server; 0 outside of servers.
    pub(crate) server: i64,
    /// The channel of which it is a thread, or itself.
    pub(crate) parent: i64,
    /// The channel or thread.
    pub(crate) place: i64,
}

/// All channels where boards are refused.
#[derive(Debug, Default)]
pub(crate) struct Obstacles {
    servers: HashMap<i64, Server>,
    /// Channel in which each match waits.
    waiting: HashMap<i64, Spot>,
}

#[derive(Debug)]
struct Server {
    pause: i64,
    /// Time at which its channels are tried again.
    next: i64,
    channels: HashMap<i64, Channel>,
}

#[derive(Debug)]
struct Channel {
    parent: i64,
    error: ApiError,
    /// The matches that wait.
    matches: BTreeSet<i64>,
    /// The match that tries.
    trying: Option<i64>,
    /// When it was tried last.
    last: i64,
    /// `true` if something has changed since.
    has_changed: bool,
}

impl Channel {
    /// Returns the time from which it may be tried again because of a change.
    const fn ready(&self) -> Option<i64> {
        if self.has_changed { Some(self.last.saturating_add(LEAST_PAUSE)) } else { None }
    }
}

impl Obstacles {
    /// Returns `true` if a match may be posted there; if not, it waits.
    pub(crate) fn admit(&mut self, spot: Spot, match_id: i64) -> bool {
        self.leave_others(spot, match_id);
        let Some(channel) = self.channel(spot) else { return true };
        channel.matches.insert(match_id);
        let tries = channel.trying == Some(match_id);
        self.waiting.insert(match_id, spot);
        tries
    }

    /// Returns `true` if a match waits and should not try now.
    pub(crate) fn waits(&self, match_id: i64) -> bool {
        self.channel_of(match_id).is_some_and(|channel| channel.trying != Some(match_id))
    }

    /// Notes that a match need not be posted there any more. If it was to try, another soon does.
    pub(crate) fn leave(&mut self, match_id: i64) {
        let Some(spot) = self.waiting.remove(&match_id) else { return };
        let Some(channel) = self.channel(spot) else { return };
        channel.matches.remove(&match_id);
        if channel.trying == Some(match_id) {
            channel.trying = None;
            channel.has_changed = true;
        }
        if channel.matches.is_empty() {
            self.remove(spot);
        }
    }

    /// Notes that a match waits nowhere but there.
    fn leave_others(&mut self, spot: Spot, match_id: i64) {
        if self.waiting.get(&match_id).is_some_and(|before| *before != spot) {
            self.leave(match_id);
        }
    }

    /// Notes that Discord has refused a match.
    pub(crate) fn refuse(&mut self, spot: Spot, match_id: i64, error: ApiError, now: i64) {
        self.leave_others(spot, match_id);
        let count: usize = self.servers.values().map(|server| server.channels.len()).sum();
        if count >= MAX_CHANNELS && self.channel(spot).is_none() {
            return;
        }
        self.waiting.insert(match_id, spot);
        let server = self.servers.entry(spot.server).or_insert_with(|| Server {
            pause: FIRST_PAUSE,
            next: now.saturating_add(FIRST_PAUSE),
            channels: HashMap::new(),
        });
        let channel = server.channels.entry(spot.place).or_insert_with(|| Channel {
            parent: spot.parent,
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
    pub(crate) fn clear(&mut self, spot: Spot, match_id: i64) -> BTreeSet<i64> {
        self.leave(match_id);
        let others = self.remove(spot).map(|channel| channel.matches).unwrap_or_default();
        self.waiting.retain(|match_id, _| !others.contains(match_id));
        others
    }

    fn remove(&mut self, spot: Spot) -> Option<Channel> {
        let server = self.servers.get_mut(&spot.server)?;
        let channel = server.channels.remove(&spot.place);
        if server.channels.is_empty() {
            self.servers.remove(&spot.server);
        }
        channel
    }

    /// Notes a change on a server: in one of its channels, or in all.
    pub(crate) fn wake(&mut self, server: i64, channel: Option<i64>, now: i64) {
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
    pub(crate) fn due(&mut self, now: i64) -> Vec<i64> {
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
    pub(crate) fn next(&self) -> Option<i64> {
        let moments = self
            .servers
            .values()
            .flat_map(|server| server.channels.values().filter_map(Channel::ready).chain([server.next]));
        moments.min()
    }

    /// Returns the reason why a match waits.
    pub(crate) fn of(&self, match_id: i64) -> Option<&ApiError> {
        self.channel_of(match_id).map(|channel| &channel.error)
    }

    fn channel_of(&self, match_id: i64) -> Option<&Channel> {
        let spot = self.waiting.get(&match_id)?;
        self.servers.get(&spot.server)?.channels.get(&spot.place)
    }

    fn channel(&mut self, spot: Spot) -> Option<&mut Channel> {
        self.servers.get_mut(&spot.server)?.channels.get_mut(&spot.place)
    }
}

/// Returns the channel where the boards of a match are posted.
pub(crate) fn spot(hosted: &HostedMatch) -> Spot {
    let server = hosted.server.unwrap_or_default();
    Spot { server, parent: hosted.channel, place: hosted.place() }
}

#[cfg(test)]
mod tests {
    use super::*;

    const HERE: Spot = Spot { server: 1, parent: 10, place: 11 };
    const MINUTE: i64 = 60_000;

    fn refused() -> Obstacles {
        let mut obstacles = Obstacles::default();
        assert!(obstacles.admit(HERE, 1));
        obstacles.refuse(HERE, 1, ApiError::NotPermitted, 0);
        assert!(!obstacles.admit(HERE, 1) && !obstacles.admit(HERE, 2), "nothing more is tried");
        obstacles
    }

    #[test]
    fn one_match_tries_ever_more_seldom() {
        let mut obstacles = refused();
        let mut tried = Vec::new();
        for minute in 1..=24 * 60 {
            let now = minute * MINUTE;
            for hosted in obstacles.due(now) {
                assert!(obstacles.admit(HERE, hosted));
                obstacles.refuse(HERE, hosted, ApiError::NotPermitted, now);
                tried.push((minute, hosted));
            }
        }
        let minutes: Vec<i64> = tried.iter().map(|(minute, _)| *minute).collect();
        assert_eq!(minutes, [1, 3, 7, 15, 31, 63, 127, 255, 511, 1023]);
        assert!(tried.iter().all(|(_, hosted)| *hosted == 1));
    }

    #[test]
    fn a_change_there_wakes_it_but_not_at_once_again() {
        let mut obstacles = refused();
        obstacles.wake(2, None, 10_000);
        obstacles.wake(1, Some(12), 10_000);
        assert!(obstacles.due(10_000).is_empty());
        for channel in [None, Some(10), Some(11)] {
            obstacles.wake(1, channel, 20_000);
        }
        assert_eq!(obstacles.due(20_000), [1]);
        obstacles.refuse(HERE, 1, ApiError::NotPermitted, 20_000);
        obstacles.wake(1, None, 20_100);
        assert!(obstacles.due(20_200).is_empty());
        assert_eq!(obstacles.next(), Some(20_000 + LEAST_PAUSE));
        assert_eq!(obstacles.due(20_000 + LEAST_PAUSE), [1]);
    }

    #[test]
    fn when_one_is_posted_the_others_can_be() {
        let mut obstacles = refused();
        assert_eq!(obstacles.of(2), Some(&ApiError::NotPermitted));
        assert!(obstacles.waits(1) && obstacles.waits(2) && !obstacles.waits(3));
        assert_eq!(obstacles.clear(HERE, 1), BTreeSet::from([2]));
        assert_eq!((obstacles.of(2), obstacles.next()), (None, None));
        assert!(obstacles.admit(HERE, 2));
    }

    #[test]
    fn a_match_that_leaves_lets_another_try() {
        let mut obstacles = refused();
        assert_eq!(obstacles.due(MINUTE), [1]);
        assert!(!obstacles.waits(1));
        obstacles.leave(1);
        assert_eq!(obstacles.due(MINUTE + LEAST_PAUSE), [2]);
        obstacles.leave(2);
        assert_eq!(obstacles.next(), None);
    }

    #[test]
    fn a_match_that_goes_elsewhere_blocks_no_other() {
        let mut obstacles = refused();
        let there = Spot { place: 99, ..HERE };
        obstacles.refuse(there, 3, ApiError::NotPermitted, 0);
        assert!(!obstacles.admit(there, 1), "it waits there now");
        assert_eq!(obstacles.due(MINUTE).into_iter().collect::<BTreeSet<_>>(), BTreeSet::from([1, 2]));
    }
}
