//! Roles.

use super::image::{Media, parse_image};
use crate::form::{Fields, Form};
use crate::world::{RoleSpec, is_emoji};

/// The largest picture of a role, in bytes.
const MAX_BYTES: usize = 256 * 1024;
/// The last colour.
const WHITE: i64 = 0xff_ffff;

/// Values of a new role, or changes to a role.
#[derive(Debug, Default)]
pub(crate) struct RoleForm {
    pub(crate) spec: RoleSpec,
    /// The new picture; `Some(None)` removes it.
    pub(crate) icon: Option<Option<Media>>,
}

/// Checks the values of a new or changed role.
pub(crate) fn parse_role(fields: &Fields<'_>, form: &mut Form) -> RoleForm {
    let color = fields.integer(form, "color", 0..=WHITE).map(|color| color as u32);
    let (primary, further_colors) = parse_colors(fields, form);
    let spec = RoleSpec {
        name: fields.text(form, "name", 1..=100),
        permissions: fields.bits(form, "permissions"),
        color: primary.or(color),
        hoist: fields.boolean(form, "hoist"),
        mentionable: fields.boolean(form, "mentionable"),
        further_colors,
        unicode_emoji: parse_emoji(fields, form),
    };
    let icon = fields.has("icon").then(|| parse_image(fields, form, "icon", MAX_BYTES));
    RoleForm { spec, icon }
}

fn parse_emoji(fields: &Fields<'_>, form: &mut Form) -> Option<Option<String>> {
    let emoji = fields.text(form, "unicode_emoji", 0..=100).filter(|emoji| !emoji.is_empty());
    if emoji.as_ref().is_some_and(|emoji| !is_emoji(emoji)) {
        form.error(&fields.path.key("unicode_emoji"), "INVALID_UNICODE_EMOJI", "Invalid unicode emoji");
    }
    fields.has("unicode_emoji").then_some(emoji)
}

/// Reads the first colour, and those that a name fades to.
fn parse_colors(fields: &Fields<'_>, form: &mut Form) -> (Option<u32>, Option<[Option<u32>; 2]>) {
    let path = fields.path.key("colors");
    let inner = fields.get("colors").and_then(|colors| Fields::of(colors, &path, form));
    let Some(inner) = inner else { return (None, None) };
    let [primary, secondary, tertiary] = ["primary_color", "secondary_color", "tertiary_color"]
        .map(|key| inner.integer(form, key, 0..=WHITE).map(|color| color as u32));
    (primary, Some([secondary, tertiary]))
}
