//! Forsyth–Edwards notation, both ways.

use thiserror::Error;

use super::army::Army;
use super::board::{Bitboard8, Board, Square8};
use super::castling::Castling;
use super::moves::beyond;
use super::role::Role;
use super::square::rank_of;
use crate::excerpt::excerpt;
use crate::kernel::Square;
use crate::seat::Seat;

/// A text that is not a position in Forsyth–Edwards notation, or a position that cannot be played.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum FenError {
    /// A field is missing.
    #[error("a FEN has six parts: the board, the side to move, castling, en passant and two counters")]
    Parts,
    /// The board has not eight ranks.
    #[error("the FEN has {0} ranks instead of 8")]
    Ranks(usize),
    /// A rank has not eight squares.
    #[error("rank {0} of the FEN does not have 8 squares")]
    Files(u8),
    /// A letter that is not a chessman.
    #[error("“{0}” in the FEN is no chessman")]
    Letter(char),
    /// The side to move is neither `w` nor `b`.
    #[error("the side to move is w or b, not “{0}”")]
    Turn(String),
    /// A side has no King, or several.
    #[error("{0} has {1} Kings instead of one")]
    Kings(&'static str, u32),
    /// A Pawn on the rank where it would have been promoted.
    #[error("the Pawn on {0} would have been promoted")]
    LastRank(Square8),
    /// A Pawn behind the rank where it began.
    #[error("no Pawn can come to {0}, its own first rank")]
    FirstRank(Square8),
    /// More pieces than a side has at the beginning.
    #[error("{0} has {1} pieces instead of at most {MAX_PIECES}")]
    TooManyPieces(&'static str, u32),
    /// More Pawns and promoted pieces than the original Pawns.
    #[error("{0} has {1} Pawns and promoted pieces, and began with {MAX_PAWNS} Pawns")]
    Promoted(&'static str, u32),
    /// The side that is not to move is in check.
    #[error("{0} is in check but it is not {0}’s turn")]
    Check(&'static str),
    /// The castling field cannot be read.
    #[error("the castling rights are letters of KQkq or -, not “{0}”")]
    CastlingLetters(String),
    /// A right to castle without King or Rook in place.
    #[error("the right to castle “{0}” needs the King on its e-file square and the Rook in its corner")]
    Castling(char),
    /// A square without a piece that can be of the other side's army.
    #[error("only a Queen, Rook, Bishop or Knight can be of the other side’s army, and none is on {0}")]
    Foreign(Square8),
    /// Pieces of the other side's army where both have the same.
    #[error("both sides have the same army, so that no piece is of the other one")]
    NoForeign,
    /// The en passant field names no square that a Pawn has just passed over.
    #[error("no Pawn can just have passed over “{0}”")]
    Passed(String),
    /// A counter is not a number.
    #[error("“{0}” is not a number of moves")]
    Counter(String),
}

/// The contents of a FEN: the board, the plies since the last capture or Pawn's move, and the number of the move.
pub(super) struct Fen {
    pub(super) board: Board,
    pub(super) quiet: u32,
    pub(super) number: u32,
}

const TITLES: [&str; 2] = ["White", "Black"];

/// The numbers of pieces and Pawns with which a side begins.
const MAX_PIECES: u32 = 16;
const MAX_PAWNS: u32 = 8;

/// Reads a FEN of a game between these armies, in which the pieces on some squares are of the other side's. The counters may be
/// missing. An en passant square without a legal capture is ignored.
pub(super) fn read(text: &str, armies: [Army; 2], foreign: &[Square8]) -> Result<Fen, FenError> {
    let fields: Vec<&str> = text.split_whitespace().collect();
    let (ranks, turn, castling, passed, counters) = match fields[..] {
        [ranks, turn, castling, passed] => (ranks, turn, castling, passed, ["0", "1"]),
        [ranks, turn, castling, passed, quiet, number] => (ranks, turn, castling, passed, [quiet, number]),
        _ => return Err(FenError::Parts),
    };
    let turn = match turn {
        "w" => Seat::First,
        "b" => Seat::Second,
        _ => return Err(FenError::Turn(excerpt(turn))),
    };
    let mut board = Board::empty(turn).with_armies(armies);
    read_ranks(&mut board, ranks)?;
    check_men(&board)?;
    note_foreign(&mut board, foreign)?;
    board.castling = Castling::read(castling).map_err(|_| FenError::CastlingLetters(excerpt(castling)))?;
    if let Some(letter) = board.castling.contradicted(&board) {
        return Err(FenError::Castling(letter));
    }
    if passed != "-" {
        let square = just_passed(&board, passed).ok_or_else(|| FenError::Passed(excerpt(passed)))?;
        board.note_passed(Some(square));
    }
    let [quiet, number] = counters.map(|text| counter(text).ok_or_else(|| FenError::Counter(excerpt(text))));
    Ok(Fen { board, quiet: quiet?, number: number?.max(1) })
}

/// Notes the squares of pieces of the other side's army.
fn note_foreign(board: &mut Board, squares: &[Square8]) -> Result<(), FenError> {
    if board.are_armies_alike() && !squares.is_empty() {
        return Err(FenError::NoForeign);
    }
    for square in squares {
        if board.role_on(*square).is_none_or(|role| matches!(role, Role::Pawn | Role::King)) {
            return Err(FenError::Foreign(*square));
        }
        board.foreign.insert(*square);
    }
    Ok(())
}

fn counter(text: &str) -> Option<u32> {
    let digits = (1..=6).contains(&text.len()) && text.bytes().all(|letter| letter.is_ascii_digit());
    text.parse().ok().filter(|_| digits)
}

fn read_ranks(board: &mut Board, text: &str) -> Result<(), FenError> {
    let ranks: Vec<&str> = text.split('/').collect();
    if ranks.len() != 8 {
        return Err(FenError::Ranks(ranks.len()));
    }
    for (text, rank) in ranks.iter().zip((0..8_u8).rev()) {
        let mut file = 0_i8;
        for letter in text.chars() {
            if let Some(empty @ 1..=8) = letter.to_digit(10) {
                file += empty as i8;
                if file > 8 {
                    return Err(FenError::Files(rank + 1));
                }
                continue;
            }
            let role = Role::from_letter(letter).ok_or(FenError::Letter(letter))?;
            let owner = if letter.is_ascii_uppercase() { Seat::First } else { Seat::Second };
            let square = Square::at(file, rank as i8).ok_or(FenError::Files(rank + 1))?;
            board.add(role, owner, square);
            file += 1;
        }
        if file != 8 {
            return Err(FenError::Files(rank + 1));
        }
    }
    Ok(())
}

/// Checks for one King a side, and no Pawn on its last rank.
fn check_men(board: &Board) -> Result<(), FenError> {
    for seat in Seat::ALL {
        let kings = board.of(Role::King, seat).len();
        if kings != 1 {
            return Err(FenError::Kings(TITLES[seat.index()], kings));
        }
        let mut pawns = board.of(Role::Pawn, seat);
        if let Some(square) = pawns.find(|square| square.rank() == rank_of(seat, 8)) {
            return Err(FenError::LastRank(square));
        }
    }
    Ok(())
}

/// Reads the square, if a Pawn of the side not to move can just have passed over it.
fn just_passed(board: &Board, name: &str) -> Option<Square8> {
    let square: Square8 = name.parse().ok()?;
    let mover = board.turn.other();
    let to = beyond(square, mover);
    let behind = beyond(square, mover.other());
    let empty = !board.occupied().contains(square) && !board.occupied().contains(behind);
    let stepped = square.rank() == rank_of(mover, 3) && board.of(Role::Pawn, mover).contains(to);
    (empty && stepped).then_some(square)
}

/// Checks that a usual game could reach the position, as far as that is obvious.
pub(super) fn check_orthodox(board: &Board) -> Result<(), FenError> {
    for seat in Seat::ALL {
        let mut pawns = board.of(Role::Pawn, seat);
        if let Some(square) = pawns.find(|square| square.rank() == rank_of(seat, 1)) {
            return Err(FenError::FirstRank(square));
        }
        check_material(board, seat)?;
    }
    let waiting = board.turn.other();
    if board.is_in_check(waiting) {
        return Err(FenError::Check(TITLES[waiting.index()]));
    }
    Ok(())
}

/// Checks that a side has no more pieces than at the beginning, and that extra pieces can be promoted Pawns.
fn check_material(board: &Board, seat: Seat) -> Result<(), FenError> {
    let pieces = board.side(seat).len();
    if pieces > MAX_PIECES {
        return Err(FenError::TooManyPieces(TITLES[seat.index()], pieces));
    }
    let army = board.army_of(seat, false);
    let promoted_to = |role: Role, first: u32| {
        let pieces: Bitboard8 = board.of(role, seat) & !board.foreign();
        if !army.is_colourbound(role) {
            return pieces.len().saturating_sub(first);
        }
        // The two that stay on their colour begin on squares of different ones.
        let light = pieces.filter(|square| square.is_light()).count() as u32;
        light.saturating_sub(1) + (pieces.len() - light).saturating_sub(1)
    };
    let foreign = (board.side(seat) & board.foreign()).len();
    let promoted = foreign
        + promoted_to(Role::Queen, 1)
        + promoted_to(Role::Rook, 2)
        + promoted_to(Role::Bishop, 2)
        + promoted_to(Role::Knight, 2);
    let pawns = board.of(Role::Pawn, seat).len() + promoted;
    if pawns > MAX_PAWNS { Err(FenError::Promoted(TITLES[seat.index()], pawns)) } else { Ok(()) }
}

/// Writes a FEN. The en passant square is written only where a capture is legal.
pub(super) fn write(Fen { board, quiet, number }: &Fen) -> String {
    let mut text = String::new();
    for rank in (0..8).rev() {
        let mut empty = 0;
        for file in 0..8 {
            match Square::at(file, rank).and_then(|square| board.piece_on(square)) {
                None => empty += 1,
                Some((role, owner)) => {
                    if empty > 0 {
                        text.push_str(&empty.to_string());
                        empty = 0;
                    }
                    let letter = role.letter();
                    text.push(if owner == Seat::First { letter } else { letter.to_ascii_lowercase() });
                }
            }
        }
        if empty > 0 {
            text.push_str(&empty.to_string());
        }
        if rank > 0 {
            text.push('/');
        }
    }
    let turn = if board.turn == Seat::First { 'w' } else { 'b' };
    let passed = board.passed.map_or_else(|| "-".to_owned(), |square| square.to_string());
    format!("{text} {turn} {} {passed} {quiet} {number}", board.castling)
}
