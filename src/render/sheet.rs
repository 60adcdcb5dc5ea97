//! Everything drawn once per theme and size, shared by all pictures of the process.

use super::art::Art;
use super::error::RenderError;
use super::layout::Layout;
use super::palette::Palette;
use super::sprite::Sprite;
use super::theme::Theme;
use lru::LruCache;
use std::collections::HashMap;
use std::num::NonZeroUsize;
use std::sync::{Arc, LazyLock, Mutex, OnceLock, PoisonError, RwLock};

/// The palette and the sprites of one theme at one size.
pub(super) struct Sheet {
    pub(super) layout: Layout,
    pub(super) palette: Arc<Palette>,
    theme: Theme,
    /// Drawn when first needed. Bounded by the number of faces and marks there are.
    sprites: RwLock<HashMap<Art, Arc<Sprite>>>,
}

/// Themes times the sizes in use at one time; a sheet takes about 0.5 MB at 720 pixels, 2 MB at 1440.
const CACHED_SHEETS: NonZeroUsize = NonZeroUsize::MIN.saturating_add(11);

type Sheets = LruCache<(Theme, Layout), Arc<Sheet>>;

static SHEETS: LazyLock<Mutex<Sheets>> = LazyLock::new(|| Mutex::new(LruCache::new(CACHED_SHEETS)));

static PALETTES: [OnceLock<Arc<Palette>>; Theme::ALL.len()] = [const { OnceLock::new() }; Theme::ALL.len()];

/// The palette of a theme.
pub(super) fn palette(theme: Theme) -> Arc<Palette> {
    PALETTES[theme as usize].get_or_init(|| Arc::new(Palette::new(theme))).clone()
}

impl Sheet {
    /// The sheet of a theme and a layout, from the cache if it is there.
    pub(super) fn of(theme: Theme, layout: Layout) -> Arc<Sheet> {
        let mut sheets = SHEETS.lock().unwrap_or_else(PoisonError::into_inner);
        let sheet = sheets.get_or_insert((theme, layout), || {
            Arc::new(Sheet { layout, palette: palette(theme), theme, sprites: RwLock::default() })
        });
        sheet.clone()
    }

    /// The sprite of a drawing.
    pub(super) fn sprite(&self, art: Art) -> Result<Arc<Sprite>, RenderError> {
        let known = self.sprites.read().unwrap_or_else(PoisonError::into_inner).get(&art).cloned();
        if let Some(sprite) = known {
            return Ok(sprite);
        }
        let layers = art.layers(self.theme, &self.layout);
        let sprite = Arc::new(Sprite::draw(art.size(&self.layout), &layers, &self.palette)?);
        self.sprites.write().unwrap_or_else(PoisonError::into_inner).insert(art, sprite.clone());
        Ok(sprite)
    }
}
