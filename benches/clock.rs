//! Cost of keeping the time of ten thousand running matches.
//!
//! `cargo bench --bench clock` sets them up with deadlines of their own and prints how long a look at the agenda takes: when
//! nothing is due, when one match runs out, and when all have run out.
#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::print_stdout,
    reason = "a measurement may fail loudly"
)]

use std::time::{Duration, Instant};

use tokio::sync::watch;
use tokio::task::JoinSet;
use trickmate_host::{
    Answer, CHALLENGE_TTL, ChannelId, Clock, GameService, Invitation, Move, PlayerId, RequestId, SeatWish,
    SpecialTerms, Store, TimeControl,
};
use trickmate_rules::Seat;

const MATCHES: i64 = 10_000;
/// The actions of each match: enough that a time-out loses it.
const MOVES: [&str; 4] = ["4Ci3", "4Db6", "8Dj2", "8Ca7"];
/// Number of matches that are set up at the same time.
const BATCH_SIZE: usize = 100;
/// Number of looks.
const LOOKS: u32 = 1000;
/// Number of matches that run out one by one.
const SINGLE: i64 = 100;

#[tokio::main]
async fn main() {
    let scratch = tempfile::tempdir().unwrap();
    let store = Store::open_file(&scratch.path().join("clock.sqlite")).await.unwrap();
    let (offset, moved) = watch::channel(0);
    let (service, _notices) = GameService::new(store.clone(), CHALLENGE_TTL);
    let service = service.with_clock(Clock::moved_by(moved));
    let mut tasks = JoinSet::new();
    for number in 1..=MATCHES {
        let service = service.clone();
        tasks.spawn(async move { play(&service, number).await });
        if tasks.len() >= BATCH_SIZE {
            tasks.join_next().await.unwrap().unwrap();
        }
    }
    tasks.join_all().await;

    let begun = Instant::now();
    let mut next = None;
    for _ in 0..LOOKS {
        next = service.clocks().run_due().await.unwrap();
    }
    println!("nothing due: {:?} a look", begun.elapsed() / LOOKS);

    let mut spent = Duration::ZERO;
    for _ in 0..SINGLE {
        let until = i64::max(0, next.unwrap().since(service.clock().timestamp()));
        offset.send_modify(|offset| *offset += until);
        let begun = Instant::now();
        next = service.clocks().run_due().await.unwrap();
        spent += begun.elapsed();
    }
    println!("one due: {:?} a look", spent / SINGLE as u32);

    offset.send_modify(|offset| *offset += 40 * 24 * 60 * 60 * 1000);
    let begun = Instant::now();
    while service.clocks().run_due().await.unwrap().is_some() {}
    let took = begun.elapsed();
    println!("the others all due: {took:?}");
    store.close().await;
}

/// Plays a match whose deadline is hours from that of the next.
async fn play(service: &GameService, number: i64) {
    let players = [2 * number, 2 * number + 1];
    let invitation = Invitation {
        request: RequestId::new(10 * number),
        game: "cardmate".to_owned(),
        options: Vec::new(),
        server: None,
        channel: ChannelId::new(1),
        challenger: PlayerId::new(players[0]),
        opponent: Some(PlayerId::new(players[1])),
        seat: SeatWish::Seat(Seat::First),
        time: Some(TimeControl::Correspondence((1 + number % 700) * 60 * 60 * 1000)),
        rated: false,
        special: SpecialTerms::default(),
    };
    let challenge = service.invitations().invite(invitation).await.unwrap().id;
    service
        .invitations()
        .answer(challenge, PlayerId::new(players[1]), Answer::Accept, RequestId::new(0))
        .await
        .unwrap();
    let hosted = service.matches().match_of_challenge(challenge).await.unwrap().id;
    for (ply, text) in MOVES.iter().enumerate() {
        let wanted = Move {
            match_id: hosted,
            version: None,
            player: PlayerId::new(players[ply % 2]),
            text: (*text).to_owned(),
            request: RequestId::new(10 * number + 1 + ply as i64),
        };
        service.matches().act(&wanted).await.unwrap();
    }
}
