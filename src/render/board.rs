//! Draws the board: squares, marks, what stands on them, coordinates.

use super::art::{Art, Mark, Paper};
use super::canvas::{Canvas, Line};
use super::error::RenderError;
use super::made;
use super::sheet::Sheet;
use super::style::{Pieces, Style, playing_card};
use super::theme::Tone;
use super::typeface::{Weight, measure};
use crate::rules::Seat;
use crate::rules::kernel::card::Card;
use crate::rules::view::{Face, Made, Place, SquareView, View};

pub(super) fn draw(
    canvas: &mut Canvas<'_>,
    sheet: &Sheet,
    view: &View,
    style: &Style,
) -> Result<(), RenderError> {
    let (layout, bottom) = (sheet.layout, style.orientation);
    let rule = layout.rule();
    let (width, height) = (layout.cell * layout.files, layout.cell * layout.ranks);
    canvas.fill(layout.left - rule, layout.top - rule, width + 2 * rule, height + 2 * rule, Tone::Frame);
    for (place, square) in (0..).zip(&view.board.squares) {
        ground(canvas, sheet, view, bottom, place, square)?;
    }
    if let Some(rank) = view.board.border {
        let below = u32::from(rank).min(layout.ranks);
        let row = if bottom == Seat::First { layout.ranks - below } else { below };
        let y = layout.top + row * layout.cell;
        let thickness = (layout.cell / 14).max(3);
        canvas.fill(layout.left, y - thickness / 2, width, thickness, Tone::Frame);
    }
    for (place, square) in (0..).zip(&view.board.squares) {
        let (x, y) = layout.corner(place, bottom);
        if let Some(face) = square.face {
            let art = standing(square, face, style, place, view.board.files);
            canvas.paste(x, y, &*sheet.sprite(art)?);
            if let Face::Made(made) = face {
                made::code(canvas, made, (x, y), layout.cell);
            }
        }
        let right = x + layout.cell - layout.badge();
        if let Some(mark) = check(view, place).or_else(|| demand(view, place)) {
            canvas.paste(right, y, &*sheet.sprite(Art::Badge(mark))?);
        } else if let Some(seat) = square.pulled_by {
            let sign = Art::HandSign(seat);
            let left = x + layout.cell - sign.size(&layout).0;
            canvas.paste(left, y, &*sheet.sprite(sign)?);
        }
    }
    coordinates(canvas, sheet, view, bottom);
    Ok(())
}

/// The square itself and the marks that lie under a piece.
fn ground(
    canvas: &mut Canvas<'_>,
    sheet: &Sheet,
    view: &View,
    bottom: Seat,
    place: Place,
    square: &SquareView,
) -> Result<(), RenderError> {
    let layout = sheet.layout;
    let (x, y) = layout.corner(place, bottom);
    let (file, rank) = (u32::from(place) % layout.files, u32::from(place) / layout.files);
    let dark = (file + rank).is_multiple_of(2);
    let last = view.last.as_ref().and_then(|last| match place {
        to if to == last.to && last.from.is_none() => Some(Mark::Fresh),
        to if to == last.to => Some(Mark::To),
        from if Some(from) == last.from => Some(Mark::From),
        _ => None,
    });
    let moved = view.workshop.as_ref().and_then(|workshop| workshop.moved);
    let last = last.or_else(|| match moved? {
        (_, to) if to == place => Some(Mark::To),
        (from, _) if from == place => Some(Mark::From),
        _ => None,
    });
    if let Some(card) = square.card {
        return printed(canvas, sheet, (x, y), (card, square), (last, check(view, place)), dark);
    }
    let tone = match (last.is_some(), square.palace.is_some(), dark) {
        (true, _, false) => Tone::LightLast,
        (true, _, true) => Tone::DarkLast,
        (false, true, false) => Tone::LightPalace,
        (false, true, true) => Tone::DarkPalace,
        (false, false, false) => Tone::LightSquare,
        (false, false, true) => Tone::DarkSquare,
    };
    canvas.fill(x, y, layout.cell, layout.cell, tone);
    if square.palace.is_some() {
        if last.is_none() && square.face.is_none() {
            canvas.paste(x, y, &*sheet.sprite(Art::Mark(Mark::Palace))?);
        }
        palace_walls(canvas, sheet, view, bottom, place);
    }
    for mark in [last, demand(view, place), check(view, place)].into_iter().flatten() {
        canvas.paste(x, y, &*sheet.sprite(Art::Mark(mark))?);
    }
    Ok(())
}

/// A square with a card printed on it. Its marks are the ground around the card and the card's paper, so that they
/// leave rank and suit alone.
fn printed(
    canvas: &mut Canvas<'_>,
    sheet: &Sheet,
    (x, y): (u32, u32),
    (card, square): (Card, &SquareView),
    (last, check): (Option<Mark>, Option<Mark>),
    dark: bool,
) -> Result<(), RenderError> {
    let (ground, paper) = match (last, dark) {
        (Some(Mark::From), false) => (Tone::LightLast, Paper::Last),
        (Some(Mark::From), true) => (Tone::DarkLast, Paper::Last),
        (Some(_), _) => (Tone::LastLine, Paper::Last),
        (None, false) => (Tone::LightSquare, Paper::Light),
        (None, true) => (Tone::DarkSquare, Paper::Dark),
    };
    let cell = sheet.layout.cell;
    canvas.fill(x, y, cell, cell, check.map_or(ground, Mark::tone));
    canvas.paste(x, y, &*sheet.sprite(Art::Printed { card, paper, hand: square.pulled_by })?);
    if last == Some(Mark::From) && square.face.is_none() {
        canvas.paste(x + cell / 6, y, &*sheet.sprite(Art::Mark(Mark::FromPrinted))?);
    }
    Ok(())
}

/// What stands on a square, as the style wants it.
fn standing(square: &SquareView, face: Face, style: &Style, place: Place, files: u8) -> Art {
    match (face, style.pieces) {
        (Face::Made(Made { owner, diagram, .. }), _) => {
            Art::Made { owner, diagram, is_turned: style.orientation == Seat::Second }
        }
        (Face::Piece { role, owner }, _) if square.card.is_some() => Art::Standing(role, owner),
        (Face::Piece { role, owner }, Pieces::Cards) => {
            Art::Stand { card: playing_card(role, owner, place, files), owner, faint: false }
        }
        (Face::Known { role, owner }, Pieces::Cards) => {
            Art::Stand { card: playing_card(role, owner, place, files), owner, faint: true }
        }
        _ => Art::Face(face),
    }
}

/// Whether the King on this square is in check.
fn check(view: &View, place: Place) -> Option<Mark> {
    view.checks.contains(&place).then_some(Mark::Check)
}

/// Lines on those sides of a palace's square where the palace ends.
fn palace_walls(canvas: &mut Canvas<'_>, sheet: &Sheet, view: &View, bottom: Seat, place: Place) {
    let layout = sheet.layout;
    let palace_at = |x: u32, y: u32| {
        let (column, row) = ((x - layout.left) / layout.cell, (y - layout.top) / layout.cell);
        if x < layout.left || y < layout.top || column >= layout.files || row >= layout.ranks {
            return None;
        }
        let (file, rank) = match bottom {
            Seat::First => (column, layout.ranks - 1 - row),
            Seat::Second => (layout.files - 1 - column, row),
        };
        view.board.squares.get((rank * layout.files + file) as usize).and_then(|square| square.palace)
    };
    let (x, y) = layout.corner(place, bottom);
    let (cell, rule) = (layout.cell, layout.rule());
    let own = palace_at(x, y);
    if x < layout.left + cell || palace_at(x - cell, y) != own {
        canvas.fill(x, y, rule, cell, Tone::PalaceLine);
    }
    if palace_at(x + cell, y) != own {
        canvas.fill(x + cell - rule, y, rule, cell, Tone::PalaceLine);
    }
    if y < layout.top + cell || palace_at(x, y - cell) != own {
        canvas.fill(x, y, cell, rule, Tone::PalaceLine);
    }
    if palace_at(x, y + cell) != own {
        canvas.fill(x, y + cell - rule, cell, rule, Tone::PalaceLine);
    }
}

/// What the seat to act must do with this square.
fn demand(view: &View, place: Place) -> Option<Mark> {
    view.demands.iter().find_map(|demand| match place {
        from if from == demand.from => Some(Mark::Attacker),
        to if to == demand.to => Some(Mark::Victim),
        _ => None,
    })
}

fn coordinates(canvas: &mut Canvas<'_>, sheet: &Sheet, view: &View, bottom: Seat) {
    let layout = sheet.layout;
    let size = layout.edge_size;
    let below = layout.top + layout.ranks * layout.cell;
    for file in 0..layout.files {
        let (x, _) = layout.corner(file as Place, bottom);
        let name = char::from(b'a' + file as u8).to_string();
        let centre = x as f32 + layout.cell as f32 / 2.0;
        centred(canvas, &name, size, centre, below + size * 5 / 4);
    }
    for rank in 0..layout.ranks {
        let (_, y) = layout.corner((rank * layout.files) as Place, bottom);
        let name = (rank + u32::from(view.board.first_rank)).to_string();
        let centre = (layout.left - layout.rule()) as f32 / 2.0;
        centred(canvas, &name, size, centre, y + layout.cell / 2 + size * 3 / 8);
    }
}

fn centred(canvas: &mut Canvas<'_>, text: &str, size: u32, centre: f32, baseline: u32) {
    let line = Line { text, weight: Weight::Regular, size, tone: Tone::Muted };
    canvas.write(centre - measure(text, line.weight, size) / 2.0, baseline, line);
}
