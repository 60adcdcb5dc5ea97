//! Requests about offers: draws, takebacks, aborts, rematches.

use std::sync::Arc;

use crate::clocks::match_clock::Clocks;
use crate::decks::deck::DeckRequestError;
use crate::decks::match_decks::MatchDecks;
use crate::error::ServiceError;
use crate::event::Event;
use crate::ids::{ChannelId, MatchId, MessageId, OfferId, PlayerId, RequestId, Version};
use crate::invitations::challenge::{Answer, Invitation, SeatWish};
use crate::invitations::special_terms::SpecialTerms;
use crate::matches::action::ActionRow;
use crate::matches::action_rows::CommitResult;
use crate::matches::beginning_rows::{AtOnce, MatchOf};
use crate::matches::hosted_match::HostedMatch;
use crate::matches::secret::draw_secret;
use crate::matches::takeback;
use crate::offers::handle::OfferRequests;
use crate::offers::offer::{Offer, OfferKind, Offered};
use crate::offers::rows::{AddedOffer, NewOffer, OfferState};
use crate::privacy::known::is_known;
use crate::series::error::SeriesRequestError;
use crate::teams::error::TeamRequestError;
use crate::tournaments::error::TournamentRequestError;
use trickmate_rules::{Adjudication, Seat};

/// Most attempts to make an offer if the opponent's matching offer is being withdrawn.
const ATTEMPTS: u32 = 4;

impl OfferRequests<'_> {
    /// Makes an offer to the opponent. If the opponent has offered the same, it is done. A match in which somebody has
    /// not moved yet is aborted without asking.
    ///
    /// # Errors
    /// A player who is not in the match, an offer that makes no sense now or was made already, a failure of the
    /// database.
    pub async fn offer(
        self,
        match_id: MatchId,
        player: PlayerId,
        kind: OfferKind,
        request: RequestId,
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
        player: PlayerId,
        kind: OfferKind,
        request: RequestId,
    ) -> Result<Offered, ServiceError> {
        hosted.goes_on()?;
        makes_sense(hosted, seat, kind)?;
        let is_free = matches!(kind, OfferKind::Draw | OfferKind::Rematch | OfferKind::SameDeal);
        if !is_free && self.service.store.tournaments().tournament_of(hosted.id).await?.is_some() {
            return Err(TournamentRequestError::InTournament.into());
        }
        if let Some(computer) = hosted.computer {
            return Box::pin(
                self.service.computer().answer_by_computer(hosted, computer, seat, kind, request),
            )
            .await;
        }
        if kind == OfferKind::Abort && !both_have_moved(hosted) {
            self.call_off(hosted, Some(seat), request).await?;
            return Ok(Offered::Done);
        }
        if kind.is_rematch() {
            self.may_play_again(hosted, seat).await?;
        }
        let secret = kind.is_rematch().then(draw_secret).transpose()?;
        let new = NewOffer {
            request,
            match_id: hosted.id,
            seat,
            kind: kind.word().to_owned(),
            version: hosted.version(),
            created_at: self.service.clock.timestamp(),
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
                        // The other offer was withdrawn at that moment.
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
    pub async fn offered(self, id: OfferId) -> Result<Offer, ServiceError> {
        Offer::of(self.service.store.offers().offer(id).await?.ok_or(ServiceError::OfferClosed)?)
    }

    /// Takes an answer to an offer; repeating an answer changes nothing and succeeds.
    ///
    /// # Errors
    /// An offer that is no longer open or not this player's to answer, a failure of the database.
    pub async fn answer(
        self,
        id: OfferId,
        player: PlayerId,
        answer: Answer,
        request: RequestId,
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
        player: PlayerId,
        request: RequestId,
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
        id: MatchId,
        version: Version,
        conclusion: Adjudication,
        request: RequestId,
        accepted: Option<OfferId>,
    ) -> Result<(), ServiceError> {
        self.conclude_by((id, version), conclusion, request, accepted, None).await
    }

    /// Calls a match off at the version that was loaded: for a seat, or for nobody in the match.
    pub(crate) async fn call_off(
        self,
        hosted: &HostedMatch,
        by: Option<Seat>,
        request: RequestId,
    ) -> Result<(), ServiceError> {
        self.conclude_by((hosted.id, hosted.version()), Adjudication::Abort, request, None, by).await
    }

    async fn conclude_by(
        self,
        (id, version): (MatchId, Version),
        conclusion: Adjudication,
        request: RequestId,
        accepted: Option<OfferId>,
        by: Option<Seat>,
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
        let mut progress = CommitResult {
            accepted,
            ..self.service.matches().progress(&mut hosted, version, known, request).await?
        };
        if let (Some(by), Some(last)) = (by, progress.actions.last_mut()) {
            last.seat = Some(by);
        }
        if self.service.matches().append(id, progress).await? { Ok(()) } else { Err(ServiceError::Stale) }
    }

    /// Takes a seat's last turn back, so that this many plies stay, as agreed by an offer if there was one. Returns
    /// `true` if the match was still at that version.
    pub(crate) async fn take_back(
        self,
        hosted: &HostedMatch,
        (seat, left): (Seat, usize),
        accepted: Option<OfferId>,
        request: RequestId,
    ) -> Result<bool, ServiceError> {
        let _held = self.service.agenda.hold().await;
        let at = self.service.clock.timestamp();
        let action = ActionRow {
            ply: hosted.version().after(1),
            seat: Some(seat),
            text: takeback::text(left),
            request,
            at,
        };
        // Without this, a plan would be carried out again at once.
        let forgets_plans = true;
        let mut progress =
            CommitResult { actions: vec![action], accepted, forgets_plans, ..CommitResult::default() };
        let clocks = match hosted.clocks {
            Some(_) if self.service.agenda.has_moved_since(hosted.read_at) => {
                Clocks::of(hosted.times(), &self.service.store.clocks().clocks(hosted.id).await?)
            }
            clocks => clocks,
        };
        if let Some(clocks) = clocks {
            // Only the offerer was to act there.
            let after: Clocks = clocks.after_takeback(&[seat], at);
            progress.clocks = self.service.clocks().clock_rows(hosted.players, Some(&clocks), &after).await?;
        }
        self.service.matches().append(hosted.id, progress).await
    }

    /// Begins another match like this one with the seats swapped, in the same channel; once for each offer.
    async fn play_again(
        self,
        offer: &Offer,
        hosted: &HostedMatch,
        player: PlayerId,
        request: RequestId,
    ) -> Result<(), ServiceError> {
        let game = hosted.game.game();
        let invitation = Invitation {
            request: offer.id.rematch_request(),
            game: game.name().to_owned(),
            options: self.service.decks().options_again(hosted, offer.kind).await?,
            server: hosted.server,
            channel: hosted.place(),
            challenger: hosted.players[offer.seat.index()],
            opponent: Some(player),
            seat: SeatWish::Seat(offer.seat.other()),
            time: Some(hosted.times()[offer.seat.index()]),
            rated: hosted.rated,
            special: SpecialTerms {
                opponent_time: hosted.second_time.map(|_| hosted.times()[offer.seat.other().index()]),
                ..SpecialTerms::default()
            },
        };
        let challenger = invitation.challenger;
        let Some(secret) = offer.secret.clone() else { return Err(ServiceError::OfferClosed) };
        let begun = async {
            let challenge = self
                .service
                .invitations()
                .new_challenge(invitation, secret, &MatchDecks::Brought)
                .await
                .map_err(|error| {
                    match error {
                        // The deck is the other player's, and their secret.
                        ServiceError::Deck(_) => DeckRequestError::OtherNotReady(challenger).into(),
                        other => other,
                    }
                })?;
            let at_once = AtOnce {
                challenge,
                setup: None,
                match_decks: MatchDecks::Brought,
                part_of: MatchOf::Itself,
                instead_of: None,
            };
            self.service.invitations().begin_at_once(at_once, player, request, None).await
        };
        match Box::pin(begun).await {
            Ok(_) => Ok(()),
            // Only the other player may know the obstacle.
            Err(ServiceError::NotToBeAccepted) => Err(ServiceError::NoRematch),
            Err(ServiceError::ChallengeClosed) => Err(ServiceError::OfferClosed),
            Err(error) => Err(error),
        }
    }

    /// Notes that a message, if there is one, shows an offer in this state.
    pub async fn mark_offer_announced(
        self,
        offer: &Offer,
        message: Option<(ChannelId, MessageId)>,
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
    if hosted.teams.is_some() {
        return Err(TeamRequestError::InTeams.into());
    }
    let is_over = hosted.game.outcome().is_some();
    match kind {
        OfferKind::Rematch | OfferKind::SameDeal if !is_over => Err(ServiceError::NotOver),
        OfferKind::Rematch | OfferKind::SameDeal if hosted.series.is_some_and(|series| series.is_running) => {
            Err(SeriesRequestError::GoesOn.into())
        }
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
