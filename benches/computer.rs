//! Measures the wait for the computer's move when many people play it at once: from the click to the board that shows
//! the answer, and to the acknowledgement of the click.
//!
//! `cargo bench --bench computer [-- GAME [LEVEL [PEOPLE [TURNS [KEY=VALUE]…]]]]`: every player has a game, and makes a
//! random move as soon as the computer has moved.
#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::print_stdout,
    reason = "a measurement may fail loudly"
)]

use std::sync::Arc;
use std::time::Duration;

use discord_sandbox::gateway::HubConfig;
use discord_sandbox::{Config, Person, Sandbox};
use serde_json::{Value, json};
use tokio::task::JoinSet;
use trickmate::Settings;
use trickmate_engine::Player;
use trickmate_host::{CHALLENGE_TTL, GameService, Limits, MatchId, PlayerId, Store};
use trickmate_rules::kernel::Seed;
use trickmate_rules::{Match, Seat};

/// Longest wait for anything.
const LONG: Duration = Duration::from_secs(120);

/// Milliseconds that players waited.
#[derive(Default)]
struct Waits {
    acknowledged: Vec<i64>,
    answered: Vec<i64>,
}

/// The table at which everybody plays.
struct Club {
    sandbox: Sandbox,
    service: GameService,
    channel: u64,
    turns: usize,
}

#[tokio::main]
async fn main() {
    // Cargo passes `--bench` to every benchmark.
    let given: Vec<String> = std::env::args().skip(1).filter(|argument| argument != "--bench").collect();
    let (options, given): (Vec<_>, Vec<_>) = given.into_iter().partition(|argument| argument.contains('='));
    let number = |place: usize, usual: usize| given.get(place).map_or(usual, |text| text.parse().unwrap());
    let game = given.first().map_or("poker", String::as_str);
    let (level, people, turns) = (number(1, 8), number(2, 20), number(3, 10));
    let mut asked = vec![("level", json!(level))];
    asked.extend(
        options.iter().filter_map(|option| option.split_once('=')).map(|(key, value)| (key, json!(value))),
    );
    let waits = measure(game, &asked, people, turns).await;
    println!(
        "{game} {} level {level}, {people} games, {} turns: acknowledged after {}, answered after {}",
        options.join(" "),
        waits.answered.len(),
        percentiles(waits.acknowledged),
        percentiles(waits.answered)
    );
}

async fn measure(game: &str, asked: &[(&str, Value)], people: usize, turns: usize) -> Waits {
    let gateway = HubConfig { identify_limit: None, ..HubConfig::default() };
    let config = Config { gateway, transcript_bytes: 0, ..Config::lenient() };
    let sandbox = Sandbox::start(config).await.unwrap();
    let bot = sandbox.create_application("Trickmate");
    let people: Vec<Person> =
        (0..people).map(|number| sandbox.create_user(&format!("person{number}"))).collect();
    let members: Vec<u64> = people.iter().map(|person| person.id).collect();
    let guild = sandbox.create_guild("Club", members[0], &members[1..], &[bot.id]).unwrap();
    let channel = sandbox.channel_named(guild, "general").unwrap();
    let scratch = tempfile::tempdir().unwrap();
    let store = Store::open_file(&scratch.path().join("bench.sqlite")).await.unwrap();
    let settings = Settings {
        api_base: Some(sandbox.url().to_owned()),
        limits: Limits::default(),
        ..Settings::new(bot.token.clone())
    };
    let running = tokio::spawn(trickmate::run(settings, store.clone(), std::future::pending()));
    assert!(sandbox.wait_for_bot(bot.id, Duration::from_secs(60)).await);
    let (service, _) = GameService::new(store, CHALLENGE_TTL);
    let club = Arc::new(Club { sandbox, service, channel, turns });
    let mut games = JoinSet::new();
    for (number, person) in people.into_iter().enumerate() {
        person.run(channel, &format!("play {game}"), asked).await.unwrap();
        let id = number as i64 + 1;
        club.board(id, 0).await;
        let club = Arc::clone(&club);
        games.spawn(async move { club.play(&person, id).await });
    }
    let mut waits = Waits::default();
    while let Some(played) = games.join_next().await {
        let own = played.unwrap();
        waits.acknowledged.extend(own.acknowledged);
        waits.answered.extend(own.answered);
    }
    running.abort();
    waits
}

impl Club {
    /// Plays a person's game.
    async fn play(&self, person: &Person, id: i64) -> Waits {
        let mut waits = Waits::default();
        let seat = self.seat(person, id).await;
        for turn in 0..self.turns {
            let game = self.until_to_act(id, seat).await;
            if game.outcome().is_some() {
                break;
            }
            let seed = Seed::new([(id as usize * self.turns + turn) as u8; 32]);
            let action = Player::Random.choose(&game, seat, &seed).unwrap();
            let given = [("move", json!(action)), ("game", json!(id)), ("end", json!(true))];
            let done = person.run(self.channel, "move", &given).await.unwrap();
            waits.acknowledged.push(done.acknowledged.expect("not acknowledged") - done.created);
            let answered = self.until_to_act(id, seat).await;
            if answered.plies().len() == game.plies().len() {
                // A turn of Summoner's Chess that may not end yet continues.
                let given = &given[..2];
                let done = person.run(self.channel, "move", given).await.unwrap();
                waits.acknowledged.push(done.acknowledged.expect("not acknowledged") - done.created);
                continue;
            }
            waits.answered.push(self.board(id, answered.plies().len()).await - done.created);
        }
        waits
    }

    async fn seat(&self, person: &Person, id: i64) -> Seat {
        let players = self.service.matches().hosted_match(MatchId::new(id)).await.unwrap().players;
        Seat::ALL[usize::from(players[0] != PlayerId::new(person.id as i64))]
    }

    /// Returns the game once a seat is to act in it or it is over, and all news of its turn are out.
    async fn until_to_act(&self, id: i64, seat: Seat) -> Arc<Match> {
        let begun = tokio::time::Instant::now();
        loop {
            let game = self.service.matches().hosted_match(MatchId::new(id)).await.unwrap().game;
            if game.outcome().is_some() || game.to_act().contains(&seat) {
                return game;
            }
            assert!(begun.elapsed() < LONG, "the computer does not move in game {id}");
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    }

    /// Waits for a board that shows at least this many plies; returns when it was posted or edited, in milliseconds
    /// since 1970.
    async fn board(&self, id: i64, plies: usize) -> i64 {
        let mark = format!("· game {id} · ply ");
        let shown = self.sandbox.wait_for(LONG, |world| {
            world.channel(self.channel).ok()?.messages.values().rev().find_map(|message| {
                let (_, ply) = message.content.rsplit_once(&mark)?;
                (ply.parse::<usize>().ok()? >= plies).then(|| message.edited.unwrap_or(message.posted))
            })
        });
        shown.await.expect("the board never came")
    }
}

fn percentiles(mut waits: Vec<i64>) -> String {
    waits.sort_unstable();
    let at = |percent: usize| waits[(waits.len() * percent / 100).min(waits.len() - 1)];
    format!("{} ms (p50) {} ms (p99)", at(50), at(99))
}
