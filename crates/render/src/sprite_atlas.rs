//! Everything drawn once per theme and size, shared by all pictures of the process.

use super::art::{Art, Layer};
use super::error::RenderError;
use super::layout::Layout;
use super::palette::Palette;
use super::sprite::Sprite;
use super::theme::Theme;
use lru::LruCache;
use std::collections::HashMap;
use std::num::NonZeroUsize;
use std::sync::{Arc, LazyLock, Mutex, OnceLock, PoisonError, RwLock};

/// The palette and the sprites of one theme at one size, for one picture.
pub(super) struct SpriteAtlas {
    pub(super) layout: Layout,
    pub(super) palette: Arc<Palette>,
    pub(super) theme: Theme,
    sprites: Arc<Sprites>,
}

/// The sprites of one theme at one size, drawn when first needed.
struct Sprites {
    /// Bounded by the number of faces and marks there are.
    fixed: RwLock<HashMap<Art, Arc<Sprite>>>,
    /// Pieces and cards with individual moves, whose number is unlimited.
    made: Mutex<LruCache<Art, Arc<Sprite>>>,
}

/// Themes times the sizes in use at one time; each takes about 0.5 MB at 720 pixels, 2 MB at 1440.
const CACHED_SIZES: NonZeroUsize = NonZeroUsize::MIN.saturating_add(11);

/// More than the number of different pieces and cards of a few tables; at 720 pixels each takes about 8 kB.
const CACHED_MADE: NonZeroUsize = NonZeroUsize::MIN.saturating_add(255);

type Sizes = LruCache<(Theme, Layout), Arc<Sprites>>;

static SIZES: LazyLock<Mutex<Sizes>> = LazyLock::new(|| Mutex::new(LruCache::new(CACHED_SIZES)));

static PALETTES: [OnceLock<Arc<Palette>>; Theme::ALL.len()] = [const { OnceLock::new() }; Theme::ALL.len()];

/// Returns the palette of a theme.
pub(super) fn palette(theme: Theme) -> Arc<Palette> {
    PALETTES[theme as usize].get_or_init(|| Arc::new(Palette::new(theme))).clone()
}

impl SpriteAtlas {
    /// Returns the sheet of a theme and a layout, with the sprites from the cache if they are there.
    pub(super) fn of(theme: Theme, layout: Layout) -> SpriteAtlas {
        let palette = palette(theme);
        let mut sizes = SIZES.lock().unwrap_or_else(PoisonError::into_inner);
        let empty = || Sprites { fixed: RwLock::default(), made: Mutex::new(LruCache::new(CACHED_MADE)) };
        let sprites = sizes.get_or_insert((theme, layout.sizes()), || Arc::new(empty())).clone();
        SpriteAtlas { layout, palette, theme, sprites }
    }

    /// Returns the sprite of a drawing.
    pub(super) fn sprite(&self, art: Art) -> Result<Arc<Sprite>, RenderError> {
        if art.is_made() {
            let mut made = self.sprites.made.lock().unwrap_or_else(PoisonError::into_inner);
            return made.try_get_or_insert(art, || self.draw(art)).cloned();
        }
        let fixed = &self.sprites.fixed;
        let known = fixed.read().unwrap_or_else(PoisonError::into_inner).get(&art).cloned();
        if let Some(sprite) = known {
            return Ok(sprite);
        }
        let sprite = self.draw(art)?;
        fixed.write().unwrap_or_else(PoisonError::into_inner).insert(art, sprite.clone());
        Ok(sprite)
    }

    fn draw(&self, art: Art) -> Result<Arc<Sprite>, RenderError> {
        let figure = art.figure(self.theme, &self.layout);
        let mut layers = art.layers(self.theme, &self.layout);
        layers.extend(figure.as_ref().map(|(svg, area)| Layer { svg, area: *area, css: String::new() }));
        Ok(Arc::new(Sprite::draw(art.size(&self.layout), &layers, &self.palette)?))
    }
}
