//! How long a player thinks.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Instant;

/// Ends the thinking of all players that hold a copy of it.
#[derive(Clone, Debug, Default)]
pub struct Stop(Arc<AtomicBool>);

impl Stop {
    /// Nobody has asked to stop yet.
    #[must_use]
    pub fn new() -> Self {
        Self::default()
    }

    /// Asks to stop.
    pub fn stop(&self) {
        self.0.store(true, Ordering::Relaxed);
    }

    /// Whether somebody has asked to stop.
    #[must_use]
    pub fn is_stopped(&self) -> bool {
        self.0.load(Ordering::Relaxed)
    }
}

/// What a player may use up before it moves.
#[derive(Clone, Debug)]
pub struct Budget {
    /// How many positions it may look at.
    pub nodes: u64,
    /// When it has to move at the latest.
    pub deadline: Option<Instant>,
    /// From when on it begins no deeper look.
    pub soft: Option<Instant>,
    /// How deep it may look, in plies.
    pub depth: u32,
}

impl Budget {
    /// The deepest that any search looks.
    pub const DEEPEST: u32 = 64;

    /// So many positions, whatever time that takes.
    #[must_use]
    pub const fn nodes(nodes: u64) -> Self {
        Self { nodes, deadline: None, soft: None, depth: Self::DEEPEST }
    }

    /// Until a moment, however many positions that are.
    #[must_use]
    pub const fn until(deadline: Instant) -> Self {
        Self { nodes: u64::MAX, deadline: Some(deadline), soft: None, depth: Self::DEEPEST }
    }

    /// The same budget, which ends at a moment in any case.
    #[must_use]
    pub const fn or_until(self, deadline: Instant) -> Self {
        Self { deadline: Some(deadline), ..self }
    }
}

/// After how many positions it is looked at the clock: often enough for those that take a tenth of a millisecond each, and seldom
/// enough that it costs those of chess nothing.
const LOOK_EVERY: u64 = 64;

/// Counts the positions looked at, and says when it is enough.
#[derive(Debug)]
pub(crate) struct Meter {
    budget: Budget,
    stop: Stop,
    nodes: u64,
    is_over: bool,
}

impl Meter {
    pub(crate) fn new(budget: Budget, stop: Stop) -> Self {
        Self { budget, stop, nodes: 0, is_over: false }
    }

    /// Counts a position.
    #[inline]
    pub(crate) fn count(&mut self) {
        self.nodes += 1;
        if self.nodes >= self.budget.nodes {
            self.is_over = true;
        } else if self.nodes.is_multiple_of(LOOK_EVERY) {
            self.look();
        }
    }

    /// Counts a position that takes long to look at, and looks at the clock.
    pub(crate) fn count_slow(&mut self) {
        self.count();
        self.look();
    }

    /// A part of it: as many positions at the most, and the same end.
    pub(crate) fn part(&self, nodes: u64) -> Self {
        let nodes = nodes.min(self.budget.nodes.saturating_sub(self.nodes));
        Self::new(Budget { nodes, ..self.budget.clone() }, self.stop.clone())
    }

    /// The same with a third of the time that is left, where there is a clock.
    pub(crate) fn with_a_third_of_the_time(mut self) -> Self {
        let now = Instant::now();
        self.budget.deadline =
            self.budget.deadline.map(|deadline| now + deadline.saturating_duration_since(now) / 3);
        self
    }

    /// Counts what has been counted in a part of it.
    pub(crate) fn add(&mut self, part: &Self) {
        self.nodes += part.nodes;
        self.is_over = self.nodes >= self.budget.nodes;
        self.look();
    }

    /// Looks at the clock and whether somebody has asked to stop.
    #[cold]
    pub(crate) fn look(&mut self) {
        self.is_over |= self.is_out_of_time();
    }

    /// Whether the time is over, however many positions are left; looks at the clock.
    pub(crate) fn is_out_of_time(&self) -> bool {
        let late = self.budget.deadline.is_some_and(|deadline| Instant::now() >= deadline);
        late || self.stop.is_stopped()
    }

    /// Whether it is enough.
    #[inline]
    pub(crate) const fn is_over(&self) -> bool {
        self.is_over
    }

    pub(crate) const fn nodes(&self) -> u64 {
        self.nodes
    }

    pub(crate) const fn depth(&self) -> u32 {
        self.budget.depth
    }

    pub(crate) const fn budget(&self) -> u64 {
        self.budget.nodes
    }

    /// Whether it is too late to begin a deeper look.
    pub(crate) fn is_late(&self) -> bool {
        self.budget.soft.is_some_and(|soft| Instant::now() >= soft)
    }
}
