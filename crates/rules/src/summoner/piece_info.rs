//! Sheets of cards, pieces and decks.

use std::cmp::Reverse;

use super::card::{Card, CardId, Kind, Location};
use super::catalogue::Catalogue;
use super::deck::Deck;
use super::names::SEATS;
use super::reserve::handle;
use super::state::{State, Variant};
use crate::phrase::{Phrase, Word, phrase};
use crate::piece_info::{AbilityCard, CardEffect, DeckEntry, DeckInfo, PieceInfo};
use crate::seat::Seat;
use crate::summoner::ability::Ability;
use crate::summoner::composition::{Composition, Part};
use crate::summoner::face::face;
use crate::summoner::piece::{Piece, PieceKind};

/// Returns everything that somebody may ask about at a table: the pieces on the board and in the reserves, then the
/// cards.
pub(super) fn all<H>(state: &State<H>) -> Vec<(String, PieceInfo)> {
    let cards = &state.cards;
    let placed = state.board.pieces().map(|(square, piece)| {
        let side = Word(SEATS[piece.owner.index()].title);
        let place = phrase!("{side}’s, on {square}", side, square);
        (square.to_string(), info_of(cards, piece, place))
    });
    let waiting = Seat::ALL.into_iter().flat_map(|seat| {
        state.reserves[seat.index()].pieces.iter().map(move |entry| {
            let place = phrase!("in {side}’s reserve", side = Word(SEATS[seat.index()].title));
            (handle(seat, entry.number), info_of(cards, &entry.piece, place))
        })
    });
    let is_used = |id: &CardId| match state.variant {
        Variant::Standard => cards.card(*id).is_standard,
        Variant::Courier => cards.card(*id).copies > 0,
    };
    let named = cards.ids().filter(is_used).map(|id| (cards.name(id).to_owned(), sheet_of(cards, id)));
    placed.chain(waiting).chain(named).collect()
}

/// Returns a card in the form for hands and decks.
pub(super) fn ability_card(cards: &Catalogue, id: CardId) -> AbilityCard {
    let card = cards.card(id);
    let effect = match &card.kind {
        Kind::Moves(_) | Kind::Escort | Kind::Windmill => {
            let abilities = [Ability { card: id, rider: false }];
            CardEffect::Moves(cards.movement(&abilities, Seat::First).diagram())
        }
        Kind::Rider => CardEffect::Rider,
        Kind::Clone | Kind::Joker => CardEffect::Copier,
        Kind::King => CardEffect::King,
        Kind::Location(location) => CardEffect::Location(sign(*location)),
    };
    let has_value = !matches!(card.kind, Kind::Rider | Kind::Clone);
    AbilityCard { name: card.name.clone(), value: has_value.then_some(card.value), effect }
}

const fn sign(location: Location) -> char {
    match location {
        Location::Letter(file) | Location::File(file) => (b'a' + file) as char,
        Location::Number(rank) | Location::Rank(rank) => (b'1' + rank) as char,
        Location::Any => '*',
    }
}

/// Returns a deck with its cards in the order of the catalogue, those that no longer exist last.
#[must_use]
pub fn deck_sheet(cards: &Catalogue, name: &str, deck: &Deck) -> DeckInfo {
    let entry = |(name, count): (&str, usize)| DeckEntry { card: card_or_missing(cards, name), count };
    DeckInfo { name: name.to_owned(), entries: deck.kinds(cards).map(entry).collect() }
}

/// Returns a card in a deck, by its name in any case, even if it no longer exists.
#[must_use]
pub fn card_or_missing(cards: &Catalogue, name: &str) -> AbilityCard {
    let missing = || AbilityCard { name: name.to_owned(), value: None, effect: CardEffect::Missing };
    card_face(cards, name).unwrap_or_else(missing)
}

/// Returns a card in a hand, by its name in any case; `None` for an unknown name.
#[must_use]
pub fn card_face(cards: &Catalogue, name: &str) -> Option<AbilityCard> {
    Some(ability_card(cards, cards.find(name)?))
}

/// Returns the sheet of a card by its name in any case; `None` for an unknown name.
#[must_use]
pub fn card_sheet(cards: &Catalogue, name: &str) -> Option<PieceInfo> {
    Some(sheet_of(cards, cards.find(name)?))
}

fn sheet_of(cards: &Catalogue, id: CardId) -> PieceInfo {
    let card = cards.card(id);
    let value = match card.kind {
        Kind::Rider => phrase!("1, and that of the card that it rides on"),
        Kind::Clone => phrase!("what the copied cards have cost, and 1 for each"),
        _ => Phrase::verbatim(card.value.to_string()),
    };
    let notation = if matches!(card.kind, Kind::Moves(_)) { card.movement() } else { "" };
    let sheet = PieceInfo {
        name: Phrase::word(&*card.name),
        code: card.code.clone(),
        face: None,
        facts: Vec::new(),
        rides: Vec::new(),
        around: None,
        notes: note(card).into_iter().collect(),
    };
    let csipgs = card.csipgs.clone().unwrap_or_default();
    let (csipgs, notation) = (Phrase::verbatim(csipgs), Phrase::verbatim(notation));
    let sheet = sheet.fact("Value", value).fact("csipgs value", csipgs).fact("Moves", notation);
    if !card.is_ability() {
        return sheet;
    }
    let movement = cards.movement(&[Ability { card: id, rider: false }], Seat::First);
    PieceInfo { rides: movement.rides().to_vec(), around: movement.around(), ..sheet }
}

fn note(card: &Card) -> Option<Phrase> {
    match card.kind {
        Kind::Moves(_) | Kind::Escort | Kind::Windmill => None,
        Kind::Rider => {
            Some(phrase!("Played with a card, it makes that card’s moves repeatable in the same direction."))
        }
        Kind::Clone | Kind::Joker => {
            Some(phrase!("It copies all abilities of a piece on the board or in a reserve."))
        }
        Kind::King => Some(phrase!("An extra King: it enters when its side would be checkmated.")),
        Kind::Location(_) => Some(phrase!("It says on which empty square a piece is summoned.")),
    }
}

/// Returns the sheet of a piece on the board or in a reserve; `place` says where it is, e.g. "d4".
pub(super) fn info_of(cards: &Catalogue, piece: &Piece, place: Phrase) -> PieceInfo {
    let movement = piece.movement();
    let (name, note) = match &piece.kind {
        PieceKind::King => ("King".to_owned(), None),
        PieceKind::Pawn => {
            let note =
                phrase!("From its own second rank it may step two squares, and it can capture en passant.");
            ("Pawn".to_owned(), Some(note))
        }
        PieceKind::Composite(made) if made.composition.is_king(cards) => ("extra King".to_owned(), None),
        PieceKind::Composite(made) => (made.composition.name(cards), None),
    };
    let sheet = PieceInfo {
        name: Phrase::word(&*name),
        code: String::new(),
        face: Some(face(cards, piece)),
        facts: Vec::new(),
        rides: movement.rides().to_vec(),
        around: movement.around(),
        notes: note.into_iter().collect(),
    };
    let sheet = sheet.fact("Where", place);
    match piece.composition() {
        Some(composition) => {
            // The whole name, if it was cut short.
            let full = composition.full_name(cards);
            let made_of = if full == name { Phrase::default() } else { Phrase::word(full) };
            let value = paid(cards, composition).to_string();
            sheet
                .fact("Made of", made_of)
                .fact("Value", Phrase::verbatim(value))
                .fact("Moves", Phrase::verbatim(notations(cards, composition)))
        }
        None => sheet,
    }
}

/// Returns the value paid for all cards of a piece.
fn paid(cards: &Catalogue, composition: &Composition) -> u32 {
    composition.0.iter().map(|part: &Part| part.paid(cards)).fold(0, u32::saturating_add)
}

/// Returns the notations of all different abilities.
fn notations(cards: &Catalogue, composition: &Composition) -> String {
    let notation = |ability: &Ability| {
        let notation = cards.card(ability.card).movement();
        if ability.rider { format!("{notation}+Rider") } else { notation.to_owned() }
    };
    let mut abilities = composition.abilities(cards);
    abilities.sort_by_key(|ability| Reverse(cards.card(ability.card).value));
    abilities.iter().map(notation).collect::<Vec<_>>().join(", ")
}
