//! Another chess program.

use std::io::{BufRead, BufReader, Write};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};

pub(crate) type Failure = Box<dyn std::error::Error>;

/// A program that speaks UCI.
pub(crate) struct Program {
    child: Child,
    input: ChildStdin,
    output: BufReader<ChildStdout>,
    /// The budget for a move, as a UCI `go` command.
    go: String,
}

impl Program {
    /// Starts `PATH [OPTION=VALUE]…`. Its budget for a move is `go`, unless the options have another as `go=…`.
    pub(crate) fn start(command: &str, go: &str) -> Result<Self, Failure> {
        let mut words = command.split_whitespace();
        let path = words.next().ok_or("a program is missing")?;
        let mut child = Command::new(path).stdin(Stdio::piped()).stdout(Stdio::piped()).spawn()?;
        let input = child.stdin.take().ok_or("no input")?;
        let output = BufReader::new(child.stdout.take().ok_or("no output")?);
        let mut program = Self { child, input, output, go: format!("go {go}") };
        program.say("uci")?;
        program.wait_for("uciok")?;
        for (name, value) in words.filter_map(|word| word.split_once('=')) {
            match name {
                "go" => program.go = format!("go {}", value.replace(',', " ")),
                _ => program.say(&format!("setoption name {name} value {value}"))?,
            }
        }
        Ok(program)
    }

    fn say(&mut self, line: &str) -> Result<(), Failure> {
        writeln!(self.input, "{line}")?;
        Ok(self.input.flush()?)
    }

    /// Reads up to a line that begins like this; returns it, and the last score before it.
    fn wait_for(&mut self, start: &str) -> Result<(String, i32), Failure> {
        let (mut line, mut score) = (String::new(), 0);
        loop {
            line.clear();
            if self.output.read_line(&mut line)? == 0 {
                return Err("a program has ended".into());
            }
            let words: Vec<&str> = line.split_whitespace().collect();
            if let Some(place) = words.iter().position(|word| *word == "score") {
                let number: i32 = words.get(place + 2).and_then(|word| word.parse().ok()).unwrap_or(0);
                score = if words.get(place + 1) == Some(&"mate") { 10_000 * number.signum() } else { number };
            }
            if line.starts_with(start) {
                return Ok((line, score));
            }
        }
    }

    /// Begins another game.
    pub(crate) fn begin(&mut self) -> Result<(), Failure> {
        self.say("ucinewgame")?;
        self.say("isready")?;
        self.wait_for("readyok").map(|_| ())
    }

    /// Returns its move in a position, and its score: hundredths of a Pawn, 10,000 for a mate.
    pub(crate) fn answer(&mut self, position: &str, go: Option<&str>) -> Result<(String, i32), Failure> {
        self.say(&format!("position {position}"))?;
        self.say(&go.map_or_else(|| self.go.clone(), str::to_owned))?;
        let (line, score) = self.wait_for("bestmove")?;
        Ok((line.split_whitespace().nth(1).unwrap_or_default().to_owned(), score))
    }
}

impl Drop for Program {
    fn drop(&mut self) {
        let _ = self.say("quit");
        let _ = self.child.wait();
    }
}
