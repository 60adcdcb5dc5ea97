//! Whole random games beside the plain program: hands, scores and ends.

use serde_json::json;
use trickmate_rules::{Match, Viewer};

use trickmate_testkit::poker_table::{detail, options, poker, result};
use trickmate_testkit::slow_poker::{SlowPoker, Variant};
use trickmate_testkit::table::seed;

const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
/// Endgames in which games end in many ways.
const FENS: [&str; 5] = [
    START,
    "4k3/pp4pp/8/8/8/8/PP4PP/4K3 w - - 0 1",
    "r3k2r/1b4q1/8/8/8/8/1B4Q1/R3K2R w KQkq - 0 1",
    "4k3/P1P5/8/8/8/8/p1p5/4K3 w - - 90 60",
    "r3k3/8/8/8/8/8/8/R3K3 w - - 97 90",
];
const GAMES: u64 = 4;
const PLIES: u32 = 120;

fn usual() -> Variant {
    Variant { limit: Some(5), bonus: 4, unmoved: true, recent: false, size: 5, wild: false }
}

fn play_out(
    given: &[(&'static str, &'static str)],
    variant: &Variant,
    fen: &str,
    number: u64,
) -> Option<&'static str> {
    let start = json!({"fen": fen}).to_string();
    let table = [&[("deal", "random")], given].concat();
    let mut game = Match::from_position(poker(), options(&table), seed(number), start).unwrap();
    let mut slow =
        SlowPoker::new(fen, &game.position().observe(Viewer::Omniscient).json()["deal"], variant.clone());
    for (name, army) in given {
        if let Some(index) = ["white-army", "black-army"].iter().position(|known| known == name) {
            slow.chess.armies[index] = army;
        }
    }
    let mut chance = seed(number).chance("moves");
    for _ in 0..PLIES {
        compare(&game, &slow);
        if game.outcome().is_some() {
            break;
        }
        let moves = slow.chess.moves();
        assert_eq!(game.legal(Viewer::Omniscient).len(), moves.len());
        let action = moves[chance.below(moves.len() as u32) as usize];
        game.play(&action.to_string()).unwrap();
        slow.play(action);
    }
    result(&game).map(|(_, reason)| reason)
}

fn compare(game: &Match, slow: &SlowPoker) {
    let place = || game.position().observe(Viewer::Omniscient).text();
    let outcome = slow.outcome.map(|(winner, reason)| {
        (winner.map_or("nobody", |white| if white { "white" } else { "black" }), reason)
    });
    assert_eq!(result(game), outcome, "{}", place());
    let detail = detail(game);
    assert_eq!(detail["score"], json!({"white": slow.score[0], "black": slow.score[1]}), "{}", place());
    for (seat, white) in [("white", true), ("black", false)] {
        let (worth, squares) = slow.best(white);
        let names = [
            "high card",
            "pair",
            "two pair",
            "three of a kind",
            "straight",
            "flush",
            "full house",
            "four of a kind",
            "straight flush",
            "five of a kind",
        ];
        assert_eq!(detail["hands"][seat]["category"], names[usize::from(worth.0)], "{}", place());
        assert_eq!(detail["hands"][seat]["squares"], json!(squares), "{}", place());
    }
}

#[test]
fn games_at_every_kind_of_table() {
    let tables: [(&[(&'static str, &'static str)], Variant); 10] = [
        (&[], usual()),
        (&[("wipeout", "off")], Variant { limit: None, bonus: 10, ..usual() }),
        (&[("wipeout", "3"), ("bonus", "0")], Variant { limit: Some(3), bonus: 0, ..usual() }),
        (&[("size", "7"), ("wipeout", "9")], Variant { size: 7, limit: Some(9), bonus: 7, ..usual() }),
        (&[("unmoved", "no")], Variant { unmoved: false, ..usual() }),
        (
            &[("pull", "recent"), ("wipeout", "off")],
            Variant { recent: true, limit: None, bonus: 10, ..usual() },
        ),
        (&[("white-army", "clobberers"), ("black-army", "nutters")], usual()),
        (
            &[("white-army", "rookies"), ("pull", "recent"), ("wipeout", "off")],
            Variant { recent: true, limit: None, bonus: 10, ..usual() },
        ),
        (
            &[("black-army", "clobberers"), ("unmoved", "no"), ("size", "7")],
            Variant { unmoved: false, size: 7, ..usual() },
        ),
        (&[("wild", "deuces"), ("pull", "recent")], Variant { wild: true, recent: true, ..usual() }),
    ];
    let mut reasons = std::collections::BTreeSet::new();
    for (given, variant) in &tables {
        for fen in FENS {
            for number in 0..GAMES {
                reasons.extend(play_out(given, variant, fen, number));
            }
        }
    }
    for reason in ["wipeout", "checkmate", "insufficient material", "fifty moves"] {
        assert!(reasons.contains(reason), "no game ended by {reason}: {reasons:?}");
    }
}
