//! The display of a piece.

use std::cmp::Reverse;

use arrayvec::ArrayString;

use super::catalogue::Catalogue;
use crate::chess::Role;
use crate::summoner::ability::Ability;
use crate::summoner::composition::Composition;
use crate::summoner::piece::{Composite, Piece, PieceKind};
use crate::view::{self, Face};

/// Returns the face of a piece.
pub(super) fn face(cards: &Catalogue, piece: &Piece) -> Face {
    let owner = piece.owner;
    match &piece.kind {
        PieceKind::King => Face::orthodox(Role::King, owner),
        PieceKind::Pawn => Face::orthodox(Role::Pawn, owner),
        PieceKind::Composite(made) if made.composition.is_king(cards) => Face::orthodox(Role::King, owner),
        PieceKind::Composite(made) => {
            let diagram = piece.movement().diagram();
            Face::Composite(view::CompositePiece { owner, code: code(cards, made), diagram })
        }
    }
}

/// Returns the codes of the cards, the most valuable first; copied cards come last, behind a `=`. Of more cards than there is
/// room for, it is the first one's code and how many others there are, e.g. `So&2`.
fn code(cards: &Catalogue, made: &Composite) -> ArrayString<16> {
    let (mut own, mut copied) = (Vec::new(), Vec::new());
    collect(cards, &made.composition, false, &mut own, &mut copied);
    let worth = |ability: &Ability| (Reverse(cards.card(ability.card).value), ability.card, ability.rider);
    own.sort_by_key(worth);
    copied.sort_by_key(worth);
    let code_of = |ability: &Ability| {
        format!("{}{}", cards.card(ability.card).code, if ability.rider { "+" } else { "" })
    };
    let joined = |abilities: &[Ability]| abilities.iter().map(code_of).collect::<String>();
    let sign = if copied.is_empty() { "" } else { "=" };
    let mut codes = format!("{}{sign}{}", joined(&own), joined(&copied));
    if codes.chars().count() > LETTERS {
        let first = match own.first() {
            Some(first) => code_of(first),
            None => copied.first().map(|first| format!("={}", code_of(first))).unwrap_or_default(),
        };
        let others = (own.len() + copied.len()).saturating_sub(1);
        codes = if others == 0 { first } else { format!("{first}&{others}") };
    }
    let mut code = ArrayString::new();
    for letter in codes.chars() {
        // A code of two letters, two signs and a number always fit.
        let _ = code.try_push(letter);
    }
    code
}

/// The most letters of a code.
const LETTERS: usize = 4;

/// Collects the cards with a movement, both played and copied ones.
fn collect(
    cards: &Catalogue,
    composition: &Composition,
    is_copy: bool,
    own: &mut Vec<Ability>,
    copied: &mut Vec<Ability>,
) {
    for part in &composition.0 {
        let ability = Ability { card: part.card, rider: part.rider };
        match cards.card(part.card).is_ability() {
            true if is_copy => copied.push(ability),
            true => own.push(ability),
            false => collect(cards, &part.of, true, own, copied),
        }
    }
}
