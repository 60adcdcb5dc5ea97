use std::collections::BTreeSet;

use serde_json::Value;

use super::{printed, trickmate};

#[test]
fn it_prints_the_results_of_the_first_player() {
    let arguments =
        ["gauntlet", "cardmate", "--a", "greedy", "--b", "random", "--games", "4", "--option", "deal=suits"];
    let run = || -> Value { serde_json::from_str(&printed(&arguments)).unwrap() };
    let results = run();
    let keys: BTreeSet<&str> = results.as_object().unwrap().keys().map(String::as_str).collect();
    let wanted = ["draws", "elo", "error95", "losses", "ms_per_move", "plies", "score", "wins"];
    assert_eq!(keys, BTreeSet::from(wanted));
    let count = |key: &str| results[key].as_u64().unwrap();
    assert_eq!(count("wins") + count("draws") + count("losses"), 4);
    assert_eq!(results["score"], (count("wins") as f64 + count("draws") as f64 / 2.0) / 4.0);
    assert!(results["ms_per_move"]["p50"].is_f64() && results["ms_per_move"]["p99"].is_f64());
    assert!(results["elo"].is_f64() && results["error95"].is_f64());
    assert_eq!(
        (&results["wins"], &results["plies"]),
        (&run()["wins"], &run()["plies"]),
        "the same seed, the same games"
    );
}

#[test]
fn progress_stands_on_stderr() {
    let output = trickmate(&["gauntlet", "mysterious", "--a", "1", "--b", "random", "--games", "1"]);
    assert!(output.status.success());
    assert!(String::from_utf8(output.stderr).unwrap().starts_with("1/1 "));
}

#[test]
fn unknown_players_and_games_are_refused() {
    for arguments in [
        ["gauntlet", "cardmate", "--a", "9", "--b", "random", "--games", "1"],
        ["gauntlet", "cardmate", "--a", "clever", "--b", "1", "--games", "1"],
        ["gauntlet", "checkers", "--a", "1", "--b", "1", "--games", "1"],
        ["gauntlet", "cardmate", "--a", "1", "--b", "1", "--games", "0"],
    ] {
        assert_eq!(trickmate(&arguments).status.code(), Some(2), "{arguments:?}");
    }
}
