//! A match as an animated GIF.

use super::error::RenderError;
use super::labels::Labels;
use super::layout::Parts;
use super::lzw;
use super::picture::Picture;
use super::style::Style;
use crate::rules::view::View;
use gif::{DisposalMethod, Encoder, Frame, Repeat};
use std::borrow::Cow;

/// How long the positions of an animation are shown, in hundredths of a second.
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

/// The smallest rectangle that contains everything that changed: left, top, width, height.
type Area = (u32, u32, u32, u32);

/// The animation; `None` as soon as it is longer than `most` bytes.
pub(super) fn gif(
    views: &[&View],
    style: &Style,
    labels: &Labels,
    pace: Pace,
    most: usize,
) -> Result<Option<Vec<u8>>, RenderError> {
    // One size for all, whatever comes and goes in the course of a match.
    let parts =
        views.iter().map(|view| Parts::of(view, style.orientation)).fold(Parts::default(), Parts::and);
    let mut views = views.iter().copied().peekable();
    let first = Picture::draw(views.next().ok_or(RenderError::NoFrames)?, parts, style, labels)?;
    let (width, height) = (first.width as u16, first.height as u16);
    let unused = first.palette.unused();
    let mut encoder = Encoder::new(Vec::new(), width, height, &first.palette.bytes())?;
    encoder.set_repeat(Repeat::Infinite)?;
    let mut delay = if views.peek().is_none() { pace.last } else { pace.each };
    let codes = lzw::encode(&first.pixels);
    encoder.write_lzw_pre_encoded_frame(&frame((0, 0, first.width, first.height), codes, delay, None))?;
    let mut before = first;
    while let Some(view) = views.next() {
        let picture = Picture::draw(view, parts, style, labels)?;
        if (picture.width, picture.height) != (before.width, before.height) {
            return Err(RenderError::FrameSize);
        }
        delay = if views.peek().is_none() { pace.last } else { pace.each };
        let area = changed(&before, &picture);
        let codes = lzw::encode(&difference(&before, &picture, area, unused));
        encoder.write_lzw_pre_encoded_frame(&frame(area, codes, delay, Some(unused)))?;
        if encoder.get_ref().len() > most {
            return Ok(None);
        }
        before = picture;
    }
    Ok(Some(encoder.into_inner()?).filter(|file| file.len() <= most))
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

fn changed(before: &Picture, after: &Picture) -> Area {
    let (mut left, mut right, mut top, mut bottom) = (after.width, 0, after.height, 0);
    let width = after.width as usize;
    for (y, (old, new)) in (0..).zip(before.pixels.chunks_exact(width).zip(after.pixels.chunks_exact(width)))
    {
        if old == new {
            continue;
        }
        let differs = |x: &usize| old[*x] != new[*x];
        left = left.min((0..width).find(differs).unwrap_or(0) as u32);
        right = right.max((0..width).rfind(differs).unwrap_or(0) as u32);
        top = top.min(y);
        bottom = y;
    }
    // A frame must have a pixel, even if nothing changed.
    if left > right { (0, 0, 1, 1) } else { (left, top, right - left + 1, bottom - top + 1) }
}

/// The pixels of the area that changed, `unused` where they did not.
fn difference(before: &Picture, after: &Picture, (left, top, width, height): Area, unused: u8) -> Vec<u8> {
    let mut pixels = Vec::with_capacity((width * height) as usize);
    for y in top..top + height {
        let start = (y * after.width + left) as usize;
        let row = start..start + width as usize;
        let (old, new) = (&before.pixels[row.clone()], &after.pixels[row]);
        if old == new {
            pixels.resize(pixels.len() + old.len(), unused);
            continue;
        }
        let pairs = old.iter().zip(new);
        pixels.extend(pairs.map(|(old, new)| if old == new { unused } else { *new }));
    }
    pixels
}
