//! Stored offers between the players of a match.

use crate::db;
use crate::db::connection::{Connection, Sequence};
use crate::db::error::StoreError;
use crate::db::row::{FromRow, Row};
use crate::ids::{ChannelId, MatchId, MessageId, OfferId, RequestId, Timestamp, Version};
use crate::offers::row_handle::OfferRows;
use trickmate_rules::Seat;

/// Number of offers of a kind that a seat may withdraw at a version and still make another.
const MAX_WITHDRAWN: i64 = 2;

/// An offer to store. It has no debug form, since it may hold a secret.
#[derive(Clone)]
pub struct NewOffer {
    /// Discord's id of the request.
    pub request: RequestId,
    /// The match.
    pub match_id: MatchId,
    /// The seat of the player who offers.
    pub seat: Seat,
    /// Subject: `draw`, `takeback`, `abort`, `rematch`, `same deal`, `hints`.
    pub kind: String,
    /// The version of the match for which it is made.
    pub version: Version,
    /// Now.
    pub created_at: Timestamp,
    /// Secret from which the seed of the offered match is derived.
    pub secret: Option<Vec<u8>>,
}

/// A stored offer.
#[derive(Clone)]
pub struct OfferRow {
    /// Its number.
    pub id: OfferId,
    /// Terms of the offer.
    pub terms: NewOffer,
    /// State of the offer.
    pub state: OfferState,
    /// The channel of the message that shows it.
    pub channel: Option<ChannelId>,
    /// The message that shows it.
    pub message: Option<MessageId>,
    /// `true` if the message shows the state.
    pub announced: bool,
}

/// State of an offer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum OfferState {
    /// The offer waits for an answer.
    Open,
    /// The opponent agreed.
    Accepted,
    /// The opponent declined.
    Declined,
    /// The player who offered took it back.
    Withdrawn,
    /// The game has continued.
    Lapsed,
}

impl OfferState {
    const ALL: [Self; 5] = [Self::Open, Self::Accepted, Self::Declined, Self::Withdrawn, Self::Lapsed];

    const fn word(self) -> &'static str {
        match self {
            Self::Open => "open",
            Self::Accepted => "accepted",
            Self::Declined => "declined",
            Self::Withdrawn => "withdrawn",
            Self::Lapsed => "lapsed",
        }
    }
}

impl FromRow for OfferRow {
    fn from_row(row: &Row) -> Result<Self, sqlx::Error> {
        let word: String = row.try_get("state")?;
        let state = OfferState::ALL.into_iter().find(|state| state.word() == word);
        Ok(Self {
            id: row.try_get("id")?,
            terms: NewOffer {
                request: row.try_get("request")?,
                match_id: row.try_get("match_id")?,
                seat: row.try_get("seat")?,
                kind: row.try_get("kind")?,
                version: row.try_get("version")?,
                created_at: row.try_get("created_at")?,
                secret: row.try_get("secret")?,
            },
            state: state.ok_or_else(|| sqlx::Error::Decode(format!("there is no state {word}").into()))?,
            channel: row.try_get("channel")?,
            message: row.try_get("message")?,
            announced: row.try_get::<i64>("announced")? != 0,
        })
    }
}

/// The result of a request to offer something.
pub enum AddedOffer {
    /// The offer is made.
    Made(Box<OfferRow>),
    /// The opponent's open offer of the same, to accept instead.
    Meets(OfferId),
    /// Both have agreed on a rematch, which is being played.
    Agreed(Box<OfferRow>),
    /// The seat has offered it before: it is still open, or was declined or withdrawn too often at this version.
    Refused {
        /// `true` if it is still open.
        is_open: bool,
    },
    /// The match has a newer version.
    Stale,
}

/// Returns the opponent's open offer of the same kind, or the running rematch of the match.
async fn opposite(connection: &mut Connection, new: &NewOffer) -> Result<Option<OfferRow>, StoreError> {
    let query = db::query_as(
        "SELECT * FROM offers WHERE match_id = $1 AND kind = $2 AND (state = 'open' AND seat <> $3 \
         OR state = 'accepted' AND kind = 'rematch' AND EXISTS (SELECT 1 FROM challenges JOIN matches \
         ON matches.challenge = challenges.id WHERE challenges.request = -offers.id AND matches.ended_at IS NULL)) \
         ORDER BY state DESC LIMIT 1",
    );
    let query = query.bind(new.match_id).bind(new.kind.clone()).bind(new.seat);
    Ok(query.fetch_optional(connection).await?)
}

/// Returns the number of open offers of the seat and kind, and by how many the declined or withdrawn ones at this
/// version exceed the limit. There is a limit since each offer pings the opponent.
async fn stands_against(connection: &mut Connection, new: &NewOffer) -> Result<(i64, i64), StoreError> {
    let query = db::query_as::<(i64, i64, i64)>(
        "SELECT COUNT(CASE WHEN state = 'open' THEN 1 END), \
         COUNT(CASE WHEN state = 'declined' AND version = $4 THEN 1 END), \
         COUNT(CASE WHEN state = 'withdrawn' AND version = $4 THEN 1 END) \
         FROM offers WHERE match_id = $1 AND seat = $2 AND kind = $3",
    );
    let query = query.bind(new.match_id).bind(new.seat).bind(new.kind.clone()).bind(new.version);
    let (open, declined, withdrawn) = query.fetch_one(connection).await?;
    Ok((open, declined + (withdrawn + 1 - MAX_WITHDRAWN).max(0)))
}

async fn insert(connection: &mut Connection, number: i64, new: NewOffer) -> Result<u64, StoreError> {
    let add = db::query(
        "INSERT INTO offers (id, request, match_id, seat, kind, version, state, created_at, announced, secret) \
         SELECT $1, $2, id, $4, $5, $6, 'open', $7, 0, $8 FROM matches WHERE id = $3 AND version = $6",
    );
    let add = add.bind(number).bind(new.request).bind(new.match_id).bind(new.seat).bind(new.kind);
    let add = add.bind(new.version).bind(new.created_at).bind(new.secret);
    Ok(add.execute(connection).await?.rows_affected())
}

/// Closes an open offer that is carried out.
pub(crate) async fn accept(connection: &mut Connection, offer: OfferId) -> Result<(), StoreError> {
    db::query("UPDATE offers SET state = 'accepted', announced = 0 WHERE id = $1 AND state = 'open'")
        .bind(offer)
        .execute(connection)
        .await?;
    Ok(())
}

/// Lets the open offers of a match that depend on its version lapse; returns them.
pub(crate) async fn lapse(
    connection: &mut Connection,
    match_id: MatchId,
) -> Result<Vec<OfferId>, StoreError> {
    let query = db::query_scalar(
        "UPDATE offers SET state = 'lapsed', announced = 0 \
         WHERE match_id = $1 AND state = 'open' AND kind <> 'rematch' RETURNING id",
    );
    Ok(query.bind(match_id).fetch_all(connection).await?)
}

impl OfferRows<'_> {
    /// Stores an offer for this version of the match; the same request again returns the existing offer. Refuses an
    /// offer that would ping the opponent needlessly.
    pub async fn add_offer(self, new: NewOffer) -> Result<AddedOffer, StoreError> {
        self.store
            .writer
            .write(move |connection| {
                Box::pin(async move {
                    let known = db::query_as("SELECT * FROM offers WHERE request = $1").bind(new.request);
                    if let Some(known) = known.fetch_optional(&mut *connection).await? {
                        return Ok(AddedOffer::Made(Box::new(known)));
                    }
                    if let Some(other) = opposite(connection, &new).await? {
                        return Ok(match other.state {
                            OfferState::Open => AddedOffer::Meets(other.id),
                            _ => AddedOffer::Agreed(Box::new(other)),
                        });
                    }
                    let number = connection.next_number(Sequence::Offers).await?;
                    let (open, declined) = stands_against(connection, &new).await?;
                    if open > 0 || declined > 0 {
                        return Ok(AddedOffer::Refused { is_open: open > 0 });
                    }
                    if insert(connection, number, new).await? == 0 {
                        return Ok(AddedOffer::Stale);
                    }
                    let look = db::query_as("SELECT * FROM offers WHERE id = $1").bind(number);
                    Ok(AddedOffer::Made(Box::new(look.fetch_one(connection).await?)))
                })
            })
            .await
    }

    /// Returns the offer with this number.
    pub async fn offer(self, id: OfferId) -> Result<Option<OfferRow>, StoreError> {
        let query = db::query_as("SELECT * FROM offers WHERE id = $1").bind(id);
        Ok(query.fetch_optional(&self.store.readers).await?)
    }

    /// Returns `true` if the players of a match have agreed to abort it.
    pub async fn has_agreed_to_abort(self, match_id: MatchId) -> Result<bool, StoreError> {
        let query = db::query_scalar::<i64>(
            "SELECT COUNT(*) FROM offers WHERE match_id = $1 AND kind = 'abort' AND state = 'accepted'",
        );
        Ok(query.bind(match_id).fetch_one(&self.store.readers).await? > 0)
    }

    /// Ends an open offer; returns whether it was open. Its message is then out of date.
    pub async fn close_offer(self, id: OfferId, state: OfferState) -> Result<bool, StoreError> {
        let query = db::query("UPDATE offers SET state = $2, announced = 0 WHERE id = $1 AND state = 'open'")
            .bind(id)
            .bind(state.word());
        Ok(self.store.writer.execute(query).await? == 1)
    }

    /// Accepts an open offer of hints, after which both players of its match may ask for them; returns whether it was
    /// open.
    ///
    /// # Errors
    /// A failure of the database; nothing has then changed.
    pub async fn accept_hints(self, id: OfferId) -> Result<bool, StoreError> {
        let allow = db::query(
            "UPDATE matches SET hints = 1 WHERE id IN (SELECT match_id FROM offers WHERE id = $1 AND state = 'open')",
        );
        let close =
            db::query("UPDATE offers SET state = 'accepted', announced = 0 WHERE id = $1 AND state = 'open'");
        self.store
            .writer
            .write(move |connection| {
                Box::pin(async move {
                    allow.bind(id).execute(&mut *connection).await?;
                    Ok(close.bind(id).execute(connection).await?.rows_affected() == 1)
                })
            })
            .await
    }

    /// Notes that a message, if there is one, shows an offer in this state.
    pub async fn offer_announced(
        self,
        id: OfferId,
        state: OfferState,
        message: Option<(ChannelId, MessageId)>,
    ) -> Result<(), StoreError> {
        let query = db::query(
            "UPDATE offers SET channel = COALESCE($3, channel), message = COALESCE($4, message), \
             announced = CASE WHEN state = $2 THEN 1 ELSE 0 END WHERE id = $1",
        )
        .bind(id)
        .bind(state.word())
        .bind(message.map(|(channel, _)| channel))
        .bind(message.map(|(_, message)| message));
        self.store.writer.execute(query).await?;
        Ok(())
    }
}
