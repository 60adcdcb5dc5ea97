//! Patterns in rated results that the operator of the bot should review. None of them proves anything.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt;

use crate::departures::absence_rows::AbsenceRow;
use crate::error::ServiceError;
use crate::ids::{MatchId, PlayerId, Timestamp};
use crate::profile::rows::RatedGameRow;
use crate::ratings::handle::RatingRequests;
use crate::world::policy::account_made;

const DAY: i64 = 24 * 60 * 60 * 1000;
/// Number of games from which on a pair is checked for traded wins.
const TRADED: usize = 6;
/// Number of resignations of a player against the same opponent from which on they are flagged...
const RESIGNED: usize = 3;
/// ...in games of fewer plies than this.
const QUICK: i64 = 30;
/// Number of rated games paused by a removal of the bot from which on their player is flagged.
const DEPARTURES: usize = 3;
/// Number of games from which on two accounts of the same day are flagged.
const SAME_DAY: usize = 2;

/// Players whose results should be reviewed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Flag {
    /// The reason for the review.
    pub kind: FlagKind,
    /// The players, two or one; for one-sided resignations the one who resigns comes first.
    pub players: Vec<PlayerId>,
    /// The matches.
    pub games: Vec<MatchId>,
}

/// A pattern in the results of two players against each other, or in the games of one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FlagKind {
    /// Each wins at least a third of the games, and at least one of them hardly plays anybody else.
    TradedWins,
    /// One of them resigns early again and again, and the other never does.
    QuickResignations,
    /// Their accounts were made within a day.
    SameDay,
    /// Servers have removed the bot again and again while the player had rated games there.
    Departures,
}

impl fmt::Display for FlagKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::TradedWins => "they trade wins",
            Self::QuickResignations => "the first resigns early again and again",
            Self::SameDay => "their accounts were made within a day",
            Self::Departures => "the bot is removed from servers of their rated games again and again",
        })
    }
}

/// Returns the flags for these results.
fn flags(games: &[RatedGameRow]) -> Vec<Flag> {
    let mut of_player: BTreeMap<PlayerId, usize> = BTreeMap::new();
    let mut pairs: BTreeMap<[PlayerId; 2], Vec<&RatedGameRow>> = BTreeMap::new();
    for game in games {
        let mut pair = [game.first_player, game.second_player];
        for player in pair {
            *of_player.entry(player).or_default() += 1;
        }
        pair.sort_unstable();
        pairs.entry(pair).or_default().push(game);
    }
    let mut flags = Vec::new();
    for (players, games) in pairs {
        let [one, other] = players;
        let of_pair = |kind, players| {
            let games = games.iter().map(|game| game.id).collect();
            Flag { kind, players: Vec::from(players), games }
        };
        let won = |player| games.iter().filter(|game| game.winner() == Some(player)).count();
        let alone =
            players.iter().any(|player| of_player.get(player).is_some_and(|all| games.len() * 2 > *all));
        if games.len() >= TRADED && won(one).min(won(other)) * 3 >= games.len() && alone {
            flags.push(of_pair(FlagKind::TradedWins, players));
        }
        let gave_up = |loser| {
            let quick = games.iter().filter(|game| {
                let resigned = game.reason.as_deref() == Some(trickmate_rules::EndReason::Resignation.name())
                    && game.plies < QUICK;
                resigned && game.winner().is_some_and(|winner| winner != loser)
            });
            quick.count()
        };
        for [loser, winner] in [[one, other], [other, one]] {
            if gave_up(loser) >= RESIGNED && gave_up(winner) == 0 {
                flags.push(of_pair(FlagKind::QuickResignations, [loser, winner]));
            }
        }
        if games.len() >= SAME_DAY && account_made(one).since(account_made(other)).abs() < DAY {
            flags.push(of_pair(FlagKind::SameDay, players));
        }
    }
    flags
}

/// Returns the players whose servers remove the bot again and again.
fn departures(absences: &[AbsenceRow]) -> Vec<Flag> {
    let mut of_player: BTreeMap<PlayerId, (BTreeSet<Timestamp>, BTreeSet<MatchId>)> = BTreeMap::new();
    for absence in absences {
        for player in [absence.first_player, absence.second_player] {
            let (moments, games) = of_player.entry(player).or_default();
            moments.insert(absence.at);
            games.insert(absence.id);
        }
    }
    let repeated = of_player.into_iter().filter(|(_, (moments, _))| moments.len() >= DEPARTURES);
    let flag = |(player, (_, games)): (PlayerId, (BTreeSet<Timestamp>, BTreeSet<MatchId>))| Flag {
        kind: FlagKind::Departures,
        players: vec![player],
        games: games.into_iter().collect(),
    };
    repeated.map(flag).collect()
}

impl RatingRequests<'_> {
    /// Returns the players whose rated games since a time should be reviewed.
    pub async fn flags(self, since: Timestamp) -> Result<Vec<Flag>, ServiceError> {
        let mut flags = flags(&self.service.store.profile().rated_games_since(since).await?);
        flags.extend(departures(&self.service.store.departures().absences_since(since).await?));
        Ok(flags)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use trickmate_rules::Seat;

    const YEAR_OF_IDS: i64 = (365 * DAY) << 22;
    const ALICE: PlayerId = PlayerId::new(YEAR_OF_IDS);
    const BOB: PlayerId = PlayerId::new(2 * YEAR_OF_IDS);
    const CAROL: PlayerId = PlayerId::new(3 * YEAR_OF_IDS);
    const TWIN: PlayerId = PlayerId::new(CAROL.get() + (1 << 22));

    fn game(
        id: MatchId,
        players: [PlayerId; 2],
        winner: Option<Seat>,
        reason: &str,
        plies: i64,
    ) -> RatedGameRow {
        let [first_player, second_player] = players;
        RatedGameRow { id, first_player, second_player, winner, reason: Some(reason.to_owned()), plies }
    }

    fn kinds(games: &[RatedGameRow]) -> Vec<(FlagKind, Vec<PlayerId>)> {
        flags(games).into_iter().map(|flag| (flag.kind, flag.players)).collect()
    }

    #[test]
    fn wins_that_are_traded_are_flagged_and_a_rivalry_among_others_is_not() {
        let mut games: Vec<RatedGameRow> = (0..6)
            .map(|number| {
                game(
                    MatchId::new(number),
                    [ALICE, BOB],
                    Some(Seat::ALL[(number % 2) as usize]),
                    "checkmate",
                    60,
                )
            })
            .collect();
        assert_eq!(kinds(&games), [(FlagKind::TradedWins, vec![ALICE, BOB])]);
        games
            .extend((6..12).map(|number| {
                game(MatchId::new(number), [ALICE, CAROL], Some(Seat::First), "checkmate", 60)
            }));
        games.extend(
            (12..18)
                .map(|number| game(MatchId::new(number), [BOB, CAROL], Some(Seat::First), "checkmate", 60)),
        );
        assert_eq!(kinds(&games), []);
    }

    #[test]
    fn resignations_on_one_side_are_flagged() {
        let mut games: Vec<RatedGameRow> = (0..3)
            .map(|number| game(MatchId::new(number), [ALICE, BOB], Some(Seat::Second), "resignation", 12))
            .collect();
        assert_eq!(kinds(&games), [(FlagKind::QuickResignations, vec![ALICE, BOB])]);
        assert_eq!(kinds(&games[..2]), []);
        games.push(game(MatchId::new(4), [ALICE, BOB], Some(Seat::First), "resignation", 12));
        assert_eq!(kinds(&games), []);
        let long: Vec<_> = (0..3)
            .map(|number| game(MatchId::new(number), [ALICE, BOB], Some(Seat::Second), "resignation", 40))
            .collect();
        assert_eq!(kinds(&long), []);
    }

    #[test]
    fn who_is_there_whenever_the_bot_is_removed_is_flagged() {
        let absence = |id, second_player, at| AbsenceRow {
            id,
            first_player: ALICE,
            second_player,
            at: Timestamp::new(at * DAY),
        };
        // One removal pauses many games.
        let mut absences = vec![
            absence(MatchId::new(1), BOB, 1),
            absence(MatchId::new(2), CAROL, 1),
            absence(MatchId::new(2), CAROL, 2),
        ];
        assert_eq!(departures(&absences), []);
        absences.push(absence(MatchId::new(3), BOB, 9));
        let flags = departures(&absences);
        assert_eq!(flags.len(), 1);
        assert_eq!(
            (&flags[0].players[..], &flags[0].games[..]),
            (&[ALICE][..], &[1, 2, 3].map(MatchId::new)[..])
        );
    }

    #[test]
    fn accounts_of_the_same_day_are_flagged() {
        let games: Vec<RatedGameRow> =
            (0..2).map(|number| game(MatchId::new(number), [TWIN, CAROL], None, "agreement", 60)).collect();
        assert_eq!(kinds(&games), [(FlagKind::SameDay, vec![CAROL, TWIN])]);
        assert_eq!(flags(&games)[0].games, [0, 1].map(MatchId::new));
    }
}
