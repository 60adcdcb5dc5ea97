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

/// What is said to these lines.
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
    // The end of the input ends what nothing else would.
    for endless in ["go", "go ponder", "go mate 3", "go infinite"] {
        assert_eq!(best(&format!("{endless}\n")).len(), 4, "{endless}");
    }
    assert_eq!(best("go wtime 300 btime 300 winc 0 binc 0\n").len(), 4);
}
