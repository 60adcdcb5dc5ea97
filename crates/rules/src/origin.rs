//! The origin of a match's seed: a secret that is committed to before anybody accepts, and facts that are fixed when
//! the match begins.
//!
//! `docs/fairness.md` describes it step by step, so that another program can check it.

use std::fmt::{self, Write as _};
use std::str::FromStr;

use sha2::{Digest, Sha256};
use thiserror::Error;

use super::game::Game;
use super::kernel::Seed;
use super::r#match::Match;
use super::option::{DefaultIn, OptionSpec, OptionValue, Options};
use super::record::Record;
use super::seat::Seat;

/// The beginning of each hashed text, so that no hash can pass for one of another kind.
const SECRET_LABEL: &[u8] = b"trickmate secret 1\n";
const SEATS_LABEL: &[u8] = b"trickmate seats 1\n";
const SEED_LABEL: &[u8] = b"trickmate seed 1\n";

/// The tags of a record from which the seed is derived, and the tag that replaces the secret until it is published.
const SECRET: &str = "Secret";
const SECRET_COMMITMENT: &str = "SecretCommitment";
const MATCH: &str = "Match";
const CHALLENGE: &str = "Challenge";
const ACCEPT: &str = "Accept";
const CHALLENGER: &str = "Challenger";

/// The words in a record for whether seats were drawn.
const LOT: &str = "lot";
const CHOSEN: &str = "chosen";

/// The 32 bytes drawn when a challenge is made. Secret until the match is over: the debug form hides them.
///
/// ```
/// use trickmate_rules::{Seat, Secret};
/// let secret = Secret::new([1; 32]);
/// // Published before anybody accepts; who knows the secret later can check both.
/// assert_eq!(secret.commitment().len(), 64);
/// assert_eq!(secret.lot(12, 34), secret.lot(12, 34));
/// assert_eq!(format!("{secret:?}"), "Secret(hidden)");
/// # let _: Seat = secret.lot(1, 2);
/// ```
#[derive(Clone, PartialEq, Eq)]
pub struct Secret([u8; 32]);

/// The parts from which the seed of a match is derived, beside its game and options.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SeedOrigin {
    /// Drawn and committed to when the challenge was made.
    pub secret: Secret,
    /// The number of the match.
    pub match_number: i64,
    /// Discord's id of the interaction that made the challenge.
    pub challenge: i64,
    /// Discord's id of the interaction that accepted it.
    pub accept: i64,
    /// The seat of the challenger.
    pub challenger: Seat,
    /// `true` if that seat was drawn.
    pub by_lot: bool,
}

/// A seed that cannot be derived, or does not match the derived one.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum OriginError {
    /// A tag is missing.
    #[error("the seed cannot be derived: the record has no tag {0}")]
    Missing(&'static str),
    /// A tag has a value that it cannot have.
    #[error("the seed cannot be derived: {tag} is {form}, not “{value}”")]
    Value {
        /// The tag.
        tag: &'static str,
        /// The required form.
        form: &'static str,
        /// The value found.
        value: String,
    },
    /// The derived seed is a different one.
    #[error("the seed does not follow from its parts: they give {0}")]
    OtherSeed(String),
    /// The derived seats are different.
    #[error("the seats are not those that the lot gives")]
    OtherSeats,
}

impl Secret {
    /// Returns the secret of these bytes.
    #[must_use]
    pub const fn new(bytes: [u8; 32]) -> Self {
        Self(bytes)
    }

    /// Returns the bytes, for storage.
    #[must_use]
    pub const fn to_bytes(&self) -> [u8; 32] {
        self.0
    }

    /// Returns the bytes as 64 lower-case hexadecimal digits.
    #[must_use]
    pub fn to_hex(&self) -> String {
        hex::encode(self.0)
    }

    /// Returns the commitment that is published with the challenge, in hexadecimal.
    #[must_use]
    pub fn commitment(&self) -> String {
        hex::encode(self.hash(SECRET_LABEL, ""))
    }

    /// Draws the seat of the challenger.
    #[must_use]
    pub fn lot(&self, challenge: i64, accept: i64) -> Seat {
        let hash = self.hash(SEATS_LABEL, &format!("challenge {challenge}\naccept {accept}\n"));
        if hash[0].is_multiple_of(2) { Seat::First } else { Seat::Second }
    }

    fn hash(&self, label: &[u8], text: &str) -> [u8; 32] {
        Sha256::new().chain_update(label).chain_update(self.0).chain_update(text).finalize().into()
    }
}

impl fmt::Debug for Secret {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Secret(hidden)")
    }
}

impl FromStr for Secret {
    type Err = OriginError;

    fn from_str(text: &str) -> Result<Self, OriginError> {
        let mut bytes = [0; 32];
        match hex::decode_to_slice(text, &mut bytes) {
            Ok(()) => Ok(Self(bytes)),
            Err(_) => Err(OriginError::value(SECRET, "64 hexadecimal digits (32 bytes)", text)),
        }
    }
}

impl OriginError {
    fn value(tag: &'static str, form: &'static str, value: &str) -> Self {
        Self::Value { tag, form, value: value.chars().take(80).collect() }
    }
}

impl SeedOrigin {
    /// Derives the seed for a match of this game with these options.
    #[must_use]
    pub fn seed(&self, game: &dyn Game, options: &Options) -> Seed {
        Seed::new(self.secret.hash(SEED_LABEL, &self.terms(game, options)))
    }

    /// Returns everything but the secret that determines the seed, as the text that is hashed.
    #[must_use]
    pub fn terms(&self, game: &dyn Game, options: &Options) -> String {
        let mut terms = format!(
            "match {}\ngame {}\nrules {}\nchallenge {}\naccept {}\nchallenger {}\n",
            self.match_number,
            game.name(),
            game.rules_version(),
            self.challenge,
            self.accept,
            self.challenger_in(game),
        );
        let is_left_out = |name: &str, value: &OptionValue| {
            let leaves_out =
                |spec: &OptionSpec| spec.default_in != DefaultIn::RecordsAndTerms && *value == spec.default();
            game.options().iter().any(|spec| spec.name == name && leaves_out(spec))
        };
        for (name, value) in options.iter().filter(|(name, value)| !is_left_out(name, value)) {
            let value = value.to_string();
            // The length keeps a value from passing for further lines. Writing to a string cannot fail.
            let _ = writeln!(terms, "option {name} {} {value}", value.len());
        }
        terms
    }

    /// Checks that the match's seed and seats follow from these parts.
    ///
    /// # Errors
    /// A part that does not follow.
    pub fn check(&self, game: &Match) -> Result<(), OriginError> {
        let seed = self.seed(game.game(), game.options());
        if seed != *game.seed() {
            return Err(OriginError::OtherSeed(seed.to_hex()));
        }
        if self.by_lot && self.secret.lot(self.challenge, self.accept) != self.challenger {
            return Err(OriginError::OtherSeats);
        }
        Ok(())
    }

    /// Returns the tags for a record of the match: with the secret once the match is over, with its commitment until
    /// then.
    #[must_use]
    pub fn tags(&self, game: &Match) -> Vec<(String, String)> {
        let secret = match game.outcome() {
            Some(_) => (SECRET, self.secret.to_hex()),
            None => (SECRET_COMMITMENT, self.secret.commitment()),
        };
        let tags = [
            (MATCH, self.match_number.to_string()),
            (CHALLENGE, self.challenge.to_string()),
            (ACCEPT, self.accept.to_string()),
            (CHALLENGER, self.challenger_in(game.game())),
            secret,
        ];
        tags.map(|(name, value)| (name.to_owned(), value)).into()
    }

    /// Writes the seat of the challenger and how it was determined.
    fn challenger_in(&self, game: &dyn Game) -> String {
        let how = if self.by_lot { LOT } else { CHOSEN };
        format!("{} {how}", game.seats()[self.challenger.index()].key)
    }
}

impl Record {
    /// Reads the parts of the seed from the tags of a finished match.
    ///
    /// # Errors
    /// Tags that are missing or make no sense.
    pub fn seed_origin(&self, game: &dyn Game) -> Result<SeedOrigin, OriginError> {
        let tag = |name| self.tag(name).ok_or(OriginError::Missing(name));
        let number = |name| {
            let value = tag(name)?;
            value.parse::<i64>().map_err(|_| OriginError::value(name, "a whole number", value))
        };
        let challenger = tag(CHALLENGER)?;
        let seat = |key: &str| Seat::ALL.into_iter().find(|seat| game.seats()[seat.index()].key == key);
        let (seat, by_lot) = match challenger.split_once(' ') {
            Some((key, LOT)) => (seat(key), true),
            Some((key, CHOSEN)) => (seat(key), false),
            _ => (None, false),
        };
        Ok(SeedOrigin {
            secret: tag(SECRET)?.parse()?,
            match_number: number(MATCH)?,
            challenge: number(CHALLENGE)?,
            accept: number(ACCEPT)?,
            challenger: seat
                .ok_or_else(|| OriginError::value(CHALLENGER, "a seat and “lot” or “chosen”", challenger))?,
            by_lot,
        })
    }
}
