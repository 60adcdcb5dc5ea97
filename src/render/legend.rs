//! What the marks of a drawing of moves mean, each with the mark itself.

use super::figure::{Inks, Shapes};
use crate::rules::view::Around;

/// A line of a legend: a drawing of one square, and what it means.
pub(super) struct Entry {
    pub(super) svg: String,
    pub(super) text: &'static str,
}

/// The legend of a drawing.
pub(super) fn entries(shapes: Shapes, around: Option<Around>, inks: Inks) -> Vec<Entry> {
    let (ink, red, screen) = (inks.mark.css(), inks.capture.css(), inks.screen.css());
    let entry = |body: String, text| Entry {
        svg: format!("<svg xmlns='http://www.w3.org/2000/svg' viewBox='-.5 -.5 1 1'>{body}</svg>"),
        text,
    };
    let framed =
        |shape: &str| format!("<path d='{shape}' fill='none' stroke='{screen}' stroke-width='.13'/>");
    let all = [
        (shapes.both, format!("<circle r='.3' fill='{ink}'/>"), "moves or captures"),
        (
            shapes.move_only,
            format!("<circle r='.22' fill='none' stroke='{ink}' stroke-width='.15'/>"),
            "only moves",
        ),
        (
            shapes.capture_only,
            format!("<path d='M-.26 -.26 L.26 .26 M-.26 .26 L.26 -.26' stroke='{red}' stroke-width='.19'/>"),
            "only captures",
        ),
        (
            shapes.ride,
            format!(
                "<path d='M0 .48 V-.1' stroke='{ink}' stroke-width='.16'/><path d='M0 -.48 L-.3 -.06 H.3 Z' fill='{ink}'/>"
            ),
            "goes on until something is in the way",
        ),
        (shapes.hop_capture, framed("M-.4 -.4 H.4 V.4 H-.4 Z"), "captures beyond exactly one piece"),
        (shapes.hop_move, framed("M0 -.46 L.46 0 L0 .46 L-.46 0 Z"), "moves beyond exactly one piece"),
        (
            around.is_some(),
            format!("<rect x='-.4' y='-.4' width='.8' height='.8' rx='.14' fill='{screen}'/>"),
            match around {
                Some(Around::Slide) => "a friend, around which it goes on",
                _ => "a friend, around which it steps",
            },
        ),
    ];
    all.into_iter().filter(|(is_shown, ..)| *is_shown).map(|(_, body, text)| entry(body, text)).collect()
}
