//! The turns that are compared, and their order for a player of a lower level.

use std::cmp::Reverse;
use std::collections::HashMap;

use trickmate_rules::kernel::SeedRng;
use trickmate_rules::summoner::{Action, State};

use crate::chance::{MAX_NOISE, error};
use crate::score::{KNOWN_WIN, Value};
use crate::search::{Blindness, number_of};

/// The number of turns, beside the best one, that every iteration searches.
pub(super) const IN_SIGHT: usize = 7;

/// A turn that the search compares, and its value so far.
pub(super) struct Candidate {
    pub(super) actions: Vec<Action>,
    pub(super) sum: i64,
    pub(super) count: i64,
    pub(super) judged: Value,
    /// The number of turns that were searched after it. Values are only compared with values of the same depth.
    pub(super) depth: u32,
}

impl Candidate {
    pub(super) const fn new(actions: Vec<Action>, judged: Value) -> Self {
        Self { actions, sum: 0, count: 0, judged, depth: 0 }
    }

    pub(super) fn value(&self) -> Value {
        if self.count == 0 { self.judged } else { (self.sum / self.count) as Value }
    }

    /// Sorts the deepest first, and of these the best.
    pub(super) fn order(&self) -> Reverse<(u32, Value)> {
        Reverse((self.depth, self.value()))
    }
}

/// Moves a turn among those that every iteration searches.
pub(super) fn keep_in_sight(candidates: &mut [Candidate], played: &[Action]) {
    if let Some(place) = candidates.iter().position(|turn| turn.actions == played) {
        candidates[IN_SIGHT.min(place)..=place].rotate_right(1);
    }
}

/// Leaves out the turns that begin with a capture that the player overlooks, unless there is nothing else.
pub(super) fn overlook(candidates: &mut Vec<Candidate>, open: &State, blindness: Blindness) {
    let sees = |turn: &Candidate| match turn.actions.first() {
        Some(action) if open.captured_value(action).is_some() => {
            // The same capture is overlooked whatever follows it.
            blindness.sees(0, number_of(&open.write(action)))
        }
        _ => true,
    };
    if candidates.iter().any(sees) {
        candidates.retain(sees);
    }
}

/// Orders the turns as a player with a noisy evaluation sees them; turns that begin alike have the same error.
pub(super) fn misjudge(turns: &mut [(Vec<Action>, Value)], noise: i32, open: &State, chance: &mut SeedRng) {
    if noise == 0 {
        return;
    }
    let mut errors: HashMap<String, Value> = HashMap::new();
    let mut seen = |actions: &[Action], value: Value| {
        let text = actions.first().map(|action| open.write(action)).unwrap_or_default();
        let off = *errors.entry(text).or_insert_with(|| error(noise, chance));
        if value >= KNOWN_WIN { MAX_NOISE + value } else { value + off }
    };
    let judged: Vec<Value> = turns.iter().map(|(actions, value)| seen(actions, *value)).collect();
    if let Some(best) = (0..judged.len()).rev().max_by_key(|place| judged[*place]) {
        turns[..=best].rotate_right(1);
    }
}
