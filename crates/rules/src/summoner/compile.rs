//! The movement of a piece from the cards it was made of, compiled once for each composition.

use std::sync::{Arc, PoisonError};

use super::card::Kind;
use super::catalogue::Catalogue;
use super::movement::Movement;
use crate::kernel::MoveComponent;
use crate::seat::Seat;
use crate::summoner::ability::Ability;
use crate::view::Around;

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
        if let Some(movement) = compiled.get(&key) {
            return movement;
        }
        let movement = Arc::new(Movement::compile(self, abilities, owner));
        compiled.keep(key, &movement);
        movement
    }

    /// Returns about how many bytes its compiled movements take.
    pub(super) fn memory(&self) -> usize {
        self.compiled.lock().unwrap_or_else(PoisonError::into_inner).bytes()
    }
}
