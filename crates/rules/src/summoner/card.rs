//! The cards: effects, values, and the lists from which a table takes them.

use std::sync::LazyLock;

use serde::Deserialize;

use crate::kernel::Betza;

/// A card of one table's [catalogue](super::catalogue::Catalogue), by its place there.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct CardId(pub(super) u16);

/// One card.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Card {
    /// Its name, unique ignoring case.
    pub(super) name: String,
    /// One or two letters for the faces of pieces.
    pub(super) code: String,
    /// Its value; of a Rider the cost beside the card that it rides on.
    pub(super) value: u32,
    /// Its effect.
    pub(super) kind: Kind,
    /// The number of copies in a pack of the courier version.
    pub(super) copies: u32,
    /// `true` for a card of the standard version, from which decks are built.
    pub(super) is_standard: bool,
    /// Its movement in Betza notation; empty for a card of a special kind.
    pub(super) notation: String,
    /// Its movement as a server wrote it, if it is a server's own card.
    pub(super) own: Option<String>,
    /// The value that the inventor gives the card outside of this game, as printed; known for few cards only.
    pub(super) csipgs: Option<String>,
}

/// The effect of a card.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Kind {
    /// The piece moves as this notation says.
    Moves(Betza),
    /// One step around an adjacent friendly piece.
    Escort,
    /// Any number of steps around one adjacent friendly piece.
    Windmill,
    /// The card makes a movement repeatable.
    Rider,
    /// The card copies a piece, for the cost of the piece's cards plus one for each of them.
    Clone,
    /// The card copies a piece for a fixed value.
    Joker,
    /// An extra King.
    King,
    /// The card names the square for a summon.
    Location(Location),
}

/// The file, rank or square that a location card names.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Location {
    /// A file, together with a number.
    Letter(u8),
    /// A rank, together with a letter.
    Number(u8),
    /// Any square of a file.
    File(u8),
    /// Any square of a rank.
    Rank(u8),
    /// Any square.
    Any,
}

impl Card {
    /// Returns its movement in Betza notation; for a card without, its name.
    pub(super) fn movement(&self) -> &str {
        let notation = self.own.as_ref().unwrap_or(&self.notation);
        if notation.is_empty() { &self.name } else { notation }
    }

    /// Checks whether the card itself gives a movement.
    pub(super) fn is_ability(&self) -> bool {
        matches!(self.kind, Kind::Moves(_) | Kind::Escort | Kind::Windmill)
    }

    /// Checks whether it copies a piece.
    pub(super) fn is_copier(&self) -> bool {
        matches!(self.kind, Kind::Clone | Kind::Joker)
    }
}

/// Returns both lists of cards, the standard ones first; those in both only once.
pub(super) fn published() -> &'static [Card] {
    &PUBLISHED
}

static PUBLISHED: LazyLock<Vec<Card>> = LazyLock::new(|| {
    // The tests make sure that the lists are valid.
    let read = |text| toml::from_str::<List>(text).map(|list| list.card).unwrap_or_default();
    let mut cards: Vec<Card> = Vec::new();
    for entry in read(include_str!("../../assets/cards/summoner.toml")) {
        cards.extend(entry.card(true));
    }
    for entry in read(include_str!("../../assets/cards/courier.toml")) {
        match cards.iter_mut().find(|card| card.name == entry.name) {
            Some(card) => card.copies = entry.copies,
            None => cards.extend(entry.card(false)),
        }
    }
    cards
});

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct List {
    card: Vec<Entry>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Entry {
    name: String,
    #[serde(default)]
    code: String,
    #[serde(default)]
    betza: String,
    #[serde(default)]
    kind: String,
    #[serde(default)]
    value: u32,
    #[serde(default)]
    copies: u32,
    csipgs: Option<String>,
}

impl Entry {
    fn card(self, is_standard: bool) -> Option<Card> {
        let last = *self.name.as_bytes().last()?;
        let kind = match &*self.kind {
            "" => Kind::Moves(self.betza.parse().ok()?),
            "escort" => Kind::Escort,
            "windmill" => Kind::Windmill,
            "rider" => Kind::Rider,
            "clone" => Kind::Clone,
            "joker" => Kind::Joker,
            "king" => Kind::King,
            "letter" => Kind::Location(Location::Letter(last.checked_sub(b'a')?)),
            "number" => Kind::Location(Location::Number(last.checked_sub(b'1')?)),
            "file" => Kind::Location(Location::File(last.checked_sub(b'a')?)),
            "rank" => Kind::Location(Location::Rank(last.checked_sub(b'1')?)),
            "any" => Kind::Location(Location::Any),
            _ => return None,
        };
        let Entry { name, code, betza: notation, value, copies, csipgs, .. } = self;
        Some(Card { name, code, value, kind, copies, is_standard, notation, own: None, csipgs })
    }
}

#[cfg(test)]
mod tests {
    use super::published;

    #[test]
    fn the_lists_are_whole() {
        assert_eq!(published().iter().filter(|card| card.is_standard).count(), 30);
        let pack: u32 = published().iter().map(|card| card.copies).sum();
        assert_eq!(pack, 14 + 5 + 4 + 16 + 8 + 2);
    }
}
