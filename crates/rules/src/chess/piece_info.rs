//! Sheets of chessmen.

use super::movement::NOTATION;
use super::role::Role;
use crate::kernel::Betza;
use crate::piece_info::PieceInfo;
use crate::seat::Seat;
use crate::view::{Face, SquareIndex, View};

/// Returns the chessmen of a view by their squares, with face-down ones as far as the viewer knows them.
pub(crate) fn piece_infos(view: &View) -> Vec<(String, PieceInfo)> {
    let faces = (0..).zip(&view.board.squares).filter_map(|(place, square)| Some((place, square.face?)));
    faces
        .filter_map(|(place, face)| match face {
            Face::Piece { role, owner } | Face::Known { role, owner } => {
                Some((view.board.name(place), piece(view, role, owner, place, face)?))
            }
            _ => None,
        })
        .collect()
}

fn piece(view: &View, role: Role, owner: Seat, place: SquareIndex, face: Face) -> Option<PieceInfo> {
    let notation = NOTATION[role as usize];
    let betza: Betza = notation.parse().ok()?;
    let note = match role {
        Role::Pawn => {
            "From its own second rank it may step two squares; it can capture en passant, and is promoted on the last rank."
        }
        Role::King => "It may castle with a Rook, and may not be left in check.",
        _ => "",
    };
    let place = format!("{}’s, on {}", view.seats[owner.index()].name.title, view.board.name(place));
    let sheet = PieceInfo {
        face: Some(face),
        notes: [note].into_iter().filter(|note| !note.is_empty()).map(str::to_owned).collect(),
        ..PieceInfo::new(role.name(), role.letter(), &betza)
    };
    Some(sheet.fact("Where", place).fact("Moves", notation))
}
