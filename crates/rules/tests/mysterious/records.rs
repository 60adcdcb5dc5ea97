//! Records: numbers that start from 1 in each part, and their form for others.

use serde_json::json;
use trickmate_rules::{Record, Seat, Viewer};

use trickmate_testkit::mystery_table::{flipping, from, opening, squares};

/// Returns the moves in notation, without tags.
fn moves(record: &Record) -> String {
    record.to_string().split("\n\n").nth(1).unwrap().trim().replace('\n', " ")
}

#[test]
fn each_part_is_numbered_from_one() {
    let placing = json!({
        "phase": "placing",
        "turn": "white",
        "hands": {"white": "K", "black": "K"},
        "squares": squares("Qa1 Ra2 Rb1 Bb2 Bc1 Nc2 Nd1 Pd2 Pe1 Pe2 Pf1 Pf2 Pg1 Pg2 Ph1 \
            qa8 ra7 rb8 bb7 bc8 nc7 nd8 pd7 pe8 pe7 pf8 pf7 pg8 pg7 ph8", ""),
    });
    let mut game = from("secret", &placing);
    game.play_all(["K@h2", "K@h7"]).unwrap();
    for _ in 0..32 {
        game.play("random").unwrap();
    }
    game.play_all(["e2e3", "e7e6", "Nb4"]).unwrap();
    let written = moves(&Record::of(&game, []));
    assert!(written.starts_with("1. K@h2 K@h7 1. "), "{written}");
    assert!(written.contains(" 16. ") && !written.contains(" 17. "), "{written}");
    assert!(written.ends_with(" 1. e3 e6 2. Nb4 *"), "{written}");
    assert_eq!(game.view(Viewer::Public).last.unwrap().number, Some(2));
    let error = game.play_all(["e9"]).unwrap_err();
    assert_eq!((error.ply, error.number.as_str()), (38, "2…"));
}

#[test]
fn chess_that_black_begins_is_numbered_so() {
    let mut game = flipping("Ka1 Rh1 kh8 Pa2");
    game.play_all(["a1!", "a2!", "h1!", "h8!", "Kg7", "Rg1+"]).unwrap();
    assert_eq!(moves(&Record::of(&game, [])), "1. a1! a2! 2. h1! h8! 1… Kg7 2. Rg1+ *");
    let error = game.play_all(["Kg8", "Rh1"]).unwrap_err();
    assert_eq!(error.number, "2…");
}

#[test]
fn others_find_what_they_may_know() {
    let mut game = opening("secret");
    game.play_all(["N@c3", "Q@d4", "P@a1"]).unwrap();
    let record = |viewer| Record::seen_by(viewer, &game, []);
    assert_eq!(moves(&record(Viewer::Public)), "1. @c3 @d4 2. @a1 *");
    assert_eq!(moves(&record(Viewer::Seat(Seat::First))), "1. N@c3 @d4 2. P@a1 *");
    assert_eq!(moves(&record(Viewer::Seat(Seat::Second))), "1. @c3 Q@d4 2. @a1 *");
    assert_eq!(moves(&record(Viewer::Omniscient)), "1. N@c3 Q@d4 2. P@a1 *");
    for viewer in [Viewer::Public, Viewer::Seat(Seat::First)] {
        assert!(record(viewer).tag("Seed").is_none());
        assert_eq!(record(viewer).tag("Commitment"), Some(game.seed().commitment().as_str()));
    }
}

#[test]
fn a_position_that_it_began_from_tells_others_no_more() {
    let mut game = flipping("Ka1 Rh1 kh8 Pa2");
    game.play("a1!").unwrap();
    let told = Record::public(&game, []).tag("Position").unwrap().to_owned();
    assert!(told.contains(r#""h1":{"face":"down"}"#) && !told.contains("kind"), "{told}");
    let all = Record::of(&game, []);
    assert!(all.tag("Position").unwrap().contains("kind"));
    assert_eq!(all.to_string().parse::<Record>().unwrap().replay().unwrap().plies(), game.plies());
}
