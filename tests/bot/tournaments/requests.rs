//! Requests to Discord for a round and for a whole tournament. `cargo test --test trickmate bot::tournaments::requests --
//! --nocapture`, with `--include-ignored` for the one under the limits, prints the tables of docs/tournaments.md.
#![allow(clippy::print_stdout, reason = "the tables are for the documentation")]

use std::time::{Duration, Instant};

use serde_json::json;

use super::super::crowd::join_all;
use super::contest::open;
use super::traffic::{Kind, Traffic};
use super::{Club, KNOCKOUT, SWISS};
use trickmate_host::{HostedTournament, TournamentGame};

/// Most requests for a game that ends after one move: its message in the channel, its thread and its two members, the rules
/// and two boards, their edits, and a read.
const OF_GAME: usize = 11;
/// Most further requests for a round: its message, and edits of the tournament's.
const OF_ROUND: usize = 24;
/// Games that are played at the same time.
const AT_ONCE: usize = 8;
/// Longest wait for the boards of a round that Discord's limits put off.
const LIMITED: Duration = Duration::from_secs(600);
/// Refused requests in ten minutes from which on boards wait; Discord bars a bot after 10,000.
const TOO_MANY: usize = 8000;

/// Plays a game: White moves, and the member who comes later resigns.
async fn play(club: &Club, tournament: &HostedTournament, game: &TournamentGame) {
    let member = |number| club.member(tournament.entrant(number).unwrap().player.get());
    let (white, black) = (member(game.white), member(game.black.unwrap()));
    let id = game.match_id.unwrap().get();
    club.told(white, "move", &[("move", json!("4Ci3")), ("game", json!(id))]).await;
    club.resign(white.max(black), id).await;
}

/// Waits until every match and the tournament are shown as they are.
async fn shown(club: &Club) {
    let deadline = Instant::now() + LIMITED;
    while club.stage.number("SELECT COUNT(*) FROM matches WHERE announced < version").await != Some(0) {
        assert!(Instant::now() < deadline, "boards are missing");
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
}

/// Has this number of members play a whole tournament; returns its requests, counted round by round, and the games.
async fn whole(format: u64, players: usize, is_limited: bool) -> (Traffic, usize) {
    let mut club = Club::of(players).await;
    let message = club.create(format, &[]).await;
    club.join(message).await;
    let mut traffic = Traffic::since_now(&club.stage);
    club.stage.sandbox.set_realistic_limits(is_limited);
    let begun = Instant::now();
    assert_eq!(club.act(0, "Begin").await, "**Club cup** has begun.");
    let rounds = u16::try_from(players.ilog2()).unwrap();
    let mut games = 0;
    for round in 1..=rounds {
        let tournament = club.round(round).await;
        let open = open(&tournament);
        games += open.len();
        for games in open.chunks(AT_ONCE) {
            join_all(games.iter().map(|game| play(&club, &tournament, game)).collect()).await;
        }
        shown(&club).await;
        traffic.count(&club.stage);
    }
    club.posted(|text| text.contains("is over. Congratulations!")).await;
    shown(&club).await;
    club.stage.stop().await;
    traffic.count(&club.stage);
    let seconds = begun.elapsed().as_secs();
    println!(
        "{players} players, {rounds} rounds, {games} games, {seconds} s, limits: {is_limited}\n{traffic}"
    );
    // All games share the limits of the channel: each has a message and a thread there. Each round has a message, and the end.
    assert_eq!(traffic.of(Kind::Thread), games, "{traffic}");
    assert_eq!(traffic.of(Kind::Post), games + usize::from(rounds) + 1, "{traffic}");
    assert!(traffic.of(Kind::Edit) <= OF_ROUND * usize::from(rounds), "{traffic}");
    let most = OF_GAME * games + OF_ROUND * usize::from(rounds);
    // A refused request is repeated, after a look at what has come through.
    assert!(is_limited || traffic.counted() <= most, "{} of {most}:\n{traffic}", traffic.counted());
    club.stage.end().await;
    (traffic, games)
}

#[tokio::test(flavor = "multi_thread")]
async fn a_knockout_of_eight_costs_few_requests() {
    let (traffic, games) = whole(KNOCKOUT, 8, false).await;
    assert_eq!((games, traffic.refused), (7, 0));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_knockout_of_sixty_four_costs_few_requests() {
    let (traffic, games) = whole(KNOCKOUT, 64, false).await;
    assert_eq!((games, traffic.refused), (63, 0));
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "plays 192 games, for the table"]
async fn a_swiss_of_sixty_four_costs_few_requests() {
    let (traffic, games) = whole(SWISS, 64, false).await;
    assert_eq!((games, traffic.refused), (192, 0));
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "waits for Discord's limits for minutes"]
async fn a_knockout_of_sixty_four_comes_through_the_limits() {
    // The limiter of the bot's library only works with Discord's own address. Without it, requests are refused and
    // repeated; all of them get through.
    let (traffic, games) = whole(KNOCKOUT, 64, true).await;
    assert_eq!(games, 63);
    assert!(traffic.refused < TOO_MANY, "{traffic}");
}

#[tokio::test(flavor = "multi_thread")]
async fn the_threads_of_a_round_are_opened_within_the_limits() {
    let club = Club::of(12).await;
    let message = club.create(SWISS, &[]).await;
    club.begin(message).await;
    let mut traffic = Traffic::since_now(&club.stage);
    club.stage.sandbox.set_realistic_limits(true);
    let tournament = club.round(1).await;
    assert_eq!(tournament.games.len(), 6);
    club.number_is(
        "SELECT COUNT(*) FROM matches WHERE announced >= version AND thread IS NOT NULL",
        |shown| shown == 6,
    )
    .await;
    traffic.count(&club.stage);
    assert_eq!(traffic.of(Kind::Thread), 6, "{traffic}");
    // What is refused comes later; Discord bars whoever has 10,000 refused requests in ten minutes.
    assert!(traffic.refused < 200, "{traffic}");
    club.stage.end().await;
}
