//! Score sheets in the forms of people and other programs.

use proptest::prelude::*;
use trickmate_rules::{GAMES, Match, Options, Record, RecordError, Viewer};
use trickmate_testkit::proptests::cases;
use trickmate_testkit::table::seed;
use trickmate_testkit::untrusted::pieced_together;

/// Returns the actions in the text of a game.
fn actions(game: &str, text: &str) -> Vec<String> {
    let record: Record = text.parse().unwrap_or_else(|error| panic!("{text}: {error}"));
    record.actions(trickmate_rules::game(game).unwrap()).into_iter().map(str::to_owned).collect()
}

fn refused(text: &str) -> String {
    let read = text.parse::<Record>().map_err(|error| error.to_string());
    read.and_then(|record| record.replay().map(|_| ()).map_err(|error| error.to_string())).unwrap_err()
}

/// Returns the actions of a text that is a record of the game, all of them played.
fn played(game: &str, text: &str) -> Vec<String> {
    let record: Record = format!("[Game \"{game}\"]\n\n{text}").parse().unwrap();
    let game = record.replay().unwrap_or_else(|error| panic!("{text}: {error}"));
    game.plies().iter().map(|ply| ply.text.clone()).collect()
}

#[test]
fn sentences_between_moves_are_skipped() {
    for text in [
        "1. 4Ci3 4Db6 2. 8Dj2.",
        "1. 4Ci3, 4Db6: 2. 8Dj2",
        "1 4Ci3 4Db6 2 8Dj2",
        "1. 4Ci3 A quiet beginning. 4Db6 (1... 4Dd6 2. 8Dj2) 2. 8Dj2, and Forehand stands well: the 8D is out.",
        "1. 4Ci3 ! 4Db6 ?! 2. 8Dj2 !!",
        "1. 4Ci3 Time is short, a draw would do, f:resign too 4Db6 abort that: 2. 8Dj2 — “fine”.",
    ] {
        assert_eq!(played("cardmate", text), ["4Ci3", "4Db6", "8Dj2"], "{text}");
    }
    for text in [
        "1 e4 e5 2 Nf3 Nc6.",
        "1. e4 e5 Now both have two pair, 2-2 would follow. 2. Nf3 (2. Qe2 Qe7) Nc6 with a game!",
    ] {
        assert_eq!(played("poker", text), ["e4", "e5", "Nf3", "Nc6"], "{text}");
    }
    assert_eq!(played("poker", "1. e4 d5 2. e5 f5 3. exf6 e.p.").last().unwrap(), "exf6");
    assert_eq!(played("poker", "1. e4 d5 2. e5 f5 3. exf6e.p.").last().unwrap(), "exf6");
    assert_eq!(
        actions("mysterious", "K@e1 somewhere @c3 random a1! then a8=Q"),
        ["K@e1", "@c3", "random", "a1!", "a8=Q"]
    );
    assert_eq!(
        actions(
            "summoner",
            "e1-e2 a King steps. +Knight+Rider W1@d1(Letter-d,Number-1) -Rook well-known end. xK"
        ),
        ["e1-e2", "+Knight+Rider", "W1@d1(Letter-d,Number-1)", "-Rook", "end", "xK"]
    );
}

#[test]
fn an_end_outside_the_rules_stands_last() {
    for (text, reason) in [
        ("1. 4Ci3 4Db6 draw 1/2-1/2", "agreement"),
        ("1. 4Ci3 4Db6 f:resign. 0-1", "resignation"),
        ("1. 4Ci3 4Db6 time", "time"),
        ("abort *", "aborted"),
    ] {
        let record: Record = format!("[Game \"cardmate\"]\n\n{text}").parse().unwrap();
        assert_eq!(record.replay().unwrap().outcome().unwrap().reason.name(), reason, "{text}");
    }
}

#[test]
fn what_is_shaped_like_a_move_is_one() {
    for (game, text, words) in [
        ("cardmate", "1. 4Ci3 better is 4Ck5 4Db6", ["ply 2, move 1…", "“4Ck5”"]),
        ("cardmate", "1. 4Ci3 124Db6", ["ply 2, move 1…", "“124Db6”"]),
        ("cardmate", "1. 4ci3", ["ply 1, move 1.", "“4ci3”"]),
        ("cardmate", "1. 4Ci3 ~ 2. 8Dj2", ["ply 2, move 1…", "stands for any move"]),
        ("cardmate", "hello", ["ply 1, move 1.", "“hello”"]),
        ("poker", "1. e4 Sf6", ["ply 2, move 1…", "“Sf6”"]),
        ("poker", "1. e4 Nz3", ["ply 2, move 1…", "“Nz3”"]),
        ("poker", "1. e4 e5 2. 4Nc3", ["ply 3, move 2.", "“4Nc3”"]),
        ("poker", "1. O-O", ["ply 1, move 1.", "“O-O”"]),
        ("mysterious", "k@z9", ["ply 1, move 1.", "“k@z9”"]),
        (
            "summoner",
            "[Seed \"0000000000000000000000000000000000000000000000000000000000000000\"] e1-e9",
            ["ply 1, move 1.", "“e1-e9”"],
        ),
    ] {
        let (tags, moves) = text.rsplit_once("] ").map_or(("", text), |(tags, moves)| (tags, moves));
        let tags = if tags.is_empty() { String::new() } else { format!("{tags}]\n") };
        let line = refused(&format!("[Game \"{game}\"]\n{tags}\n{moves}"));
        assert!(words.iter().all(|word| line.contains(word)), "{text}: {line}");
    }
}

#[test]
fn comments_variations_and_glyphs_are_skipped() {
    for text in [
        "\u{feff}1. e4 e5",
        "{a {b {c}} d} 1. e4 {x}e5{y}",
        "1. e4 (1. d4 d5 (1... Nf6 {a ) here} 2. c4) 2. c4 ; and ) there\n) e5 (1... c5)",
        "; a comment ( { to the end\n1. e4 ; another\ne5",
        "% an escaped line )\n1. e4\n%}\r\ne5",
        "1. e4$1 e5 $14 $",
        "1.e4(1. d4) e5",
        "1. e4 { 50% of games } e5",
        "1. e4\u{a0}e5\u{2003}",
    ] {
        assert_eq!(actions("poker", text), ["e4", "e5"], "{text}");
    }
    // A semicolon between the brackets of a word is part of the word.
    let odd: Record = "e4hand(;)".parse().unwrap();
    assert_eq!(odd.to_string().parse::<Record>().unwrap().moves, odd.moves);
    // Brackets of the notation stay.
    let declared = "1. e4 e5 w:hand(speak) b:hand(a8,d7,d8,e8,h8)";
    assert_eq!(actions("poker", declared), ["e4", "e5", "w:hand(speak)", "b:hand(a8,d7,d8,e8,h8)"]);
}

#[test]
fn what_never_ends_is_refused_with_its_place() {
    for (text, words) in [
        ("1. e4\n e5 {never", "a comment begins with { and never ends (line 2, column 5)"),
        ("1. e4 ({x} e5", "a variation begins with ( and never ends (line 1, column 7)"),
        ("1. é4 }", "a comment ends with } and never begins (line 1, column 7)"),
        ("1. e4) e5", "a variation ends with ) and never begins (line 1, column 6)"),
        ("1. e4 (a {b) c", "a comment begins with { and never ends (line 1, column 10)"),
        (
            "[A \"b\"]\n[Game poker]",
            "a tag has the form [Name \"value\"], not [Game poker] (line 2, column 1)",
        ),
        ("1. e4\n[Game \"poker\"]", "its tags come first: [Game \"poker\"] (line 2, column 1)"),
    ] {
        assert!(refused(text).contains(words), "{text}: {}", refused(text));
    }
}

const FEN: &str = "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1";

#[test]
fn a_position_of_other_programs_is_honoured_or_refused() {
    for tags in [
        format!("[Game \"poker\"][SetUp \"1\"][FEN \"{FEN}\"]"),
        format!("[Game \"poker\"][FEN \"{FEN}\"]"),
        format!("[Game \"mysterious\"][Setup \"1\"][Fen \"{FEN}\"]"),
    ] {
        let game = format!("{tags}\n\n1. e4 Kd7").parse::<Record>().unwrap().replay().unwrap();
        let text = game.position().observe(Viewer::Omniscient).text();
        assert!(text.starts_with("8/3k4/8/8/4P3/8/8/4K3 w - - 1 2"), "{text}");
        // A record of our own needs no such tags.
        let again = Record::of(&game, []).to_string().parse::<Record>().unwrap().replay().unwrap();
        assert_eq!(again.position().observe(Viewer::Omniscient).text(), text);
    }
    for (tags, words) in [
        (
            format!("[Game \"cardmate\"][FEN \"{FEN}\"]"),
            "Cardmate has none: give the position in the tag Position",
        ),
        (format!("[Game \"summoner\"][SetUp \"1\"][FEN \"{FEN}\"]"), "Summoner’s Chess has none"),
        (format!("[Game \"poker\"][SetUp \"0\"][FEN \"{FEN}\"]"), "begins as usual"),
        ("[Game \"poker\"][SetUp \"1\"]".to_owned(), "there is no tag FEN"),
        ("[Game \"poker\"][SetUp \"yes\"]".to_owned(), "SetUp is 0 or 1, not “yes”"),
        (format!("[Game \"poker\"][FEN \"{FEN}\"][Position \"{{}}\"]"), "leave one of them out"),
        ("[Game \"poker\"][FEN \"8/8 w\"]".to_owned(), "the position is not valid"),
        (format!("[Game \"poker\"][Option \"deal=random\"][FEN \"{FEN}\"]"), "has no seed"),
    ] {
        let line = refused(&format!("{tags}\n\n*"));
        assert!(line.contains(words), "{tags}: {line}");
    }
}

#[test]
fn a_hostile_text_is_read_once() {
    const SIZE: usize = 1 << 20;
    let times = |text: &str| text.repeat(SIZE / text.len());
    for text in [
        times("("),
        times("a("),
        times("a(b "),
        times("((a)"),
        times("{"),
        times("{}"),
        times("1."),
        times("1. "),
        times("."),
        times("$"),
        times(";\n"),
        times("%\n"),
        times("[A \"b\"]"),
        times("[A \"\\\\"),
        times("a "),
        times("(a)"),
        format!("{}{}", times("("), times(")")),
        format!("a{}{}", times("("), times(")")),
    ] {
        if let Ok(record) = text.parse::<Record>() {
            assert!(record.moves.len() <= SIZE / 2 + 1);
        }
    }
}

const PIECES: &[&str] = &[
    "\u{feff}",
    "[FEN \"",
    "[SetUp \"1\"]",
    "[Game \"poker\"]",
    "[Game \"cardmate\"]",
    "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1\"]",
    "(",
    ")",
    "{",
    "}",
    ";",
    "%",
    "\n",
    "\r",
    " ",
    "$3",
    "!?",
    "e4",
    "4Ci3",
    "draw",
    "f:resign",
    "word",
    "hand(",
    "1.",
    "12",
    "…",
    "~",
    "é",
    "\"",
    "\\",
    "]",
    "0-1",
];

proptest! {
    #![proptest_config(cases(300))]

    #[test]
    fn no_text_panics(text in pieced_together(PIECES, 200), any in any::<String>()) {
        for text in [text, any] {
            match text.parse::<Record>() {
                Ok(record) => {
                    for game in GAMES {
                        prop_assert!(record.actions(*game).len() <= record.moves.len());
                    }
                    drop(record.replay());
                    let again: Result<Record, RecordError> = record.to_string().parse();
                    prop_assert_eq!(again.map(|again| again.tags), Ok(record.tags));
                }
                Err(error) => prop_assert!(error.to_string().chars().count() < 300),
            }
        }
    }

    #[test]
    fn every_legal_action_is_shaped_like_one(which in 0..GAMES.len(), number: u64, plies in 0..90_usize) {
        let game = GAMES[which];
        let mut chance = seed(number).chance("play");
        let mut played = Match::new(game, Options::new(game.options(), []).unwrap(), seed(number));
        for _ in 0..plies {
            let legal = played.legal(Viewer::Omniscient);
            for text in &legal {
                prop_assert!(game.is_shaped_like_action(text), "{}", text);
            }
            let Some(text) = legal.get(chance.below(legal.len().max(1) as u32) as usize) else { break };
            played.play(text).unwrap();
        }
    }
}
