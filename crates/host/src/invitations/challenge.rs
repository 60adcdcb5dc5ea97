//! Challenges: from the invitation to the match.

use crate::clocks::time_control::{ParseTimeControlError, TimeControl};
use crate::error::ServiceError;
use crate::invitations::rows::{ChallengeRow, ChallengeState};
use crate::matches::secret::stored_secret;
use trickmate_rules::{Game, Options, Seat, Secret};

/// Terms that somebody asks for.
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
    /// Challenger.
    pub challenger: i64,
    /// Challenged player; `None` for anybody.
    pub opponent: Option<i64>,
    /// Seat that the challenger wants.
    pub seat: SeatWish,
    /// The time control; `None` for the server's, or three days for every turn if it has none.
    pub time: Option<TimeControl>,
    /// `true` if the result should change the players' ratings.
    pub rated: bool,
}

/// Seat that the challenger wants.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum SeatWish {
    /// Drawn seat.
    #[default]
    Any,
    /// On this seat.
    Seat(Seat),
}

impl SeatWish {
    /// Returns `true` if the seat is drawn at random.
    #[must_use]
    pub const fn is_by_lot(self) -> bool {
        matches!(self, Self::Any)
    }

    /// Returns the wanted seat; without one, this seat, which was drawn.
    pub(crate) const fn or_by_lot(self, drawn: Seat) -> Seat {
        match self {
            Self::Seat(seat) => seat,
            Self::Any => drawn,
        }
    }
}

/// Answer to a challenge.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Answer {
    /// Let us play.
    Accept,
    /// Not now.
    Decline,
    /// The challenger withdraws it.
    Withdraw,
}

/// Challenge in its present state.
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
    /// Challenger.
    pub challenger: i64,
    /// Challenged player; `None` for anybody.
    pub opponent: Option<i64>,
    /// Seat that the challenger wants.
    pub seat: SeatWish,
    /// The time control.
    pub time: TimeControl,
    /// `true` if the result changes both players' ratings; accepting it means agreeing to that.
    pub rated: bool,
    /// State of the challenge.
    pub state: ChallengeState,
    /// When it expires, in milliseconds since 1970.
    pub expires_at: i64,
    /// Discord's id of the request that made it; for a rematch the number of the offer, negative.
    pub(crate) request: i64,
    /// Secret from which the seed will be derived; `None` for a challenge older than these secrets.
    pub(crate) secret: Option<Secret>,
}

impl Challenge {
    /// Returns `true` if the players bring decks to it.
    #[must_use]
    pub fn takes_decks(&self) -> bool {
        self.game.takes_supplies(&self.options)
    }

    pub(crate) fn of(row: ChallengeRow) -> Result<Self, ServiceError> {
        let game = trickmate_rules::game(&row.terms.game).ok_or(ServiceError::NoGame)?;
        Ok(Self {
            id: row.id,
            game,
            options: stored_options(0, game, &row.terms.options)?,
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

    /// Returns the commitment to its secret, which is published from the start.
    #[must_use]
    pub fn commitment(&self) -> Option<String> {
        self.secret.as_ref().map(Secret::commitment)
    }

    /// Returns the offer of a rematch behind this challenge, if any.
    pub(crate) const fn rematch_offer(&self) -> Option<i64> {
        if self.request < 0 { Some(-self.request) } else { None }
    }

    /// Checks that it is open and that the player is or could be one of its two.
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

    /// Checks that the player may give the answer if the challenge is open.
    pub(crate) fn admits(&self, player: i64, answer: Answer) -> Result<(), ServiceError> {
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

/// Reads a stored time control.
pub(crate) fn stored_time(id: i64, text: &str) -> Result<TimeControl, ServiceError> {
    text.parse().map_err(|error: ParseTimeControlError| ServiceError::Corrupt(id, error.to_string()))
}

/// Reads the stored options of a match, or of a challenge (0), from a JSON object.
pub(crate) fn stored_options(id: i64, game: &dyn Game, json: &str) -> Result<Options, ServiceError> {
    let values: serde_json::Map<String, serde_json::Value> =
        serde_json::from_str(json).map_err(|error| ServiceError::Corrupt(id, error.to_string()))?;
    let texts: Vec<(String, String)> = values
        .into_iter()
        .map(|(name, value)| {
            let text = value.as_str().map_or_else(|| value.to_string(), str::to_owned);
            (name, text)
        })
        .collect();
    let given = texts.iter().map(|(name, text)| (name.as_str(), text.as_str()));
    // The error does not show the value, which may be a deck and so a secret.
    let corrupt = |_| ServiceError::Corrupt(id, "an option is refused".to_owned());
    Options::new(game.options(), given).map_err(corrupt)
}
