//! A match as an animated GIF.

use super::error::RenderError;
use super::labels::Labels;
use super::layout::Parts;
use super::lzw;
use super::picture::Picture;
use super::style::{PictureLayout, Style};
use super::{board, picture};
use crate::canvas::{Canvas, plain};
use gif::{DisposalMethod, Encoder, Frame, Repeat};
use image::GrayImage;
use std::borrow::{Borrow, Cow};
use std::mem;
use trickmate_rules::view::View;

/// Durations of the positions of an animation, in hundredths of a second.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Pace {
    /// Each position but the last.
    pub each: u16,
    /// The last position.
    pub last: u16,
}

impl Default for Pace {
    fn default() -> Self {
        Self { each: 100, last: 500 }
    }
}

/// A rectangle: left, top, width, height.
type Area = (u32, u32, u32, u32);

/// Returns the animation of successive views, with room for these parts in every frame; `None` as soon as it is longer
/// than `max` bytes.
pub(super) fn gif<V: Borrow<View>, E: From<RenderError>>(
    views: impl Iterator<Item = Result<V, E>>,
    parts: Parts,
    style: &Style,
    labels: &Labels,
    pace: Pace,
    max: usize,
) -> Result<Option<Vec<u8>>, E> {
    let mut rest = views.peekable();
    let mut shown = rest.next().ok_or(RenderError::NoFrames)??;
    let mut picture = Picture::draw(shown.borrow(), parts, style, labels)?;
    let (width, height) = (picture.width(), picture.height());
    let unused = picture.palette.unused();
    let mut encoder = Encoder::new(Vec::new(), width as u16, height as u16, &picture.palette.bytes())
        .map_err(RenderError::from)?;
    encoder.set_repeat(Repeat::Infinite).map_err(RenderError::from)?;
    let mut delay = if rest.peek().is_none() { pace.last } else { pace.each };
    let codes = lzw::encode(picture.indices.as_raw());
    let first = frame((0, 0, width, height), codes, delay, None);
    encoder.write_lzw_pre_encoded_frame(&first).map_err(RenderError::from)?;
    while let Some(next) = rest.next() {
        let next = next?;
        let (before, view) = (shown.borrow(), next.borrow());
        if (view.board.files, view.board.ranks) != (before.board.files, before.board.ranks) {
            return Err(RenderError::FrameSize.into());
        }
        let (area, indices) = match style.layout {
            PictureLayout::Board => redraw(&mut picture, before, view, style)?,
            PictureLayout::Sheet => {
                let drawn = Picture::draw(view, parts, style, labels)?;
                let area = changed(&picture.indices, &drawn.indices);
                let indices = difference(&picture.indices, &drawn.indices, area, unused);
                picture = drawn;
                (area, indices)
            }
        };
        delay = if rest.peek().is_none() { pace.last } else { pace.each };
        let changes = frame(area, lzw::encode(&indices), delay, Some(unused));
        encoder.write_lzw_pre_encoded_frame(&changes).map_err(RenderError::from)?;
        if encoder.get_ref().len() > max {
            return Ok(None);
        }
        shown = next;
    }
    let file = encoder.into_inner().map_err(RenderError::Gif)?;
    Ok(Some(file).filter(|file| file.len() <= max))
}

/// Turns the picture of a board into that of the next view by drawing only the squares that look different. Returns the
/// rectangle around them and its indices, with "unchanged" where nothing else was drawn.
fn redraw(
    picture: &mut Picture,
    before: &View,
    after: &View,
    style: &Style,
) -> Result<(Area, Vec<u8>), RenderError> {
    let sheet = picture::sheet(after, Parts::default(), style)?;
    let (layout, unused) = (sheet.layout, sheet.palette.unused());
    let places = board::changed(before, after);
    let corners: Vec<(u32, u32)> =
        places.iter().map(|place| layout.corner(*place, style.orientation)).collect();
    let (Some(left), Some(top), Some(right), Some(bottom)) = (
        corners.iter().map(|corner| corner.0).min(),
        corners.iter().map(|corner| corner.1).min(),
        corners.iter().map(|corner| corner.0 + layout.cell).max(),
        corners.iter().map(|corner| corner.1 + layout.cell).max(),
    ) else {
        // A frame must have a pixel, even if nothing changed.
        return Ok(((0, 0, 1, 1), vec![unused]));
    };
    let area = (left, top, right - left, bottom - top);
    let mut canvas = Canvas::on(mem::take(&mut picture.indices), &sheet.palette);
    for place in places {
        board::square(&mut canvas, &sheet, after, style, place)?;
    }
    board::border(&mut canvas, &sheet, after, style.orientation);
    picture.indices = canvas.indices;
    // Outside the drawn squares nothing has changed; inside them every pixel is coded again.
    let mut indices = plain(area.2, area.3, unused).into_raw();
    let cell = layout.cell as usize;
    let whole = picture.indices.as_raw().chunks_exact(picture.indices.width() as usize);
    for ((row, drawn), y) in
        indices.chunks_exact_mut(area.2 as usize).zip(whole.skip(top as usize)).zip(top..)
    {
        for (x, _) in corners.iter().filter(|(_, corner)| (*corner..corner + layout.cell).contains(&y)) {
            let (from, to) = (*x as usize, (x - left) as usize);
            row[to..to + cell].copy_from_slice(&drawn[from..from + cell]);
        }
    }
    Ok((area, indices))
}

fn frame(
    (left, top, width, height): Area,
    codes: Vec<u8>,
    delay: u16,
    transparent: Option<u8>,
) -> Frame<'static> {
    Frame {
        delay,
        dispose: DisposalMethod::Keep,
        transparent,
        left: left as u16,
        top: top as u16,
        width: width as u16,
        height: height as u16,
        buffer: Cow::Owned(codes),
        ..Frame::default()
    }
}

/// Returns the smallest rectangle around all changes.
fn changed(before: &GrayImage, after: &GrayImage) -> Area {
    let (mut left, mut right, mut top, mut bottom) = (after.width(), 0, after.height(), 0);
    let width = after.width() as usize;
    let rows = before.as_raw().chunks_exact(width).zip(after.as_raw().chunks_exact(width));
    for (y, (old, new)) in (0..).zip(rows) {
        if old == new {
            continue;
        }
        // Only pixels outside the area so far can make it wider.
        let differs = |x: &usize| old[*x] != new[*x];
        left = (0..left as usize).find(differs).map_or(left, |x| x as u32);
        right = (right as usize + 1..width).rfind(differs).map_or(right, |x| x as u32);
        top = top.min(y);
        bottom = y;
    }
    if left > right { (0, 0, 1, 1) } else { (left, top, right - left + 1, bottom - top + 1) }
}

/// Returns the changed pixels of the area, with `unused` for the others.
fn difference(
    before: &GrayImage,
    after: &GrayImage,
    (left, top, width, height): Area,
    unused: u8,
) -> Vec<u8> {
    let mut pixels = vec![unused; (width * height) as usize];
    for (y, row) in (top..).zip(pixels.chunks_exact_mut(width as usize)) {
        let start = (y * after.width() + left) as usize;
        let seen = start..start + width as usize;
        let (old, new) = (&before.as_raw()[seen.clone()], &after.as_raw()[seen]);
        if old != new {
            for ((pixel, old), new) in row.iter_mut().zip(old).zip(new) {
                *pixel = if old == new { unused } else { *new };
            }
        }
    }
    pixels
}
