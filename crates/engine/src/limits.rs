//! Limits of a player's thinking.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

/// A switch that stops all players with a copy of it.
///
/// ```
/// use trickmate_engine::Stop;
///
/// let stop = Stop::new();
/// let copy = stop.clone();
/// copy.stop();
/// assert!(stop.is_stopped());
/// ```
#[derive(Clone, Debug, Default)]
pub struct Stop(Arc<AtomicBool>);

impl Stop {
    /// Returns a switch that nobody has pressed yet.
    #[must_use]
    pub fn new() -> Self {
        Self::default()
    }

    /// Asks to stop.
    pub fn stop(&self) {
        self.0.store(true, Ordering::Relaxed);
    }

    /// Returns `true` once somebody has asked to stop.
    #[must_use]
    pub fn is_stopped(&self) -> bool {
        self.0.load(Ordering::Relaxed)
    }
}

/// Limits of the search for an action.
#[derive(Clone, Debug)]
pub struct Budget {
    /// The most nodes to search.
    pub nodes: u64,
    /// The time at which the search ends in any case. `None` means [`Budget::FAILSAFE`] after its start.
    pub deadline: Option<Instant>,
    /// The time after which no deeper iteration begins.
    pub soft: Option<Instant>,
    /// The most plies to search.
    pub depth: u32,
}

/// Reason why a search ended. With the first two, the same request always gets the same answer.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub enum Termination {
    /// The depth or the nodes of the budget were reached, or there was nothing left to search.
    #[default]
    Complete,
    /// The position is so large that the search ended before its budget: each node took many times as long as usual.
    Oversized,
    /// The deadline passed. Another run may give another answer.
    Deadline,
    /// Somebody asked to [stop](Stop::stop).
    Stopped,
}

impl Budget {
    /// The greatest depth of any search, in plies.
    pub const DEEPEST: u32 = 64;
    /// The default time after which a search ends. The node limit ends every search long before, unless the machine
    /// stalls.
    pub const FAILSAFE: Duration = Duration::from_secs(20);

    /// Returns a budget of nodes.
    #[must_use]
    pub const fn nodes(nodes: u64) -> Self {
        Self { nodes, deadline: None, soft: None, depth: Self::DEEPEST }
    }

    /// Returns a budget of time alone.
    #[must_use]
    pub const fn until(deadline: Instant) -> Self {
        Self { nodes: u64::MAX, deadline: Some(deadline), soft: None, depth: Self::DEEPEST }
    }

    /// Returns the same budget with a deadline.
    ///
    /// ```
    /// use std::time::{Duration, Instant};
    /// use trickmate_engine::Budget;
    ///
    /// let budget = Budget::nodes(10_000).or_until(Instant::now() + Duration::from_secs(3));
    /// assert!(budget.deadline.is_some());
    /// ```
    #[must_use]
    pub const fn or_until(self, deadline: Instant) -> Self {
        Self { deadline: Some(deadline), ..self }
    }
}

/// Nodes between two checks of the clock: few enough for nodes that take a tenth of a millisecond, and enough that the
/// checks are negligible in chess.
const NODES_BETWEEN_CHECKS: u64 = 64;
/// Work between two checks of the clock, about a millisecond.
const WORK_BETWEEN_CHECKS: u64 = 20_000;

/// The work that a search may do regardless of its nodes.
const BASE_WORK: u64 = 16_000_000;
/// The work that each node adds.
const WORK_PER_NODE: u64 = 1500;
/// The most work of a search with a number of nodes: one or two seconds, and half as much again as ordinary positions
/// need.
const MAX_WORK: u64 = 48_000_000;
/// The most work of a scan beside the search.
const SCAN_WORK: u64 = 24_000_000;

/// Counts nodes and work, and decides when a search ends.
///
/// Work is what nodes do not measure: a state of Summoner's Chess may hold hundreds of pieces. Ordinary positions use up their
/// nodes first.
#[derive(Debug)]
pub(crate) struct Limiter {
    budget: Budget,
    stop: Stop,
    nodes: u64,
    is_over: bool,
    work: u64,
    max_work: u64,
    next_check: u64,
    /// The work that it takes to evaluate a state.
    evaluation: u64,
    is_exhausted: bool,
    termination: Termination,
}

impl Limiter {
    pub(crate) fn new(budget: Budget, stop: Stop) -> Self {
        let max_work = match budget.nodes {
            u64::MAX => u64::MAX,
            nodes => BASE_WORK.saturating_add(nodes.saturating_mul(WORK_PER_NODE)).min(MAX_WORK),
        };
        Self {
            budget,
            stop,
            nodes: 0,
            is_over: false,
            work: 0,
            max_work,
            next_check: WORK_BETWEEN_CHECKS,
            evaluation: 1,
            is_exhausted: false,
            termination: Termination::Complete,
        }
    }

    /// Returns the limiter for states whose evaluation counts as `complexity` units of work.
    pub(crate) fn for_states_of(mut self, complexity: u64) -> Self {
        self.evaluation = complexity.max(1);
        self
    }

    /// Counts a node.
    #[inline]
    pub(crate) fn count(&mut self) {
        self.nodes += 1;
        if self.nodes >= self.budget.nodes {
            self.is_over = true;
        } else if self.nodes.is_multiple_of(NODES_BETWEEN_CHECKS) {
            self.check_time();
        }
    }

    /// Counts a node that takes long, and checks the clock.
    pub(crate) fn count_slow(&mut self) {
        self.count();
        self.check_time();
    }

    /// Counts work.
    pub(crate) fn charge(&mut self, work: u64) {
        self.work = self.work.saturating_add(work);
        if self.work >= self.max_work {
            self.exhaust(Termination::Oversized);
        } else if self.work >= self.next_check {
            self.next_check = self.work + WORK_BETWEEN_CHECKS;
            self.check_time();
        }
    }

    /// Counts a state that is made and not evaluated.
    pub(crate) fn charge_state(&mut self) {
        self.charge(1 + self.evaluation / 4);
    }

    /// Counts a state that is made and evaluated.
    pub(crate) fn charge_evaluation(&mut self) {
        self.charge(self.evaluation);
    }

    /// Counts a list of moves, all tested for the safety of the King.
    pub(crate) fn charge_moves(&mut self, moves: usize) {
        self.charge(self.evaluation.saturating_mul(1 + moves as u64 / 8));
    }

    /// Returns a limiter for a part of the search: at most this many of the nodes left, and the same deadline.
    pub(crate) fn part(&self, nodes: u64) -> Self {
        let nodes = nodes.min(self.budget.nodes.saturating_sub(self.nodes));
        Self::new(Budget { nodes, ..self.budget.clone() }, self.stop.clone())
    }

    /// Returns the limiter for a scan beside the search, with a separate limit of work and a third of the time left.
    pub(crate) fn for_a_scan(mut self) -> Self {
        let now = Instant::now();
        self.max_work = SCAN_WORK;
        self.budget.deadline =
            self.budget.deadline.map(|deadline| now + deadline.saturating_duration_since(now) / 3);
        self
    }

    /// Notes what ended a part of the search.
    pub(crate) fn note(&mut self, termination: Termination) {
        self.termination = self.termination.max(termination);
    }

    /// Adds the counts of a part.
    pub(crate) fn add(&mut self, part: &Self) {
        self.nodes += part.nodes;
        self.is_over = self.nodes >= self.budget.nodes;
        self.check_time();
    }

    /// Checks the clock and whether somebody has asked to stop.
    #[cold]
    pub(crate) fn check_time(&mut self) {
        if self.stop.is_stopped() {
            self.exhaust(Termination::Stopped);
        } else if self.budget.deadline.is_some_and(|deadline| Instant::now() >= deadline) {
            self.exhaust(Termination::Deadline);
        }
    }

    fn exhaust(&mut self, why: Termination) {
        (self.is_over, self.is_exhausted) = (true, true);
        self.note(why);
    }

    /// Returns `true` if the search has to end.
    #[inline]
    pub(crate) const fn is_over(&self) -> bool {
        self.is_over
    }

    /// Returns `true` if the search has to end for another reason than its nodes.
    pub(crate) const fn is_exhausted(&self) -> bool {
        self.is_exhausted
    }

    /// Returns the reason for the end of the search.
    pub(crate) const fn termination(&self) -> Termination {
        self.termination
    }

    pub(crate) const fn nodes_searched(&self) -> u64 {
        self.nodes
    }

    pub(crate) const fn depth(&self) -> u32 {
        self.budget.depth
    }

    pub(crate) const fn max_nodes(&self) -> u64 {
        self.budget.nodes
    }

    /// Returns `true` if it is too late to begin a deeper iteration.
    pub(crate) fn is_late(&self) -> bool {
        self.budget.soft.is_some_and(|soft| Instant::now() >= soft)
    }
}
