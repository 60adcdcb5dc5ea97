//! A game of chess: a board with the relevant part of its past.

use super::army::Army;
use super::board::{Board, Square8};
use super::fen::{self, Fen, FenError};
use super::moves::Move;
use super::role::Role;
use super::state::State;
use super::{san, san_reader};
use crate::action_error::ActionError;
use crate::end_reason::EndReason;
use crate::phrase::phrase;
use crate::seat::Seat;

/// The array from which chess begins.
const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

/// The number of plies without a capture or a Pawn's move that make a draw: fifty moves of each side.
const QUIET_PLIES: u32 = 100;

/// The ways in which a game of chess ends by its rules.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Termination {
    /// The side to move is in check and has no legal move: it has lost.
    Checkmate,
    /// The side to move is not in check and has no legal move: a draw.
    Stalemate,
    /// Bare Kings, a single minor piece, or only Bishops on squares of one colour: a draw. Where a side has another army than
    /// the orthodox one, only bare Kings.
    InsufficientMaterial,
    /// The same position for the third time: a draw.
    ThreefoldRepetition,
    /// Fifty moves of each side without a capture or a Pawn's move: a draw.
    FiftyMoves,
}

impl Termination {
    /// Returns the ending as the reason of an outcome.
    #[must_use]
    pub const fn reason(self) -> EndReason {
        match self {
            Termination::Checkmate => EndReason::Checkmate,
            Termination::Stalemate => EndReason::Stalemate,
            Termination::InsufficientMaterial => EndReason::InsufficientMaterial,
            Termination::ThreefoldRepetition => EndReason::ThreefoldRepetition,
            Termination::FiftyMoves => EndReason::FiftyMoves,
        }
    }
}

/// A game of chess at one moment.
///
/// ```
/// use trickmate_rules::chess::{Chess, Termination};
/// let mut game = Chess::start();
/// for text in ["f3", "e5", "g4", "Qh4#"] {
///     let action = game.read_move(text)?;
///     game.play(action)?;
/// }
/// assert_eq!(game.ending(), Some(Termination::Checkmate));
/// # Ok::<(), trickmate_rules::ActionError>(())
/// ```
#[derive(Clone, Debug, PartialEq)]
pub struct Chess {
    board: Board,
    /// The plies since the last capture or Pawn's move.
    quiet: u32,
    number: u32,
    /// The positions since the last capture or Pawn's move, including the current one.
    past: Vec<Board>,
    ending: Option<Termination>,
}

impl Chess {
    /// Returns the beginning of a usual game.
    #[must_use]
    pub fn start() -> Self {
        Self::between(Army::ORTHODOX)
    }

    /// Returns the beginning of a game between these armies, White's first.
    #[must_use]
    pub fn between(armies: [Army; 2]) -> Self {
        Self::from_fen_between(START, armies, &[])
            .unwrap_or_else(|error| unreachable!("the array is constant: {error}"))
    }

    /// Returns a game that begins with this board, judged as if it had just been reached.
    #[must_use]
    pub fn from_board(board: Board) -> Self {
        Self::from(Fen { board, quiet: 0, number: 1 })
    }

    /// Returns a game from a position in Forsyth–Edwards notation, judged as if it had just been reached. The two
    /// counters may be missing.
    ///
    /// # Errors
    /// A text that is not a FEN, a side without exactly one King, Pawns on their last rank, or castling rights or an en
    /// passant square that contradict the board.
    pub fn from_fen(text: &str) -> Result<Self, FenError> {
        Self::from_fen_between(text, Army::ORTHODOX, &[])
    }

    /// Does the same as [`Chess::from_fen`] for a game between these armies, in which the pieces on the `foreign` squares are
    /// of the other side's.
    ///
    /// # Errors
    /// The same, and foreign squares on which no such piece can stand.
    pub fn from_fen_between(text: &str, armies: [Army; 2], foreign: &[Square8]) -> Result<Self, FenError> {
        fen::read(text, armies, foreign).map(Self::from)
    }

    /// Returns the position in Forsyth–Edwards notation; an en passant square is written only where a capture is legal.
    #[must_use]
    pub fn fen(&self) -> String {
        fen::write(&Fen { board: self.board, quiet: self.quiet, number: self.number })
    }

    /// Checks that a usual game could reach the position, as far as that is obvious.
    ///
    /// # Errors
    /// A Pawn on its own first rank, more pieces than promotion can give a side, or a side in check that is not to move.
    pub fn orthodox(&self) -> Result<(), FenError> {
        fen::check_orthodox(&self.board)
    }

    /// Returns the board.
    #[must_use]
    pub fn board(&self) -> &Board {
        &self.board
    }

    /// Returns the seat to move.
    #[must_use]
    pub fn turn(&self) -> Seat {
        self.board.turn
    }

    /// Returns the number of the move to come, counted in pairs.
    #[must_use]
    pub fn number(&self) -> u32 {
        self.number
    }

    /// Returns the plies since the last capture or Pawn's move.
    #[must_use]
    pub fn quiet(&self) -> u32 {
        self.quiet
    }

    /// Counts the occurrences of the position.
    #[must_use]
    pub fn repetitions(&self) -> usize {
        self.past.iter().filter(|known| **known == self.board).count()
    }

    /// Returns the keys of the positions since the last capture or Pawn's move, including the current one.
    #[must_use]
    pub fn past_keys(&self) -> Vec<u64> {
        self.past.iter().map(|board| State::from(*board).key()).collect()
    }

    /// Checks whether the seat to move is in check.
    #[must_use]
    pub fn is_check(&self) -> bool {
        self.board.is_in_check(self.board.turn)
    }

    /// Returns the seats whose Kings are in check: both may be, if a game begins in an unusual way.
    pub fn checked(&self) -> impl Iterator<Item = Seat> {
        Seat::ALL.into_iter().filter(|seat| self.board.is_in_check(*seat))
    }

    /// Returns how the game ended, if it has.
    #[must_use]
    pub fn ending(&self) -> Option<Termination> {
        self.ending
    }

    /// Makes a move; returns the captured piece and its square.
    ///
    /// # Errors
    /// A move that is not legal; the game is then unchanged.
    pub fn play(&mut self, action: Move) -> Result<Option<(Role, Square8)>, ActionError> {
        if !self.board.is_legal(action) {
            return Err(ActionError::illegal(phrase!(
                "{action} is no legal move",
                action = action.to_string()
            )));
        }
        Ok(self.play_unchecked(action))
    }

    /// Makes a move that must be legal; returns the captured piece and its square.
    pub(crate) fn play_unchecked(&mut self, action: Move) -> Option<(Role, Square8)> {
        let pawn = self.board.all(Role::Pawn).contains(action.from);
        let mover = self.board.turn;
        let victim = self.board.play_unchecked(action);
        if pawn || victim.is_some() {
            self.quiet = 0;
            self.past.clear();
        } else {
            self.quiet += 1;
        }
        self.number += u32::from(mover == Seat::Second);
        self.past.push(self.board);
        self.ending = self.judge();
        victim
    }

    /// Forgets the positions that came before this one, so that it counts as their first.
    pub(crate) fn forget_past(&mut self) {
        self.past = vec![self.board];
    }

    /// Reads a move in standard algebraic notation or in coordinates.
    ///
    /// # Errors
    /// A text that is not a move, or a move that is not legal, with the reason.
    pub fn read_move(&self, text: &str) -> Result<Move, ActionError> {
        san_reader::read(&self.board, text)
    }

    /// Writes a legal move in standard algebraic notation with its marks.
    #[must_use]
    pub fn write_move(&self, action: Move) -> String {
        san::write(&self.board, action)
    }

    fn judge(&self) -> Option<Termination> {
        if !self.board.has_move() {
            Some(if self.is_check() { Termination::Checkmate } else { Termination::Stalemate })
        } else if self.board.is_dead() {
            Some(Termination::InsufficientMaterial)
        } else if self.repetitions() >= 3 {
            Some(Termination::ThreefoldRepetition)
        } else {
            (self.quiet >= QUIET_PLIES).then_some(Termination::FiftyMoves)
        }
    }
}

impl From<Fen> for Chess {
    fn from(Fen { board, quiet, number }: Fen) -> Self {
        let mut game = Self { board, quiet, number, past: vec![board], ending: None };
        game.ending = game.judge();
        game
    }
}
