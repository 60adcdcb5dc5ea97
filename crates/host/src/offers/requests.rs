//! Requests about offers: draws, takebacks, aborts, rematches.

use std::sync::Arc;

use crate::clocks::match_clock::Clocks;
use crate::decks::deck::DeckRequestError;
use crate::error::ServiceError;
use crate::event::Event;
use crate::invitations::challenge::{Answer, Invitation, SeatWish};
use crate::matches::action::ActionRow;
use crate::matches::action_rows::CommitResult;
use crate::matches::beginning_rows::AtOnce;
use crate::matches::hosted_match::HostedMatch;
use crate::matches::secret::draw_secret;
use crate::matches::takeback;
use crate::offers::handle::OfferRequests;
use crate::offers::offer::{Offer, OfferKind, Offered};
use crate::offers::rows::{AddedOffer, NewOffer, OfferState};
use crate::privacy::requests::is_known;
use trickmate_rules::{Adjudication, Seat};

/// The most tries to make an offer when the opponent's matching offer is withdrawn just then.
const ATTEMPTS: u32 = 4;

impl OfferRequests<'_> {
    /// Makes an offer to the opponent. If the opponent has offered the same, it is done. A match in which somebody has
    /// not moved yet is aborted without asking.
    ///
    /// # Errors
    /// A player who does not sit there, an offer that makes no sense now or has been made already, a failure of the database.
    pub async fn offer(
        self,
        match_id: i64,
        player: i64,
        kind: OfferKind,
        request: i64,
    ) -> Result<Offered, ServiceError> {
        let hosted = self.service.matches().hosted_match(match_id).await?;
        let seat = hosted.require_seat(player)?;
        // On the heap, since accepting a rematch begins another match.
        let result = Box::pin(self.try_offer(&hosted, seat, player, kind, request)).await;
        match result {
            // The same request may have come before.
            Err(_) if self.service.store.matches().action_of_request(request).await?.is_some() => {
                Ok(Offered::Done)
            }
            result => result,
        }
    }

    async fn try_offer(
        self,
        hosted: &HostedMatch,
        seat: Seat,
        player: i64,
        kind: OfferKind,
        request: i64,
    ) -> Result<Offered, ServiceError> {
        hosted.goes_on()?;
        makes_sense(hosted, seat, kind)?;
        if let Some(computer) = hosted.computer {
            return Box::pin(
                self.service.computer().answer_by_computer(hosted, computer, seat, kind, request),
            )
            .await;
        }
        if kind == OfferKind::Abort && !both_have_moved(hosted) {
            self.conclude(hosted.id, hosted.version(), Adjudication::Abort, request, None).await?;
            return Ok(Offered::Done);
        }
        if kind.is_rematch() {
            self.may_play_again(hosted, seat).await?;
        }
        let secret = kind.is_rematch().then(draw_secret).transpose()?;
        let new = NewOffer {
            request,
            match_id: hosted.id,
            seat: seat.index() as i64,
            kind: kind.word().to_owned(),
            version: hosted.version(),
            created_at: self.service.clock.now(),
            secret: secret.map(|secret| secret.to_bytes().to_vec()),
        };
        for _ in 0..ATTEMPTS {
            return match self.service.store.offers().add_offer(new.clone()).await? {
                AddedOffer::Made(row) => {
                    self.service.notify(Event::Offer(row.id));
                    Ok(Offered::Made(Offer::of(*row)?))
                }
                AddedOffer::Meets(offer) => {
                    match Box::pin(self.answer(offer, player, Answer::Accept, request)).await {
                        // It was withdrawn at that moment.
                        Err(ServiceError::OfferClosed) => continue,
                        agreed => Ok(Offered::Agreed(agreed?)),
                    }
                }
                AddedOffer::Agreed(row) => Ok(Offered::Agreed(Offer::of(*row)?)),
                AddedOffer::Refused { is_open: true } => Err(ServiceError::OfferedAlready),
                AddedOffer::Refused { .. } if kind.is_rematch() => Err(ServiceError::RematchAsked),
                AddedOffer::Refused { .. } => Err(ServiceError::OfferedBefore),
                AddedOffer::Stale => Err(ServiceError::Stale),
            };
        }
        Err(ServiceError::Stale)
    }

    /// Checks that a seat's player may ask for a rematch, or agree to one, under the same conditions as for a
    /// challenge.
    async fn may_play_again(self, hosted: &HostedMatch, seat: Seat) -> Result<(), ServiceError> {
        let [player, opponent] = [seat, seat.other()].map(|seat| hosted.players[seat.index()]);
        if !is_known(opponent) {
            return Err(ServiceError::NoRematch);
        }
        let admission = self.service.access().admission(hosted.server);
        match admission.may_challenge(&mut self.service.store.reader(), player, Some(opponent)).await {
            Err(ServiceError::NotToBeChallenged) => Err(ServiceError::NoRematch),
            other => other,
        }
    }

    /// Returns the offer with this number.
    ///
    /// # Errors
    /// No such offer, one of an unknown kind, a failure of the database.
    pub async fn offered(self, id: i64) -> Result<Offer, ServiceError> {
        Offer::of(self.service.store.offers().offer(id).await?.ok_or(ServiceError::OfferClosed)?)
    }

    /// Takes an answer to an offer; repeating an answer changes nothing and succeeds.
    ///
    /// # Errors
    /// An offer that is no longer open or not this player's to answer, a failure of the database.
    pub async fn answer(
        self,
        id: i64,
        player: i64,
        answer: Answer,
        request: i64,
    ) -> Result<Offer, ServiceError> {
        let offer = self.offered(id).await?;
        let hosted = self.service.matches().hosted_match(offer.match_id).await?;
        let own = hosted.require_seat(player)? == offer.seat;
        let (state, is_theirs) = match answer {
            Answer::Accept => (OfferState::Accepted, !own),
            Answer::Decline => (OfferState::Declined, !own),
            Answer::Withdraw => (OfferState::Withdrawn, own),
        };
        if !is_theirs {
            let offerer = hosted.players[offer.seat.index()];
            return Err(if own { ServiceError::OwnOffer } else { ServiceError::NotOfferer(offerer) });
        }
        let done = offer.state == OfferState::Open
            && match answer {
                Answer::Accept => match Box::pin(self.accept_offer(&offer, &hosted, player, request)).await {
                    // The same answer was quicker.
                    Err(_) if self.offered(id).await?.state == OfferState::Accepted => false,
                    accepted => accepted?,
                },
                Answer::Decline | Answer::Withdraw => {
                    self.service.store.offers().close_offer(id, state).await?
                }
            };
        if done {
            self.service.notify(Event::Offer(id));
        }
        let offer = self.offered(id).await?;
        if offer.state == state { Ok(offer) } else { Err(ServiceError::OfferClosed) }
    }

    /// Carries out an offer; returns whether that was possible.
    async fn accept_offer(
        self,
        offer: &Offer,
        hosted: &HostedMatch,
        player: i64,
        request: i64,
    ) -> Result<bool, ServiceError> {
        match offer.kind {
            OfferKind::Draw => {
                let agreed = Adjudication::Agreement;
                self.conclude(hosted.id, offer.version, agreed, request, Some(offer.id)).await?;
            }
            OfferKind::Abort => {
                self.conclude(hosted.id, offer.version, Adjudication::Abort, request, Some(offer.id)).await?;
            }
            OfferKind::Takeback => {
                if hosted.version() != offer.version {
                    return Ok(false);
                }
                let left = plies_left(hosted, offer.seat)?;
                return self.take_back(hosted, (offer.seat, left), Some(offer.id), request).await;
            }
            OfferKind::Hints => return Ok(self.service.store.offers().accept_hints(offer.id).await?),
            // The offer is closed with the beginning of the match.
            OfferKind::Rematch | OfferKind::SameDeal => {
                Box::pin(self.play_again(offer, hosted, player, request)).await?
            }
        }
        Ok(true)
    }

    /// Ends a match at this version, as both have agreed, by an offer if there was one.
    pub(crate) async fn conclude(
        self,
        id: i64,
        version: i64,
        conclusion: Adjudication,
        request: i64,
        accepted: Option<i64>,
    ) -> Result<(), ServiceError> {
        let mut hosted = self.service.matches().hosted_match(id).await?;
        let known = hosted.game.plies().len();
        if hosted.version() != version {
            return Err(ServiceError::Stale);
        }
        if Arc::make_mut(&mut hosted.game).conclude(conclusion).is_err() {
            return Err(ServiceError::Over);
        }
        let _held = self.service.agenda.hold().await;
        let progress = CommitResult {
            accepted,
            ..self.service.matches().progress(&mut hosted, version, known, request).await?
        };
        if self.service.matches().append(id, progress).await? { Ok(()) } else { Err(ServiceError::Stale) }
    }

    /// Takes a seat's last turn back, so that this many plies stay, as agreed by an offer if there was one. Returns
    /// `true` if the match was still at that version.
    pub(crate) async fn take_back(
        self,
        hosted: &HostedMatch,
        (seat, left): (Seat, usize),
        accepted: Option<i64>,
        request: i64,
    ) -> Result<bool, ServiceError> {
        let _held = self.service.agenda.hold().await;
        let at = self.service.clock.now();
        let action = ActionRow {
            ply: hosted.version() + 1,
            seat: Some(seat.index() as i64),
            text: takeback::text(left),
            request,
            at,
        };
        // A plan would be carried out again at once.
        let forgets_plans = true;
        let mut progress =
            CommitResult { actions: vec![action], accepted, forgets_plans, ..CommitResult::default() };
        let clocks = match hosted.clocks {
            Some(_) if self.service.agenda.moved_lately() => {
                Clocks::of(hosted.time, &self.service.store.clocks().clocks(hosted.id).await?)
            }
            clocks => clocks,
        };
        if let Some(clocks) = clocks {
            // Only the offerer was to act there.
            let after: Clocks = clocks.after_takeback(&[seat], at);
            progress.clocks =
                self.service.clocks().clock_rows(hosted.time, hosted.players, Some(&clocks), &after).await?;
        }
        self.service.matches().append(hosted.id, progress).await
    }

    /// Begins another match like this one with the seats swapped, in the same channel; once for each offer.
    async fn play_again(
        self,
        offer: &Offer,
        hosted: &HostedMatch,
        player: i64,
        request: i64,
    ) -> Result<(), ServiceError> {
        let game = hosted.game.game();
        let invitation = Invitation {
            request: -offer.id,
            game: game.name().to_owned(),
            options: self.service.decks().options_again(hosted, offer.kind).await?,
            server: hosted.server,
            channel: hosted.place(),
            challenger: hosted.players[offer.seat.index()],
            opponent: Some(player),
            seat: SeatWish::Seat(offer.seat.other()),
            time: Some(hosted.time),
            rated: hosted.rated,
        };
        let challenger = invitation.challenger;
        let Some(secret) = offer.secret.clone() else { return Err(ServiceError::OfferClosed) };
        let begun = async {
            let challenge =
                self.service.invitations().new_challenge(invitation, secret).await.map_err(|error| {
                    match error {
                        // The deck is the other player's, and their secret.
                        ServiceError::Deck(_) => DeckRequestError::OtherNotReady(challenger).into(),
                        other => other,
                    }
                })?;
            let at_once = AtOnce { challenge, setup: None };
            self.service.invitations().begin_at_once(at_once, player, request, None).await
        };
        match Box::pin(begun).await {
            Ok(_) => Ok(()),
            // The obstacle is only the other player's to know.
            Err(ServiceError::NotToBeAccepted) => Err(ServiceError::NoRematch),
            Err(ServiceError::ChallengeClosed) => Err(ServiceError::OfferClosed),
            Err(error) => Err(error),
        }
    }

    /// Notes that a message, if there is one, shows an offer in this state.
    pub async fn mark_offer_announced(
        self,
        offer: &Offer,
        message: Option<(i64, i64)>,
    ) -> Result<(), ServiceError> {
        Ok(self.service.store.offers().offer_announced(offer.id, offer.state, message).await?)
    }
}

impl HostedMatch {
    /// Returns `true` if a seat can make this offer now, whether or not somebody has made the same already.
    #[must_use]
    pub fn may_offer(&self, seat: Seat, kind: OfferKind) -> bool {
        self.goes_on().and_then(|()| makes_sense(self, seat, kind)).is_ok()
    }
}

/// Checks that this offer is possible in this match now.
fn makes_sense(hosted: &HostedMatch, seat: Seat, kind: OfferKind) -> Result<(), ServiceError> {
    let is_over = hosted.game.outcome().is_some();
    match kind {
        OfferKind::Rematch | OfferKind::SameDeal if !is_over => Err(ServiceError::NotOver),
        OfferKind::SameDeal if hosted.game.same_deal().is_none() => Err(ServiceError::NoDeal),
        OfferKind::Rematch | OfferKind::SameDeal => Ok(()),
        _ if is_over => Err(ServiceError::Over),
        OfferKind::Takeback if hosted.rated => Err(ServiceError::Rated),
        OfferKind::Hints if hosted.rated => Err(ServiceError::NoHints),
        OfferKind::Abort if hosted.rated && both_have_moved(hosted) => Err(ServiceError::Rated),
        OfferKind::Takeback => plies_left(hosted, seat).map(|_| ()),
        OfferKind::Draw | OfferKind::Abort | OfferKind::Hints => Ok(()),
    }
}

fn both_have_moved(hosted: &HostedMatch) -> bool {
    Seat::ALL.into_iter().all(|seat| hosted.game.turns(seat) > 0)
}

/// Returns the number of plies that stay when a seat takes back its last turn.
pub(crate) fn plies_left(hosted: &HostedMatch, seat: Seat) -> Result<usize, ServiceError> {
    let left = hosted.game.before_last_turn(seat).ok_or(ServiceError::NothingToTakeBack)?;
    let reveals = hosted.game.plies()[left..].iter().any(|ply| ply.reveals);
    if reveals { Err(ServiceError::Revealed) } else { Ok(left) }
}
