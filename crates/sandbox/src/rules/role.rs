//! Roles.

use crate::form::{Fields, Form};
use crate::world::RoleSpec;

/// Checks what to create or change about a role.
pub(crate) fn parse_role(fields: &Fields<'_>, form: &mut Form) -> RoleSpec {
    RoleSpec {
        name: fields.text(form, "name", 1..=100),
        permissions: fields.bits(form, "permissions"),
        color: fields.integer(form, "color", 0..=0xff_ffff).map(|color| color as u32),
        hoist: fields.boolean(form, "hoist"),
        mentionable: fields.boolean(form, "mentionable"),
    }
}
