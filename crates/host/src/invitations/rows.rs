//! Challenges.

use crate::db;
use crate::db::connection::{Connection, Sequence};
use crate::db::error::StoreError;
use crate::db::reader::Reader;
use crate::db::row::{FromRow, Row};
use crate::error::ServiceError;
use crate::invitations::row_handle::InvitationRows;
use crate::limits::Limits;

/// Challenge to store. It has no debug form, as it holds a secret.
#[derive(Clone)]
pub struct NewChallenge {
    /// Discord's id of the request.
    pub request: i64,
    /// The pressed button or menu with its message: a second press makes no other challenge.
    pub pressed: Option<String>,
    /// The game's name.
    pub game: String,
    /// The options as a JSON object.
    pub options: String,
    /// The Discord server, if it is not in a direct message.
    pub server: Option<i64>,
    /// The channel.
    pub channel: i64,
    /// Challenger.
    pub challenger: i64,
    /// Challenged player; `None` for anybody.
    pub opponent: Option<i64>,
    /// The challenger's seat, 0 or 1; `None` if it is drawn.
    pub seat: Option<i64>,
    /// Time control, as people type it.
    pub time: String,
    /// `true` if the result should change ratings.
    pub rated: bool,
    /// Secret from which the seed is derived, if there is one.
    pub secret: Option<Vec<u8>>,
    /// Now, in milliseconds.
    pub created_at: i64,
    /// When it expires, in milliseconds.
    pub expires_at: i64,
}

/// A stored challenge.
#[derive(Clone)]
pub struct ChallengeRow {
    /// Its number.
    pub id: i64,
    /// Terms of the challenge.
    pub terms: NewChallenge,
    /// The message that shows it.
    pub message: Option<i64>,
    /// State of the challenge.
    pub state: ChallengeState,
}

/// State of a challenge.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ChallengeState {
    /// It waits for an answer.
    Open,
    /// It became a match.
    Accepted,
    /// The challenged player declined.
    Declined,
    /// The challenger took it back.
    Withdrawn,
    /// Nobody answered in time.
    Expired,
    /// One of its players was excluded, or is being deleted.
    CalledOff,
}

impl ChallengeState {
    const fn word(self) -> &'static str {
        match self {
            Self::Open => "open",
            Self::Accepted => "accepted",
            Self::Declined => "declined",
            Self::Withdrawn => "withdrawn",
            Self::Expired => "expired",
            Self::CalledOff => "called off",
        }
    }

    fn of(word: &str) -> Option<Self> {
        [Self::Open, Self::Accepted, Self::Declined, Self::Withdrawn, Self::Expired, Self::CalledOff]
            .into_iter()
            .find(|state| state.word() == word)
    }
}

impl FromRow for ChallengeRow {
    fn from_row(row: &Row) -> Result<Self, sqlx::Error> {
        let state: String = row.try_get("state")?;
        Ok(Self {
            id: row.try_get("id")?,
            terms: NewChallenge {
                request: row.try_get("request")?,
                pressed: row.try_get("pressed")?,
                game: row.try_get("game")?,
                options: row.try_get("options")?,
                server: row.try_get("server")?,
                channel: row.try_get("channel")?,
                challenger: row.try_get("challenger")?,
                opponent: row.try_get("opponent")?,
                seat: row.try_get("seat")?,
                time: row.try_get("time")?,
                rated: row.try_get::<i64>("rated")? != 0,
                secret: row.try_get("secret")?,
                created_at: row.try_get("created_at")?,
                expires_at: row.try_get("expires_at")?,
            },
            message: row.try_get("message")?,
            state: ChallengeState::of(&state)
                .ok_or_else(|| sqlx::Error::Decode(format!("there is no state {state}").into()))?,
        })
    }
}

/// Returns the challenge of an earlier equal request, or of an earlier press of the same button.
async fn made_before(
    connection: &mut Connection,
    new: &NewChallenge,
) -> Result<Option<ChallengeRow>, StoreError> {
    let query = db::query_as(
        "SELECT * FROM challenges WHERE request = $1 \
         OR challenger = $2 AND pressed = $3 AND state = 'open' ORDER BY request = $1 DESC LIMIT 1",
    );
    let query = query.bind(new.request).bind(new.challenger).bind(new.pressed.clone());
    Ok(query.fetch_optional(connection).await?)
}

/// Stores a challenge; returns its number.
pub(crate) async fn insert(connection: &mut Connection, new: NewChallenge) -> Result<i64, StoreError> {
    let number = connection.next_number(Sequence::Challenges).await?;
    db::query(
        "INSERT INTO challenges (id, request, game, options, server, channel, challenger, opponent, seat, state, \
         created_at, expires_at, announced, time, rated, secret, pressed) \
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, 'open', $10, $11, 0, $12, $13, $14, $15)",
    )
    .bind(number)
    .bind(new.request)
    .bind(new.game)
    .bind(new.options)
    .bind(new.server)
    .bind(new.channel)
    .bind(new.challenger)
    .bind(new.opponent)
    .bind(new.seat)
    .bind(new.created_at)
    .bind(new.expires_at)
    .bind(new.time)
    .bind(i64::from(new.rated))
    .bind(new.secret)
    .bind(new.pressed)
    .execute(connection)
    .await?;
    Ok(number)
}

impl InvitationRows<'_> {
    /// Stores a challenge; the same request again returns the challenge that exists, and so does the same button while
    /// it is open.
    ///
    /// # Errors
    /// Players who are excluded, more challenges or games than the limits allow, a rated game where they are turned
    /// off, a failure of the database; nothing has then changed.
    pub async fn add_challenge(
        self,
        new: NewChallenge,
        limits: Limits,
    ) -> Result<ChallengeRow, ServiceError> {
        let admission = self.store.access().admission(new.server, limits);
        self.store
            .writer
            .decide(move |connection| {
                Box::pin(async move {
                    if let Some(known) = made_before(connection, &new).await? {
                        return Ok(known);
                    }
                    let mut now = Reader::Transaction(&mut *connection);
                    admission.may_invite(&mut now, new.challenger, new.opponent, new.request).await?;
                    admission.may_rate(&mut now, new.rated).await?;
                    let number = insert(connection, new).await?;
                    let look = db::query_as("SELECT * FROM challenges WHERE id = $1").bind(number);
                    Ok(look.fetch_one(connection).await.map_err(StoreError::from)?)
                })
            })
            .await
    }

    /// Returns the challenge with this number.
    pub async fn challenge(self, id: i64) -> Result<Option<ChallengeRow>, StoreError> {
        let query = db::query_as("SELECT * FROM challenges WHERE id = $1").bind(id);
        Ok(query.fetch_optional(&self.store.readers).await?)
    }

    /// Returns the open challenges to anybody on a server, the latest first.
    pub async fn challenges_to_anybody(
        self,
        server: i64,
        limit: i64,
    ) -> Result<Vec<ChallengeRow>, StoreError> {
        let query = db::query_as(
            "SELECT * FROM challenges WHERE state = 'open' AND server = $1 AND opponent IS NULL \
             ORDER BY id DESC LIMIT $2",
        );
        Ok(query.bind(server).bind(limit).fetch_all(&self.store.readers).await?)
    }

    /// Returns the open challenges that a person has made, or could accept on a server, the oldest first.
    pub async fn open_challenges_of(
        self,
        person: i64,
        server: Option<i64>,
    ) -> Result<Vec<ChallengeRow>, StoreError> {
        let query = db::query_as(
            "SELECT * FROM challenges WHERE state = 'open' \
             AND (challenger = $1 OR opponent = $1 OR opponent IS NULL AND server = $2) ORDER BY id",
        );
        Ok(query.bind(person).bind(server).fetch_all(&self.store.readers).await?)
    }

    /// Notes the message that shows the challenge. If the challenge is no longer open, it may show an old state.
    pub async fn set_challenge_message(self, id: i64, message: i64) -> Result<(), StoreError> {
        let query = db::query(
            "UPDATE challenges SET message = $2, announced = CASE WHEN state = 'open' THEN 1 ELSE 0 END WHERE id = $1",
        ).bind(id).bind(message);
        self.store.writer.execute(query).await?;
        Ok(())
    }

    /// Ends an open challenge without a match; returns whether it was open. Its message is then out of date.
    pub async fn close_challenge(self, id: i64, state: ChallengeState) -> Result<bool, StoreError> {
        let query =
            db::query("UPDATE challenges SET state = $2, announced = 0 WHERE id = $1 AND state = 'open'")
                .bind(id)
                .bind(state.word());
        Ok(self.store.writer.execute(query).await? == 1)
    }

    /// Lets every open challenge whose time is over expire; returns their number.
    pub async fn expire_challenges(self, now: i64) -> Result<u64, StoreError> {
        let query = db::query(
            "UPDATE challenges SET state = 'expired', announced = 0 WHERE state = 'open' AND expires_at <= $1",
        );
        self.store.writer.execute(query.bind(now)).await
    }

    /// Returns when the next open challenge expires.
    pub async fn next_expiry(self) -> Result<Option<i64>, StoreError> {
        let query = db::query_scalar("SELECT MIN(expires_at) FROM challenges WHERE state = 'open'");
        Ok(query.fetch_one(&self.store.readers).await?)
    }

    /// Returns the challenges whose messages are out of date.
    pub async fn unannounced_challenges(self) -> Result<Vec<i64>, StoreError> {
        let query = db::query_scalar("SELECT id FROM challenges WHERE announced = 0 ORDER BY id");
        Ok(query.fetch_all(&self.store.readers).await?)
    }

    /// Notes that the message shows the state.
    pub async fn challenge_announced(self, id: i64) -> Result<(), StoreError> {
        let query = db::query("UPDATE challenges SET announced = 1 WHERE id = $1").bind(id);
        self.store.writer.execute(query).await?;
        Ok(())
    }
}
