//! What one player of a match offers the other.

use crate::db;
use crate::db::connection::{Connection, Sequence};
use crate::db::error::StoreError;
use crate::db::row::{FromRow, Row};
use crate::db::store::Store;

/// How often a seat may withdraw an offer of a kind at a version and still make another.
const MAX_WITHDRAWN: i64 = 2;

/// An offer that is to be stored. It has no debug form, as it may hold a secret.
#[derive(Clone)]
pub struct NewOffer {
    /// Discord's id of the request.
    pub request: i64,
    /// The match.
    pub match_id: i64,
    /// The seat of who offers, 0 or 1.
    pub seat: i64,
    /// What: `draw`, `takeback`, `abort`, `rematch`, `hints`.
    pub kind: String,
    /// The version of the match for which it is made.
    pub version: i64,
    /// Now, in milliseconds.
    pub created_at: i64,
    /// From which the seed of the match that is offered is derived; secret.
    pub secret: Option<Vec<u8>>,
}

/// A stored offer.
#[derive(Clone)]
pub struct OfferRow {
    /// Its number.
    pub id: i64,
    /// What is offered.
    pub terms: NewOffer,
    /// What became of it.
    pub state: OfferState,
    /// The channel of the message that shows it.
    pub channel: Option<i64>,
    /// The message that shows it.
    pub message: Option<i64>,
    /// Whether the message shows the state.
    pub announced: bool,
}

/// What became of an offer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum OfferState {
    /// It waits for an answer.
    Open,
    /// The opponent agreed.
    Accepted,
    /// The opponent declined.
    Declined,
    /// Who offered took it back.
    Withdrawn,
    /// The game went on.
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

/// Closes an open offer for the sake of which something is done.
pub(crate) async fn accept(connection: &mut Connection, offer: i64) -> Result<(), StoreError> {
    db::query("UPDATE offers SET state = 'accepted', announced = 0 WHERE id = $1 AND state = 'open'")
        .bind(offer)
        .execute(connection)
        .await?;
    Ok(())
}

/// Lets the open offers of a match lapse that are meant for its course; the answer is which.
pub(crate) async fn lapse(connection: &mut Connection, match_id: i64) -> Result<Vec<i64>, StoreError> {
    let query = db::query_scalar(
        "UPDATE offers SET state = 'lapsed', announced = 0 \
         WHERE match_id = $1 AND state = 'open' AND kind <> 'rematch' RETURNING id",
    );
    Ok(query.bind(match_id).fetch_all(connection).await?)
}

impl Store {
    /// Stores an offer made for this version of the match; the same request again gives the offer that is there already.
    /// `None` when the match has moved on, or the seat has an open offer of this kind, or at this version one that was
    /// declined or too many that were withdrawn: each pings the opponent.
    ///
    /// # Errors
    /// A failure of the database.
    pub async fn add_offer(&self, new: NewOffer) -> Result<Option<OfferRow>, StoreError> {
        let add = db::query(
            "INSERT INTO offers (id, request, match_id, seat, kind, version, state, created_at, announced, secret) \
             SELECT $8, $1, $2, $3, $4, $5, 'open', $6, 0, $7 FROM matches \
             WHERE id = $2 AND version = $5 AND NOT EXISTS (SELECT 1 FROM offers \
             WHERE match_id = $2 AND seat = $3 AND kind = $4 \
             AND (state = 'open' OR version = $5 AND state = 'declined')) \
             AND (SELECT COUNT(*) FROM offers WHERE match_id = $2 AND seat = $3 AND kind = $4 AND version = $5 \
             AND state = 'withdrawn') < $9",
        )
        .bind(new.request)
        .bind(new.match_id)
        .bind(new.seat)
        .bind(new.kind)
        .bind(new.version)
        .bind(new.created_at)
        .bind(new.secret);
        let add = move |number: i64| add.bind(number).bind(MAX_WITHDRAWN);
        let look = move || db::query_as("SELECT * FROM offers WHERE request = $1").bind(new.request);
        self.writer
            .write(move |connection| {
                Box::pin(async move {
                    if let Some(known) = look().fetch_optional(&mut *connection).await? {
                        return Ok(Some(known));
                    }
                    let number = connection.next_number(Sequence::Offers).await?;
                    add(number).execute(&mut *connection).await?;
                    Ok(look().fetch_optional(connection).await?)
                })
            })
            .await
    }

    /// The offer with this number.
    ///
    /// # Errors
    /// A failure of the database.
    pub async fn offer(&self, id: i64) -> Result<Option<OfferRow>, StoreError> {
        let query = db::query_as("SELECT * FROM offers WHERE id = $1").bind(id);
        Ok(query.fetch_optional(&self.readers).await?)
    }

    /// The open offers of a match.
    ///
    /// # Errors
    /// A failure of the database.
    pub async fn open_offers(&self, match_id: i64) -> Result<Vec<OfferRow>, StoreError> {
        let query = db::query_as("SELECT * FROM offers WHERE match_id = $1 AND state = 'open' ORDER BY id");
        Ok(query.bind(match_id).fetch_all(&self.readers).await?)
    }

    /// Ends an open offer; whether it was open. Its message is then to be brought up to date.
    ///
    /// # Errors
    /// A failure of the database.
    pub async fn close_offer(&self, id: i64, state: OfferState) -> Result<bool, StoreError> {
        let query = db::query("UPDATE offers SET state = $2, announced = 0 WHERE id = $1 AND state = 'open'")
            .bind(id)
            .bind(state.word());
        Ok(self.writer.execute(query).await? == 1)
    }

    /// Accepts an open offer of hints, which both players of its match then may ask for; whether it was open.
    ///
    /// # Errors
    /// A failure of the database; nothing has then changed.
    pub async fn accept_hints(&self, id: i64) -> Result<bool, StoreError> {
        let allow = db::query(
            "UPDATE matches SET hints = 1 WHERE id IN (SELECT match_id FROM offers WHERE id = $1 AND state = 'open')",
        );
        let close =
            db::query("UPDATE offers SET state = 'accepted', announced = 0 WHERE id = $1 AND state = 'open'");
        self.writer
            .write(move |connection| {
                Box::pin(async move {
                    allow.bind(id).execute(&mut *connection).await?;
                    Ok(close.bind(id).execute(connection).await?.rows_affected() == 1)
                })
            })
            .await
    }

    /// The offers whose message does not show their state yet.
    ///
    /// # Errors
    /// A failure of the database.
    pub async fn unannounced_offers(&self) -> Result<Vec<i64>, StoreError> {
        let query = db::query_scalar("SELECT id FROM offers WHERE announced = 0 ORDER BY id");
        Ok(query.fetch_all(&self.readers).await?)
    }

    /// Notes that a message, where there is one, shows an offer in this state.
    ///
    /// # Errors
    /// A failure of the database.
    pub async fn offer_announced(
        &self,
        id: i64,
        state: OfferState,
        message: Option<(i64, i64)>,
    ) -> Result<(), StoreError> {
        let query = db::query(
            "UPDATE offers SET channel = COALESCE($3, channel), message = COALESCE($4, message), \
             announced = CASE WHEN state = $2 THEN 1 ELSE 0 END WHERE id = $1",
        )
        .bind(id)
        .bind(state.word())
        .bind(message.map(|(channel, _)| channel))
        .bind(message.map(|(_, message)| message));
        self.writer.execute(query).await?;
        Ok(())
    }
}
