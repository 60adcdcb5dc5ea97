//! Number of moves that several processes commit on one database, and waiting times of their players.
//!
//! ```text
//! cargo bench --bench scale                                  processes that only commit, each on one file
//! tests/with-postgres cargo bench --bench scale              1, 2 and 4 processes that only commit, on PostgreSQL
//! tests/with-postgres cargo bench --bench scale -- bot       the same with bots, a sandbox and players
//! ```
//! `--processes 1,4`, `--matches 200` and `--plies 10` change what is measured. The sandbox and all players are in this
//! process, so that over the wire much of the time is theirs.
#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    clippy::print_stdout,
    reason = "a measurement may fail loudly"
)]

mod commits;
mod games;
mod server;

use std::time::Duration;

use server::Server;

/// The beginning of the first published game.
const MOVES: [&str; 10] = ["4Ci3", "4Db6", "8Dj2", "8Ca7", "8Dh3", "8Cc6", "7Cb1", "7Di8", "3Cd3", "3Di6"];

/// Plan of a measurement.
#[derive(Clone)]
struct Plan {
    processes: Vec<usize>,
    matches: usize,
    plies: usize,
}

/// Waiting times of players, in milliseconds.
#[derive(Default)]
struct Waits(Vec<i64>);

impl Waits {
    fn percentiles(&mut self) -> String {
        self.0.sort_unstable();
        let at = |percent: usize| self.0.get((self.0.len() * percent / 100).min(self.0.len() - 1));
        match (at(50), at(99)) {
            (Some(half), Some(most)) => format!("{half} ms (p50) {most} ms (p99)"),
            _ => "nothing".to_owned(),
        }
    }
}

fn main() {
    let arguments: Vec<String> = std::env::args().skip(1).filter(|argument| argument != "--bench").collect();
    let runtime = tokio::runtime::Runtime::new().unwrap();
    if arguments.first().is_some_and(|first| first == commits::WORKER) {
        return runtime.block_on(commits::work(&arguments[1..]));
    }
    let value = |name: &str| {
        let place = arguments.iter().position(|argument| argument == name)?;
        arguments.get(place + 1).cloned()
    };
    let number = |name: &str| value(name).map(|text| text.parse::<usize>().expect("a number"));
    let over_the_wire = arguments.iter().any(|argument| argument == "bot");
    let processes = value("--processes").unwrap_or_else(|| "1,2,4".to_owned());
    let plan = Plan {
        processes: processes.split(',').map(|count| count.parse().expect("a number")).collect(),
        matches: number("--matches").unwrap_or(if over_the_wire { 200 } else { 2000 }),
        plies: number("--plies").unwrap_or(MOVES.len()).min(MOVES.len()),
    };
    runtime.block_on(measure(&plan, over_the_wire));
}

async fn measure(plan: &Plan, over_the_wire: bool) {
    let server = Server::named();
    for processes in &plan.processes {
        let Some(server) = &server else {
            if *processes == 1 {
                let folder = tempfile::tempdir().unwrap();
                let url = format!("sqlite://{}", folder.path().join("scale.sqlite").display());
                print(1, plan, &commits::measure(&url, 1, plan, || async {}).await);
            }
            continue;
        };
        let database = server.create().await;
        if over_the_wire {
            games::measure(&database, *processes, plan).await;
        } else {
            let took = commits::measure(database.url(), *processes, plan, || database.reset_counts()).await;
            print(*processes, plan, &took);
            database.print_costs(took.moves).await;
        }
        database.drop().await;
    }
}

fn print(processes: usize, plan: &Plan, taken: &commits::Taken) {
    let seconds = taken.took.max(Duration::from_millis(1)).as_secs_f64();
    println!(
        "{processes} processes, {} matches: {} moves in {seconds:.1} s, {:.0} moves/s; the slowest process {} ms (p50), \
         {} ms (p99)",
        plan.matches,
        taken.moves,
        taken.moves as f64 / seconds,
        taken.half,
        taken.most
    );
}
