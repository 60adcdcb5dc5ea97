//! A bot's own profile.

use super::image::{Media, parse_image};
use crate::form::{Fields, Form};

/// Parts that no name may contain.
const FORBIDDEN: [&str; 6] = ["@", "#", ":", "```", "discord", "clyde"];
/// Words that no name may be.
const RESERVED: [&str; 2] = ["everyone", "here"];
/// The largest picture of a profile, in bytes.
const MAX_BYTES: usize = 10 * 1024 * 1024;

/// Changes to a profile.
#[derive(Debug, Default)]
pub(crate) struct ProfileChange {
    pub(crate) username: Option<String>,
    /// The new picture; `Some(None)` removes it.
    pub(crate) avatar: Option<Option<Media>>,
    /// The new banner, likewise.
    pub(crate) banner: Option<Option<Media>>,
}

/// Checks changes to a profile.
pub(crate) fn parse_profile(fields: &Fields<'_>, form: &mut Form) -> ProfileChange {
    let avatar = fields.has("avatar").then(|| parse_image(fields, form, "avatar", MAX_BYTES));
    let banner = fields.has("banner").then(|| parse_image(fields, form, "banner", MAX_BYTES));
    ProfileChange { username: parse_username(fields, form), avatar, banner }
}

fn parse_username(fields: &Fields<'_>, form: &mut Form) -> Option<String> {
    let username = fields.text(form, "username", 2..=32)?;
    let lower = username.to_lowercase();
    let path = fields.path.key("username");
    if let Some(part) = FORBIDDEN.iter().find(|part| lower.contains(**part)) {
        form.error(&path, "USERNAME_INVALID_CONTAINS", format!("Username cannot contain \"{part}\""));
    } else if RESERVED.contains(&lower.trim()) {
        form.error(&path, "USERNAME_INVALID_RESERVED", format!("Username cannot be \"{lower}\""));
    }
    Some(username.trim().to_owned())
}

/// Changes of a bot to its membership.
#[derive(Debug, Default)]
pub(crate) struct OwnMemberChange {
    /// The new name; `Some(None)` removes it.
    pub(crate) nick: Option<Option<String>>,
    pub(crate) avatar: Option<Option<Media>>,
    pub(crate) banner: Option<Option<Media>>,
}

/// Checks a bot's changes to its own membership. Only users' clients show the `bio`, so it is only checked.
pub(crate) fn parse_own_member(fields: &Fields<'_>, form: &mut Form) -> OwnMemberChange {
    fields.text(form, "bio", 0..=190);
    let mut image = |key| fields.has(key).then(|| parse_image(fields, form, key, MAX_BYTES));
    let (avatar, banner) = (image("avatar"), image("banner"));
    OwnMemberChange { nick: fields.has("nick").then(|| fields.text(form, "nick", 0..=32)), avatar, banner }
}
