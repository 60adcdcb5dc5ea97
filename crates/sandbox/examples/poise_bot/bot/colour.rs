//! The palette: named colours.

use std::fmt;

use super::Error;

/// A colour of the palette, red, green and blue from 0 to 255.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Colour {
    /// The name people pick.
    pub(super) name: &'static str,
    /// Red, green, blue.
    pub(super) rgb: [u8; 3],
}

impl Colour {
    /// Returns the colour of that name, in any case.
    ///
    /// # Errors
    /// [`Error::UnknownColour`] if the palette has none.
    pub(super) fn named(name: &str) -> Result<Self, Error> {
        let found = PALETTE.iter().find(|colour| colour.name.eq_ignore_ascii_case(name.trim()));
        found.copied().ok_or_else(|| Error::UnknownColour(name.to_owned()))
    }

    /// Returns the colours whose names contain `part`; those that begin with it come first.
    pub(super) fn matching(part: &str) -> Vec<Self> {
        let part = part.trim().to_ascii_lowercase();
        let mut found: Vec<_> =
            PALETTE.iter().copied().filter(|colour| colour.name.contains(&part)).collect();
        found.sort_by_key(|colour| !colour.name.starts_with(&part));
        found
    }
}

impl fmt::Display for Colour {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name)
    }
}

const fn colour(name: &'static str, red: u8, green: u8, blue: u8) -> Colour {
    Colour { name, rgb: [red, green, blue] }
}

/// More colours than the 25 that one autocomplete answer may have.
const PALETTE: [Colour; 30] = [
    colour("amber", 255, 191, 0),
    colour("apricot", 251, 206, 177),
    colour("azure", 0, 127, 255),
    colour("black", 0, 0, 0),
    colour("bronze", 205, 127, 50),
    colour("carmine", 150, 0, 24),
    colour("cerulean", 0, 123, 167),
    colour("charcoal", 54, 69, 79),
    colour("cobalt", 0, 71, 171),
    colour("copper", 184, 115, 51),
    colour("coral", 255, 127, 80),
    colour("crimson", 220, 20, 60),
    colour("emerald", 80, 200, 120),
    colour("gold", 212, 175, 55),
    colour("indigo", 75, 0, 130),
    colour("ivory", 255, 255, 240),
    colour("jade", 0, 168, 107),
    colour("lavender", 181, 126, 220),
    colour("lemon", 255, 247, 0),
    colour("magenta", 202, 31, 123),
    colour("ochre", 204, 119, 34),
    colour("olive", 128, 128, 0),
    colour("orchid", 218, 112, 214),
    colour("ruby", 155, 17, 30),
    colour("saffron", 244, 196, 48),
    colour("sienna", 136, 45, 23),
    colour("teal", 0, 128, 128),
    colour("turquoise", 64, 224, 208),
    colour("vermilion", 227, 66, 52),
    colour("viridian", 64, 130, 109),
];
