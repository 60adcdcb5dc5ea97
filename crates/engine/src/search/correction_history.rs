//! Static evaluation correction history: the errors of earlier evaluations. Positions with common features, such as
//! their Pawns, are often misjudged alike.

use super::node::{CORRECTION_KEY_SIZE, CORRECTION_KEYS, CorrectionKeys};
use crate::score::Value;

/// The unit of corrections: one point of the evaluation.
const SCALE: i32 = 512;
/// The greatest correction of a key.
const MAX_CORRECTION: i32 = 1 << 14;
/// The greatest change by one search.
const MAX_LESSON: i32 = 512;

/// The corrections by key, each at most [`MAX_CORRECTION`].
#[derive(Debug)]
pub(super) struct CorrectionHistory(Vec<i16>);

impl CorrectionHistory {
    pub(super) fn new() -> Self {
        Self(vec![0; 2 * CORRECTION_KEYS * CORRECTION_KEY_SIZE])
    }

    fn places(correction_keys: CorrectionKeys) -> impl Iterator<Item = usize> {
        let row = move |(number, kind)| {
            (correction_keys.turn * CORRECTION_KEYS + number) * CORRECTION_KEY_SIZE + kind
        };
        correction_keys.kinds.into_iter().enumerate().map(row)
    }

    pub(super) fn of(&self, correction_keys: CorrectionKeys) -> Value {
        Self::places(correction_keys).map(|place| i32::from(self.0[place])).sum::<i32>() / SCALE
    }

    /// Adds the difference between a position's value by a search of this depth and its evaluation.
    pub(super) fn learn(&mut self, correction_keys: CorrectionKeys, off: Value, depth: i32) {
        let lesson = (off * depth).clamp(-MAX_LESSON, MAX_LESSON);
        for place in Self::places(correction_keys) {
            let now = i32::from(self.0[place]);
            self.0[place] = (now + lesson - now * lesson.abs() / MAX_CORRECTION) as i16;
        }
    }
}
