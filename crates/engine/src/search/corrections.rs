//! How far judgements have been off, learned on the way: where positions have something in common, such as their Pawns, a
//! judgement that was too high for one is often too high for the next. The Chess Programming Wiki tells of it under Static
//! Evaluation Correction History.

use super::node::TRAITS;
use super::{Bound, KINDS_OF_TRAIT, Node, Points, SURE, Search, Traits, bounded};

/// So many stand for one point.
const ONE: i32 = 512;
/// The most that a trait is noted to be off.
const MOST: i32 = 1 << 14;
/// The most that one look teaches.
const LESSON: i32 = 512;

/// By how much positions with a trait are better than they are judged, on the average and no further than [`MOST`].
#[derive(Debug)]
pub(super) struct Corrections(Vec<i16>);

impl Corrections {
    pub(super) fn new() -> Self {
        Self(vec![0; 2 * TRAITS * KINDS_OF_TRAIT])
    }

    fn places(traits: Traits) -> impl Iterator<Item = usize> {
        let row = move |(number, kind)| (traits.turn * TRAITS + number) * KINDS_OF_TRAIT + kind;
        traits.kinds.into_iter().enumerate().map(row)
    }

    fn of(&self, traits: Traits) -> Points {
        Self::places(traits).map(|place| i32::from(self.0[place])).sum::<i32>() / ONE
    }

    /// Notes by how much a position was better than judged when it was looked at so deep.
    fn learn(&mut self, traits: Traits, off: Points, depth: i32) {
        let lesson = (off * depth).clamp(-LESSON, LESSON);
        for place in Self::places(traits) {
            let now = i32::from(self.0[place]);
            self.0[place] = (now + lesson - now * lesson.abs() / MOST) as i16;
        }
    }
}

impl<N: Node> Search<N> {
    /// What a position is worth to the seat to move, put right by what has been learned of those like it.
    #[inline]
    pub(super) fn judge(&self, node: &N) -> Points {
        let judged = node.evaluate();
        node.traits().map_or(judged, |traits| bounded(judged + self.corrections.of(traits)))
    }

    /// Learns from a value that was found `depth` plies deep, unless it says nothing of the judgement.
    pub(super) fn learn(&mut self, node: &N, judged: Points, value: Points, bound: Bound, depth: i32) {
        if value.abs() < SURE
            && bound.tells(value, judged)
            && let Some(traits) = node.traits()
        {
            self.corrections.learn(traits, value - judged, depth.max(1));
        }
    }
}
