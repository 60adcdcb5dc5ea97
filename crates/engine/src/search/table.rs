//! The transposition table: what has been found out about positions.

use prefetch_index::prefetch_index;

use crate::score::{Points, SURE};

/// What a stored value says of the true one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Bound {
    Exact,
    Lower,
    Upper,
}

impl Bound {
    /// Whether a value with this bound says on which side of a judgement the truth is.
    pub(crate) const fn tells(self, value: Points, judged: Points) -> bool {
        match self {
            Self::Exact => true,
            Self::Lower => value > judged,
            Self::Upper => value < judged,
        }
    }
}

/// What is known of a position, in sixteen bytes.
#[derive(Clone, Copy, Debug)]
struct Entry {
    key: u64,
    action: u32,
    value: i16,
    depth: u8,
    /// The bound in the lowest two bits, whether it is principal, then the search's number.
    mark: u8,
}

const EMPTY: Entry = Entry { key: 0, action: u32::MAX, value: 0, depth: 0, mark: 0 };

/// What a look into the table has found.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Found {
    pub(crate) action: u32,
    pub(crate) value: Points,
    pub(crate) depth: u32,
    pub(crate) bound: Bound,
    /// Whether the position has been part of a principal variation.
    pub(crate) is_principal: bool,
}

impl Found {
    /// Whether the value is the true one, or says on which side of a window that is.
    pub(crate) const fn decides(&self, alpha: Points, beta: Points) -> bool {
        match self.bound {
            Bound::Exact => true,
            Bound::Lower => self.value >= beta,
            Bound::Upper => self.value <= alpha,
        }
    }

    /// Whether the value is a better judgement, since it tells on which side of this one the truth is.
    pub(crate) fn tells_more_than(&self, judged: Points) -> bool {
        self.value.abs() < SURE && self.bound.tells(self.value, judged)
    }
}

/// A table of fixed size.
#[derive(Debug)]
pub(crate) struct Table {
    entries: Vec<Entry>,
    age: u8,
}

impl Table {
    /// A table of at most so many bytes.
    pub(crate) fn new(bytes: usize) -> Self {
        let count = (bytes / size_of::<Entry>()).max(1);
        let count = if count.is_power_of_two() { count } else { count.next_power_of_two() / 2 };
        Self { entries: vec![EMPTY; count], age: 0 }
    }

    /// Begins another search: what older ones have left gives way.
    pub(crate) fn turn_over(&mut self) {
        self.age = (self.age + 1) & 31;
    }

    #[inline]
    fn place(&self, key: u64) -> usize {
        key as usize & (self.entries.len() - 1)
    }

    /// Has memory bring what is known of a position, which is asked for soon.
    #[inline]
    pub(crate) fn fetch(&self, key: u64) {
        prefetch_index(&self.entries, self.place(key));
    }

    /// What is known of a position that is `ply` plies from the root.
    #[inline]
    pub(crate) fn look(&self, key: u64, ply: u32) -> Option<Found> {
        let entry = &self.entries[self.place(key)];
        if entry.key != key || entry.action == u32::MAX && entry.depth == 0 && entry.mark == 0 {
            return None;
        }
        let value = Points::from(entry.value);
        let value = if value >= SURE {
            value - ply as Points
        } else if value <= -SURE {
            value + ply as Points
        } else {
            value
        };
        let bound = match entry.mark & 3 {
            0 => Bound::Exact,
            1 => Bound::Lower,
            _ => Bound::Upper,
        };
        let (depth, is_principal) = (u32::from(entry.depth), entry.mark & 4 != 0);
        Some(Found { action: entry.action, value, depth, bound, is_principal })
    }

    /// Notes what has been found out about a position.
    #[inline]
    pub(crate) fn note(&mut self, key: u64, ply: u32, found: Found) {
        let (place, age) = (self.place(key), self.age);
        let entry = &mut self.entries[place];
        let Found { action, value, depth, bound, is_principal } = found;
        let keeps = entry.key != key && entry.mark >> 3 == age && u32::from(entry.depth) > depth + 3;
        if keeps && bound != Bound::Exact {
            return;
        }
        let value = if value >= SURE {
            value + ply as Points
        } else if value <= -SURE {
            value - ply as Points
        } else {
            value
        };
        let action = if action == u32::MAX && entry.key == key { entry.action } else { action };
        *entry = Entry {
            key,
            action,
            value: value as i16,
            depth: depth.min(255) as u8,
            mark: age << 3 | u8::from(is_principal) << 2 | bound as u8,
        };
    }
}
