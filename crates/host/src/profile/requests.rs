//! Achievements of players: ratings, results, streaks, head to head.

use std::collections::BTreeMap;

use crate::error::ServiceError;
use crate::glicko::{Rating, Score};
use crate::ids::{ChannelId, MatchId, MessageId, PlayerId, ServerId, Timestamp};
use crate::profile::handle::ProfileRequests;
use crate::profile::rows::ResultRow;
use crate::ratings::rows::RatingRow;
use crate::ratings::scope::Scope;
use crate::seasons::medals::Medal;
use trickmate_engine::Level;
use trickmate_rules::{Game, Seat};

/// Games won, drawn and lost.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct WinLossDraw {
    /// Won.
    pub wins: i64,
    /// Drawn.
    pub draws: i64,
    /// Lost.
    pub losses: i64,
}

/// A match that has ended, as one of its players sees it.
#[derive(Clone, Debug)]
pub struct PastMatch {
    /// Its number.
    pub id: MatchId,
    /// The game.
    pub game: &'static dyn Game,
    /// The opponent.
    pub opponent: PlayerId,
    /// Result for the player.
    pub score: Score,
    /// `true` if it was rated.
    pub rated: bool,
    /// When it ended.
    pub ended_at: Timestamp,
    /// The Discord server.
    pub server: Option<ServerId>,
    /// `true` if it counts on that server: its managers can remove it from the lists.
    pub counted_there: bool,
    /// The computer's level, if it was the opponent.
    pub level: Option<Level>,
    /// The thread or channel where it was played.
    pub place: ChannelId,
    /// The message with the last board.
    pub board: Option<MessageId>,
}

/// The current rating in a game.
#[derive(Clone, Debug)]
pub struct GameRating {
    /// The game.
    pub game: &'static dyn Game,
    /// The rating.
    pub rating: Rating,
    /// The results that led to it.
    pub tally: WinLossDraw,
    /// Its values over time, the earliest first: when, and the rating.
    pub history: Vec<(Timestamp, f64)>,
}

/// Results of a player against the computer in a game.
#[derive(Clone, Debug)]
pub struct ComputerRecord {
    /// The game.
    pub game: &'static dyn Game,
    /// The highest level that the player has beaten.
    pub best: Option<Level>,
    /// The results.
    pub tally: WinLossDraw,
}

/// Achievements of a player.
#[derive(Clone, Debug)]
pub struct Profile {
    /// The player's name, as last seen.
    pub name: Option<String>,
    /// The ratings of all games with rated results, in the order in which games are offered.
    pub ratings: Vec<GameRating>,
    /// The results by game, rated or not, in that order.
    pub games: Vec<(&'static dyn Game, WinLossDraw)>,
    /// The results against the computer by game, wherever they were played; the other fields do not include them.
    pub computer: Vec<ComputerRecord>,
    /// The results by opponent, the most frequent first.
    pub opponents: Vec<(PlayerId, WinLossDraw)>,
    /// The latest result, and how many times in a row it occurred.
    pub streak: Option<(Score, i64)>,
    /// The most games won in a row.
    pub most_wins: i64,
    /// All matches, the latest first.
    pub matches: Vec<PastMatch>,
    /// Medals, the latest first.
    pub medals: Vec<Medal>,
}

impl WinLossDraw {
    /// Adds one game.
    #[must_use]
    pub const fn with(mut self, score: Score) -> Self {
        match score {
            Score::Win => self.wins += 1,
            Score::Draw => self.draws += 1,
            Score::Loss => self.losses += 1,
        }
        self
    }

    /// Returns the number of games.
    #[must_use]
    pub const fn games(self) -> i64 {
        self.wins + self.draws + self.losses
    }

    /// Returns the results of these matches.
    #[must_use]
    pub fn of<'a>(matches: impl IntoIterator<Item = &'a PastMatch>) -> Self {
        matches.into_iter().fold(Self::default(), |tally, past| tally.with(past.score))
    }
}

impl PastMatch {
    /// Returns `true` if it is in the lists of a server.
    fn counts_on(&self, server: ServerId) -> bool {
        self.server == Some(server) && self.counted_there
    }

    /// Returns a result as a player of the match sees it; `None` if the game no longer exists.
    fn of(row: ResultRow, player: PlayerId) -> Option<Self> {
        let seat = if row.first_player == player { Seat::First } else { Seat::Second };
        let score = match row.winner {
            Some(winner) if winner == seat => Score::Win,
            Some(_) => Score::Loss,
            None => Score::Draw,
        };
        Some(Self {
            id: row.id,
            game: trickmate_rules::game(&row.game)?,
            opponent: if seat == Seat::First { row.second_player } else { row.first_player },
            score,
            rated: row.rated != 0,
            ended_at: row.ended_at,
            server: row.server,
            counted_there: row.counted_on_server != 0,
            level: row.level.and_then(|level| Level::new(u8::try_from(level).ok()?)),
            place: row.place,
            board: row.board,
        })
    }
}

/// Returns the results by game, in the order in which games are offered.
#[must_use]
pub fn by_game(matches: &[PastMatch]) -> Vec<(&'static dyn Game, WinLossDraw)> {
    let of = |game: &'static dyn Game| {
        (game, WinLossDraw::of(matches.iter().filter(move |past| past.game.name() == game.name())))
    };
    trickmate_rules::GAMES.iter().map(|game| of(*game)).filter(|(_, tally)| tally.games() > 0).collect()
}

/// Returns the results against the computer by game, in the order in which games are offered.
fn against_computer(practice: &[PastMatch]) -> Vec<ComputerRecord> {
    let of = |(game, tally): (&'static dyn Game, WinLossDraw)| {
        let won = practice.iter().filter(|past| past.score == Score::Win && past.game.name() == game.name());
        ComputerRecord { game, best: won.filter_map(|past| past.level).max(), tally }
    };
    by_game(practice).into_iter().map(of).collect()
}

/// Returns the results by opponent, the most frequent first.
fn by_opponent(matches: &[PastMatch]) -> Vec<(PlayerId, WinLossDraw)> {
    let mut tallies: BTreeMap<PlayerId, WinLossDraw> = BTreeMap::new();
    for past in matches {
        let tally = tallies.entry(past.opponent).or_default();
        *tally = tally.with(past.score);
    }
    let mut tallies: Vec<(PlayerId, WinLossDraw)> = tallies.into_iter().collect();
    tallies.sort_by_key(|(_, tally)| -tally.games());
    tallies
}

/// Returns the length of the current streak of equal scores.
fn streak(matches: &[PastMatch]) -> Option<(Score, i64)> {
    let score = matches.first()?.score;
    Some((score, matches.iter().take_while(|past| past.score == score).count() as i64))
}

/// Returns the most games won in a row.
fn most_wins(matches: &[PastMatch]) -> i64 {
    let runs = matches.chunk_by(|one, next| one.score == next.score);
    let wins = runs.filter(|run| run.first().is_some_and(|past| past.score == Score::Win));
    wins.map(|run| run.len() as i64).max().unwrap_or(0)
}

impl ProfileRequests<'_> {
    /// Returns a player's achievements in a scope, as far as a viewer may see them. Only the player sees opponents on
    /// other servers.
    ///
    /// # Errors
    /// Somebody else who does not wish to be shown, a failure of the database.
    pub async fn of(self, player: PlayerId, scope: Scope, asker: PlayerId) -> Result<Profile, ServiceError> {
        self.may_see(player, scope, asker).await?;
        let matches = past_matches(self.service.store.profile().results_of(player).await?, player);
        let (practice, mut matches): (Vec<PastMatch>, Vec<PastMatch>) =
            matches.into_iter().partition(|past| past.level.is_some());
        if let Scope::Server(server) = scope {
            matches.retain(|past| past.counts_on(server));
        }
        let ratings = self.service.store.ratings().ratings_of(player, scope).await?;
        let history = self.service.store.ratings().rating_history(player, scope).await?;
        let open = matches!(scope, Scope::Server(_)) || player == asker;
        Ok(Profile {
            name: self.service.store.names().name_on(ServerId::new(scope.number()), player).await?,
            ratings: trickmate_rules::GAMES
                .iter()
                .filter_map(|game| self.game_rating(*game, &ratings, &history))
                .collect(),
            games: by_game(&matches),
            // Only the player may see their practice.
            computer: if player == asker { against_computer(&practice) } else { Vec::new() },
            opponents: if open { by_opponent(&matches) } else { Vec::new() },
            streak: streak(&matches),
            most_wins: most_wins(&matches),
            matches: if open { matches } else { Vec::new() },
            medals: self.service.seasons().medals_of(player, scope).await?,
        })
    }

    fn game_rating(
        self,
        game: &'static dyn Game,
        ratings: &[RatingRow],
        history: &[RatingRow],
    ) -> Option<GameRating> {
        let row = ratings.iter().find(|row| row.game == game.name())?;
        let own = history.iter().filter(|row| row.game == game.name());
        let standing = &row.standing;
        Some(GameRating {
            game,
            rating: self.service.ratings().rating_now(row),
            tally: WinLossDraw { wins: standing.wins, draws: standing.draws, losses: standing.losses },
            history: own.map(|row| (row.standing.last_at, row.standing.rating.value)).collect(),
        })
    }

    /// Returns the matches of two players against each other from the first player's side, the latest first, as far as
    /// a viewer on a server may see them.
    ///
    /// # Errors
    /// Somebody else who does not wish to be shown, a failure of the database.
    pub async fn head_to_head(
        self,
        players: [PlayerId; 2],
        scope: Scope,
        asker: PlayerId,
    ) -> Result<Vec<PastMatch>, ServiceError> {
        let [one, other] = players;
        if !players.contains(&asker) {
            for player in players {
                self.may_see(player, scope, asker).await?;
            }
        }
        let mut matches = past_matches(self.service.store.profile().results_between(one, other).await?, one);
        if let Scope::Server(server) = scope
            && !players.contains(&asker)
        {
            matches.retain(|past| past.counts_on(server));
        }
        Ok(matches)
    }

    async fn may_see(self, player: PlayerId, scope: Scope, asker: PlayerId) -> Result<(), ServiceError> {
        if player == asker || self.service.store.leaderboard().is_listed(player, scope).await? {
            Ok(())
        } else {
            Err(ServiceError::Unlisted(player))
        }
    }
}

fn past_matches(rows: Vec<ResultRow>, player: PlayerId) -> Vec<PastMatch> {
    rows.into_iter().rev().filter_map(|row| PastMatch::of(row, player)).collect()
}
