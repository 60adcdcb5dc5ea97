//! Evaluating poker hands: the library against the crate `poker`, on the same 4,096 hands drawn at random. Elements are
//! hands, so the two throughputs of one run give the ratio.
#![allow(clippy::expect_used, missing_docs, reason = "a benchmark may fail loudly, and is no library")]

use std::hint::black_box;

use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use poker::{Card as Other, Evaluator};
use trickmate_rules::kernel::Seed;
use trickmate_rules::kernel::card::{Card, Rank};
use trickmate_rules::poker::hand::Hand;

const HANDS: u8 = 64;

fn hands(criterion: &mut Criterion) {
    let pack: Vec<Card> = Card::all().filter(|card| card.rank != Rank::One).collect();
    let dealt: Vec<[Card; 5]> = (0..=HANDS - 1)
        .flat_map(|first| (0..HANDS).map(move |second| (first, second)))
        .map(|(first, second)| {
            let mut cards = pack.clone();
            let mut seed = [0; 32];
            (seed[0], seed[1]) = (first, second);
            Seed::new(seed).chance("hands").shuffle(&mut cards);
            [cards[0], cards[1], cards[2], cards[3], cards[4]]
        })
        .collect();
    let theirs = |card: Card| {
        let (rank, suit) = (card.rank.usual_letter(), card.suit.letter().to_ascii_lowercase());
        Other::try_from_chars(rank, suit).expect("a card")
    };
    let others: Vec<[Other; 5]> = dealt.iter().map(|hand| hand.map(theirs)).collect();
    let evaluator = Evaluator::new();

    let mut group = criterion.benchmark_group("five-card hands");
    group.throughput(Throughput::Elements(dealt.len() as u64));
    group.bench_function("library", |bench| {
        bench.iter(|| {
            for hand in &dealt {
                black_box(black_box(hand).iter().copied().collect::<Hand>().value());
            }
        });
    });
    group.bench_function("library, wild deuces", |bench| {
        bench.iter(|| {
            for hand in &dealt {
                black_box(black_box(hand).iter().copied().collect::<Hand>().value_with_wild_deuces());
            }
        });
    });
    group.bench_function("poker", |bench| {
        bench.iter(|| {
            for hand in &others {
                black_box(evaluator.evaluate_five(black_box(hand)).expect("five different cards"));
            }
        });
    });
    group.finish();
}

criterion_group!(benches, hands);
criterion_main!(benches);
