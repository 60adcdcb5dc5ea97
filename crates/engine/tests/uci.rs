//! The Universal Chess Interface.

use std::io::{self, Write};
use std::sync::{Arc, Mutex};

#[derive(Clone, Default)]
struct Screen(Arc<Mutex<Vec<u8>>>);

impl Write for Screen {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.0.lock().unwrap().extend_from_slice(bytes);
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

/// Returns the engine's output for these lines.
fn said(lines: &str) -> String {
    let screen = Screen::default();
    trickmate_engine::uci::run(lines.as_bytes(), screen.clone()).unwrap();
    let bytes = screen.0.lock().unwrap().clone();
    String::from_utf8(bytes).unwrap()
}

fn best(lines: &str) -> String {
    let said = said(lines);
    said.lines().filter_map(|line| line.strip_prefix("bestmove ")).next_back().unwrap().to_owned()
}

#[test]
fn it_introduces_itself() {
    let said = said("uci\nisready\nquit\n");
    assert!(said.starts_with("id name Trickmate\n"), "{said}");
    for line in ["id author", "option name Hash type spin default 16", "uciok", "readyok"] {
        assert!(said.lines().any(|other| other.starts_with(line)), "{line}");
    }
}

#[test]
fn it_finds_mates() {
    let mate = |fen: &str, depth: u32| said(&format!("position fen {fen}\ngo depth {depth}\n"));
    let in_one = mate("6k1/5ppp/8/8/8/8/8/R3K3 w Q - 0 1", 3);
    assert!(in_one.contains("mate 1") && in_one.contains("bestmove a1a8"), "{in_one}");
    let in_two = mate("kbK5/pp6/1P6/8/8/8/8/R7 w - - 0 1", 6);
    assert!(in_two.contains("score mate 2") && in_two.contains("bestmove a1a6"), "{in_two}");
    let lost = mate("7k/R7/8/8/8/8/8/1R4K1 b - - 0 1", 5);
    assert!(lost.contains("mate -1"), "{lost}");
}

#[test]
fn it_moves_from_any_array_and_after_moves() {
    assert!(!best("position startpos moves e2e4 e7e5 g1f3\ngo nodes 300\n").is_empty());
    // Both Kings in check, a Pawn on its own first rank.
    let odd = best("position fen 4k3/8/8/8/4r3/8/4K3/P3R3 w - - 0 1\ngo depth 2\n");
    assert_eq!(odd.len(), 4, "{odd}");
    assert_eq!(best("position fen 7k/5Q2/6K1/8/8/8/8/8 b - - 0 1\ngo depth 3\n"), "0000");
    let refused = said("position startpos moves e2e5\nposition fen nonsense\ngo depth 1\n");
    assert!(refused.contains("info string e2e5 is not legal"), "{refused}");
}

#[test]
fn what_it_says_last_is_what_it_plays() {
    for go in ["go nodes 1", "go nodes 2", "go nodes 700", "go nodes 5000", "go depth 5", "go mate 1"] {
        let said = said(&format!("position fen r5k1/5ppp/8/8/8/8/8/R3K3 w Q - 0 1\n{go}\n"));
        let played = said.lines().find_map(|line| line.strip_prefix("bestmove ")).unwrap();
        let info = said.lines().rfind(|line| line.starts_with("info depth")).unwrap();
        assert!(info.split_once(" pv ").unwrap().1.starts_with(played), "{said}");
        let score: Vec<&str> = info.split_once(" score ").unwrap().1.split(' ').take(2).collect();
        assert!(matches!(score[0], "cp" | "mate") && score[1].parse::<i32>().is_ok(), "{said}");
    }
    assert_eq!(best("position startpos moves \u{fffd}\ngo depth 1\n").len(), 4);
}

#[test]
fn it_stops_when_told_to() {
    assert_eq!(best("position startpos\ngo infinite\nisready\nstop\nisready\nquit\n").len(), 4);
    assert_eq!(best("setoption name Hash value 2\nucinewgame\ngo movetime 30\nquit\n").len(), 4);
    // Only the end of the input ends these searches.
    for endless in ["go", "go ponder", "go mate 3", "go infinite"] {
        assert_eq!(best(&format!("{endless}\n")).len(), 4, "{endless}");
    }
    assert_eq!(best("go wtime 300 btime 300 winc 0 binc 0\n").len(), 4);
}

#[test]
fn it_tells_several_lines_the_best_first() {
    let fen = "position fen r5k1/5ppp/8/8/8/8/8/R3K3 w Q - 0 1";
    let told = said(&format!("setoption name MultiPV value 3\n{fen}\ngo depth 5\n"));
    let last: Vec<&str> = told.lines().filter(|line| line.starts_with("info depth 5 ")).collect();
    assert_eq!(last.len(), 3, "{told}");
    for (number, line) in (1..).zip(&last) {
        assert!(line.contains(&format!(" multipv {number} score ")), "{told}");
    }
    let first = |line: &str| line.split_once(" pv ").unwrap().1.split(' ').next().unwrap().to_owned();
    let moves: Vec<String> = last.iter().map(|line| first(line)).collect();
    assert!(moves[0] != moves[1] && moves[1] != moves[2] && moves[0] != moves[2], "{told}");
    assert!(told.contains(&format!("bestmove {}", moves[0])), "{told}");
    let value = |line: &str| -> i32 {
        let words: Vec<&str> = line.split_once(" score ").unwrap().1.split(' ').collect();
        let number: i32 = words[1].parse().unwrap();
        if words[0] == "mate" { number.signum() * (100_000 - number.abs()) } else { number }
    };
    assert!(value(last[0]) >= value(last[1]) && value(last[1]) >= value(last[2]), "{told}");
    // There are no more lines than moves.
    let cornered =
        said("setoption name MultiPV value 9\nposition fen 7k/8/8/8/8/8/r7/7K w - - 0 1\ngo depth 4\n");
    assert!(cornered.contains("multipv 1") && !cornered.contains("multipv 2"), "{cornered}");
}

#[test]
fn it_looks_only_at_the_moves_it_is_given() {
    let fen = "position fen 6k1/5ppp/8/8/8/8/8/R3K3 w Q - 0 1";
    assert_eq!(best(&format!("{fen}\ngo depth 4\n")), "a1a8");
    let given = best(&format!("{fen}\ngo searchmoves e1e2 e1d2 depth 4\n"));
    assert!(["e1e2", "e1d2"].contains(&given.as_str()), "{given}");
    // An illegal move does not restrict the search, and a restriction does not apply to the next search.
    assert_eq!(best(&format!("{fen}\ngo searchmoves h1h8 depth 4\n")), "a1a8");
    assert_eq!(best(&format!("{fen}\ngo searchmoves e1e2 depth 2\ngo depth 4\n")), "a1a8");
}

#[test]
fn a_mate_that_is_not_there_is_not_looked_for_for_ever() {
    let told = said("position startpos\ngo mate 2\nisready\nposition startpos\n");
    assert_eq!(told.matches("bestmove").count(), 1, "{told}");
    let mate = said("position fen kbK5/pp6/1P6/8/8/8/8/R7 w - - 0 1\ngo mate 2\n");
    assert!(mate.contains("score mate 2") && mate.contains("bestmove a1a6"), "{mate}");
}

#[test]
fn a_position_that_is_not_legal_has_no_move() {
    let illegal = [
        "position fen nonsense",
        "position fen 8/8/8/8/8/8/8/8 w - - 0 1",
        "position fen rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w XYZ - 0 1",
        "position startpos moves e2e5",
        "position startpos moves e2e4 e7e5 e1e3 g8f6",
        "position",
        "position start",
    ];
    for position in illegal {
        let answer = said(&format!("{position}\ngo depth 3\n"));
        let lines: Vec<&str> = answer.lines().collect();
        assert_eq!(lines.len(), 2, "{position}: {answer}");
        assert!(lines[0].starts_with("info string "), "{position}: {answer}");
        assert_eq!(lines[1], "bestmove 0000", "{position}");
    }
    // An earlier legal position is not used instead, but the next one is.
    let refused = "position startpos moves e2e4\nposition startpos moves e2e5\n";
    assert_eq!(best(&format!("{refused}go depth 2\n")), "0000");
    assert_eq!(best(&format!("{refused}go infinite\nstop\n")), "0000");
    assert_eq!(best(&format!("{refused}position startpos\ngo depth 2\n")).len(), 4);
}

#[test]
fn castling_rights_that_do_not_fit_are_dropped() {
    let castles = |fen: &str, action: &str| {
        best(&format!("position fen {fen}\ngo searchmoves {action} depth 1\n")) == action
    };
    // White has no Rook on a1, Black's King is not at home.
    let fen = "r2k3r/8/8/8/8/8/8/4K2R w KQkq - 0 1";
    assert!(castles(fen, "e1g1"));
    assert!(
        said(&format!("position fen {fen}\ngo depth 1\n"))
            .lines()
            .all(|line| !line.starts_with("info string"))
    );
    assert!(!castles("4k3/8/8/8/8/8/8/R3K3 w K - 0 1", "e1c1"));
    assert!(!castles("4k3/8/8/8/8/8/8/R4K2 w KQkq - 0 1", "e1c1"));
    // A Pawn that has not passed is not captured either.
    assert!(!castles("4k3/8/8/4P3/8/8/8/4K3 w - d6 0 1", "e5d6"));
}
