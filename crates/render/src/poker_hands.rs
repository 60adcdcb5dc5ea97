//! Draws both poker hands side by side: the cards, their squares, and the names of the hands.

use super::art::{Art, hand_tone};
use super::canvas::{Canvas, Line};
use super::error::RenderError;
use super::glyph::Weight;
use super::status;
use super::theme::ColourRole;
use super::typeface::{fit, measure};
use crate::sprite_atlas::SpriteAtlas;
use trickmate_rules::Seat;
use trickmate_rules::view::View;
use trickmate_text::{text, word};

pub(super) fn draw(canvas: &mut Canvas<'_>, sheet: &SpriteAtlas, view: &View) -> Result<(), RenderError> {
    let layout = sheet.layout;
    let width = (layout.cell * layout.files - 2 * layout.pad) / 2;
    for (seat, x) in Seat::ALL.into_iter().zip([layout.left, layout.left + width + 2 * layout.pad]) {
        hand(canvas, sheet, view, seat, (x, width))?;
    }
    Ok(())
}

fn hand(
    canvas: &mut Canvas<'_>,
    sheet: &SpriteAtlas,
    view: &View,
    seat: Seat,
    (left, width): (u32, u32),
) -> Result<(), RenderError> {
    let layout = sheet.layout;
    let (pad, size, line) = (layout.pad, layout.text_size, layout.line);
    let shown = view.seats[seat.index()].hand.as_ref();
    let height = layout.footer - layout.hands - pad;
    let wins = shown.is_some_and(|hand| hand.wins);
    if wins {
        let rule = layout.rule();
        canvas.fill_round(left, layout.hands, width, height, pad, hand_tone(seat));
        let (x, y) = (left + rule, layout.hands + rule);
        canvas.fill_round(x, y, width - 2 * rule, height - 2 * rule, pad - rule / 2, ColourRole::Panel);
    } else {
        canvas.fill_round(left, layout.hands, width, height, pad, ColourRole::Panel);
    }

    let (x, room) = (left + pad, (width - 2 * pad) as f32);
    let sign = Art::HandSign(seat);
    let (sign_width, sign_height) = sign.size(&layout);
    let centre = layout.hands + pad + line / 2;
    canvas.paste(x, centre - sign_height / 2, &*sheet.sprite(sign)?);
    let title = word(view.seats[seat.index()].name.title);
    let heading = if wins { text!("picture-better-hand", seat = title) } else { title.to_owned() };
    let start = (x + sign_width + pad) as f32;
    let weight = if wins { Weight::SemiBold } else { Weight::Regular };
    let heading = fit(&heading, weight, size, room - start + x as f32);
    let baseline = centre + (size as f32 * 0.364).round() as u32;
    canvas.write(start, baseline, Line { text: &heading, weight, size, tone: ColourRole::Ink });

    let top = layout.hands + pad + line + pad / 2;
    let (card_width, card_height) = (layout.hand_card, layout.hand_card * 4 / 3);
    let names = top + card_height + layout.edge_size * 5 / 4;
    let (category, detail) = match shown {
        Some(hand) => status::hand_words(hand),
        None => (status::capitalised(&status::secret_hand(view, seat)), String::new()),
    };
    if let Some(hand) = shown {
        // More than five cards, in a game with such hands, lie closer together.
        let count = hand.cards.len().max(5) as u32;
        let step = (width - 2 * pad - card_width) / (count - 1);
        for ((card, place), index) in hand.cards.iter().zip(0..) {
            let x = x + index * step;
            canvas.paste(x, top, &*sheet.sprite(Art::HandCard(*card))?);
            let name = place.map_or_else(|| text!("picture-hole"), |place| view.board.name(place));
            let size = layout.edge_size;
            let indent = (card_width as f32 - measure(&name, Weight::Regular, size)) / 2.0;
            let line = Line { text: &name, weight: Weight::Regular, size, tone: ColourRole::Muted };
            canvas.write(x as f32 + indent, names, line);
        }
    }
    let first = names + layout.edge_size / 2 + size;
    for (text, weight, baseline) in
        [(category, Weight::SemiBold, first), (detail, Weight::Regular, first + line)]
    {
        let text = fit(&text, weight, size, room);
        canvas.write(x as f32, baseline, Line { text: &text, weight, size, tone: ColourRole::Ink });
    }
    Ok(())
}
