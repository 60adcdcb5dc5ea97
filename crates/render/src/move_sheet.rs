//! Draws a piece or a card alone: its moves on a small board, its description, and a legend of the marks.

use super::alt::Description;
use super::art::{Area, Art, Layer, on_white};
use super::canvas::{Canvas, Line};
use super::error::RenderError;
use super::glyph::Weight;
use super::layout::Layout;
use super::legend;
use super::picture::Picture;
use super::sprite::Sprite;
use super::style::Style;
use super::theme::{ColourRole, Theme};
use super::typeface::{self, wrap};
use crate::composite;
use crate::move_diagram::Figure;
use crate::move_text;
use crate::sprite_atlas::SpriteAtlas;
use std::fmt::Write;
use trickmate_rules::Seat;
use trickmate_rules::piece_info::PieceInfo;
use trickmate_rules::view::{Around, Face};
use trickmate_text::rules::phrase;
use trickmate_text::{text, word};

/// Distance from the piece to the edge of the board.
const REACH: i8 = 4;

/// Lengths in pixels.
struct Measures {
    pad: u32,
    cell: u32,
    /// Width available for words.
    room: f32,
    name: u32,
    text: u32,
    small: u32,
}

/// A line of text or of the legend.
struct Item {
    y: u32,
    indent: u32,
    text: String,
    weight: Weight,
    size: u32,
    tone: ColourRole,
    icon: Option<String>,
}

pub(super) fn png(sheet: &PieceInfo, style: &Style) -> Result<Vec<u8>, RenderError> {
    style.check()?;
    typeface::check_fonts()?;
    let scaled = |at_720: u32| (style.width * at_720 + 360) / 720;
    let (pad, cell) = (scaled(16), scaled(44));
    let words = 2 * pad + 9 * cell;
    let sizes = Measures {
        pad,
        cell,
        room: (style.width - words - pad) as f32,
        name: scaled(27),
        text: scaled(21),
        small: scaled(19),
    };
    let is_turned = sheet.owner().is_some_and(|owner| owner != style.orientation);
    let own = has_board(sheet).then_some(sheet.around).flatten();
    let figure = Figure::of_rides(&sheet.rides, None, REACH, is_turned);
    let items = items(sheet, style.theme, &figure, is_turned, &sizes);
    let end = items.last().map_or(0, |item| item.y + item.size * 3 / 2);
    let inset = own.map(|around| (around, end + pad / 2));
    let words_end = inset.map_or(end, |(_, y)| y + 3 * cell);
    let height = (pad + 9 * cell).max(words_end) + pad;

    let page = SpriteAtlas::of(style.theme, Layout::of_pieces(style.width, cell)?);
    let mut canvas = Canvas::new(style.width, height, &page.palette);
    board(&mut canvas, &page, sheet, &figure, &sizes)?;
    if let Some((around, y)) = inset {
        canvas.fill(words, y, 4 * cell, 3 * cell, ColourRole::Paper);
        let svg = walk(around, "-.5 -1.5 4 3", style.theme);
        paste_svg(&mut canvas, &page, &svg, (words, y), (4 * cell, 3 * cell))?;
    }
    for item in &items {
        let y = item.y + item.size;
        if let Some(icon) = &item.icon {
            let side = item.size * 3 / 2;
            canvas.fill(words, item.y, side, side, ColourRole::Paper);
            paste_svg(&mut canvas, &page, icon, (words, item.y), (side, side))?;
        }
        let line = Line { text: &item.text, weight: item.weight, size: item.size, tone: item.tone };
        let down = if item.indent > 0 { item.size / 8 } else { 0 };
        canvas.write((words + item.indent) as f32, y + down, line);
    }
    Picture::of(canvas, &page.palette).png()
}

/// Returns `true` unless the piece only goes around others, which has its own drawing.
fn has_board(sheet: &PieceInfo) -> bool {
    !sheet.rides.is_empty()
}

/// Returns all words and the legend, from the top.
fn items(sheet: &PieceInfo, theme: Theme, figure: &Figure, is_turned: bool, sizes: &Measures) -> Vec<Item> {
    let mut items = Vec::new();
    let mut y = sizes.pad;
    let mut add = |lines: Vec<String>, weight, size: u32, tone, icon: Option<String>| {
        let indent = if icon.is_some() { size * 2 } else { 0 };
        let mut icon = icon;
        for text in lines {
            items.push(Item { y, indent, text, weight, size, tone, icon: icon.take() });
            y += size * 4 / 3;
        }
        y += size * 2 / 5;
    };
    let room = sizes.room;
    let name = wrap(&phrase(&sheet.name), Weight::SemiBold, sizes.name, room, 3);
    add(name, Weight::SemiBold, sizes.name, ColourRole::Ink, None);
    for fact in &sheet.facts {
        let text = text!("picture-fact", name = word(fact.name), text = phrase(&fact.text));
        add(
            wrap(&text, Weight::Regular, sizes.text, room, 9),
            Weight::Regular,
            sizes.text,
            ColourRole::Ink,
            None,
        );
    }
    for note in &sheet.notes {
        add(
            wrap(&phrase(note), Weight::Regular, sizes.small, room, 5),
            Weight::Regular,
            sizes.small,
            ColourRole::Ink,
            None,
        );
    }
    if !sheet.rides.is_empty() {
        let text = text!(if is_turned { "picture-forward-down" } else { "picture-forward-up" });
        add(vec![text.to_owned()], Weight::Regular, sizes.small, ColourRole::Muted, None);
    }
    let mut shapes = figure.shapes();
    shapes.both |= sheet.around.is_some();
    for entry in legend::entries(shapes, sheet.around, on_white(theme)) {
        let size = sizes.small;
        let lines = wrap(&entry.text, Weight::Regular, size, room - (size * 2) as f32, 2);
        add(lines, Weight::Regular, size, ColourRole::Ink, Some(entry.svg));
    }
    items
}

/// Draws the board with the piece in its middle.
fn board(
    canvas: &mut Canvas<'_>,
    page: &SpriteAtlas,
    sheet: &PieceInfo,
    figure: &Figure,
    sizes: &Measures,
) -> Result<(), RenderError> {
    let (pad, cell) = (sizes.pad, sizes.cell);
    let (side, rule) = (9 * cell, (cell / 22).max(2));
    canvas.fill(pad - rule, pad - rule, side + 2 * rule, side + 2 * rule, ColourRole::Frame);
    for (file, rank) in (0..9).flat_map(|file| (0..9).map(move |rank| (file, rank))) {
        let tone = if (file + rank) % 2 == 0 { ColourRole::PaperShade } else { ColourRole::Paper };
        canvas.fill(pad + file * cell, pad + rank * cell, cell, cell, tone);
    }
    let theme = page.theme;
    let alone = sheet.around.filter(|_| !has_board(sheet));
    match alone {
        Some(around) => {
            paste_svg(canvas, page, &walk(around, "-4.5 -4.5 9 9", theme), (pad, pad), (side, side))?
        }
        None => paste_svg(canvas, page, &figure.svg(on_white(theme)), (pad, pad), (side, side))?,
    }
    piece(canvas, page, sheet, (pad + 4 * cell, pad + 4 * cell), cell)
}

/// Draws the piece itself on a square.
fn piece(
    canvas: &mut Canvas<'_>,
    page: &SpriteAtlas,
    sheet: &PieceInfo,
    (x, y): (u32, u32),
    cell: u32,
) -> Result<(), RenderError> {
    let (text, owner): (&str, Seat) = match &sheet.face {
        Some(Face::Composite(made)) => (&made.code, made.owner),
        Some(face) => {
            let mut art = Art::Face(*face);
            if let Face::Known { role, owner } = *face {
                art = Art::Face(Face::orthodox(role, owner));
            }
            canvas.paste(x, y, &*page.sprite(art)?);
            return Ok(());
        }
        None => (&sheet.code, Seat::First),
    };
    canvas.paste(x, y, &*page.sprite(Art::Shape(owner))?);
    composite::written(canvas, text, owner, (x, y + cell / 2), cell, cell * 2 / 5);
    Ok(())
}

/// Draws a piece with a friend to its right, and the way around that friend, as an SVG file of this view box; the
/// piece is at its origin.
fn walk(around: Around, view_box: &str, theme: Theme) -> String {
    let inks = on_white(theme);
    let (ink, friend, centre) = (inks.mark.css(), inks.screen.css(), inks.centre.css());
    let (way, stops): (_, &[(i8, i8)]) = match around {
        Around::Step => ("M0 -1 V1", &[(0, -1), (0, 1)]),
        Around::Slide => ("M0 -1 H2 V1 H0 Z", &[(0, -1), (1, -1), (2, -1), (2, 0), (2, 1), (1, 1), (0, 1)]),
    };
    let mut body = format!("<path d='{way}' stroke='{ink}' stroke-width='.12' fill='none'/>");
    for (x, y) in stops {
        let _ = write!(body, "<circle cx='{x}' cy='{y}' r='.3' fill='{ink}'/>");
    }
    let square = "y='-.4' width='.8' height='.8' rx='.14'";
    format!(
        "<svg xmlns='http://www.w3.org/2000/svg' viewBox='{view_box}'>{body}<rect x='.6' {square} fill='{friend}'/>\
         <rect x='-.4' {square} fill='{centre}'/></svg>"
    )
}

/// Draws an SVG file.
pub(super) fn paste_svg(
    canvas: &mut Canvas<'_>,
    page: &SpriteAtlas,
    svg: &str,
    (x, y): (u32, u32),
    (width, height): (u32, u32),
) -> Result<(), RenderError> {
    let area = Area { x: 0.0, y: 0.0, width: width as f32, height: height as f32 };
    let layer = Layer { svg, area, css: String::new() };
    canvas.paste(x, y, &Sprite::draw((width, height), &[layer], &page.palette)?);
    Ok(())
}

/// Returns the sheet in sentences.
pub(super) fn alt(sheet: &PieceInfo) -> String {
    let mut text = Description::default();
    text.sentence(&text!("alt-moves", piece = phrase(&sheet.name)));
    for fact in &sheet.facts {
        text.sentence(&text!("picture-fact", name = word(fact.name), text = phrase(&fact.text)));
    }
    for sentence in move_text::sentences(&sheet.rides, sheet.around) {
        text.sentence(&sentence);
    }
    for note in &sheet.notes {
        text.sentence(&phrase(note));
    }
    text.0
}
