//! Pictures: a pattern in one colour, as PNG with a text for those who cannot see it.

use poise::serenity_prelude as serenity;

use super::colour::Colour;

/// Figure to paint.
#[derive(Debug, Clone, Copy, poise::ChoiceParameter)]
pub(super) enum Pattern {
    /// Vertical bars.
    #[name = "Stripes"]
    Stripes,
    /// A chequered board.
    #[name = "Checks"]
    #[name_localized("de", "Karos")]
    Checks,
    /// Concentric rings.
    #[name = "Rings"]
    Rings,
}

impl Pattern {
    /// Returns `true` if the pixel at column `x`, row `y` of a square of `side` pixels is painted, not white.
    fn covers(self, x: u32, y: u32, side: u32) -> bool {
        let cell = (side / 8).max(1);
        match self {
            Self::Stripes => (x / cell).is_multiple_of(2),
            Self::Checks => (x / cell + y / cell).is_multiple_of(2),
            Self::Rings => {
                let middle = side / 2;
                let (dx, dy) = (x.abs_diff(middle), y.abs_diff(middle));
                ((dx * dx + dy * dy).isqrt() / cell).is_multiple_of(2)
            }
        }
    }
}

/// Paints a square of `side` pixels and describes it in words.
///
/// # Errors
/// If the PNG cannot be encoded.
pub(super) fn paint(
    pattern: Pattern,
    colour: Colour,
    side: u32,
) -> Result<serenity::CreateAttachment, png::EncodingError> {
    let mut pixels = Vec::new();
    for y in 0..side {
        for x in 0..side {
            pixels.extend(if pattern.covers(x, y, side) { colour.rgb } else { [u8::MAX; 3] });
        }
    }
    let mut file = Vec::new();
    let mut encoder = png::Encoder::new(&mut file, side, side);
    encoder.set_color(png::ColorType::Rgb);
    let mut writer = encoder.write_header()?;
    writer.write_image_data(&pixels)?;
    writer.finish()?;
    let description = format!("{} in {colour} on white", poise::ChoiceParameter::name(&pattern));
    Ok(serenity::CreateAttachment::bytes(file, "painting.png").description(description))
}
