//! Standard algebraic notation, both ways.

use super::board::{Board, Square8};
use super::moves::{Move, PRIME};
use super::role::Role;
use crate::kernel::Square;

/// Writes a legal move with its marks.
pub(super) fn write(board: &Board, action: Move) -> String {
    let mut text = bare(board, action);
    text.push_str(mark(board, action));
    text
}

/// Returns the move without the mark of check or mate.
fn bare(board: &Board, action: Move) -> String {
    if let Some(wing) = board.castling_of(action) {
        return wing.text().to_owned();
    }
    let Move { from, to, promotion, is_foreign } = action;
    let prime = |is_foreign| if is_foreign { PRIME } else { "" };
    let sign = if board.captures(action) { "x" } else { "" };
    let role = board.role_on(from).unwrap_or(Role::Pawn);
    if role == Role::Pawn {
        let file = if sign.is_empty() { String::new() } else { file_letter(from).to_string() };
        let becomes =
            promotion.map_or_else(String::new, |role| format!("={}{}", role.letter(), prime(is_foreign)));
        return format!("{file}{sign}{to}{becomes}");
    }
    let prime = prime(board.is_foreign(from));
    format!("{}{prime}{}{sign}{to}", role.letter(), origin(board, role, from, to))
}

/// Returns the part of the origin that distinguishes the piece from others of its kind: nothing, file, rank, or both.
pub(super) fn origin(board: &Board, role: Role, from: Square8, to: Square8) -> String {
    let mut rivals = Vec::new();
    board.each_choice(|choices| {
        let is_alike = choices.role == role && board.is_foreign(choices.from) == board.is_foreign(from);
        if is_alike && choices.from != from && choices.to.contains(to) {
            rivals.push(choices.from);
        }
    });
    if rivals.is_empty() {
        String::new()
    } else if rivals.iter().all(|rival| rival.file() != from.file()) {
        file_letter(from).to_string()
    } else if rivals.iter().all(|rival| rival.rank() != from.rank()) {
        (from.rank() + 1).to_string()
    } else {
        from.to_string()
    }
}

/// Returns `#` for mate, `+` for another check.
pub(super) fn mark(board: &Board, action: Move) -> &'static str {
    let mut next = *board;
    next.play_unchecked(action);
    match (next.is_in_check(next.turn()), next.has_move()) {
        (false, _) => "",
        (true, true) => "+",
        (true, false) => "#",
    }
}

fn file_letter(square: Square8) -> char {
    char::from(b'a' + square.file())
}

/// A move in its written parts, not yet checked against the board.
pub(super) struct ParsedSan {
    pub(super) role: Role,
    /// `true` if the piece is of the other side's army.
    pub(super) is_foreign: bool,
    pub(super) file: Option<u8>,
    pub(super) rank: Option<u8>,
    pub(super) to: Square8,
    /// The piece that the Pawn becomes, and `true` if it is of the other side's army.
    pub(super) promotion: Option<(Role, bool)>,
    pub(super) captures: bool,
}

/// Returns all squares from which the written move might begin.
pub(super) fn origins(board: &Board, written: &ParsedSan) -> impl Iterator<Item = Square8> {
    let pieces = board.of(written.role, board.turn());
    let (file, rank) = (written.file, written.rank);
    Square::all().filter(move |square| {
        pieces.contains(*square)
            && board.is_foreign(*square) == written.is_foreign
            && file.is_none_or(|file| square.file() == file)
            && rank.is_none_or(|rank| square.rank() == rank)
    })
}
