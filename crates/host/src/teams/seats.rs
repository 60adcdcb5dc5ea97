//! The teams of a match in its present state: who has which seat, and the open vote of a seat.

use crate::error::ServiceError;
use crate::ids::{PlayerId, Revision};
use crate::matches::hosted_match::HostedMatch;
use crate::teams::team_vote::TeamVote;
use trickmate_rules::Seat;

impl TeamVote {
    /// Returns `true` if the vote is about what its team has to do in the match now.
    pub(crate) fn is_current(&self, hosted: &HostedMatch) -> bool {
        hosted.game.outcome().is_none()
            && hosted.game.to_act().contains(&self.seat)
            && hosted.is_current(self.seat, self.version)
            && self.revision == revision_of(hosted, self.seat)
    }
}

/// Returns the revision of a seat's draft; 0 outside of a turn under way.
pub(crate) fn revision_of(hosted: &HostedMatch, seat: Seat) -> Revision {
    if hosted.is_turn_of(seat) { hosted.draft.revision } else { Revision::default() }
}

impl HostedMatch {
    /// Returns `true` if a team has the seat.
    #[must_use]
    pub fn is_team(&self, seat: Seat) -> bool {
        let player = self.players[seat.index()];
        self.teams.is_some() && crate::teams::team_of(player).is_some()
    }

    /// Returns the seat for which a person sees and chooses: their own, or that of their team.
    #[must_use]
    pub fn seat_for(&self, person: PlayerId) -> Option<Seat> {
        let in_team = || {
            let teams = self.teams.as_ref()?;
            teams.members.iter().find(|member| member.player == person).map(|member| member.seat)
        };
        self.seat_of(person).or_else(in_team)
    }

    /// Returns the seat of a person like [`HostedMatch::seat_for`]. For requests that only players and members may
    /// make.
    ///
    /// # Errors
    /// Somebody who neither plays in this match nor is in one of its teams.
    pub fn require_seat_for(&self, person: PlayerId) -> Result<Seat, ServiceError> {
        match self.seat_for(person) {
            Some(seat) => Ok(seat),
            None => self.require_seat(person),
        }
    }

    /// Returns the open vote of a seat about what it has to do now.
    #[must_use]
    pub fn vote_of(&self, seat: Seat) -> Option<&TeamVote> {
        let votes = &self.teams.as_ref()?.votes;
        votes.iter().find(|vote| vote.seat == seat && vote.decided.is_none() && vote.is_current(self))
    }

    /// Returns the members of the teams that are to act; once the match is over, of both teams.
    #[must_use]
    pub fn members_concerned(&self) -> Vec<PlayerId> {
        let Some(teams) = &self.teams else { return Vec::new() };
        let (is_over, to_act) = (self.game.outcome().is_some(), self.game.to_act());
        let concerned = teams.members.iter().filter(|member| is_over || to_act.contains(&member.seat));
        concerned.map(|member| member.player).collect()
    }
}
