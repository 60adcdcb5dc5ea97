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
use crate::rules::view::{Face, Reserve, View};

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
    let side = layout.reserve_card;
    let step = layout.cell * layout.files / Role::ALL.len() as u32;
    for (role, column) in Role::ALL.into_iter().rev().zip(0..) {
        let count = kinds.iter().filter(|kind| **kind == role).count();
        let x = layout.left + column * step;
        let art = match style.pieces {
            Pieces::Symbols => Art::ReserveCard(Face::Piece { role, owner }),
            Pieces::Cards => {
                // The card of the man in the lower left corner of its side.
                Art::Stand { card: playing_card(role, owner, 0, view.board.files), owner, faint: false }
            }
        };
        if count > 0 {
            canvas.paste(x, layout.reserve, &*sheet.sprite(art)?);
        }
        let text = format!("×{count}");
        let (size, weight) = (layout.name_size, Weight::SemiBold);
        let tone = if count > 0 { Tone::Ink } else { Tone::Muted };
        let baseline = layout.reserve + side / 2 + size * 3 / 8;
        let text = if count > 0 { text } else { format!("{} ×0", role.letter()) };
        let start = if count > 0 { x + side } else { x + layout.pad };
        canvas.write(start as f32, baseline, Line { text: &text, weight, size, tone });
    }
    Ok(())
}
