//! The cards that a piece was made from.

use super::card::{CardId, Kind};
use super::catalogue::Catalogue;
use crate::rules::kernel::{Betza, Manner, Ride};

/// The cards a piece was made from, in the order in which they were played.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub(super) struct Makeup(pub(super) Vec<Part>);

/// One card of a make-up with what was played with it.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub(super) struct Part {
    pub(super) card: CardId,
    /// Whether a Rider was played with it.
    pub(super) rider: bool,
    /// The make-up that was copied, if the card is one that copies.
    pub(super) of: Makeup,
}

/// A movement that a make-up gives: a card, with or without a Rider.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub(super) struct Ability {
    pub(super) card: CardId,
    pub(super) rider: bool,
}

/// The longest name of a piece that is shown whole, in characters.
const LONGEST_NAME: usize = 40;

impl Part {
    /// A card alone.
    pub(super) const fn plain(card: CardId) -> Self {
        Self { card, rider: false, of: Makeup(Vec::new()) }
    }

    /// What was paid for it.
    pub(super) fn paid(&self, cards: &Catalogue) -> u32 {
        let card = cards.card(self.card);
        match card.kind {
            Kind::Clone => self.of.clone_cost(cards),
            _ if self.rider => card.value.saturating_mul(2).saturating_add(1),
            _ => card.value,
        }
    }

    fn name(&self, cards: &Catalogue) -> String {
        let mut name = cards.name(self.card).to_owned();
        if cards.card(self.card).is_copier() {
            name.push_str(&format!("({})", self.of.full_name(cards)));
        }
        if self.rider {
            name.push_str("+Rider");
        }
        name
    }
}

impl Makeup {
    /// The make-up of cards without Riders, by their names.
    pub(super) fn of_names(cards: &Catalogue, names: &[&str]) -> Self {
        Self(names.iter().filter_map(|name| cards.find(name)).map(Part::plain).collect())
    }

    /// What a Clone of it costs: what was paid for its cards, Riders among them, and one for each.
    pub(super) fn clone_cost(&self, cards: &Catalogue) -> u32 {
        let cost = |part: &Part| part.paid(cards).saturating_add(1 + u32::from(part.rider));
        self.0.iter().map(cost).fold(0, u32::saturating_add)
    }

    /// The movements that it gives, in order, each once.
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

    /// How many cards it is made of, with those that were copied.
    pub(super) fn size(&self) -> usize {
        self.0.iter().map(|part| 1 + part.of.size()).sum()
    }

    /// What the piece is called, e.g. "Wazir+Rider" or "Knight, Ferz".
    pub(super) fn full_name(&self, cards: &Catalogue) -> String {
        self.0.iter().map(|part| part.name(cards)).collect::<Vec<_>>().join(", ")
    }

    /// The name, cut short where it is long.
    pub(super) fn name(&self, cards: &Catalogue) -> String {
        let name = self.full_name(cards);
        match name.char_indices().nth(LONGEST_NAME) {
            Some((end, _)) => format!("{}… ({} cards)", &name[..end], self.0.len()),
            None => name,
        }
    }

    /// Whether it is an extra King.
    pub(super) fn is_king(&self, cards: &Catalogue) -> bool {
        self.0.iter().any(|part| matches!(cards.card(part.card).kind, Kind::King))
    }
}

/// Why a Rider cannot ride on a card; `None` if it can.
pub(super) fn rider_trouble(cards: &Catalogue, id: CardId) -> Option<String> {
    let card = cards.card(id);
    let name = &card.name;
    match &card.kind {
        Kind::Escort => None,
        Kind::Moves(betza) => trouble_of(betza).map(|why| format!("a Rider cannot ride on {name}: {why}")),
        Kind::Windmill => Some(format!("a Rider cannot ride on {name}: it goes on without limit already")),
        _ => Some(format!("a Rider rides on a card with a movement, not on {name}")),
    }
}

fn trouble_of(betza: &Betza) -> Option<&'static str> {
    let any = |test: fn(&Ride) -> bool| betza.rides().iter().any(test);
    if any(|ride| matches!(ride.manner, Manner::Hopping | Manner::Jumping)) {
        Some("it needs a screen")
    } else if any(|ride| ride.range == Ride::UNLIMITED) {
        Some("it rides without limit already")
    } else {
        None
    }
}
