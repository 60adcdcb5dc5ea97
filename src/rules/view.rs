//! What one viewer may know of a match.
//!
//! A [`View`] is the only way from a game to a picture, a text, a menu or a message, so that a secret cannot
//! leak through a layer that never receives it.

use super::kernel::card::Card;
use super::outcome::Outcome;
use super::seat::{Seat, SeatName, Viewer};

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
    /// How many plies have been played.
    pub ply: u32,
    /// The latest move, if there was one.
    pub last: Option<LastMove>,
    /// What the seat to act is obliged to do, e.g. compulsory captures. Empty when it is free.
    pub demands: Vec<Demand>,
    /// What the demands are called, e.g. "compulsory capture".
    pub demand_name: &'static str,
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
}

/// One seat of the table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SeatView {
    /// Its name in this game.
    pub name: SeatName,
    /// Whether this seat is to act.
    pub to_act: bool,
    /// The cards this seat has captured, in the order of capture.
    pub captured: Vec<Card>,
}

/// The latest move on the board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LastMove {
    /// Who moved.
    pub seat: Seat,
    /// The move in the game's notation, with its marks.
    pub text: String,
    /// Where it began.
    pub from: Place,
    /// Where it ended.
    pub to: Place,
}

/// Something the seat to act must do (or one of which it must do).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Demand {
    /// The square of the piece that must move.
    pub from: Place,
    /// The square it must go to.
    pub to: Place,
    /// In words, e.g. "XC takes 1C".
    pub text: String,
}
