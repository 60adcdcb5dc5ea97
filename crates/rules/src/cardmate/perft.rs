//! Counts of move sequences, to check the generator.

use super::palace::PalaceRule;
use super::position::times;
use crate::cardmate::placement::Placement;
use crate::cardmate::position::CardmatePosition;
use crate::cardmate::termination::ends_sequence;

/// Counts move sequences on bare layouts, the last ply by counting its moves.
pub(super) struct Counter {
    palace: PalaceRule,
    past: Vec<u64>,
}

impl Counter {
    pub(super) fn new(cards: &CardmatePosition) -> Self {
        Self { palace: cards.palace, past: cards.past.clone() }
    }

    /// Counts sequences. `since` is the start of the past positions that could still be repeated.
    pub(super) fn count(&mut self, layout: &Placement, since: usize, depth: u32) -> u64 {
        match depth {
            0 => return 1,
            1 => return layout.count_moves(),
            _ => {}
        }
        let mut count = 0;
        layout.each_move(|action| {
            let mut next = layout.clone();
            next.make(action);
            let since = if next.quiet == 0 { self.past.len() } else { since };
            self.past.push(next.key());
            if !ends_sequence(&next, self.palace, times(&self.past[since..], next.key())) {
                count += self.count(&next, since, depth - 1);
            }
            self.past.pop();
        });
        count
    }
}
