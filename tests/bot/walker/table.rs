//! The results of walks, as rows of a table.

use std::fs::OpenOptions;
use std::io::Write;

use super::start::{Opponent, Place};

/// Result of one walk.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Walked {
    /// `true` if the game ended by its rules.
    pub(super) ended: bool,
    pub(super) plies: usize,
    /// Number of the walkers' own actions and of their presses.
    pub(super) moves: usize,
    pub(super) clicks: usize,
    /// Number of messages that were added for everybody.
    pub(super) added: usize,
    /// Number of private messages at the end.
    pub(super) left: usize,
    /// Number of requests to Discord, and of those that count against its limit.
    pub(super) requests: usize,
    pub(super) counted: usize,
}

/// Results of the walks of a game in a place.
pub(super) struct Row {
    game: &'static str,
    opponent: Opponent,
    place: Place,
    walks: Vec<Walked>,
}

impl Row {
    pub(super) const fn new(game: &'static str, opponent: Opponent, place: Place) -> Self {
        Self { game, opponent, place, walks: Vec::new() }
    }

    pub(super) fn add(&mut self, walked: Walked) {
        self.walks.push(walked);
    }

    fn sum(&self, of: impl Fn(&Walked) -> usize) -> usize {
        self.walks.iter().map(of).sum()
    }

    /// Prints the row of this many variants, and adds it to the file that the environment names.
    #[expect(clippy::cast_precision_loss, reason = "of small numbers")]
    pub(super) fn print(&self, variants: usize) {
        if self.walks.is_empty() {
            return;
        }
        let title = trickmate_rules::game(self.game).unwrap().title();
        let opponent = if self.opponent == Opponent::Computer { "computer" } else { "person" };
        let place = match self.place {
            Place::Channel => "channel",
            Place::Thread => "thread",
            Place::Direct => "direct message",
        };
        let moves = self.sum(|walked| walked.moves).max(1) as f64;
        let each = |of: fn(&Walked) -> usize| self.sum(of) as f64 / moves;
        let line = format!(
            "| {title} | {opponent} | {place} | {variants} | {} | {} | {} | {:.0} | {:.2} | {:.2} | {} | {:.2} | {:.2} |",
            self.walks.len(),
            self.sum(|walked| usize::from(walked.ended)),
            self.sum(|walked| usize::from(!walked.ended)),
            self.sum(|walked| walked.plies) as f64 / self.walks.len() as f64,
            each(|walked| walked.clicks),
            each(|walked| walked.added),
            self.sum(|walked| walked.left),
            each(|walked| walked.requests),
            each(|walked| walked.counted),
        );
        println!("{line}");
        if let Some(path) = std::env::var_os("TRICKMATE_WALKS_FILE") {
            let mut file = OpenOptions::new().create(true).append(true).open(path).unwrap();
            writeln!(file, "{line}").unwrap();
        }
    }
}
