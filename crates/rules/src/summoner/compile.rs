//! The movement of a piece from the cards it was made of, compiled once for each composition.

use std::collections::HashMap;
use std::sync::{Arc, PoisonError};

use super::card::Kind;
use super::catalogue::Catalogue;
use super::movement::Movement;
use crate::kernel::MoveComponent;
use crate::seat::Seat;
use crate::summoner::ability::Ability;
use crate::view::Around;

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

impl Movement {
    /// Returns the union of the abilities.
    pub(super) fn compile(cards: &Catalogue, abilities: &[Ability], owner: Seat) -> Self {
        let mut around = None;
        let mut rides: Vec<MoveComponent> = Vec::new();
        for ability in abilities {
            match &cards.card(ability.card).kind {
                Kind::Moves(betza) if ability.rider => {
                    rides.extend(
                        betza
                            .rides()
                            .iter()
                            .map(|ride| MoveComponent { range: MoveComponent::UNLIMITED, ..*ride }),
                    );
                }
                Kind::Moves(betza) => rides.extend(betza.rides()),
                Kind::Escort if !ability.rider => around = around.max(Some(Around::Step)),
                Kind::Escort | Kind::Windmill => around = Some(Around::Slide),
                _ => {}
            }
        }
        Self::of(&rides.into_iter().collect(), around, owner)
    }
}

impl Catalogue {
    /// Returns the movement of these abilities for a seat, compiled only once.
    pub(super) fn movement(&self, abilities: &[Ability], owner: Seat) -> Arc<Movement> {
        let mut compiled = self.compiled.lock().unwrap_or_else(PoisonError::into_inner);
        let key = (abilities.to_vec(), owner);
        if let Some(movement) = compiled.movements.get(&key) {
            return Arc::clone(movement);
        }
        let movement = Arc::new(Movement::compile(self, abilities, owner));
        let bytes = movement.memory();
        if compiled.bytes + bytes > MAX_KEPT {
            compiled.movements.retain(|_, movement| Arc::strong_count(movement) > 1);
            compiled.bytes = compiled.movements.values().map(|movement| movement.memory()).sum();
        }
        // A piece keeps its movement itself.
        if compiled.bytes + bytes <= MAX_KEPT {
            compiled.bytes += bytes;
            compiled.movements.insert(key, Arc::clone(&movement));
        }
        movement
    }

    /// Returns about how many bytes its compiled movements take.
    pub(super) fn memory(&self) -> usize {
        self.compiled.lock().unwrap_or_else(PoisonError::into_inner).bytes
    }
}
