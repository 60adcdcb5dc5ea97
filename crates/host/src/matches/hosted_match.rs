//! Hosted matches: a match, its players and its channel.

use std::sync::Arc;

use crate::clocks::match_clock::Clocks;
use crate::clocks::time_control::TimeControl;
use crate::computer::computer_game::ComputerSeat;
use crate::error::ServiceError;
use crate::matches::cache::Replayed;
use crate::ratings::requests::Rerating;
use crate::turns::draft::TurnDraft;
use crate::world::rows::WorldExclusion;
use trickmate_rules::{Match, MenuPath, Seat, SeedOrigin, Viewer};

/// Current state of a match, with its players and its channel.
#[derive(Clone)]
pub struct HostedMatch {
    /// Its number.
    pub id: i64,
    /// The match.
    pub game: Arc<Match>,
    /// Difference between the version and the number of plies, caused by takebacks.
    pub(crate) ahead: i64,
    /// The version since which no move has been taken back.
    pub(crate) settled: i64,
    /// The players, the first mover first.
    pub players: [i64; 2],
    /// The Discord server.
    pub server: Option<i64>,
    /// The channel where it was arranged.
    pub channel: i64,
    /// The thread in which it is played, if it has one.
    pub thread: Option<i64>,
    /// The challenge that it comes from.
    pub challenge: i64,
    /// Number of actions that Discord shows; -1 before the first board.
    pub announced: i64,
    /// The latest board message.
    pub board: Option<i64>,
    /// The message of its first board.
    pub first_board: Option<i64>,
    /// `true` if its channel is gone and the players know.
    pub channel_lost: bool,
    /// `true` if it is paused because its server has removed the bot.
    pub is_paused: bool,
    /// `true` if its server has removed the bot, so that no board can be posted there.
    pub is_absent: bool,
    /// `true` if it is played in direct messages.
    pub is_direct: bool,
    /// The players' global names, as they were last seen.
    pub names: [Option<String>; 2],
    /// Their names on the server, which are shown only there.
    pub(crate) names_there: [Option<String>; 2],
    /// The task that both players have agreed to leave to chance.
    pub left_to_chance: Option<String>,
    /// The time control.
    pub time: TimeControl,
    /// Clocks as they were last set; `None` without time control and after the end.
    pub clocks: Option<Clocks>,
    /// `true` if its result changes the players' ratings.
    pub rated: bool,
    /// `true` if its result counts: not when it was aborted or its result removed.
    pub counted: bool,
    /// Reason why its result does not count worldwide, as far as it is decided.
    pub world_exclusion: Option<WorldExclusion>,
    /// Seat and level of the computer, in a match against it.
    pub computer: Option<ComputerSeat>,
    /// `true` if both players have agreed to hints.
    pub hints: bool,
    /// Changes of ratings by its result.
    pub reratings: Vec<Rerating>,
    /// Origin of its seed; secret until the match is over. `None` where the seed was drawn directly.
    pub origin: Option<SeedOrigin>,
    /// `true` if its board warns the player of Kings that can be taken.
    pub warns: bool,
    /// Unfinished turn of the seat to act.
    pub(crate) draft: TurnDraft,
}

/// Action that a player wants to make.
#[derive(Clone, Debug)]
pub struct Move {
    /// The match.
    pub match_id: i64,
    /// The version of the position that the player saw, if known.
    pub version: Option<i64>,
    /// Player.
    pub player: i64,
    /// Action in the game's notation.
    pub text: String,
    /// Discord's id of the request: the same request twice is one action.
    pub request: i64,
}

impl HostedMatch {
    /// Returns the number of committed actions, including takebacks and the ones taken back: it only grows. An action
    /// is committed for a version.
    #[must_use]
    pub fn version(&self) -> i64 {
        self.game.plies().len() as i64 + self.ahead
    }

    /// Returns the number of plies of the match at a version; `None` if some of them have been taken back since, and
    /// for the future.
    #[must_use]
    pub fn plies_at(&self, version: i64) -> Option<usize> {
        let known = self.settled..=self.version();
        usize::try_from(version - self.ahead).ok().filter(|_| known.contains(&version))
    }

    /// Returns `true` if a seat's choice at this version can still be made: see [`Match::is_current`].
    #[must_use]
    pub fn is_current(&self, seat: Seat, version: i64) -> bool {
        self.plies_at(version).is_some_and(|plies| self.game.is_current(seat, plies))
    }

    /// Returns the channel where it is played: the thread, otherwise the parent.
    #[must_use]
    pub fn place(&self) -> i64 {
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

    /// Returns the seat of the player.
    #[must_use]
    pub fn seat_of(&self, player: i64) -> Option<Seat> {
        Seat::ALL.into_iter().find(|seat| self.players[seat.index()] == player)
    }

    /// Returns the player in a seat.
    #[must_use]
    pub const fn player(&self, seat: Seat) -> i64 {
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
    /// Somebody who does not play in this match.
    pub fn require_seat(&self, player: i64) -> Result<Seat, ServiceError> {
        self.seat_of(player).ok_or(ServiceError::NotSeated(self.players[0], self.players[1]))
    }
}
