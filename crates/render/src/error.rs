//! Reasons why a picture could not be made.

use thiserror::Error;

/// Reason why a picture could not be made.
#[derive(Debug, Error)]
pub enum RenderError {
    /// The requested width is outside [`Style::WIDTHS`](super::Style::WIDTHS).
    #[error("a picture is 400 to 1440 pixels wide, not {0}")]
    Width(u32),
    /// The view's list of squares does not fill its board, or the board is empty or too large to draw.
    #[error("a board of {files} by {ranks} with {squares} squares cannot be drawn")]
    Board {
        /// Number of files.
        files: u8,
        /// Number of ranks.
        ranks: u8,
        /// Number of squares listed.
        squares: usize,
    },
    /// An animation without positions.
    #[error("an animation needs at least one position")]
    NoFrames,
    /// An animation that is too long even at the smallest size.
    #[error("the animation is too long")]
    TooLong,
    /// The positions of an animation have boards of different sizes.
    #[error("the positions of an animation must have boards of one size")]
    FrameSize,
    /// A drawing in the program is not SVG.
    #[error("a drawing cannot be read: {0}")]
    Art(#[from] resvg::usvg::Error),
    /// A font in the program is not a font.
    #[error("a font cannot be read: {0}")]
    Font(#[from] ab_glyph::InvalidFont),
    /// The PNG encoder failed.
    #[error("cannot write the PNG: {0}")]
    Png(#[from] png::EncodingError),
    /// The GIF encoder failed.
    #[error("cannot write the GIF: {0}")]
    Gif(#[from] gif::EncodingError),
}
