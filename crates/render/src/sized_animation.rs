//! An animation that keeps within a size.

use super::animation;
use super::error::RenderError;
use super::labels::Labels;
use super::layout::Parts;
use super::style::Style;
use super::{Pace, View};

/// The widths that are tried after the style's own, in pixels.
const NARROWER: [u32; 2] = [560, 400];

/// An animation, and the changes that keep it within its size.
pub struct SizedAnimation {
    /// The GIF file.
    pub bytes: Vec<u8>,
    /// The width of its pictures in pixels.
    pub width: u32,
    /// The animation keeps every nth position, and always the first and the last.
    pub stride: usize,
    /// The number of positions before any were left out.
    pub count: usize,
    /// The last position.
    pub last: View,
}

/// Returns the pictures of several views of one match as an animated GIF file of at most `max` bytes. If the file is
/// too long, the pictures are drawn smaller; if that is not enough, every second position or more is left out. Every
/// attempt replays the match, because all views together may not fit into memory.
///
/// # Errors
/// As [`gif`](super::gif()), when not even two pictures keep within the size, and what the replay returns.
pub fn sized_animation<I, E>(
    replay: impl Fn() -> Result<I, E>,
    style: &Style,
    labels: &Labels,
    pace: Pace,
    max: usize,
) -> Result<SizedAnimation, E>
where
    I: Iterator<Item = Result<View, E>>,
    E: From<RenderError>,
{
    // All frames have the same size, whatever parts come and go during the match.
    let (mut count, mut parts, mut last) = (0, Parts::default(), None);
    for view in replay()? {
        let view = view?;
        parts = parts.and(Parts::of(&view, style.orientation));
        count += 1;
        last = Some(view);
    }
    let last = last.ok_or(RenderError::NoFrames)?;
    let narrower = NARROWER.into_iter().filter(|width| *width < style.width);
    let widths: Vec<u32> = [style.width].into_iter().chain(narrower).collect();
    let smallest = widths.last().copied().unwrap_or(style.width);
    let strides = (1..usize::BITS).map(|doubled| 1 << doubled).take_while(|stride| *stride < 2 * count);
    let attempts = widths.into_iter().map(|width| (width, 1)).chain(strides.map(|stride| (smallest, stride)));
    for (width, stride) in attempts {
        let style = Style { width, ..*style };
        let is_kept = |place: usize| place.is_multiple_of(stride) || place + 1 == count;
        let kept = replay()?.enumerate().filter(|(place, view)| is_kept(*place) || view.is_err());
        let views = kept.map(|(_, view)| view);
        if let Some(bytes) = animation::gif(views, parts, &style, labels, pace, max)? {
            return Ok(SizedAnimation { bytes, width, stride, count, last });
        }
    }
    Err(RenderError::TooLong.into())
}
