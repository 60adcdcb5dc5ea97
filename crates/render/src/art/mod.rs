//! The drawings: the SVG files of a face or a mark, their places and colours.
//!
//! A new kind of face is one file in `assets/` and one arm in [`Art::layers`].

use super::layout::Layout;
use super::theme::Theme;
pub(super) use crate::art::composite::{on_paper, on_white};
pub(super) use cards::Paper;
use layer::colour;
pub(super) use layer::{Area, Layer, edge_tone, face_tone, hand_tone, ink};
pub(super) use marks::Mark;
use trickmate_rules::Seat;
use trickmate_rules::chess::{Army, Role};
use trickmate_rules::kernel::card::{Card, Suit};
use trickmate_rules::view::{Diagram, Face};

mod cards;

mod chessmen;

mod composite;
mod layer;

mod marks;

/// Something drawn from SVG, once per theme and size.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) enum Art {
    /// Piece or card on a square, as large as the square.
    Face(Face),
    /// A chessman shown as this playing card, as large as a square; faintly if it lies face down.
    Stand { card: Card, owner: Seat, faint: bool },
    /// The playing card that is printed on a square, marked if it belongs to a seat's poker hand.
    Printed { card: Card, paper: Paper, hand: Option<Seat> },
    /// A chessman on a printed card: as large as the square, beside rank and suit.
    OnCard(Role, Seat, Army),
    /// A card of a poker hand under the board.
    HandCard(Card),
    /// The sign of a seat's poker hand.
    HandSign(Seat),
    /// A piece card in hand, under the board: with the symbol of its chessman, or as this playing card.
    ReserveCard { role: Role, owner: Seat, card: Option<Card> },
    /// Mark as large as a square, drawn under the piece.
    Mark(Mark),
    /// The small sign over a piece that must move, can be taken or is in check.
    Badge(Mark),
    /// The suit in a list of captured cards that were this seat's.
    Suit(Suit, Seat),
    /// A chessman in a list of captured ones.
    Captured(Role, Seat, Army),
    /// A small blank card, as a sample of a seat's cards.
    Blank(Seat),
    /// A piece made of cards on a square: its shape and its moves, rotated if the second seat sits at the bottom. The
    /// code of the piece is written over it.
    Composite { owner: Seat, diagram: Diagram, is_turned: bool },
    /// Such a piece in a reserve, smaller.
    Waiting { owner: Seat, diagram: Diagram, is_turned: bool },
    /// A chessman in such a reserve.
    WaitingMan(Role, Seat),
    /// The shape of such a piece alone, as large as a square.
    Shape(Seat),
    /// The moves of a card in a hand or a deck, without its paper.
    Moves(Diagram),
}

impl Art {
    /// Returns the width and height in pixels.
    pub(super) fn size(self, layout: &Layout) -> (u32, u32) {
        match self {
            Art::Face(_) | Art::Stand { .. } | Art::Printed { .. } | Art::OnCard(..) | Art::Mark(_) => {
                (layout.cell, layout.cell)
            }
            Art::HandCard(_) => (layout.hand_card, layout.hand_card * 4 / 3),
            Art::HandSign(_) => (layout.badge() * 3 / 4, layout.badge() * 3 / 4),
            Art::ReserveCard { .. } => (layout.reserve_card, layout.reserve_card * 10 / 9),
            Art::Badge(_) => (layout.badge(), layout.badge()),
            Art::Suit(..) => (layout.chip_size * 3 / 4, layout.chip_size * 3 / 4),
            Art::Captured(..) => (layout.chip_size * 3 / 2, layout.chip_size * 3 / 2),
            Art::Blank(_) => (layout.name_size * 4 / 5, layout.name_size * 9 / 10),
            Art::Composite { .. } | Art::Shape(_) => (layout.cell, layout.cell),
            Art::Waiting { .. } | Art::WaitingMan(..) => (layout.waiting, layout.waiting),
            Art::Moves(_) => (layout.moves, layout.moves),
        }
    }

    /// Returns the layers from the lowest up.
    pub(super) fn layers(self, theme: Theme, layout: &Layout) -> Vec<Layer<'static>> {
        let area = Area::of(self.size(layout));
        match self {
            Art::ReserveCard { role, owner, card: None } => cards::with_man(role, owner, theme, area),
            Art::ReserveCard { owner, card: Some(card), .. } => cards::shown_as(card, owner, theme, area),
            Art::Face(face) => Art::face(face, theme, area),
            Art::Stand { card, owner, faint } => cards::stand(card, owner, faint, theme, area),
            Art::Printed { card, paper, hand } => cards::printed(card, paper, hand, theme, area),
            Art::OnCard(role, owner, army) => chessmen::on_card(role, army, owner, theme, area),
            Art::HandCard(card) => cards::in_hand(card, theme, area),
            Art::HandSign(seat) => vec![marks::hand_sign(seat, theme, area)],
            Art::Mark(mark) => vec![marks::on_square(mark, theme, area)],
            Art::Badge(mark) => vec![marks::badge(mark, theme, area)],
            Art::Suit(suit, owner) => {
                vec![Layer { svg: cards::suit_svg(suit), area, css: colour(theme, ink(suit, owner)) }]
            }
            Art::Captured(role, owner, army) => chessmen::of_army(role, army, owner, theme, area),
            Art::Blank(owner) => cards::blank(owner, theme, area),
            Art::Composite { owner, .. } | Art::Waiting { owner, .. } | Art::Shape(owner) => {
                crate::art::composite::shape(owner, theme, area)
            }
            Art::WaitingMan(role, owner) => cards::known(role, owner, theme, area),
            Art::Moves(_) => Vec::new(),
        }
    }

    /// Returns `true` for faces of pieces made of cards, whose number is unlimited.
    pub(super) const fn is_made(self) -> bool {
        matches!(self, Art::Composite { .. } | Art::Waiting { .. } | Art::Moves(_))
    }

    /// Returns the drawing of its moves over all layers, if it has any: an SVG file and its place.
    pub(super) fn figure(self, theme: Theme, layout: &Layout) -> Option<(String, Area)> {
        let area = Area::of(self.size(layout));
        match self {
            Art::Composite { owner, diagram, is_turned } | Art::Waiting { owner, diagram, is_turned } => {
                Some(crate::art::composite::figure(owner, &diagram, is_turned, theme, area))
            }
            Art::Moves(diagram) => Some(crate::art::composite::on_paper(&diagram, theme, area)),
            _ => None,
        }
    }

    fn face(face: Face, theme: Theme, area: Area) -> Vec<Layer<'static>> {
        match face {
            Face::Card { card, owner } => cards::owned(card, owner, theme, area),
            Face::Piece { role, owner, army } => chessmen::of_army(role, army, owner, theme, area),
            Face::Composite(made) => crate::art::composite::shape(made.owner, theme, area),
            Face::Covered => vec![cards::back(theme, area)],
            Face::Known { role, owner } => cards::known(role, owner, theme, area),
        }
    }
}
