//! The transposition table.

use prefetch_index::prefetch_index;

use super::table_memory::TableMemory;
use crate::score::{KNOWN_WIN, Value};

/// The relation of a stored value to the true one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Bound {
    Exact,
    Lower,
    Upper,
}

impl Bound {
    /// Returns `true` if a value with this bound says on which side of an evaluation the true value is.
    pub(crate) const fn refines(self, value: Value, judged: Value) -> bool {
        match self {
            Self::Exact => true,
            Self::Lower => value > judged,
            Self::Upper => value < judged,
        }
    }
}

/// An entry in sixteen bytes.
#[derive(Clone, Copy, Debug)]
struct PackedEntry {
    key: u64,
    action: u32,
    value: i16,
    depth: u8,
    /// The bound in the lowest two bits, 0 for an empty entry; then whether it is a principal variation; then the generation.
    mark: u8,
}

/// The bytes of an entry.
const ENTRY_SIZE: usize = 16;

impl PackedEntry {
    #[inline]
    fn of(bytes: &[u8; ENTRY_SIZE]) -> Self {
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
    fn bytes(self) -> [u8; ENTRY_SIZE] {
        let number = u128::from(self.key)
            | u128::from(self.action) << 64
            | u128::from(self.value as u16) << 96
            | u128::from(self.depth) << 112
            | u128::from(self.mark) << 120;
        number.to_le_bytes()
    }
}

/// An entry of the table.
#[derive(Clone, Copy, Debug)]
pub(crate) struct TableEntry {
    pub(crate) action: u32,
    pub(crate) value: Value,
    pub(crate) depth: u32,
    pub(crate) bound: Bound,
    /// `true` if the position was part of a principal variation.
    pub(crate) is_pv: bool,
}

impl TableEntry {
    /// Returns `true` if the value is exact or lies outside the window on the side of its bound.
    pub(crate) const fn causes_cutoff(&self, alpha: Value, beta: Value) -> bool {
        match self.bound {
            Bound::Exact => true,
            Bound::Lower => self.value >= beta,
            Bound::Upper => self.value <= alpha,
        }
    }

    /// Returns `true` if the value is a better evaluation: its bound says on which side the true value is.
    pub(crate) fn refines(&self, judged: Value) -> bool {
        self.value.abs() < KNOWN_WIN && self.bound.refines(self.value, judged)
    }
}

/// A table of fixed size.
#[derive(Debug)]
pub(crate) struct TranspositionTable {
    memory: TableMemory,
    count: usize,
    age: u8,
}

impl TranspositionTable {
    /// Returns a table of at most `bytes`.
    pub(crate) fn new(bytes: usize) -> Self {
        let count = (bytes / ENTRY_SIZE).max(1);
        let count = if count.is_power_of_two() { count } else { count.next_power_of_two() / 2 };
        Self { memory: TableMemory::new(count * ENTRY_SIZE), count, age: 0 }
    }

    /// Begins another search, before which older entries give way.
    pub(crate) fn new_generation(&mut self) {
        self.age = (self.age + 1) & 31;
    }

    #[inline]
    fn place(&self, key: u64) -> usize {
        key as usize & (self.count - 1)
    }

    /// Prefetches the entry of a position.
    #[inline]
    pub(crate) fn prefetch(&self, key: u64) {
        prefetch_index(self.memory.chunks::<ENTRY_SIZE>(), self.place(key));
    }

    /// Returns the entry of a position `ply` plies from the root.
    #[inline]
    pub(crate) fn probe(&self, key: u64, ply: u32) -> Option<TableEntry> {
        let entry = PackedEntry::of(&self.memory.chunks()[self.place(key)]);
        if entry.key != key {
            return None;
        }
        let bound = match entry.mark & 3 {
            0 => return None,
            1 => Bound::Exact,
            2 => Bound::Lower,
            _ => Bound::Upper,
        };
        let value = Value::from(entry.value);
        let value = if value >= KNOWN_WIN {
            value - ply as Value
        } else if value <= -KNOWN_WIN {
            value + ply as Value
        } else {
            value
        };
        let (depth, is_pv) = (u32::from(entry.depth), entry.mark & 4 != 0);
        Some(TableEntry { action: entry.action, value, depth, bound, is_pv })
    }

    /// Stores an entry.
    #[inline]
    pub(crate) fn store(&mut self, key: u64, ply: u32, found: TableEntry) {
        let (place, age) = (self.place(key), self.age);
        let bytes = &mut self.memory.chunks_mut()[place];
        let entry = PackedEntry::of(bytes);
        let TableEntry { action, value, depth, bound, is_pv } = found;
        let keeps = entry.mark & 3 != 0
            && entry.key != key
            && entry.mark >> 3 == age
            && u32::from(entry.depth) > depth + 3;
        if keeps && bound != Bound::Exact {
            return;
        }
        let value = if value >= KNOWN_WIN {
            value + ply as Value
        } else if value <= -KNOWN_WIN {
            value - ply as Value
        } else {
            value
        };
        let action =
            if action == u32::MAX && entry.mark & 3 != 0 && entry.key == key { entry.action } else { action };
        let mark = age << 3 | u8::from(is_pv) << 2 | (bound as u8 + 1);
        *bytes = PackedEntry { key, action, value: value as i16, depth: depth.min(255) as u8, mark }.bytes();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_noted_is_known_in_usual_and_in_mapped_memory() {
        for bytes in [1, 4096, 8 << 20] {
            let mut table = TranspositionTable::new(bytes);
            for key in [0, 1, u64::MAX] {
                assert!(table.probe(key, 0).is_none(), "nothing is known at first, of key {key} neither");
                for (value, bound) in [(-120, Bound::Exact), (40, Bound::Lower), (0, Bound::Upper)] {
                    let found = TableEntry { action: 0xabcd, value, depth: 7, bound, is_pv: value < 0 };
                    table.new_generation();
                    table.store(key, 3, found);
                    let known = table.probe(key, 3).unwrap();
                    assert_eq!((known.action, known.value, known.depth), (0xabcd, value, 7));
                    assert_eq!((known.bound, known.is_pv), (bound, value < 0));
                }
            }
        }
    }

    #[test]
    fn wins_are_noted_as_seen_from_the_position() {
        let mut table = TranspositionTable::new(4096);
        for value in [KNOWN_WIN + 500, -KNOWN_WIN - 500] {
            let found = TableEntry { action: 1, value, depth: 2, bound: Bound::Exact, is_pv: false };
            table.store(9, 5, found);
            assert_eq!(table.probe(9, 5).unwrap().value, value);
            assert_eq!(table.probe(9, 3).unwrap().value, value + 2 * value.signum());
        }
    }

    #[test]
    fn a_deeper_look_of_the_same_search_stays_and_one_of_an_older_gives_way() {
        let mut table = TranspositionTable::new(1);
        let found = |depth| TableEntry { action: depth, value: 0, depth, bound: Bound::Lower, is_pv: false };
        table.store(1, 0, found(12));
        table.store(2, 0, found(3));
        assert!(table.probe(1, 0).is_some());
        table.new_generation();
        table.store(2, 0, found(3));
        assert!(table.probe(1, 0).is_none() && table.probe(2, 0).is_some());
    }
}
