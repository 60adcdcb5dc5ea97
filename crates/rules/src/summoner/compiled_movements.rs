//! The compiled movements that a catalogue keeps.

use std::collections::HashMap;
use std::sync::Arc;

use super::movement::Movement;
use crate::seat::Seat;
use crate::summoner::ability::Ability;

/// The most bytes of tables that a catalogue keeps: enough for the pieces of any usual position, and so few that a
/// search, whose pieces are seldom made again, does not fill the memory.
const MAX_KEPT: usize = 4 << 20;

/// The key of a compiled movement: abilities in order, each once, and the owner.
type Key = (Vec<Ability>, Seat);

/// The movements that a catalogue keeps.
#[derive(Default)]
pub(super) struct CompiledMovements {
    movements: HashMap<Key, Arc<Movement>>,
    /// Bytes of their tables.
    bytes: usize,
}

impl CompiledMovements {
    /// Returns a movement that is kept.
    pub(super) fn get(&self, key: &Key) -> Option<Arc<Movement>> {
        self.movements.get(key).map(Arc::clone)
    }

    /// Keeps a movement if there is room, for which movements without a piece give way.
    pub(super) fn keep(&mut self, key: Key, movement: &Arc<Movement>) {
        let bytes = movement.memory();
        if self.bytes + bytes > MAX_KEPT {
            self.movements.retain(|_, movement| Arc::strong_count(movement) > 1);
            self.bytes = self.movements.values().map(|movement| movement.memory()).sum();
        }
        // A piece keeps its movement itself.
        if self.bytes + bytes <= MAX_KEPT {
            self.bytes += bytes;
            self.movements.insert(key, Arc::clone(movement));
        }
    }

    /// Returns about how many bytes the movements take.
    pub(super) const fn bytes(&self) -> usize {
        self.bytes
    }
}
