//! Marks on squares, and small signs.

use super::{Area, Layer, colour, css_hex, hand_tone};
use crate::render::theme::{Theme, Tone};
use crate::rules::Seat;

/// What a square can be marked as.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(in crate::render) enum Mark {
    /// The last move began here.
    From,
    /// The same on the paper of a printed card.
    FromPrinted,
    /// The last move ended here.
    To,
    /// Something was placed or turned up here just now.
    Fresh,
    /// The piece here must move.
    Attacker,
    /// The piece here must be taken.
    Victim,
    /// The King here is in check.
    Check,
    /// An empty square of a palace.
    Palace,
}

impl Mark {
    /// The colour of the mark.
    pub(in crate::render) const fn tone(self) -> Tone {
        match self {
            Mark::From | Mark::To | Mark::Fresh => Tone::LastLine,
            Mark::FromPrinted => Tone::FirstDark,
            Mark::Attacker => Tone::Attacker,
            Mark::Victim | Mark::Check => Tone::Victim,
            Mark::Palace => Tone::PalaceLine,
        }
    }

    pub(super) const fn svg(self) -> &'static str {
        match self {
            Mark::From | Mark::FromPrinted => include_str!("../../../assets/marks/from.svg"),
            Mark::To => include_str!("../../../assets/marks/to.svg"),
            Mark::Fresh => include_str!("../../../assets/marks/fresh.svg"),
            Mark::Attacker | Mark::Check => include_str!("../../../assets/marks/attacker.svg"),
            Mark::Victim => include_str!("../../../assets/marks/victim.svg"),
            Mark::Palace => include_str!("../../../assets/marks/palace.svg"),
        }
    }
}

/// The small sign at the corner of a marked square.
pub(super) fn badge(mark: Mark, theme: Theme, area: Area) -> Layer<'static> {
    let (disc, sign) = (theme.colour(mark.tone()), theme.colour(Tone::OnBadge));
    let css = format!(".disc{{fill:{}}} .sign{{fill:{}}}", css_hex(disc), css_hex(sign));
    let svg = match mark {
        Mark::Attacker => include_str!("../../../assets/marks/badge-attacker.svg"),
        Mark::Check => include_str!("../../../assets/marks/badge-check.svg"),
        _ => include_str!("../../../assets/marks/badge-victim.svg"),
    };
    Layer { svg, area, css }
}

/// The sign of a seat's poker hand: a disc for the first, a diamond for the second.
pub(super) fn hand_sign(seat: Seat, theme: Theme, area: Area) -> Layer<'static> {
    let svg = match seat {
        Seat::First => include_str!("../../../assets/marks/hand-first.svg"),
        Seat::Second => include_str!("../../../assets/marks/hand-second.svg"),
    };
    Layer { svg, area, css: colour(theme, hand_tone(seat)) }
}
