//! Orthodox chess through the Universal Chess Interface, from any array.

use std::io::{self, BufRead, Write};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread::{Builder, JoinHandle};
use std::time::{Duration, Instant};

use trickmate_rules::Seat;
use trickmate_rules::chess::{Chess, FenError, Move, State};

use crate::games::chess::ChessNode;
use crate::limits::{Budget, Limiter, Stop};
use crate::score::{INFINITY, KNOWN_WIN, Value, WIN};
use crate::search::{RootMove, RootResult, Search};

/// The possible sizes of the table, in MiB.
const HASH: std::ops::RangeInclusive<usize> = 1..=1024;
const USUAL_HASH: usize = 16;
/// The most lines to report.
const LINES: std::ops::RangeInclusive<usize> = 1..=256;
/// The margin before the end of a time.
const RESERVE: Duration = Duration::from_millis(3);
/// The plies beyond a mate that are searched.
const MATE_RESERVE: u64 = 4;
/// Enough for the longest line.
const STACK: usize = 16 << 20;

type Output = Arc<Mutex<dyn Write + Send>>;

/// A program's side of the interface.
struct Engine {
    /// The position to search; `None` after a position or a move that was not legal.
    game: Option<Chess>,
    hash: usize,
    /// The number of lines to report.
    lines: usize,
    search: Option<Search<ChessNode>>,
    running: Option<Running>,
    output: Output,
}

/// A search that is running.
struct Running {
    thread: JoinHandle<Search<ChessNode>>,
    stop: Stop,
    end: End,
}

/// The end of a search.
#[derive(Clone, Copy, PartialEq, Eq)]
enum End {
    /// A budget.
    Budget,
    /// A mate that is found, or `stop`.
    Mate,
    /// Only `stop`; the answer is held back until then.
    Stop,
}

/// Speaks UCI until `quit` or the end of the input.
///
/// ```
/// use std::io::{self, Write};
/// use std::sync::{Arc, Mutex};
///
/// #[derive(Clone, Default)]
/// struct Output(Arc<Mutex<Vec<u8>>>);
///
/// impl Write for Output {
///     fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
///         self.0.lock().unwrap().write(bytes)
///     }
///
///     fn flush(&mut self) -> io::Result<()> {
///         Ok(())
///     }
/// }
///
/// let output = Output::default();
/// let input = &b"position fen 6k1/5ppp/8/8/8/8/8/R3K3 w Q - 0 1\ngo depth 2\n"[..];
/// trickmate_engine::uci::run(input, output.clone())?;
/// let said = String::from_utf8(output.0.lock().unwrap().clone()).unwrap();
/// assert!(said.ends_with("bestmove a1a8\n"));
/// # Ok::<(), io::Error>(())
/// ```
///
/// # Errors
/// Input or output that fails.
pub fn run(input: impl BufRead, output: impl Write + Send + 'static) -> io::Result<()> {
    let output: Output = Arc::new(Mutex::new(output));
    let mut engine = Engine {
        game: Some(Chess::start()),
        hash: USUAL_HASH,
        lines: *LINES.start(),
        search: None,
        running: None,
        output,
    };
    for line in input.split(b'\n') {
        let line = line?;
        let line = String::from_utf8_lossy(&line);
        let words: Vec<&str> = line.split_whitespace().collect();
        match words[..] {
            ["quit", ..] => {
                engine.stop();
                return Ok(());
            }
            ["uci", ..] => {
                say(&engine.output, "id name Trickmate\nid author The Trickmate authors")?;
                let (min, max) = (HASH.start(), HASH.end());
                let option = format!("option name Hash type spin default {USUAL_HASH} min {min} max {max}");
                say(&engine.output, &option)?;
                let (min, max) = (LINES.start(), LINES.end());
                let option = format!("option name MultiPV type spin default {min} min {min} max {max}");
                say(&engine.output, &format!("{option}\nuciok"))?;
            }
            ["isready", ..] => say(&engine.output, "readyok")?,
            ["setoption", "name", "Hash", "value", size] => {
                engine.wait();
                if let Ok(size) = size.parse::<usize>() {
                    engine.hash = size.clamp(*HASH.start(), *HASH.end());
                    engine.search = None;
                }
            }
            ["setoption", "name", "MultiPV", "value", lines] => {
                engine.wait();
                if let Ok(lines) = lines.parse::<usize>() {
                    engine.lines = lines.clamp(*LINES.start(), *LINES.end());
                }
            }
            ["ucinewgame", ..] => {
                engine.wait();
                engine.search = None;
            }
            ["position", ref rest @ ..] => {
                engine.wait();
                engine.game = match position(rest) {
                    Ok(game) => Some(game),
                    Err(why) => {
                        say(&engine.output, &format!("info string {why}"))?;
                        None
                    }
                };
            }
            ["go", ref rest @ ..] => {
                engine.wait();
                engine.go(rest)?;
            }
            ["stop" | "ponderhit", ..] => engine.stop(),
            _ => {}
        }
    }
    // Nobody is left to stop it.
    if engine.running.as_ref().is_some_and(|running| running.end != End::Budget) {
        engine.stop();
    }
    engine.wait();
    Ok(())
}

fn say(output: &Output, text: &str) -> io::Result<()> {
    let mut output = output.lock().unwrap_or_else(PoisonError::into_inner);
    writeln!(output, "{text}")?;
    output.flush()
}

/// Reads the arguments of `position`.
fn position(words: &[&str]) -> Result<Chess, String> {
    let (setup, moves) = match words.iter().position(|word| *word == "moves") {
        Some(place) => (&words[..place], &words[place + 1..]),
        None => (words, &[][..]),
    };
    let mut game = match setup {
        ["startpos"] => Chess::start(),
        ["fen", fen @ ..] => read_fen(fen).map_err(|error| error.to_string())?,
        _ => return Err("a position is startpos or fen".to_owned()),
    };
    for text in moves {
        let legal = game.board().legal_moves();
        let action = legal.into_iter().find(|action| action.to_string() == *text);
        let action = action.ok_or_else(|| format!("{text} is not legal"))?;
        game.play(action).map_err(|_| format!("{text} is not legal"))?;
    }
    Ok(game)
}

/// Reads a FEN. As in other engines, castling rights and en passant squares that do not fit are dropped.
fn read_fen(fields: &[&str]) -> Result<Chess, FenError> {
    let mut fields: Vec<String> = fields.iter().map(|field| (*field).to_owned()).collect();
    loop {
        let error = match Chess::from_fen(&fields.join(" ")) {
            Ok(game) => return Ok(game),
            Err(error) => error,
        };
        match (&error, &mut fields[..]) {
            (FenError::Castling(letter), [_, _, castling, ..]) if castling.contains(*letter) => {
                castling.retain(|other| other != *letter);
                if castling.is_empty() {
                    castling.push('-');
                }
            }
            (FenError::Passed(_), [_, _, _, passed, ..]) if passed != "-" => "-".clone_into(passed),
            _ => return Err(error),
        }
    }
}

/// Returns the legal moves that follow `searchmoves`.
fn search_moves(words: &[&str], game: &Chess) -> Vec<Move> {
    let names = words.iter().skip_while(|word| **word != "searchmoves").skip(1);
    let legal = game.board().legal_moves();
    let named = |name: &&str| legal.iter().copied().find(|action| action.to_string() == *name);
    names.map_while(named).collect()
}

/// Reads the arguments of `go`: the budget, and whether anything else ends the search.
fn budget(words: &[&str], turn: Seat) -> (Budget, End) {
    let number = |name: &str| -> Option<u64> {
        let place = words.iter().position(|word| *word == name)?;
        // Some programs send a negative time when the time is over.
        words.get(place + 1)?.parse::<i64>().ok().map(|number| number.max(0) as u64)
    };
    let now = Instant::now();
    let mut budget = Budget::nodes(number("nodes").unwrap_or(u64::MAX));
    if let Some(depth) = number("depth") {
        budget.depth = u32::try_from(depth).unwrap_or(Budget::DEEPEST).clamp(1, Budget::DEEPEST);
    } else if let Some(moves) = number("mate") {
        // The depth of the mate and some more, since not every line is searched as deep.
        let depth = moves.saturating_mul(2).saturating_add(MATE_RESERVE);
        budget.depth = u32::try_from(depth).unwrap_or(Budget::DEEPEST).clamp(1, Budget::DEEPEST);
    }
    let (clock, more) = match turn {
        Seat::First => ("wtime", "winc"),
        Seat::Second => ("btime", "binc"),
    };
    if let Some(time) = number("movetime") {
        budget.deadline = Some(now + Duration::from_millis(time.max(1)).saturating_sub(RESERVE));
    } else if let Some(time) = number(clock) {
        let moves = number("movestogo").unwrap_or(28).clamp(1, 40);
        let share = time / (moves + 2) + number(more).unwrap_or(0) * 3 / 4;
        let max = time.saturating_sub(30).max(1);
        budget.deadline = Some(now + Duration::from_millis((share * 5 / 2).min(max)));
        budget.soft = Some(now + Duration::from_millis((share * 3 / 5).min(max)));
    }
    let is_bounded = budget.nodes < u64::MAX || budget.depth < Budget::DEEPEST || budget.deadline.is_some();
    let end = match words.contains(&"infinite") || words.contains(&"ponder") {
        true => End::Stop,
        false if is_bounded => End::Budget,
        false => End::Mate,
    };
    (budget, end)
}

impl Engine {
    /// Waits until the search ends by itself; stops a search without a limit.
    fn wait(&mut self) {
        if let Some(Running { thread, stop, end }) = self.running.take() {
            if end != End::Budget {
                stop.stop();
            }
            self.search = thread.join().ok();
        }
    }

    fn stop(&mut self) {
        if let Some(running) = &self.running {
            running.stop.stop();
        }
        self.wait();
    }

    fn go(&mut self, words: &[&str]) -> io::Result<()> {
        let Some(game) = &self.game else { return say(&self.output, "bestmove 0000") };
        let (budget, end) = budget(words, game.turn());
        let stop = Stop::new();
        let limiter = Limiter::new(budget, stop.clone());
        let past = game.past_keys();
        let mut search = match self.search.take() {
            Some(mut search) => {
                search.renew(&past, limiter);
                search
            }
            None => Search::new(self.hash << 20, &past, limiter),
        };
        search.search_moves = search_moves(words, game);
        let lines = self.lines;
        let root = ChessNode::new(State::new(*game.board(), game.quiet()));
        let (output, ending) = (self.output.clone(), stop.clone());
        let think = move || {
            let mut search = search;
            think(&mut search, &root, lines, &output, (end == End::Stop).then_some(ending));
            search
        };
        let thread = Builder::new().stack_size(STACK).spawn(think)?;
        self.running = Some(Running { thread, stop, end });
        Ok(())
    }
}

/// Searches and reports the result; a search without an end holds its answer back until it is stopped.
fn think(
    search: &mut Search<ChessNode>,
    root: &ChessNode,
    lines: usize,
    output: &Output,
    until: Option<Stop>,
) {
    let start = Instant::now();
    let mut told = None;
    let found = search.iterative_deepening(root, lines, |found, nodes| {
        told = found.moves.first().map(|order| order.action);
        // Nobody can be told when the output is closed.
        let _ = say(output, &info(found, lines, nodes, start.elapsed()));
    });
    while until.as_ref().is_some_and(|stop| !stop.is_stopped()) {
        std::thread::sleep(Duration::from_millis(2));
    }
    let best = found.moves.first().map(|order| order.action);
    // The best move may have changed after the last complete iteration.
    if best.is_some() && best != told {
        let _ = say(output, &info(&found, lines, search.limiter.nodes_searched(), start.elapsed()));
    }
    let best = best.map_or_else(|| "0000".to_owned(), |action| action.to_string());
    let _ = say(output, &format!("bestmove {best}"));
}

/// Returns a line for each of the best moves, with its number if several are asked for.
fn info(found: &RootResult<Move>, lines: usize, nodes: u64, time: Duration) -> String {
    let rate = nodes as f64 / time.as_secs_f64().max(1e-6);
    let (depth, ms) = (found.depth.max(1), time.as_millis());
    let line = |(number, order): (usize, &RootMove<Move>)| {
        let number = if lines > 1 { format!(" multipv {number}") } else { String::new() };
        let moves: Vec<String> = order.line.iter().map(ToString::to_string).collect();
        let (score, moves) = (score(order.value), moves.join(" "));
        format!("info depth {depth}{number} score {score} nodes {nodes} nps {rate:.0} time {ms} pv {moves}")
    };
    (1..).zip(found.moves.iter().take(lines)).map(line).collect::<Vec<_>>().join("\n")
}

fn score(value: Value) -> String {
    let moves = (WIN - value.abs() + 1) / 2;
    if value <= -INFINITY {
        // There was no time to look at it.
        "cp 0".to_owned()
    } else if value >= KNOWN_WIN {
        format!("mate {moves}")
    } else if value <= -KNOWN_WIN {
        format!("mate -{moves}")
    } else {
        format!("cp {value}")
    }
}
