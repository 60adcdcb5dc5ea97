//! Challenges.

use crate::db;
use crate::db::connection::{Connection, Sequence};
use crate::db::error::StoreError;
use crate::db::reader::Reader;
use crate::db::row::{FromRow, Row};
use crate::error::ServiceError;
use crate::ids::{ChallengeId, ChannelId, MessageId, PlayerId, RequestId, ServerId};
use crate::invitations::row_handle::InvitationRows;
use crate::limits::Limits;
use crate::series::sideboard_rows::drop_sideboards;
use crate::studies::rows::{SetupRow, set_setup};

/// A challenge to store. It has no debug form, since it holds a secret.
#[derive(Clone)]
pub struct NewChallenge {
    /// Discord's id of the request.
    pub request: RequestId,
    /// The pressed button or menu with its message: a second press makes no other challenge.
    pub pressed: Option<String>,
    /// The game's name.
    pub game: String,
    /// The options as a JSON object.
    pub options: String,
    /// The Discord server, if it is not in a direct message.
    pub server: Option<ServerId>,
    /// The channel.
    pub channel: ChannelId,
    /// Challenger.
    pub challenger: PlayerId,
    /// Challenged player; `None` for anybody.
    pub opponent: Option<PlayerId>,
    /// The challenger's seat, 0 or 1; `None` if it is drawn.
    pub seat: Option<i64>,
    /// Time control, as people type it.
    pub time: String,
    /// `true` if the result should change ratings.
    pub rated: bool,
    /// The squares whose pieces one side does without.
    pub odds: Option<String>,
    /// The challenged player's time control, if it differs from the challenger's.
    pub opponent_time: Option<String>,
    /// The series that it begins.
    pub series: Option<String>,
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
    pub id: ChallengeId,
    /// Terms of the challenge.
    pub terms: NewChallenge,
    /// The message that shows it.
    pub message: Option<MessageId>,
    /// State of the challenge.
    pub state: ChallengeState,
    /// `true` if it begins from a custom position.
    pub is_set_up: bool,
}

/// Selects challenges.
macro_rules! select {
    ($rest:literal) => {
        concat!(
            "SELECT challenges.*, EXISTS (SELECT 1 FROM setups WHERE challenge = challenges.id) AS is_set_up \
             FROM challenges ",
            $rest
        )
    };
}

/// State of a challenge.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ChallengeState {
    /// The challenge waits for an answer.
    Open,
    /// The challenge became a match.
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
                odds: row.try_get("odds")?,
                opponent_time: row.try_get("opponent_time")?,
                series: row.try_get("series")?,
                secret: row.try_get("secret")?,
                created_at: row.try_get("created_at")?,
                expires_at: row.try_get("expires_at")?,
            },
            message: row.try_get("message")?,
            is_set_up: row.try_get("is_set_up")?,
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
    let query = db::query_as(select!(
        "WHERE request = $1 OR challenger = $2 AND pressed = $3 AND state = 'open' \
         ORDER BY request = $1 DESC LIMIT 1"
    ));
    let query = query.bind(new.request).bind(new.challenger).bind(new.pressed.clone());
    Ok(query.fetch_optional(connection).await?)
}

/// Stores a challenge; returns its number.
pub(crate) async fn insert(
    connection: &mut Connection,
    new: NewChallenge,
) -> Result<ChallengeId, StoreError> {
    let number = connection.next_number(Sequence::Challenges).await?;
    db::query(
        "INSERT INTO challenges (id, request, game, options, server, channel, challenger, opponent, seat, state, \
         created_at, expires_at, announced, time, rated, secret, pressed, odds, opponent_time, series) \
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, 'open', $10, $11, 0, $12, $13, $14, $15, $16, $17, $18)",
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
    .bind(new.odds)
    .bind(new.opponent_time)
    .bind(new.series)
    .execute(connection)
    .await?;
    Ok(ChallengeId::new(number))
}

impl InvitationRows<'_> {
    /// Stores a challenge; the same request again returns the existing challenge, and so does the same button while the
    /// challenge is open.
    ///
    /// # Errors
    /// Players who are excluded, more challenges or games than the limits allow, a rated game where they are turned
    /// off, a failure of the database; nothing has then changed.
    pub async fn add_challenge(
        self,
        new: NewChallenge,
        setup: Option<SetupRow>,
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
                    let number = insert(&mut *connection, new).await?;
                    if let Some(setup) = setup {
                        set_setup(&mut *connection, number, setup).await?;
                    }
                    let look = db::query_as(select!("WHERE id = $1")).bind(number);
                    Ok(look.fetch_one(connection).await.map_err(StoreError::from)?)
                })
            })
            .await
    }

    /// Returns the challenge with this number.
    pub async fn challenge(self, id: ChallengeId) -> Result<Option<ChallengeRow>, StoreError> {
        let query = db::query_as(select!("WHERE id = $1")).bind(id);
        Ok(query.fetch_optional(&self.store.readers).await?)
    }

    /// Returns the open challenges to anybody on a server, the latest first.
    pub async fn challenges_to_anybody(
        self,
        server: ServerId,
        limit: i64,
    ) -> Result<Vec<ChallengeRow>, StoreError> {
        let query = db::query_as(select!(
            "WHERE state = 'open' AND server = $1 AND opponent IS NULL ORDER BY id DESC LIMIT $2"
        ));
        Ok(query.bind(server).bind(limit).fetch_all(&self.store.readers).await?)
    }

    /// Returns the open challenges that a person has made, or could accept on a server, the oldest first.
    pub async fn open_challenges_of(
        self,
        person: PlayerId,
        server: Option<ServerId>,
    ) -> Result<Vec<ChallengeRow>, StoreError> {
        let query = db::query_as(select!(
            "WHERE state = 'open' AND (challenger = $1 OR opponent = $1 OR opponent IS NULL AND server = $2) \
             ORDER BY id"
        ));
        Ok(query.bind(person).bind(server).fetch_all(&self.store.readers).await?)
    }

    /// Notes the message that shows the challenge. If the challenge is no longer open, it may show an old state.
    pub async fn set_challenge_message(self, id: ChallengeId, message: MessageId) -> Result<(), StoreError> {
        let query = db::query(
            "UPDATE challenges SET message = $2, announced = CASE WHEN state = 'open' THEN 1 ELSE 0 END WHERE id = $1",
        ).bind(id).bind(message);
        self.store.writer.execute(query).await?;
        Ok(())
    }

    /// Ends an open challenge without a match; returns whether it was open. Its message is then out of date.
    pub async fn close_challenge(self, id: ChallengeId, state: ChallengeState) -> Result<bool, StoreError> {
        let close =
            db::query("UPDATE challenges SET state = $2, announced = 0 WHERE id = $1 AND state = 'open'")
                .bind(id)
                .bind(state.word());
        self.store
            .writer
            .write(move |connection| {
                Box::pin(async move {
                    let is_closed = close.execute(&mut *connection).await?.rows_affected() == 1;
                    if is_closed {
                        drop_sideboards(connection, &[id]).await?;
                    }
                    Ok(is_closed)
                })
            })
            .await
    }

    /// Lets every open challenge whose time is up expire; returns their number.
    pub async fn expire_challenges(self, now: i64) -> Result<usize, StoreError> {
        let expire = db::query_scalar(
            "UPDATE challenges SET state = 'expired', announced = 0 WHERE state = 'open' AND expires_at <= $1 \
             RETURNING id",
        );
        let expire = expire.bind(now);
        self.store
            .writer
            .write(move |connection| {
                Box::pin(async move {
                    let expired: Vec<ChallengeId> = expire.fetch_all(&mut *connection).await?;
                    drop_sideboards(connection, &expired).await?;
                    Ok(expired.len())
                })
            })
            .await
    }

    /// Returns when the next open challenge expires.
    pub async fn next_expiry(self) -> Result<Option<i64>, StoreError> {
        let query = db::query_scalar("SELECT MIN(expires_at) FROM challenges WHERE state = 'open'");
        Ok(query.fetch_one(&self.store.readers).await?)
    }

    /// Returns the challenges whose messages are out of date.
    pub async fn unannounced_challenges(self) -> Result<Vec<ChallengeId>, StoreError> {
        let query = db::query_scalar("SELECT id FROM challenges WHERE announced = 0 ORDER BY id");
        Ok(query.fetch_all(&self.store.readers).await?)
    }

    /// Notes that the message shows the state.
    pub async fn challenge_announced(self, id: ChallengeId) -> Result<(), StoreError> {
        let query = db::query("UPDATE challenges SET announced = 1 WHERE id = $1").bind(id);
        self.store.writer.execute(query).await?;
        Ok(())
    }
}
