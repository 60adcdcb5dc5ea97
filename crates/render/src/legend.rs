//! The meanings of the marks in a drawing of moves, each with the mark itself.

use crate::move_diagram::{CROSS, DIAMOND, DISC, FRAME, Inks, RING, Shapes};
use trickmate_rules::view::Around;
use trickmate_text::text;

/// A line of a legend: a drawing of one square, and its meaning.
pub(super) struct Entry {
    pub(super) svg: String,
    pub(super) text: String,
}

const ARROW: &str = "<path d='M0 .48 V-.1' stroke='INK' stroke-width='.16'/>\
                     <path d='M0 -.48 L-.3 -.06 H.3 Z' fill='INK'/>";
const FRIEND: &str = "<rect x='-.4' y='-.4' width='.8' height='.8' rx='.14' fill='INK'/>";

/// Returns the legend of a drawing.
pub(super) fn entries(shapes: Shapes, around: Option<Around>, inks: Inks) -> Vec<Entry> {
    let (ink, red, screen) = (inks.mark.css(), inks.capture.css(), inks.screen.css());
    let entry = |body: String, key: &str| Entry {
        svg: format!("<svg xmlns='http://www.w3.org/2000/svg' viewBox='-.5 -.5  1 1'>{body}</svg>"),
        text: text!(key),
    };
    let inked = |mark: &str, ink: &str| mark.replace("INK", ink).replace("GROUND", &inks.ground.css());
    let all = [
        (shapes.both, inked(DISC, &ink), "legend-both"),
        (shapes.move_only, inked(RING, &ink), "legend-move"),
        (shapes.capture_only, inked(CROSS, &red), "legend-capture"),
        (shapes.ride, inked(ARROW, &ink), "legend-ride"),
        (shapes.hop_capture, inked(FRAME, &screen), "legend-hop-capture"),
        (shapes.hop_move, inked(DIAMOND, &screen), "legend-hop-move"),
        (
            around.is_some(),
            inked(FRIEND, &screen),
            match around {
                Some(Around::Slide) => "legend-slide",
                _ => "legend-step",
            },
        ),
    ];
    all.into_iter().filter(|(is_shown, ..)| *is_shown).map(|(_, body, key)| entry(body, key)).collect()
}
