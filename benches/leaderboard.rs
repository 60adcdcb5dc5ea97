//! Times of a leaderboard with 100,000 rated players: of a page and the player's own rank, as `/leaderboard` asks for
//! them.
//!
//! `cargo bench --bench leaderboard [-- PLAYERS]` fills a database and prints the 50th and 99th percentiles.
#![allow(clippy::unwrap_used, clippy::print_stdout, reason = "a measurement may fail loudly")]

use std::time::{Duration, Instant};

use sqlx::{Connection, SqliteConnection};
use trickmate_host::glicko::month_of;
use trickmate_host::{
    CHALLENGE_TTL, GameService, Leaderboard, Own, PageNumber, Period, PlayerId, Scope, ServerId, Store,
    Timestamp,
};

const SERVER: i64 = 10;
const ROUNDS: usize = 100;

/// Adds rated players on one server: half of them have played this month, and every thousandth does not want to be
/// listed.
async fn fill(path: &std::path::Path, players: i64, now: Timestamp) {
    let url = format!("sqlite://{}", path.display());
    let mut connection = SqliteConnection::connect(&url).await.unwrap();
    let rows = sqlx::query(
        "WITH RECURSIVE people (id) AS (SELECT 1 UNION ALL SELECT id + 1 FROM people WHERE id < $1) \
         INSERT INTO ratings SELECT 'poker', scope, id, id, 1500 + (id * 7919 % 1000) - (id % 100) / 100.0, 80, 0.06, \
         1500, 10, 10, 10, $2, $2 + 86400000 * (id % 3 - 1), $3 - id % 2, (id * 104729 % 200) - 100 \
         FROM people, (SELECT 0 AS scope UNION SELECT $4)",
    );
    rows.bind(players)
        .bind(now.get())
        .bind(month_of(now))
        .bind(SERVER)
        .execute(&mut connection)
        .await
        .unwrap();
    let names = sqlx::query("INSERT INTO players SELECT DISTINCT player, 'Player ' || player FROM ratings");
    names.execute(&mut connection).await.unwrap();
    let hidden = sqlx::query(
        "INSERT INTO wishes (player, direct, listed) SELECT id, 1, 0 FROM players WHERE id % 1000 = 0",
    );
    hidden.execute(&mut connection).await.unwrap();
    connection.close().await.unwrap();
}

async fn measure(
    service: &GameService,
    leaderboard: Leaderboard<'_>,
    page: PageNumber,
    player: PlayerId,
) -> (Duration, Duration, i64) {
    let mut times = Vec::with_capacity(ROUNDS);
    let mut ranked = 0;
    for _ in 0..ROUNDS {
        let begun = Instant::now();
        let page = service.leaderboard().page(leaderboard, page, player).await.unwrap();
        times.push(begun.elapsed());
        ranked = page.ranked;
        assert!(!page.lines.is_empty() && !matches!(page.own, Own::Newcomer));
    }
    times.sort_unstable();
    (times[ROUNDS / 2], times[ROUNDS * 99 / 100], ranked)
}

#[tokio::main]
async fn main() {
    let players = std::env::args().filter_map(|word| word.parse().ok()).next().unwrap_or(100_000);
    let scratch = tempfile::tempdir().unwrap();
    let path = scratch.path().join("leaderboard.sqlite");
    let store = Store::open_file(&path).await.unwrap();
    let (service, _notices) = GameService::new(store.clone(), CHALLENGE_TTL);
    fill(&path, players, service.clock().timestamp()).await;
    for (name, period) in [("all time", Period::All), ("month", Period::Month), ("active", Period::Active)] {
        for (which, page) in [("first", 0), ("middle", players / 20), ("last", i64::MAX / 100)] {
            let leaderboard =
                Leaderboard { game: "poker", scope: Scope::Server(ServerId::new(SERVER)), period };
            let (usual, worst, ranked) =
                measure(&service, leaderboard, PageNumber::new(page), PlayerId::new(players / 2)).await;
            println!("{name}, {which} page of {ranked} ranked: p50 {usual:.1?}, p99 {worst:.1?}");
        }
    }
    store.close().await;
}
