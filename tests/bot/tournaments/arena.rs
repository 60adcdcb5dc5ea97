//! Arenas over the wire.

use std::collections::{BTreeMap, BTreeSet};
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use serde_json::json;
use trickmate_host::{HostedTournament, MatchId, PlayerId, TournamentState};
use trickmate_tournaments::{Color, GameResult};

use super::super::crowd::join_all;
use super::contest::{Contest, open};
use super::{ARENA, Club, SWISS};

const MINUTE: Duration = Duration::from_secs(60);
/// Time between two waves of games.
const STEP: Duration = Duration::from_secs(4 * 60);

/// Most players who can wait at the same time: each of three may have met the next last.
const MOST_UNPAIRED: usize = 3;

/// Returns the number of players who want to be paired and have no game.
fn free(tournament: &HostedTournament) -> usize {
    let playing: BTreeSet<_> =
        open(tournament).into_iter().flat_map(|game| [Some(game.white), game.black]).flatten().collect();
    let present = tournament.entrants.iter().filter(|one| one.withdrawn.is_none() && !one.is_resting);
    present.filter(|one| one.number.is_none_or(|number| !playing.contains(&number))).count()
}

/// Returns points, wins and games of each player, computed as lichess says: 2 for a win, 1 for a draw, doubled after two
/// wins in a row until the next game that is not won.
fn count(over: &HostedTournament) -> BTreeMap<u16, (u32, u32, usize)> {
    let mut table: BTreeMap<u16, (u32, u32, usize)> = BTreeMap::new();
    for number in 1..=u16::try_from(over.entrants.len()).unwrap() {
        let (mut points, mut wins, mut games, mut row) = (0, 0, 0, 0);
        for game in over.games.iter().filter(|game| game.result.is_some()) {
            let color = match number {
                number if game.white.get() == number => Color::White,
                number if game.black.unwrap().get() == number => Color::Black,
                _ => continue,
            };
            let gained = game.result.unwrap().score(color).halves();
            points += if row >= 2 { 2 * gained } else { gained };
            row = if gained == 2 { row + 1 } else { 0 };
            wins += u32::from(gained == 2);
            games += 1;
        }
        table.insert(number, (points, wins, games));
    }
    table
}

/// Asserts that the standings are those that the test counts.
fn check_standings(over: &HostedTournament) {
    let expected = count(over);
    let ranking = over.ranking().unwrap();
    assert_eq!(ranking.len(), over.entrants.len());
    let mut last = u32::MAX;
    for placed in &ranking {
        let sheet = placed.arena.as_ref().unwrap();
        let found = (sheet.points(), sheet.wins, sheet.games.len());
        assert_eq!(Some(&found), expected.get(&placed.number.get()));
        assert!(found.0 <= last);
        last = found.0;
    }
}

/// Asserts that nobody plays two games at a time, and nobody the same opponent twice in a row.
async fn check_pairings(club: &Club, over: &HostedTournament) {
    let mut last: BTreeMap<u16, (u16, i64)> = BTreeMap::new();
    let database = club.stage.database();
    for game in over.games.iter().filter(|game| game.match_id.is_some()) {
        let id = game.match_id.unwrap();
        let (white, black) = (game.white.get(), game.black.unwrap().get());
        let began = database.number(format!("SELECT created_at FROM matches WHERE id = {id}")).await.unwrap();
        let ended = database.number(format!("SELECT ended_at FROM matches WHERE id = {id}")).await;
        for (own, other) in [(white, black), (black, white)] {
            if let Some((before, free)) = last.insert(own, (other, ended.unwrap_or(i64::MAX))) {
                assert_ne!(before, other, "{own} met {other} twice in a row");
                assert!(free <= began, "{own} plays two games at a time");
            }
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn twenty_play_an_arena_of_an_hour_while_processes_die() {
    let mut contest = Contest::of(20).await;
    let message = contest.club.create(ARENA, &[("time", json!("10+5"))]).await;
    // Two come late.
    contest.club.begin_with(message, 18).await;
    let mut wave = 0_u32;
    loop {
        // Each wave has all games that there can be: with the first few of them, a slow machine would play too few in the
        // hour. After it only the end is left.
        let is_ready = |tournament: &HostedTournament| {
            let now = SystemTime::now() + wave * STEP;
            let now = now.duration_since(UNIX_EPOCH).unwrap().as_millis();
            let is_on = tournament.deadline.is_some_and(|end| u128::try_from(end).unwrap() > now);
            tournament.state == TournamentState::Finished || is_on && free(tournament) <= MOST_UNPAIRED
        };
        let tournament = contest.club.until(is_ready).await;
        if tournament.state == TournamentState::Finished {
            break;
        }
        match wave {
            2 | 3 => {
                let late = if wave == 2 { 18 } else { 19 };
                let told = contest.club.act(late, "Join").await;
                assert!(told.starts_with("You are in **Club cup** and will be paired"), "{told}");
            }
            4 => {
                let told = contest.club.act(3, "Take a break").await;
                assert!(told.starts_with("You take a break from **Club cup**"), "{told}");
            }
            6 => {
                let told = contest.club.confirm(5, "Withdraw").await;
                assert!(told.starts_with("You have withdrawn from **Club cup**."), "{told}");
            }
            8 => {
                let told = contest.club.act(3, "Play on").await;
                assert!(told.starts_with("You are in **Club cup** and will be paired"), "{told}");
            }
            _ => {}
        }
        // Somebody vanishes in the tenth minute: the clock decides.
        let vanished = |members: [usize; 2]| wave >= 3 && members.contains(&7);
        let tournament = contest.club.tournament().await;
        let games: Vec<_> = open(&tournament)
            .into_iter()
            .filter(|one| !vanished(contest.members(&tournament, one)))
            .collect();
        let (now, later) = games.split_at(games.len() / 2);
        contest.play(&tournament, now).await;
        if wave % 4 == 1 {
            contest.kill().await;
        }
        contest.play(&tournament, later).await;
        if wave % 4 == 3 {
            contest.restart().await;
        }
        contest.club.stage.sandbox.advance(STEP);
        wave += 1;
        assert!(wave < 40, "it does not end");
    }
    let over = contest.over().await;
    let played = over.games.iter().filter(|game| game.result.is_some()).count();
    assert!(played >= 60, "{played} games in {wave} waves");
    check_standings(&over);
    check_pairings(&contest.club, &over).await;
    let matches: Vec<MatchId> = over.games.iter().filter_map(|game| game.match_id).collect();
    assert_eq!(matches.iter().collect::<BTreeSet<_>>().len(), matches.len());
    let closing = contest.club.posted(|text| text.contains("is over. Congratulations!")).await;
    assert_eq!(closing["attachments"][0]["filename"], "podium.png", "{closing:#}");
    contest.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_that_runs_at_the_end_of_an_arena_does_not_count() {
    let club = Club::of(3).await;
    let message = club.create(ARENA, &[("minutes", json!(10)), ("time", json!("30+0"))]).await;
    club.begin_with(message, 2).await;
    let tournament = club.until(|tournament| open(tournament).len() == 1).await;
    let game = open(&tournament)[0].match_id.unwrap().get();
    let shown = club.posted(|text| text.contains("The arena is **on**")).await;
    assert!(shown["content"].as_str().unwrap().contains("arena, 10 minutes"), "{shown:#}");
    club.posted(|text| text.starts_with("**Club cup** has begun and ends")).await;
    club.stage.sandbox.advance(11 * MINUTE);
    club.until(|tournament| tournament.state == TournamentState::Finished).await;
    club.resign(0, game).await;
    let over = club.tournament().await;
    assert_eq!(over.games[0].result, None);
    assert!(over.ranking().unwrap().iter().all(|placed| placed.arena.as_ref().unwrap().games.is_empty()));
    let report = club.act(0, "Export (TRF16)").await;
    assert!(report.contains("TRF16"), "{report}");
    club.stage.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn breaks_are_paced() {
    let club = Club::of(3).await;
    let message = club.create(ARENA, &[("time", json!("10+0"))]).await;
    club.begin(message).await;
    let (stage, member) = (&club.stage, &club.members[1]);
    let rest = stage.button(member, stage.channel, message, "Take a break").await;
    let press = async || {
        let done = member.click(stage.channel, message, &rest).await.unwrap();
        stage.told(member, &done).await
    };
    let told = join_all((0..60).map(|_| press()).collect()).await;
    let refused = told.iter().filter(|text| text.starts_with("You’re joining and leaving")).count();
    assert!((1..=41).contains(&refused), "{refused}");
    club.stage.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn only_those_who_have_played_an_arena_win_it() {
    let club = Club::of(7).await;
    let message = club.create(ARENA, &[("minutes", json!(10)), ("time", json!("30+0"))]).await;
    club.begin(message).await;
    let tournament = club.until(|tournament| open(tournament).len() == 3).await;
    let game = open(&tournament)[0];
    let [white, black] = [game.white, game.black.unwrap()]
        .map(|one| club.member(tournament.entrant(one).unwrap().player.get()));
    club.told(white, "move", &[("move", json!("4Ci3")), ("game", json!(game.match_id))]).await;
    club.told(black, "move", &[("move", json!("4Db6")), ("game", json!(game.match_id))]).await;
    club.resign(white, game.match_id.unwrap().get()).await;
    club.until(|tournament| tournament.games[0].result.is_some()).await;
    club.stage.sandbox.advance(11 * MINUTE);
    let closing = club.posted(|text| text.contains("is over. Congratulations!")).await;
    let [white, black] = [white, black].map(|member| club.members[member].id);
    let lines: Vec<&str> = closing["content"].as_str().unwrap().lines().skip(1).collect();
    assert_eq!(lines, [format!("🥇 <@{black}>"), format!("🥈 <@{white}>")]);
    let alt = closing["attachments"][0]["description"].as_str().unwrap();
    assert!(!alt.contains("3."), "{alt}");
    club.number_is("SELECT COUNT(*) FROM tournament_medals", |medals| medals == 2).await;
    club.stage.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_has_withdrawn_comes_back_to_an_arena_but_not_to_a_swiss() {
    let club = Club::of(3).await;
    let message = club.create(ARENA, &[("time", json!("10+0"))]).await;
    club.begin_with(message, 3).await;
    club.until(|tournament| open(tournament).len() == 1).await;
    let told = club.confirm(1, "Withdraw").await;
    assert!(told.starts_with("You have withdrawn from **Club cup**."), "{told}");
    assert_eq!(club.labels(1).await[0], "Join");
    let told = club.press(1, message, "Join").await;
    assert!(told.starts_with("You are in **Club cup** and will be paired"), "{told}");
    assert_eq!(club.labels(1).await[0], "Take a break");
    let back = PlayerId::new(i64::try_from(club.members[1].id).unwrap());
    let tournament = club.tournament().await;
    assert_eq!((tournament.entrants.len(), tournament.entrant_of(back).unwrap().withdrawn), (3, None));
    assert_eq!(club.confirm(0, "Cancel the tournament").await, "**Club cup** is cancelled.");
    club.stage.end().await;

    let club = Club::of(4).await;
    let message = club.create(SWISS, &[("rounds", json!(3))]).await;
    let before = club.view(1).await;
    club.begin(message).await;
    club.round(1).await;
    club.confirm(1, "Withdraw").await;
    assert!(!club.labels(1).await.contains(&"Join".to_owned()));
    let told = club.press(1, before, "Join").await;
    assert!(told.starts_with("You have withdrawn from this tournament"), "{told}");
    club.stage.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_does_not_play_in_an_arena_rests() {
    let club = Club::of(3).await;
    let message = club.create(ARENA, &[("time", json!("1+0"))]).await;
    club.begin_with(message, 2).await;
    let tournament = club.until(|tournament| open(tournament).len() == 1).await;
    // A live clock runs from the beginning, and White does not move.
    club.stage.sandbox.advance(3 * MINUTE);
    let first = club.until(|tournament| tournament.games[0].result.is_some()).await;
    assert_eq!(first.games[0].result, Some(GameResult::WhiteForfeits));
    let white = club.member(tournament.entrant(tournament.games[0].white).unwrap().player.get());
    let entrant = |tournament: &HostedTournament| {
        tournament
            .entrant_of(PlayerId::new(i64::try_from(club.members[white].id).unwrap()))
            .unwrap()
            .is_resting
    };
    assert!(entrant(&first));
    assert_eq!(club.labels(white).await[0], "Play on");
    // The other waits until somebody is free.
    let told = club.press(2, message, "Join").await;
    assert!(told.starts_with("You are in **Club cup** and will be paired"), "{told}");
    let second = club.until(|tournament| open(tournament).len() == 1).await;
    assert_eq!(second.games.len(), 2);
    let told = club.act(white, "Play on").await;
    assert!(told.starts_with("You are in **Club cup** and will be paired"), "{told}");
    assert!(!entrant(&club.tournament().await));
    club.stage.end().await;
}
