//! Requests about away teams: inviting another channel or another server, answering, and what is shown there.

use crate::error::ServiceError;
use crate::event::Event;
use crate::ids::{ChannelId, InvitationCode, MessageId, PlayerId, ServerId, TeamGameId, Timestamp};
use crate::matches::hosted_match::HostedMatch;
use crate::matches::secret::random_bytes;
use crate::teams::away_place::AwayPlace;
use crate::teams::away_rows::{NewAwayAnswer, NewAwayTeam};
use crate::teams::away_team::AwayTeam;
use crate::teams::error::TeamRequestError;
use crate::teams::handle::TeamRequests;
use crate::teams::requests::{MAX_REFUSALS, pause_after};
use crate::teams::team_game::TeamGame;

/// The number of codes: they have twelve digits.
const CODES: u64 = 1_000_000_000_000;

/// An answer to the invitation of an away team.
#[derive(Clone, Copy, Debug)]
pub struct AwayAnswer {
    /// The invitation.
    pub code: InvitationCode,
    /// The person who answers.
    pub player: PlayerId,
    /// The channel of the answer.
    pub place: AwayPlace,
    /// `true` if they manage the server.
    pub manages: bool,
    /// `true` to accept, `false` to decline.
    pub accepts: bool,
}

impl TeamRequests<'_> {
    /// Invites a team from another channel of the server, or from another server if `place` is `None`. It gets the
    /// side that nobody has joined. Returns the game with the invitation.
    ///
    /// # Errors
    /// Somebody who has not made the game, a game that has begun or is not between two teams, an invitation that is
    /// open or accepted, two teams with members, a failure of the database.
    pub async fn invite_away(
        self,
        game: TeamGameId,
        organizer: PlayerId,
        place: Option<AwayPlace>,
    ) -> Result<TeamGame, ServiceError> {
        let code = u64::from_le_bytes(random_bytes()?) % CODES;
        let code = InvitationCode::new(i64::try_from(code).unwrap_or_default());
        let ttl = i64::try_from(self.service.challenge_ttl.as_millis()).unwrap_or(i64::MAX);
        let expires_at = self.service.clock.timestamp().saturating_add(ttl);
        let new = NewAwayTeam { game, organizer, code, place, expires_at };
        self.service.store.teams().invite_away(new).await?;
        self.service.clocks().expect(Some(expires_at));
        self.service.notify(Event::TeamGame(game));
        self.team_game(game).await
    }

    /// Returns the game of an invitation that can still be answered.
    ///
    /// # Errors
    /// No such invitation, a failure of the database.
    pub async fn invited_game(self, code: InvitationCode) -> Result<TeamGame, ServiceError> {
        let now = self.service.clock.timestamp();
        let game = self.service.store.teams().invited_game(code, now).await?;
        self.team_game(game.ok_or(TeamRequestError::NoInvitation)?).await
    }

    /// Accepts or declines an invitation. Then the away team plays where it was accepted. Returns the game.
    ///
    /// # Errors
    /// An invitation that is answered, has expired or is for another channel; the organizer; somebody who does not
    /// manage the other server, or is banned there; too many team games there; a failure of the database.
    pub async fn answer_away(self, answer: AwayAnswer) -> Result<TeamGame, ServiceError> {
        let AwayAnswer { code, player, place, manages, accepts } = answer;
        let at = self.service.clock.timestamp();
        let answer = NewAwayAnswer { code, player, place, manages, accepts, at };
        let game = self.service.store.teams().answer_away(answer).await?;
        self.service.notify(Event::TeamGame(game));
        self.team_game(game).await
    }

    /// Lets the invitation of a game expire if its time is up.
    pub(crate) async fn expire_away(self, game: &TeamGame) -> Result<(), ServiceError> {
        let now = self.service.clock.timestamp();
        if self.service.store.teams().expire_away(game.id, now).await? {
            self.service.notify(Event::TeamGame(game.id));
        }
        Ok(())
    }

    /// Requests an update of the games with an away team on a server that has removed the bot, or has it again.
    pub(crate) async fn look_at_away(self, server: ServerId) -> Result<(), ServiceError> {
        for game in self.service.store.teams().games_away_on(server).await? {
            self.service.notify(Event::TeamGame(game));
        }
        self.service.clocks().expect(Some(Timestamp::default()));
        Ok(())
    }

    /// Returns `true` if messages may be sent to an away team now: its server has the bot, its channel exists, and its
    /// pause after a refusal is over.
    #[must_use]
    pub fn may_show_away(self, away: &AwayTeam) -> bool {
        let now = self.service.clock.timestamp();
        away.place.is_some() && !away.is_lost && !away.is_departed && away.refused_until <= now
    }

    /// Notes that Discord has refused a message to the away team. Retries follow after pauses that double; in the end
    /// its channel counts as gone.
    pub async fn mark_away_refused(self, game: TeamGameId, away: &AwayTeam) -> Result<(), ServiceError> {
        let rows = self.service.store.teams();
        if away.refusals >= MAX_REFUSALS {
            return Ok(rows.away_lost(game).await?);
        }
        let until = self.service.clock.timestamp().saturating_add(pause_after(away.refusals));
        Ok(rows.away_refused(game, until).await?)
    }

    /// Notes which version the message of the away team shows, and its id if it is new.
    pub async fn mark_away_announced(
        self,
        game: &TeamGame,
        message: Option<MessageId>,
    ) -> Result<(), ServiceError> {
        Ok(self.service.store.teams().away_announced(game.id, game.version, message).await?)
    }

    /// Notes that the channel of the away team is gone.
    pub async fn mark_away_lost(self, game: TeamGameId) -> Result<(), ServiceError> {
        Ok(self.service.store.teams().away_lost(game).await?)
    }

    /// Notes the thread of the away team, or that it is gone.
    pub async fn set_away_thread(
        self,
        hosted: &HostedMatch,
        thread: Option<ChannelId>,
    ) -> Result<(), ServiceError> {
        let Some(teams) = &hosted.teams else { return Ok(()) };
        Ok(self.service.store.teams().set_away_thread(teams.game, thread).await?)
    }

    /// Notes the board of the away team, which shows the match as it was loaded.
    pub async fn mark_away_board(self, hosted: &HostedMatch, board: MessageId) -> Result<(), ServiceError> {
        let Some(teams) = &hosted.teams else { return Ok(()) };
        Ok(self.service.store.teams().away_board(teams.game, hosted.version(), board).await?)
    }

    /// Notes that the away team's board shows the votes as they were when the game was loaded.
    pub async fn mark_away_tally_announced(self, game: &TeamGame) -> Result<(), ServiceError> {
        Ok(self.service.store.teams().away_tally_announced(game.id, game.tally).await?)
    }
}
