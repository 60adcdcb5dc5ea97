//! Offers: what needs the agreement of both players. An offer holds for one version of the match; playing on lets it
//! lapse.

use super::clocks::Clocks;
use super::deck::DeckTrouble;
use super::{Answer, Hall, HallError, Invitation, Notice, SeatWish, Table, takeback};
use crate::rules::{Conclusion, Seat};
use crate::store::{ActionRow, NewOffer, OfferRow, OfferState, Progress};

/// What is offered.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum OfferKind {
    /// That the match is drawn.
    Draw,
    /// That the moves since the offerer's last turn, and that turn, are taken back.
    Takeback,
    /// That the match does not count.
    Abort,
    /// Another match with the seats swapped.
    Rematch,
}

impl OfferKind {
    const ALL: [Self; 4] = [Self::Draw, Self::Takeback, Self::Abort, Self::Rematch];

    const fn word(self) -> &'static str {
        match self {
            Self::Draw => "draw",
            Self::Takeback => "takeback",
            Self::Abort => "abort",
            Self::Rematch => "rematch",
        }
    }
}

/// An offer as it stands.
#[derive(Clone, Debug)]
pub struct Offer {
    /// Its number.
    pub id: i64,
    /// The match.
    pub table: i64,
    /// The seat of who offers.
    pub seat: Seat,
    /// What.
    pub kind: OfferKind,
    /// The version of the match for which it was made.
    pub version: i64,
    /// What became of it.
    pub state: OfferState,
    /// The message that shows it and its channel, once there is one.
    pub message: Option<(i64, i64)>,
    /// Whether the message shows the state.
    pub is_told: bool,
}

/// What became of the wish to offer something.
#[derive(Clone, Debug)]
pub enum Offered {
    /// It is offered.
    Made(Offer),
    /// The opponent had offered the same, so that it is done.
    Agreed(Offer),
    /// It needed no agreement and is done.
    Done,
}

impl Hall {
    /// Offers something to the opponent. What the opponent has offered too is done; a match in which somebody has not moved
    /// yet is aborted without asking.
    ///
    /// # Errors
    /// A player who does not sit there, an offer that makes no sense now or has been made already, a failure of the database.
    pub async fn offer(
        &self,
        table: i64,
        player: i64,
        kind: OfferKind,
        request: i64,
    ) -> Result<Offered, HallError> {
        let table = self.table(table).await?;
        let seat = seat_of(&table, player)?;
        let result = self.try_offer(&table, seat, player, kind, request).await;
        match result {
            // The same request may have come before.
            Err(_) if self.store.action_of_request(request).await?.is_some() => Ok(Offered::Done),
            result => result,
        }
    }

    async fn try_offer(
        &self,
        table: &Table,
        seat: Seat,
        player: i64,
        kind: OfferKind,
        request: i64,
    ) -> Result<Offered, HallError> {
        makes_sense(table, seat, kind)?;
        let has_moved = |seat| table.game.turns(seat) > 0;
        if kind == OfferKind::Abort && !Seat::ALL.into_iter().all(has_moved) {
            self.conclude(table.id, table.version(), Conclusion::Abort, request, None).await?;
            return Ok(Offered::Done);
        }
        let mut open = self.store.open_offers(table.id).await?.into_iter().map(Offer::of);
        let answered = open.find(|offer| offer.seat == seat.other() && offer.kind == kind);
        if let Some(offer) = answered {
            return Ok(Offered::Agreed(self.answer_offer(offer.id, player, Answer::Accept, request).await?));
        }
        let new = NewOffer {
            request,
            match_id: table.id,
            seat: seat.index() as i64,
            kind: kind.word().to_owned(),
            version: table.version(),
            created_at: self.clock.now(),
        };
        let row = self.store.add_offer(new).await?.ok_or(HallError::OfferedAlready)?;
        self.notify(Notice::Offer(row.id));
        Ok(Offered::Made(Offer::of(row)))
    }

    /// The offer with this number.
    ///
    /// # Errors
    /// No such offer, a failure of the database.
    pub async fn offered(&self, id: i64) -> Result<Offer, HallError> {
        Ok(Offer::of(self.store.offer(id).await?.ok_or(HallError::OfferClosed)?))
    }

    /// Takes an answer to an offer; the same answer again changes nothing and succeeds.
    ///
    /// # Errors
    /// An offer that is no longer open or not this player's to answer, a failure of the database.
    pub async fn answer_offer(
        &self,
        id: i64,
        player: i64,
        answer: Answer,
        request: i64,
    ) -> Result<Offer, HallError> {
        let offer = self.offered(id).await?;
        let table = self.table(offer.table).await?;
        let own = seat_of(&table, player)? == offer.seat;
        let (state, is_theirs) = match answer {
            Answer::Accept => (OfferState::Accepted, !own),
            Answer::Decline => (OfferState::Declined, !own),
            Answer::Withdraw => (OfferState::Withdrawn, own),
        };
        if !is_theirs {
            let offerer = table.players[offer.seat.index()];
            return Err(if own { HallError::OwnOffer } else { HallError::NotOfferer(offerer) });
        }
        let done = offer.state == OfferState::Open
            && match answer {
                Answer::Accept => self.accept_offer(&offer, &table, player, request).await?,
                Answer::Decline | Answer::Withdraw => self.store.close_offer(id, state).await?,
            };
        if done {
            self.notify(Notice::Offer(id));
        }
        let offer = self.offered(id).await?;
        if offer.state == state { Ok(offer) } else { Err(HallError::OfferClosed) }
    }

    /// Does what was offered; whether it could be done.
    async fn accept_offer(
        &self,
        offer: &Offer,
        table: &Table,
        player: i64,
        request: i64,
    ) -> Result<bool, HallError> {
        match offer.kind {
            OfferKind::Draw => {
                let agreed = Conclusion::Agreement;
                self.conclude(table.id, offer.version, agreed, request, Some(offer.id)).await?;
            }
            OfferKind::Abort => {
                self.conclude(table.id, offer.version, Conclusion::Abort, request, Some(offer.id)).await?;
            }
            OfferKind::Takeback => return self.take_back(offer, table, request).await,
            OfferKind::Rematch => {
                self.play_again(offer, table, player).await?;
                return Ok(self.store.close_offer(offer.id, OfferState::Accepted).await?);
            }
        }
        Ok(true)
    }

    /// Ends a match that is at this version, as both have agreed by an offer, if there was one.
    pub(super) async fn conclude(
        &self,
        id: i64,
        version: i64,
        conclusion: Conclusion,
        request: i64,
        accepted: Option<i64>,
    ) -> Result<(), HallError> {
        let mut table = self.table(id).await?;
        let known = table.game.plies().len();
        if table.version() != version {
            return Err(HallError::Stale);
        }
        if table.game.conclude(conclusion).is_err() {
            return Err(HallError::Over);
        }
        let progress = Progress { accepted, ..self.progress(&mut table, version, known, request).await? };
        if self.append(id, progress).await? { Ok(()) } else { Err(HallError::Stale) }
    }

    async fn take_back(&self, offer: &Offer, table: &Table, request: i64) -> Result<bool, HallError> {
        if table.version() != offer.version {
            return Ok(false);
        }
        let left = plies_left(table, offer.seat)?;
        let at = self.clock.now();
        let action = ActionRow {
            ply: table.version() + 1,
            seat: Some(offer.seat.index() as i64),
            text: takeback::text(left),
            request,
            at,
        };
        let mut progress =
            Progress { actions: vec![action], accepted: Some(offer.id), ..Progress::default() };
        if let Some(clocks) = table.clocks {
            // Nobody but the offerer was to act there.
            let after: Clocks = clocks.after_takeback(&[offer.seat], at);
            progress.clocks = self.clock_rows(table.time, table.players, Some(&clocks), &after).await?;
        }
        self.append(table.id, progress).await
    }

    /// Begins another match like this one with the seats swapped, in the same place. Once for each offer.
    async fn play_again(&self, offer: &Offer, table: &Table, player: i64) -> Result<(), HallError> {
        let game = table.game.game();
        // Supplies, such as decks, are brought anew.
        let options = table.game.options().iter().filter(|(name, _)| game.supply(name).is_none());
        let invitation = Invitation {
            request: -offer.id,
            game: game.name().to_owned(),
            options: options.map(|(name, value)| (name.to_owned(), value.to_string())).collect(),
            server: table.server,
            channel: table.place(),
            challenger: table.players[offer.seat.index()],
            opponent: Some(player),
            seat: SeatWish::Seat(offer.seat.other()),
            time: Some(table.time),
            rated: table.rated,
        };
        let challenger = invitation.challenger;
        let challenge = self.invite(invitation).await.map_err(|error| match error {
            // It is the other player's deck, and their secret.
            HallError::Deck(_) => DeckTrouble::OtherNotReady(challenger).into(),
            other => other,
        })?;
        self.answer(challenge.id, player, Answer::Accept).await.map(|_| ())
    }

    /// Notes that a message, where there is one, shows an offer in this state.
    ///
    /// # Errors
    /// A failure of the database.
    pub async fn told_offer(&self, offer: &Offer, message: Option<(i64, i64)>) -> Result<(), HallError> {
        Ok(self.store.offer_announced(offer.id, offer.state, message).await?)
    }
}

impl Offer {
    fn of(row: OfferRow) -> Self {
        Self {
            id: row.id,
            table: row.terms.match_id,
            seat: Seat::ALL[usize::from(row.terms.seat != 0)],
            kind: OfferKind::ALL
                .into_iter()
                .find(|kind| kind.word() == row.terms.kind)
                .unwrap_or(OfferKind::Draw),
            version: row.terms.version,
            state: row.state,
            message: row.channel.zip(row.message),
            is_told: row.announced,
        }
    }
}

fn seat_of(table: &Table, player: i64) -> Result<Seat, HallError> {
    table.seat_of(player).ok_or(HallError::NotSeated(table.players[0], table.players[1]))
}

/// Whether something can be offered in this match now.
fn makes_sense(table: &Table, seat: Seat, kind: OfferKind) -> Result<(), HallError> {
    let is_over = table.game.outcome().is_some();
    match kind {
        OfferKind::Rematch if !is_over => Err(HallError::NotOver),
        OfferKind::Rematch => Ok(()),
        _ if is_over => Err(HallError::Over),
        OfferKind::Takeback if table.rated => Err(HallError::Rated),
        OfferKind::Takeback => plies_left(table, seat).map(|_| ()),
        OfferKind::Draw | OfferKind::Abort => Ok(()),
    }
}

/// How many plies stay when a seat takes back its last turn.
fn plies_left(table: &Table, seat: Seat) -> Result<usize, HallError> {
    let left = table.game.before_last_turn(seat).ok_or(HallError::NothingToTakeBack)?;
    let reveals = table.game.plies()[left..].iter().any(|ply| ply.reveals);
    if reveals { Err(HallError::Revealed) } else { Ok(left) }
}
