//! The cards that a piece was made from.

use super::card::{CardId, Kind};
use super::catalogue::Catalogue;
use crate::kernel::{Betza, MoveComponent};
use crate::phrase::{Phrase, Word, phrase};
use crate::summoner::ability::Ability;

/// The cards a piece was made from, in the order in which they were played.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub(super) struct Composition(pub(super) Vec<Part>);

/// One card of a composition with the cards that were played with it.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub(super) struct Part {
    pub(super) card: CardId,
    /// `true` if a Rider was played with it.
    pub(super) rider: bool,
    /// The copied composition, if the card copies a piece.
    pub(super) of: Composition,
}

/// The longest name of a piece that is shown whole, in characters.
const MAX_NAME_LEN: usize = 40;

impl Part {
    /// Returns a card alone.
    pub(super) const fn plain(card: CardId) -> Self {
        Self { card, rider: false, of: Composition(Vec::new()) }
    }

    /// Returns the value paid for it.
    pub(super) fn paid(&self, cards: &Catalogue) -> u32 {
        paid(cards, self.card, self.rider, Some(&self.of))
    }

    /// Writes its name; once it is longer than `max` bytes the rest may be missing.
    fn write_name(&self, cards: &Catalogue, name: &mut String, max: usize) {
        name.push_str(cards.name(self.card));
        if cards.card(self.card).is_copier() {
            name.push('(');
            self.of.write_name(cards, name, max);
            name.push(')');
        }
        if self.rider {
            name.push_str("+Rider");
        }
    }
}

impl Composition {
    /// Returns the composition of cards without Riders, by their names.
    pub(super) fn of_names(cards: &Catalogue, names: &[&str]) -> Self {
        Self(names.iter().filter_map(|name| cards.find(name)).map(Part::plain).collect())
    }

    /// Returns the cost of a Clone of it: the value paid for its cards, Riders among them, and one for each.
    pub(super) fn clone_cost(&self, cards: &Catalogue) -> u32 {
        let cost = |part: &Part| part.paid(cards).saturating_add(1 + u32::from(part.rider));
        self.0.iter().map(cost).fold(0, u32::saturating_add)
    }

    /// Returns the movements that it gives, in order, each once.
    pub(super) fn abilities(&self, cards: &Catalogue) -> Vec<Ability> {
        let mut abilities = Vec::new();
        self.collect(cards, &mut abilities);
        abilities.sort_unstable();
        abilities.dedup();
        abilities
    }

    fn collect(&self, cards: &Catalogue, abilities: &mut Vec<Ability>) {
        for part in &self.0 {
            if cards.card(part.card).is_ability() {
                abilities.push(Ability { card: part.card, rider: part.rider });
            }
            part.of.collect(cards, abilities);
        }
    }

    /// Counts the cards of the composition, including copied ones.
    pub(super) fn size(&self) -> usize {
        self.0.iter().map(|part| 1 + part.of.size()).sum()
    }

    /// Returns the name of the piece, e.g. "Wazir+Rider" or "Knight, Ferz".
    pub(super) fn full_name(&self, cards: &Catalogue) -> String {
        let mut name = String::new();
        self.write_name(cards, &mut name, usize::MAX);
        name
    }

    fn write_name(&self, cards: &Catalogue, name: &mut String, max: usize) {
        for (index, part) in self.0.iter().enumerate() {
            if name.len() > max {
                return;
            }
            if index > 0 {
                name.push_str(", ");
            }
            part.write_name(cards, name, max);
        }
    }

    /// Returns the name, shortened if it is long: then it ends with the number of its cards.
    pub(super) fn name(&self, cards: &Catalogue) -> String {
        // This is enough to see whether it is too long: the rest of a long name need not be written.
        let mut name = String::new();
        self.write_name(cards, &mut name, MAX_NAME_LEN * 4);
        match name.char_indices().nth(MAX_NAME_LEN) {
            // Words are not cut, and the number comes without a word: names are translated part by part.
            Some((end, _)) => {
                let whole = name[..end].rfind(", ").unwrap_or(end);
                format!("{}, … ({})", &name[..whole], self.0.len())
            }
            None => name,
        }
    }

    /// Checks whether it is an extra King.
    pub(super) fn is_king(&self, cards: &Catalogue) -> bool {
        self.0.iter().any(|part| matches!(cards.card(part.card).kind, Kind::King))
    }
}

/// Returns the value paid for a card, with a Rider or with the piece that it copies.
pub(super) fn paid(cards: &Catalogue, id: CardId, rider: bool, of: Option<&Composition>) -> u32 {
    let card = cards.card(id);
    match card.kind {
        Kind::Clone => of.map_or(0, |of| of.clone_cost(cards)),
        _ if rider => card.value.saturating_mul(2).saturating_add(1),
        _ => card.value,
    }
}

/// Returns the reason why a Rider cannot ride on a card; `None` if it can.
pub(super) fn rider_trouble(cards: &Catalogue, id: CardId) -> Option<Phrase> {
    let card = cards.card(id);
    let name = Word(&card.name);
    match &card.kind {
        Kind::Escort => None,
        Kind::Moves(betza) => trouble_of(betza, name),
        Kind::Windmill => {
            Some(phrase!("a Rider cannot ride on {name}: it goes on without limit already", name))
        }
        _ => Some(phrase!("a Rider rides on a card with a movement, not on {name}", name)),
    }
}

fn trouble_of(betza: &Betza, name: Word<'_>) -> Option<Phrase> {
    let any = |test: fn(&MoveComponent) -> bool| betza.rides().iter().any(test);
    if any(MoveComponent::needs_screen) {
        Some(phrase!("a Rider cannot ride on {name}: it needs a screen", name))
    } else if any(MoveComponent::is_universal) {
        Some(phrase!("a Rider cannot ride on {name}: it goes to any square already", name))
    } else if any(|ride| ride.range == MoveComponent::UNLIMITED) {
        Some(phrase!("a Rider cannot ride on {name}: it rides without limit already", name))
    } else {
        None
    }
}
