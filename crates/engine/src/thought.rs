//! Results of a player's thinking.

use crate::limits::Termination;
use crate::score::Score;

/// A line of play.
#[derive(Clone, Debug, PartialEq)]
pub struct Line {
    /// The actions in full notation, those of all seats one after another.
    pub moves: Vec<String>,
    /// The score for the seat.
    pub score: Score,
}

/// The result of a search.
#[derive(Clone, Debug, PartialEq)]
pub struct Thought {
    /// The action that it chooses, in full notation.
    pub action: String,
    /// The score of that action.
    pub score: Score,
    /// The depth of the search, in plies.
    pub depth: u32,
    /// The nodes that were searched, at least 1.
    pub nodes: u64,
    /// The reason why the search ended.
    pub termination: Termination,
    /// The lines, that of the chosen action first.
    pub lines: Vec<Line>,
}

/// A choice compared with the choice of the player.
#[derive(Clone, Debug, PartialEq)]
pub struct Comparison {
    /// The choice of the player.
    pub best: Thought,
    /// The line that was played, searched in the same way from the same knowledge; `None` if it cannot be searched.
    pub played: Option<Line>,
    /// The reason why the searches ended; of two reasons the more important one.
    pub termination: Termination,
}

impl Thought {
    /// Returns a thought with one action.
    pub(crate) fn single(action: String, score: Score, depth: u32, nodes: u64) -> Self {
        let lines = vec![Line { moves: vec![action.clone()], score }];
        Self { action, score, depth, nodes, termination: Termination::Complete, lines }
    }
}
