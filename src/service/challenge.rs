//! Challenges: from the invitation to the match.

use crate::service::loadout::offered;
use crate::service::match_list::to_act;
use crate::service::origin::{draw_secret, stored_secret};
use crate::service::{Clocks, Event, GameService, ParseTimeControlError, ServiceError, TimeControl};
use crate::store::{ChallengeRow, ChallengeState, NewChallenge, NewMatch};
use crate::workers::Lane;
use trickmate_engine::Level;
use trickmate_rules::kernel::Seed;
use trickmate_rules::{Game, Match, Options, Seat, Secret};

/// What somebody asks for.
#[derive(Clone, Debug)]
pub struct Invitation {
    /// Discord's id of the request: the same request twice makes one challenge.
    pub request: i64,
    /// The game's name.
    pub game: String,
    /// Options with their values; the others have their defaults.
    pub options: Vec<(String, String)>,
    /// The Discord server.
    pub server: Option<i64>,
    /// The channel.
    pub channel: i64,
    /// Who asks.
    pub challenger: i64,
    /// Who is asked; `None` for anybody.
    pub opponent: Option<i64>,
    /// Where the challenger wants to sit.
    pub seat: SeatWish,
    /// The time control; `None` for the server's, else three days for every turn.
    pub time: Option<TimeControl>,
    /// Whether the result is to change the players' ratings.
    pub rated: bool,
}

/// Where the challenger wants to sit.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum SeatWish {
    /// By lot.
    #[default]
    Any,
    /// On this seat.
    Seat(Seat),
}

impl SeatWish {
    /// Whether the seat is drawn.
    #[must_use]
    pub const fn is_by_lot(self) -> bool {
        matches!(self, Self::Any)
    }

    /// The seat that is wished, or else this one, which was drawn.
    pub(super) const fn or_by_lot(self, drawn: Seat) -> Seat {
        match self {
            Self::Seat(seat) => seat,
            Self::Any => drawn,
        }
    }
}

/// What somebody says to a challenge.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Answer {
    /// Let us play.
    Accept,
    /// Not now.
    Decline,
    /// The challenger takes it back.
    Withdraw,
}

/// A challenge as it stands.
#[derive(Clone, Debug)]
pub struct Challenge {
    /// Its number.
    pub id: i64,
    /// The game.
    pub game: &'static dyn Game,
    /// The options.
    pub options: Options,
    /// The Discord server.
    pub server: Option<i64>,
    /// The channel where it was made.
    pub channel: i64,
    /// The message that shows it, once known.
    pub message: Option<i64>,
    /// Who challenges.
    pub challenger: i64,
    /// Who is challenged; `None` for anybody.
    pub opponent: Option<i64>,
    /// Where the challenger wants to sit.
    pub seat: SeatWish,
    /// The time control.
    pub time: TimeControl,
    /// Whether whoever accepts agrees that the result changes both players' ratings.
    pub rated: bool,
    /// What became of it.
    pub state: ChallengeState,
    /// When it expires, in milliseconds since 1970.
    pub expires_at: i64,
    /// Discord's id of the request that made it; for a rematch the number of the offer, negative.
    pub(super) request: i64,
    /// From which the seed will be derived; `None` for a challenge made before there were secrets.
    pub(super) secret: Option<Secret>,
}

impl GameService {
    /// Puts up a challenge. The same request again gives the same challenge.
    ///
    /// # Errors
    /// A game that is unknown, options it does not take, a challenge to oneself or between players who are
    /// excluded, more than [`Limits`](crate::service::Limits) allow, a failure of the database.
    pub async fn invite(&self, invitation: Invitation) -> Result<Challenge, ServiceError> {
        self.invite_with(invitation, Some(draw_secret()?)).await
    }

    /// As [`GameService::invite`], with the secret that has been committed to.
    pub(super) async fn invite_with(
        &self,
        invitation: Invitation,
        secret: Option<Secret>,
    ) -> Result<Challenge, ServiceError> {
        let game = trickmate_rules::game(&invitation.game).ok_or(ServiceError::NoGame)?;
        let given = invitation.options.iter().map(|(name, value)| (name.as_str(), value.as_str()));
        let options = Options::new(&offered(game), given)?;
        if invitation.opponent == Some(invitation.challenger) {
            return Err(ServiceError::AgainstOneself);
        }
        let invitation_opponent = invitation.opponent;
        self.may_invite(&invitation).await?;
        self.check_supplies(game, &options, invitation.server, invitation.challenger).await?;
        let time = match invitation.time {
            Some(time) => time,
            None => self.usual_time(invitation.server).await?,
        };
        self.admit_rated(invitation.rated, invitation.server).await?;
        let created_at = self.clock.now();
        let patience = i64::try_from(self.patience.as_millis()).unwrap_or(i64::MAX);
        let row = self
            .store
            .add_challenge(NewChallenge {
                request: invitation.request,
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
                created_at,
                expires_at: created_at.saturating_add(patience),
                secret: secret.map(|secret| secret.to_bytes().to_vec()),
            })
            .await?
            .ok_or(ServiceError::NotToBeChallenged)?;
        self.invited.notify_one();
        // What the computer is asked, it accepts at once: nobody is told.
        if invitation_opponent.is_none() || invitation_opponent != self.computer {
            self.notify(Event::Challenge(row.id));
        }
        Challenge::of(row)
    }

    /// The challenge with this number.
    ///
    /// # Errors
    /// No such challenge, a failure of the database.
    pub async fn challenge(&self, id: i64) -> Result<Challenge, ServiceError> {
        Challenge::of(self.store.challenge(id).await?.ok_or(ServiceError::ChallengeClosed)?)
    }

    /// The open challenges to anybody on a server that a player could accept, the latest first.
    ///
    /// # Errors
    /// A failure of the database.
    pub async fn open_challenges(
        &self,
        server: i64,
        player: i64,
        most: i64,
    ) -> Result<Vec<Challenge>, ServiceError> {
        let rows = self.store.challenges_to_anybody(server, most).await?.into_iter();
        let mut challenges = Vec::new();
        for challenge in rows.filter_map(|row| Challenge::of(row).ok()) {
            let is_own = challenge.challenger == player;
            if !is_own && self.may_answer(&challenge, player, Answer::Accept).await.is_ok() {
                challenges.push(challenge);
            }
        }
        Ok(challenges)
    }

    /// Notes which message shows the challenge.
    ///
    /// # Errors
    /// A failure of the database.
    pub async fn shows_challenge(&self, id: i64, message: i64) -> Result<(), ServiceError> {
        self.store.set_challenge_message(id, message).await?;
        if self.challenge(id).await?.state != ChallengeState::Open {
            self.notify(Event::Challenge(id));
        }
        Ok(())
    }

    /// Withdraws a challenge that nobody can see, because it cannot be posted.
    ///
    /// # Errors
    /// A failure of the database.
    pub async fn challenge_unposted(&self, id: i64) -> Result<(), ServiceError> {
        self.store.close_challenge(id, ChallengeState::Withdrawn).await?;
        Ok(self.store.challenge_announced(id).await?)
    }

    /// Takes an answer to a challenge; the same answer of the same player again changes nothing and succeeds. `request` is
    /// Discord's id of the request.
    ///
    /// # Errors
    /// A challenge that is no longer open or not this player's to answer, players who are excluded or have too many
    /// games, a failure of the database.
    pub async fn answer(
        &self,
        id: i64,
        player: i64,
        answer: Answer,
        request: i64,
    ) -> Result<Challenge, ServiceError> {
        let challenge = self.challenge(id).await?;
        challenge.admits(player, answer)?;
        self.may_answer(&challenge, player, answer).await?;
        let done = match answer {
            Answer::Accept => Box::pin(self.begin(&challenge, player, request, None)).await?,
            Answer::Decline => self.store.close_challenge(id, ChallengeState::Declined).await?,
            Answer::Withdraw => self.store.close_challenge(id, ChallengeState::Withdrawn).await?,
        };
        let challenge = self.challenge(id).await?;
        if !done && !self.is_repeated(&challenge, player, answer).await? {
            return Err(ServiceError::ChallengeClosed);
        }
        self.notify(Event::Challenge(id));
        Ok(challenge)
    }

    /// Begins the match of an open challenge, which this request accepts; with a level it is against the computer, and has
    /// no clock and no rating. Whether it was open.
    pub(super) async fn begin(
        &self,
        challenge: &Challenge,
        opponent: i64,
        request: i64,
        level: Option<Level>,
    ) -> Result<bool, ServiceError> {
        if challenge.state != ChallengeState::Open {
            return Ok(false);
        }
        let (rated, time) = match level {
            Some(_) => (false, TimeControl::None),
            None => (challenge.rated, challenge.time),
        };
        self.admit_rated(rated, challenge.server).await?;
        let beginning = self.beginning(challenge, request).await?;
        let players = match beginning.challenger {
            Seat::First => [challenge.challenger, opponent],
            Seat::Second => [opponent, challenge.challenger],
        };
        let options = self.supplied(challenge, players, opponent).await?;
        let created_at = self.clock.now();
        // Who acts first is the same with any seed, and the match's own is known once the match has its number.
        let (game, given) = (challenge.game, options.clone());
        let begun = self.workers.run(Lane::Game, move || Match::new(game, given, Seed::new([0; 32]))).await?;
        let clocks = match Clocks::at_first(time, &begun.to_act(), created_at) {
            Some(clocks) => self.clock_rows(time, players, None, &clocks).await?,
            None => Vec::new(),
        };
        let first = Self::first_moment(&clocks);
        let computer = level.map(|level| {
            let seat = beginning.challenger.other();
            (seat.index() as i64, i64::from(level.number()))
        });
        let world_exclusion = if rated { self.world_exclusion(challenge, players).await? } else { None };
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
            to_act: to_act(&begun),
        };
        let Some(row) = self.store.accept_challenge(new).await? else { return Ok(false) };
        self.expect(first);
        self.notify(Event::Match(row.id));
        Ok(true)
    }

    /// Whether the challenge is in its state because this player has given this answer before.
    async fn is_repeated(
        &self,
        challenge: &Challenge,
        player: i64,
        answer: Answer,
    ) -> Result<bool, ServiceError> {
        Ok(match (answer, challenge.state) {
            (Answer::Decline, ChallengeState::Declined) | (Answer::Withdraw, ChallengeState::Withdrawn) => {
                true
            }
            (Answer::Accept, ChallengeState::Accepted) => self
                .store
                .match_of_challenge(challenge.id)
                .await?
                .is_some_and(|row| [row.first_player, row.second_player].contains(&player)),
            _ => false,
        })
    }

    /// Lets challenges expire whose time is over; the answer is when the next one will, in
    /// milliseconds since 1970.
    ///
    /// # Errors
    /// A failure of the database.
    pub async fn expire(&self) -> Result<Option<i64>, ServiceError> {
        if self.store.expire_challenges(self.clock.now()).await? > 0 {
            for id in self.store.unannounced_challenges().await? {
                self.notify(Event::Challenge(id));
            }
        }
        Ok(self.store.next_expiry().await?)
    }

    /// Notes that the message shows the challenge's state.
    ///
    /// # Errors
    /// A failure of the database.
    pub async fn told_challenge(&self, id: i64) -> Result<(), ServiceError> {
        Ok(self.store.challenge_announced(id).await?)
    }
}

impl Challenge {
    fn of(row: ChallengeRow) -> Result<Self, ServiceError> {
        let game = trickmate_rules::game(&row.terms.game).ok_or(ServiceError::NoGame)?;
        Ok(Self {
            id: row.id,
            game,
            options: stored_options(game, &row.terms.options)?,
            server: row.terms.server,
            channel: row.terms.channel,
            message: row.message,
            challenger: row.terms.challenger,
            opponent: row.terms.opponent,
            seat: match row.terms.seat {
                Some(0) => SeatWish::Seat(Seat::First),
                Some(_) => SeatWish::Seat(Seat::Second),
                None => SeatWish::Any,
            },
            time: stored_time(row.id, &row.terms.time)?,
            rated: row.terms.rated,
            state: row.state,
            expires_at: row.terms.expires_at,
            request: row.terms.request,
            secret: stored_secret(row.id, row.terms.secret.as_deref())?,
        })
    }

    /// What is published of its secret from the start.
    #[must_use]
    pub fn commitment(&self) -> Option<String> {
        self.secret.as_ref().map(Secret::commitment)
    }

    /// The offer of a rematch that was accepted by it, if it is one.
    pub(super) const fn rematch_offer(&self) -> Option<i64> {
        if self.request < 0 { Some(-self.request) } else { None }
    }

    /// That it is open and that the player is or could be one of its two.
    ///
    /// # Errors
    /// It is no longer open, or it is between others.
    pub fn concerns(&self, player: i64) -> Result<(), ServiceError> {
        match (self.state, self.opponent) {
            (ChallengeState::Open, Some(opponent)) if player != opponent && player != self.challenger => {
                Err(ServiceError::NotChallenged(opponent))
            }
            (ChallengeState::Open, _) => Ok(()),
            _ => Err(ServiceError::ChallengeClosed),
        }
    }

    /// Whether the player may give the answer, were the challenge open.
    fn admits(&self, player: i64, answer: Answer) -> Result<(), ServiceError> {
        match answer {
            Answer::Withdraw if player != self.challenger => {
                Err(ServiceError::NotChallenger(self.challenger))
            }
            Answer::Withdraw => Ok(()),
            Answer::Accept | Answer::Decline if player == self.challenger => Err(ServiceError::OwnChallenge),
            Answer::Accept if self.opponent.is_none() => Ok(()),
            Answer::Accept | Answer::Decline => match self.opponent {
                Some(opponent) if opponent == player => Ok(()),
                Some(opponent) => Err(ServiceError::NotChallenged(opponent)),
                None => Err(ServiceError::NotChallenger(self.challenger)),
            },
        }
    }
}

/// The time control that is stored as a text.
pub(super) fn stored_time(id: i64, text: &str) -> Result<TimeControl, ServiceError> {
    text.parse().map_err(|error: ParseTimeControlError| ServiceError::Corrupt(id, error.to_string()))
}

/// The options that are stored as a JSON object.
pub(super) fn stored_options(game: &dyn Game, json: &str) -> Result<Options, ServiceError> {
    let values: serde_json::Map<String, serde_json::Value> =
        serde_json::from_str(json).map_err(|error| ServiceError::Corrupt(0, error.to_string()))?;
    let texts: Vec<(String, String)> = values
        .into_iter()
        .map(|(name, value)| {
            let text = value.as_str().map_or_else(|| value.to_string(), str::to_owned);
            (name, text)
        })
        .collect();
    Ok(Options::new(game.options(), texts.iter().map(|(name, text)| (name.as_str(), text.as_str())))?)
}
