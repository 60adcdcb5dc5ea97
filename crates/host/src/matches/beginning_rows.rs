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
use crate::decks::match_decks::MatchDecks;
use crate::error::ServiceError;
use crate::ids::{ChallengeId, MatchId, PlayerId, RequestId, ServerId, TeamGameId, TournamentGameId};
use crate::invitations::rows as challenges;
use crate::invitations::rows::NewChallenge;
use crate::limits::Limits;
use crate::matches::row_handle::MatchRows;
use crate::matches::rows::{MatchRow, NewMatch, NewSeed};
use crate::series::results as series;
use crate::series::results::NextGame;
use crate::series::sideboard_rows::drop_sideboards;
use crate::simuls::guests::GuestId;
use crate::studies::rows::{SetupRow, set_setup};
use crate::teams::rows::note_match;
use crate::world::rows::WorldExclusion;

/// A challenge that nobody sees: its match begins at once.
#[derive(Clone)]
pub(crate) struct AtOnce {
    pub(crate) challenge: NewChallenge,
    /// The position in which the match begins, if it is not the usual one.
    pub(crate) setup: Option<SetupRow>,
    /// Its decks.
    pub(crate) match_decks: MatchDecks,
    /// The game or event that the match is part of.
    pub(crate) part_of: MatchOf,
    /// An open challenge of the same player that is withdrawn for it.
    pub(crate) instead_of: Option<ChallengeId>,
}

/// The game or event that a match is part of, if it begins at once.
#[derive(Clone, Copy, Debug)]
pub(crate) enum MatchOf {
    /// The match is not part of anything.
    Itself,
    /// A game of a tournament. Its players have accepted each other by joining.
    Tournament(TournamentGameId),
    /// The next game of a series.
    Series(NextGame),
    /// The game with a guest of a simultaneous exhibition. Both players have accepted by joining.
    Simul(GuestId),
    /// The match of this team game.
    Teams(TeamGameId),
}

/// The result of a request to begin a match at once.
pub(crate) enum BegunAtOnce {
    /// The match has begun.
    Now(Box<MatchRow>),
    /// An earlier equal request, or the same button, began this one.
    Before(MatchId),
}

/// The columns of an open challenge on which its acceptance depends.
struct Terms {
    server: Option<ServerId>,
    challenger: PlayerId,
    rated: i64,
    series: Option<String>,
}

from_row!(Terms { server, challenger, rated, series });

impl MatchRows<'_> {
    /// Turns an open challenge into a match; `None` if it is no longer open.
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

    /// Begins a match with its challenge, and accepts the rematch offer behind it, if any.
    ///
    /// # Errors
    /// As [`MatchRows::accept_challenge`], and an offer that is no longer open.
    pub(crate) async fn begin_at_once(
        self,
        AtOnce { challenge, setup, part_of, instead_of, .. }: AtOnce,
        new: NewMatch,
        limits: Limits,
    ) -> Result<BegunAtOnce, ServiceError> {
        let admission = self.store.access().admission(None, limits);
        self.store
            .writer
            .decide(move |connection| {
                Box::pin(async move {
                    let (request, challenger) = (challenge.request, challenge.challenger);
                    let (server, rated) = (challenge.server, challenge.rated);
                    let before = begun_before(request, challenger, challenge.pressed.clone());
                    if let Some(before) =
                        before.fetch_optional(&mut *connection).await.map_err(StoreError::from)?
                    {
                        return Ok(BegunAtOnce::Before(before));
                    }
                    if let Some(other) = instead_of
                        && !withdraw(&mut *connection, other, challenger).await?
                    {
                        return Err(ServiceError::ChallengeClosed);
                    }
                    let number = challenges::insert(&mut *connection, challenge).await?;
                    if let Some(setup) = setup {
                        set_setup(&mut *connection, number, setup).await?;
                    }
                    let new = NewMatch { challenge: number, ..new };
                    let begun = match part_of {
                        MatchOf::Tournament(game) => {
                            let mut now = Reader::Transaction(&mut *connection);
                            Admission { server, ..admission }.may_rate(&mut now, rated).await?;
                            begin_of_tournament(&mut *connection, game, new).await?
                        }
                        MatchOf::Simul(guest) => {
                            let mut now = Reader::Transaction(&mut *connection);
                            Admission { server, ..admission }.may_rate(&mut now, rated).await?;
                            begin_of_simul(&mut *connection, guest, new).await?
                        }
                        MatchOf::Itself | MatchOf::Series(_) | MatchOf::Teams(_) => {
                            begin(&mut *connection, admission, new).await?
                        }
                    };
                    let begun = match (begun, part_of) {
                        (Some(row), MatchOf::Teams(game)) => {
                            note_match(&mut *connection, game, row.id).await?.then_some(row)
                        }
                        (Some(row), MatchOf::Series(next)) => {
                            series::begin_next(connection, next, &row).await?.then_some(row)
                        }
                        (begun, _) => begun,
                    };
                    match begun {
                        Some(row) => Ok(BegunAtOnce::Now(Box::new(row))),
                        // Returns an error, so that the challenge is not stored.
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
        request: RequestId,
        player: PlayerId,
        pressed: Option<String>,
    ) -> Result<Option<MatchId>, StoreError> {
        Ok(begun_before(request, player, pressed).fetch_optional(&self.store.readers).await?)
    }
}

fn begun_before(
    request: RequestId,
    player: PlayerId,
    pressed: Option<String>,
) -> db::query::QueryScalar<MatchId> {
    let query = db::query_scalar(
        "SELECT matches.id FROM matches JOIN challenges ON challenges.id = matches.challenge \
         WHERE challenges.request = $1 OR challenges.challenger = $2 AND challenges.pressed = $3 \
         AND ended_at IS NULL AND NOT EXISTS \
         (SELECT 1 FROM actions WHERE match_id = matches.id AND actions.seat = 1 - matches.computer) \
         ORDER BY matches.id DESC LIMIT 1",
    );
    query.bind(request).bind(player).bind(pressed)
}

/// Withdraws an open challenge of a player within a transaction; returns `false` if none exists.
async fn withdraw(
    connection: &mut Connection,
    challenge: ChallengeId,
    challenger: PlayerId,
) -> Result<bool, StoreError> {
    let query = db::query(
        "UPDATE challenges SET state = 'withdrawn', announced = 0 \
         WHERE id = $1 AND challenger = $2 AND state = 'open'",
    );
    let query = query.bind(challenge).bind(challenger);
    let is_withdrawn = query.execute(&mut *connection).await?.rows_affected() > 0;
    if is_withdrawn {
        drop_sideboards(connection, &[challenge]).await?;
    }
    Ok(is_withdrawn)
}

/// Begins the match of an open challenge within a transaction; `None` when it is not open.
async fn begin(
    connection: &mut Connection,
    admission: Admission,
    new: NewMatch,
) -> Result<Option<MatchRow>, ServiceError> {
    let terms = db::query_as(
        "SELECT server, challenger, rated, series FROM challenges WHERE id = $1 AND state = 'open'",
    );
    let terms = terms.bind(new.challenge).fetch_optional(&mut *connection).await.map_err(StoreError::from)?;
    let Some(Terms { server, challenger, rated, series }) = terms else { return Ok(None) };
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
    let (challenge, is_series) = (new.challenge, series.is_some() && new.computer.is_none());
    let begun = insert(&mut *connection, new).await?;
    if let Some(row) = begun.as_ref().filter(|_| is_series) {
        series::begin(connection, challenge, row).await?;
    }
    Ok(begun)
}

/// Begins the match of a tournament game within a transaction; `None` if the game already has a match or a result.
async fn begin_of_tournament(
    connection: &mut Connection,
    game: TournamentGameId,
    new: NewMatch,
) -> Result<Option<MatchRow>, StoreError> {
    let Some(row) = insert(&mut *connection, new).await? else { return Ok(None) };
    let note = db::query(
        "UPDATE tournament_games SET match_id = $2 WHERE id = $1 AND match_id IS NULL AND result IS NULL",
    );
    let noted = note.bind(game).bind(row.id).execute(connection).await?.rows_affected();
    Ok((noted > 0).then_some(row))
}

/// Begins the match with a guest within a transaction; `None` if there is already a match or a result.
async fn begin_of_simul(
    connection: &mut Connection,
    guest: GuestId,
    new: NewMatch,
) -> Result<Option<MatchRow>, StoreError> {
    let Some(row) = insert(&mut *connection, new).await? else { return Ok(None) };
    let note = db::query(
        "UPDATE simul_guests SET match_id = $2 WHERE id = $1 AND match_id IS NULL AND result IS NULL",
    );
    let noted = note.bind(guest).bind(row.id).execute(connection).await?.rows_affected();
    Ok((noted > 0).then_some(row))
}

/// Turns a challenge into a match; `None` if it is not open, the offer behind it is not open, or its server has removed
/// the bot.
async fn insert(connection: &mut Connection, new: NewMatch) -> Result<Option<MatchRow>, StoreError> {
    let accept = db::query(
        "UPDATE challenges SET state = 'accepted', announced = 0 \
         WHERE id = $1 AND state = 'open' AND expires_at > $2 \
         AND (request >= 0 OR EXISTS (SELECT 1 FROM offers WHERE id = -challenges.request AND state = 'open')) \
         AND NOT EXISTS (SELECT 1 FROM departures WHERE departures.server = challenges.server)",
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
    let id = MatchId::new(connection.next_number(Sequence::Matches).await?);
    let (insert, clocks) = insertion(id, new);
    insert.execute(&mut *connection).await?;
    clocks::put(&mut *connection, id, &clocks).await?;
    let look = db::query_as("SELECT * FROM matches WHERE id = $1").bind(id);
    Ok(Some(look.fetch_one(connection).await?))
}

fn insertion(id: MatchId, new: NewMatch) -> (Query, Vec<ClockRow>) {
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
        odds,
        times,
    } = new;
    let [time, second_time] = times.map_or([None, None], |times| times.map(Some));
    let (seed, origin) = match seed {
        NewSeed::Drawn(seed) => (seed, None),
        NewSeed::Derived(origin, derive) => (derive(id), Some(origin)),
    };
    let query = db::query(
        "INSERT INTO matches (id, challenge, game, options, rules, seed, server, channel, first_player, \
         second_player, version, announced, created_at, time, rated, secret, challenge_request, accept_request, \
         challenger_seat, by_lot, to_act, world_exclusion, computer, level, odds, second_time) \
         SELECT $1, id, game, $3, $4, $5, server, channel, $6, $7, 0, -1, $8, \
         CASE WHEN $16 IS NULL THEN COALESCE($18, time) ELSE 'none' END, CASE WHEN $16 IS NULL THEN rated ELSE 0 END, \
         $9, $10, $11, $12, $13, $14, $15, $16, $17, $19, $20 \
         FROM challenges WHERE id = $2",
    )
    .bind(id)
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
    .bind(computer.map(|(_, level)| level))
    .bind(time)
    .bind(odds)
    .bind(second_time);
    (query, clocks)
}
