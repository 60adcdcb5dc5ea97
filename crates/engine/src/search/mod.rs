//! The search that all games share whose seats move in turn: principal variation search with iterative deepening.

mod blindness;
mod calm;
mod corrections;
mod lively;
mod memory;
mod node;
mod ordering;
mod proof;
mod quiescence;
mod root;
mod stack;
mod table;

pub(crate) use blindness::{Blindness, number_of};
pub(crate) use node::{End, KINDS_OF_TRAIT, Moves, Node, SLOTS, Traits};
pub(crate) use root::{Found, Order};

use calm::Window;
use corrections::Corrections;
use ordering::pick;
use stack::{MAX_PLY, Ply};
use table::{Bound, Found as Known, Table};

use crate::limits::Limiter;
use crate::score::{MAX_SCORE, Points, SURE, lost_in, won_in};

/// The order of a capture that loses more than it wins is below this.
const LOSING: i32 = -20_000;

/// What is searched, and what has been learned on the way.
pub(crate) struct Search<N: Node> {
    table: Table,
    /// How quiet moves have done, by seat of the ply and slot.
    history: Vec<i16>,
    /// The quiet move that answered a move like this one well, by seat of the ply and slot.
    answers: Vec<u32>,
    /// How quiet moves have done after an earlier move, by whose that was and the kinds of both, and a row of zeros for there
    /// being none; empty in games with too many kinds.
    following: Vec<i16>,
    /// How captures have done, by kind and what they win; empty like [`Self::following`].
    capturing: Vec<i16>,
    /// The line that is looked at.
    stack: [Ply; MAX_PLY],
    reductions: [[i32; 64]; 64],
    corrections: Corrections,
    /// Whether a win is to be proved: then nothing is left out and nothing judged.
    is_proving: bool,
    /// The keys of the game so far and of the line that is looked at.
    path: Vec<u64>,
    /// How many of these are of the game.
    game: usize,
    /// How deep the root is looked at now, in plies.
    root_depth: u32,
    pub(crate) limiter: Limiter,
    pub(crate) blindness: Blindness,
    /// The only moves that are looked at at the root; none for all.
    pub(crate) only: Vec<N::Move>,
    node: std::marker::PhantomData<N>,
}

/// What it means that a position has come before.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Occurrence {
    /// Nothing, or it came once in the game.
    First,
    /// It comes again in the line that is looked at: whoever wants that can have it as often.
    InLine,
    /// It came twice in the game, so that the game is over.
    Third,
}

impl<N: Node> Search<N> {
    /// A search with a table of so many bytes; `past` are the keys of earlier positions.
    pub(crate) fn new(bytes: usize, past: &[u64], limiter: Limiter) -> Self {
        Self {
            table: Table::new(bytes),
            history: vec![0; 2 * SLOTS],
            answers: vec![u32::MAX; 2 * SLOTS],
            following: vec![0; (2 * N::KINDS + 1) * N::KINDS],
            capturing: vec![0; ordering::GAINS * N::KINDS],
            stack: [Ply::NEW; MAX_PLY],
            reductions: if N::IS_CALM { calm::reductions() } else { lively::reductions() },
            corrections: Corrections::new(),
            is_proving: false,
            path: past.to_vec(),
            game: past.len(),
            root_depth: 0,
            limiter,
            blindness: Blindness::default(),
            only: Vec::new(),
            node: std::marker::PhantomData,
        }
    }

    /// Begins another search that goes on from these positions.
    pub(crate) fn renew(&mut self, past: &[u64], limiter: Limiter) {
        self.table.turn_over();
        self.path = past.to_vec();
        self.game = past.len();
        self.limiter = limiter;
        let marks = self.history.iter_mut().chain(&mut self.following).chain(&mut self.capturing);
        marks.for_each(|worth| *worth /= 4);
        self.stack = [Ply::NEW; MAX_PLY];
        self.answers.fill(u32::MAX);
    }

    /// How often the position has come before, as far as that matters.
    fn occurrence(&self, node: &N) -> Occurrence {
        let key = node.recurrence();
        let from = self.path.len().saturating_sub(node.reversible() as usize);
        let mut in_game = 0;
        for place in (from..self.path.len()).rev() {
            if self.path[place] == key {
                // The last of the game is where the line begins.
                if place + 1 >= self.game {
                    return Occurrence::InLine;
                }
                in_game += 1;
            }
        }
        if in_game >= 2 { Occurrence::Third } else { Occurrence::First }
    }

    /// The value of a position where the game has ended, as it is known without looking at moves, or that has come before.
    #[inline]
    fn ended(&self, node: &N, ply: u32) -> Option<Points> {
        let end = match node.ended() {
            Some(end) => end,
            None => match self.occurrence(node) {
                Occurrence::First => return None,
                Occurrence::InLine => return Some(node.repeated()),
                Occurrence::Third => node.drawn(),
            },
        };
        Some(match end {
            End::Won => won_in(ply),
            End::Lost => lost_in(ply),
            End::Drawn => node.repeated(),
        })
    }

    /// Counts a position and narrows the window to what is possible: no line can be better than a win with the next move. The
    /// value if that tells it; 0 if the budget is used up.
    #[inline]
    fn narrowed(&mut self, ply: u32, alpha: &mut Points, beta: &mut Points) -> Option<Points> {
        self.limiter.count();
        if self.limiter.is_over() {
            return Some(0);
        }
        *alpha = (*alpha).max(lost_in(ply));
        *beta = (*beta).min(won_in(ply + 1));
        (alpha >= beta).then_some(*alpha)
    }

    /// The value of a position without a move.
    fn stuck(node: &N, ply: u32) -> Points {
        match node.stuck() {
            End::Won => won_in(ply),
            End::Lost => lost_in(ply),
            End::Drawn => node.repeated(),
        }
    }

    /// The value of a position that is `ply` plies from the root, looked at `depth` plies deep.
    fn look(&mut self, node: &N, depth: i32, ply: u32, alpha: Points, beta: Points) -> Points {
        match N::IS_CALM && !self.is_proving {
            true if beta - alpha > 1 => self.look_calmly(node, depth, ply, Window::between(alpha, beta)),
            true => self.look_calmly(node, depth, ply, Window::above(alpha, true)),
            false => self.look_lively(node, depth, ply, alpha, beta, true),
        }
    }
}

/// A judgement within bounds, so that it is never taken for a win.
pub(crate) fn bounded(points: Points) -> Points {
    points.clamp(-MAX_SCORE, MAX_SCORE)
}
