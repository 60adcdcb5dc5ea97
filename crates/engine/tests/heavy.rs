//! The largest legal positions of every game at the highest level: the search ends by its counts, not by its clock, and
//! all of them together fit into 64 MiB. This is a separate program, since it measures the memory of its process.
#![allow(
    clippy::print_stdout,
    clippy::unwrap_used,
    clippy::panic,
    missing_docs,
    reason = "tests may fail loudly"
)]

use std::time::{Duration, Instant};

use trickmate_engine::{Budget, Level, Request, Termination, compare, think_in};
use trickmate_rules::Viewer;
use trickmate_rules::kernel::Seed;
use trickmate_testkit::heaviest::HEAVIEST;
use trickmate_testkit::memory::peak_memory;

/// The most memory that the process may have used, in KiB.
const MAX_MEMORY: u64 = 64 << 10;
/// The nodes of an analysis.
const ANALYSIS: u64 = 30_000;
/// A time that no search takes on any machine: the work alone has to end it.
const PATIENCE: Duration = Duration::from_secs(600);

fn main() {
    let mut heaviest = 0;
    for (name, set_up) in HEAVIEST {
        let game = set_up();
        let seat = *game.to_act().first().unwrap_or_else(|| panic!("{name}: nobody is to act"));
        for level in [1, 4, 8] {
            let level = Level::new(level).unwrap();
            let start = Instant::now();
            let mut request = Request::level(level, Seed::new([1; 32]));
            request.budget = request.budget.or_until(start + PATIENCE);
            let thought = think_in(&game, seat, &request).unwrap();
            let (ms, memory) = (start.elapsed().as_millis(), peak_memory());
            let (nodes, end) = (thought.nodes, thought.termination);
            println!("{name}, level {}: {ms} ms, {nodes} nodes, {end:?}, {memory:?} KiB", level.number());
            assert!(end <= Termination::Oversized, "{name}: the clock has ended the search");
            game.position().check(seat, &thought.action).unwrap();
        }
        let played = game.legal(Viewer::Seat(seat)).last().cloned().unwrap();
        let start = Instant::now();
        let budget = Budget::nodes(ANALYSIS).or_until(start + PATIENCE);
        let request = Request::budget(budget, Seed::new([0; 32]));
        let compared = compare(&game.position().knowledge(seat), &[played], &request).unwrap();
        println!("{name}, analysis: {} ms, {:?}", start.elapsed().as_millis(), compared.termination);
        assert!(compared.termination <= Termination::Oversized, "{name}: the clock has ended the analysis");
        heaviest = heaviest.max(peak_memory().unwrap_or_default());
        assert!(heaviest <= MAX_MEMORY, "{name}: {heaviest} KiB");
    }
}
