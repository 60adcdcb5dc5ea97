//! What stands on the board or in a reserve.

use std::fmt;
use std::sync::{Arc, LazyLock};

use super::catalogue::Catalogue;
use super::movement::{Movement, Square8};
use crate::kernel::Betza;
use crate::seat::Seat;
use crate::summoner::composition::Composition;

/// A piece of one side.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Man {
    pub(super) owner: Seat,
    pub(super) kind: ManKind,
}

/// What kind of piece it is.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum ManKind {
    King,
    /// A Pawn of the courier version.
    Pawn,
    /// A piece made of cards.
    Made(Arc<Made>),
}

/// A piece made of cards.
pub(super) struct Made {
    pub(super) makeup: Composition,
    movement: Arc<Movement>,
}

/// How it moves follows from its cards.
impl PartialEq for Made {
    fn eq(&self, other: &Self) -> bool {
        self.makeup == other.makeup
    }
}

impl fmt::Debug for Made {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.makeup.fmt(f)
    }
}

impl Man {
    /// The King of a side.
    pub(super) const fn king(owner: Seat) -> Self {
        Self { owner, kind: ManKind::King }
    }

    /// A Pawn of a side.
    pub(super) const fn pawn(owner: Seat) -> Self {
        Self { owner, kind: ManKind::Pawn }
    }

    /// A piece of these cards.
    pub(super) fn made(cards: &Catalogue, makeup: Composition, owner: Seat) -> Self {
        let movement = cards.movement(&makeup.abilities(cards), owner);
        Self { owner, kind: ManKind::Made(Arc::new(Made { makeup, movement })) }
    }

    /// How it moves; of a Pawn without the double step and the capture in passing.
    pub(super) fn movement(&self) -> &Movement {
        match &self.kind {
            ManKind::King => &KINGS[self.owner.index()],
            ManKind::Pawn => &PAWNS[self.owner.index()],
            ManKind::Made(made) => &made.movement,
        }
    }

    /// Whether it is this very man, not only one like it.
    pub(super) fn is_same(&self, other: &Man) -> bool {
        self.owner == other.owner
            && match (&self.kind, &other.kind) {
                (ManKind::King, ManKind::King) | (ManKind::Pawn, ManKind::Pawn) => true,
                (ManKind::Made(one), ManKind::Made(other)) => Arc::ptr_eq(one, other),
                _ => false,
            }
    }

    /// Whether it is the King on the board.
    pub(super) const fn is_king(&self) -> bool {
        matches!(self.kind, ManKind::King)
    }

    /// Whether it is a Pawn.
    pub(super) const fn is_pawn(&self) -> bool {
        matches!(self.kind, ManKind::Pawn)
    }

    /// Whether it may be exchanged on this square: it could make no move from there on an empty board.
    pub(super) fn is_stuck(&self, on: Square8) -> bool {
        self.movement().is_stuck(on)
    }

    /// The make-up that a copy of it has: of a King a Guard, of a Pawn Peasant and Spear.
    pub(super) fn copied<'a>(&'a self, cards: &'a Catalogue) -> &'a Composition {
        match &self.kind {
            ManKind::King => &COPIED[0],
            ManKind::Pawn => &COPIED[1],
            ManKind::Made(made) if made.makeup.is_king(cards) => &COPIED[0],
            ManKind::Made(made) => &made.makeup,
        }
    }

    /// Its make-up, if it was made of cards.
    pub(super) fn makeup(&self) -> Option<&Composition> {
        match &self.kind {
            ManKind::Made(made) => Some(&made.makeup),
            ManKind::King | ManKind::Pawn => None,
        }
    }

    /// Whether it is an extra King in a reserve.
    pub(super) fn is_extra_king(&self, cards: &Catalogue) -> bool {
        self.makeup().is_some_and(|makeup| makeup.is_king(cards))
    }

    /// What it is called.
    pub(super) fn name(&self, cards: &Catalogue) -> String {
        match &self.kind {
            ManKind::King => "King".to_owned(),
            ManKind::Pawn => "Pawn".to_owned(),
            ManKind::Made(made) => made.makeup.name(cards),
        }
    }

    /// By what it is compared when positions are: its cards in order, not how they came together.
    pub(super) fn key(&self, cards: &Catalogue) -> String {
        match self.makeup() {
            Some(makeup) => {
                let mut parts = makeup.clone();
                parts.0.sort_unstable();
                parts.full_name(cards)
            }
            None => self.name(cards),
        }
    }
}

/// What a copy of a King and of a Pawn is made of: published cards, which have the same place in every catalogue.
static COPIED: LazyLock<[Composition; 2]> = LazyLock::new(|| {
    let cards = Catalogue::published();
    [&["Guard"][..], &["Peasant", "Spear"]].map(|names| Composition::of_names(&cards, names))
});

static KINGS: LazyLock<[Movement; 2]> = LazyLock::new(|| both("K"));
static PAWNS: LazyLock<[Movement; 2]> = LazyLock::new(|| both("fmWfcF"));

fn both(notation: &str) -> [Movement; 2] {
    let betza = notation.parse().unwrap_or_else(|_| Betza::from_iter([]));
    Seat::ALL.map(|seat| Movement::of(&betza, None, seat))
}
