//! Draws the board: squares, marks, pieces, coordinates.

use super::art::{Art, Mark, Paper};
use super::canvas::Canvas;
use super::error::RenderError;
use super::style::{PictureLayout, Pieces, Style, playing_card};
use super::theme::ColourRole;
use crate::composite;
use crate::coordinates;
use crate::sprite_atlas::SpriteAtlas;
use trickmate_rules::Seat;
use trickmate_rules::chess::Army;
use trickmate_rules::view::{CompositePiece, Face, SquareIndex, SquareView, View};

pub(super) fn draw(
    canvas: &mut Canvas<'_>,
    sheet: &SpriteAtlas,
    view: &View,
    style: &Style,
) -> Result<(), RenderError> {
    let layout = sheet.layout;
    match style.layout {
        PictureLayout::Board => canvas.fill(0, 0, layout.width, layout.height, ColourRole::Frame),
        PictureLayout::Sheet => {
            let (width, height) = (layout.cell * layout.files, layout.cell * layout.ranks);
            let (rule, left, top) = (layout.rule(), layout.left, layout.top);
            canvas.fill(left - rule, top - rule, width + 2 * rule, height + 2 * rule, ColourRole::Frame);
        }
    }
    for place in 0..view.board.squares.len() as SquareIndex {
        square(canvas, sheet, view, style, place)?;
    }
    border(canvas, sheet, view, style.orientation);
    coordinates::draw(canvas, layout, view, style);
    Ok(())
}

/// Everything besides the style that determines the look of a square.
#[derive(PartialEq)]
struct Appearance {
    square: SquareView,
    last: Option<Mark>,
    demand: Option<Mark>,
    check: Option<Mark>,
}

/// Returns the squares that look different in another view of the same board.
pub(super) fn changed(before: &View, after: &View) -> Vec<SquareIndex> {
    (0..after.board.squares.len() as SquareIndex)
        .filter(|place| appearance(before, *place) != appearance(after, *place))
        .collect()
}

fn appearance(view: &View, place: SquareIndex) -> Option<Appearance> {
    let square = *view.board.squares.get(usize::from(place))?;
    Some(Appearance {
        square,
        last: last(view, place),
        demand: demand(view, place),
        check: check(view, place),
    })
}

/// Draws one square with everything on it; nothing of it lies outside.
pub(super) fn square(
    canvas: &mut Canvas<'_>,
    sheet: &SpriteAtlas,
    view: &View,
    style: &Style,
    place: SquareIndex,
) -> Result<(), RenderError> {
    let (layout, bottom) = (sheet.layout, style.orientation);
    let Some(square) = view.board.squares.get(usize::from(place)) else { return Ok(()) };
    ground(canvas, sheet, view, bottom, place, square)?;
    let (x, y) = layout.corner(place, bottom);
    if let Some(face) = square.face {
        let art = standing(square, face, style, place, view.board.files);
        canvas.paste(x, y, &*sheet.sprite(art)?);
        if let Face::Composite(made) = face {
            composite::code(canvas, made, (x, y), layout.cell);
        }
    }
    let badge = check(view, place).or_else(|| demand(view, place)).map(Art::Badge);
    if let Some(sign) = badge.or(square.pulled_by.map(Art::HandSign)) {
        let (width, _) = sign.size(&layout);
        canvas.paste(x + layout.cell - width, y, &*sheet.sprite(sign)?);
    }
    Ok(())
}

/// Draws the line between two halves of the board.
pub(super) fn border(canvas: &mut Canvas<'_>, sheet: &SpriteAtlas, view: &View, bottom: Seat) {
    let layout = sheet.layout;
    let Some(rank) = view.board.border else { return };
    let below = u32::from(rank).min(layout.ranks);
    let row = if bottom == Seat::First { layout.ranks - below } else { below };
    let y = layout.top + row * layout.cell;
    let thickness = (layout.cell / 14).max(3);
    let width = layout.cell * layout.files;
    canvas.fill(layout.left, y - thickness / 2, width, thickness, ColourRole::Frame);
}

/// Returns the mark of the last move on a square, or of a marked one.
fn last(view: &View, place: SquareIndex) -> Option<Mark> {
    if view.pointed.contains(&place) {
        return Some(Mark::Fresh);
    }
    let last = view.last.as_ref().and_then(|last| match place {
        to if to == last.to && last.from.is_none() => Some(Mark::Fresh),
        to if to == last.to => Some(Mark::To),
        from if Some(from) == last.from => Some(Mark::From),
        _ => None,
    });
    let moved = view.summoning.as_ref().and_then(|summoning| summoning.moved);
    last.or_else(|| match moved? {
        (_, to) if to == place => Some(Mark::To),
        (from, _) if from == place => Some(Mark::From),
        _ => None,
    })
}

/// Draws the square itself and the marks under a piece.
fn ground(
    canvas: &mut Canvas<'_>,
    sheet: &SpriteAtlas,
    view: &View,
    bottom: Seat,
    place: SquareIndex,
    square: &SquareView,
) -> Result<(), RenderError> {
    let layout = sheet.layout;
    let (x, y) = layout.corner(place, bottom);
    let (file, rank) = (u32::from(place) % layout.files, u32::from(place) / layout.files);
    let dark = (file + rank).is_multiple_of(2);
    let last = last(view, place);
    let tone = match (last.is_some(), square.palace.is_some(), dark) {
        (true, _, false) => ColourRole::LightLast,
        (true, _, true) => ColourRole::DarkLast,
        (false, true, false) => ColourRole::LightPalace,
        (false, true, true) => ColourRole::DarkPalace,
        (false, false, false) => ColourRole::LightSquare,
        (false, false, true) => ColourRole::DarkSquare,
    };
    canvas.fill(x, y, layout.cell, layout.cell, tone);
    if square.palace.is_some() {
        if last.is_none() && square.face.is_none() {
            canvas.paste(x, y, &*sheet.sprite(Art::Mark(Mark::Palace))?);
        }
        palace_walls(canvas, sheet, view, bottom, place);
    }
    // A ring marks an empty origin. An origin with another piece now has a colour.
    let last = last.filter(|mark| *mark != Mark::From || square.face.is_none());
    let framed = [last.filter(|mark| *mark != Mark::From), demand(view, place)];
    let is_checked = check(view, place);
    for mark in framed.into_iter().flatten() {
        canvas.paste(x, y, &*sheet.sprite(Art::Mark(mark))?);
    }
    if let Some(card) = square.card {
        let paper = match (last.is_some(), dark) {
            (true, _) => Paper::Last,
            (false, false) => Paper::Light,
            (false, true) => Paper::Dark,
        };
        canvas.paste(x, y, &*sheet.sprite(Art::Printed { card, paper, hand: square.pulled_by })?);
    }
    if last == Some(Mark::From) {
        let right = if square.card.is_some() { layout.cell / 6 } else { 0 };
        canvas.paste(x + right, y, &*sheet.sprite(Art::Mark(Mark::From))?);
    }
    if let Some(mark) = is_checked {
        canvas.paste(x, y, &*sheet.sprite(Art::Mark(mark))?);
    }
    Ok(())
}

/// Returns the sprite of the piece on a square in this style.
fn standing(square: &SquareView, face: Face, style: &Style, place: SquareIndex, files: u8) -> Art {
    match (face, style.pieces) {
        (Face::Composite(CompositePiece { owner, diagram, .. }), _) => {
            Art::Composite { owner, diagram, is_turned: style.orientation == Seat::Second }
        }
        (Face::Piece { role, owner, army }, _) if square.card.is_some() => Art::OnCard(role, owner, army),
        (Face::Piece { role, owner, army: Army::Fide }, Pieces::Cards) => {
            Art::Stand { card: playing_card(role, owner, place, files), owner, faint: false }
        }
        (Face::Known { role, owner }, Pieces::Cards) => {
            Art::Stand { card: playing_card(role, owner, place, files), owner, faint: true }
        }
        _ => Art::Face(face),
    }
}

/// Returns the mark of check if the King on this square is in check.
fn check(view: &View, place: SquareIndex) -> Option<Mark> {
    view.checks.contains(&place).then_some(Mark::Check)
}

/// Draws lines on those sides of a palace's square where the palace ends.
fn palace_walls(canvas: &mut Canvas<'_>, sheet: &SpriteAtlas, view: &View, bottom: Seat, place: SquareIndex) {
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
        canvas.fill(x, y, rule, cell, ColourRole::PalaceLine);
    }
    if palace_at(x + cell, y) != own {
        canvas.fill(x + cell - rule, y, rule, cell, ColourRole::PalaceLine);
    }
    if y < layout.top + cell || palace_at(x, y - cell) != own {
        canvas.fill(x, y, cell, rule, ColourRole::PalaceLine);
    }
    if palace_at(x, y + cell) != own {
        canvas.fill(x, y + cell - rule, cell, rule, ColourRole::PalaceLine);
    }
}

/// Returns the mark of the square in an obligation of the seat to act.
fn demand(view: &View, place: SquareIndex) -> Option<Mark> {
    view.obligations.iter().find_map(|demand| match place {
        from if from == demand.from => Some(Mark::Attacker),
        to if to == demand.to => Some(Mark::Victim),
        _ => None,
    })
}
