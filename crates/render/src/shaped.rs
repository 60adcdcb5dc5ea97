//! Lines of text that need more than letters side by side: scripts that join, stack or run from right to left, and
//! letters that the project's fonts lack. Those letters come from the fonts of the system if that is wanted.

use std::num::NonZeroUsize;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, LazyLock, Mutex, PoisonError};

use cosmic_text::{
    Attrs, Buffer, CacheKeyFlags, Family, FontSystem, LayoutGlyph, Metrics, Shaping, SwashCache,
    SwashContent, SwashImage, Wrap, fontdb,
};
use lru::LruCache;

use super::colour::Rgb;
use super::glyph::{FACES, Glyph, JAPANESE, Weight};
use super::palette::OPAQUE;

/// A line of glyphs in their visible order.
pub(super) struct ShapedLine {
    /// Start of the next letter, in pixels.
    pub(super) width: f32,
    /// The columns of their pens, and the glyphs.
    pub(super) glyphs: Vec<(i32, Glyph)>,
}

/// More than the number of names at a few tables in a few sizes.
const CACHED_LINES: NonZeroUsize = NonZeroUsize::MIN.saturating_add(511);

/// The family that both fonts of the project belong to.
const FAMILY: &str = "Inter";

static WITH_SYSTEM: AtomicBool = AtomicBool::new(false);

static SHAPER: LazyLock<Mutex<Shaper>> =
    LazyLock::new(|| Mutex::new(Shaper::new(WITH_SYSTEM.load(Ordering::Relaxed))));

/// Allows the fonts of the system for letters that the project's fonts lack. Has no effect once such a letter has been
/// drawn.
pub(super) fn use_system_fonts() {
    WITH_SYSTEM.store(true, Ordering::Relaxed);
}

/// Returns a line of text; lines that were set before come from a cache.
pub(super) fn line(text: &str, weight: Weight, size: u32) -> Arc<ShapedLine> {
    SHAPER.lock().unwrap_or_else(PoisonError::into_inner).line(text, weight, size)
}

struct Shaper {
    fonts: FontSystem,
    images: SwashCache,
    lines: LruCache<(String, Weight, u32), Arc<ShapedLine>>,
}

impl Shaper {
    fn new(with_system: bool) -> Shaper {
        let mut database = fontdb::Database::new();
        for face in FACES.into_iter().chain(JAPANESE) {
            database.load_font_data(face.to_vec());
        }
        if with_system {
            database.load_system_fonts();
        }
        // The language decides between forms of Chinese characters, and the language of a name is unknown.
        let fonts = FontSystem::new_with_locale_and_db("en-US".to_owned(), database);
        Shaper { fonts, images: SwashCache::new(), lines: LruCache::new(CACHED_LINES) }
    }

    fn line(&mut self, text: &str, weight: Weight, size: u32) -> Arc<ShapedLine> {
        let key = (text.to_owned(), weight, size);
        if let Some(line) = self.lines.get(&key) {
            return line.clone();
        }
        let line = Arc::new(self.shape(text, weight, size));
        self.lines.put(key, line.clone());
        line
    }

    /// Shapes a line without the characters that no font has: the rest moves together.
    fn shape(&mut self, text: &str, weight: Weight, size: u32) -> ShapedLine {
        let mut laid = self.lay(text, weight, size);
        if laid.iter().any(is_missing) {
            let is_drawn = |at: usize| {
                !laid.iter().any(|glyph| is_missing(glyph) && (glyph.start..glyph.end).contains(&at))
            };
            let drawn: String =
                text.char_indices().filter(|(at, _)| is_drawn(*at)).map(|(_, letter)| letter).collect();
            laid = self.lay(drawn.split_whitespace().collect::<Vec<_>>().join(" ").as_str(), weight, size);
        }
        let left = laid.iter().map(|glyph| glyph.x).fold(f32::INFINITY, f32::min);
        let mut line = ShapedLine { width: 0.0, glyphs: Vec::new() };
        for glyph in laid.iter().filter(|glyph| glyph.glyph_id != 0) {
            line.width = line.width.max(glyph.x + glyph.w - left);
            line.glyphs.extend(self.glyph(glyph, left));
        }
        line
    }

    fn lay(&mut self, text: &str, weight: Weight, size: u32) -> Vec<LayoutGlyph> {
        let em = size as f32;
        let mut buffer = Buffer::new(&mut self.fonts, Metrics::new(em, em * 1.25));
        buffer.set_wrap(Wrap::None);
        buffer.set_size(None, None);
        let heavy = match weight {
            Weight::Regular => fontdb::Weight::NORMAL,
            Weight::SemiBold => fontdb::Weight::SEMIBOLD,
        };
        let attributes = Attrs::new()
            .family(Family::Name(FAMILY))
            .weight(heavy)
            .cache_key_flags(CacheKeyFlags::DISABLE_HINTING);
        buffer.set_text(text, &attributes, Shaping::Advanced, None);
        buffer.shape_until_scroll(&mut self.fonts, false);
        buffer.layout_runs().flat_map(|run| run.glyphs.iter().cloned()).collect()
    }

    /// Returns a glyph and the column of its pen.
    fn glyph(&mut self, glyph: &LayoutGlyph, left: f32) -> Option<(i32, Glyph)> {
        let placed = glyph.physical((-left, 0.0), 1.0);
        let image = self.images.get_image_uncached(&mut self.fonts, placed.cache_key)?;
        Some((placed.x, drawn(&image, placed.y)?))
    }
}

/// Returns `true` for a visible character that no font has; marks of writing direction are not visible.
fn is_missing(glyph: &LayoutGlyph) -> bool {
    glyph.glyph_id == 0 && glyph.w > 0.0
}

/// Draws a glyph from its picture, with its baseline at this height.
fn drawn(image: &SwashImage, down: i32) -> Option<Glyph> {
    let level = |opacity: u8| ((u16::from(opacity) * u16::from(OPAQUE) + 127) / 255) as u8;
    let (levels, colours) = match image.content {
        SwashContent::Mask => (image.data.iter().map(|opacity| level(*opacity)).collect(), Vec::new()),
        SwashContent::Color => {
            let pixels = image.data.chunks_exact(4);
            let colours = pixels.clone().map(|pixel| Rgb { r: pixel[0], g: pixel[1], b: pixel[2] });
            (pixels.map(|pixel| level(pixel[3])).collect(), colours.collect())
        }
        SwashContent::SubpixelMask => return None,
    };
    let placement = image.placement;
    Some(Glyph { left: placement.left, top: down - placement.top, width: placement.width, levels, colours })
}

#[cfg(test)]
mod tests {
    use super::{ShapedLine, Shaper};
    use crate::glyph::Weight;

    const SIZE: u32 = 22;

    fn shaped(shaper: &mut Shaper, text: &str) -> ShapedLine {
        shaper.shape(text, Weight::SemiBold, SIZE)
    }

    fn inked(line: &ShapedLine) -> usize {
        line.glyphs.iter().map(|(_, glyph)| glyph.levels.iter().filter(|level| **level > 0).count()).sum()
    }

    #[test]
    fn the_projects_fonts_are_found_by_their_family() {
        let mut shaper = Shaper::new(false);
        let regular = shaper.shape("Willow", Weight::Regular, SIZE);
        assert!(inked(&regular) > 100);
        assert!(inked(&shaped(&mut shaper, "Willow")) > inked(&regular));
    }

    #[test]
    fn japanese_needs_no_font_of_the_system() {
        let mut shaper = Shaper::new(false);
        assert!(inked(&shaped(&mut shaper, "駒を選んでください。クイーン")) > 1000);
    }

    #[test]
    fn marks_stand_over_their_letter() {
        let mut shaper = Shaper::new(false);
        let (plain, marked) = (shaped(&mut shaper, "x"), shaped(&mut shaper, "x\u{303}"));
        assert!((plain.width - marked.width).abs() < 0.5);
        assert!(inked(&marked) > inked(&plain));
    }

    #[test]
    fn what_no_font_has_is_left_out_and_the_rest_stays() {
        let mut shaper = Shaper::new(false);
        let nothing = shaped(&mut shaper, "ไทย");
        assert!(nothing.glyphs.is_empty() && nothing.width == 0.0);
        let (mixed, rest) = (shaped(&mut shaper, "Ana ไทย Lima"), shaped(&mut shaper, "Ana Lima"));
        assert_eq!(inked(&mixed), inked(&rest));
        assert!((mixed.width - rest.width).abs() < 0.5, "{} {}", mixed.width, rest.width);
    }

    /// Words after a right-to-left name stay after it.
    #[test]
    fn an_isolated_name_does_not_turn_the_line() {
        let mut shaper = Shaper::new(true);
        let name = "\u{5D0}\u{5D1}\u{5D2}";
        let (line, words) = (format!("\u{2068}{name}\u{2069} to move"), shaped(&mut shaper, "to move"));
        let line = shaper.lay(&line, Weight::SemiBold, SIZE);
        let first =
            line.iter().filter(|glyph| glyph.w > 0.0).min_by(|one, other| one.x.total_cmp(&other.x)).unwrap();
        assert!(first.start < 3 + name.len(), "the name is first");
        assert!(words.width > 0.0);
    }

    /// Arabic letters join if the system has a font with them: a word is narrower than its letters one by one.
    #[test]
    fn letters_of_the_system_are_shaped() {
        let mut shaper = Shaper::new(true);
        let word = "\u{645}\u{62D}\u{645}\u{62F}";
        let line = shaped(&mut shaper, word);
        let boxes = shaped(&mut Shaper::new(false), word);
        if inked(&line) == inked(&boxes) {
            return;
        }
        let alone: f32 = word.chars().map(|letter| shaped(&mut shaper, &letter.to_string()).width).sum();
        // The font determines how much narrower joined letters are.
        assert!(line.width <= alone, "{} of {alone}", line.width);
    }
}
