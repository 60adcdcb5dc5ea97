//! One layer of a drawing: an SVG file, its place and its colours.

use crate::colour::Rgb;
use crate::theme::{ColourRole, Theme};
use trickmate_rules::Seat;
use trickmate_rules::kernel::card::Suit;

/// One SVG file, the rectangle it is stretched over and its style sheet.
pub(crate) struct Layer<'a> {
    pub(crate) svg: &'a str,
    pub(crate) area: Area,
    pub(crate) css: String,
}

/// A rectangle in pixels.
#[derive(Clone, Copy)]
pub(crate) struct Area {
    pub(crate) x: f32,
    pub(crate) y: f32,
    pub(crate) width: f32,
    pub(crate) height: f32,
}

impl Area {
    pub(crate) fn of((width, height): (u32, u32)) -> Area {
        Area { x: 0.0, y: 0.0, width: width as f32, height: height as f32 }
    }

    /// Returns the part of this rectangle at these fractions of its sides, in these fractions of its size; its edges
    /// lie between whole pixels.
    pub(crate) fn part(self, x: f32, y: f32, width: f32, height: f32) -> Area {
        Area {
            x: self.x + (self.width * x).round(),
            y: self.y + (self.height * y).round(),
            width: (self.width * width).round(),
            height: (self.height * height).round(),
        }
    }

    /// Returns this rectangle, smaller by `by` pixels on each side.
    pub(crate) fn inset(self, by: f32) -> Area {
        Area { x: self.x + by, y: self.y + by, width: self.width - 2.0 * by, height: self.height - 2.0 * by }
    }
}

/// Returns the tone of the face of a seat's cards.
pub(crate) const fn face_tone(owner: Seat) -> ColourRole {
    match owner {
        Seat::First => ColourRole::FirstFace,
        Seat::Second => ColourRole::SecondFace,
    }
}

/// Returns the tone of the edge of a seat's cards.
pub(crate) const fn edge_tone(owner: Seat) -> ColourRole {
    match owner {
        Seat::First => ColourRole::FirstEdge,
        Seat::Second => ColourRole::SecondEdge,
    }
}

/// Returns the tone of the marks of a seat's poker hand.
pub(crate) const fn hand_tone(seat: Seat) -> ColourRole {
    match seat {
        Seat::First => ColourRole::FirstHand,
        Seat::Second => ColourRole::SecondHand,
    }
}

/// Returns the tone for a suit on a seat's cards.
pub(crate) const fn ink(suit: Suit, owner: Seat) -> ColourRole {
    match (owner, suit.is_red()) {
        (Seat::First, false) => ColourRole::FirstDark,
        (Seat::First, true) => ColourRole::FirstRed,
        (Seat::Second, false) => ColourRole::SecondDark,
        (Seat::Second, true) => ColourRole::SecondRed,
    }
}

pub(crate) fn colour(theme: Theme, tone: ColourRole) -> String {
    format!("svg{{color:{}}}", css_hex(theme.colour(tone)))
}

pub(crate) fn css_hex(colour: Rgb) -> String {
    colour.css()
}
