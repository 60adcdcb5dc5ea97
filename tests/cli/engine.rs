use std::collections::BTreeSet;

use serde_json::Value;

use super::{GAME_1, Scratch, printed, trickmate};

fn engine(arguments: &[&str]) -> Value {
    serde_json::from_str(&printed(&[&["engine"], arguments].concat())).unwrap()
}

/// Returns the exit code and the text on stderr.
fn refused(arguments: &[&str]) -> String {
    let output = trickmate(&[&["engine"], arguments].concat());
    assert_eq!(output.status.code(), Some(2), "{arguments:?}");
    assert!(output.stdout.is_empty());
    let said = String::from_utf8(output.stderr).unwrap();
    assert_eq!(said.trim_end().lines().count(), 1, "{said}");
    said
}

#[test]
fn it_prints_one_object_with_everything_that_was_found() {
    let thought = engine(&["cardmate", "--moves", GAME_1, "--nodes", "2000", "--lines", "3"]);
    let keys: BTreeSet<&str> = thought.as_object().unwrap().keys().map(String::as_str).collect();
    assert_eq!(
        keys,
        BTreeSet::from(["depth", "game", "lines", "move", "ms", "nodes", "score", "seat", "termination"])
    );
    assert_eq!(thought["game"], "cardmate");
    assert_eq!(thought["seat"], "rearhand");
    assert_eq!(thought["move"], "QS:e0×");
    assert_eq!(thought["score"], serde_json::json!({"mate": 1}));
    assert_eq!(thought["lines"][0]["moves"][0], "QS:e0×");
    assert!(thought["nodes"].is_u64() && thought["ms"].is_u64() && thought["depth"].is_u64());
}

#[test]
fn an_open_game_is_judged_by_the_expected_result() {
    let thought = engine(&["poker", "--nodes", "500", "--lines", "2"]);
    let win = thought["score"]["win"].as_f64().unwrap();
    assert!((0.2..0.8).contains(&win), "{win}");
    let lines = thought["lines"].as_array().unwrap();
    assert_eq!(lines.len(), 2);
    assert_eq!(lines[0]["moves"][0], thought["move"]);
    assert_ne!(lines[0]["moves"][0], lines[1]["moves"][0]);
}

#[test]
fn the_same_seed_has_the_same_answer() {
    for game in ["cardmate", "poker", "mysterious", "summoner"] {
        let ask = |seed: &str| {
            let mut thought =
                engine(&[game, "--level", "2", "--seed", &"ab".repeat(32), "--random-seed", seed]);
            thought["ms"] = 0.into();
            thought
        };
        assert_eq!(ask("7"), ask("7"), "{game}");
    }
}

#[test]
fn lines_with_declarations_can_be_played_as_they_are_told() {
    for (moves, options) in [
        ("", &["--option", "hands=declare"][..]),
        ("e4 e5 w:hand(speak) b:hand(speak) Nf3", &["--option", "hands=declare"]),
        ("e4", &["--option", "hands=declare", "--option", "wipeout=1"]),
    ] {
        let table = [&["poker"], options].concat();
        let asked = ["--moves", moves, "--nodes", "3000", "--lines", "3"];
        let thought = engine(&[&table[..], &asked].concat());
        for line in thought["lines"].as_array().unwrap() {
            let told: Vec<&str> =
                line["moves"].as_array().unwrap().iter().map(|text| text.as_str().unwrap()).collect();
            let all = format!("{moves} {}", told.join(" "));
            let end: Value =
                serde_json::from_str(&printed(&[&["referee"], &table[..], &["--moves", &all]].concat()))
                    .unwrap();
            assert!(told.len() < 3 || told.iter().any(|text| text.contains("hand(speak)")), "{told:?}");
            if line["score"]["mate"] == 1 {
                assert!(end["outcome"]["winner"].is_string(), "{told:?}");
            }
        }
    }
    let table = ["poker", "--option", "hands=declare", "--moves", "e4 e5", "--as", "white"];
    let thought = engine(&[&table[..], &["--level", "8"]].concat());
    assert_eq!(thought["move"], "w:hand(speak)");
    assert_eq!(thought["lines"][0]["moves"], serde_json::json!(["w:hand(speak)"]));
}

#[test]
fn who_acts_at_the_same_time_is_named() {
    let table = ["poker", "--option", "hands=declare", "--moves", "e4 e5"];
    assert!(refused(&[&table[..], &["--level", "8"]].concat()).contains("--as"));
    let declared = |level: &str| {
        let thought = engine(&[&table[..], &["--as", "black", "--level", level]].concat());
        assert_eq!(thought["seat"], "black");
        thought["move"].as_str().unwrap().to_owned()
    };
    assert_eq!(declared("8"), "b:hand(speak)");
    // Lower levels misread their cards, and name a hand that they think they hold.
    assert!(declared("1").starts_with("b:hand("));
}

#[test]
fn a_position_is_set_up_from_a_file() {
    let text = r#"{"phase": "chess", "fen": "6k1/5ppp/8/8/8/8/8/R3K3 w Q - 0 1"}"#;
    let file = Scratch::with("engine-position.json", text);
    let thought = engine(&["mysterious", "--position", file.path(), "--movetime", "200"]);
    assert_eq!((&thought["move"], &thought["score"]["mate"]), (&"Ra8#".into(), &1.into()));
}

#[test]
fn what_makes_no_sense_is_refused_in_one_line() {
    assert!(refused(&["cardmate", "--moves", &format!("{GAME_1} QS:e0"), "--level", "1"]).contains("over"));
    assert!(refused(&["cardmate", "--level", "1", "--as", "rearhand"]).contains("not to act"));
    assert!(refused(&["cardmate", "--level", "1", "--as", "public"]).contains("public"));
    assert!(refused(&["cardmate", "--moves", "4Ci9", "--level", "1"]).contains("4Ci9"));
    refused(&["checkers", "--level", "1"]);
    refused(&["cardmate"]);
    refused(&["cardmate", "--level", "9"]);
    refused(&["cardmate", "--level", "1", "--nodes", "5"]);
    refused(&["cardmate", "--nodes", "0"]);
    refused(&["cardmate", "--level", "1", "--random-seed", "xyz"]);
}
