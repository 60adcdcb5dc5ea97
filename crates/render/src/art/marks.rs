//! Marks on squares, and small signs.

use super::layer::{Area, Layer, colour, css_hex, hand_tone};
use crate::theme::{ColourRole, Theme};
use trickmate_rules::Seat;

/// Marks that a square can have.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Mark {
    /// The last move began here.
    From,
    /// The last move ended here.
    To,
    /// Something was placed or flipped here just now, or the square is marked.
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
    /// Returns the colour of the mark.
    pub(crate) const fn tone(self) -> ColourRole {
        match self {
            Mark::From | Mark::To | Mark::Fresh => ColourRole::LastLine,
            Mark::Attacker => ColourRole::Attacker,
            Mark::Victim | Mark::Check => ColourRole::Victim,
            Mark::Palace => ColourRole::PalaceLine,
        }
    }

    pub(super) const fn svg(self) -> &'static str {
        match self {
            Mark::From => include_str!("../../../../assets/marks/from.svg"),
            Mark::To => include_str!("../../../../assets/marks/to.svg"),
            Mark::Fresh => include_str!("../../../../assets/marks/fresh.svg"),
            Mark::Attacker | Mark::Check => include_str!("../../../../assets/marks/attacker.svg"),
            Mark::Victim => include_str!("../../../../assets/marks/victim.svg"),
            Mark::Palace => include_str!("../../../../assets/marks/palace.svg"),
        }
    }
}

/// Returns a mark on a square. Pieces touch only its inner line, whose middle tone contrasts with both sides' pieces.
pub(super) fn on_square(mark: Mark, theme: Theme, area: Area) -> Layer<'static> {
    let line = match mark {
        Mark::Attacker => ColourRole::AttackerLine,
        _ => ColourRole::VictimLine,
    };
    let [tone, line] = [mark.tone(), line].map(|tone| css_hex(theme.colour(tone)));
    Layer { svg: mark.svg(), area, css: format!("svg{{color:{tone}}} .line{{fill:{line}}}") }
}

/// Returns the frame around the square of a card that is in a seat's poker hand.
pub(super) fn hand_frame(seat: Seat, theme: Theme, area: Area) -> Layer<'static> {
    let svg = match seat {
        Seat::First => include_str!("../../../../assets/marks/hand-frame-first.svg"),
        Seat::Second => include_str!("../../../../assets/marks/hand-frame-second.svg"),
    };
    let [tone, line] = [hand_tone(seat), ColourRole::OnBadge].map(|tone| css_hex(theme.colour(tone)));
    Layer { svg, area, css: format!("svg{{color:{tone}}} .sign{{fill:{line}}}") }
}

/// Returns the small sign at the corner of a marked square.
pub(super) fn badge(mark: Mark, theme: Theme, area: Area) -> Layer<'static> {
    let (disc, sign) = (theme.colour(mark.tone()), theme.colour(ColourRole::OnBadge));
    let css = format!(".disc{{fill:{}}} .sign{{fill:{}}}", css_hex(disc), css_hex(sign));
    let svg = match mark {
        Mark::Attacker => include_str!("../../../../assets/marks/badge-attacker.svg"),
        Mark::Check => include_str!("../../../../assets/marks/badge-check.svg"),
        _ => include_str!("../../../../assets/marks/badge-victim.svg"),
    };
    Layer { svg, area, css }
}

/// Returns the sign of a seat's poker hand: a disc for the first, a diamond for the second.
pub(super) fn hand_sign(seat: Seat, theme: Theme, area: Area) -> Layer<'static> {
    let svg = match seat {
        Seat::First => include_str!("../../../../assets/marks/hand-first.svg"),
        Seat::Second => include_str!("../../../../assets/marks/hand-second.svg"),
    };
    let line = css_hex(theme.colour(ColourRole::OnBadge));
    Layer { svg, area, css: format!("{} .sign{{fill:{line}}}", colour(theme, hand_tone(seat))) }
}
