//! Sheets of the cards on the board.

use super::names::SEATS;
use super::ranks::NOTATION;
use crate::cardmate::placement::Placement;
use crate::kernel::{Betza, Square};
use crate::piece_info::PieceInfo;
use crate::view::Face;

/// The cards by their squares.
pub(super) fn piece_infos(layout: &Placement) -> Vec<(String, PieceInfo)> {
    let sheet = |place: Square<_>| {
        let (card, owner) = layout.piece_on(place)?;
        let notation = NOTATION[card.rank as usize];
        let betza: Betza = notation.parse().ok()?;
        let name = format!("{} of {}", card.rank.name(), card.suit.name());
        let sheet = PieceInfo {
            face: Some(Face::Card { card, owner }),
            notes: vec!["Of its own suit it must take lower cards, and cannot take higher ones.".to_owned()],
            ..PieceInfo::new(name, card.to_string(), &betza)
        };
        let whose = format!("{}’s, on {place}", SEATS[owner.index()].title);
        Some((place.to_string(), sheet.told("Where", whose).told("Moves", notation)))
    };
    Square::all().filter_map(sheet).collect()
}
