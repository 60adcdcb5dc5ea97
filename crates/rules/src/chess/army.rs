//! The armies of Chess with Different Armies (Ralph Betza, 1996): other pieces in the places of Queen, Rooks, Bishops and
//! Knights.

use super::movement::NOTATION;
use super::role::Role;

/// An army. Its Kings and Pawns are orthodox.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Army {
    /// The Fabulous FIDEs: the orthodox pieces.
    #[default]
    Fide,
    /// The Colorbound Clobberers: most of their pieces stay on one colour.
    Clobberers,
    /// The Nutty Knights, who charge.
    Nutters,
    /// The Remarkable Rookies, who move along ranks and files.
    Rookies,
}

/// The words for an army.
struct Words {
    name: &'static str,
    title: &'static str,
    /// The pieces in the places of Knight, Bishop, Rook and Queen: their names and their movements.
    pieces: [(&'static str, &'static str); 4],
}

const WORDS: [Words; 4] = [
    Words {
        name: "fide",
        title: "Fabulous FIDEs",
        pieces: [("Knight", "N"), ("Bishop", "B"), ("Rook", "R"), ("Queen", "Q")],
    },
    Words {
        name: "clobberers",
        title: "Colorbound Clobberers",
        pieces: [("Waffle", "WA"), ("Fad", "FAD"), ("Bede", "BD"), ("Archbishop", "BN")],
    },
    Words {
        name: "nutters",
        title: "Nutty Knights",
        pieces: [
            ("Fibnif", "ffNbbNF"),
            ("Charging Knight", "fNsbWbF"),
            ("Charging Rook", "fsRbWbF"),
            ("Colonel", "fNfsRK"),
        ],
    },
    Words {
        name: "rookies",
        title: "Remarkable Rookies",
        pieces: [("Woody Rook", "WD"), ("Half-Duck", "FDH"), ("Short Rook", "R4"), ("Chancellor", "RN")],
    },
];

impl Army {
    /// The four armies.
    pub const ALL: [Army; 4] = [Army::Fide, Army::Clobberers, Army::Nutters, Army::Rookies];
    /// The orthodox pieces on both sides.
    pub const ORTHODOX: [Army; 2] = [Army::Fide; 2];

    /// Returns the name in options and positions, e.g. `clobberers`.
    #[must_use]
    pub const fn name(self) -> &'static str {
        WORDS[self as usize].name
    }

    /// Returns the army with this name.
    #[must_use]
    pub fn from_name(name: &str) -> Option<Army> {
        Army::ALL.into_iter().find(|army| army.name() == name)
    }

    /// Returns its full name, e.g. "Colorbound Clobberers".
    #[must_use]
    pub const fn title(self) -> &'static str {
        WORDS[self as usize].title
    }

    /// Returns the name of its piece in the place of a kind of chessman, e.g. "Bede" for the Rook.
    #[must_use]
    pub const fn piece_name(self, place: Role) -> &'static str {
        match place {
            Role::Pawn | Role::King => place.name(),
            Role::Knight | Role::Bishop | Role::Rook | Role::Queen => {
                WORDS[self as usize].pieces[place as usize - 1].0
            }
        }
    }

    /// Returns the movement of its piece in the place of a kind of chessman, in Betza's notation.
    #[must_use]
    pub const fn notation(self, place: Role) -> &'static str {
        match place {
            Role::Pawn | Role::King => NOTATION[place as usize],
            Role::Knight | Role::Bishop | Role::Rook | Role::Queen => {
                WORDS[self as usize].pieces[place as usize - 1].1
            }
        }
    }

    /// Checks whether its piece in this place stays on squares of one colour.
    pub(super) const fn is_colourbound(self, place: Role) -> bool {
        matches!((self, place), (Army::Fide, Role::Bishop) | (Army::Clobberers, Role::Bishop | Role::Rook))
    }
}
