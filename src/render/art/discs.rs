//! Discs: pieces made of ability cards.

use super::{Area, Layer, colour, edge_tone, face_tone};
use crate::render::theme::Theme;
use crate::rules::Seat;

/// The disc of a made piece: its edge and its face. Its code is written over it.
pub(super) fn disc(owner: Seat, theme: Theme, square: Area) -> Vec<Layer> {
    let svg = include_str!("../../../assets/pieces/disc.svg");
    let layer = |share: f32, tone| Layer {
        svg,
        area: square.inset(square.width * (1.0 - share) / 2.0),
        css: colour(theme, tone),
    };
    vec![layer(0.92, edge_tone(owner)), layer(0.82, face_tone(owner))]
}
