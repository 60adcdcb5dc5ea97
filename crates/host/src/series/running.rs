//! Series under way: beginning their next games.

use sqlx::AssertSqlSafe;

use crate::attempts::attempt::Tried;
use crate::attempts::item::{WorkItem, WorkQueue};
use crate::clocks::presence::{Shard, can_move_on};
use crate::db;
use crate::db::error::StoreError;
use crate::decks::match_decks::MatchDecks;
use crate::error::ServiceError;
use crate::ids::{MatchId, RequestId, SeriesId, Timestamp};
use crate::invitations::challenge::{Challenge, Invitation, SeatWish};
use crate::invitations::special_terms::SpecialTerms;
use crate::matches::beginning_rows::{AtOnce, MatchOf};
use crate::matches::hosted_match::HostedMatch;
use crate::matches::secret::draw_secret;
use crate::series::handle::SeriesRequests;
use crate::series::hosted_series::{HostedSeries, SeriesGame};
use crate::series::results::NextGame;
use crate::series::row_handle::SeriesRows;
use crate::series::sideboards::deck_option;
use crate::workers::WorkError;
use trickmate_rules::{OptionSource, Options};

/// Most games that one run begins.
const BATCH: i64 = 50;
/// The pause before the next look at a series that another process is working on, in milliseconds.
const PAUSE: i64 = 1_000;
/// The pause before another attempt to begin a game that cannot begin now, in milliseconds.
const RETRY: i64 = 60_000;
/// The first request id of games of series: greater than those of tournament games, smaller than every id of Discord.
const REQUESTS: i64 = 1 << 44;
/// Request ids reserved for a series, more than it can have games.
const REQUESTS_OF_SERIES: i64 = 32;

impl SeriesRows<'_> {
    async fn due(self, now: Timestamp, away: &[Shard]) -> Result<Vec<SeriesId>, StoreError> {
        let query = db::query_scalar(AssertSqlSafe(format!(
            "SELECT id FROM series WHERE next_at <= $1 AND state = 'running' AND {} ORDER BY next_at, id LIMIT $2",
            can_move_on("server", away)
        )));
        Ok(query.bind(now).bind(BATCH).fetch_all(&self.store.readers).await?)
    }
}

impl SeriesRequests<'_> {
    /// Begins the due games of all series, except on servers whose connection is away: nobody can move there.
    pub async fn run_series(self, away: &[Shard]) -> Result<(), ServiceError> {
        let now = Timestamp::new(self.service.clock.now());
        let mut due = self.service.store.series().due(now, away).await?;
        self.service.attempts().suspects_last(WorkQueue::SeriesGame, &mut due).await?;
        let mut failed = Ok(());
        for id in due {
            failed = failed.and(self.try_to_run(id).await);
        }
        failed
    }

    /// Begins the due game of a series, counted as an attempt.
    async fn try_to_run(self, id: SeriesId) -> Result<(), ServiceError> {
        let item = WorkItem { queue: WorkQueue::SeriesGame, number: id.get() };
        let rows = self.service.store.series();
        match self.service.attempts().attempt(item, Box::pin(self.run(id))).await {
            Ok(Tried::Done(())) => Ok(()),
            Ok(Tried::Elsewhere) => Ok(rows.put_off(id, self.later(PAUSE)).await?),
            Ok(Tried::Parked) => {
                rows.hold(id).await?;
                self.woken(id);
                Ok(())
            }
            // Another version of the program may know these rules.
            Err(ServiceError::UnknownRules(game)) => {
                tracing::warn!("series {id} waits: the rules of game {game} are not known here");
                Ok(rows.put_off(id, self.later(RETRY)).await?)
            }
            // The series is tried once more and then parked.
            Err(error) if error.is_unopenable() => Ok(()),
            Err(error) => Err(error),
        }
    }

    fn later(self, pause: i64) -> Timestamp {
        Timestamp::new(self.service.clock.now().saturating_add(pause))
    }

    async fn run(self, id: SeriesId) -> Result<(), ServiceError> {
        let series = self.series(id).await?;
        let Some(last) = series.games.last().copied() else { return Ok(()) };
        if series.end.is_some() || series.next_at.is_none() {
            return Ok(());
        }
        let rows = self.service.store.series();
        match Box::pin(self.begin_next(&series, last)).await {
            // Another process or a button press was quicker.
            Ok(_) | Err(ServiceError::ChallengeClosed) => {}
            Err(error @ ServiceError::Store(_)) => return Err(error),
            Err(error) if error.is_unopenable() => return Err(error),
            Err(
                ServiceError::TooManyGames(_)
                | ServiceError::OpponentBusy(_)
                | ServiceError::Work(WorkError::Busy)
                | ServiceError::NoRandomness(_),
            ) => {
                rows.put_off(id, self.later(RETRY)).await?;
            }
            Err(error) => {
                tracing::info!("series {id} cannot continue: {error}");
                rows.cannot_go_on(id).await?;
            }
        }
        self.woken(id);
        Ok(())
    }

    /// Begins the game after this one, with the sides swapped.
    async fn begin_next(self, series: &HostedSeries, last: SeriesGame) -> Result<MatchId, ServiceError> {
        let challenge = self.service.invitations().challenge(series.challenge).await?;
        let previous = self.service.matches().hosted_match(last.match_id).await?;
        let number = last.number + 1;
        let options = options_of(series, &challenge, &previous, number);
        let request = RequestId::new(REQUESTS + series.id.get() * REQUESTS_OF_SERIES + number);
        let [challenger, opponent] = series.players;
        let setup = self.service.store.studies().setup(challenge.id).await?;
        let invitation = Invitation {
            request,
            game: challenge.game.name().to_owned(),
            options,
            server: challenge.server,
            channel: previous.place(),
            challenger,
            opponent: Some(opponent),
            seat: SeatWish::Seat(last.challenger.other()),
            time: Some(challenge.time),
            rated: challenge.rated,
            special: SpecialTerms {
                opponent_time: challenge.opponent_time,
                setup: setup.clone(),
                ..SpecialTerms::default()
            },
        };
        let match_decks = match challenge.takes_decks() {
            true => MatchDecks::Fixed(self.decks_changed(series, last, &previous).await?),
            false => MatchDecks::Brought,
        };
        let new = self.service.invitations();
        let new = new.new_challenge(invitation, draw_secret()?, &match_decks).await?;
        let next = NextGame { series: series.id, number, swaps: series.swaps };
        let at_once =
            AtOnce { challenge: new, setup, match_decks, part_of: MatchOf::Series(next), instead_of: None };
        self.service.invitations().begin_agreed(at_once, opponent, request).await
    }

    /// Returns the options of the previous game with each deck moved to its player's new side, after any card swaps.
    async fn decks_changed(
        self,
        series: &HostedSeries,
        last: SeriesGame,
        previous: &HostedMatch,
    ) -> Result<Options, ServiceError> {
        let (game, options) = (previous.game.game(), previous.game.options());
        let mut given: Vec<(String, String)> =
            options.iter().map(|(name, value)| (name.to_owned(), value.to_string())).collect();
        for (player, seat) in series.players.into_iter().zip([last.challenger, last.challenger.other()]) {
            let (Some(old), Some(new)) = (deck_option(game, seat), deck_option(game, seat.other())) else {
                continue;
            };
            let row = self.service.store.series().sideboard(series.challenge, player).await?;
            let played = options.iter().find(|(name, _)| *name == old).map(|(_, deck)| deck.to_string());
            let deck = row.and_then(|row| row.deck).or(played);
            given.retain(|(name, _)| name != new);
            given.extend(deck.map(|deck| (new.to_owned(), deck)));
        }
        let given = given.iter().map(|(name, value)| (name.as_str(), value.as_str()));
        Ok(Options::new(game.options(), given)?)
    }
}

/// Returns the options of a game of a series: those of the challenge. If each deal is played twice, every second game
/// has the cards of the previous one.
fn options_of(
    series: &HostedSeries,
    challenge: &Challenge,
    previous: &HostedMatch,
    number: i64,
) -> Vec<(String, String)> {
    let is_deck = |name: &str| matches!(challenge.game.option_source(name), Some(OptionSource::Deck(_)));
    let own = challenge.options.iter().filter(|(name, _)| !is_deck(name));
    let mut options: Vec<(String, String)> =
        own.map(|(name, value)| (name.to_owned(), value.to_string())).collect();
    if series.terms.same_deals
        && number % 2 == 0
        && let Some((name, cards)) = previous.game.same_deal()
    {
        options.retain(|(known, _)| known != name);
        options.push((name.to_owned(), cards));
    }
    options
}
