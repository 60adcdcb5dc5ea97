//! Counts of action sequences, to check the generator.

use super::draw_rule::QUIET_TURNS;
use super::position::SummonerPosition;
use super::state::State;

/// No position occurs three times within fewer quiet turns: each side must move away and back twice.
const REPEATING: u32 = 8;

/// Counts action sequences on bare states, the last ply by counting its actions.
pub(super) struct Counter {
    /// The state of each ply, which are copied over one another; the first is where the sequences begin.
    states: Vec<State>,
    /// The positions at the starts of Moves so far, if one can occur a third time.
    past: Option<Vec<u64>>,
}

impl Counter {
    /// Prepares to count sequences of this length.
    pub(super) fn new(position: &SummonerPosition, depth: u32) -> Self {
        let may_repeat = position.state.quiet.saturating_add(depth) >= REPEATING;
        Self {
            states: vec![position.state.clone(); depth as usize],
            past: may_repeat.then(|| position.past.clone()),
        }
    }

    /// Counts the sequences of this length.
    pub(super) fn count(mut self, depth: u32) -> u64 {
        count(&mut self.states, &mut self.past, depth)
    }
}

fn count(states: &mut [State], past: &mut Option<Vec<u64>>, depth: u32) -> u64 {
    let mut sequences = 0;
    match states {
        [state, next @ ..] if depth > 1 && !next.is_empty() => state.each_action(|action| {
            next[0].clone_from(state);
            if !next[0].perform(&action).ends_turn {
                sequences += count(next, past, depth - 1);
                return;
            }
            let seen = past.as_mut().map_or(0, |past| note(past, &next[0]));
            if seen < 3 && !next[0].is_bare() && next[0].quiet < QUIET_TURNS {
                sequences += count(next, past, depth - 1);
            }
            past.as_mut().and_then(Vec::pop);
        }),
        [state, ..] => state.each_action(|_| sequences += 1),
        [] => {}
    }
    sequences
}

/// Adds a position to those so far; returns the number of its occurrences.
fn note(past: &mut Vec<u64>, state: &State) -> usize {
    past.push(state.recurrence());
    past.iter().filter(|seen| Some(*seen) == past.last()).count()
}
