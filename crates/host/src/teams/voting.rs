//! Casting ballots.

use crate::error::{Refused, ServiceError};
use crate::event::Event;
use crate::ids::{PlayerId, Revision, Timestamp, Version};
use crate::matches::chance::{AT_RANDOM, is_at_random};
use crate::matches::hosted_match::HostedMatch;
use crate::teams::error::TeamRequestError;
use crate::teams::handle::TeamRequests;
use crate::teams::team_vote::RESIGNATION;
use crate::teams::vote_rows::Cast;
use crate::workers::Lane;
use trickmate_rules::{ActionError, Seat};

/// The choice of a member.
#[derive(Clone, Debug)]
pub struct Ballot {
    /// The member.
    pub player: PlayerId,
    /// The version of the position that the member saw, if known.
    pub version: Option<Version>,
    /// The revision of the draft that the member saw, if known.
    pub revision: Option<Revision>,
    /// Action in the game's notation, or [`RESIGNATION`].
    pub choice: String,
}

/// The effect of a ballot.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Counted {
    /// The ballot counts, and the vote continues.
    Open,
    /// The ballot has closed the vote: its choice has the absolute majority.
    Decided,
}

impl TeamRequests<'_> {
    /// Casts or changes the ballot of a member, in a match that was just loaded. If its choice then has the absolute
    /// majority of those who may vote, the choice is carried out at once.
    ///
    /// # Errors
    /// Somebody who is in no team, or joined it after the vote opened; a position that has changed; a team that is not
    /// to act; an action that the rules refuse; a failure of the database. Nothing has then changed.
    pub async fn vote(self, hosted: HostedMatch, ballot: Ballot) -> Result<Counted, ServiceError> {
        hosted.goes_on()?;
        let seat = hosted.require_seat_for(ballot.player)?;
        if !hosted.is_team(seat) {
            return Err(TeamRequestError::NotIn.into());
        }
        let hosted = self.with_vote(hosted, seat).await?;
        if hosted.game.outcome().is_some() {
            return Err(ServiceError::Over);
        }
        if ballot.version.is_some_and(|version| !hosted.is_current(seat, version)) {
            return Err(ServiceError::Stale);
        }
        if !hosted.game.to_act().contains(&seat) {
            let refusal = ActionError::NotYourTurn(hosted.game.game().seats()[seat.index()].title);
            return Err(ServiceError::Refused(Refused { text: ballot.choice, refusal }));
        }
        let Some((teams, vote)) = hosted.teams.as_ref().zip(hosted.vote_of(seat)) else {
            return Err(ServiceError::Stale);
        };
        if ballot.revision.is_some_and(|revision| revision != vote.revision) {
            return Err(ServiceError::Stale);
        }
        let choice = self.checked(&hosted, seat, &ballot.choice).await?;
        let cast = {
            let _held = self.service.agenda.hold().await;
            let now = Timestamp::new(self.service.clock.now());
            self.service.store.teams().cast(vote.id, ballot.player, choice, now).await?
        };
        match cast {
            Cast::Closed => return Err(ServiceError::Stale),
            Cast::NotAdmitted => return Err(TeamRequestError::NotYet.into()),
            Cast::Counted | Cast::Decides => self.service.notify(Event::TeamGame(teams.game)),
        }
        if cast == Cast::Counted {
            return Ok(Counted::Open);
        }
        // The vote is decided; if this fails, the next run carries it out.
        if let Err(error) = Box::pin(self.run(teams.game)).await {
            tracing::warn!("a vote in game of teams {} is not carried out yet: {error}", teams.game);
            self.service.clocks().expect(Some(Timestamp::default()));
        }
        Ok(Counted::Decided)
    }

    /// Returns a choice in full notation, if it is legal.
    async fn checked(self, hosted: &HostedMatch, seat: Seat, choice: &str) -> Result<String, ServiceError> {
        if choice == RESIGNATION {
            return Ok(choice.to_owned());
        }
        let is_at_random = is_at_random(choice);
        let text = if is_at_random { AT_RANDOM } else { choice }.to_owned();
        let game = hosted.game_for(seat).clone();
        let check = move || match game.position().check(seat, &text) {
            // What a random action draws stays secret until it is done.
            Ok(_) if is_at_random => Ok(text),
            Ok(checked) => Ok(checked),
            Err(refusal) => Err(Refused { text, refusal }),
        };
        self.service.workers.run(Lane::Game, check).await?.map_err(ServiceError::Refused)
    }

    /// Returns the match with the vote of a seat, which may still have to be opened.
    async fn with_vote(self, hosted: HostedMatch, seat: Seat) -> Result<HostedMatch, ServiceError> {
        let game = match &hosted.teams {
            Some(teams) if hosted.vote_of(seat).is_none() => teams.game,
            _ => return Ok(hosted),
        };
        Box::pin(self.run(game)).await?;
        self.service.matches().hosted_match(hosted.id).await
    }
}
