//! Positions as JSON and as text.

use proptest::prelude::*;
use serde_json::{Value, json};
use trickmate_rules::Viewer;

use trickmate_testkit::positions::positions;
use trickmate_testkit::proptests::cases;
use trickmate_testkit::table::{cardmate, legal, load, opening, options, seed, setup};

/// Returns the reason why a position is refused.
fn refusal(json: &Value) -> String {
    let error = cardmate()
        .load(&options("predefined", "occupy"), &seed(0), &json.to_string())
        .err()
        .expect("not valid");
    let text = error.to_string();
    assert!(!text.contains('\n'), "one line: {text}");
    text
}

fn text_refusal(text: &str) -> String {
    cardmate().read(&options("predefined", "occupy"), &seed(0), text).err().expect("not valid").to_string()
}

proptest! {
    #![proptest_config(cases(500))]

    #[test]
    fn exported_and_imported_a_position_is_the_same(json in positions()) {
        let position = load("occupy", &json);
        prop_assert_eq!(&position.observe(Viewer::Omniscient).json(), &json);
        prop_assert_eq!(&position.observe(Viewer::Public).json(), &json, "nothing is hidden");
        let text = position.observe(Viewer::Omniscient).text();
        prop_assert!(!text.contains('\n'));
        let read = cardmate().read(&options("predefined", "occupy"), &seed(0), &text).unwrap();
        prop_assert_eq!(&read.observe(Viewer::Omniscient).json(), &json);
        prop_assert_eq!(read.observe(Viewer::Omniscient).text(), text);
        prop_assert_eq!(legal(&*read), legal(&*position));
        prop_assert_eq!(read.outcome(), position.outcome());
    }

    #[test]
    fn no_text_and_no_json_panics(text in any::<String>(), near in "[-1-9XJQKAa-z/CDHS]{0,60} [fr] [0-9]{1,12}") {
        let options = options("predefined", "occupy");
        for text in [&text, &near] {
            drop(cardmate().read(&options, &seed(0), text));
            drop(cardmate().load(&options, &seed(0), &Value::from(text.as_str()).to_string()));
        }
    }
}

#[test]
fn the_opening_in_both_forms() {
    let position = opening();
    let json = position.position().observe(Viewer::Omniscient).json();
    assert_eq!(json["turn"], "forehand");
    assert_eq!(json["quiet"], 0);
    assert_eq!(json["cards"].as_object().unwrap().len(), 52);
    assert_eq!(json["cards"]["a0"], json!({"card": "XS", "owner": "forehand"}));
    assert_eq!(json["cards"]["f9"], json!({"card": "KD", "owner": "rearhand"}));
    let text = position.position().observe(Viewer::Omniscient).text();
    assert!(text.starts_with("xd8c9sqckskdqs9d8sxh/"), "{text}");
    assert!(text.ends_with("/XS8H9CQHKCKHQD9H8DXC f 0"), "{text}");
}

#[test]
fn quiet_may_be_left_out() {
    let mut json = setup("rearhand", "KCa0 XDb0", "KHj9");
    json.as_object_mut().unwrap().remove("quiet");
    assert_eq!(load("occupy", &json).observe(Viewer::Omniscient).json()["quiet"], 0);
}

#[test]
fn two_equal_cards() {
    let why = refusal(&setup("forehand", "KCa0 4Db0", "KHj9 4Dc7"));
    assert!(why.contains("4D") && why.contains("b0") && why.contains("c7"), "{why}");
}

#[test]
fn no_king() {
    let why = refusal(&setup("forehand", "KCa0 KHb0", "4Dc7"));
    assert!(why.contains("Rearhand") && why.contains("King"), "{why}");
    let why = refusal(&setup("forehand", "", "KHc7"));
    assert!(why.contains("Forehand") && why.contains("King"), "{why}");
}

#[test]
fn squares_off_the_board() {
    for square in ["k0", "a10", "", "a", "0a", "é0", "A0", "a-1"] {
        let mut json = setup("forehand", "KCa0", "KHc7");
        json["cards"][square] = json!({"card": "2D", "owner": "forehand"});
        let why = refusal(&json);
        assert!(why.contains(square) && why.contains("square"), "{why}");
    }
}

#[test]
fn an_ace_beside_its_one() {
    let why = refusal(&setup("forehand", "KCa0 1Db0", "KHj9 ADc7"));
    assert!(why.contains("AD") && why.contains("1D"), "{why}");
    load("occupy", &setup("forehand", "KCa0 1Db0", "KHj9 ACc7"));
}

#[test]
fn what_the_form_does_not_have() {
    let board = || setup("forehand", "KCa0 1Db0", "KHj9");
    let mut changes: Vec<(&str, Value)> = Vec::new();
    for (pointer, value) in [
        ("/turn", json!("white")),
        ("/turn", json!(1)),
        ("/quiet", json!(-1)),
        ("/quiet", json!(1.5)),
        ("/quiet", json!("12")),
        ("/cards", json!([])),
        ("/cards/a0/card", json!("KX")),
        ("/cards/a0/card", json!("10C")),
        ("/cards/a0/owner", json!("nobody")),
        ("/cards/a0", json!("KC")),
    ] {
        changes.push((pointer, value));
    }
    for (pointer, value) in changes {
        let mut json = board();
        *json.pointer_mut(pointer).unwrap() = value;
        refusal(&json);
    }
    for json in [
        json!(null),
        json!([]),
        json!({}),
        json!({"turn": "forehand"}),
        json!({"turn": "forehand", "cards": {}, "x": 1}),
    ] {
        refusal(&json);
    }
}

#[test]
fn texts_that_are_no_position() {
    let text = opening().position().observe(Viewer::Omniscient).text();
    let broken = [
        String::new(),
        text.replace(" f ", " x "),
        text.replace(" f 0", " f"),
        text.replace(" f 0", " f -1"),
        text.replacen('/', "", 1),
        text.replacen("----------", "---------", 1),
        text.replacen("----------", "-----------", 1),
        text.replace("KC", "QC"),
        text.replace("XS", "ZS"),
        text.replace("XS", "1é"),
    ];
    for text in broken {
        text_refusal(&text);
    }
}
