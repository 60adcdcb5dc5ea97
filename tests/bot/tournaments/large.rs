//! Large tournaments over the wire, with people who leave, forfeit and come late; in each round the process is killed
//! once and restarted once. Pairings are legal, every result counts once, and the standings are those that the test counts.

use std::collections::{BTreeMap, BTreeSet};

use serde_json::json;
use trickmate_host::{HostedTournament, MatchId, TournamentFormat, TournamentState};

use super::contest::{Contest, open};
use super::traffic::Traffic;
use super::{DOUBLE, KNOCKOUT, SWISS};

#[path = "../../../crates/tournaments/tests/naive.rs"]
mod naive;

/// Most requests to Discord for a tournament of 64 over nine rounds, without answers to interactions.
const REQUESTS: usize = 5_000;

/// Asserts that the standings have the points that the test has counted, and the tie-breaks of a plain computation.
fn check_standings(contest: &Contest, over: &HostedTournament) {
    let history = over.history().unwrap();
    let expected = naive::values(&history, &BTreeSet::new());
    assert!(!naive::by_encounters(&history, &BTreeSet::new()).is_empty());
    let ranking = over.ranking().unwrap();
    assert_eq!(ranking.len(), over.entrants.len());
    for placed in &ranking {
        let one = placed.standing.as_ref().unwrap();
        let values = (
            one.score.halves(),
            one.buchholz.halves(),
            one.buchholz_cut_1.halves(),
            one.sonneborn_berger.quarters(),
            one.wins,
        );
        assert_eq!(values, expected[usize::from(placed.number.get()) - 1], "{one:?}");
        let member = contest.club.member(over.entrant(placed.number).unwrap().player.get());
        assert_eq!(values.0, contest.points.get(&member).copied().unwrap_or(0), "member {member}");
    }
    let scores: Vec<u32> =
        ranking.iter().map(|placed| placed.standing.as_ref().unwrap().score.halves()).collect();
    assert!(scores.is_sorted_by(|one, next| one >= next), "{scores:?}");
}

fn is_over(tournament: &HostedTournament) -> bool {
    tournament.state == TournamentState::Finished
}

/// Asserts that no match belongs to two games, and no game has begun twice.
async fn check_matches(contest: &Contest, over: &HostedTournament) {
    let matches: Vec<MatchId> = over.games.iter().filter_map(|game| game.match_id).collect();
    assert_eq!(matches.iter().collect::<BTreeSet<_>>().len(), matches.len());
    let stored = contest.club.stage.database().number("SELECT COUNT(*) FROM matches").await;
    assert_eq!(stored, i64::try_from(matches.len()).ok(), "no other match has begun");
}

/// Asserts that nobody met twice, colours are balanced, and nobody had two byes.
fn check_pairings(over: &HostedTournament) {
    let (mut pairs, mut byes) = (BTreeSet::new(), BTreeSet::new());
    let mut balance: BTreeMap<u16, i32> = BTreeMap::new();
    for game in &over.games {
        let white = game.white.get();
        let Some(black) = game.black.map(|number| number.get()) else {
            assert!(byes.insert(white), "two byes for {white}");
            continue;
        };
        assert!(pairs.insert((white.min(black), white.max(black))), "{white} and {black} met twice");
        if game.result.is_some_and(|result| result.is_played()) {
            for (number, step) in [(white, 1), (black, -1)] {
                let colors = balance.entry(number).or_default();
                *colors += step;
                assert!(colors.abs() <= 2, "{number}");
            }
        }
    }
}

/// Has one of the players of a running game withdraw; the opponent gets the point.
async fn withdraw(contest: &mut Contest, tournament: &HostedTournament, match_id: MatchId) -> usize {
    let game = tournament.games.iter().find(|game| game.match_id == Some(match_id)).unwrap();
    let [gone, other] = contest.members(tournament, game);
    let told = contest.club.confirm(gone, "Withdraw").await;
    assert!(told.starts_with("You have withdrawn from **Club cup**."), "{told}");
    *contest.points.entry(other).or_default() += 2;
    gone
}

#[tokio::test(flavor = "multi_thread")]
async fn sixty_four_play_nine_rounds_of_a_swiss_while_processes_die() {
    let mut contest = Contest::of(64).await;
    let message = contest.club.create(SWISS, &[("rounds", json!(9))]).await;
    let mut traffic = Traffic::since_now(&contest.club.stage);
    // Two come late.
    contest.club.begin_with(message, 62).await;
    for round in 1..=9 {
        let tournament = contest.club.round(round).await;
        for bye in tournament.games_of(round).filter(|game| game.black.is_none()) {
            let member = contest.club.member(tournament.entrant(bye.white).unwrap().player.get());
            *contest.points.entry(member).or_default() += 2;
        }
        if round == 2 || round == 3 {
            let late = usize::from(60 + round);
            assert_eq!(
                contest.club.act(late, "Join").await,
                "You are in **Club cup** from the next round on."
            );
        }
        let games = open(&tournament);
        let (now, later) = games.split_at(games.len() / 2);
        contest.play(&tournament, now).await;
        contest.kill().await;
        let (gone, later) = match later {
            [first, rest @ ..] if round % 2 == 0 => (Some(first.match_id.unwrap()), rest),
            all => (None, all),
        };
        if let Some(gone) = gone {
            withdraw(&mut contest, &tournament, gone).await;
        }
        contest.play(&tournament, later).await;
        contest.restart().await;
        traffic.count(&contest.club.stage);
    }
    let over = contest.over().await;
    check_pairings(&over);
    check_standings(&contest, &over);
    check_matches(&contest, &over).await;
    contest.club.posted(|text| text.contains("is over. Congratulations!")).await;
    traffic.count(&contest.club.stage);
    assert!((288 * 5..=REQUESTS).contains(&traffic.counted()), "{traffic}");
    contest.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn six_play_a_double_round_robin_while_processes_die() {
    let mut contest = Contest::of(6).await;
    let message = contest.club.create(DOUBLE, &[]).await;
    contest.club.begin(message).await;
    let mut gone = None;
    for round in 1..=10 {
        let tournament = contest.club.round(round).await;
        assert_eq!(tournament.games_of(round).count(), 3);
        // Whoever has withdrawn forfeits.
        for game in tournament.games_of(round).filter(|game| game.result.is_some()) {
            let [white, black] = contest.members(&tournament, game);
            let other = if Some(white) == gone { black } else { white };
            *contest.points.entry(other).or_default() += 2;
        }
        let games = open(&tournament);
        contest.play(&tournament, &games[..1]).await;
        contest.kill().await;
        match round {
            8 => {
                let game = games[1].match_id.unwrap();
                gone = Some(withdraw(&mut contest, &tournament, game).await);
                contest.play(&tournament, &games[2..]).await;
            }
            _ => contest.play(&tournament, &games[1..]).await,
        }
        contest.restart().await;
    }
    let over = contest.over().await;
    assert_eq!(over.format, TournamentFormat::DoubleRoundRobin);
    let mut pairs: BTreeMap<(u16, u16), usize> = BTreeMap::new();
    for game in &over.games {
        *pairs.entry((game.white.get(), game.black.unwrap().get())).or_default() += 1;
    }
    assert_eq!((pairs.len(), pairs.values().max()), (30, Some(&1)), "each pair once with each colour");
    check_standings(&contest, &over);
    check_matches(&contest, &over).await;
    contest.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn sixteen_play_a_knockout_with_best_of_three_while_processes_die() {
    let mut contest = Contest::of(16).await;
    let message = contest.club.create(KNOCKOUT, &[("games", json!(3))]).await;
    contest.club.begin(message).await;
    // By tie: games won by each member.
    let mut wins: BTreeMap<(u16, u16), BTreeMap<usize, u32>> = BTreeMap::new();
    let mut has_withdrawn = false;
    for round in 1..=4_u16 {
        let mut is_killed = false;
        loop {
            let is_ready = |tournament: &HostedTournament| {
                is_over(tournament) || tournament.round > round || !open(tournament).is_empty()
            };
            let tournament = contest.club.until(is_ready).await;
            if is_over(&tournament) || tournament.round > round {
                break;
            }
            let games = open(&tournament);
            for game in &games {
                let [white, black] = contest.members(&tournament, game);
                if !has_withdrawn && round == 1 && game.number == 2 {
                    has_withdrawn = true;
                    let told = contest.club.confirm(white, "Withdraw").await;
                    assert!(told.starts_with("You have withdrawn from **Club cup**."), "{told}");
                    wins.entry((round, game.board)).or_default().insert(black, 2);
                    continue;
                }
                let before = contest.points.clone();
                contest.play(&tournament, &[game]).await;
                let is_winner = |member: &usize| contest.points.get(member) != before.get(member);
                let winner = [white, black].into_iter().find(is_winner).unwrap();
                *wins.entry((round, game.board)).or_default().entry(winner).or_default() += 1;
                // A game that is forfeited decides the tie.
                if game.board % 4 == 0 {
                    wins.entry((round, game.board)).or_default().insert(winner, 2);
                }
                if !is_killed {
                    contest.kill().await;
                    is_killed = true;
                }
            }
        }
        contest.restart().await;
    }
    let over = contest.over().await;
    let winner_of = |tie: &(u16, u16)| {
        let won = wins[tie].iter().filter(|(_, games)| **games >= 2).map(|(member, _)| *member);
        won.collect::<Vec<_>>()
    };
    assert_eq!(wins.len(), 15);
    // Whoever wins a tie continues; places are those of the rounds in which somebody went out.
    let mut expected: BTreeMap<usize, u16> = (0..16).map(|member| (member, 9)).collect();
    for tie in wins.keys() {
        let [winner] = winner_of(tie)[..] else { panic!("tie {tie:?}: {:?}", wins[tie]) };
        expected.insert(winner, [5, 3, 2, 1][usize::from(tie.0) - 1]);
    }
    let found: BTreeMap<usize, u16> = over
        .ranking()
        .unwrap()
        .iter()
        .map(|placed| (contest.club.member(over.entrant(placed.number).unwrap().player.get()), placed.place))
        .collect();
    assert_eq!(found, expected);
    check_matches(&contest, &over).await;
    contest.end().await;
}
