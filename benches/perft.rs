//! Counting sequences of moves in Cardmate: the library against a plain mailbox generator, both with counting
//! in bulk at the last move. Elements are sequences, so the two throughputs of one run give the ratio.
#![allow(clippy::expect_used, missing_docs, reason = "a benchmark may fail loudly, and is no library")]

use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use mailbox::{Mailbox, Palace};
use trickmate::rules::kernel::Seed;
use trickmate::rules::{self, Match, Options, Viewer};

#[allow(dead_code, reason = "the tests use more of it")]
#[path = "../tests/support/mailbox.rs"]
mod mailbox;

const DEPTH: u32 = 4;

fn perft(criterion: &mut Criterion) {
    let cardmate = rules::game("cardmate").expect("the game of Cardmate");
    let options = Options::new(cardmate.options(), []).expect("the defaults");
    let game = Match::new(cardmate, options, Seed::new([0; 32]));
    let mut plain = Mailbox::from_json(&game.position().json(Viewer::Everyone), Palace::Occupy);
    let count = game.position().perft(DEPTH);
    assert_eq!(count, plain.perft(DEPTH), "both count the same");

    let mut group = criterion.benchmark_group("cardmate perft 4");
    group.throughput(Throughput::Elements(count)).sample_size(20);
    group.bench_function("library", |bench| bench.iter(|| game.position().perft(DEPTH)));
    group.bench_function("mailbox", |bench| bench.iter(|| plain.perft(DEPTH)));
    group.finish();
}

criterion_group!(benches, perft);
criterion_main!(benches);
