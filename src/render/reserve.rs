//! Draws the piece cards the viewer still has in hand, kind by kind with their number.

use super::art::Art;
use super::canvas::{Canvas, Line};
use super::error::RenderError;
use super::sheet::Sheet;
use super::style::{Pieces, Style, playing_card};
use super::theme::Tone;
use super::typeface::Weight;
use crate::rules::Seat;
use crate::rules::chess::Role;
use crate::rules::view::{Reserve, View};

pub(super) fn draw(
    canvas: &mut Canvas<'_>,
    sheet: &Sheet,
    view: &View,
    style: &Style,
) -> Result<(), RenderError> {
    let layout = sheet.layout;
    let owned = Seat::ALL.into_iter().find_map(|seat| match &view.seats[seat.index()].reserve {
        Some(Reserve::Kinds(kinds)) => Some((seat, kinds)),
        _ => None,
    });
    let Some((owner, kinds)) = owned else { return Ok(()) };
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
            Pieces::Cards => Some(playing_card(role, owner, column, view.board.files)),
        };
        let art = Art::ReserveCard { role, owner, card };
        let (width, height) = art.size(&layout);
        let x = layout.left + layout.pad + u32::from(column) * step;
        canvas.paste(x, layout.reserve, &*sheet.sprite(art)?);
        let baseline = layout.reserve + height / 2 + size * 3 / 8;
        let text = format!("×{count}");
        let start = (x + width + layout.pad / 2) as f32;
        canvas.write(start, baseline, Line { text: &text, weight, size, tone: Tone::Ink });
    }
    Ok(())
}
