//! Times of pictures once their sprites are drawn.

#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    missing_docs,
    reason = "a benchmark may fail loudly"
)]

#[allow(dead_code, reason = "the tests use more of it")]
#[path = "../tests/covered.rs"]
mod covered;
#[allow(dead_code, reason = "the tests use more of it")]
#[path = "../tests/positions.rs"]
mod positions;

use criterion::{Criterion, criterion_group, criterion_main};
use std::hint::black_box;
use trickmate_render::{Labels, Pace, PictureLayout, Style, alt, gif, png, text};
use trickmate_rules::kernel::Seed;
use trickmate_rules::{Match, Options, Seat, View, Viewer, game};

/// Returns the middle of a game of Poker Chess.
fn poker() -> View {
    let poker = game("poker").unwrap();
    let mut game = Match::new(poker, Options::new(poker.options(), []).unwrap(), Seed::new([0; 32]));
    game.play_all("e4 e5 Nf3 Nc6 Bb5 a6 Bxc6 dxc6 O-O Qd4 Nxd4".split(' ')).unwrap();
    game.view(Viewer::Public)
}

/// Returns the middle of a game of Summoner's Chess with pieces of many cards, reserves and a known hand.
fn summoner() -> View {
    let summoner = game("summoner").unwrap();
    let options = Options::new(summoner.options(), []).unwrap();
    let position = include_str!("summoner.json");
    summoner.load(&options, &Seed::new([0; 32]), position).unwrap().observe(Viewer::Seat(Seat::First)).view()
}

fn pictures(bench: &mut Criterion) {
    let labels = Labels { names: [Some("alice".to_owned()), Some("Bjørn".to_owned())] };
    let (opening, middle, end) = (positions::opening(), positions::demanded(), positions::ended());
    let style = Style::default();
    let board = Style { layout: PictureLayout::Board, ..style };
    let mut group = bench.benchmark_group("render");
    let (poker, placing, summoner) = (poker(), covered::placing(), summoner());
    for (name, view) in [
        ("opening", &opening),
        ("middle", &middle),
        ("end", &end),
        ("Poker Chess", &poker),
        ("cards face down", &placing),
        ("summoner", &summoner),
    ] {
        let bytes = png(view, &style, &labels).unwrap().len();
        group.bench_function(format!("png 720 {name} ({bytes} bytes)"), |bench| {
            bench.iter(|| png(black_box(view), &style, &labels).unwrap());
        });
        let bytes = png(view, &board, &labels).unwrap().len();
        group.bench_function(format!("board 720 {name} ({bytes} bytes)"), |bench| {
            bench.iter(|| png(black_box(view), &board, &labels).unwrap());
        });
    }
    let small = Style { width: 400, ..style };
    group.bench_function("png 400 middle", |bench| {
        bench.iter(|| png(black_box(&middle), &small, &labels).unwrap());
    });
    // A match of 80 plies: the published game forwards and backwards.
    let mut game = positions::game();
    game.extend(positions::game().into_iter().rev());
    game.truncate(81);
    let bytes = gif(&game, &style, &labels, Pace::default()).unwrap().len();
    group.sample_size(20);
    group.bench_function(format!("gif 720 of 80 plies ({bytes} bytes)"), |bench| {
        bench.iter(|| gif(black_box(&game), &style, &labels, Pace::default()).unwrap());
    });
    let bytes = gif(&game, &board, &labels, Pace::default()).unwrap().len();
    group.bench_function(format!("gif of the board of 80 plies ({bytes} bytes)"), |bench| {
        bench.iter(|| gif(black_box(&game), &board, &labels, Pace::default()).unwrap());
    });
    group.bench_function("text", |bench| bench.iter(|| text(black_box(&middle), &labels, Seat::First)));
    group.bench_function("description", |bench| bench.iter(|| alt(black_box(&middle), &labels)));
    group.finish();
}

criterion_group!(benches, pictures);
criterion_main!(benches);
