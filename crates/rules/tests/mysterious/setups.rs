//! Positions that are not valid, each with its sentence.

use proptest::prelude::*;
use serde_json::{Value, json};

use trickmate_testkit::mystery_table::{mysterious, options, squares};
use trickmate_testkit::proptests::cases;
use trickmate_testkit::table::seed;

fn refusal_in(variant: &str, json: &str) -> String {
    let error = mysterious().load(&options(variant), &seed(0), json).err().expect("not valid").to_string();
    assert!(error.starts_with("the position is not valid: ") && !error.contains('\n'), "{error}");
    error
}

#[track_caller]
fn refuses(json: &Value, words: &str) {
    let told = refusal_in("secret", &json.to_string());
    assert!(told.contains(words), "{told}");
}

fn placing(white: &str, black: &str, down: &str) -> Value {
    json!({"phase": "placing", "turn": "white", "hands": {"white": white, "black": black}, "squares": squares(down, "")})
}

fn flipping(down: &str, up: &str) -> Value {
    json!({"phase": "flipping", "turn": "white", "squares": squares(down, up)})
}

const HAND: &str = "KQRRBBNNPPPPPPPP";

#[test]
fn a_documented_position_is_read() {
    let docs = include_str!("../../../../docs/mysterious.md");
    for (variant, example) in ["secret", "secret", "secret", "casual"]
        .into_iter()
        .zip(docs.split("```json\n").skip(1).map(|rest| rest.split("```").next().unwrap()))
    {
        let position = mysterious().load(&options(variant), &seed(0), example).unwrap();
        let given: Value = serde_json::from_str(example).unwrap();
        assert_eq!(position.observe(trickmate_rules::Viewer::Omniscient).json(), given);
    }
}

#[test]
fn placing_needs_sixteen_cards_and_a_king_a_side() {
    refuses(&placing(HAND, &HAND[1..], ""), "Black has 0 Kings instead of one");
    refuses(&placing(HAND, "KKRRBBNNPPPPPPPP", ""), "Black has 2 Kings instead of one");
    refuses(&placing(&HAND[..15], HAND, ""), "White has 15 cards instead of 16");
    refuses(&placing(HAND, HAND, "Na1"), "White has 17 cards instead of 16");
    refuses(&placing("KQRRBBNNPPPPPPPPP", HAND, ""), "at most 16 letters");
    refuses(&placing("kqrrbbnnpppppppp", HAND, ""), "is no hand");
    refuses(&placing("X", HAND, ""), "“X” is no hand");
    let mut up = placing("KQRRBBNPPPPPPPP", HAND, "");
    up["squares"] = squares("", "Na1");
    refuses(&up, "the card on a1 lies face up while cards are placed");
    let all: String = "ABCDEFGH".to_lowercase().chars().map(|file| format!("P{file}2 p{file}7 ")).collect();
    let none = placing("KQRRBBNN", "KQRRBBNN", &all);
    assert!(mysterious().load(&options("secret"), &seed(0), &none.to_string()).is_ok());
    let pieces = "Ra1 Nb1 Bc1 Qd1 Ke1 Bf1 Ng1 Rh1 ra8 nb8 bc8 qd8 ke8 bf8 ng8 rh8";
    refuses(&placing("", "", &format!("{all}{pieces}")), "all cards are placed: the flipping has begun");
    let white = "Ra1 Nb1 Bc1 Qd1 Ke1 Bf1 Ng1 Rh1";
    refuses(&placing("", "KQRRBBNN", &format!("{all}{white}")), "White is to place a card and has none");
}

#[test]
fn flipping_needs_a_king_a_side_and_something_to_flip() {
    refuses(&flipping("Ke1 Pa2", ""), "Black has 0 Kings instead of one");
    refuses(&flipping("Ke1 Kd1 ke8", ""), "White has 2 Kings instead of one");
    refuses(&flipping("", "Ke1 ke8"), "no card lies face down: the chess has begun");
    refuses(&flipping("ke8", "Ke1 Pc8"), "the Pawn on c8 is to be promoted: “promoting” must name it");
    refuses(&flipping("ke8", "Ke1 Pc8 pd1"), "the Pawns on d1 and c8 cannot both be waiting for promotion");
    let promoting = |name: &str, down: &str, up: &str| {
        let mut json = flipping(down, up);
        json["promoting"] = name.into();
        json
    };
    refuses(&promoting("c8", "ke8 Pc8", "Ke1"), "on c8 there is no Pawn face up that is to be promoted");
    refuses(&promoting("c7", "ke8", "Ke1 Pc7"), "on c7 there is no Pawn face up");
    refuses(&promoting("z9", "ke8", "Ke1 Pc8"), "there is no square “z9”");
}

#[test]
fn chess_needs_a_fen_that_can_be_played_from() {
    let fen = |fen: &str| json!({"phase": "chess", "fen": fen});
    for (text, words) in [
        ("8/8/8/8/8/8/8/4K3 w - - 0 1", "Black has 0 Kings"),
        ("4k3/8/8/8/8/8/8/4K3 w K - 0 1", "the right to castle “K”"),
        ("P3k3/8/8/8/8/8/8/4K3 w - - 0 1", "the Pawn on a8"),
        ("4k3/8/8/8/8/8/8 w - - 0 1", "ranks instead of 8"),
        ("", "six parts"),
    ] {
        refuses(&fen(text), words);
    }
    // A side not to move in check and Pawns on their own first rank are valid.
    for text in ["4k3/8/8/8/8/8/4R3/4K3 w - - 0 1", "4k3/8/8/8/8/8/8/P3K3 w - - 0 1"] {
        assert!(mysterious().load(&options("secret"), &seed(0), &fen(text).to_string()).is_ok());
    }
}

#[test]
fn parts_that_are_missing_wrong_or_too_many() {
    refuses(&json!({"phase": "placing", "turn": "white", "squares": {}}), "the phase placing needs “hands”");
    refuses(&json!({"phase": "flipping", "squares": {}}), "the phase flipping needs “turn”");
    refuses(&json!({"phase": "chess"}), "the phase chess needs “fen”");
    refuses(&json!({"phase": "gloating"}), "there is no phase “gloating”");
    refuses(
        &json!({"phase": "chess", "fen": "4k3/8/8/8/8/8/8/4K3 w - - 0 1", "turn": "white"}),
        "“turn” does not belong to the phase chess",
    );
    refuses(&json!({"phase": "flipping", "turn": "red", "squares": {}}), "there is no seat “red”");
    let mut pack = placing(HAND, HAND, "");
    pack["pack"] = json!([]);
    refuses(&pack, "“pack” does not belong to the phase placing of this variant");
    let told = refusal_in("casual", &placing(HAND, HAND, "").to_string());
    assert!(told.contains("the phase placing needs “pack”"), "{told}");
    let on_a1 = |card: Value| json!({"phase": "flipping", "turn": "white", "squares": {"a1": card}});
    refuses(&on_a1(json!({"kind": "X", "owner": "white", "face": "up"})), "there is no kind “X”");
    refuses(&on_a1(json!({"kind": "K", "owner": "white", "face": "sideways"})), "a face is up or down");
    refuses(&on_a1(json!({"face": "down"})), "missing field");
    let twice = r#"{"phase": "flipping", "turn": "white", "squares": {
        "a1": {"kind": "K", "owner": "white", "face": "up"}, "a1": {"kind": "K", "owner": "black", "face": "up"}}}"#;
    assert!(refusal_in("secret", twice).contains("a1 is there twice"));
    assert!(refusal_in("secret", "{").contains("not JSON"));
    assert!(refusal_in("secret", "{\"phse\": 1}").contains("unknown field"));
}

proptest! {
    #![proptest_config(cases(400))]

    #[test]
    fn no_text_and_no_json_panics(text in any::<String>(), near in "[-1-9KQRBNPkqrbnp/~?]{0,80} (placing|flipping) [wb] [-KQPkqp/1-9a-h]{0,9}") {
        for variant in ["secret", "casual"] {
            for text in [&text, &near] {
                drop(mysterious().read(&options(variant), &seed(0), text));
                drop(mysterious().load(&options(variant), &seed(0), text));
            }
        }
    }
}
