//! Requests about team games: making, joining, beginning, calling off.

use crate::clocks::time_control::TimeControl;
use crate::decks::match_decks::offered;
use crate::error::ServiceError;
use crate::event::Event;
use crate::ids::{ChannelId, MatchId, MessageId, PlayerId, RequestId, TeamGameId, Timestamp};
use crate::invitations::challenge::{Invitation, SeatWish};
use crate::invitations::special_terms::SpecialTerms;
use crate::matches::beginning_rows::MatchOf;
use crate::matches::hosted_match::HostedMatch;
use crate::teams::error::TeamRequestError;
use crate::teams::handle::TeamRequests;
use crate::teams::rows::NewTeamGameRow;
use crate::teams::team_game::{NewTeamGame, TeamGame, TeamGameState, TeamOpponent, Teams};
use crate::teams::team_player::team_player;
use crate::teams::team_vote::TeamVote;
use trickmate_rules::{Options, Seat};

/// The usual time for a vote: a day, in milliseconds.
const USUAL_LENGTH: i64 = 24 * 60 * 60 * 1000;
/// The pause after Discord refuses a message for the first time, in milliseconds. Each further pause is twice as long.
const FIRST_PAUSE: i64 = 60 * 1000;
/// Refusals in a row after which the bot gives a message up, some days after the first one.
pub(crate) const MAX_REFUSALS: i64 = 12;

/// Returns the pause after this many refusals in a row, in milliseconds.
pub(crate) fn pause_after(refusals: i64) -> i64 {
    FIRST_PAUSE << refusals.clamp(0, MAX_REFUSALS)
}

impl TeamRequests<'_> {
    /// Makes a team game that people can join; the same request again makes no other. Returns its number.
    ///
    /// # Errors
    /// Terms that do not fit together, too many team games, a failure of the database.
    pub async fn create(self, terms: NewTeamGame) -> Result<TeamGameId, ServiceError> {
        let game = trickmate_rules::game(&terms.game).ok_or(ServiceError::NoGame)?;
        let given = terms.options.iter().map(|(name, value)| (name.as_str(), value.as_str()));
        let options = Options::new(&offered(game), given)?;
        if game.takes_supplies(&options) {
            return Err(TeamRequestError::Decks.into());
        }
        let vote_length = match terms.time {
            None => USUAL_LENGTH,
            Some(TimeControl::Correspondence(length)) => length,
            Some(TimeControl::Live { .. } | TimeControl::None) => return Err(TeamRequestError::Time.into()),
        };
        let (opponent, level) = match terms.opponent {
            Some((_, TeamOpponent::Person(person))) => (Some(person), None),
            Some((_, TeamOpponent::Computer(level))) => (None, Some(level)),
            None => (None, None),
        };
        let new = NewTeamGameRow {
            request: terms.request,
            server: terms.server,
            channel: terms.channel,
            organizer: terms.organizer,
            game: terms.game,
            options: options.to_json().to_string(),
            opponent_seat: terms.opponent.map(|(seat, _)| seat.index() as i64),
            opponent,
            level: level.map(|level| i64::from(level.number())),
            vote_length,
            created_at: Timestamp::new(self.service.clock.now()),
        };
        let admission = self.service.access().admission(Some(terms.server));
        let (organizer, reader) = (terms.organizer, &mut self.service.store.reader());
        admission.may_challenge(reader, organizer, opponent).await?;
        let added = self.service.store.teams().add(new).await?;
        let Some(id) = added else {
            // Open games can be called off only through their messages, which somebody may have deleted.
            for open in self.service.store.teams().renew_open(organizer).await? {
                self.service.notify(Event::TeamGame(open));
            }
            return Err(TeamRequestError::TooMany.into());
        };
        self.service.notify(Event::TeamGame(id));
        Ok(id)
    }

    /// Returns a team game.
    ///
    /// # Errors
    /// No such game, a failure of the database.
    pub async fn team_game(self, id: TeamGameId) -> Result<TeamGame, ServiceError> {
        let rows = self.service.store.teams();
        let row = rows.team_game(id).await?.ok_or(TeamRequestError::NoGame)?;
        TeamGame::of(row, &rows.members(id).await?, rows.away_team(id).await?)
    }

    /// Returns the teams of a match; `None` if they were deleted with their server.
    pub(crate) async fn teams(self, id: TeamGameId) -> Result<Option<Teams>, ServiceError> {
        let rows = self.service.store.teams();
        let game = match self.team_game(id).await {
            Err(ServiceError::Team(TeamRequestError::NoGame)) => return Ok(None),
            game => game?,
        };
        let (votes, ballots) = rows.votes(id).await?;
        let vote = |row: crate::teams::vote_rows::VoteRow| {
            let own = ballots.iter().filter(|ballot| ballot.vote == row.id).cloned().collect();
            TeamVote::of(row, own)
        };
        Ok(Some(Teams {
            game: id,
            members: game.members,
            away: game.away,
            votes: votes.into_iter().map(vote).collect(),
        }))
    }

    /// Lets a person join the team of a seat in a channel; joining twice changes nothing. Nobody can leave a team.
    ///
    /// # Errors
    /// A game that is over, a side that is not a team or plays elsewhere, a member of the other team, somebody who is
    /// banned, a failure of the database.
    pub async fn join(
        self,
        id: TeamGameId,
        player: PlayerId,
        seat: Seat,
        channel: ChannelId,
    ) -> Result<TeamGame, ServiceError> {
        let at = Timestamp::new(self.service.clock.now());
        if self.service.store.teams().join(id, player, seat, (channel, at)).await? {
            self.service.notify(Event::TeamGame(id));
        }
        self.team_game(id).await
    }

    /// Calls off a game that has not begun.
    ///
    /// # Errors
    /// Somebody who has neither made it nor is the opponent, a game that has begun, a failure of the database.
    pub async fn cancel(self, id: TeamGameId, player: PlayerId) -> Result<(), ServiceError> {
        let game = self.team_game(id).await?;
        if player != game.organizer && Some(player) != game.person() {
            return Err(TeamRequestError::NotYours(game.organizer).into());
        }
        if !self.service.store.teams().cancel(id).await? && game.state != TeamGameState::Cancelled {
            return Err(TeamRequestError::Closed.into());
        }
        self.service.notify(Event::TeamGame(id));
        Ok(())
    }

    /// Begins the match of a game, once; returns its number. Only the person who plays against the team may do that, or
    /// the organizer if there is none.
    ///
    /// # Errors
    /// Somebody else, a team without members, an opponent who has too many games, a failure of the database.
    pub async fn begin(
        self,
        id: TeamGameId,
        player: PlayerId,
        request: RequestId,
    ) -> Result<MatchId, ServiceError> {
        let game = self.team_game(id).await?;
        let who = game.person().unwrap_or(game.organizer);
        if player != who {
            return Err(TeamRequestError::NotYours(who).into());
        }
        if let Some(begun) = game.match_id {
            return Ok(begun);
        }
        if game.state != TeamGameState::Open {
            return Err(TeamRequestError::Closed.into());
        }
        let is_empty = |seat: &Seat| game.is_team(*seat) && game.members_of(*seat).next().is_none();
        if let Some(seat) = Seat::ALL.into_iter().find(is_empty) {
            return Err(TeamRequestError::NoMember(seat).into());
        }
        if game.away.as_ref().is_some_and(|away| away.home().is_some() && away.is_departed) {
            return Err(TeamRequestError::AwayGone.into());
        }
        let begun = Box::pin(self.begin_match(&game, request)).await;
        let begun = match begun {
            // Somebody else pressed the button first.
            Err(ServiceError::ChallengeClosed) => {
                self.team_game(id).await?.match_id.ok_or(TeamRequestError::Closed)?
            }
            begun => begun?,
        };
        self.service.notify(Event::TeamGame(id));
        self.service.clocks().expect(Some(Timestamp::default()));
        Ok(begun)
    }

    async fn begin_match(self, game: &TeamGame, request: RequestId) -> Result<MatchId, ServiceError> {
        let (seat, opponent, level) = match game.opponent {
            None => (Seat::First, team_player(game.id, Seat::Second), None),
            Some((seat, TeamOpponent::Person(person))) => (seat.other(), person, None),
            Some((seat, TeamOpponent::Computer(level))) => {
                let computer = self.service.computer.ok_or(ServiceError::NoComputer)?;
                (seat.other(), computer, Some(level))
            }
        };
        let options = game.options.iter().map(|(name, value)| (name.to_owned(), value.to_string()));
        let invitation = Invitation {
            request: game.request,
            game: game.game.name().to_owned(),
            options: options.collect(),
            server: Some(game.server),
            channel: game.channel,
            challenger: team_player(game.id, seat),
            opponent: Some(opponent),
            seat: SeatWish::Seat(seat),
            time: Some(TimeControl::None),
            rated: false,
            special: SpecialTerms::default(),
        };
        let at_once = self.service.invitations().part(invitation, MatchOf::Teams(game.id)).await?;
        let begun = self.service.invitations().begin_at_once(at_once, opponent, request, level).await?;
        Ok(begun)
    }

    /// Returns `true` if the message of a game may be sent now: its pause after a refusal is over.
    #[must_use]
    pub fn may_show(self, game: &TeamGame) -> bool {
        game.refused_until.get() <= self.service.clock.now()
    }

    /// Notes that Discord has refused the message of a game. Retries follow after pauses that double, and in the end
    /// stop.
    pub async fn mark_refused(self, game: &TeamGame) -> Result<(), ServiceError> {
        let rows = self.service.store.teams();
        if game.refusals >= MAX_REFUSALS {
            return Ok(rows.announced(game.id, game.version, None).await?);
        }
        let until = self.service.clock.now().saturating_add(pause_after(game.refusals));
        Ok(rows.refused(game.id, Timestamp::new(until)).await?)
    }

    /// Requests an update of the votes below the board of a match, if it has any.
    pub fn look_at_votes(self, hosted: &HostedMatch) {
        if let Some(teams) = &hosted.teams {
            self.service.notify(Event::TeamGame(teams.game));
        }
    }

    /// Notes which version the message of a game shows, and its id if it is new.
    pub async fn mark_announced(
        self,
        game: &TeamGame,
        message: Option<MessageId>,
    ) -> Result<(), ServiceError> {
        Ok(self.service.store.teams().announced(game.id, game.version, message).await?)
    }

    /// Notes that the board shows the votes as they were when the game was loaded.
    pub async fn mark_tally_announced(self, game: &TeamGame) -> Result<(), ServiceError> {
        Ok(self.service.store.teams().tally_announced(game.id, game.tally).await?)
    }
}
