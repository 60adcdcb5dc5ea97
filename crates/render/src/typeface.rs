//! Letters: the two fonts, their glyphs, setting and measuring a line. Text that these fonts can draw letter by letter,
//! as nearly all, is set here; the rest is shaped.

use std::num::NonZeroUsize;
use std::sync::{Arc, LazyLock, Mutex, PoisonError};

use ab_glyph::{Font, FontRef, GlyphId, InvalidFont, PxScale, ScaleFont, point};
use lru::LruCache;
use unicode_linebreak::linebreaks;
use unicode_segmentation::UnicodeSegmentation;

use super::error::RenderError;
use super::glyph::{FACES, Glyph, Weight};
use super::palette::OPAQUE;
use super::shaped;

/// Subpixel positions of glyphs per pixel, so that letters are spaced evenly.
const PHASES: f32 = 4.0;

/// The first of the characters that are set without spaces: punctuation, syllables and Chinese characters of Japanese.
const FIRST_JAPANESE: char = '\u{3000}';

/// Far more than the letters of all names at a few tables; at most some hundred bytes each.
const CACHED_GLYPHS: NonZeroUsize = NonZeroUsize::MIN.saturating_add(4095);

type Key = (Weight, u32, GlyphId, u8);

static GLYPHS: LazyLock<Mutex<LruCache<Key, Arc<Glyph>>>> =
    LazyLock::new(|| Mutex::new(LruCache::new(CACHED_GLYPHS)));

static FONTS: LazyLock<Result<[FontRef<'static>; 2], InvalidFont>> =
    LazyLock::new(|| Ok([FontRef::try_from_slice(FACES[0])?, FontRef::try_from_slice(FACES[1])?]));

/// Checks that the fonts can be read; no text is drawn before that.
pub(super) fn check_fonts() -> Result<(), RenderError> {
    FONTS.as_ref().map(|_| ()).map_err(|&error| error.into())
}

fn font(weight: Weight) -> Option<&'static FontRef<'static>> {
    FONTS.as_ref().ok().map(|fonts| &fonts[weight as usize])
}

/// Sets a line of text: calls `draw` with each glyph and the column of its pen. Returns where the next letter would
/// start. Characters that no font has are left out.
pub(super) fn typeset(
    text: &str,
    weight: Weight,
    size: u32,
    x: f32,
    mut draw: impl FnMut(i32, &Glyph),
) -> f32 {
    #[cfg(test)]
    crate::drawn_lines::note(text);
    let Some(font) = font(weight) else { return x };
    if !is_plain(font, text) {
        let line = shaped::line(text, weight, size);
        for (column, glyph) in &line.glyphs {
            draw(x.round() as i32 + column, glyph);
        }
        return x + line.width;
    }
    let scaled = font.as_scaled(scale(font, size));
    let mut glyphs = GLYPHS.lock().unwrap_or_else(PoisonError::into_inner);
    let mut pen = x;
    for letter in text.chars() {
        let id = font.glyph_id(letter);
        let phase = ((pen - pen.floor()) * PHASES) as u8;
        let glyph =
            glyphs.get_or_insert((weight, size, id, phase), || Arc::new(rasterise(font, size, id, phase)));
        draw(pen.floor() as i32, glyph);
        pen += scaled.h_advance(id);
    }
    pen
}

/// Returns the width of a line of text, in pixels.
pub(super) fn measure(text: &str, weight: Weight, size: u32) -> f32 {
    let Some(font) = font(weight) else { return 0.0 };
    if !is_plain(font, text) {
        return shaped::line(text, weight, size).width;
    }
    let scaled = font.as_scaled(scale(font, size));
    text.chars().map(|letter| scaled.h_advance(font.glyph_id(letter))).sum()
}

/// Returns `true` if the font has every letter, and each can be set alone.
fn is_plain(font: &FontRef<'_>, text: &str) -> bool {
    text.is_ascii()
        || (text.chars().all(|letter| font.glyph_id(letter).0 != 0)
            && text.graphemes(true).all(|cluster| cluster.chars().nth(1).is_none()))
}

/// Returns the text, or as much of its beginning as fits into `room` pixels with an ellipsis after it.
pub(super) fn fit(text: &str, weight: Weight, size: u32, room: f32) -> String {
    if measure(text, weight, size) <= room {
        return text.to_owned();
    }
    let room = room - measure("…", weight, size);
    let mut kept = 0;
    for (start, cluster) in text.grapheme_indices(true) {
        let end = start + cluster.len();
        // Letters may join, so only the whole beginning has a known width.
        if measure(&text[..end], weight, size) > room {
            break;
        }
        kept = end;
    }
    format!("{}…", text[..kept].trim_end())
}

/// Returns the text in lines that fit into `room` pixels, broken between words; the last of `max` lines is cut with an
/// ellipsis.
pub(super) fn wrap(text: &str, weight: Weight, size: u32, room: f32, max: usize) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    for (space, part) in parts(text) {
        let is_last = lines.len() >= max;
        match lines.last_mut() {
            // The rest goes after the last line, to be cut off there.
            Some(line) if is_last || measure(&format!("{line}{space}{part}"), weight, size) <= room => {
                line.push_str(space);
                line.push_str(part);
            }
            _ => lines.push(part.to_owned()),
        }
    }
    lines.iter().map(|line| fit(line, weight, size, room)).collect()
}

/// Returns the parts between which a line may be broken, each with the space before it: words, and in Japanese, which has
/// no spaces, whatever Unicode allows to stand at the beginning of a line.
fn parts(text: &str) -> impl Iterator<Item = (&'static str, &str)> {
    text.split_whitespace().flat_map(|word| {
        let is_japanese = word.chars().any(|letter| letter >= FIRST_JAPANESE);
        let ends: Vec<usize> = match is_japanese {
            true => linebreaks(word).map(|(end, _)| end).collect(),
            false => vec![word.len()],
        };
        ends.into_iter().scan(0, move |start, end| {
            let space = if *start == 0 { " " } else { "" };
            let part = word.get(*start..end)?;
            *start = end;
            Some((space, part))
        })
    })
}

/// `size` is the size of the em, as in CSS; the rasteriser counts from ascent to descent.
fn scale(font: &FontRef<'_>, size: u32) -> PxScale {
    let em = font.units_per_em().unwrap_or(1000.0);
    PxScale::from(size as f32 * font.height_unscaled() / em)
}

fn rasterise(font: &FontRef<'_>, size: u32, id: GlyphId, phase: u8) -> Glyph {
    let at = point(f32::from(phase) / PHASES, 0.0);
    let Some(outline) = font.outline_glyph(id.with_scale_and_position(scale(font, size), at)) else {
        return Glyph { left: 0, top: 0, width: 0, levels: Vec::new(), colours: Vec::new() };
    };
    let bounds = outline.px_bounds();
    let (width, height) = (bounds.width() as u32, bounds.height() as u32);
    let mut levels = vec![0; (width * height) as usize];
    outline.draw(|x, y, coverage| {
        if let Some(level) = levels.get_mut((y * width + x) as usize) {
            *level = (coverage.clamp(0.0, 1.0) * f32::from(OPAQUE)).round() as u8;
        }
    });
    let (left, top) = (bounds.min.x as i32, bounds.min.y as i32);
    Glyph { left, top, width, levels, colours: Vec::new() }
}
