//! How a picture is to look.

use super::error::RenderError;
use super::theme::Theme;
use crate::rules::Seat;
use std::ops::RangeInclusive;

/// How a picture is to look.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Style {
    /// The colours.
    pub theme: Theme,
    /// Width of the picture in pixels, within [`Style::WIDTHS`]. The height follows from it.
    pub width: u32,
    /// Who sits at the bottom.
    pub orientation: Seat,
}

impl Style {
    /// The widths a picture may have, in pixels.
    pub const WIDTHS: RangeInclusive<u32> = 400..=1440;

    pub(super) fn check(&self) -> Result<(), RenderError> {
        if Style::WIDTHS.contains(&self.width) { Ok(()) } else { Err(RenderError::Width(self.width)) }
    }
}

impl Default for Style {
    fn default() -> Self {
        Self { theme: Theme::default(), width: 720, orientation: Seat::First }
    }
}
