//! Poker Chess through the referee.

use serde_json::{Value, json};

use super::{Scratch, printed, trickmate};
use trickmate_testkit::slow_chess::SlowChess;
use trickmate_testkit::slow_poker::{SlowPoker, Variant};
use trickmate_testkit::table::texts;

fn referee(arguments: &[&str]) -> Value {
    serde_json::from_str(&printed(&[&["referee", "poker"], arguments].concat())).unwrap()
}

/// Morphy against the Duke of Brunswick and Count Isouard, 1858.
const OPERA: &str = "1. e4 e5 2. Nf3 d6 3. d4 Bg4 4. dxe5 Bxf3 5. Qxf3 dxe5 6. Bc4 Nf6 7. Qb3 Qe7 8. Nc3 c6
    9. Bg5 b5 10. Nxb5 cxb5 11. Bxb5+ Nbd7 12. O-O-O Rd8 13. Rxd7 Rxd7 14. Rd1 Qe6 15. Bxd7+ Nxd7
    16. Qb8+ Nxb8 17. Rd8# 1-0";

#[test]
fn a_full_game_is_scored() {
    let report = referee(&["--option", "wipeout=off", "--moves", OPERA]);
    let deal = deal_of(&referee(&[]));
    let variant = Variant { limit: None, bonus: 10, unmoved: true, recent: false, size: 5, wild: false };
    let start = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
    let mut slow = SlowPoker::new(start, &deal, variant);
    let mut winners = Vec::new();
    for text in texts(OPERA) {
        let chess: &SlowChess = &slow.chess;
        let action = chess.moves().into_iter().find(|action| chess.san(*action) == text).unwrap();
        let before = slow.score;
        slow.play(action);
        if slow.chess.white {
            winners.push(match (slow.score[0] - before[0], slow.score[1] - before[1]) {
                (1, 0) => json!("white"),
                (0, 1) => json!("black"),
                _ => Value::Null,
            });
        }
    }
    let detail = &report["detail"];
    let history = detail["history"].as_array().unwrap();
    assert_eq!(history.iter().map(|hand| hand["winner"].clone()).collect::<Vec<_>>(), winners);
    assert_eq!(
        history.iter().map(|hand| hand["move"].clone()).collect::<Vec<_>>(),
        (1..=16).map(Value::from).collect::<Vec<_>>()
    );
    assert_eq!(detail["score"], json!({"white": slow.score[0], "black": slow.score[1]}));
    assert_eq!((&detail["bonus"], &detail["credited"]), (&json!(10), &json!("white")));
    // The mate is credited with ten hands, and that is still not enough.
    assert_eq!(report["outcome"], json!({"winner": "black", "reason": "checkmate"}));
}

/// Returns the cards by their squares, from the line of the position, in which the deal is written out.
fn deal_of(report: &Value) -> Value {
    assert_eq!(report["position"].as_str().unwrap().split(' ').nth(7), Some("corner-aces"));
    let white = "Ad3d6dTdTh6h3hAh2d5d9dKdKh9h5h2h4d8dQdQh8h4h7dJdJh7h";
    let squares = "a1b1c1d1e1f1g1h1a2b2c2d2e2f2g2h2a3b3c3f3g3h3a4b4g4h4";
    let pairs = |text: &str| (0..26).map(|i| text[2 * i..2 * i + 2].to_owned()).collect::<Vec<_>>();
    let mut deal = serde_json::Map::new();
    for (square, card) in pairs(squares).into_iter().zip(pairs(white)) {
        let rank = 9 - square[1..].parse::<u8>().unwrap();
        let suit = if card.ends_with('d') { "c" } else { "s" };
        deal.insert(format!("{}{rank}", &square[..1]), format!("{}{suit}", &card[..1]).into());
        deal.insert(square, card.into());
    }
    deal.into()
}

#[test]
fn the_report_tells_hands_and_score() {
    let report = referee(&["--option", "wipeout=3", "--moves", "1. e4 e5 2. Qe2 Nf6"]);
    assert_eq!(report["options"]["wipeout"], 3);
    assert_eq!(report["to_act"], json!(["white"]));
    let line = "rnbqkb1r/pppp1ppp/5n2/4p3/4P3/8/PPPPQPPP/RNB1KBNR w KQkq - 2 3 1-0 corner-aces e4,e5,e2,f6";
    assert_eq!(report["position"], line);
    let detail = &report["detail"];
    assert_eq!(detail["score"], json!({"white": 1, "black": 0}));
    let white = json!({"cards": ["Ad", "Ah", "Kd", "Kh", "Th"], "ranks": "AAKKT", "category": "two pair",
        "name": "two pair, aces and kings", "squares": ["a1", "d2", "e1", "e2", "h1"]});
    assert_eq!(detail["hands"]["white"], white);
    assert_eq!(detail["history"][1]["white"], white);
    assert_eq!(detail["history"].as_array().unwrap().len(), 2);
}

#[test]
fn secret_declarations_are_shown_to_their_seat_only() {
    let flags = |viewer: &'static str, moves: &'static str| {
        ["--option", "hands=declare", "--as", viewer, "--moves", moves]
    };
    let one = "1. e4 e5 w:hand(a1,a2,d1,e1,h1)";
    let other = "1. e4 e5 w:hand(speak)";
    for viewer in ["black", "public"] {
        assert_eq!(referee(&flags(viewer, one)), referee(&flags(viewer, other)), "{viewer}");
        let record = |moves| {
            printed(&[&["referee", "poker", "--format", "record"], &flags(viewer, moves)[..]].concat())
        };
        assert_eq!(record(one), record(other));
        assert!(record(one).contains("w:hand(…)"));
    }
    assert_ne!(referee(&flags("white", one)), referee(&flags("white", other)));
    let both = referee(&["--option", "hands=declare", "--moves", "1. e4 e5"]);
    assert_eq!(both["to_act"], json!(["white", "black"]));
    let legal = both["legal"].as_array().unwrap();
    assert!(legal.contains(&json!("w:hand(speak)")) && legal.contains(&json!("b:hand(a8,d7,d8,e8,h8)")));
}

#[test]
fn the_documented_random_deal() {
    let seed: String = (0..32).map(|byte| format!("{byte:02x}")).collect();
    let report = referee(&["--option", "deal=random", "--seed", &seed]);
    let cards = report["position"].as_str().unwrap().split(' ').nth(7).unwrap();
    let white: Vec<&str> = (0..26).map(|i| &cards[2 * i..2 * i + 2]).collect();
    let fairness = include_str!("../../docs/fairness.md");
    assert!(fairness.contains(&format!("`{}`", white.join(" "))), "{}", white.join(" "));
}

#[test]
fn the_documented_position_is_read_and_printed() {
    let docs = include_str!("../../docs/poker.md");
    let example = docs.split("```json\n").nth(1).unwrap().split("```").next().unwrap();
    let file = Scratch::with("poker.json", example);
    let shown = printed(&["referee", "poker", "--position", file.path(), "--format", "position"]);
    let given: Value = serde_json::from_str(example).unwrap();
    assert_eq!(serde_json::from_str::<Value>(&shown).unwrap(), given);
}

#[test]
fn a_deal_of_ones_own_on_the_command_line() {
    let cards = "Ad 3d 6d Td Th 6h 3h Ah 2d 5d 9d Kd Kh 9h 5h 2h 4d 8d Qd Qh 8h 4h 7d Jd Jh 7h";
    let report = referee(&["--option", &format!("deal={}", cards.replace('T', "10"))]);
    assert_eq!(report["options"]["deal"], cards);
    let refused =
        trickmate(&["referee", "poker", "--option", &format!("deal={}", cards.replace("Jd", "Js"))]);
    let complaint = String::from_utf8(refused.stderr).unwrap();
    assert_eq!(refused.status.code(), Some(2));
    assert!(complaint.contains("Js is black") && complaint.trim_end().lines().count() == 1, "{complaint}");
}

#[test]
fn sequences_of_moves_are_counted() {
    let count = printed(&["perft", "poker", "3"]);
    assert_eq!(count.lines().next(), Some("8902"));
}
