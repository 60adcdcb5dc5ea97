//! Bad input ends with exit code 2 and one line that helps.

use super::{GAME_1, Scratch, trickmate};

fn refused(arguments: &[&str]) -> String {
    let output = trickmate(arguments);
    let stderr = String::from_utf8(output.stderr).unwrap();
    assert_eq!(output.status.code(), Some(2), "{arguments:?}: {stderr}");
    assert_eq!(stderr.lines().count(), 1, "{arguments:?}: {stderr}");
    assert!(output.stdout.is_empty(), "{arguments:?}");
    stderr
}

fn assert_says(line: &str, words: &[&str]) {
    for word in words {
        assert!(line.contains(word), "“{word}” is not in: {line}");
    }
}

#[test]
fn flags() {
    for (arguments, words) in [
        (&["referee", "chess"][..], &["no game “chess”", "cardmate"][..]),
        (&["referee", "cardmate", "--option", "colour=red"], &["no option “colour”", "deal, palace"]),
        (
            &["referee", "cardmate", "--option", "deal=none"],
            &["“deal” does not take “none”", "predefined, suits"],
        ),
        (&["referee", "cardmate", "--option", "deal"], &["key=value"]),
        (&["referee", "cardmate", "--option", "deal=wild", "--option", "deal=wild"], &["twice"]),
        (&["referee", "cardmate", "--seed", "42"], &["64 hexadecimal digits"]),
        (&["referee", "cardmate", "--as", "white"], &["no seat “white”", "forehand, rearhand"]),
        (&["referee", "cardmate", "--position", "/no/such/file.json"], &["/no/such/file.json"]),
        (&["referee"], &["<GAME>"]),
        (&["perft", "cardmate", "deep"], &["deep"]),
        (&["referee", "cardmate", "--colour"], &["--colour"]),
        (&["render", "cardmate", "-o", "board.bmp"], &[".png, .gif or .txt"]),
        (&["render", "cardmate", "-o", "board.png", "--width", "20"], &["20"]),
        (&["render", "cardmate", "-o", "board.png", "--theme", "pink"], &["pink"]),
        (&["render", "cardmate", "-o", "/no/such/place/board.png"], &["/no/such/place/board.png"]),
        (&["shuffle"], &["shuffle"]),
    ] {
        assert_says(&refused(arguments), words);
    }
}

#[test]
fn moves() {
    let before = |mark: &str| GAME_1.split(mark).next().unwrap().to_owned();
    for (moves, words) in [
        ("hello".to_owned(), &["ply 1, move 1.", "“hello”", "cannot be read"][..]),
        ("4Ci3 4Ck5".to_owned(), &["ply 2, move 1…", "no square “k5”"]),
        ("4Ci3 4Di6".to_owned(), &["ply 2, move 1…", "the Four does not move like that"]),
        ("4Ci3 4Ci4".to_owned(), &["4C belongs to Forehand"]),
        ("ASi3".to_owned(), &["AS is not on the board"]),
        ("XSa1".to_owned(), &["your own 7C stands on a1"]),
        ("4C:i3".to_owned(), &["nothing stands on i3"]),
        ("4Ci3+".to_owned(), &["mark “+” is wrong"]),
        ("4Ci3=A".to_owned(), &["only a One can be promoted"]),
        ("1Hg3=A".to_owned(), &["enters the opponent’s half"]),
        (format!("{} 9Sb6", before("9S:a3")), &["ply 18, move 9…", "compulsory capture: 9S takes 2S"]),
        (format!("{} 9Sa3", before("9S:a3")), &["9S:a3"]),
        (
            format!("{} 5S:g7", before("6H:g7")),
            &["ply 28, move 14…", "JS is of the same suit as 5S and higher"],
        ),
        (format!("{GAME_1} QS:e0×  4Ci4"), &["ply 41", "the game is over"]),
        ("4Ci3 ~".to_owned(), &["ply 2, move 1…", "stands for any move"]),
        ("4Ci3 )".to_owned(), &["a variation ends with ) and never begins (line 1, column 6)"]),
        ("[FEN \"8/8/8/8/8/8/8/8 w - - 0 1\"] 4Ci3".to_owned(), &["Cardmate has none"]),
        ("x:4Ci3".to_owned(), &["no seat “x”"]),
        ("r:4Ci3".to_owned(), &["not Rearhand’s turn"]),
        ("[Option \"deal:wild\"] 4Ci3".to_owned(), &["key=value", "deal:wild"]),
        ("[Game \"poker\"] 4Ci3".to_owned(), &["record of poker"]),
        ("[Game cardmate]".to_owned(), &["tag"]),
        // A record without its seed does not name the deal; bare moves belong to the deal of zeros.
        ("[Game \"cardmate\"]\n[Option \"deal=wild\"]\n\n*".to_owned(), &["the record has no seed"]),
        ("{ 4Ci3".to_owned(), &["comment"]),
    ] {
        assert_says(&refused(&["referee", "cardmate", "--moves", &moves]), words);
    }
}

#[test]
fn positions() {
    let kings = r#""e0": {"card": "KC", "owner": "forehand"}, "e9": {"card": "KS", "owner": "rearhand"}"#;
    let with = |more: &str| format!(r#"{{"turn": "forehand", "cards": {{{kings}, {more}}}}}"#);
    for (name, json, words) in [
        ("twice", with(r#""a0": {"card": "KC", "owner": "forehand"}"#), &["KC stands on both"][..]),
        ("square", with(r#""e0": {"card": "1C", "owner": "forehand"}"#), &["both KC and 1C stand on e0"]),
        ("off", with(r#""k0": {"card": "1C", "owner": "forehand"}"#), &["no square “k0”"]),
        ("card", with(r#""a0": {"card": "TC", "owner": "forehand"}"#), &["no card “TC”"]),
        ("owner", with(r#""a0": {"card": "1C", "owner": "white"}"#), &["no seat “white”"]),
        (
            "ace",
            with(r#""a0": {"card": "1C", "owner": "forehand"}, "a1": {"card": "AC", "owner": "forehand"}"#),
            &["AC and 1C"],
        ),
        (
            "no-king",
            r#"{"turn": "forehand", "cards": {"e0": {"card": "KC", "owner": "forehand"}}}"#.to_owned(),
            &["Rearhand has no King"],
        ),
        ("json", "{".to_owned(), &["not JSON"]),
        ("key", format!(r#"{{"turn": "forehand", "cards": {{{kings}}}, "loud": 1}}"#), &["loud"]),
        ("turn", format!(r#"{{"turn": "white", "cards": {{{kings}}}}}"#), &["no seat “white”"]),
    ] {
        let file = Scratch::with(name, &json);
        assert_says(&refused(&["referee", "cardmate", "--position", file.path()]), words);
    }
}

#[test]
fn a_position_that_no_game_reaches_is_refused_at_once() {
    let fen = "kNNNNNNK/NNNNNNNN/RRR2RRR/RR4RR/QQ4QQ/RRR2RRR/PPPPPPPP/QQQQRRRR b - - 0 1";
    let file = Scratch::with("full", &format!(r#"{{"fen": "{fen}"}}"#));
    for command in
        [&["referee", "poker"][..], &["perft", "poker", "2"], &["render", "poker", "-o", "full.png"]]
    {
        let arguments = [command, &["--option", "size=7", "--position", file.path()]].concat();
        assert_says(&refused(&arguments), &["White has 51 pieces instead of at most 16"]);
    }
}
