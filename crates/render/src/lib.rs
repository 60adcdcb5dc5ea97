//! A [`View`] in, pictures and descriptions out.
//!
//! Everything drawable is turned into palette indices once per theme and size; a picture is made by copying those into
//! an indexed image. Nothing here knows a game's rules: only the contents of the view can be shown.
//!
//! Everything drawable is rasterised from SVG once per theme and size into one palette of at most 255 colours; a
//! picture is blits into an indexed image (`image::GrayImage`, one index a pixel) and one PNG encode; `Picture::rgba`
//! gives it to programs without palettes. Our own code copies sprites, which are runs of opaque pixels and half-covered
//! edges, and codes a GIF's runs, because that is several times faster than doing it pixel by pixel.
//!
//! Discord shows a picture in at most 550 × 350 pixels, so messages have the board alone (`PictureLayout::Board`) in a
//! border with coordinates that are legible there (`Layout::of_board`), and say the rest in words. `/board` and
//! `trickmate render` draw the whole sheet. A player's hand is a separate strip below the private board
//! (`crates/render/src/strip.rs`), in an embed, because pictures side by side are cropped. An animation of boards draws
//! and codes only the squares that look different (`board::changed`).
//!
//! Squares have middle tones, so that light and dark pieces both have a contrast of 3 : 1 with every one of them, marked or
//! not; `crates/render/tests/contrast.rs` measures that, and 4.5 : 1 for letters, from the pixels of every theme.
//!
//! Letters are Inter's and set one by one; a line that has others, or marks that stack, or runs from the right, is
//! shaped by `cosmic-text` (`crates/render/src/shaped.rs`). The command line also lets it look in the system's fonts;
//! tests do not, so that pictures are the same everywhere. Characters that no font has are left out.
//!
//! On a sheet, the areas above and below the board (poker hands and their score, piece cards in hand, reserves) have
//! the size that the fullest frame of an animation needs.
//!
//! Pieces made of cards are without number, so their faces are drawn when first needed
//! (`crates/render/src/move_diagram.rs` turns moves into marks and lines; the shape of a mark shows the kind of move)
//! and the latest 256 of each size are kept. A `PieceInfo` or a `DeckInfo` (`crates/rules/src/piece_info.rs`) is a
//! piece, a card or a deck by itself; `Observation::piece_infos` lists what a viewer may ask about by `/piece`, and
//! `crates/render/src/move_sheet.rs` and `crates/render/src/deck_sheet.rs` draw them.

mod alt;
mod animation;
mod art;
mod board;
mod bracket;
mod canvas;
mod colour;
mod composite;
mod coordinates;
mod curve;
mod deck_sheet;
#[cfg(test)]
mod drawn_lines;
mod emoji;
mod error;
mod glyph;
mod hand_cards;
mod labels;
mod layout;
mod legend;
mod lzw;
mod mark_sheet;
mod monospace;
mod move_diagram;
mod move_sheet;
mod move_text;
mod palette;
mod panel;
mod picture;
mod plot;
mod podium;
mod poker_hands;
mod reserve;
mod reserve_text;
mod score;
mod shaped;
mod sized_animation;
#[cfg(test)]
mod spoken_tests;
mod sprite;
mod sprite_atlas;
mod status;
pub mod story;
mod strip;
mod style;
mod table;
mod theme;
mod tiles;
mod typeface;

pub use crate::sized_animation::{SizedAnimation, sized_animation};
pub use animation::Pace;
pub use bracket::{BRACKET_TIES, Bracket, BracketSide, BracketTie, bracket, bracket_alt};
pub use colour::Rgb;
pub use curve::{Curve, curve, curve_alt};
pub use emoji::{Emoji, card_mark, is_card_mark};
pub use error::RenderError;
pub use labels::{Labels, fit_name, isolated};
pub use picture::Picture;
pub use plot::{Plot, PlotLine, plot, plot_alt};
pub use podium::{Podium, PodiumStep, podium, podium_alt};
pub use style::{ParseLayoutError, ParsePiecesError, PictureLayout, Pieces, Style};
pub use table::{Table, TableColumn, table, table_alt};
pub use theme::{ColourRole, ParseThemeError, Theme};
pub use tiles::{Tile, tiles};

use layout::Parts;
use trickmate_rules::Seat;
use trickmate_rules::piece_info::{DeckInfo, PieceInfo};
use trickmate_rules::view::View;

/// Draws the picture of a view as a PNG file with at most 255 indexed colours.
///
/// # Errors
/// When the style's width is out of range, or the view's board is not a full rectangle.
pub fn png(view: &View, style: &Style, labels: &Labels) -> Result<Vec<u8>, RenderError> {
    Picture::new(view, style, labels)?.png()
}

/// Draws the hand of this view's player, as a wide picture for below the board: pieces in reserve, cards of the hand,
/// piece cards to place. Returns `None` if it is empty, and for a view that belongs to no player.
///
/// # Errors
/// When the style's width is out of range.
pub fn hand_strip(view: &View, style: &Style) -> Result<Option<Picture>, RenderError> {
    strip::draw(view, style)
}

/// Returns the same in sentences, of the same length as [`alt()`].
#[must_use]
pub fn hand_strip_alt(view: &View) -> String {
    strip::alt(view)
}

/// Allows the system's fonts for letters that the fonts of this crate lack. Without this, pictures are the same on
/// every system. It must be called before anything is drawn.
pub fn use_system_fonts() {
    shaped::use_system_fonts();
}

/// Draws several views of one match as an animated GIF that loops forever. Each frame after the first contains only the
/// changes.
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
    // All frames have the same size, whatever parts come and go during the match.
    let parts = views.iter().map(|view| Parts::of(view, style.orientation));
    let parts = parts.fold(Parts::default(), Parts::and);
    let views = views.into_iter().map(Ok::<_, RenderError>);
    animation::gif(views, parts, style, labels, pace, usize::MAX)?.ok_or(RenderError::TooLong)
}

/// Returns the view as several lines for a monospaced font, with `bottom` sitting at the bottom. The second seat's
/// pieces have a `*` in front of them; on a board of printed cards its chessmen are small letters.
#[must_use]
pub fn text(view: &View, labels: &Labels, bottom: Seat) -> String {
    monospace::text(view, labels, bottom)
}

/// Returns the view in sentences of at most 1,024 characters in all (and as many UTF-16 units), for people who do not
/// see the picture.
#[must_use]
pub fn alt(view: &View, labels: &Labels) -> String {
    alt::alt(view, labels)
}

/// Draws a piece or a card alone as a PNG file: all its moves, its description, a legend of the marks. The style's
/// orientation gives the viewer's seat.
///
/// # Errors
/// When the style's width is out of range.
pub fn move_sheet_png(sheet: &PieceInfo, style: &Style) -> Result<Vec<u8>, RenderError> {
    move_sheet::png(sheet, style)
}

/// Returns the same in sentences, of the same length as [`alt()`].
#[must_use]
pub fn move_sheet_alt(sheet: &PieceInfo) -> String {
    move_sheet::alt(sheet)
}

/// Draws the marks on boards of a game with the meaning of each, as a PNG file. `board` is any board of the game.
///
/// # Errors
/// When the style's width is out of range.
pub fn mark_sheet_png(board: &View, style: &Style) -> Result<Vec<u8>, RenderError> {
    mark_sheet::png(board, style)
}

/// The same in sentences, as long as [`alt()`] may be.
#[must_use]
pub fn mark_sheet_alt(board: &View) -> String {
    mark_sheet::alt(board)
}

/// Draws a deck as a PNG file: its cards with their numbers, moves and values, and the number of cards of each value.
///
/// # Errors
/// When the style's width is out of range.
pub fn deck_sheet_png(deck: &DeckInfo, style: &Style) -> Result<Vec<u8>, RenderError> {
    deck_sheet::png(deck, style)
}

/// Draws cards that are not a deck as a PNG file: a heading, `words` after it, and the cards with their moves and
/// values.
///
/// # Errors
/// When the style's width is out of range.
pub fn card_page_png(cards: &DeckInfo, words: &str, style: &Style) -> Result<Vec<u8>, RenderError> {
    deck_sheet::cards_png(cards, words, style)
}

/// Returns the same in sentences, of the same length as [`alt()`].
#[must_use]
pub fn card_page_alt(cards: &DeckInfo, words: &str) -> String {
    deck_sheet::cards_alt(cards, words)
}

/// Returns a deck in sentences, of the same length as [`alt()`].
#[must_use]
pub fn deck_sheet_alt(deck: &DeckInfo) -> String {
    deck_sheet::alt(deck)
}
