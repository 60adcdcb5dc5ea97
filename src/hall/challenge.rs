//! Challenges: from the invitation to the match.

use super::supplies::offered;
use super::{BadTimeControl, Clocks, Hall, HallError, Notice, TimeControl};
use crate::rules::kernel::Seed;
use crate::rules::{self, Game, Match, Options, Seat};
use crate::store::{ChallengeRow, ChallengeState, NewChallenge, NewMatch};

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
}

impl Hall {
    /// Puts up a challenge. The same request again gives the same challenge.
    ///
    /// # Errors
    /// A game that is unknown, options it does not take, a challenge to oneself or between players who are
    /// excluded, more than [`Limits`](super::Limits) allow, a failure of the database.
    pub async fn invite(&self, invitation: Invitation) -> Result<Challenge, HallError> {
        let game = rules::game(&invitation.game).ok_or(HallError::NoGame)?;
        let given = invitation.options.iter().map(|(name, value)| (name.as_str(), value.as_str()));
        let options = Options::new(&offered(game), given)?;
        if invitation.opponent == Some(invitation.challenger) {
            return Err(HallError::AgainstOneself);
        }
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
            })
            .await?;
        self.invited.notify_one();
        Challenge::of(row)
    }

    /// The challenge with this number.
    ///
    /// # Errors
    /// No such challenge, a failure of the database.
    pub async fn challenge(&self, id: i64) -> Result<Challenge, HallError> {
        Challenge::of(self.store.challenge(id).await?.ok_or(HallError::ChallengeClosed)?)
    }

    /// Notes which message shows the challenge.
    ///
    /// # Errors
    /// A failure of the database.
    pub async fn shows_challenge(&self, id: i64, message: i64) -> Result<(), HallError> {
        self.store.set_challenge_message(id, message).await?;
        if self.challenge(id).await?.state != ChallengeState::Open {
            self.notify(Notice::Challenge(id));
        }
        Ok(())
    }

    /// Takes an answer to a challenge; the same answer of the same player again changes nothing and succeeds.
    ///
    /// # Errors
    /// A challenge that is no longer open or not this player's to answer, players who are excluded or have too many
    /// games, a failure of the database.
    pub async fn answer(&self, id: i64, player: i64, answer: Answer) -> Result<Challenge, HallError> {
        let challenge = self.challenge(id).await?;
        challenge.admits(player, answer)?;
        self.may_answer(&challenge, player, answer).await?;
        let done = match answer {
            Answer::Accept => Box::pin(self.accept(&challenge, player)).await?,
            Answer::Decline => self.store.close_challenge(id, ChallengeState::Declined).await?,
            Answer::Withdraw => self.store.close_challenge(id, ChallengeState::Withdrawn).await?,
        };
        let challenge = self.challenge(id).await?;
        if !done && !self.is_repeated(&challenge, player, answer).await? {
            return Err(HallError::ChallengeClosed);
        }
        self.notify(Notice::Challenge(id));
        Ok(challenge)
    }

    async fn accept(&self, challenge: &Challenge, opponent: i64) -> Result<bool, HallError> {
        if challenge.state != ChallengeState::Open {
            return Ok(false);
        }
        self.admit_rated(challenge.rated, challenge.server).await?;
        let mut chance = [0; 33];
        getrandom::fill(&mut chance).map_err(|error| HallError::Corrupt(challenge.id, error.to_string()))?;
        let [lot, seed @ ..] = chance;
        let seat = match challenge.seat {
            SeatWish::Seat(seat) => seat,
            SeatWish::Any if lot % 2 == 0 => Seat::First,
            SeatWish::Any => Seat::Second,
        };
        let players = match seat {
            Seat::First => [challenge.challenger, opponent],
            Seat::Second => [opponent, challenge.challenger],
        };
        let options = self.supplied(challenge, players, opponent).await?;
        let created_at = self.clock.now();
        let begun = Match::new(challenge.game, options.clone(), Seed::new(seed));
        let clocks = match Clocks::at_first(challenge.time, &begun.to_act(), created_at) {
            Some(clocks) => self.clock_rows(challenge.time, players, None, &clocks).await?,
            None => Vec::new(),
        };
        let first = Self::first_moment(&clocks);
        let options = options.to_json().to_string();
        let new = NewMatch { challenge: challenge.id, options, seed, players, created_at, clocks };
        let Some(row) = self.store.accept_challenge(new).await? else { return Ok(false) };
        self.expect(first);
        self.notify(Notice::Table(row.id));
        Ok(true)
    }

    /// Whether the challenge is in its state because this player has given this answer before.
    async fn is_repeated(
        &self,
        challenge: &Challenge,
        player: i64,
        answer: Answer,
    ) -> Result<bool, HallError> {
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
    pub async fn expire(&self) -> Result<Option<i64>, HallError> {
        if self.store.expire_challenges(self.clock.now()).await? > 0 {
            for id in self.store.unannounced_challenges().await? {
                self.notify(Notice::Challenge(id));
            }
        }
        Ok(self.store.next_expiry().await?)
    }

    /// Notes that the message shows the challenge's state.
    ///
    /// # Errors
    /// A failure of the database.
    pub async fn told_challenge(&self, id: i64) -> Result<(), HallError> {
        Ok(self.store.challenge_announced(id).await?)
    }
}

impl Challenge {
    fn of(row: ChallengeRow) -> Result<Self, HallError> {
        let game = rules::game(&row.terms.game).ok_or(HallError::NoGame)?;
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
        })
    }

    /// That it is open and that the player is or could be one of its two.
    ///
    /// # Errors
    /// It is no longer open, or it is between others.
    pub fn concerns(&self, player: i64) -> Result<(), HallError> {
        match (self.state, self.opponent) {
            (ChallengeState::Open, Some(opponent)) if player != opponent && player != self.challenger => {
                Err(HallError::NotChallenged(opponent))
            }
            (ChallengeState::Open, _) => Ok(()),
            _ => Err(HallError::ChallengeClosed),
        }
    }

    /// Whether the player may give the answer, were the challenge open.
    fn admits(&self, player: i64, answer: Answer) -> Result<(), HallError> {
        match answer {
            Answer::Withdraw if player != self.challenger => Err(HallError::NotChallenger(self.challenger)),
            Answer::Withdraw => Ok(()),
            Answer::Accept | Answer::Decline if player == self.challenger => Err(HallError::OwnChallenge),
            Answer::Accept if self.opponent.is_none() => Ok(()),
            Answer::Accept | Answer::Decline => match self.opponent {
                Some(opponent) if opponent == player => Ok(()),
                Some(opponent) => Err(HallError::NotChallenged(opponent)),
                None => Err(HallError::NotChallenger(self.challenger)),
            },
        }
    }
}

/// The time control that is stored as a text.
pub(super) fn stored_time(id: i64, text: &str) -> Result<TimeControl, HallError> {
    text.parse().map_err(|error: BadTimeControl| HallError::Corrupt(id, error.to_string()))
}

/// The options that are stored as a JSON object.
pub(super) fn stored_options(game: &dyn Game, json: &str) -> Result<Options, HallError> {
    let values: serde_json::Map<String, serde_json::Value> =
        serde_json::from_str(json).map_err(|error| HallError::Corrupt(0, error.to_string()))?;
    let texts: Vec<(String, String)> = values
        .into_iter()
        .map(|(name, value)| {
            let text = value.as_str().map_or_else(|| value.to_string(), str::to_owned);
            (name, text)
        })
        .collect();
    Ok(Options::new(game.options(), texts.iter().map(|(name, text)| (name.as_str(), text.as_str())))?)
}
