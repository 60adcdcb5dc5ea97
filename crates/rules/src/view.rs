//! The view of one viewer on a match.
//!
//! A [`View`] is the only way from a game to a picture, a text, a menu or a message, so that a secret cannot
//! leak through a layer that never receives it.

use arrayvec::ArrayString;

use super::chess::{Army, Role};
use super::kernel::card::Card;
use super::outcome::Outcome;
use super::poker::hand::HandValue;
use super::seat::{Seat, SeatName, Viewer};
use crate::ability_card::AbilityCard;
pub use crate::diagram::{Around, Cell, Diagram};
use crate::happening::StoryStep;
use crate::phrase::Phrase;
use crate::task::Task;

/// A match as one viewer may see it.
#[derive(Clone, Debug, PartialEq)]
pub struct View {
    /// The game's name in the list of games, e.g. `cardmate`.
    pub game: &'static str,
    /// The table's title: the game and the options that are not default, e.g. "Cardmate · wild deal".
    pub title: String,
    /// The viewer.
    pub viewer: Viewer,
    /// The board.
    pub board: BoardView,
    /// Both seats, the first mover first.
    pub seats: [SeatView; 2],
    /// The duty of a seat to act.
    pub task: Task,
    /// The hands won, in a game that counts them.
    pub score: Option<Score>,
    /// The hands that were scored last, in a game that counts them.
    pub showdown: Option<Showdown>,
    /// The number of plies played.
    pub ply: u32,
    /// The latest move, if there was one.
    pub last: Option<LastMove>,
    /// The effects of the latest action on the board. The match adds them.
    pub latest: Option<StoryStep>,
    /// The duties of the seat to act, e.g. compulsory captures. Empty when it is free.
    pub obligations: Vec<Obligation>,
    /// The name of the obligations, e.g. "compulsory capture".
    pub obligation_name: &'static str,
    /// Reserves, hands and compositions, in a game whose pieces are made of cards.
    pub summoning: Option<Summoning>,
    /// The squares of Kings in check.
    pub checks: Vec<SquareIndex>,
    /// Marked squares, e.g. in a lesson. The rules mark none.
    pub pointed: Vec<SquareIndex>,
    /// The end of the match, if it is over.
    pub outcome: Option<Outcome>,
}

/// A rectangular board of squares.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BoardView {
    /// Number of files, named from `a`.
    pub files: u8,
    /// Number of ranks.
    pub ranks: u8,
    /// The name of the lowest rank: 1 on a chess board, 0 on Cardmate's.
    pub first_rank: u8,
    /// Squares rank by rank from the lowest, in a rank from file `a`: index = rank × files + file.
    pub squares: Vec<SquareView>,
    /// A line between two halves of the board is drawn below this rank (counted from 0), if any.
    pub border: Option<u8>,
}

impl BoardView {
    /// Returns a chess board with these squares, from a1 and rank by rank.
    #[must_use]
    pub fn chess(squares: Vec<SquareView>) -> Self {
        Self { files: 8, ranks: 8, first_rank: 1, squares, border: None }
    }

    /// Returns the name of the square with this index, e.g. `e0`.
    ///
    /// ```
    /// use trickmate_rules::view::BoardView;
    /// let board = BoardView::chess(Vec::new());
    /// assert_eq!((board.name(0), board.name(63)), ("a1".to_owned(), "h8".to_owned()));
    /// ```
    #[must_use]
    pub fn name(&self, place: SquareIndex) -> String {
        let (file, rank) = (place % u16::from(self.files), place / u16::from(self.files));
        format!("{}{}", char::from(b'a' + file as u8), rank + u16::from(self.first_rank))
    }
}

/// The index of a square in [`BoardView::squares`].
pub type SquareIndex = u16;

/// One square of the board.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct SquareView {
    /// The piece or card on it.
    pub face: Option<Face>,
    /// The seat whose palace the square belongs to.
    pub palace: Option<Seat>,
    /// The playing card that is printed on the square, whatever stands on it.
    pub card: Option<Card>,
    /// The seat to whose current [poker hand](SeatView::hand) that card belongs.
    pub pulled_by: Option<Seat>,
    /// `true` if the piece on it belongs to the army with which the other side began.
    pub is_foreign: bool,
}

/// A piece or card on a square, as the viewer may know it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Face {
    /// A playing card that is a piece of its owner.
    Card {
        /// The card.
        card: Card,
        /// The owner of the card; the suit's colour does not show it.
        owner: Seat,
    },
    /// A chessman.
    Piece {
        /// The kind of the piece, or the orthodox kind whose place it takes.
        role: Role,
        /// Its owner.
        owner: Seat,
        /// The army to which it belongs.
        army: Army,
    },
    /// A face-down card whose kind and owner the viewer may not know.
    Covered,
    /// A card lying face down whose kind the viewer knows: only in the owner's view, and in the omniscient one.
    Known {
        /// The chessman it will become.
        role: Role,
        /// Its owner.
        owner: Seat,
    },
    /// A piece made of ability cards.
    Composite(CompositePiece),
}

impl Face {
    /// Returns an orthodox chessman.
    #[must_use]
    pub const fn orthodox(role: Role, owner: Seat) -> Self {
        Self::Piece { role, owner, army: Army::Fide }
    }
}

/// The face of a piece made of ability cards: the same for all pieces of one side with the same cards.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct CompositePiece {
    /// The owner of the piece.
    pub owner: Seat,
    /// A short code of its cards, e.g. `NF`; of many the first and how many others there are, e.g. `N&4`.
    pub code: ArrayString<16>,
    /// The diagram of its moves.
    pub diagram: Diagram,
}

/// The pieces and cards beside the board in a game whose pieces are made of cards.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Summoning {
    /// The made pieces on the board: their squares and names, e.g. "Knight, Ferz".
    pub names: Vec<(SquareIndex, String)>,
    /// The holdings of each seat, the first seat's first.
    pub holdings: [SeatHoldings; 2],
    /// The values that the seat to act may still play in this turn.
    pub left: u32,
    /// The squares of the latest turn's Move, its start and its end, if the latest action was another one.
    pub moved: Option<(SquareIndex, SquareIndex)>,
}

/// The pieces and cards of one seat beside the board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SeatHoldings {
    /// Its pieces in reserve, in the order in which they came there.
    pub reserve: Vec<Reserved>,
    /// The number of cards it holds.
    pub hand_size: usize,
    /// These cards, if the viewer may know them.
    pub hand: Option<Vec<AbilityCard>>,
    /// The number of cards it can still draw.
    pub deck_size: usize,
    /// The names of the pieces it has captured, in the order of [`SeatView::captured`], e.g. "Knight, Ferz".
    pub captured: Vec<String>,
}

/// A piece in reserve.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reserved {
    /// Its name in notation, e.g. `W3`.
    pub handle: String,
    /// Its face.
    pub face: Face,
    /// Its name, e.g. "Knight, Ferz".
    pub name: String,
}

/// One seat of the match.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SeatView {
    /// Its name in this game.
    pub name: SeatName,
    /// `true` if this seat is to act.
    pub to_act: bool,
    /// The pieces that this seat has captured, in the order of capture.
    pub captured: Vec<Face>,
    /// Its poker hand, in a game of poker hands and unless it is still secret.
    pub hand: Option<PokerHand>,
    /// Its hole card, in a game with such cards.
    pub hole: Option<HoleCard>,
    /// Its piece cards that are still to be placed, in a game of placing.
    pub reserve: Option<Reserve>,
}

/// A seat's hole card as the viewer may know it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum HoleCard {
    /// The card.
    Known(Card),
    /// A card that the viewer does not know.
    Secret,
}

/// Two hands that were scored.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Showdown {
    /// The hands, as far as the viewer may know them.
    pub hands: [Option<PokerHand>; 2],
    /// The seat with the better one; `None` if they were equal.
    pub winner: Option<Seat>,
}

/// A poker hand as it lies under a seat's pieces.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PokerHand {
    /// The cards that count and their squares, those that decide first. A hole card lies on none.
    pub cards: Vec<(Card, Option<SquareIndex>)>,
    /// Its name in words, without a capital, e.g. "two pair, aces and tens".
    pub name: String,
    /// Its value; hands of one name may differ in it.
    pub value: HandValue,
    /// `true` if it beats the other seat's hand.
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
    /// The seat that moved.
    pub seat: Seat,
    /// Its number in the record, which the match writes.
    pub number: Option<u32>,
    /// The move in the game's notation, with its marks, as the viewer may know it. A game whose every ply is a move
    /// on the board that all may know leaves it empty: the match writes the text of the latest ply.
    pub text: String,
    /// The square where it began; `None` if something was placed or flipped at its end.
    pub from: Option<SquareIndex>,
    /// The square where it ended.
    pub to: SquareIndex,
}

/// An action that the seat to act must perform, or one of several from which it must choose.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Obligation {
    /// The square of the piece that must move.
    pub from: SquareIndex,
    /// The square it must go to.
    pub to: SquareIndex,
    /// The obligation as a picture shows it, e.g. "10C takes 1C".
    pub text: Phrase,
}
