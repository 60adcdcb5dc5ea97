//! `trickmate lessons` and `trickmate puzzles`.

use super::{printed, trickmate};

#[test]
fn every_lesson_is_proved_in_a_line() {
    let told = printed(&["lessons", "check"]);
    assert!(told.lines().count() >= 24, "{told}");
    assert!(told.lines().all(|line| line.ends_with("steps, right")), "{told}");
}

#[test]
fn a_sample_of_puzzles_is_proved() {
    let told = printed(&["puzzles", "check", "summoner", "--sample", "3"]);
    assert!(told.contains(" puzzles, 3 proved, 0 wrong"), "{told}");
}

#[test]
fn a_puzzle_that_cannot_be_seen_so_shallowly_is_told_with_exit_code_1() {
    let output = trickmate(&["puzzles", "check", "mysterious", "--nodes", "1"]);
    assert_eq!(output.status.code(), Some(1));
    assert!(String::from_utf8(output.stdout).unwrap().contains("the solution is"));
    let output = trickmate(&["puzzles", "check", "bridge"]);
    assert_eq!(output.status.code(), Some(2));
}

#[test]
fn mining_prints_puzzles_that_are_new() {
    let told = printed(&["puzzles", "mine", "mysterious", "--count", "1", "--seed", "5a"]);
    assert_eq!(told.lines().count(), 1);
    assert_eq!(told.split('\t').count(), 5, "{told}");
}
