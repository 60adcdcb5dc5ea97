//! Leaderboards.

use super::{Hall, HallError, Scope};
use crate::rating::{Rating, Standing, month_of};
use crate::rules::{self, Game};
use crate::store::{LadderRow, Ranking};

/// How many lines of a leaderboard are shown at a time.
const PAGE: i64 = 10;

/// Who is ranked, and by what.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Span {
    /// By rating, however long ago the latest game was.
    All,
    /// By the points gained in this calendar month (UTC), those with a rated game in it.
    Month,
    /// By rating, those whose rating is not provisional by now.
    Active,
}

/// A leaderboard.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Ladder<'a> {
    /// The game's name.
    pub game: &'a str,
    /// Where.
    pub scope: Scope,
    /// Who and by what.
    pub span: Span,
}

/// One page of a leaderboard as somebody looks at it.
#[derive(Debug)]
pub struct LadderPage {
    /// The game.
    pub game: &'static dyn Game,
    /// The lines.
    pub lines: Vec<Ranked>,
    /// Which page, from 0.
    pub page: i64,
    /// How many pages there are, at least 1.
    pub pages: i64,
    /// How many players are ranked.
    pub ranked: i64,
    /// Where the one who looks stands.
    pub own: Own,
}

/// A player with a rank.
#[derive(Clone, Debug)]
pub struct Ranked {
    /// The rank, from 1.
    pub rank: i64,
    /// Who.
    pub player: i64,
    /// The name under which the player was last seen.
    pub name: Option<String>,
    /// The rating as it is now.
    pub rating: Rating,
    /// What has led to it.
    pub standing: Standing,
}

/// Where the one who looks at a leaderboard stands.
#[derive(Clone, Debug)]
pub enum Own {
    /// No rated game yet.
    Newcomer,
    /// Not listed, by wish or because of a ban.
    Unlisted,
    /// The rating is provisional.
    Provisional(Rating),
    /// No rated game in this month.
    Absent(Rating),
    /// Ranked; and on which page, from 0.
    Ranked(Ranked, i64),
}

impl Hall {
    /// A page of a leaderboard, the last if there are not so many, as a player looks at it.
    ///
    /// # Errors
    /// No such game, a failure of the database.
    pub async fn ladder(&self, ladder: Ladder<'_>, page: i64, player: i64) -> Result<LadderPage, HallError> {
        let game = rules::game(ladder.game).ok_or(HallError::NoGame)?;
        let (name, scope) = (ladder.game, ladder.scope.number());
        let now = self.clock().now();
        let ranking = match ladder.span {
            Span::All => Ranking::Rating(0),
            Span::Month => Ranking::Gain(month_of(now)),
            Span::Active => Ranking::Rating(now),
        };
        let length = async { Ok(self.store.ladder_length(name, scope, ranking).await?) };
        let (ranked, own) = tokio::try_join!(length, self.own(ladder, ranking, player))?;
        let pages = ((ranked + PAGE - 1) / PAGE).max(1);
        let page = page.clamp(0, pages - 1);
        let rows = self.store.ladder(name, scope, ranking, PAGE, (page * PAGE, ranked)).await?;
        let lines =
            rows.into_iter().zip(page * PAGE + 1..).map(|(row, rank)| self.ranked(row, rank)).collect();
        Ok(LadderPage { game, lines, page, pages, ranked, own })
    }

    async fn own(&self, ladder: Ladder<'_>, ranking: Ranking, player: i64) -> Result<Own, HallError> {
        let (name, scope) = (ladder.game, ladder.scope.number());
        let Some(row) = self.store.rating(name, scope, player).await? else { return Ok(Own::Newcomer) };
        if !self.store.is_listed(player, scope).await? {
            return Ok(Own::Unlisted);
        }
        let lapses_at = row.standing.lapses_at();
        let points = match ranking {
            Ranking::Rating(now) if lapses_at == 0 || lapses_at <= now => {
                return Ok(Own::Provisional(self.rating_now(&row)));
            }
            Ranking::Gain(_) if lapses_at == 0 => return Ok(Own::Provisional(self.rating_now(&row))),
            Ranking::Gain(month) if row.standing.month != month => {
                return Ok(Own::Absent(self.rating_now(&row)));
            }
            Ranking::Rating(_) => row.standing.rating.value,
            Ranking::Gain(_) => row.standing.gained,
        };
        let above = self.store.ladder_above(name, scope, ranking, points, player).await?;
        let name = self.store.player_name(player).await?;
        let ranked = self.ranked(LadderRow { rating: row, name }, above + 1);
        Ok(Own::Ranked(ranked, above / PAGE))
    }

    fn ranked(&self, row: LadderRow, rank: i64) -> Ranked {
        Ranked {
            rank,
            player: row.rating.player,
            rating: self.rating_now(&row.rating),
            standing: row.rating.standing,
            name: row.name,
        }
    }

    /// The game whose leaderboard a player wants who names none: the one they have begun last, else the first there is.
    ///
    /// # Errors
    /// A failure of the database.
    pub async fn usual_game(&self, player: i64) -> Result<&'static dyn Game, HallError> {
        let latest = self.store.latest_game_of(player).await?;
        let latest = latest.and_then(|name| rules::game(&name));
        latest.or_else(|| rules::GAMES.first().copied()).ok_or(HallError::NoGame)
    }
}
