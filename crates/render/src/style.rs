//! The style of a picture.

use super::error::RenderError;
use super::theme::Theme;
use std::fmt;
use std::ops::RangeInclusive;
use std::str::FromStr;
use thiserror::Error;
use trickmate_rules::Seat;
use trickmate_rules::chess::Role;
use trickmate_rules::kernel::card::{Card, Rank, Suit};
use trickmate_rules::view::SquareIndex;

/// Style of a picture.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Style {
    /// The colours.
    pub theme: Theme,
    /// Width of the picture in pixels, within [`Style::WIDTHS`]. The height follows from it.
    pub width: u32,
    /// Seat at the bottom.
    pub orientation: Seat,
    /// Style of chessmen.
    pub pieces: Pieces,
    /// Parts of the picture besides the board.
    pub layout: PictureLayout,
}

/// Extent of a picture of a position.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum PictureLayout {
    /// The board alone in a border with its coordinates: as large as it can be where pictures are shown small.
    Board,
    /// The board with all its parts: players, captures, score, hands, reserves, the last move.
    #[default]
    Sheet,
}

/// An unknown name of a [`PictureLayout`].
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("unknown layout `{0}`: choose board or sheet")]
pub struct ParseLayoutError(String);

impl PictureLayout {
    /// Both.
    pub const ALL: [PictureLayout; 2] = [PictureLayout::Board, PictureLayout::Sheet];

    /// Returns the typed name: `board` or `sheet`.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            PictureLayout::Board => "board",
            PictureLayout::Sheet => "sheet",
        }
    }
}

impl fmt::Display for PictureLayout {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for PictureLayout {
    type Err = ParseLayoutError;

    fn from_str(text: &str) -> Result<PictureLayout, ParseLayoutError> {
        let name = text.trim().to_ascii_lowercase();
        let known = PictureLayout::ALL.into_iter().find(|layout| layout.name() == name);
        known.ok_or_else(|| ParseLayoutError(text.to_owned()))
    }
}

impl Style {
    /// The widths a picture may have, in pixels.
    pub const WIDTHS: RangeInclusive<u32> = 400..=1440;

    pub(super) fn check(&self) -> Result<(), RenderError> {
        if Style::WIDTHS.contains(&self.width) { Ok(()) } else { Err(RenderError::Width(self.width)) }
    }
}

impl Default for Style {
    fn default() -> Self {
        Self {
            theme: Theme::default(),
            width: 720,
            orientation: Seat::First,
            pieces: Pieces::default(),
            layout: PictureLayout::default(),
        }
    }
}

/// Style of chessmen. Where cards are printed on the squares they always are symbols.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Pieces {
    /// The symbols of chess.
    #[default]
    Symbols,
    /// Playing cards, red for the first seat and black for the second: King, Queen, Ten for a Rook, Ace for a Bishop,
    /// Jack for a Knight, 2 to 5 for a Pawn.
    Cards,
}

/// An unknown name of [`Pieces`].
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("unknown pieces `{0}`: choose symbols or cards")]
pub struct ParsePiecesError(String);

impl Pieces {
    /// Both.
    pub const ALL: [Pieces; 2] = [Pieces::Symbols, Pieces::Cards];

    /// Returns the typed name: `symbols` or `cards`.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Pieces::Symbols => "symbols",
            Pieces::Cards => "cards",
        }
    }
}

impl fmt::Display for Pieces {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for Pieces {
    type Err = ParsePiecesError;

    fn from_str(text: &str) -> Result<Pieces, ParsePiecesError> {
        let name = text.trim().to_ascii_lowercase();
        let known = Pieces::ALL.into_iter().find(|pieces| pieces.name() == name);
        known.ok_or_else(|| ParsePiecesError(text.to_owned()))
    }
}

/// Returns the playing card of a chessman. It depends on the square alone, so it reveals no more than the view does.
/// Pawns have the same card in pairs of files. The suit follows the colour of the square, except for King and Queen,
/// which exist once per side.
pub(super) fn playing_card(role: Role, owner: Seat, place: SquareIndex, files: u8) -> Card {
    let (file, rank) = (place % u16::from(files), place / u16::from(files));
    let rank_of_card = match role {
        Role::King => Rank::King,
        Role::Queen => Rank::Queen,
        Role::Rook => Rank::Ten,
        Role::Bishop => Rank::Ace,
        Role::Knight => Rank::Jack,
        Role::Pawn => [Rank::Deuce, Rank::Trey, Rank::Four, Rank::Five][usize::from(file / 2 % 4)],
    };
    let minor = !matches!(role, Role::King | Role::Queen) && (file + rank).is_multiple_of(2);
    let suit = match (owner, minor) {
        (Seat::First, false) => Suit::Hearts,
        (Seat::First, true) => Suit::Diamonds,
        (Seat::Second, false) => Suit::Spades,
        (Seat::Second, true) => Suit::Clubs,
    };
    Card::new(rank_of_card, suit)
}
