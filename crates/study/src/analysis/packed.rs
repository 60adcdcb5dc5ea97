//! An analysis as text: one line for each choice, so short that it can be kept for every game.
//!
//! ```text
//! 1 30000
//! 0 1 0 - 5210 4980 e4 e5 Nf3|e5
//! ```
//!
//! The format and the budget; then plies before, plies, seat, marks (`f` forced, `b` blind, `p` partial), the value of
//! the best choice, the value of the played one (`=` it was the best, `?` not judged), the best line, and the
//! continuation after the played one.

use std::fmt::{self, Write as _};
use std::str::FromStr;

use thiserror::Error;

use super::judgement::Judgement;
use super::report::Analysis;
use super::span::Span;
use trickmate_engine::{Line, Score};
use trickmate_rules::{Match, Seat};

/// The format.
const FORMAT: u32 = 1;

/// A text that is not an analysis of the match.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error("line {0} is no line of an analysis")]
pub struct ParseAnalysisError(usize);

impl fmt::Display for Analysis {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{FORMAT} {}", self.nodes)?;
        self.judgements.iter().try_for_each(|one| fmt::Display::fmt(one, f))
    }
}

/// Its line in the text of an analysis.
impl fmt::Display for Judgement {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Span { from, to, seat } = self.span;
        let mut marks = String::new();
        if self.is_forced {
            marks.push('f');
        }
        if self.is_blind {
            marks.push('b');
        }
        if self.is_partial {
            marks.push('p');
        }
        if marks.is_empty() {
            marks.push('-');
        }
        write!(f, "{from} {} {} {marks} {} ", to - from, seat.index(), Packed(self.best.score))?;
        match &self.played {
            None => f.write_char('?')?,
            Some(line) if *line == self.best => f.write_char('=')?,
            Some(line) => write!(f, "{}", Packed(line.score))?,
        }
        write!(f, " {}", self.best.moves.join(" "))?;
        if let Some(line) = self.played.as_ref().filter(|line| **line != self.best) {
            write!(f, "|{}", line.moves[(to - from).min(line.moves.len())..].join(" "))?;
        }
        writeln!(f)
    }
}

/// A score in a few letters: ten thousandths of a win, or `#` and the number of moves to the end.
struct Packed(Score);

impl fmt::Display for Packed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0 {
            Score::Win(win) => write!(f, "{:.0}", win * 10_000.0),
            Score::Mate(moves) => write!(f, "#{moves}"),
        }
    }
}

impl FromStr for Packed {
    type Err = ();

    fn from_str(text: &str) -> Result<Self, ()> {
        match text.strip_prefix('#') {
            Some(moves) => moves.parse().map(|moves| Self(Score::Mate(moves))).map_err(|_| ()),
            None => {
                text.parse::<u32>().map(|win| Self(Score::Win(f64::from(win) / 10_000.0))).map_err(|_| ())
            }
        }
    }
}

impl Analysis {
    /// Reads the text of an analysis of a match.
    ///
    /// # Errors
    /// A text that is not an analysis of this match.
    pub fn read(text: &str, game: &Match) -> Result<Self, ParseAnalysisError> {
        let mut lines = text.lines().zip(1..);
        let head = lines.next().and_then(|(line, _)| line.split_once(' '));
        let (format, nodes) = head.ok_or(ParseAnalysisError(1))?;
        if format != FORMAT.to_string() {
            return Err(ParseAnalysisError(1));
        }
        let nodes = nodes.parse().map_err(|_| ParseAnalysisError(1))?;
        let read = |(line, number)| read_judgement(line, game).ok_or(ParseAnalysisError(number));
        Ok(Self::with(nodes, lines.map(read).collect::<Result<_, _>>()?))
    }
}

fn read_judgement(line: &str, game: &Match) -> Option<Judgement> {
    let mut parts = line.splitn(7, ' ');
    let from: usize = parts.next()?.parse().ok()?;
    let count: usize = parts.next()?.parse().ok()?;
    let seat = *Seat::ALL.get(parts.next()?.parse::<usize>().ok()?)?;
    let marks = parts.next()?;
    let score = |text: &str| text.parse::<Packed>().ok().map(|packed| packed.0);
    let best_score = score(parts.next()?)?;
    let played_score = parts.next()?;
    let lines = parts.next()?;
    let (best, rest) = lines.split_once('|').map_or((lines, None), |(best, rest)| (best, Some(rest)));
    let words = |text: &str| text.split_whitespace().map(str::to_owned).collect::<Vec<_>>();
    let best = Line { moves: words(best), score: best_score };
    let span = Span { from, to: from.checked_add(count).filter(|to| *to <= game.plies().len())?, seat };
    let played = match played_score {
        "?" => None,
        "=" => Some(best.clone()),
        text => {
            let mut moves = span.actions(game);
            moves.extend(words(rest?));
            Some(Line { moves, score: score(text)? })
        }
    };
    let [is_forced, is_blind, is_partial] = ['f', 'b', 'p'].map(|mark| marks.contains(mark));
    Some(Judgement { span, best, played, is_forced, is_blind, is_partial })
}
