//! An animation that keeps within a size.

use super::animation;
use super::error::RenderError;
use super::labels::Labels;
use super::style::Style;
use super::{Pace, View};

/// The widths that are tried after the style's own, in pixels.
const NARROWER: [u32; 2] = [560, 400];

/// An animation, and the changes that keep it within its size.
pub struct Film {
    /// The GIF file.
    pub bytes: Vec<u8>,
    /// The width of its pictures in pixels.
    pub width: u32,
    /// It keeps every nth position, and the first and the last.
    pub stride: usize,
}

/// Returns the pictures of several views of one match as an animated GIF file of at most `max` bytes. A longer one is
/// drawn smaller, and if that is not enough, with every second position left out, or more.
///
/// # Errors
/// As [`gif`](super::gif()), and when not even two pictures keep within the size.
pub fn film(
    views: &[View],
    style: &Style,
    labels: &Labels,
    pace: Pace,
    max: usize,
) -> Result<Film, RenderError> {
    if views.is_empty() {
        return Err(RenderError::NoFrames);
    }
    let narrower = NARROWER.into_iter().filter(|width| *width < style.width);
    let widths: Vec<u32> = [style.width].into_iter().chain(narrower).collect();
    let smallest = widths.last().copied().unwrap_or(style.width);
    let strides = (1..usize::BITS).map(|doubled| 1 << doubled).take_while(|stride| *stride < 2 * views.len());
    let attempts = widths.into_iter().map(|width| (width, 1)).chain(strides.map(|stride| (smallest, stride)));
    for (width, stride) in attempts {
        let style = Style { width, ..*style };
        let shown = thinned(views, stride);
        if let Some(bytes) = animation::gif(&shown, &style, labels, pace, max)? {
            return Ok(Film { bytes, width, stride });
        }
    }
    Err(RenderError::TooLong)
}

/// Returns every nth view, and the last.
fn thinned(views: &[View], stride: usize) -> Vec<&View> {
    let mut shown: Vec<&View> = views.iter().step_by(stride).collect();
    if let Some(last) = views.last().filter(|_| !(views.len() - 1).is_multiple_of(stride)) {
        shown.push(last);
    }
    shown
}
