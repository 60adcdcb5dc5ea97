//! What the marks of a drawing of moves mean, each with the mark itself.

use crate::move_diagram::{CROSS, DIAMOND, DISC, FRAME, Inks, RING, Shapes};
use trickmate_rules::view::Around;

/// A line of a legend: a drawing of one square, and what it means.
pub(super) struct Entry {
    pub(super) svg: String,
    pub(super) text: &'static str,
}

const ARROW: &str = "<path d='M0 .48 V-.1' stroke='INK' stroke-width='.16'/>\
                     <path d='M0 -.48 L-.3 -.06 H.3 Z' fill='INK'/>";
const FRIEND: &str = "<rect x='-.4' y='-.4' width='.8' height='.8' rx='.14' fill='INK'/>";

/// The legend of a drawing.
pub(super) fn entries(shapes: Shapes, around: Option<Around>, inks: Inks) -> Vec<Entry> {
    let (ink, red, screen) = (inks.mark.css(), inks.capture.css(), inks.screen.css());
    let entry = |body: String, text| Entry {
        svg: format!("<svg xmlns='http://www.w3.org/2000/svg' viewBox='-.5 -.5 1 1'>{body}</svg>"),
        text,
    };
    let inked = |mark: &str, ink: &str| mark.replace("INK", ink).replace("GROUND", &inks.ground.css());
    let all = [
        (shapes.both, inked(DISC, &ink), "moves or captures"),
        (shapes.move_only, inked(RING, &ink), "only moves"),
        (shapes.capture_only, inked(CROSS, &red), "only captures"),
        (shapes.ride, inked(ARROW, &ink), "goes on until something is in the way"),
        (shapes.hop_capture, inked(FRAME, &screen), "captures beyond exactly one piece"),
        (shapes.hop_move, inked(DIAMOND, &screen), "moves beyond exactly one piece"),
        (
            around.is_some(),
            inked(FRIEND, &screen),
            match around {
                Some(Around::Slide) => "a friend, around which it goes on",
                _ => "a friend, around which it steps",
            },
        ),
    ];
    all.into_iter().filter(|(is_shown, ..)| *is_shown).map(|(_, body, text)| entry(body, text)).collect()
}
