//! Origins of seeds: the secret drawn with a challenge, and the facts fixed when it is accepted.

use crate::error::ServiceError;
use crate::ids::{ChannelId, MatchId, MessageId, RequestId};
use crate::invitations::challenge::Challenge;
use crate::matches::handle::MatchRequests;
use crate::matches::hosted_match::HostedMatch;
use crate::matches::rows::{MatchRow, NewSeed, OriginRow};
use crate::matches::secret::{random_bytes, stored_secret};
use trickmate_rules::{Options, Seat, SeedOrigin};

/// Reads the origin of a stored match's seed; `None` if the seed was drawn directly.
pub(crate) fn stored_origin(row: &MatchRow) -> Result<Option<SeedOrigin>, ServiceError> {
    let parts = (row.challenge_request, row.accept_request, row.challenger_seat, row.by_lot);
    let secret = stored_secret(row.id.get(), row.secret.as_deref())?;
    let (Some(secret), (Some(challenge), Some(accept), Some(challenger), Some(by_lot))) = (secret, parts)
    else {
        return Ok(None);
    };
    Ok(Some(SeedOrigin {
        secret,
        match_number: row.id.get(),
        challenge: challenge.get(),
        accept: accept.get(),
        challenger,
        by_lot: by_lot != 0,
    }))
}

/// Decisions of chance that are fixed when a challenge is accepted, before the match has its number.
pub(crate) struct MatchStart {
    /// Seat of the challenger.
    pub(crate) challenger: Seat,
    /// `None` for a challenge from before secrets were committed to.
    origin: Option<SeedOrigin>,
}

impl MatchStart {
    /// Returns the seed, or how to derive it once the match has its number.
    pub(crate) fn seed(self, challenge: &Challenge, options: &Options) -> Result<NewSeed, ServiceError> {
        let Some(origin) = self.origin else { return Ok(NewSeed::Drawn(random_bytes()?)) };
        let row = OriginRow {
            secret: origin.secret.to_bytes().to_vec(),
            challenge_request: RequestId::new(origin.challenge),
            accept_request: RequestId::new(origin.accept),
            challenger_seat: origin.challenger,
            by_lot: origin.by_lot,
        };
        let (game, options) = (challenge.game, options.clone());
        let derive = move |id: MatchId| {
            SeedOrigin { match_number: id.get(), ..origin }.seed(game, &options).to_bytes()
        };
        Ok(NewSeed::Derived(row, Box::new(derive)))
    }
}

impl MatchRequests<'_> {
    /// Makes the start of a match from a challenge's secret and the request that accepts it.
    pub(crate) async fn beginning(
        self,
        challenge: &Challenge,
        accept: RequestId,
    ) -> Result<MatchStart, ServiceError> {
        let Some(secret) = challenge.secret.clone() else {
            let [lot] = random_bytes()?;
            let challenger = challenge.seat.or_by_lot(Seat::ALL[usize::from(lot % 2)]);
            return Ok(MatchStart { challenger, origin: None });
        };
        let made_by = self.made_by(challenge).await?;
        let challenger = challenge.seat.or_by_lot(secret.lot(made_by.get(), accept.get()));
        let by_lot = challenge.seat.is_by_lot();
        let origin = SeedOrigin {
            secret,
            match_number: 0,
            challenge: made_by.get(),
            accept: accept.get(),
            challenger,
            by_lot,
        };
        Ok(MatchStart { challenger, origin: Some(origin) })
    }

    /// Returns Discord's id of the request that made a challenge; for a rematch, of the request that offered it.
    async fn made_by(self, challenge: &Challenge) -> Result<RequestId, ServiceError> {
        match challenge.rematch_offer() {
            Some(offer) => {
                let row = self.service.store.offers().offer(offer).await?.ok_or(ServiceError::OfferClosed)?;
                Ok(row.terms.request)
            }
            None => Ok(challenge.request),
        }
    }

    /// Returns the message that published the commitment to a match's secret, with its channel: that of the challenge,
    /// or of the offer of a rematch. `None` if it is unknown.
    pub async fn secret_message(
        self,
        hosted: &HostedMatch,
    ) -> Result<Option<(ChannelId, MessageId)>, ServiceError> {
        let challenge = self.service.invitations().challenge(hosted.challenge).await?;
        Ok(match challenge.rematch_offer() {
            Some(offer) => self.service.offers().offered(offer).await?.message,
            None => challenge.message.map(|message| (challenge.channel, message)),
        })
    }
}
