//! Sheets of chessmen.

use super::army::Army;
use super::moves::PRIME;
use super::role::Role;
use crate::kernel::Betza;
use crate::phrase::{Phrase, Word, phrase};
use crate::piece_info::PieceInfo;
use crate::seat::Seat;
use crate::view::{Face, SquareIndex, View};

/// Returns the chessmen of a view by their squares, with face-down ones as far as the viewer knows them.
pub(crate) fn piece_infos(view: &View) -> Vec<(String, PieceInfo)> {
    let faces = (0..).zip(&view.board.squares).filter_map(|(place, square)| Some((place, square.face?)));
    faces
        .filter_map(|(place, face)| match face {
            Face::Piece { role, owner, army } => Some((place, role, owner, army, face)),
            Face::Known { role, owner } => Some((place, role, owner, Army::Fide, face)),
            _ => None,
        })
        .filter_map(|(place, role, owner, army, face)| {
            Some((view.board.name(place), piece(view, (role, army), owner, place, face)?))
        })
        .collect()
}

fn piece(
    view: &View,
    (role, army): (Role, Army),
    owner: Seat,
    place: SquareIndex,
    face: Face,
) -> Option<PieceInfo> {
    let notation = army.notation(role);
    let betza: Betza = notation.parse().ok()?;
    let mut notes = Vec::new();
    match role {
        Role::Pawn => notes.push(phrase!(
            "From its own second rank it may step two squares; it can capture en passant, and is promoted on the last rank."
        )),
        Role::King => {
            let rook = Word(army.piece_name(Role::Rook));
            notes.push(phrase!("It may castle with a {rook}, and may not be left in check.", rook));
            if army == Army::Clobberers {
                notes.push(phrase!(
                    "Its long castling goes to the b-file, so that the Bede stays on its colour."
                ));
            }
        }
        _ => {}
    }
    let side = Word(view.seats[owner.index()].name.title);
    let stands = phrase!("{side}’s, on {square}", side, square = view.board.name(place));
    let name = Phrase::word(army.piece_name(role));
    let sheet = PieceInfo { face: Some(face), notes, ..PieceInfo::new(name, role.letter(), &betza) };
    let sheet = sheet.fact("Where", stands).fact("Moves", Phrase::verbatim(notation));
    if army == Army::Fide || matches!(role, Role::Pawn | Role::King) {
        return Some(sheet);
    }
    let letter = role.letter();
    let sign = match view.board.squares.get(usize::from(place)).is_some_and(|square| square.is_foreign) {
        true => format!("{letter}{PRIME}"),
        false => letter.to_string(),
    };
    let stands_for = phrase!("the {name}, written {sign}", name = Word(role.name()), sign);
    Some(sheet.fact("Army", Phrase::word(army.title())).fact("Stands for", stands_for))
}
