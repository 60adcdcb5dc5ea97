//! The transposition table: what has been found out about positions.

use prefetch_index::prefetch_index;

use super::memory::Memory;
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

/// What is known of a position, in sixteen bytes: the key, the action, the value, the depth and the mark.
#[derive(Clone, Copy, Debug)]
struct Entry {
    key: u64,
    action: u32,
    value: i16,
    depth: u8,
    /// The bound in the lowest two bits, 0 if nothing is known; whether it is principal; then the search's number.
    mark: u8,
}

/// How many bytes an entry has.
const ENTRY: usize = 16;

impl Entry {
    #[inline]
    fn of(bytes: &[u8; ENTRY]) -> Self {
        let number = u128::from_le_bytes(*bytes);
        Self {
            key: number as u64,
            action: (number >> 64) as u32,
            value: (number >> 96) as i16,
            depth: (number >> 112) as u8,
            mark: (number >> 120) as u8,
        }
    }

    #[inline]
    fn bytes(self) -> [u8; ENTRY] {
        let number = u128::from(self.key)
            | u128::from(self.action) << 64
            | u128::from(self.value as u16) << 96
            | u128::from(self.depth) << 112
            | u128::from(self.mark) << 120;
        number.to_le_bytes()
    }
}

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
    memory: Memory,
    count: usize,
    age: u8,
}

impl Table {
    /// A table of at most so many bytes.
    pub(crate) fn new(bytes: usize) -> Self {
        let count = (bytes / ENTRY).max(1);
        let count = if count.is_power_of_two() { count } else { count.next_power_of_two() / 2 };
        Self { memory: Memory::new(count * ENTRY), count, age: 0 }
    }

    /// Begins another search: what older ones have left gives way.
    pub(crate) fn turn_over(&mut self) {
        self.age = (self.age + 1) & 31;
    }

    #[inline]
    fn place(&self, key: u64) -> usize {
        key as usize & (self.count - 1)
    }

    /// Has memory bring what is known of a position, which is asked for soon.
    #[inline]
    pub(crate) fn fetch(&self, key: u64) {
        prefetch_index(self.memory.chunks::<ENTRY>(), self.place(key));
    }

    /// What is known of a position that is `ply` plies from the root.
    #[inline]
    pub(crate) fn look(&self, key: u64, ply: u32) -> Option<Found> {
        let entry = Entry::of(&self.memory.chunks()[self.place(key)]);
        if entry.key != key {
            return None;
        }
        let bound = match entry.mark & 3 {
            0 => return None,
            1 => Bound::Exact,
            2 => Bound::Lower,
            _ => Bound::Upper,
        };
        let value = Points::from(entry.value);
        let value = if value >= SURE {
            value - ply as Points
        } else if value <= -SURE {
            value + ply as Points
        } else {
            value
        };
        let (depth, is_principal) = (u32::from(entry.depth), entry.mark & 4 != 0);
        Some(Found { action: entry.action, value, depth, bound, is_principal })
    }

    /// Notes what has been found out about a position.
    #[inline]
    pub(crate) fn note(&mut self, key: u64, ply: u32, found: Found) {
        let (place, age) = (self.place(key), self.age);
        let bytes = &mut self.memory.chunks_mut()[place];
        let entry = Entry::of(bytes);
        let Found { action, value, depth, bound, is_principal } = found;
        let keeps = entry.mark & 3 != 0
            && entry.key != key
            && entry.mark >> 3 == age
            && u32::from(entry.depth) > depth + 3;
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
        let action =
            if action == u32::MAX && entry.mark & 3 != 0 && entry.key == key { entry.action } else { action };
        let mark = age << 3 | u8::from(is_principal) << 2 | (bound as u8 + 1);
        *bytes = Entry { key, action, value: value as i16, depth: depth.min(255) as u8, mark }.bytes();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_noted_is_known_in_usual_and_in_mapped_memory() {
        for bytes in [1, 4096, 8 << 20] {
            let mut table = Table::new(bytes);
            for key in [0, 1, u64::MAX] {
                assert!(table.look(key, 0).is_none(), "nothing is known at first, of key {key} neither");
                for (value, bound) in [(-120, Bound::Exact), (40, Bound::Lower), (0, Bound::Upper)] {
                    let found = Found { action: 0xabcd, value, depth: 7, bound, is_principal: value < 0 };
                    table.turn_over();
                    table.note(key, 3, found);
                    let known = table.look(key, 3).unwrap();
                    assert_eq!((known.action, known.value, known.depth), (0xabcd, value, 7));
                    assert_eq!((known.bound, known.is_principal), (bound, value < 0));
                }
            }
        }
    }

    #[test]
    fn wins_are_noted_as_seen_from_the_position() {
        let mut table = Table::new(4096);
        for value in [SURE + 500, -SURE - 500] {
            let found = Found { action: 1, value, depth: 2, bound: Bound::Exact, is_principal: false };
            table.note(9, 5, found);
            assert_eq!(table.look(9, 5).unwrap().value, value);
            assert_eq!(table.look(9, 3).unwrap().value, value + 2 * value.signum());
        }
    }

    #[test]
    fn a_deeper_look_of_the_same_search_stays_and_one_of_an_older_gives_way() {
        let mut table = Table::new(1);
        let found =
            |depth| Found { action: depth, value: 0, depth, bound: Bound::Lower, is_principal: false };
        table.note(1, 0, found(12));
        table.note(2, 0, found(3));
        assert!(table.look(1, 0).is_some());
        table.turn_over();
        table.note(2, 0, found(3));
        assert!(table.look(1, 0).is_none() && table.look(2, 0).is_some());
    }
}
