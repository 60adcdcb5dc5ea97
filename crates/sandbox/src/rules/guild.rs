//! Changes to a server.

use super::image::{Media, parse_image};
use super::locale::parse_locale;
use super::patch::Patch;
use crate::form::{Fields, Form, parse_id};
use crate::world::Image;
use serde_json::{Map, Value};

/// The largest picture of a server, in bytes.
const MAX_BYTES: usize = 10 * 1024 * 1024;
/// Seconds after which an inactive member is moved.
const AFK_TIMEOUTS: [i64; 5] = [60, 300, 900, 1800, 3600];
/// Fields that name a channel.
const CHANNELS: [&str; 5] = [
    "afk_channel_id",
    "system_channel_id",
    "rules_channel_id",
    "public_updates_channel_id",
    "safety_alerts_channel_id",
];

/// Changes to a server.
#[derive(Debug, Default)]
pub(crate) struct GuildChange {
    pub(crate) name: Option<String>,
    pub(crate) preferred_locale: Option<String>,
    pub(crate) profile: Map<String, Value>,
    /// New pictures; `None` removes one.
    pub(crate) images: Vec<(Image, Option<Media>)>,
}

impl GuildChange {
    /// Returns the channels that it names.
    pub(crate) fn channels(&self) -> impl Iterator<Item = (&'static str, u64)> {
        CHANNELS.into_iter().filter_map(|key| Some((key, parse_id(self.profile.get(key)?)?)))
    }
}

/// Checks changes to a server.
pub(crate) fn parse_guild(fields: &Fields<'_>, form: &mut Form) -> GuildChange {
    let mut images = Vec::new();
    for (key, image) in [
        ("icon", Image::Icon),
        ("banner", Image::Banner),
        ("splash", Image::Splash),
        ("discovery_splash", Image::DiscoverySplash),
        ("home_header", Image::HomeHeader),
    ] {
        if fields.has(key) {
            images.push((image, parse_image(fields, form, key, MAX_BYTES)));
        }
    }
    if fields.has("name") && fields.get("name").is_none() {
        form.required(&fields.path.key("name"));
    }
    let name = fields.text(form, "name", 2..=100);
    let locale = parse_locale(fields, form, "preferred_locale");
    let mut patch = Patch::new(fields, form, false);
    patch.optional_text("description", 300).boolean("premium_progress_bar_enabled");
    patch.one_of("verification_level", &[0, 1, 2, 3, 4]).one_of("default_message_notifications", &[0, 1]);
    patch.one_of("explicit_content_filter", &[0, 1, 2]).one_of("afk_timeout", &AFK_TIMEOUTS);
    patch.integer("system_channel_flags", 0..=0xff);
    for key in CHANNELS {
        patch.optional_id(key);
    }
    // Only owners can give a server away, and bots own none.
    fields.id(patch.form, "owner_id");
    GuildChange { name, preferred_locale: locale, profile: patch.take(), images }
}
