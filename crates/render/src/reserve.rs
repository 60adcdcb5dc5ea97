//! Draws the piece cards that are still in hand and known to the viewer, kind by kind with their numbers.

use super::art::Art;
use super::canvas::{Canvas, Line};
use super::error::RenderError;
use super::glyph::Weight;
use super::style::{Pieces, Style, playing_card};
use super::theme::ColourRole;
use crate::sprite_atlas::SpriteAtlas;
use trickmate_rules::Seat;
use trickmate_rules::chess::Role;
use trickmate_rules::view::{Reserve, View};

pub(super) fn draw(
    canvas: &mut Canvas<'_>,
    sheet: &SpriteAtlas,
    view: &View,
    style: &Style,
) -> Result<(), RenderError> {
    let mut top = sheet.layout.reserve;
    for owner in [style.orientation, style.orientation.other()] {
        if let Some(Reserve::Kinds(kinds)) = &view.seats[owner.index()].reserve {
            row(canvas, sheet, style, (owner, kinds), (view.board.files, top))?;
            top += sheet.layout.reserve_row;
        }
    }
    Ok(())
}

/// Draws the cards of one seat.
fn row(
    canvas: &mut Canvas<'_>,
    sheet: &SpriteAtlas,
    style: &Style,
    (owner, kinds): (Seat, &[Role]),
    (files, top): (u8, u32),
) -> Result<(), RenderError> {
    let layout = sheet.layout;
    let held: Vec<(Role, usize)> = Role::ALL
        .into_iter()
        .rev()
        .map(|role| (role, kinds.iter().filter(|kind| **kind == role).count()))
        .filter(|(_, count)| *count > 0)
        .collect();
    let step = layout.cell * layout.files / Role::ALL.len() as u32;
    let (size, weight) = (layout.name_size, Weight::SemiBold);
    for ((role, count), column) in held.into_iter().zip(0..) {
        // As playing cards they are those of the files from the left, so that they differ.
        let card = match style.pieces {
            Pieces::Symbols => None,
            Pieces::Cards => Some(playing_card(role, owner, column, files)),
        };
        let art = Art::ReserveCard { role, owner, card };
        let (width, height) = art.size(&layout);
        let x = layout.left + layout.pad + u32::from(column) * step;
        canvas.paste(x, top, &*sheet.sprite(art)?);
        let baseline = top + height / 2 + size * 3 / 8;
        let text = format!("×{count}");
        let start = (x + width + layout.pad / 2) as f32;
        canvas.write(start, baseline, Line { text: &text, weight, size, tone: ColourRole::Ink });
    }
    Ok(())
}
