//! The places of a match between a team that plays at home and one that plays elsewhere.

use crate::ids::{ChannelId, ServerId};
use crate::matches::hosted_match::HostedMatch;
use crate::teams::away_team::AwayTeam;
use trickmate_rules::Seat;

impl HostedMatch {
    fn away_team(&self) -> Option<&AwayTeam> {
        self.teams.as_ref()?.away.as_ref()
    }

    /// Returns the match as it is shown where the away team plays; `None` without an away team.
    #[must_use]
    pub fn away(&self) -> Option<Self> {
        let away = self.away_team()?;
        let place = away.home()?;
        let mut there = self.clone();
        (there.server, there.channel, there.thread) = (Some(place.server), place.channel, away.thread);
        (there.board, there.announced) = (away.board, away.board_version);
        (there.channel_lost, there.is_absent) = (away.is_lost, away.is_departed);
        (there.first_board, there.is_away) = (None, true);
        Some(there)
    }

    /// Returns the only team that plays at the place where the match is shown; `None` if both sides play there.
    #[must_use]
    pub fn team_here(&self) -> Option<Seat> {
        let away = self.away_team().filter(|away| away.home().is_some())?;
        Some(if self.is_away { away.seat } else { away.seat.other() })
    }

    /// Returns `true` if a seat's player or team plays at the place where the match is shown.
    #[must_use]
    pub fn plays_here(&self, seat: Seat) -> bool {
        self.team_here().is_none_or(|here| here == seat)
    }

    /// Returns the match as it is shown where the team of a seat plays.
    #[must_use]
    pub fn where_plays(self, seat: Option<Seat>) -> Self {
        match self.away() {
            Some(there) if seat.is_some() && there.team_here() == seat => there,
            _ => self,
        }
    }

    /// Returns the match as it is shown on a server or in a channel of it, if the away team plays there.
    #[must_use]
    pub fn shown_in(self, server: Option<ServerId>, channel: ChannelId) -> Self {
        match self.away() {
            Some(there)
                if there.channel == channel
                    || there.thread == Some(channel)
                    || there.server == server && self.server != server =>
            {
                there
            }
            _ => self,
        }
    }

    /// Returns `true` if the match is played on a server, by both sides or by one.
    #[must_use]
    pub fn is_on(&self, server: ServerId) -> bool {
        let place = self.away_team().and_then(AwayTeam::home);
        self.server == Some(server) || place.is_some_and(|place| place.server == server)
    }

    /// Returns `true` if it waits because the away team's server has removed the bot.
    #[must_use]
    pub fn waits_for_away(&self) -> bool {
        self.away_team().is_some_and(|away| away.home().is_some() && away.is_departed)
    }
}
