//! What one viewer may know of a match.
//!
//! A [`View`] is the only way from a game to a picture, a text, a menu or a message, so that a secret cannot
//! leak through a layer that never receives it.

use arrayvec::ArrayString;

use super::chess::Role;
use super::kernel::card::Card;
use super::outcome::Outcome;
use super::seat::{Seat, SeatName, Viewer};
use crate::piece_info::AbilityCard;

/// A match as one viewer may see it.
#[derive(Clone, Debug, PartialEq)]
pub struct View {
    /// The game's name in the list of games, e.g. `cardmate`.
    pub game: &'static str,
    /// The table's title: the game and the options that are not default, e.g. "Cardmate · wild deal".
    pub title: String,
    /// Whose knowledge this is.
    pub viewer: Viewer,
    /// The board.
    pub board: BoardView,
    /// Both seats, the first mover first.
    pub seats: [SeatView; 2],
    /// What a seat to act is to do, as it follows "to": `move`, `declare`, `place`, `flip`, `promote`.
    pub task: &'static str,
    /// The hands won, in a game that counts them.
    pub score: Option<Score>,
    /// How many plies have been played.
    pub ply: u32,
    /// The latest move, if there was one.
    pub last: Option<LastMove>,
    /// What the seat to act is obliged to do, e.g. compulsory captures. Empty when it is free.
    pub obligations: Vec<Obligation>,
    /// What the obligations are called, e.g. "compulsory capture".
    pub obligation_name: &'static str,
    /// Reserves, hands and make-ups, in a game whose pieces are made of cards.
    pub workshop: Option<Workshop>,
    /// The squares of Kings in check.
    pub checks: Vec<Place>,
    /// The squares that somebody points at, e.g. in a lesson. The rules point at none.
    pub pointed: Vec<Place>,
    /// How the match ended, if it has.
    pub outcome: Option<Outcome>,
}

/// A rectangular board of squares.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BoardView {
    /// Number of files, named from `a`.
    pub files: u8,
    /// Number of ranks.
    pub ranks: u8,
    /// What the lowest rank is called: 1 on a chess board, 0 on Cardmate's.
    pub first_rank: u8,
    /// Squares rank by rank from the lowest, in a rank from file `a`: index = rank × files + file.
    pub squares: Vec<SquareView>,
    /// A line between two halves of the board is drawn below this rank (counted from 0), if any.
    pub border: Option<u8>,
}

impl BoardView {
    /// A chess board with these squares, from a1 and rank by rank.
    #[must_use]
    pub fn chess(squares: Vec<SquareView>) -> Self {
        Self { files: 8, ranks: 8, first_rank: 1, squares, border: None }
    }

    /// The name of the square with this index, e.g. `e0`.
    #[must_use]
    pub fn name(&self, place: Place) -> String {
        let (file, rank) = (place % u16::from(self.files), place / u16::from(self.files));
        format!("{}{}", char::from(b'a' + file as u8), rank + u16::from(self.first_rank))
    }
}

/// The index of a square in [`BoardView::squares`].
pub type Place = u16;

/// One square of the board.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct SquareView {
    /// What stands there.
    pub face: Option<Face>,
    /// The seat whose palace the square belongs to.
    pub palace: Option<Seat>,
    /// The playing card that is printed on the square and stays there, whatever stands on it.
    pub card: Option<Card>,
    /// The seat to whose current [poker hand](SeatView::hand) that card belongs.
    pub pulled_by: Option<Seat>,
}

/// What stands on a square, as the viewer may know it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Face {
    /// A playing card that is a piece of its owner.
    Card {
        /// Which card.
        card: Card,
        /// Whose piece it is; the suit's colour does not tell.
        owner: Seat,
    },
    /// A chessman.
    Piece {
        /// Its kind.
        role: Role,
        /// Whose it is.
        owner: Seat,
    },
    /// A card lying face down, of which the viewer may know neither kind nor owner.
    Covered,
    /// A card lying face down whose kind the viewer knows: only in the owner's view, and in that of everyone.
    Known {
        /// The chessman it will become.
        role: Role,
        /// Whose it is.
        owner: Seat,
    },
    /// A piece made of ability cards.
    Made(Made),
}

/// The face of a piece made of ability cards: the same for all pieces of one side with the same cards.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Made {
    /// Whose it is.
    pub owner: Seat,
    /// A short code of its cards, e.g. `NF`; of many the first and how many they are, e.g. `NF+…5`.
    pub code: ArrayString<16>,
    /// How it moves.
    pub diagram: Diagram,
}

/// The moves of a piece on the seven by seven squares around it, as they lie on the board seen from the first seat.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Diagram {
    /// The squares of each kind, one bit a square.
    moves: u64,
    captures: u64,
    slides: u64,
    hop_moves: u64,
    hop_captures: u64,
    /// Whether it goes around an adjacent friendly piece, and how.
    pub around: Option<Around>,
}

/// How a piece goes around an adjacent friendly piece.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Around {
    /// One step.
    Step,
    /// Any number of steps.
    Slide,
}

/// What a piece can do on a square of its diagram.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Cell {
    /// It may go there when the square is empty.
    pub moves: bool,
    /// It may capture there.
    pub captures: bool,
    /// It goes on in the same direction.
    pub slides: bool,
    /// It may go there when the square is empty and something stands on the way.
    pub hop_moves: bool,
    /// It may capture there when something stands on the way.
    pub hop_captures: bool,
}

impl Diagram {
    /// How far from the piece the diagram shows, in files and ranks.
    pub const REACH: i8 = 3;

    /// The diagram of a piece that only goes around others, if it does.
    #[must_use]
    pub fn new(around: Option<Around>) -> Self {
        Self { around, ..Self::default() }
    }

    /// What it can do on the square so many files to the right and ranks up from the piece; `None` beyond
    /// [`Diagram::REACH`].
    #[must_use]
    pub fn cell(&self, files: i8, ranks: i8) -> Option<Cell> {
        let bit = Self::bit(files, ranks)?;
        let has = |squares: u64| squares & bit != 0;
        Some(Cell {
            moves: has(self.moves),
            captures: has(self.captures),
            slides: has(self.slides),
            hop_moves: has(self.hop_moves),
            hop_captures: has(self.hop_captures),
        })
    }

    /// Adds what it can do on a square; beyond [`Diagram::REACH`] nothing is noted.
    pub fn mark(&mut self, files: i8, ranks: i8, cell: Cell) {
        let Some(bit) = Self::bit(files, ranks) else { return };
        let parts = [
            (&mut self.moves, cell.moves),
            (&mut self.captures, cell.captures),
            (&mut self.slides, cell.slides),
            (&mut self.hop_moves, cell.hop_moves),
            (&mut self.hop_captures, cell.hop_captures),
        ];
        for (squares, _) in parts.into_iter().filter(|(_, is_so)| *is_so) {
            *squares |= bit;
        }
    }

    fn bit(files: i8, ranks: i8) -> Option<u64> {
        let within = |offset: i8| (-Self::REACH..=Self::REACH).contains(&offset);
        let side = 2 * Self::REACH + 1;
        let index = (ranks.checked_add(Self::REACH)?)
            .checked_mul(side)?
            .checked_add(files)?
            .checked_add(Self::REACH)?;
        (within(files) && within(ranks)).then(|| 1 << index)
    }
}

/// What lies beside the board in a game whose pieces are made of cards.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Workshop {
    /// The made pieces on the board: their squares and what they are called, e.g. "Knight, Ferz".
    pub names: Vec<(Place, String)>,
    /// What each seat has, the first seat's first.
    pub stores: [SeatHoldings; 2],
    /// The values that the seat to act may still play in this turn.
    pub left: u32,
    /// The squares of the latest turn's Move, where it began and where it ended, if the latest action was another one.
    pub moved: Option<(Place, Place)>,
}

/// What one seat has beside the board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SeatHoldings {
    /// Its pieces in reserve, in the order in which they came there.
    pub reserve: Vec<Reserved>,
    /// How many cards it holds.
    pub hand_size: usize,
    /// These cards, if the viewer may know them.
    pub hand: Option<Vec<AbilityCard>>,
    /// How many cards it can still draw.
    pub deck_size: usize,
}

/// A piece in reserve.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reserved {
    /// How notation names it, e.g. `W3`.
    pub handle: String,
    /// Its face.
    pub face: Face,
    /// What it is called, e.g. "Knight, Ferz".
    pub name: String,
}

/// One seat of the table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SeatView {
    /// Its name in this game.
    pub name: SeatName,
    /// Whether this seat is to act.
    pub to_act: bool,
    /// What this seat has captured, in the order of capture.
    pub captured: Vec<Face>,
    /// Its poker hand, in a game of poker hands and unless it is still secret.
    pub hand: Option<PokerHand>,
    /// Its piece cards that are still to be placed, in a game of placing.
    pub reserve: Option<Reserve>,
}

/// A poker hand as it lies under a seat's pieces.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PokerHand {
    /// The cards that count and their squares, those that decide first.
    pub cards: Vec<(Card, Place)>,
    /// Its name in words, without a capital, e.g. "two pair, aces and tens".
    pub name: String,
    /// Whether it beats the other seat's hand.
    pub wins: bool,
}

/// Piece cards in hand, as the viewer may know them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Reserve {
    /// Their kinds.
    Kinds(Vec<Role>),
    /// Only how many there are.
    Count(usize),
}

/// The hands won by each seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Score {
    /// The hands each seat has won, the first seat's first.
    pub won: [u32; 2],
    /// The lead in hands that wins at once; `None` if no lead does.
    pub limit: Option<u32>,
}

/// The latest move on the board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LastMove {
    /// Who moved.
    pub seat: Seat,
    /// Its number in the record, which the match writes.
    pub number: Option<u32>,
    /// The move in the game's notation, with its marks, as the viewer may know it. A game whose every ply is a move
    /// on the board that all may know leaves it empty: the match writes the text of the latest ply.
    pub text: String,
    /// Where it began; `None` if something was placed or turned up at its end.
    pub from: Option<Place>,
    /// Where it ended.
    pub to: Place,
}

/// Something the seat to act must do (or one of which it must do).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Obligation {
    /// The square of the piece that must move.
    pub from: Place,
    /// The square it must go to.
    pub to: Place,
    /// In words, e.g. "10C takes 1C".
    pub text: String,
}
