//! Matches as records, and back.

use proptest::prelude::*;
use trickmate_rules::{EndReason, Match, Record, Viewer};

use trickmate_testkit::poker_table::{after, options, poker};
use trickmate_testkit::proptests::cases;
use trickmate_testkit::table::seed;

const TABLES: [&[(&str, &str)]; 6] = [
    &[],
    &[("hands", "declare"), ("wipeout", "off")],
    &[("deal", "random"), ("hands", "declare"), ("size", "7")],
    &[("pull", "recent"), ("wipeout", "9")],
    &[("unmoved", "no"), ("wild", "deuces")],
    &[("deal", "Ad 3d 6d Td Th 6h 3h Ah 2d 5d 9d Kd Kh 9h 5h 2h 4d 8d Qd Qh 8h 4h 7d Jd Jh 7h")],
];

fn round_trip(game: &Match) {
    let record = Record::of(game, []);
    let text = record.to_string();
    let read: Record = text.parse().unwrap();
    assert_eq!(read, record, "{text}");
    let replayed = read.replay().unwrap();
    assert_eq!(replayed.plies(), game.plies(), "{text}");
    assert_eq!(replayed.outcome(), game.outcome());
    assert_eq!(replayed.to_act(), game.to_act());
    assert_eq!(replayed.options(), game.options());
    for viewer in [Viewer::Omniscient, Viewer::Public] {
        assert_eq!(replayed.legal(viewer), game.legal(viewer));
        assert_eq!(replayed.view(viewer), game.view(viewer));
        assert_eq!(replayed.position().observe(viewer).detail(), game.position().observe(viewer).detail());
    }
    position_round_trip(game);
}

/// Reads the position again from its JSON and from its text.
fn position_round_trip(game: &Match) {
    if game.outcome().is_some_and(|outcome| outcome.reason == EndReason::Wipeout) {
        return;
    }
    let all = Viewer::Omniscient;
    let position = game.position();
    let (json, text) = (position.observe(all).json(), position.observe(all).text());
    for again in [
        poker().load(game.options(), &seed(0), &json.to_string()).unwrap(),
        poker().read(game.options(), &seed(0), &text).unwrap(),
    ] {
        assert_eq!((again.observe(all).json(), again.observe(all).text()), (json.clone(), text.clone()));
        assert_eq!(again.to_act().is_empty(), position.outcome().is_some(), "{text}");
        for seat in again.to_act() {
            assert_eq!(again.observe(all).legal(seat), position.observe(all).legal(seat));
        }
        assert_eq!(again.observe(all).detail()["score"], position.observe(all).detail()["score"]);
    }
}

proptest! {
    #![proptest_config(cases(60))]

    #[test]
    fn of_games_at_random(table in 0..TABLES.len(), number in any::<u64>(), plies in 0..120_u32) {
        let mut game = Match::new(poker(), options(TABLES[table]), seed(number));
        let mut chance = seed(number).chance("moves");
        for _ in 0..plies {
            let legal = game.legal(Viewer::Omniscient);
            if legal.is_empty() {
                break;
            }
            game.play(&legal[chance.below(legal.len() as u32) as usize]).unwrap();
        }
        round_trip(&game);
    }

    #[test]
    fn no_text_panics(text in any::<String>(), near in "( ?([wb]:)?(hand\\(?([a-h][1-8],?){0,5}\\)?|[NBRQK]?[a-h]?x?[a-h][1-8])){0,8}") {
        for text in [text, near] {
            if let Ok(record) = text.parse::<Record>() {
                drop(after(&[("hands", "declare")], "1. e4 e5").play_all(record.actions(poker())));
            }
        }
    }
}

#[test]
fn declared_hands_take_no_move_number() {
    let moves = "1. e4 e5 w:hand(speak) b:hand(a8,d7,d8,e8,h8) 2. Nf3 Nc6 b:hand(speak) w:hand(speak) 3. a3";
    let game = after(&[("hands", "declare")], moves);
    let record = Record::of(&game, []).to_string();
    let written = record.split_once("\n\n").unwrap().1.replace('\n', " ");
    assert_eq!(written.trim(), format!("{moves} *"));
    round_trip(&game);
    // Anybody else sees a declaration veiled until both are in.
    let game = after(&[("hands", "declare")], "1. e4 e5 b:hand(a8,d7,d8,e8,h8)");
    let seen = Record::public(&game, []).to_string();
    assert!(seen.contains("1. e4 e5 b:hand(…) *") && seen.contains("[Commitment "), "{seen}");
}

#[test]
fn black_may_begin() {
    let json = serde_json::json!({"fen": "4k3/8/8/8/8/8/8/R3K3 b - - 0 7"});
    let mut game = trickmate_testkit::poker_table::set_up(&[], &json);
    game.play_all(["Kd7", "Ra2", "Kd8"]).unwrap();
    let text = Record::of(&game, []).to_string();
    assert!(text.ends_with("\n\n1… Kd7 2. Ra2 Kd8 *\n"), "{text}");
    round_trip(&game);
}
