//! Themes of puzzles.

use std::fmt;
use std::str::FromStr;

macro_rules! themes {
    ($($(#[$doc:meta])* $theme:ident = $name:literal,)*) => {
        /// A theme of puzzles.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
        pub enum Theme {
            $($(#[$doc])* $theme,)*
        }

        impl Theme {
            /// All themes.
            pub const ALL: &[Theme] = &[$(Theme::$theme),*];

            /// Returns the name that people type and that is stored.
            #[must_use]
            pub const fn name(self) -> &'static str {
                match self {
                    $(Theme::$theme => $name,)*
                }
            }
        }
    };
}

themes! {
    /// The game is won with the last move, other than by checkmate.
    Win = "win",
    /// Nothing is won at once, but the advantage suffices to win.
    Advantage = "advantage",
    /// The first move neither takes nor threatens a King.
    Quiet = "quiet",
    /// Material is given up first.
    Sacrifice = "sacrifice",
    /// One move.
    Short = "short",
    /// Three moves or more.
    Long = "long",
    /// A reply is compulsory because of its suit.
    ForcedSuit = "forced-suit",
    /// Two Kings are attacked at once.
    KingFork = "king-fork",
    /// A King falls.
    King = "king",
    /// The palace is conquered.
    Palace = "palace",
    /// A promotion.
    Promotion = "promotion",
    /// Checkmate.
    Mate = "mate",
    /// The better hand changes sides.
    HandSwing = "hand-swing",
    /// The lead in hands wins.
    Wipeout = "wipeout",
    /// Castling.
    Castling = "castling",
    /// A piece enters the board.
    Summon = "summon",
    /// A piece is exchanged for one in reserve.
    Exchange = "exchange",
}

/// There is no such theme.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NoSuchTheme;

impl FromStr for Theme {
    type Err = NoSuchTheme;

    fn from_str(text: &str) -> Result<Self, NoSuchTheme> {
        Self::ALL.iter().copied().find(|theme| theme.name() == text).ok_or(NoSuchTheme)
    }
}

impl fmt::Display for Theme {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}
