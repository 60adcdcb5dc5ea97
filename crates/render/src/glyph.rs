//! A letter as pixels, and the files of its fonts.

use crate::colour::Rgb;

/// Weight of letters.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) enum Weight {
    Regular,
    SemiBold,
}

/// A letter as opacities in fifteenths.
pub(super) struct Glyph {
    /// Distance from the pen to the left column, and from the baseline to the top row.
    pub(super) left: i32,
    pub(super) top: i32,
    /// Number of columns; the number of rows follows from `levels`.
    pub(super) width: u32,
    pub(super) levels: Vec<u8>,
    /// The colours of the pixels, if it has its own; otherwise none.
    pub(super) colours: Vec<Rgb>,
}

/// The files of the fonts.
pub(super) const FACES: [&[u8]; 2] = [
    include_bytes!("../../../assets/fonts/Inter-Regular.otf"),
    include_bytes!("../../../assets/fonts/Inter-SemiBold.otf"),
];

/// The files of the fonts for Japanese: its texts, its syllables and the common three thousand of its characters.
pub(super) const JAPANESE: [&[u8]; 2] = [
    include_bytes!("../../../assets/fonts/NotoSansJP-Regular.otf"),
    include_bytes!("../../../assets/fonts/NotoSansJP-Bold.otf"),
];
