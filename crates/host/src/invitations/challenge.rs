//! Challenges: from the invitation to the match.

use std::time::Duration;

use crate::clocks::time_control::{ParseTimeControlError, TimeControl};
use crate::error::ServiceError;
use crate::ids::{ChallengeId, ChannelId, MessageId, OfferId, PlayerId, RequestId, ServerId};
use crate::invitations::rows::{ChallengeRow, ChallengeState};
use crate::invitations::special_terms::SpecialTerms;
use crate::matches::secret::stored_secret;
use crate::series::terms::SeriesTerms;
use trickmate_rules::{Game, Odds, Options, Seat, Secret};

/// Usual time that a challenge waits for an answer: a day.
pub const CHALLENGE_TTL: Duration = Duration::from_secs(24 * 60 * 60);

/// Terms that somebody asks for.
#[derive(Clone, Debug)]
pub struct Invitation {
    /// Discord's id of the request: the same request twice makes one challenge.
    pub request: RequestId,
    /// The game's name.
    pub game: String,
    /// Options with their values; the others have their defaults.
    pub options: Vec<(String, String)>,
    /// The Discord server.
    pub server: Option<ServerId>,
    /// The channel.
    pub channel: ChannelId,
    /// Challenger.
    pub challenger: PlayerId,
    /// Challenged player; `None` for anybody.
    pub opponent: Option<PlayerId>,
    /// Seat that the challenger wants.
    pub seat: SeatWish,
    /// The time control; `None` for the server's, or three days for every turn if it has none.
    pub time: Option<TimeControl>,
    /// `true` if the result should change the players' ratings.
    pub rated: bool,
    /// Terms beyond the usual ones.
    pub special: SpecialTerms,
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

    /// Returns the wanted seat, or the drawn seat if none is wanted.
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
    pub id: ChallengeId,
    /// The game.
    pub game: &'static dyn Game,
    /// The options.
    pub options: Options,
    /// The Discord server.
    pub server: Option<ServerId>,
    /// The channel where it was made.
    pub channel: ChannelId,
    /// The message that shows it, once known.
    pub message: Option<MessageId>,
    /// Challenger.
    pub challenger: PlayerId,
    /// Challenged player; `None` for anybody.
    pub opponent: Option<PlayerId>,
    /// Seat that the challenger wants.
    pub seat: SeatWish,
    /// The time control.
    pub time: TimeControl,
    /// `true` if the result changes both players' ratings; accepting it means agreeing to that.
    pub rated: bool,
    /// The pieces that one side does without.
    pub odds: Option<Odds>,
    /// The challenged player's time control, if it differs from the challenger's.
    pub opponent_time: Option<TimeControl>,
    /// `true` if it begins from its own position.
    pub is_set_up: bool,
    /// The series that it begins.
    pub series: Option<SeriesTerms>,
    /// State of the challenge.
    pub state: ChallengeState,
    /// When it expires, in milliseconds since 1970.
    pub expires_at: i64,
    /// Discord's id of the request that made it; for a rematch the number of the offer, negative.
    pub(crate) request: RequestId,
    /// The secret from which the seed will be derived; `None` for challenges from before there were secrets.
    pub(crate) secret: Option<Secret>,
}

impl Challenge {
    /// Returns `true` if the players bring decks to it.
    #[must_use]
    pub fn takes_decks(&self) -> bool {
        !self.is_set_up && self.game.takes_supplies(&self.options)
    }

    /// Returns `true` if the game has special terms, so it is not rated.
    #[must_use]
    pub const fn is_special(&self) -> bool {
        self.odds.is_some() || self.opponent_time.is_some() || self.is_set_up
    }

    pub(crate) fn of(row: ChallengeRow) -> Result<Self, ServiceError> {
        let game = trickmate_rules::game(&row.terms.game).ok_or(ServiceError::NoGame)?;
        Ok(Self {
            id: row.id,
            game,
            options: stored_options(row.id.get(), game, &row.terms.options)?,
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
            time: stored_time(row.id.get(), &row.terms.time)?,
            rated: row.terms.rated,
            odds: match row.terms.odds.as_deref().map(str::parse).transpose() {
                Ok(odds) => odds,
                Err(_) => return Err(ServiceError::Corrupt(row.id.get(), "the odds are refused".to_owned())),
            },
            opponent_time: row
                .terms
                .opponent_time
                .as_deref()
                .map(|time| stored_time(row.id.get(), time))
                .transpose()?,
            is_set_up: row.is_set_up,
            series: match row.terms.series.as_deref().map(str::parse).transpose() {
                Ok(series) => series,
                Err(_) => {
                    return Err(ServiceError::Corrupt(row.id.get(), "the series is refused".to_owned()));
                }
            },
            state: row.state,
            expires_at: row.terms.expires_at,
            request: row.terms.request,
            secret: stored_secret(row.id.get(), row.terms.secret.as_deref())?,
        })
    }

    /// Returns the commitment to its secret, which is published from the start.
    #[must_use]
    pub fn commitment(&self) -> Option<String> {
        self.secret.as_ref().map(Secret::commitment)
    }

    /// Returns the offer of a rematch behind this challenge, if any.
    pub(crate) const fn rematch_offer(&self) -> Option<OfferId> {
        OfferId::of_rematch(self.request)
    }

    /// Checks that the challenge is open, and that the player is or could be one of its two players.
    ///
    /// # Errors
    /// The challenge is no longer open, or is between other people.
    pub fn concerns(&self, player: PlayerId) -> Result<(), ServiceError> {
        match (self.state, self.opponent) {
            (ChallengeState::Open, Some(opponent)) if player != opponent && player != self.challenger => {
                Err(ServiceError::NotChallenged(opponent))
            }
            (ChallengeState::Open, _) => Ok(()),
            _ => Err(ServiceError::ChallengeClosed),
        }
    }

    /// Checks that the player may give the answer if the challenge is open.
    pub(crate) fn admits(&self, player: PlayerId, answer: Answer) -> Result<(), ServiceError> {
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
