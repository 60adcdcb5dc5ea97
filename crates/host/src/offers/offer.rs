//! Offers, which need the agreement of both players. An offer is for one version of the match, and lapses with the next
//! action.

use crate::error::ServiceError;
use crate::ids::{ChannelId, MatchId, MessageId, OfferId, Version};
use crate::matches::secret::stored_secret;
use crate::offers::rows::{OfferRow, OfferState};
use trickmate_rules::{Seat, Secret};

/// Subject of an offer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum OfferKind {
    /// A draw.
    Draw,
    /// A takeback of the offerer's last turn and the moves since.
    Takeback,
    /// An end without a result.
    Abort,
    /// Another match with the seats swapped.
    Rematch,
    /// Another match with the seats swapped and the same cards on the board.
    SameDeal,
    /// Hints for both players.
    Hints,
}

impl OfferKind {
    const ALL: [Self; 6] =
        [Self::Draw, Self::Takeback, Self::Abort, Self::Rematch, Self::SameDeal, Self::Hints];

    /// Returns `true` if another match is offered.
    #[must_use]
    pub const fn is_rematch(self) -> bool {
        matches!(self, Self::Rematch | Self::SameDeal)
    }

    pub(crate) const fn word(self) -> &'static str {
        match self {
            Self::Draw => "draw",
            Self::Takeback => "takeback",
            Self::Abort => "abort",
            Self::Rematch => "rematch",
            Self::SameDeal => "same deal",
            Self::Hints => "hints",
        }
    }
}

/// Offer in its present state.
#[derive(Clone, Debug)]
pub struct Offer {
    /// Its number.
    pub id: OfferId,
    /// The match.
    pub match_id: MatchId,
    /// The seat of the player who offers.
    pub seat: Seat,
    /// Subject.
    pub kind: OfferKind,
    /// The version of the match for which it was made.
    pub version: Version,
    /// State of the offer.
    pub state: OfferState,
    /// The message that shows it and its channel, once there is one.
    pub message: Option<(ChannelId, MessageId)>,
    /// `true` if the message shows the state.
    pub is_told: bool,
    /// Secret from which the seed of a rematch will be derived.
    pub(crate) secret: Option<Secret>,
}

/// Result of an attempt to offer something.
#[derive(Clone, Debug)]
pub enum Offered {
    /// The offer is made.
    Made(Offer),
    /// The opponent had offered the same, so it is done.
    Agreed(Offer),
    /// The request needed no agreement and is done.
    Done,
    /// The computer declines.
    Declined,
    /// The computer plays again: the match with this number has begun.
    Begun(MatchId),
}

impl Offer {
    /// Reads the offer of a row. An unknown kind must never pass for another one.
    pub(crate) fn of(row: OfferRow) -> Result<Self, ServiceError> {
        let kind = OfferKind::ALL.into_iter().find(|kind| kind.word() == row.terms.kind);
        let unknown = || {
            ServiceError::Corrupt(row.terms.match_id.get(), format!("offer {} is of an unknown kind", row.id))
        };
        Ok(Self {
            id: row.id,
            match_id: row.terms.match_id,
            seat: row.terms.seat,
            kind: kind.ok_or_else(unknown)?,
            version: row.terms.version,
            state: row.state,
            message: row.channel.zip(row.message),
            is_told: row.announced,
            secret: stored_secret(row.terms.match_id.get(), row.terms.secret.as_deref())?,
        })
    }

    /// Returns the commitment to its secret, if it is an offer of a rematch.
    #[must_use]
    pub fn commitment(&self) -> Option<String> {
        self.secret.as_ref().map(Secret::commitment)
    }
}
