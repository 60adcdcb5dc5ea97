//! Arbitrary input of any size: the inputs of the fuzzers, generated at random.

use proptest::prelude::*;
use trickmate_rules::{GAMES, Match, Options, Record, Viewer};
use trickmate_testkit::proptests::cases;
use trickmate_testkit::table::seed;
use trickmate_testkit::untrusted::{self, damaged, damages, pieced_together};

const FEN: &[&str] = &[
    "/",
    "1",
    "3",
    "8",
    "44",
    "K",
    "k",
    "Q",
    "q",
    "RR",
    "pp",
    "P",
    "N",
    " ",
    " w ",
    " b ",
    "KQkq",
    "-",
    "e3",
    "0",
    "1",
    "99999999",
    "8/8/8/8/8/8/8/",
    "rnbqkbnr/pppppppp/",
    "/PPPPPPPP/RNBQKBNR",
    "4k3/8/8/8/8/8/8/4K3",
    " w - - 0 1",
    "QQQQQQQQ/",
];
const SAN: &[&str] = &[
    "4k3/P7/8/8/8/8/8/R3K3 w Q - 0 1\n",
    "N",
    "f3",
    "e4",
    "exd5",
    "x",
    "=",
    "Q",
    "a8",
    "O-O",
    "0-0-0",
    "O",
    "+",
    "#",
    "++",
    "e2e4",
    "a7a8q",
    ":",
    "b:c3",
    "e.p.",
    "(",
    ")",
    " ",
    "!",
    "é",
    "♘",
];
const BETZA: &[&str] = &[
    "W", "F", "D", "N", "A", "H", "C", "Z", "G", "K", "Q", "R", "B", "f", "b", "l", "r", "s", "v", "m", "c",
    "p", "j", "n", "1", "9", "99", "256", "NN", "fmW", "W1", "W2", "cF3", "g", "U", "(1,4)", "(0,", "[",
];
const DECK: &[&str] = &[
    "3 Knight",
    "Rider",
    "x ",
    ",",
    ";",
    "\n",
    "#",
    "0 ",
    "99",
    "18446744073709551615",
    " ",
    "Clone",
    "7 Gone",
    "\r",
    "×",
    "knight",
];
const RECORD: &[&str] = &[
    "[Game \"cardmate\"]\n",
    "[Game \"poker\"]\n",
    "[Game \"mysterious\"]\n",
    "[Game \"summoner\"]\n",
    "[Option \"deal=wild\"]\n",
    "[Option \"hands=declare\"]\n",
    "[Option \"",
    "=",
    "\"]",
    "[Position \"{\\\"fen\\\": \\\"",
    "\\",
    "{",
    "}",
    "1.",
    "1...",
    "…",
    "e4",
    " e5",
    " 4Ci3",
    " 4Db6",
    " N@c3",
    " @c3",
    " c3!",
    " random",
    " e1-e2",
    " end",
    " w:hand(speak)",
    " b:hand(speak)",
    " f:resign",
    " draw",
    " abort",
    " time",
    " 1-0",
    " *",
    " $1",
    "[Seed \"0000000000000000000000000000000000000000000000000000000000000000\"]\n",
];

/// Long enough for every part of a game.
const MAX_PLIES: usize = 150;

/// Returns a game after some random actions.
fn beginning(which: usize, number: u64, plies: usize) -> Match {
    let game = GAMES[which];
    let mut chance = seed(number).chance("play");
    let mut played = Match::new(game, Options::new(game.options(), []).unwrap(), seed(number));
    while played.plies().len() < plies {
        let legal = played.legal(Viewer::Omniscient);
        let Some(text) = legal.get(chance.below(legal.len() as u32) as usize) else { break };
        played.play(text).unwrap();
    }
    played
}

proptest! {
    #![proptest_config(cases(300))]

    #[test]
    fn any_fen(text in pieced_together(FEN, 300)) {
        untrusted::fen(&text);
    }

    #[test]
    fn any_move_of_chess(text in pieced_together(SAN, 300)) {
        untrusted::san(&text);
    }

    #[test]
    fn any_movement(text in pieced_together(BETZA, 800)) {
        untrusted::betza(&text);
    }

    #[test]
    fn any_deck(text in pieced_together(DECK, 800)) {
        untrusted::deck(&text);
    }

    #[test]
    fn any_record(text in pieced_together(RECORD, 300)) {
        untrusted::record(&text);
    }
}

proptest! {
    #![proptest_config(cases(60))]

    #[test]
    fn any_position(text in any::<String>(), which in 0..GAMES.len(), number: u64, plies in 0..MAX_PLIES, harm in damages()) {
        untrusted::position(&text);
        let json = beginning(which, number, plies).position().observe(Viewer::Omniscient).json();
        untrusted::position(&damaged(json, &harm).to_string());
    }

    #[test]
    fn any_record_of_a_game(which in 0..GAMES.len(), number: u64, plies in 0..MAX_PLIES, cut in any::<prop::sample::Index>(), put in pieced_together(RECORD, 20)) {
        let record = Record::of(&beginning(which, number, plies), []).to_string();
        let cut = cut.index(record.len());
        let cut = (0..=cut).rev().find(|at| record.is_char_boundary(*at)).unwrap();
        untrusted::record(&format!("{}{put}{}", &record[..cut], &record[cut..]));
        untrusted::record(&format!("{}{put}", &record[..cut]));
    }
}
