//! Chessmen.

use super::{Area, Layer, css_hex};
use crate::render::theme::{Theme, Tone};
use crate::rules::Seat;
use crate::rules::chess::Role;

/// A chessman that fills its square.
pub(super) fn whole(role: Role, owner: Seat, theme: Theme, square: Area) -> Vec<Layer<'static>> {
    layers(role, owner, theme, square.part(0.0, -0.01, 1.0, 1.0)).into()
}

/// A chessman on a printed card: right of rank and suit.
pub(super) fn on_card(role: Role, owner: Seat, theme: Theme, square: Area) -> Vec<Layer<'static>> {
    layers(role, owner, theme, square.part(0.32, 0.325, 0.72, 0.72)).into()
}

/// The chessman over a wider light one, which keeps it apart from whatever it stands on.
fn layers(role: Role, owner: Seat, theme: Theme, area: Area) -> [Layer<'static>; 2] {
    let (body, line, detail) = match owner {
        Seat::First => (Tone::FirstFace, Tone::FirstDark, Tone::FirstDark),
        Seat::Second => (Tone::SecondFace, Tone::SecondFace, Tone::SecondDark),
    };
    let [body, line, detail, halo] =
        [body, line, detail, Tone::Paper].map(|tone| css_hex(theme.colour(tone)));
    let css = format!(
        ".fill-body{{fill:{body}}} .fill-line{{fill:{line}}} .fill-detail{{fill:{detail}}} \
         .stroke-line{{stroke:{line}}} .stroke-detail{{stroke:{detail}}}"
    );
    let wide = format!("g,path,circle{{fill:{halo};stroke:{halo};stroke-width:4;stroke-linejoin:round}}");
    let svg = svg(role, owner);
    [Layer { svg, area, css: wide }, Layer { svg, area, css }]
}

const fn svg(role: Role, owner: Seat) -> &'static str {
    match (owner, role) {
        (Seat::First, Role::Pawn) => include_str!("../../../assets/pieces/white-pawn.svg"),
        (Seat::First, Role::Knight) => include_str!("../../../assets/pieces/white-knight.svg"),
        (Seat::First, Role::Bishop) => include_str!("../../../assets/pieces/white-bishop.svg"),
        (Seat::First, Role::Rook) => include_str!("../../../assets/pieces/white-rook.svg"),
        (Seat::First, Role::Queen) => include_str!("../../../assets/pieces/white-queen.svg"),
        (Seat::First, Role::King) => include_str!("../../../assets/pieces/white-king.svg"),
        (Seat::Second, Role::Pawn) => include_str!("../../../assets/pieces/black-pawn.svg"),
        (Seat::Second, Role::Knight) => include_str!("../../../assets/pieces/black-knight.svg"),
        (Seat::Second, Role::Bishop) => include_str!("../../../assets/pieces/black-bishop.svg"),
        (Seat::Second, Role::Rook) => include_str!("../../../assets/pieces/black-rook.svg"),
        (Seat::Second, Role::Queen) => include_str!("../../../assets/pieces/black-queen.svg"),
        (Seat::Second, Role::King) => include_str!("../../../assets/pieces/black-king.svg"),
    }
}
