//! Chessmen.

use super::layer::{Area, Layer, css_hex};
use crate::theme::{ColourRole, Theme};
use trickmate_rules::Seat;
use trickmate_rules::chess::{Army, Role};

/// Returns a chessman that fills its square.
pub(super) fn whole(role: Role, owner: Seat, theme: Theme, square: Area) -> Vec<Layer<'static>> {
    layers(svg(role, owner), owner, theme, square.part(0.02, 0.005, 0.96, 0.96)).into()
}

/// Returns a piece of an army that fills its square: the chessman whose place it takes, with the sign of its army.
pub(super) fn of_army(
    role: Role,
    army: Army,
    owner: Seat,
    theme: Theme,
    square: Area,
) -> Vec<Layer<'static>> {
    let mut drawn = whole(role, owner, theme, square);
    if let Some(svg) = sign(army, role) {
        drawn.extend(layers(svg, owner, theme, square.part(0.0, 0.0, 0.42, 0.42)));
    }
    drawn
}

/// Returns a piece of an army on a printed card: to the right of rank and suit, the sign of its army above it.
pub(super) fn on_card(
    role: Role,
    army: Army,
    owner: Seat,
    theme: Theme,
    square: Area,
) -> Vec<Layer<'static>> {
    let mut drawn: Vec<Layer<'static>> =
        layers(svg(role, owner), owner, theme, square.part(0.345, 0.325, 0.65, 0.65)).into();
    if let Some(svg) = sign(army, role) {
        drawn.extend(layers(svg, owner, theme, square.part(0.40, 0.01, 0.34, 0.34)));
    }
    drawn
}

/// Returns the sign of an army, for a piece that the orthodox army does not have.
const fn sign(army: Army, role: Role) -> Option<&'static str> {
    match (army, role) {
        (Army::Fide, _) | (_, Role::Pawn | Role::King) => None,
        (Army::Clobberers, _) => Some(include_str!("../../../../assets/marks/army-clobberers.svg")),
        (Army::Nutters, _) => Some(include_str!("../../../../assets/marks/army-nutters.svg")),
        (Army::Rookies, _) => Some(include_str!("../../../../assets/marks/army-rookies.svg")),
    }
}

/// Returns a drawing over a wider one as its outline: dark around the first seat's, light around the second's.
fn layers(svg: &'static str, owner: Seat, theme: Theme, area: Area) -> [Layer<'static>; 2] {
    let (body, line, detail, around, width) = match owner {
        Seat::First => {
            (ColourRole::FirstFace, ColourRole::FirstDark, ColourRole::FirstDark, ColourRole::FirstDark, 2.6)
        }
        Seat::Second => {
            (ColourRole::SecondFace, ColourRole::SecondFace, ColourRole::SecondDark, ColourRole::Paper, 3.0)
        }
    };
    let [body, line, detail, around] = [body, line, detail, around].map(|tone| css_hex(theme.colour(tone)));
    let css = format!(
        ".fill-body{{fill:{body}}} .fill-line{{fill:{line}}} .fill-detail{{fill:{detail}}} \
         .stroke-line{{stroke:{line}}} .stroke-detail{{stroke:{detail}}}"
    );
    let wide =
        format!("g,path,circle{{fill:{around};stroke:{around};stroke-width:{width};stroke-linejoin:round}}");
    [Layer { svg, area, css: wide }, Layer { svg, area, css }]
}

const fn svg(role: Role, owner: Seat) -> &'static str {
    match (owner, role) {
        (Seat::First, Role::Pawn) => include_str!("../../../../assets/pieces/white-pawn.svg"),
        (Seat::First, Role::Knight) => include_str!("../../../../assets/pieces/white-knight.svg"),
        (Seat::First, Role::Bishop) => include_str!("../../../../assets/pieces/white-bishop.svg"),
        (Seat::First, Role::Rook) => include_str!("../../../../assets/pieces/white-rook.svg"),
        (Seat::First, Role::Queen) => include_str!("../../../../assets/pieces/white-queen.svg"),
        (Seat::First, Role::King) => include_str!("../../../../assets/pieces/white-king.svg"),
        (Seat::Second, Role::Pawn) => include_str!("../../../../assets/pieces/black-pawn.svg"),
        (Seat::Second, Role::Knight) => include_str!("../../../../assets/pieces/black-knight.svg"),
        (Seat::Second, Role::Bishop) => include_str!("../../../../assets/pieces/black-bishop.svg"),
        (Seat::Second, Role::Rook) => include_str!("../../../../assets/pieces/black-rook.svg"),
        (Seat::Second, Role::Queen) => include_str!("../../../../assets/pieces/black-queen.svg"),
        (Seat::Second, Role::King) => include_str!("../../../../assets/pieces/black-king.svg"),
    }
}
