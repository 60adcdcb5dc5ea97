//! Counting sequences of moves, with counting in bulk at the last move: Cardmate against a plain mailbox generator,
//! chess against a fast library. Elements are sequences, so the two throughputs of one run give the ratio.
#![allow(clippy::expect_used, missing_docs, reason = "a benchmark may fail loudly, and is no library")]

use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use trickmate_rules::chess::Chess;
use trickmate_rules::kernel::Seed;
use trickmate_rules::{Match, Options, Viewer};
use trickmate_testkit::mailbox::{Mailbox, Palace};

const DEPTH: u32 = 4;

/// The array, and the position called Kiwipete, rich in castling and pins.
const POSITIONS: [(&str, &str, u32); 2] = [
    ("start", "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", 5),
    ("kiwipete", "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1", 4),
];

/// Returns the number of sequences by cozy-chess.
fn cozy_perft(board: &cozy_chess::Board, depth: u32) -> u64 {
    let mut count = 0;
    board.generate_moves(|moves| {
        if depth == 1 {
            count += moves.len() as u64;
        } else {
            for action in moves {
                let mut next = board.clone();
                next.play_unchecked(action);
                count += cozy_perft(&next, depth - 1);
            }
        }
        false
    });
    count
}

fn chess(criterion: &mut Criterion) {
    for (name, fen, depth) in POSITIONS {
        let game = Chess::from_fen(fen).expect("a position");
        let cozy: cozy_chess::Board = fen.parse().expect("a position");
        let count = game.board().perft(depth);
        assert_eq!(count, cozy_perft(&cozy, depth), "both count the same");

        let mut group = criterion.benchmark_group(format!("chess perft {depth} {name}"));
        group.throughput(Throughput::Elements(count)).sample_size(20);
        group.bench_function("library", |bench| bench.iter(|| game.board().perft(depth)));
        group.bench_function("cozy-chess", |bench| bench.iter(|| cozy_perft(&cozy, depth)));
        group.finish();
    }
}

fn cardmate(criterion: &mut Criterion) {
    let cardmate = trickmate_rules::game("cardmate").expect("the game of Cardmate");
    let options = Options::new(cardmate.options(), []).expect("the defaults");
    let game = Match::new(cardmate, options, Seed::new([0; 32]));
    let mut plain = Mailbox::from_json(&game.position().observe(Viewer::Omniscient).json(), Palace::Occupy);
    let count = game.position().perft(DEPTH);
    assert_eq!(count, plain.perft(DEPTH), "both count the same");

    let mut group = criterion.benchmark_group("cardmate perft 4");
    group.throughput(Throughput::Elements(count)).sample_size(20);
    group.bench_function("library", |bench| bench.iter(|| game.position().perft(DEPTH)));
    group.bench_function("mailbox", |bench| bench.iter(|| plain.perft(DEPTH)));
    group.finish();
}

/// Sets up a game of Summoner's Chess, at its beginning and after a number of random actions.
fn summoner(criterion: &mut Criterion) {
    for (name, given, plies, depth) in [
        ("start", [].as_slice(), 0, 6),
        ("later", &[], 60, 4),
        ("courier", &[("variant", "courier")], 0, 5),
        ("courier later", &[("variant", "courier")], 60, 4),
    ] {
        let game = trickmate_rules::game("summoner").expect("the game of Summoner's Chess");
        let options = Options::new(game.options(), given.iter().copied()).expect("options");
        let seed = Seed::new([0; 32]);
        let (mut game, mut chance) = (Match::new(game, options, seed.clone()), seed.chance("play"));
        for _ in 0..plies {
            let legal = game.legal(Viewer::Omniscient);
            game.play(&legal[chance.below(legal.len() as u32) as usize]).expect("a legal action");
        }
        let count = game.position().perft(depth);
        let mut group = criterion.benchmark_group(format!("summoner perft {depth} {name}"));
        group.throughput(Throughput::Elements(count)).sample_size(10);
        group.bench_function("library", |bench| bench.iter(|| game.position().perft(depth)));
        group.finish();
    }
}

/// Measures the placing of cards in Mysterious Chess, both versions.
fn mysterious(criterion: &mut Criterion) {
    for variant in ["secret", "casual"] {
        let game = trickmate_rules::game("mysterious").expect("the game of Mysterious Chess");
        let options = Options::new(game.options(), [("variant", variant)]).expect("options");
        let game = Match::new(game, options, Seed::new([0; 32]));
        let count = game.position().perft(3);
        let mut group = criterion.benchmark_group(format!("mysterious perft 3 {variant}"));
        group.throughput(Throughput::Elements(count)).sample_size(10);
        group.bench_function("library", |bench| bench.iter(|| game.position().perft(3)));
        group.finish();
    }
}

criterion_group!(benches, cardmate, chess, summoner, mysterious);
criterion_main!(benches);
