use serde_json::json;

use super::{GAME_1, Scratch, printed, referee};

#[test]
fn the_report_has_the_documented_keys() {
    let report = referee(&[]);
    let mut keys: Vec<&String> = report.as_object().unwrap().keys().collect();
    keys.sort();
    assert_eq!(keys, ["detail", "game", "legal", "options", "outcome", "ply", "position", "seed", "to_act"]);
    assert_eq!(report["game"], "cardmate");
    assert_eq!(report["options"], json!({"deal": "predefined", "palace": "occupy", "repetition": "draw"}));
    assert_eq!(report["seed"], "0".repeat(64));
    assert_eq!(report["ply"], 0);
    assert_eq!(report["to_act"], json!(["forehand"]));
    assert_eq!(report["legal"].as_array().unwrap().len(), 38);
    assert_eq!(report["outcome"], json!(null));
}

#[test]
fn a_published_game_ends_as_published() {
    let report = referee(&["--moves", &format!("{GAME_1} QS:e0× 0-1")]);
    assert_eq!(report["outcome"], json!({"winner": "rearhand", "reason": "last king captured"}));
    assert_eq!(report["ply"], 40);
    assert_eq!(report["to_act"], json!([]));
    assert_eq!(report["legal"], json!([]));
}

#[test]
fn numbers_dots_comments_and_results_are_passed_over() {
    let plain = referee(&["--moves", "4Ci3 4Db6 8Dj2"]);
    for moves in
        ["1.4Ci3 4Db6 2.8Dj2", "1. 4Ci3 1... 4Db6 2. 8Dj2 *", "1…4Ci3 … 4Db6 {a {note}} 8Dj2! 1/2-1/2"]
    {
        assert_eq!(referee(&["--moves", moves]), plain, "{moves}");
    }
}

#[test]
fn compulsory_captures_are_the_only_moves() {
    let report = referee(&["--moves", GAME_1.split("9S:a3").next().unwrap()]);
    assert_eq!(report["legal"], json!(["9S:a3"]));
    assert_eq!(report["detail"]["compulsory"], json!(["9S takes 2S"]));
    assert_eq!(report["to_act"], json!(["rearhand"]));
}

#[test]
fn a_seed_decides_a_deal() {
    let deal = |deal: &str, seed: &str| {
        referee(&["--option", &format!("deal={deal}"), "--seed", seed])["position"].clone()
    };
    let (one, other) = (&"01".repeat(32), &"02".repeat(32));
    for kind in ["suits", "places", "wild"] {
        assert_eq!(deal(kind, one), deal(kind, one));
        assert_ne!(deal(kind, one), deal(kind, other));
    }
    assert_eq!(deal("predefined", one), deal("predefined", other));
    assert_ne!(deal("wild", "random"), deal("wild", "random"));
}

#[test]
fn the_documented_deals_are_dealt() {
    let fairness = include_str!("../../docs/fairness.md");
    let seed: String = (0..32).map(|byte| format!("{byte:02x}")).collect();
    for kind in ["suits", "places", "wild"] {
        let dealt = referee(&["--option", &format!("deal={kind}"), "--seed", &seed])["position"].clone();
        let line = format!("| `{kind}` | `{}` |", dealt.as_str().unwrap());
        assert!(fairness.lines().any(|known| known == line), "{line}");
    }
}

#[test]
fn a_record_is_printed_and_replayed() {
    let moves = "1. 4Ci3 4Db6 2. 8Dj2 f:resign";
    let seed = "ab".repeat(32);
    let flags = ["--option", "deal=wild", "--option", "palace=king", "--seed", &seed];
    let first = referee(&flags)["legal"][0].as_str().unwrap().to_owned();
    let record = printed(
        &[
            &["referee", "cardmate", "--format", "record", "--moves", &format!("{first} r:resign")],
            &flags[..],
        ]
        .concat(),
    );
    assert!(
        record.contains("[Option \"palace=king\"]") && record.contains("[Reason \"resignation\"]"),
        "{record}"
    );
    let replayed = referee(&["--moves", &record]);
    assert_eq!(replayed["outcome"], json!({"winner": "forehand", "reason": "resignation"}));
    assert_eq!(replayed["options"], json!({"deal": "wild", "palace": "king", "repetition": "draw"}));
    assert_eq!(replayed["seed"], seed);
    let resigned = referee(&["--moves", moves]);
    assert_eq!(resigned["outcome"], json!({"winner": "rearhand", "reason": "resignation"}));
    assert_eq!(resigned["legal"], json!([]));
}

#[test]
fn a_draw_by_agreement_and_a_loss_on_time() {
    assert_eq!(referee(&["--moves", "4Ci3 draw"])["outcome"], json!({"winner": null, "reason": "agreement"}));
    assert_eq!(
        referee(&["--moves", "4Ci3 f:time"])["outcome"],
        json!({"winner": "rearhand", "reason": "time"})
    );
}

#[test]
fn a_position_is_loaded_and_printed() {
    let docs = include_str!("../../docs/cardmate.md");
    let example = docs.split("```json\n").nth(1).unwrap().split("```").next().unwrap();
    let file = Scratch::with("position.json", example);
    let printed = printed(&["referee", "cardmate", "--position", file.path(), "--format", "position"]);
    let given: serde_json::Value = serde_json::from_str(example).unwrap();
    assert_eq!(serde_json::from_str::<serde_json::Value>(&printed).unwrap(), given);
    let report = referee(&["--position", file.path(), "--moves", "KCe1 KDe8"]);
    assert_eq!(report["ply"], 2);
    assert_eq!(report["detail"]["quiet"], 14);
}

#[test]
fn cardmate_looks_the_same_to_everyone() {
    for viewer in ["forehand", "rearhand", "public"] {
        assert_eq!(referee(&["--as", viewer]), referee(&[]));
    }
}
