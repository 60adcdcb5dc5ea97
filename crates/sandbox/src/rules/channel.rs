//! Channels, overwrites and threads.

use super::forum::parse_settings;
use crate::form::{Fields, Form};
use crate::permissions::{Overwrite, OverwriteKind};
use crate::world::{ChannelSpec, ThreadSpec, kind};

/// All channel types, in the sandbox or not.
pub(super) const CHANNEL_TYPES: [i64; 13] = [0, 1, 2, 3, 4, 5, 10, 11, 12, 13, 14, 15, 16];

/// Overwrites of a channel in one request.
const MAX_OVERWRITES: usize = 100;
/// Characters of a topic; forums and media channels have guidelines there, which may be longer.
const MAX_TOPIC: usize = 1024;
const MAX_GUIDELINES: usize = 4096;

/// Minutes of silence after which a thread may be archived.
pub(crate) const ARCHIVE_MINUTES: [i64; 4] = [60, 1440, 4320, 10080];

/// Checks the values of a new or changed channel; `known` is the kind of the channel that is changed.
pub(crate) fn parse_channel(fields: &Fields<'_>, form: &mut Form, known: Option<u8>) -> ChannelSpec {
    let creating = known.is_none();
    let name = if creating {
        fields.required_text(form, "name", 1..=100)
    } else {
        if fields.has("name") && fields.get("name").is_none() {
            form.required(&fields.path.key("name"));
        }
        fields.text(form, "name", 1..=100)
    };
    let kinds =
        [kind::TEXT, kind::VOICE, kind::CATEGORY, kind::ANNOUNCEMENT, kind::STAGE, kind::FORUM, kind::MEDIA]
            .map(i64::from);
    let kind = match known {
        None => fields.one_of(form, "type", &kinds),
        Some(known) => converted(fields, form, known),
    };
    let shown = kind.map_or(known.unwrap_or(kind::TEXT), |kind| kind as u8);
    let longest = if matches!(shown, kind::FORUM | kind::MEDIA) { MAX_GUIDELINES } else { MAX_TOPIC };
    let topic = fields.text(form, "topic", 0..=longest);
    ChannelSpec {
        name,
        kind: kind.map(|kind| kind as u8),
        topic: topic.or_else(|| fields.has("topic").then(String::new)),
        position: fields.integer(form, "position", 0..=i64::from(i32::MAX)),
        parent_id: fields.has("parent_id").then(|| fields.id(form, "parent_id")),
        nsfw: fields.boolean(form, "nsfw"),
        slow_mode: fields.integer(form, "rate_limit_per_user", 0..=21_600).map(|seconds| seconds as u32),
        overwrites: overwrites(fields, form),
        settings: parse_settings(fields, form, &ARCHIVE_MINUTES),
    }
}

/// Returns the kind to which a channel is converted: between text and announcement channels only.
fn converted(fields: &Fields<'_>, form: &mut Form, known: u8) -> Option<i64> {
    let (known, pair) = (i64::from(known), [kind::TEXT, kind::ANNOUNCEMENT].map(i64::from));
    let allowed = if pair.contains(&known) { pair.to_vec() } else { vec![known] };
    fields.one_of(form, "type", &allowed).filter(|kind| *kind != known)
}

fn overwrites(fields: &Fields<'_>, form: &mut Form) -> Option<Vec<Overwrite>> {
    let list = fields.list(form, "permission_overwrites", 0..=MAX_OVERWRITES)?;
    let path = fields.path.key("permission_overwrites");
    let mut found = Vec::with_capacity(list.len());
    for (index, value) in list.iter().enumerate() {
        let path = path.index(index);
        let Some(inner) = Fields::of(value, &path, form) else { continue };
        if inner.get("id").is_none() {
            form.required(&path.key("id"));
        }
        let id = inner.id(form, "id");
        found.extend(id.and_then(|id| parse_overwrite(&inner, form, id)));
    }
    Some(found)
}

/// Checks one overwrite.
pub(crate) fn parse_overwrite(fields: &Fields<'_>, form: &mut Form, id: u64) -> Option<Overwrite> {
    if fields.get("type").is_none() {
        form.required(&fields.path.key("type"));
    }
    let kind = match fields.one_of(form, "type", &[0, 1])? {
        0 => OverwriteKind::Role,
        _ => OverwriteKind::Member,
    };
    let allow = fields.bits(form, "allow").unwrap_or_default();
    let deny = fields.bits(form, "deny").unwrap_or_default();
    Some(Overwrite { id, kind, allow, deny })
}

/// Checks a thread to open; `announcements` is whether its channel is for those.
pub(crate) fn parse_thread(
    fields: &Fields<'_>,
    form: &mut Form,
    message_id: Option<u64>,
    announcements: bool,
) -> Option<ThreadSpec> {
    let name = fields.required_text(form, "name", 1..=100);
    let minutes = fields.one_of(form, "auto_archive_duration", &ARCHIVE_MINUTES).unwrap_or(4320);
    let slow_mode = fields.integer(form, "rate_limit_per_user", 0..=21_600).unwrap_or(0);
    let invitable = fields.boolean(form, "invitable").unwrap_or(true);
    let threads = [kind::ANNOUNCEMENT_THREAD, kind::PUBLIC_THREAD, kind::PRIVATE_THREAD].map(i64::from);
    let default = match (message_id, announcements) {
        (_, true) => kind::ANNOUNCEMENT_THREAD,
        (Some(_), false) => kind::PUBLIC_THREAD,
        (None, false) => kind::PRIVATE_THREAD,
    };
    let chosen = fields.one_of(form, "type", &threads).filter(|_| message_id.is_none());
    Some(ThreadSpec {
        name: name?,
        message_id,
        kind: chosen.map_or(default, |kind| kind as u8),
        auto_archive_minutes: minutes as u32,
        invitable,
        slow_mode: slow_mode as u32,
    })
}
