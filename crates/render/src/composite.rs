//! Draws the parts beside the board in a game whose pieces are made of cards: the reserves of both seats with their
//! handles, and the hands that the viewer knows.

use super::art::Art;
use super::canvas::{Canvas, Line};
use super::error::RenderError;
use super::glyph::Weight;
use super::layout::WAITING;
use super::style::Style;
use super::theme::ColourRole;
use super::typeface::{fit, measure};
use crate::hand_cards;
use crate::sprite_atlas::SpriteAtlas;
use trickmate_rules::Seat;
use trickmate_rules::view::{CompositePiece, Face, Reserved, View};

pub(super) fn draw(
    canvas: &mut Canvas<'_>,
    sheet: &SpriteAtlas,
    view: &View,
    style: &Style,
) -> Result<(), RenderError> {
    let Some(summoning) = &view.summoning else { return Ok(()) };
    let layout = sheet.layout;
    let seats = [style.orientation.other(), style.orientation];
    for (row, seat) in seats.into_iter().enumerate() {
        let store = &summoning.holdings[seat.index()];
        let rows = (layout.held_top[row] - layout.waiting_top[row]) / layout.waiting_row.max(1);
        let places = rows * WAITING;
        // The last place shows the number of the others.
        let shown = if store.reserve.len() as u32 > places { places.saturating_sub(1) } else { places };
        for (piece, place) in store.reserve.iter().take(shown as usize).zip(0..) {
            waiting(canvas, sheet, style, piece, at(sheet, row, place))?;
        }
        let rest = store.reserve.len().saturating_sub(shown as usize);
        if rest > 0 && places > 0 {
            let (x, y) = at(sheet, row, shown);
            let (size, text) = (layout.name_size, format!("+{rest}"));
            let line = Line { text: &text, weight: Weight::SemiBold, size, tone: ColourRole::Ink };
            canvas.write((x + layout.pad) as f32, y + layout.waiting / 2 + size * 3 / 8, line);
        }
        if let Some(hand) = &store.hand {
            hand_cards::draw(canvas, sheet, hand, layout.held_top[row])?;
        }
    }
    Ok(())
}

/// Returns the place of a piece in reserve.
fn at(sheet: &SpriteAtlas, row: usize, place: u32) -> (u32, u32) {
    let layout = sheet.layout;
    let step = (layout.cell * layout.files) / WAITING;
    (
        layout.left + (step - layout.waiting) / 2 + place % WAITING * step,
        layout.waiting_top[row] + place / WAITING * layout.waiting_row,
    )
}

/// Draws a piece in reserve with its handle.
fn waiting(
    canvas: &mut Canvas<'_>,
    sheet: &SpriteAtlas,
    style: &Style,
    piece: &Reserved,
    (x, y): (u32, u32),
) -> Result<(), RenderError> {
    let layout = sheet.layout;
    let side = layout.waiting;
    match piece.face {
        Face::Composite(made) => {
            let is_turned = style.orientation == Seat::Second;
            let art = Art::Waiting { owner: made.owner, diagram: made.diagram, is_turned };
            canvas.paste(x, y, &*sheet.sprite(art)?);
            code(canvas, made, (x, y), side);
        }
        Face::Piece { role, owner, .. } => {
            canvas.paste(x, y, &*sheet.sprite(Art::WaitingMan(role, owner))?);
        }
        Face::Card { .. } | Face::Covered | Face::Known { .. } => {}
    }
    let size = layout.edge_size;
    let handle = fit(&piece.handle, Weight::SemiBold, size, (side + layout.pad) as f32);
    let line = Line { text: &handle, weight: Weight::SemiBold, size, tone: ColourRole::Ink };
    let indent = (side as f32 - measure(line.text, line.weight, size)) / 2.0;
    canvas.write(x as f32 + indent, y + side + size, line);
    Ok(())
}

/// Draws the code of a made piece under its moves, as large as the piece allows.
pub(super) fn code(canvas: &mut Canvas<'_>, made: CompositePiece, (x, y): (u32, u32), side: u32) {
    written(canvas, &made.code, made.owner, (x, y + side * 50 / 64), side, side * 17 / 64);
}

/// Writes letters in the middle of a piece.
pub(super) fn written(
    canvas: &mut Canvas<'_>,
    text: &str,
    owner: Seat,
    (x, centre): (u32, u32),
    side: u32,
    size: u32,
) {
    let (weight, room) = (Weight::SemiBold, side as f32 * 0.78);
    let width = measure(text, weight, size);
    let size = if width > room { (size as f32 * room / width) as u32 } else { size };
    let tone = if owner == Seat::First { ColourRole::FirstDark } else { ColourRole::SecondDark };
    let left = x as f32 + (side as f32 - measure(text, weight, size)) / 2.0;
    canvas.write(left, centre + size * 3 / 8, Line { text, weight, size, tone });
}
