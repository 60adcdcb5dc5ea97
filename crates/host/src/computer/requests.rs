//! Requests about games against the computer.

use crate::clocks::time_control::TimeControl;
use crate::computer::computer_game::{ComputerGame, ComputerSeat};
use crate::computer::draw_offer::accepts_draw;
use crate::computer::handle::ComputerRequests;
use crate::decks::match_decks::MatchDecks;
use crate::error::ServiceError;
use crate::event::Event;
use crate::ids::{ChallengeId, PlayerId, RequestId};
use crate::invitations::challenge::{Challenge, Invitation, SeatWish};
use crate::invitations::rows::{ChallengeState, NewChallenge};
use crate::invitations::special_terms::SpecialTerms;
use crate::matches::beginning_rows::{AtOnce, MatchOf};
use crate::matches::hosted_match::HostedMatch;
use crate::matches::secret::draw_secret;
use crate::offers::offer::{OfferKind, Offered};
use crate::offers::requests::plies_left;
use crate::studies::rows::SetupRow;
use trickmate_engine::Level;
use trickmate_rules::{Adjudication, Seat};

impl ComputerRequests<'_> {
    /// Returns the default level for a player against the computer: the next above the best that they have beaten in
    /// this game, or the lowest.
    pub async fn next_level(self, player: PlayerId, game: &str) -> Result<Level, ServiceError> {
        let best = self.service.store.computer().best_level(player, game).await?.unwrap_or(0);
        Ok(u8::try_from(best + 1).ok().and_then(Level::new).unwrap_or(Level::HIGHEST))
    }

    /// Begins a game against the computer, at once. The same request again returns the same game.
    ///
    /// # Errors
    /// A game that is unknown, options that it does not take, a player who may not play there or has too many games, a
    /// failure of the database.
    pub async fn play_computer(self, wanted: ComputerGame) -> Result<HostedMatch, ServiceError> {
        self.play_computer_from(wanted, None, None).await
    }

    /// Begins a game like [`ComputerRequests::play_computer`] and withdraws the player's open challenge for it. Does
    /// either both or nothing.
    ///
    /// # Errors
    /// As there, and a challenge that is no longer open.
    pub async fn play_computer_instead(
        self,
        challenge: ChallengeId,
        wanted: ComputerGame,
    ) -> Result<HostedMatch, ServiceError> {
        let begun = self.play_computer_from(wanted, None, Some(challenge)).await?;
        self.service.notify(Event::Challenge(challenge));
        Ok(begun)
    }

    /// Begins a game like [`ComputerRequests::play_computer`], from a position if one is given, and instead of a challenge
    /// if one is given.
    pub(crate) async fn play_computer_from(
        self,
        wanted: ComputerGame,
        setup: Option<SetupRow>,
        instead_of: Option<ChallengeId>,
    ) -> Result<HostedMatch, ServiceError> {
        let computer = self.service.computer.ok_or(ServiceError::NoComputer)?;
        let (player, level, request, pressed) = (wanted.player, wanted.level, wanted.request, wanted.pressed);
        if let Some(begun) =
            self.service.store.matches().begun_before(request, player, pressed.clone()).await?
        {
            return self.service.matches().hosted_match(begun).await;
        }
        let admission = self.service.access().admission(wanted.server);
        admission.may_play_computer(&mut self.service.store.reader(), player).await?;
        let invitation = Invitation {
            request,
            game: wanted.game,
            options: wanted.options,
            server: wanted.server,
            channel: wanted.channel,
            challenger: player,
            opponent: Some(computer),
            seat: wanted.seat,
            time: Some(TimeControl::None),
            rated: false,
            special: SpecialTerms::default(),
        };
        let challenge = self
            .service
            .invitations()
            .new_challenge(invitation, draw_secret()?, &MatchDecks::Brought)
            .await?;
        let at_once = AtOnce {
            challenge: NewChallenge { pressed, ..challenge },
            setup,
            match_decks: MatchDecks::Brought,
            part_of: MatchOf::Itself,
            instead_of,
        };
        let begun =
            Box::pin(self.service.invitations().begin_at_once(at_once, computer, request, Some(level)))
                .await?;
        self.service.matches().hosted_match(begun).await
    }

    /// Lets the computer accept the challenge of a player who has waited long enough.
    ///
    /// # Errors
    /// A challenge that is no longer open, or somebody else's; otherwise as [`ComputerRequests::play_computer`].
    pub async fn accept_by_computer(
        self,
        challenge: ChallengeId,
        player: PlayerId,
        level: Level,
        request: RequestId,
    ) -> Result<HostedMatch, ServiceError> {
        let challenge = match self.own_challenge(challenge, player).await {
            // The level was pressed twice.
            Err(ServiceError::ChallengeClosed) => return self.match_with_computer(challenge).await,
            challenge => challenge?,
        };
        let computer = self.service.computer.ok_or(ServiceError::NoComputer)?;
        let admission = self.service.access().admission(challenge.server);
        admission.may_play_computer(&mut self.service.store.reader(), player).await?;
        let begun =
            Box::pin(self.service.invitations().begin(&challenge, computer, request, Some(level))).await?;
        if begun {
            self.service.notify(Event::Challenge(challenge.id));
        }
        self.match_with_computer(challenge.id).await
    }

    /// Returns the match that a challenge became, if the computer has accepted it.
    async fn match_with_computer(self, challenge: ChallengeId) -> Result<HostedMatch, ServiceError> {
        match self.service.matches().match_of_challenge(challenge).await {
            // A person was quicker.
            Ok(hosted) if hosted.computer.is_none() => Err(ServiceError::ChallengeClosed),
            Err(ServiceError::NoMatch) => Err(ServiceError::ChallengeClosed),
            other => other,
        }
    }

    /// Returns the open challenge of a player, which the computer could accept.
    ///
    /// # Errors
    /// A challenge that is no longer open or somebody else's, a failure of the database.
    pub async fn own_challenge(
        self,
        challenge: ChallengeId,
        player: PlayerId,
    ) -> Result<Challenge, ServiceError> {
        let challenge = self.service.invitations().challenge(challenge).await?;
        if challenge.challenger != player {
            return Err(ServiceError::NotYourChallenge(challenge.challenger));
        }
        if challenge.state != ChallengeState::Open {
            return Err(ServiceError::ChallengeClosed);
        }
        Ok(challenge)
    }

    /// Answers an offer for the computer, at once.
    pub(crate) async fn answer_by_computer(
        self,
        hosted: &HostedMatch,
        computer: ComputerSeat,
        seat: Seat,
        kind: OfferKind,
        request: RequestId,
    ) -> Result<Offered, ServiceError> {
        let (id, version) = (hosted.id, hosted.version());
        match kind {
            OfferKind::Draw if !accepts_draw(hosted, computer) => return Ok(Offered::Declined),
            OfferKind::Draw => {
                self.service.offers().conclude(id, version, Adjudication::Agreement, request, None).await?
            }
            OfferKind::Abort => self.service.offers().call_off(hosted, Some(seat), request).await?,
            OfferKind::Takeback => {
                let left = plies_left(hosted, seat)?;
                if !self.service.offers().take_back(hosted, (seat, left), None, request).await? {
                    return Err(ServiceError::Stale);
                }
            }
            OfferKind::Rematch | OfferKind::SameDeal => {
                let (player, preference) = (hosted.players[seat.index()], SeatWish::Seat(seat.other()));
                let options = self.service.decks().options_again(hosted, kind).await?;
                let again = ComputerGame::like(hosted, options, request, player, preference, computer.level);
                let again = ComputerGame { pressed: Some(format!("{}/{id}", kind.word())), ..again };
                return Ok(Offered::Begun(Box::pin(self.play_computer(again)).await?.id));
            }
            OfferKind::Hints => {}
        }
        Ok(Offered::Done)
    }
}

impl ComputerGame {
    /// Returns the terms of the same game with these options, in the same channel.
    #[must_use]
    pub fn like(
        hosted: &HostedMatch,
        options: Vec<(String, String)>,
        request: RequestId,
        player: PlayerId,
        seat: SeatWish,
        level: Level,
    ) -> Self {
        Self {
            request,
            pressed: None,
            game: hosted.game.game().name().to_owned(),
            options,
            server: hosted.server,
            channel: hosted.place(),
            player,
            seat,
            level,
        }
    }
}

impl HostedMatch {
    /// Returns `true` if hints are allowed: always against the computer, and between people if both have agreed.
    #[must_use]
    pub const fn allows_hints(&self) -> bool {
        self.computer.is_some() || self.hints
    }

    /// Returns the computer's seat if one person plays it. If a team plays it, the bot posts everything as between
    /// people.
    #[must_use]
    pub fn practice(&self) -> Option<ComputerSeat> {
        self.computer.filter(|_| self.teams.is_none())
    }

    /// Returns `true` if somebody plays the computer and may take the last turn back.
    #[must_use]
    pub fn may_take_back(&self) -> bool {
        self.practice().is_some_and(|computer| plies_left(self, computer.seat.other()).is_ok())
    }
}
