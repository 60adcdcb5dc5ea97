//! The start of matches: the transaction that begins one also checks everything that forbids it.

use crate::access::admission::Admission;
use crate::clocks::clock_row::ClockRow;
use crate::clocks::rows as clocks;
use crate::db;
use crate::db::connection::{Connection, Sequence};
use crate::db::error::StoreError;
use crate::db::query::Query;
use crate::db::reader::Reader;
use crate::db::row::from_row;
use crate::error::ServiceError;
use crate::invitations::rows as challenges;
use crate::invitations::rows::NewChallenge;
use crate::limits::Limits;
use crate::matches::row_handle::MatchRows;
use crate::matches::rows::{MatchRow, NewMatch, NewSeed};
use crate::studies::rows::{SetupRow, set_setup};
use crate::world::rows::WorldExclusion;

/// A challenge that nobody sees: its match begins at once.
#[derive(Clone)]
pub(crate) struct AtOnce {
    pub(crate) challenge: NewChallenge,
    /// The position in which the match begins, if it is not the usual one.
    pub(crate) setup: Option<SetupRow>,
}

/// The result of a request to begin a match at once.
pub(crate) enum BegunAtOnce {
    /// It has begun.
    Now(Box<MatchRow>),
    /// An earlier equal request, or the same button, began this one.
    Before(i64),
}

/// The columns of an open challenge on which its acceptance depends.
struct Terms {
    server: Option<i64>,
    challenger: i64,
    rated: i64,
}

from_row!(Terms { server, challenger, rated });

impl MatchRows<'_> {
    /// Turns an open challenge into a match; `None` when it is no longer open.
    ///
    /// # Errors
    /// Players who are excluded or have too many games, a rated match on a server without rated games, a failure of the database; nothing
    /// has then changed.
    pub async fn accept_challenge(
        self,
        new: NewMatch,
        limits: Limits,
    ) -> Result<Option<MatchRow>, ServiceError> {
        let admission = self.store.access().admission(None, limits);
        self.store
            .writer
            .decide(move |connection| Box::pin(async move { begin(connection, admission, new).await }))
            .await
    }

    /// Begins a match with its challenge, and accepts the offer of a rematch that it comes from.
    ///
    /// # Errors
    /// As [`MatchRows::accept_challenge`], and an offer that is no longer open.
    pub(crate) async fn begin_at_once(
        self,
        AtOnce { challenge, setup }: AtOnce,
        new: NewMatch,
        limits: Limits,
    ) -> Result<BegunAtOnce, ServiceError> {
        let admission = self.store.access().admission(None, limits);
        self.store
            .writer
            .decide(move |connection| {
                Box::pin(async move {
                    let (request, challenger) = (challenge.request, challenge.challenger);
                    let before = begun_before(request, challenger, challenge.pressed.clone());
                    if let Some(before) =
                        before.fetch_optional(&mut *connection).await.map_err(StoreError::from)?
                    {
                        return Ok(BegunAtOnce::Before(before));
                    }
                    let number = challenges::insert(&mut *connection, challenge).await?;
                    if let Some(setup) = setup {
                        set_setup(&mut *connection, number, setup).await?;
                    }
                    match begin(connection, admission, NewMatch { challenge: number, ..new }).await? {
                        Some(row) => Ok(BegunAtOnce::Now(Box::new(row))),
                        // It is an error, so that the challenge is not kept.
                        None => Err(ServiceError::ChallengeClosed),
                    }
                })
            })
            .await
    }

    /// Returns the match against the computer that an equal request has begun, or the same button while the player has
    /// not acted in it.
    pub(crate) async fn begun_before(
        self,
        request: i64,
        player: i64,
        pressed: Option<String>,
    ) -> Result<Option<i64>, StoreError> {
        Ok(begun_before(request, player, pressed).fetch_optional(&self.store.readers).await?)
    }
}

fn begun_before(request: i64, player: i64, pressed: Option<String>) -> db::query::QueryScalar<i64> {
    let query = db::query_scalar(
        "SELECT matches.id FROM matches JOIN challenges ON challenges.id = matches.challenge \
         WHERE challenges.request = $1 OR challenges.challenger = $2 AND challenges.pressed = $3 \
         AND ended_at IS NULL AND NOT EXISTS \
         (SELECT 1 FROM actions WHERE match_id = matches.id AND actions.seat = 1 - matches.computer) \
         ORDER BY matches.id DESC LIMIT 1",
    );
    query.bind(request).bind(player).bind(pressed)
}

/// Begins the match of an open challenge within a transaction; `None` when it is not open.
async fn begin(
    connection: &mut Connection,
    admission: Admission,
    new: NewMatch,
) -> Result<Option<MatchRow>, ServiceError> {
    let terms =
        db::query_as("SELECT server, challenger, rated FROM challenges WHERE id = $1 AND state = 'open'");
    let terms = terms.bind(new.challenge).fetch_optional(&mut *connection).await.map_err(StoreError::from)?;
    let Some(Terms { server, challenger, rated }) = terms else { return Ok(None) };
    let mut now = Reader::Transaction(&mut *connection);
    let admission = Admission { server, ..admission };
    if new.computer.is_some() {
        admission.may_play_computer(&mut now, challenger).await?;
    } else {
        let [first, second] = new.players;
        let accepting = if first == challenger { second } else { first };
        admission.may_accept(&mut now, challenger, accepting).await?;
        admission.may_rate(&mut now, rated != 0).await?;
    }
    Ok(insert(connection, new).await?)
}

/// Turns a challenge into a match; `None` if it is not open, or the offer that it comes from is not.
async fn insert(connection: &mut Connection, new: NewMatch) -> Result<Option<MatchRow>, StoreError> {
    let accept = db::query(
        "UPDATE challenges SET state = 'accepted', announced = 0 \
         WHERE id = $1 AND state = 'open' AND expires_at > $2 \
         AND (request >= 0 OR EXISTS (SELECT 1 FROM offers WHERE id = -challenges.request AND state = 'open'))",
    );
    let accept = accept.bind(new.challenge).bind(new.created_at);
    if accept.execute(&mut *connection).await?.rows_affected() == 0 {
        return Ok(None);
    }
    db::query(
        "UPDATE offers SET state = 'accepted', announced = 0 \
         WHERE id IN (SELECT -request FROM challenges WHERE id = $1 AND request < 0)",
    )
    .bind(new.challenge)
    .execute(&mut *connection)
    .await?;
    let number = connection.next_number(Sequence::Matches).await?;
    let (insert, clocks) = insertion(number, new);
    insert.execute(&mut *connection).await?;
    clocks::put(&mut *connection, number, &clocks).await?;
    let look = db::query_as("SELECT * FROM matches WHERE id = $1").bind(number);
    Ok(Some(look.fetch_one(connection).await?))
}

fn insertion(number: i64, new: NewMatch) -> (Query, Vec<ClockRow>) {
    let NewMatch {
        challenge,
        options,
        rules,
        seed,
        players,
        created_at,
        clocks,
        to_act,
        world_exclusion,
        computer,
    } = new;
    let (seed, origin) = match seed {
        NewSeed::Drawn(seed) => (seed, None),
        NewSeed::Derived(origin, derive) => (derive(number), Some(origin)),
    };
    let query = db::query(
        "INSERT INTO matches (id, challenge, game, options, rules, seed, server, channel, first_player, \
         second_player, version, announced, created_at, time, rated, secret, challenge_request, accept_request, \
         challenger_seat, by_lot, to_act, world_exclusion, computer, level) \
         SELECT $1, id, game, $3, $4, $5, server, channel, $6, $7, 0, -1, $8, \
         CASE WHEN $16 IS NULL THEN time ELSE 'none' END, CASE WHEN $16 IS NULL THEN rated ELSE 0 END, \
         $9, $10, $11, $12, $13, $14, $15, $16, $17 \
         FROM challenges WHERE id = $2",
    )
    .bind(number)
    .bind(challenge)
    .bind(options)
    .bind(rules)
    .bind(seed.to_vec())
    .bind(players[0])
    .bind(players[1])
    .bind(created_at)
    .bind(origin.as_ref().map(|origin| origin.secret.clone()))
    .bind(origin.as_ref().map(|origin| origin.challenge_request))
    .bind(origin.as_ref().map(|origin| origin.accept_request))
    .bind(origin.as_ref().map(|origin| origin.challenger_seat))
    .bind(origin.as_ref().map(|origin| i64::from(origin.by_lot)))
    .bind(to_act)
    .bind(world_exclusion.map(WorldExclusion::word))
    .bind(computer.map(|(seat, _)| seat))
    .bind(computer.map(|(_, level)| level));
    (query, clocks)
}
