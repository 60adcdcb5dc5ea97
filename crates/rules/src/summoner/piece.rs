//! A piece on the board or in a reserve.

use std::fmt;
use std::sync::{Arc, LazyLock};

use super::catalogue::Catalogue;
use super::exchange_rule::ExchangeRule;
use super::movement::{Movement, Square8};
use crate::kernel::Betza;
use crate::seat::Seat;
use crate::summoner::composition::{Composition, paid};

/// A piece of one side.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Piece {
    pub(super) owner: Seat,
    pub(super) kind: PieceKind,
}

/// The kind of a piece.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum PieceKind {
    King,
    /// A Pawn of the courier version.
    Pawn,
    /// A piece made of cards.
    Composite(Arc<Composite>),
}

/// A piece made of cards.
pub(super) struct Composite {
    pub(super) composition: Composition,
    movement: Arc<Movement>,
    /// The worth of its cards together.
    worth: u32,
}

/// Compares without the movement, which follows from the cards.
impl PartialEq for Composite {
    fn eq(&self, other: &Self) -> bool {
        self.composition == other.composition
    }
}

impl fmt::Debug for Composite {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.composition.fmt(f)
    }
}

impl Piece {
    /// Returns the King of a side.
    pub(super) const fn king(owner: Seat) -> Self {
        Self { owner, kind: PieceKind::King }
    }

    /// Returns a Pawn of a side.
    pub(super) const fn pawn(owner: Seat) -> Self {
        Self { owner, kind: PieceKind::Pawn }
    }

    /// Returns a piece of these cards.
    pub(super) fn made(cards: &Catalogue, composition: Composition, owner: Seat) -> Self {
        let abilities = composition.abilities(cards);
        let movement = cards.movement(&abilities, owner);
        let worth = match composition.is_king(cards) {
            true => EXTRA_KING,
            false => abilities.iter().fold(0, |sum: u32, ability| {
                sum.saturating_add(paid(cards, ability.card, ability.rider, None))
            }),
        };
        Self { owner, kind: PieceKind::Composite(Arc::new(Composite { composition, movement, worth })) }
    }

    /// Returns its worth to a search: that of its cards together, 1 for a Pawn, nothing for a King.
    pub(super) fn worth(&self) -> u32 {
        match &self.kind {
            PieceKind::King => 0,
            PieceKind::Pawn => 1,
            PieceKind::Composite(made) => made.worth,
        }
    }

    /// Returns its movement; for a Pawn without the double step and the capture in passing.
    pub(super) fn movement(&self) -> &Movement {
        match &self.kind {
            PieceKind::King => &KINGS[self.owner.index()],
            PieceKind::Pawn => &PAWNS[self.owner.index()],
            PieceKind::Composite(made) => &made.movement,
        }
    }

    /// Returns about how many bytes of tables it keeps.
    pub(super) fn memory(&self) -> usize {
        match &self.kind {
            PieceKind::King | PieceKind::Pawn => 0,
            PieceKind::Composite(made) => size_of::<Composite>() + made.movement.memory(),
        }
    }

    /// Checks whether it is this very piece, not merely one like it.
    pub(super) fn is_same(&self, other: &Piece) -> bool {
        self.owner == other.owner
            && match (&self.kind, &other.kind) {
                (PieceKind::King, PieceKind::King) | (PieceKind::Pawn, PieceKind::Pawn) => true,
                (PieceKind::Composite(one), PieceKind::Composite(other)) => Arc::ptr_eq(one, other),
                _ => false,
            }
    }

    /// Checks whether it is the King on the board.
    pub(super) const fn is_king(&self) -> bool {
        matches!(self.kind, PieceKind::King)
    }

    /// Checks whether it is a Pawn.
    pub(super) const fn is_pawn(&self) -> bool {
        matches!(self.kind, PieceKind::Pawn)
    }

    /// Checks whether it may be exchanged on this square.
    pub(super) fn is_stuck(&self, on: Square8, rule: ExchangeRule) -> bool {
        self.movement().is_stuck(on, rule)
    }

    /// Returns the composition of a copy: of a King a Guard, of a Pawn Peasant and Spear.
    pub(super) fn copied<'a>(&'a self, cards: &'a Catalogue) -> &'a Composition {
        match &self.kind {
            PieceKind::King => &COPIED[0],
            PieceKind::Pawn => &COPIED[1],
            PieceKind::Composite(made) if made.composition.is_king(cards) => &COPIED[0],
            PieceKind::Composite(made) => &made.composition,
        }
    }

    /// Returns the composition of the piece, if it was made of cards.
    pub(super) fn composition(&self) -> Option<&Composition> {
        match &self.kind {
            PieceKind::Composite(made) => Some(&made.composition),
            PieceKind::King | PieceKind::Pawn => None,
        }
    }

    /// Checks whether it is an extra King in a reserve.
    pub(super) fn is_extra_king(&self, cards: &Catalogue) -> bool {
        self.composition().is_some_and(|composition| composition.is_king(cards))
    }

    /// Returns its name.
    pub(super) fn name(&self, cards: &Catalogue) -> String {
        match &self.kind {
            PieceKind::King => "King".to_owned(),
            PieceKind::Pawn => "Pawn".to_owned(),
            PieceKind::Composite(made) => made.composition.name(cards),
        }
    }

    /// Returns the key by which positions compare it: its cards in order, in whatever order they were played.
    pub(super) fn key(&self, cards: &Catalogue) -> String {
        match self.composition() {
            Some(composition) => {
                let mut parts = composition.clone();
                parts.0.sort_unstable();
                parts.full_name(cards)
            }
            None => self.name(cards),
        }
    }
}

/// The worth of an extra King in a reserve to a search.
const EXTRA_KING: u32 = 12;

/// The cards that make a copy of a King and of a Pawn: published ones, which have the same place in every catalogue.
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
