//! The puzzles that are part of the program are right.

use std::collections::{HashMap, HashSet};

use trickmate_rules::kernel::Seed;
use trickmate_study::puzzle::{
    Collection, MAX_ALIKE, Miner, PROOF, Puzzle, Theme, collection, themes_of, verify,
};

/// Number of puzzles of each game to prove here; `trickmate puzzles check` proves all.
const SAMPLE: usize = 4;

#[test]
fn there_are_enough_for_each_game() {
    for (game, min) in [("cardmate", 300), ("poker", 300), ("mysterious", 150), ("summoner", 150)] {
        let known = collection(game).unwrap();
        assert!(known.all().len() >= min, "{game}: {}", known.all().len());
        assert!(known.themes().len() >= 4, "{game}: {:?}", known.themes());
    }
}

#[test]
fn every_solution_is_legal_and_ends_with_the_solver() {
    for game in trickmate_rules::GAMES {
        for puzzle in collection(game.name()).unwrap().all() {
            let solver = puzzle.solver().unwrap();
            let mut played = puzzle.start().unwrap();
            let mut last = None;
            for text in &puzzle.moves {
                last = played.to_act().first().copied();
                assert_eq!(played.play(text).unwrap().text, *text, "{puzzle}");
            }
            assert_eq!(last, Some(solver), "{puzzle}");
        }
    }
}

#[test]
fn the_themes_of_every_puzzle_are_those_of_its_solution() {
    for game in trickmate_rules::GAMES {
        for puzzle in collection(game.name()).unwrap().all() {
            let themes = themes_of(puzzle).unwrap();
            assert_eq!(puzzle.themes, themes, "{} {puzzle}", game.name());
            assert!(!themes.is_empty(), "{puzzle}");
            assert!(!(themes.contains(&Theme::Win) && themes.contains(&Theme::Mate)), "said twice: {puzzle}");
            let checks =
                matches!(game.name(), "poker" | "mysterious") && puzzle.moves[0].contains(['+', '#']);
            assert!(!(checks && themes.contains(&Theme::Quiet)), "a check is not quiet: {puzzle}");
        }
    }
}

#[test]
fn a_sample_is_proved() {
    for game in trickmate_rules::GAMES {
        let all = collection(game.name()).unwrap().all();
        for puzzle in all.iter().step_by(all.len().div_ceil(SAMPLE).max(1)) {
            let proved = verify(puzzle, PROOF);
            assert!(proved.is_ok(), "{} {puzzle}: {}", game.name(), proved.unwrap_err());
        }
    }
}

#[test]
fn what_is_wrong_is_noticed() {
    let game = trickmate_rules::game("mysterious").unwrap();
    let line = collection("mysterious").unwrap().all()[0].to_string();
    let read = |text: &str| Collection::read(game, text);
    assert!(read(&line).is_ok());
    assert!(read(&format!("{line}\n{line}")).unwrap_err().to_string().contains("twice"));
    let parts: Vec<&str> = line.split('\t').collect();
    for (place, part) in [(0, "00000000"), (1, "hard"), (2, "golf")] {
        let mut parts = parts.clone();
        parts[place] = part;
        assert!(read(&parts.join("\t")).is_err(), "{part}");
    }
    let mut parts = parts;
    parts[3] = "Zz9";
    let puzzles = read(&parts.join("\t")).unwrap();
    assert!(verify(&puzzles.all()[0], 1000).is_err());
}

#[test]
fn the_same_seed_finds_the_same_puzzles_and_none_that_is_known() {
    let game = trickmate_rules::game("mysterious").unwrap();
    let find = |known: &[Puzzle]| {
        let mut miner = Miner::new(game, &Seed::new([11; 32]), known);
        let mut found = Vec::new();
        for _ in 0..40 {
            miner.play(|puzzle| found.push(puzzle)).unwrap();
        }
        found
    };
    let lines = |puzzles: &[Puzzle]| -> Vec<String> { puzzles.iter().map(Puzzle::to_string).collect() };
    let found = find(&[]);
    assert_eq!(lines(&found), lines(&find(&[])));
    let known: HashSet<&str> = found.iter().map(|puzzle| puzzle.id.as_str()).collect();
    let again = find(&found);
    assert!(again.iter().all(|puzzle| !known.contains(puzzle.id.as_str())), "{:?}", lines(&again));
}

#[test]
fn no_trick_is_shown_too_often() {
    for game in trickmate_rules::GAMES {
        let mut alike: HashMap<&[String], usize> = HashMap::new();
        for puzzle in collection(game.name()).unwrap().all() {
            *alike.entry(&puzzle.moves).or_default() += 1;
        }
        for (moves, count) in alike {
            assert!(count <= MAX_ALIKE, "{}: {count} of {moves:?}", game.name());
        }
    }
}
