//! The most expensive positions that can be set up: the cost to read them and to show them.
#![allow(clippy::unwrap_used, missing_docs, reason = "a bench may fail loudly")]

use criterion::{Criterion, criterion_group, criterion_main};
use serde_json::{Value, json};
use trickmate_rules::kernel::Seed;
use trickmate_rules::{Match, Options, Seat, Viewer};

/// A position: its name, game and options, and its JSON form.
type Setup = (&'static str, &'static str, Vec<(&'static str, &'static str)>, Value);

fn positions() -> Vec<Setup> {
    let made_of = |card: &str, count: usize| vec![json!({"card": card}); count];
    let waiting = |seat: char| -> Value {
        (1..=100)
            .map(|number| json!({"handle": format!("{seat}{number}"), "made_of": made_of("Ferz", 20)}))
            .collect()
    };
    let king = |at: &str, owner: &str| json!({"at": at, "owner": owner, "king": true});
    let poker = |fen: &str| json!({"fen": fen});
    let seven = vec![("size", "7"), ("wild", "deuces"), ("hands", "declare")];
    vec![
        ("most choices", "poker", seven.clone(), poker("7k/8/4p3/NN6/NN6/RRR2N2/1NR2R2/KBBR4 w - - 0 1")),
        (
            "most choices, most moves",
            "poker",
            seven,
            poker("7k/8/1R4B1/N3R2N/1N2R3/R2N2R1/1B3N2/K2Q4 w - - 0 1"),
        ),
        (
            "sixty Queens",
            "mysterious",
            vec![],
            json!({"phase": "chess", "fen": "QQQQQQQQ/QQQQQQQQ/QQQQQQQQ/QQQQQQQQ/QQQQQQQQ/QQQQQQQQ/QQQQQQQ1/KQQQQ2k w - - 0 1"}),
        ),
        (
            "full reserves",
            "summoner",
            vec![],
            json!({
                "turn": "white", "phase": "create", "limit": 64, "board": [king("e1", "white"), king("e8", "black")],
                "reserve": {"white": waiting('W'), "black": waiting('B')},
                "hand": {"white": ["Clone", "Rider", "Knight", "Wazir", "Ferz"]},
            }),
        ),
    ]
}

fn setups(criterion: &mut Criterion) {
    for (name, game, given, json) in positions() {
        let game = trickmate_rules::game(game).unwrap();
        let options = Options::new(game.options(), given).unwrap();
        let text = json.to_string();
        let set_up =
            || Match::from_position(game, options.clone(), Seed::new([0; 32]), text.clone()).unwrap();
        let played = set_up();
        let mut group = criterion.benchmark_group(name);
        group.bench_function("read", |bencher| bencher.iter(set_up));
        group.bench_function("view", |bencher| bencher.iter(|| played.view(Viewer::Omniscient)));
        group.bench_function("legal", |bencher| bencher.iter(|| played.legal(Viewer::Omniscient)));
        group.bench_function("hands", |bencher| {
            bencher.iter(|| {
                trickmate_rules::poker::hand_previews(
                    &*played.position().observe(Viewer::Public),
                    Seat::First,
                )
            })
        });
        group.finish();
    }
}

criterion_group!(benches, setups);
criterion_main!(benches);
