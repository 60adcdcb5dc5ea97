//! A [`View`] in, pictures and descriptions out.
//!
//! Everything drawable is turned into palette indices once per theme and size; a picture is made by copying those
//! into an indexed image. Nothing here knows a game's rules: what is not in the view cannot be shown.

mod alt;
mod animation;
mod art;
mod board;
mod canvas;
mod colour;
mod composite;
mod coordinates;
mod corners;
mod curve;
mod deck_sheet;
mod error;
mod glyph;
mod hand_cards;
mod labels;
mod layout;
mod legend;
mod lzw;
mod monospace;
mod move_diagram;
mod move_sheet;
mod move_text;
mod palette;
mod panel;
mod picture;
mod plot;
mod poker_hands;
mod reserve;
mod reserve_text;
mod score;
mod shaped;
mod size_limit;
mod sprite;
mod sprite_atlas;
mod status;
mod strip;
mod style;
mod theme;
mod typeface;

pub use crate::size_limit::{Film, film};
pub use animation::Pace;
pub use colour::Rgb;
pub use curve::{Curve, curve, curve_alt};
pub use error::RenderError;
pub use labels::{Labels, fit_name, isolated};
pub use picture::Picture;
pub use plot::{Plot, PlotLine, plot, plot_alt};
pub use style::{ParseLayoutError, ParsePiecesError, PictureLayout, Pieces, Style};
pub use theme::{ColourRole, ParseThemeError, Theme};

use trickmate_rules::Seat;
use trickmate_rules::piece_info::{DeckInfo, PieceInfo};
use trickmate_rules::view::View;

/// The picture of a view as a PNG file with at most 255 indexed colours.
///
/// # Errors
/// When the style's width is out of range, or the view's board is not a full rectangle.
pub fn png(view: &View, style: &Style, labels: &Labels) -> Result<Vec<u8>, RenderError> {
    Picture::new(view, style, labels)?.png()
}

/// Draws what the player of this view holds, as a wide picture for below the board: pieces in reserve, cards of the
/// hand, piece cards to place. Returns `None` when there is nothing, and for a view that belongs to no player.
///
/// # Errors
/// When the style's width is out of range.
pub fn hand_strip(view: &View, style: &Style) -> Result<Option<Picture>, RenderError> {
    strip::draw(view, style)
}

/// The same in sentences, as long as [`alt()`] may be.
#[must_use]
pub fn hand_strip_alt(view: &View) -> String {
    strip::alt(view)
}

/// Letters that the fonts of this crate do not have are from now on drawn with the system's fonts, if those have them.
/// Without this, pictures are the same on every system. To be called before anything is drawn.
pub fn use_system_fonts() {
    shaped::use_system_fonts();
}

/// Draws several views of one match as an animated GIF that repeats without end. Each frame after the first holds only
/// what changed.
///
/// # Errors
/// As [`png()`], and when there is no view or their boards have different sizes.
pub fn gif<'a>(
    views: impl IntoIterator<Item = &'a View>,
    style: &Style,
    labels: &Labels,
    pace: Pace,
) -> Result<Vec<u8>, RenderError> {
    let views: Vec<&View> = views.into_iter().collect();
    animation::gif(&views, style, labels, pace, usize::MAX)?.ok_or(RenderError::TooLong)
}

/// The view as several lines for a monospaced font, with `bottom` sitting at the bottom. The second seat's pieces have
/// a `*` in front of them; on a board of printed cards its chessmen are small letters.
#[must_use]
pub fn text(view: &View, labels: &Labels, bottom: Seat) -> String {
    monospace::text(view, labels, bottom)
}

/// The view in sentences of at most 1,024 characters in all (and as many UTF-16 units): for those who do not see the
/// picture.
#[must_use]
pub fn alt(view: &View, labels: &Labels) -> String {
    alt::alt(view, labels)
}

/// Draws a piece or a card alone as a PNG file: all its moves, its description, a legend of the marks. The style's
/// orientation says which seat looks at it.
///
/// # Errors
/// When the style's width is out of range.
pub fn move_sheet_png(sheet: &PieceInfo, style: &Style) -> Result<Vec<u8>, RenderError> {
    move_sheet::png(sheet, style)
}

/// The same in sentences, as long as [`alt()`] may be.
#[must_use]
pub fn move_sheet_alt(sheet: &PieceInfo) -> String {
    move_sheet::alt(sheet)
}

/// A deck as a PNG file: its cards with their numbers, moves and values, and how many there are of each value.
///
/// # Errors
/// When the style's width is out of range.
pub fn deck_sheet_png(deck: &DeckInfo, style: &Style) -> Result<Vec<u8>, RenderError> {
    deck_sheet::png(deck, style)
}

/// Cards that are no deck as a PNG file: a heading, `words` behind it, and the cards with their moves and values.
///
/// # Errors
/// When the style's width is out of range.
pub fn card_page_png(cards: &DeckInfo, words: &str, style: &Style) -> Result<Vec<u8>, RenderError> {
    deck_sheet::cards_png(cards, words, style)
}

/// The same in sentences, as long as [`alt()`] may be.
#[must_use]
pub fn card_page_alt(cards: &DeckInfo, words: &str) -> String {
    deck_sheet::cards_alt(cards, words)
}

/// A deck in sentences, as long as [`alt()`] may be.
#[must_use]
pub fn deck_sheet_alt(deck: &DeckInfo) -> String {
    deck_sheet::alt(deck)
}
