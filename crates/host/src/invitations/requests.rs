//! Requests about challenges: making, answering, accepting, expiry.

use tokio::sync::RwLockReadGuard;

use crate::clocks::due::first_moment;
use crate::clocks::match_clock::Clocks;
use crate::clocks::time_control::TimeControl;
use crate::decks::match_decks::{MatchDecks, offered};
use crate::error::ServiceError;
use crate::event::Event;
use crate::ids::{ChallengeId, MatchId, MessageId, PlayerId, RequestId, ServerId};
use crate::invitations::challenge::{Answer, Challenge, Invitation, SeatWish, stored_options};
use crate::invitations::handle::InvitationRequests;
use crate::invitations::rows::{ChallengeRow, ChallengeState, NewChallenge};
use crate::invitations::special_terms::SpecialTermsError;
use crate::matches::beginning_rows::{AtOnce, BegunAtOnce, MatchOf};
use crate::matches::list::to_act;
use crate::matches::rows::NewMatch;
use crate::matches::secret::draw_secret;
use crate::series::error::SeriesRequestError;
use crate::studies::rows::SetupRow;
use crate::workers::Lane;
use trickmate_engine::Level;
use trickmate_rules::kernel::Seed;
use trickmate_rules::{Match, Options, Seat, Secret};

impl<'a> InvitationRequests<'a> {
    /// Makes a challenge. The same request again returns the same challenge.
    ///
    /// # Errors
    /// A game that is unknown, options it does not take, a challenge to oneself or between players who are
    /// excluded, more than [`Limits`](crate::limits::Limits) allow, a failure of the database.
    pub async fn invite(self, invitation: Invitation) -> Result<Challenge, ServiceError> {
        self.invite_by(invitation, None).await
    }

    /// Makes a challenge as [`InvitationRequests::invite`] does, by a button of a message. Pressing it again makes no
    /// other while the challenge is open.
    ///
    /// # Errors
    /// As [`InvitationRequests::invite`].
    pub async fn invite_by(
        self,
        invitation: Invitation,
        pressed: Option<String>,
    ) -> Result<Challenge, ServiceError> {
        let _held = self.service.agenda.hold().await;
        let setup = invitation.special.setup.clone();
        let new = self.new_challenge(invitation, draw_secret()?, &MatchDecks::Brought).await?;
        let new = NewChallenge { pressed, ..new };
        let row = self.service.store.invitations().add_challenge(new, setup, self.service.limits).await?;
        self.service.invited.notify_one();
        self.service.notify(Event::Challenge(row.id));
        Challenge::of(row)
    }

    /// Returns the match of an invitation that begins at once as part of something, with a new secret and the decks
    /// that the players bring.
    pub(crate) async fn part(self, invitation: Invitation, part_of: MatchOf) -> Result<AtOnce, ServiceError> {
        let match_decks = MatchDecks::Brought;
        let challenge = self.new_challenge(invitation, draw_secret()?, &match_decks).await?;
        Ok(AtOnce { challenge, setup: None, match_decks, part_of, instead_of: None })
    }

    /// Returns the challenge of an invitation, with the secret that it commits to.
    pub(crate) async fn new_challenge(
        self,
        invitation: Invitation,
        secret: Secret,
        match_decks: &MatchDecks,
    ) -> Result<NewChallenge, ServiceError> {
        let game = trickmate_rules::game(&invitation.game).ok_or(ServiceError::NoGame)?;
        let given = invitation.options.iter().map(|(name, value)| (name.as_str(), value.as_str()));
        let options = Options::new(&offered(game), given)?;
        if invitation.opponent == Some(invitation.challenger) {
            return Err(ServiceError::AgainstOneself);
        }
        let special = invitation.special;
        if special.setup.is_none() && matches!(match_decks, MatchDecks::Brought) {
            let (server, challenger) = (invitation.server, invitation.challenger);
            self.service.decks().check_supplies(game, &options, server, challenger).await?;
        }
        let time = match invitation.time {
            Some(time) => time,
            None => self.service.clocks().usual_time(invitation.server).await?,
        };
        special.check(time, invitation.rated)?;
        if let Some(odds) = special.odds {
            let (options, seed) = (options.clone(), Seed::new([0; 32]));
            let begin = move || Match::with_odds(game, options, seed, &odds).map(|_| ());
            let begun = self.service.workers.run(Lane::Game, begin).await?;
            begun.map_err(SpecialTermsError::from)?;
        }
        if let Some(series) = special.series {
            if special.odds.is_some() {
                return Err(SeriesRequestError::Odds.into());
            }
            // A custom position is not dealt, so there is no deal to play twice.
            if series.same_deals && special.setup.is_some() {
                return Err(SeriesRequestError::NoSameDeal.into());
            }
            self.service.series().check(series, game, &options).await?;
        }
        let created_at = self.service.clock.now();
        let challenge_ttl = i64::try_from(self.service.challenge_ttl.as_millis()).unwrap_or(i64::MAX);
        Ok(NewChallenge {
            request: invitation.request,
            pressed: None,
            game: invitation.game,
            options: options.to_json().to_string(),
            server: invitation.server,
            channel: invitation.channel,
            challenger: invitation.challenger,
            opponent: invitation.opponent,
            seat: match invitation.seat {
                SeatWish::Any => None,
                SeatWish::Seat(seat) => Some(seat.index() as i64),
            },
            time: time.to_string(),
            rated: invitation.rated,
            odds: special.odds.as_ref().map(ToString::to_string),
            opponent_time: special.opponent_time.map(|time| time.to_string()),
            series: special.series.map(|series| series.to_string()),
            created_at,
            expires_at: created_at.saturating_add(challenge_ttl),
            secret: Some(secret.to_bytes().to_vec()),
        })
    }

    /// Returns the challenge with this number.
    ///
    /// # Errors
    /// No such challenge, a failure of the database.
    pub async fn challenge(self, id: ChallengeId) -> Result<Challenge, ServiceError> {
        Challenge::of(
            self.service.store.invitations().challenge(id).await?.ok_or(ServiceError::ChallengeClosed)?,
        )
    }

    /// Returns the open challenges to anybody on a server that a player could accept, the latest first.
    pub async fn open_challenges(
        self,
        server: ServerId,
        player: PlayerId,
        limit: i64,
    ) -> Result<Vec<Challenge>, ServiceError> {
        let rows = self.service.store.invitations().challenges_to_anybody(server, limit).await?.into_iter();
        let mut challenges = Vec::new();
        for challenge in rows.filter_map(|row| Challenge::of(row).ok()) {
            let is_own = challenge.challenger == player;
            if !is_own && self.service.access().may_answer(&challenge, player, Answer::Accept).await.is_ok() {
                challenges.push(challenge);
            }
        }
        Ok(challenges)
    }

    /// Notes the message that shows the challenge.
    pub async fn shows_challenge(self, id: ChallengeId, message: MessageId) -> Result<(), ServiceError> {
        self.service.store.invitations().set_challenge_message(id, message).await?;
        if self.challenge(id).await?.state != ChallengeState::Open {
            self.service.notify(Event::Challenge(id));
        }
        Ok(())
    }

    /// Withdraws a challenge that nobody can see, because it cannot be posted.
    pub async fn challenge_unposted(self, id: ChallengeId) -> Result<(), ServiceError> {
        self.service.store.invitations().close_challenge(id, ChallengeState::Withdrawn).await?;
        Ok(self.service.store.invitations().challenge_announced(id).await?)
    }

    /// Takes an answer to a challenge; repeating an answer changes nothing and succeeds. `request` is Discord's id of
    /// the request.
    ///
    /// # Errors
    /// A challenge that is no longer open or not this player's to answer, players who are excluded or have too many
    /// games, a failure of the database.
    pub async fn answer(
        self,
        id: ChallengeId,
        player: PlayerId,
        answer: Answer,
        request: RequestId,
    ) -> Result<Challenge, ServiceError> {
        let challenge = self.challenge(id).await?;
        challenge.admits(player, answer)?;
        self.service.access().may_answer(&challenge, player, answer).await?;
        let done = match answer {
            Answer::Accept => Box::pin(self.begin(&challenge, player, request, None)).await?,
            Answer::Decline => {
                self.service.store.invitations().close_challenge(id, ChallengeState::Declined).await?
            }
            Answer::Withdraw => {
                self.service.store.invitations().close_challenge(id, ChallengeState::Withdrawn).await?
            }
        };
        let challenge = self.challenge(id).await?;
        if !done && !self.is_repeated(&challenge, player, answer).await? {
            return Err(ServiceError::ChallengeClosed);
        }
        self.service.notify(Event::Challenge(id));
        Ok(challenge)
    }

    /// Begins the match of an open challenge, which this request accepts. With a level, the match is against the
    /// computer, without clocks and unrated. Returns whether the challenge was open.
    pub(crate) async fn begin(
        self,
        challenge: &Challenge,
        opponent: PlayerId,
        request: RequestId,
        level: Option<Level>,
    ) -> Result<bool, ServiceError> {
        if challenge.state != ChallengeState::Open {
            return Ok(false);
        }
        let setup = self.service.store.studies().setup(challenge.id).await?;
        let start = (setup, MatchDecks::Brought);
        let (new, _held) = self.new_match(challenge, start, opponent, request, level).await?;
        let first = first_moment(&new.clocks);
        let Some(row) = self.service.store.matches().accept_challenge(new, self.service.limits).await? else {
            return Ok(false);
        };
        self.service.clocks().expect(first);
        self.service.notify(Event::Match(row.id));
        if challenge.series.is_some()
            && let Some(id) = self.service.series().of_challenge(challenge.id).await?
        {
            self.service.notify(Event::Series(id));
        }
        Ok(true)
    }

    /// Begins a match without an earlier challenge; returns its number.
    pub(crate) async fn begin_at_once(
        self,
        at_once: AtOnce,
        opponent: PlayerId,
        request: RequestId,
        level: Option<Level>,
    ) -> Result<MatchId, ServiceError> {
        let terms = at_once.challenge.clone();
        let is_set_up = at_once.setup.is_some();
        let id = ChallengeId::default();
        let row = ChallengeRow { id, terms, message: None, state: ChallengeState::Open, is_set_up };
        let (challenge, start) = (Challenge::of(row)?, (at_once.setup.clone(), at_once.match_decks.clone()));
        let (new, _held) = self.new_match(&challenge, start, opponent, request, level).await?;
        let first = first_moment(&new.clocks);
        match self.service.store.matches().begin_at_once(at_once, new, self.service.limits).await? {
            BegunAtOnce::Now(row) => {
                self.service.clocks().expect(first);
                self.service.notify(Event::Match(row.id));
                self.service.notify(Event::Challenge(row.challenge));
                Ok(row.id)
            }
            BegunAtOnce::Before(id) => Ok(id),
        }
    }

    /// Begins a match on which its players have already agreed, such as a game of a series. The match is casual if the
    /// server has turned rated games off since.
    pub(crate) async fn begin_agreed(
        self,
        at_once: AtOnce,
        opponent: PlayerId,
        request: RequestId,
    ) -> Result<MatchId, ServiceError> {
        let casual = at_once.challenge.rated.then(|| {
            let challenge = NewChallenge { rated: false, ..at_once.challenge.clone() };
            AtOnce { challenge, ..at_once.clone() }
        });
        match (Box::pin(self.begin_at_once(at_once, opponent, request, None)).await, casual) {
            (Err(ServiceError::NoRated), Some(casual)) => {
                Box::pin(self.begin_at_once(casual, opponent, request, None)).await
            }
            (begun, _) => begun,
        }
    }

    /// Returns the match that a challenge becomes when a request accepts it, and the guard that keeps its clocks from
    /// being moved until the commit. Work that may wait for a thread is done before taking the guard.
    async fn new_match(
        self,
        challenge: &Challenge,
        (setup, match_decks): (Option<SetupRow>, MatchDecks),
        opponent: PlayerId,
        request: RequestId,
        level: Option<Level>,
    ) -> Result<(NewMatch, RwLockReadGuard<'a, ()>), ServiceError> {
        let (rated, time, other) = match level {
            Some(_) => (false, TimeControl::None, None),
            None => (challenge.rated, challenge.time, challenge.opponent_time),
        };
        let beginning = self.service.matches().beginning(challenge, request).await?;
        let players = match beginning.challenger {
            Seat::First => [challenge.challenger, opponent],
            Seat::Second => [opponent, challenge.challenger],
        };
        let other = other.unwrap_or(time);
        let times = match beginning.challenger {
            Seat::First => [time, other],
            Seat::Second => [other, time],
        };
        let options = match (&setup, match_decks) {
            (Some(setup), _) => stored_options(challenge.id.get(), challenge.game, &setup.options)?,
            (None, MatchDecks::Fixed(options)) => options,
            (None, MatchDecks::Brought) => {
                self.service.decks().supplied(challenge, players, opponent).await?
            }
        };
        // The first player to act is the same with any seed, and the real seed is only known once the match has its
        // number.
        let (game, given) = (challenge.game, options.clone());
        let seed = Seed::new([0; 32]);
        let odds = challenge.odds;
        let begin = move || match (setup, odds) {
            (Some(setup), _) => Match::from_position(game, given, seed, setup.position).ok(),
            (None, Some(odds)) => Match::with_odds(game, given, seed, &odds).ok(),
            (None, None) => Some(Match::new(game, given, seed)),
        };
        let begun = self.service.workers.run(Lane::Game, begin).await?.ok_or(ServiceError::NotPlayable)?;
        let world_exclusion =
            if rated { self.service.world().world_exclusion(challenge, players).await? } else { None };
        let computer = level.map(|level| {
            let seat = beginning.challenger.other();
            (seat, i64::from(level.number()))
        });
        let held = self.service.agenda.hold().await;
        let created_at = self.service.clock.timestamp();
        let clocks = match Clocks::at_first(times, &begun.to_act(), created_at) {
            Some(clocks) => self.service.clocks().clock_rows(players, None, &clocks).await?,
            None => Vec::new(),
        };
        let new = NewMatch {
            challenge: challenge.id,
            options: options.to_json().to_string(),
            rules: i64::from(challenge.game.rules_version()),
            seed: beginning.seed(challenge, &options)?,
            players,
            created_at,
            clocks,
            world_exclusion,
            computer,
            odds: challenge.odds.as_ref().map(ToString::to_string),
            times: (time != other).then(|| times.map(|time| time.to_string())),
            to_act: to_act(&begun),
        };
        Ok((new, held))
    }

    /// Returns `true` if the challenge is in its state because this player has given this answer before.
    async fn is_repeated(
        self,
        challenge: &Challenge,
        player: PlayerId,
        answer: Answer,
    ) -> Result<bool, ServiceError> {
        Ok(match (answer, challenge.state) {
            (Answer::Decline, ChallengeState::Declined) | (Answer::Withdraw, ChallengeState::Withdrawn) => {
                true
            }
            (Answer::Accept, ChallengeState::Accepted) => self
                .service
                .store
                .matches()
                .match_of_challenge(challenge.id)
                .await?
                .is_some_and(|row| [row.row.first_player, row.row.second_player].contains(&player)),
            _ => false,
        })
    }

    /// Lets challenges expire whose time is up; returns when the next one will, in milliseconds since 1970.
    pub async fn expire(self) -> Result<Option<i64>, ServiceError> {
        let next = self.service.store.invitations().next_expiry().await?;
        if next.is_none_or(|next| next > self.service.clock.now()) {
            return Ok(next);
        }
        let held = self.service.agenda.hold().await;
        let expired = self.service.store.invitations().expire_challenges(self.service.clock.now()).await?;
        drop(held);
        if expired > 0 {
            for id in self.service.store.invitations().unannounced_challenges().await? {
                self.service.notify(Event::Challenge(id));
            }
        }
        Ok(self.service.store.invitations().next_expiry().await?)
    }

    /// Notes that the message shows the challenge's state.
    pub async fn mark_challenge_announced(self, id: ChallengeId) -> Result<(), ServiceError> {
        Ok(self.service.store.invitations().challenge_announced(id).await?)
    }
}
