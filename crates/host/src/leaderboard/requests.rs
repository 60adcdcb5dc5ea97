//! Leaderboards.

use crate::error::ServiceError;
use crate::glicko::{PlayerRating, month_of};
use crate::glicko::{Rating, Score};
use crate::ids::{PageNumber, PlayerId, ServerId, Timestamp};
use crate::leaderboard::handle::LeaderboardRequests;
use crate::leaderboard::rows::{LeaderboardRow, LineRange, Ranking};
use crate::ratings::scope::Scope;
use trickmate_rules::Game;

/// Number of lines on a page.
const PAGE: i64 = 10;
/// The largest shown number of games missing to a rank.
const MAX_MISSING: i64 = 50;
/// The deviation of an opponent with a settled rating.
const SETTLED: f64 = 60.0;

/// Order of a leaderboard, and its players.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Period {
    /// Ranking by rating, however long ago the latest game was.
    All,
    /// Ranking by the points gained in this calendar month (UTC), of players with a rated game in it.
    Month,
    /// Ranking by rating, of players whose rating is not provisional now.
    Active,
}

/// A leaderboard.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Leaderboard<'a> {
    /// The game's name.
    pub game: &'a str,
    /// Server, or the whole world.
    pub scope: Scope,
    /// Order.
    pub period: Period,
}

/// One page of a leaderboard, for one viewer.
#[derive(Debug)]
pub struct LeaderboardPage {
    /// The game.
    pub game: &'static dyn Game,
    /// The lines.
    pub lines: Vec<Ranked>,
    /// The page.
    pub page: PageNumber,
    /// Number of pages, at least 1.
    pub pages: i64,
    /// Number of ranked players.
    pub ranked: i64,
    /// Players without a rank yet, on the last page of a leaderboard by rating.
    pub provisional: Vec<Unranked>,
    /// Line of the player who looks.
    pub own: Own,
}

/// A player whose rating is provisional.
#[derive(Clone, Debug)]
pub struct Unranked {
    /// The player's name, as last seen.
    pub name: Option<String>,
    /// The current rating.
    pub rating: Rating,
    /// Approximate number of rated games missing to a rank.
    pub missing: i64,
}

/// Counts the rated games until a rating is no longer provisional, if they were draws with a settled equal.
fn missing_games(rating: Rating) -> i64 {
    let mut rating = rating;
    let mut games = 0;
    while rating.is_provisional() && games < MAX_MISSING {
        let equal = Rating { deviation: SETTLED, ..rating };
        rating = rating.after(&[(equal, Score::Draw)]);
        games += 1;
    }
    games
}

/// A player with a rank.
#[derive(Clone, Debug)]
pub struct Ranked {
    /// The rank, from 1.
    pub rank: i64,
    /// Player.
    pub player: PlayerId,
    /// The player's name, as last seen.
    pub name: Option<String>,
    /// The current rating.
    pub rating: Rating,
    /// Standing that led to the rank.
    pub standing: PlayerRating,
}

/// Standing of the player who looks at a leaderboard.
#[derive(Clone, Debug)]
pub enum Own {
    /// No rated game yet.
    Newcomer,
    /// Not listed, by wish or because of a ban.
    Unlisted,
    /// The rating is provisional; with the approximate number of rated games missing to a rank.
    Provisional(Rating, i64),
    /// No rated game in this month.
    Absent(Rating),
    /// Ranked, with the page.
    Ranked(Ranked, PageNumber),
}

impl LeaderboardRequests<'_> {
    /// Returns a page of a leaderboard, for one viewer; the last page if the number is too high.
    ///
    /// # Errors
    /// No such game, a failure of the database.
    pub async fn page(
        self,
        leaderboard: Leaderboard<'_>,
        page: PageNumber,
        player: PlayerId,
    ) -> Result<LeaderboardPage, ServiceError> {
        let game = trickmate_rules::game(leaderboard.game).ok_or(ServiceError::NoGame)?;
        let (name, scope) = (leaderboard.game, leaderboard.scope);
        let now = self.service.clock().timestamp();
        let ranking = match leaderboard.period {
            Period::All => Ranking::Rating(Timestamp::default()),
            Period::Month => Ranking::Gain(month_of(now)),
            Period::Active => Ranking::Rating(now),
        };
        let length =
            async { Ok(self.service.store.leaderboard().leaderboard_length(name, scope, ranking).await?) };
        let (ranked, own) = tokio::try_join!(length, self.own(leaderboard, ranking, player))?;
        let pages = ((ranked + PAGE - 1) / PAGE).max(1);
        let page = page.get().clamp(0, pages - 1);
        let rows = self
            .service
            .store
            .leaderboard()
            .leaderboard(
                name,
                scope,
                ranking,
                LineRange { skipped: page * PAGE, limit: PAGE, length: ranked },
            )
            .await?;
        let lines =
            rows.into_iter().zip(page * PAGE + 1..).map(|(row, rank)| self.ranked(row, rank)).collect();
        let provisional = match leaderboard.period {
            Period::All if page + 1 == pages => {
                self.service.store.leaderboard().provisional(name, scope, PAGE).await?
            }
            _ => Vec::new(),
        };
        let unranked = |row: LeaderboardRow| {
            let rating = self.service.ratings().rating_now(&row.rating);
            Unranked { name: row.name, rating, missing: missing_games(rating) }
        };
        let provisional = provisional.into_iter().map(unranked).collect();
        let page = PageNumber::new(page);
        Ok(LeaderboardPage { game, lines, page, pages, ranked, provisional, own })
    }

    async fn own(
        self,
        leaderboard: Leaderboard<'_>,
        ranking: Ranking,
        player: PlayerId,
    ) -> Result<Own, ServiceError> {
        let (name, scope) = (leaderboard.game, leaderboard.scope);
        let Some(row) = self.service.store.ratings().rating(name, scope, player).await? else {
            return Ok(Own::Newcomer);
        };
        if !self.service.store.leaderboard().is_listed(player, scope).await? {
            return Ok(Own::Unlisted);
        }
        let provisional_from = row.standing.provisional_from();
        let provisional = || {
            let rating = self.service.ratings().rating_now(&row);
            // At least one game is missing, if the rating is provisional and only the month is shown.
            Own::Provisional(rating, missing_games(rating).max(1))
        };
        let points = match ranking {
            Ranking::Rating(now) if provisional_from == Timestamp::default() || provisional_from <= now => {
                return Ok(provisional());
            }
            Ranking::Gain(_) if provisional_from == Timestamp::default() => return Ok(provisional()),
            Ranking::Gain(month) if row.standing.month != month => {
                return Ok(Own::Absent(self.service.ratings().rating_now(&row)));
            }
            Ranking::Rating(_) => row.standing.rating.value,
            Ranking::Gain(_) => row.standing.gained,
        };
        let above =
            self.service.store.leaderboard().leaderboard_above(name, scope, ranking, points, player).await?;
        let name = self.service.store.names().name_on(ServerId::new(scope.number()), player).await?;
        let ranked = self.ranked(LeaderboardRow { rating: row, name }, above + 1);
        Ok(Own::Ranked(ranked, PageNumber::new(above / PAGE)))
    }

    fn ranked(self, row: LeaderboardRow, rank: i64) -> Ranked {
        Ranked {
            rank,
            player: row.rating.player,
            rating: self.service.ratings().rating_now(&row.rating),
            standing: row.rating.standing,
            name: row.name,
        }
    }

    /// Returns the default game of a player: the one they began most recently, otherwise the first of all games.
    pub async fn usual_game(self, player: PlayerId) -> Result<&'static dyn Game, ServiceError> {
        let latest = self.service.store.profile().latest_game_of(player).await?;
        let latest = latest.and_then(|name| trickmate_rules::game(&name));
        latest.or_else(|| trickmate_rules::GAMES.first().copied()).ok_or(ServiceError::NoGame)
    }
}
