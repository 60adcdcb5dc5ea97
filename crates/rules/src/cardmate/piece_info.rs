//! Sheets of the cards on the board.

use super::names::SEATS;
use super::ranks::NOTATION;
use crate::cardmate::placement::Placement;
use crate::kernel::card::Card;
use crate::kernel::{Betza, Square};
use crate::phrase::{Phrase, Word, phrase};
use crate::piece_info::PieceInfo;
use crate::view::Face;

/// Returns the cards by their squares.
pub(super) fn piece_infos(layout: &Placement) -> Vec<(String, PieceInfo)> {
    let sheet = |place: Square<_>| {
        let (card, owner) = layout.piece_on(place)?;
        let sheet = PieceInfo { face: Some(Face::Card { card, owner }), ..info(card)? };
        let side = Word(SEATS[owner.index()].title);
        let whose = phrase!("{side}’s, on {square}", side, square = place);
        let notation = Phrase::verbatim(NOTATION[card.rank as usize]);
        Some((place.to_string(), sheet.fact("Where", whose).fact("Moves", notation)))
    };
    Square::all().filter_map(sheet).collect()
}

/// Returns the movement of every card of the game by its short name, e.g. `7C`.
///
/// ```
/// let infos = trickmate_rules::cardmate::card_infos();
/// let (_, ten) = infos.iter().find(|(name, _)| name == "XC").ok_or("it is a card")?;
/// assert_eq!(ten.notation().as_deref(), Some("R"));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[must_use]
pub fn card_infos() -> Vec<(String, PieceInfo)> {
    let info = |card: Card| {
        let notation = Phrase::verbatim(NOTATION[card.rank as usize]);
        Some((card.to_string(), info(card)?.fact("Moves", notation)))
    };
    Card::all().filter_map(info).collect()
}

fn info(card: Card) -> Option<PieceInfo> {
    let betza: Betza = NOTATION[card.rank as usize].parse().ok()?;
    let (rank, suit) = (Word(card.rank.name()), Word(card.suit.name()));
    let name = phrase!("{rank} of {suit}", rank, suit);
    Some(PieceInfo {
        notes: vec![phrase!("Of its own suit it must take lower cards, and cannot take higher ones.")],
        ..PieceInfo::new(name, card.to_string(), &betza)
    })
}
