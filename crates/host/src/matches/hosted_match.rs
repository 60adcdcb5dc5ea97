//! Hosted matches: a match, its players and its channel.

use std::sync::Arc;
use std::time::Instant;

use crate::clocks::match_clock::Clocks;
use crate::clocks::time_control::TimeControl;
use crate::computer::computer_game::ComputerSeat;
use crate::error::ServiceError;
use crate::ids::{
    ChallengeId, ChannelId, MatchId, MessageId, PlayerId, RequestId, SeriesId, ServerId, Version,
};
use crate::matches::aborted_by::AbortedBy;
use crate::matches::cache::Replayed;
use crate::ratings::requests::Rerating;
use crate::series::terms::SeriesTerms;
use crate::teams::error::TeamRequestError;
use crate::teams::team_game::Teams;
use crate::turns::draft::TurnDraft;
use crate::world::rows::WorldExclusion;
use trickmate_rules::{Match, MenuPath, Odds, Seat, SeedOrigin, Viewer};

/// A side with fewer turns than this does not lose on time; the match is aborted.
const LEAST_TURNS: usize = 2;

/// Current state of a match, with its players and its channel.
#[derive(Clone)]
pub struct HostedMatch {
    /// Its number.
    pub id: MatchId,
    /// The match.
    pub game: Arc<Match>,
    /// Difference between the version and the number of plies, caused by takebacks.
    pub(crate) ahead: i64,
    /// The version since which no move has been taken back.
    pub(crate) settled: Version,
    /// The players, the first mover first.
    pub players: [PlayerId; 2],
    /// The Discord server.
    pub server: Option<ServerId>,
    /// The channel where it was arranged.
    pub channel: ChannelId,
    /// The thread in which it is played, if it has one.
    pub thread: Option<ChannelId>,
    /// The challenge that it comes from.
    pub challenge: ChallengeId,
    /// Number of actions that Discord shows; -1 before the first board.
    pub announced: Version,
    /// The latest board message.
    pub board: Option<MessageId>,
    /// The message of its first board.
    pub first_board: Option<MessageId>,
    /// `true` if its channel is gone and the players know.
    pub channel_lost: bool,
    /// `true` if it is paused because its server, or that of an away team, has removed the bot.
    pub is_paused: bool,
    /// `true` if its server has removed the bot, so that no board can be posted there.
    pub is_absent: bool,
    /// `true` if it is shown where an away team plays.
    pub is_away: bool,
    /// `true` if it is played in direct messages.
    pub is_direct: bool,
    /// The players' global names, as last seen.
    pub names: [Option<String>; 2],
    /// Their names on the server, which are shown only there.
    pub(crate) names_there: [Option<String>; 2],
    /// The task that both players have agreed to leave to chance.
    pub left_to_chance: Option<String>,
    /// The time control; only the first seat's, if the second has another.
    pub time: TimeControl,
    /// The time control of the second seat, if it differs from the first seat's.
    pub second_time: Option<TimeControl>,
    /// The pieces that one side does without.
    pub odds: Option<Odds>,
    /// Clocks as they were last set; `None` without time control and after the end.
    pub clocks: Option<Clocks>,
    /// The series that it belongs to.
    pub series: Option<SeriesPlace>,
    /// `true` if its result changes the players' ratings.
    pub rated: bool,
    /// `true` if its result counts: not when it was aborted or its result removed.
    pub counted: bool,
    /// Reason why its result does not count worldwide, if known so far.
    pub world_exclusion: Option<WorldExclusion>,
    /// Seat and level of the computer, in a match against it.
    pub computer: Option<ComputerSeat>,
    /// `true` if both players have agreed to hints.
    pub hints: bool,
    /// Changes of ratings by its result.
    pub reratings: Vec<Rerating>,
    /// The person or cause that called it off, if any.
    pub aborted_by: Option<AbortedBy>,
    /// Origin of its seed; secret until the match is over. `None` if the seed was drawn directly.
    pub origin: Option<SeedOrigin>,
    /// `true` if its board warns the player of Kings that can be taken.
    pub warns: bool,
    /// The messages to look up when the match is announced.
    pub announcing: Announcing,
    /// The time at which it was read; others may have changed it since.
    pub(crate) read_at: Instant,
    /// The teams that play in it, if any.
    pub teams: Option<Arc<Teams>>,
    /// Unfinished turn of the seat to act.
    pub(crate) draft: TurnDraft,
}

/// The place of a match in a series.
#[derive(Clone, Copy, Debug)]
pub struct SeriesPlace {
    /// The series.
    pub id: SeriesId,
    /// The number of the game in it, from 1.
    pub number: i64,
    /// The terms of the series.
    pub terms: SeriesTerms,
    /// `true` if the series continues.
    pub is_running: bool,
}

/// The messages to look up when a match is announced; usually none.
#[derive(Clone, Copy, Debug, Default)]
pub struct Announcing {
    /// `true` if somebody watches it.
    pub is_watched: bool,
    /// `true` if messages are noted that show a hand.
    pub has_hands: bool,
    /// `true` if messages are noted that notify a player of a turn.
    pub has_turn_notes: bool,
}

/// Action that a player wants to make.
#[derive(Clone, Debug)]
pub struct Move {
    /// The match.
    pub match_id: MatchId,
    /// The version of the position that the player saw, if known.
    pub version: Option<Version>,
    /// Player.
    pub player: PlayerId,
    /// Action in the game's notation.
    pub text: String,
    /// Discord's id of the request: the same request twice is one action.
    pub request: RequestId,
}

impl HostedMatch {
    /// Returns the number of committed actions, including takebacks and the actions taken back. It only grows. Every
    /// action is committed for a version.
    #[must_use]
    pub fn version(&self) -> Version {
        Version::new(self.game.plies().len() as i64 + self.ahead)
    }

    /// Returns the number of plies of the match at a version; `None` if some of them have been taken back since, and
    /// for the future.
    #[must_use]
    pub fn plies_at(&self, version: Version) -> Option<usize> {
        let known = self.settled..=self.version();
        usize::try_from(version.get() - self.ahead).ok().filter(|_| known.contains(&version))
    }

    /// Returns `true` if a seat's choice at this version can still be made: see [`Match::is_current`].
    #[must_use]
    pub fn is_current(&self, seat: Seat, version: Version) -> bool {
        self.plies_at(version).is_some_and(|plies| self.game.is_current(seat, plies))
    }

    /// Returns the channel where it is played: the thread, otherwise the parent.
    #[must_use]
    pub fn place(&self) -> ChannelId {
        self.thread.unwrap_or(self.channel)
    }

    pub(crate) fn replayed(&self) -> Replayed {
        Replayed { game: Arc::clone(&self.game), ahead: self.ahead, settled: self.settled }
    }

    /// Checks that it is not paused.
    ///
    /// # Errors
    /// It is paused.
    pub(crate) fn goes_on(&self) -> Result<(), ServiceError> {
        if self.is_paused { Err(ServiceError::Paused) } else { Ok(()) }
    }

    /// Returns `true` if running out of time aborts the match instead of losing it: a side has had too few turns.
    pub(crate) fn is_too_new_for_time(&self) -> bool {
        Seat::ALL.into_iter().any(|seat| self.game.turns(seat) < LEAST_TURNS)
    }

    /// Returns the seat of the player.
    #[must_use]
    pub fn seat_of(&self, player: PlayerId) -> Option<Seat> {
        Seat::ALL.into_iter().find(|seat| self.players[seat.index()] == player)
    }

    /// Returns the time controls of the seats.
    #[must_use]
    pub fn times(&self) -> [TimeControl; 2] {
        [self.time, self.second_time.unwrap_or(self.time)]
    }

    /// Returns the player in a seat.
    #[must_use]
    pub const fn player(&self, seat: Seat) -> PlayerId {
        self.players[seat.index()]
    }

    /// Returns the action that ends a turn of several actions, if the game has such turns.
    #[must_use]
    pub fn end_of_turn(&self) -> Option<&'static str> {
        self.game.game().turn_end()
    }

    /// Returns the actions of the seat in the turn under way, besides ending it.
    #[must_use]
    pub fn remaining_actions(&self, seat: Seat) -> Vec<MenuPath> {
        let mut ways = self.game_for(seat).position().observe(Viewer::Seat(seat)).menu_paths(seat);
        ways.retain(|way| Some(&*way.text) != self.end_of_turn());
        ways
    }

    /// Returns the seat of a player like [`HostedMatch::seat_of`], for requests that only players may make.
    ///
    /// # Errors
    /// Somebody who does not play in this match, or only in a team.
    pub fn require_seat(&self, player: PlayerId) -> Result<Seat, ServiceError> {
        let refusal = || match (&self.teams, self.seat_for(player)) {
            (None, _) => ServiceError::NotSeated(self.players[0], self.players[1]),
            (Some(_), None) => TeamRequestError::NotIn.into(),
            (Some(_), Some(_)) => TeamRequestError::InTeams.into(),
        };
        self.seat_of(player).ok_or_else(refusal)
    }
}
