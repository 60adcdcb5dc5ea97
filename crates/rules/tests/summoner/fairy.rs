//! The moves of pieces made of Betza cards, alone and combined, against those that Fairy-Stockfish finds.
//! `tests/fairy/positions.py` explains how `tests/fairy/positions.txt` was made and how to read it.

use std::collections::{BTreeMap, BTreeSet};

use serde_json::{Value, json};
use trickmate_rules::{Match, Viewer};

use trickmate_testkit::summoner_table::{made_of, options, summoner};
use trickmate_testkit::table::seed;

/// The meaning of the letters of a position, and the version that it belongs to.
struct Pieces<'a> {
    variant: &'a str,
    makeups: BTreeMap<char, &'a str>,
}

/// The facts about a position in a line of the file.
struct Found {
    setup: Value,
    /// The number of pieces that give check.
    checkers: usize,
    /// The number of pieces that are pinned.
    pinned: usize,
    moves: Vec<String>,
}

impl<'a> Pieces<'a> {
    fn read(line: &'a str) -> Option<Self> {
        let (variant, makeups) = line.strip_prefix("pieces ")?.split_once(' ')?;
        let pair =
            |word: &'a str| word.split_once('=').map(|(letter, cards)| (letter.parse().unwrap(), cards));
        Some(Self { variant, makeups: makeups.split(' ').filter_map(pair).collect() })
    }

    fn piece(&self, letter: char, is_copied: bool) -> Value {
        let owner = if letter.is_uppercase() { "white" } else { "black" };
        let kind = letter.to_ascii_lowercase();
        match self.makeups.get(&kind) {
            Some(cards) if is_copied => {
                json!({"owner": owner, "made_of": [{"card": "Clone", "of": made_of(cards)}]})
            }
            Some(cards) => json!({"owner": owner, "made_of": made_of(cards)}),
            None if kind == 'k' => json!({"owner": owner, "king": true}),
            None => json!({"owner": owner, "pawn": true}),
        }
    }

    /// Returns the pieces of a board in FEN, by their squares; in the standard version every third is a Clone of such a
    /// piece.
    fn pieces(&self, board: &str) -> BTreeMap<String, Value> {
        let mut pieces = BTreeMap::new();
        for (row, rank) in board.split('/').zip((1..=8).rev()) {
            let mut files = 'a'..='h';
            for letter in row.chars() {
                if let Some(empty) = letter.to_digit(10) {
                    files.nth(empty as usize - 1);
                    continue;
                }
                let at = format!("{}{rank}", files.next().unwrap());
                let mut piece = self.piece(letter, self.variant == "standard" && pieces.len() % 3 == 2);
                piece["at"] = json!(at);
                pieces.insert(at, piece);
            }
        }
        pieces
    }

    fn position(&self, line: &str) -> Found {
        let fields: Vec<&str> = line.splitn(6, ' ').collect();
        let [board, turn, passed, checkers, pinned, moves] = fields[..] else { panic!("{line}") };
        let pieces = self.pieces(board);
        let mut texts = Vec::new();
        for (from, targets) in moves.split(' ').filter_map(|group| group.split_once(':')) {
            for start in (0..targets.len()).step_by(2) {
                let to = &targets[start..start + 2];
                let in_passing = to == passed && pieces[from]["pawn"] == true && from[..1] != to[..1];
                let sign = if pieces.contains_key(to) || in_passing { ':' } else { '-' };
                texts.push(format!("{from}{sign}{to}"));
            }
        }
        texts.sort();
        let mut setup = json!({
            "variant": self.variant,
            "turn": if turn == "w" { "white" } else { "black" },
            "board": pieces.values().collect::<Vec<_>>(),
            // With a card left somewhere, bare Kings are not a draw.
            "deck": {"white": ["Rook"]},
        });
        if passed != "-" {
            setup["ep"] = passed.into();
        }
        Found { setup, checkers: checkers.parse().unwrap(), pinned: pinned.parse().unwrap(), moves: texts }
    }
}

#[test]
fn moves_are_those_of_fairy_stockfish() {
    let mut pieces = None;
    let mut seen: BTreeMap<&str, usize> = BTreeMap::new();
    let mut makeups = BTreeSet::new();
    for line in include_str!("../fairy/positions.txt").lines().filter(|line| !line.starts_with('#')) {
        if let Some(next) = Pieces::read(line) {
            pieces = Some(next);
            continue;
        }
        let pieces = pieces.as_ref().unwrap();
        let found = pieces.position(line);
        let game = Match::from_position(summoner(), options(&[]), seed(0), found.setup.to_string()).unwrap();
        assert_eq!(game.legal(Viewer::Omniscient), found.moves, "{line}");
        let turn = &found.setup["turn"];
        let in_check = if found.checkers > 0 { json!([turn]) } else { json!([]) };
        assert_eq!(game.position().observe(Viewer::Public).detail()["check"], in_check, "{line}");
        let end = match (found.moves.is_empty(), found.checkers) {
            (false, _) => None,
            (true, 0) => Some("stalemate"),
            (true, _) => Some("checkmate"),
        };
        assert_eq!(game.outcome().map(|outcome| outcome.reason.name()), end, "{line}");
        let board = line.split(' ').next().unwrap().to_ascii_lowercase();
        makeups.extend(board.chars().filter_map(|letter| pieces.makeups.get(&letter).copied()));
        for (kind, is_so) in [
            ("positions", true),
            ("Black to move", turn == "black"),
            ("in check", found.checkers > 0),
            ("in check by two", found.checkers > 1),
            ("pinned", found.pinned > 0),
            ("mated", end == Some("checkmate")),
            ("courier", pieces.variant == "courier"),
        ] {
            *seen.entry(kind).or_default() += usize::from(is_so);
        }
    }
    for (kind, min) in [
        ("positions", 3000),
        ("Black to move", 1200),
        ("in check", 1000),
        ("in check by two", 250),
        ("pinned", 900),
        ("mated", 30),
        ("courier", 400),
    ] {
        assert!(seen[kind] >= min, "{kind}: {seen:?}");
    }
    assert!(makeups.len() > 1000, "{}", makeups.len());
}
