//! Colours as numbers: mixing and contrast.

/// An opaque sRGB colour.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Rgb {
    /// Red, 0–255.
    pub r: u8,
    /// Green, 0–255.
    pub g: u8,
    /// Blue, 0–255.
    pub b: u8,
}

impl Rgb {
    /// Returns the colour written `0xRRGGBB`.
    #[must_use]
    pub const fn hex(value: u32) -> Rgb {
        let [_, r, g, b] = value.to_be_bytes();
        Rgb { r, g, b }
    }

    /// Returns the colour as style sheets write it.
    pub(super) fn css(self) -> String {
        format!("#{:02x}{:02x}{:02x}", self.r, self.g, self.b)
    }

    /// Returns this colour over `ground` with an opacity of `level` / `of`.
    #[must_use]
    pub(super) fn over(self, ground: Rgb, level: u16, of: u16) -> Rgb {
        let part = |top: u8, under: u8| {
            ((u16::from(top) * level + u16::from(under) * (of - level) + of / 2) / of) as u8
        };
        Rgb { r: part(self.r, ground.r), g: part(self.g, ground.g), b: part(self.b, ground.b) }
    }

    /// Returns how different two colours look: the squared differences, weighted like luma.
    #[must_use]
    pub(super) fn distance(self, other: Rgb) -> u32 {
        let square = |a: u8, b: u8| u32::from(a.abs_diff(b)).pow(2);
        3 * square(self.r, other.r) + 6 * square(self.g, other.g) + 2 * square(self.b, other.b)
    }

    /// Returns the relative luminance by WCAG 2, 0.0 (black) to 1.0 (white).
    #[must_use]
    pub fn luminance(self) -> f64 {
        let linear = |channel: u8| {
            let value = f64::from(channel) / 255.0;
            if value <= 0.040_45 { value / 12.92 } else { ((value + 0.055) / 1.055).powf(2.4) }
        };
        0.2126 * linear(self.r) + 0.7152 * linear(self.g) + 0.0722 * linear(self.b)
    }

    /// Returns the contrast ratio by WCAG 2, 1.0 (the same) to 21.0 (black on white).
    #[must_use]
    pub fn contrast(self, other: Rgb) -> f64 {
        let (a, b) = (self.luminance(), other.luminance());
        (a.max(b) + 0.05) / (a.min(b) + 0.05)
    }
}
