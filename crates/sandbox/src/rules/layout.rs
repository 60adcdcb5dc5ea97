//! Messages made of components only ("Components V2"): containers, sections, texts, pictures, files and separators.

use super::component::{Seen, kind, parse_button, parse_row, type_of, wrong_type};
use crate::form::{Fields, Form, Path};
use serde_json::{Value, json};

/// Components of a message, those inside others included.
const MAX_COMPONENTS: usize = 40;
/// Characters of all texts of a message.
const MAX_TEXT: usize = 4000;
/// Pictures of a gallery.
const MAX_PICTURES: usize = 10;
/// Components that may be at the top of a message.
const TOP: [i64; 7] = [
    kind::ROW,
    kind::SECTION,
    kind::TEXT_DISPLAY,
    kind::MEDIA_GALLERY,
    kind::FILE,
    kind::SEPARATOR,
    kind::CONTAINER,
];

/// Counts across a message.
#[derive(Default)]
struct Totals {
    seen: Seen,
    components: usize,
    text: usize,
}

/// Returns `true` if a list of components has some that only such messages may have.
pub(super) fn has_layout(fields: &Fields<'_>) -> bool {
    let list = fields.get("components").and_then(Value::as_array);
    let is_layout =
        |one: &Value| one["type"].as_i64().is_some_and(|number| number != kind::ROW && TOP.contains(&number));
    list.is_some_and(|list| list.iter().any(is_layout))
}

/// Checks the components of a message that consists of components only.
pub(super) fn parse_layout(fields: &Fields<'_>, form: &mut Form) -> Option<Vec<Value>> {
    let list = fields.list(form, "components", 0..=MAX_COMPONENTS)?;
    let path = fields.path.key("components");
    let mut totals = Totals::default();
    let parts = parse_parts(list, &path, form, &mut totals, &TOP);
    if totals.components > MAX_COMPONENTS {
        let message = format!("The maximum number of components is {MAX_COMPONENTS}");
        form.error(&path, "COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED", message);
    }
    if totals.text > MAX_TEXT {
        let message = format!("Total displayable text must be {MAX_TEXT} or fewer in length");
        form.error(&path, "COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED", message);
    }
    Some(parts)
}

fn parse_parts(
    list: &[Value],
    path: &Path<'_>,
    form: &mut Form,
    totals: &mut Totals,
    allowed: &[i64],
) -> Vec<Value> {
    let mut parts = Vec::with_capacity(list.len());
    for (index, value) in list.iter().enumerate() {
        let path = path.index(index);
        let Some(part) = Fields::of(value, &path, form) else { continue };
        let Some(number) = type_of(&part, form) else { continue };
        if allowed.contains(&number) {
            parts.extend(parse_part(&part, form, totals, number));
        } else {
            let list = allowed.iter().map(i64::to_string).collect::<Vec<_>>().join(", ");
            wrong_type(&path, form, &list);
        }
    }
    parts
}

fn parse_part(part: &Fields<'_>, form: &mut Form, totals: &mut Totals, number: i64) -> Option<Value> {
    totals.components += 1;
    match number {
        kind::ROW => {
            totals.components += part.get("components").and_then(Value::as_array).map_or(0, Vec::len);
            parse_row(part, form, &mut totals.seen)
        }
        kind::SECTION => parse_section(part, form, totals),
        kind::TEXT_DISPLAY => parse_text(part, form, totals),
        kind::MEDIA_GALLERY => parse_gallery(part, form, totals),
        kind::FILE => parse_file(part, form, totals),
        kind::SEPARATOR => Some(json!({
            "type": number,
            "id": totals.seen.number(part, form),
            "divider": part.boolean(form, "divider").unwrap_or(true),
            "spacing": part.one_of(form, "spacing", &[1, 2]).unwrap_or(1),
        })),
        _ => parse_container(part, form, totals),
    }
}

/// Reads a list that must be there.
fn required_list<'a>(part: &Fields<'a>, form: &mut Form, key: &str, most: usize) -> Option<&'a Vec<Value>> {
    if part.get(key).is_none() {
        form.required(&part.path.key(key));
        return None;
    }
    part.list(form, key, 1..=most)
}

fn parse_container(part: &Fields<'_>, form: &mut Form, totals: &mut Totals) -> Option<Value> {
    let id = totals.seen.number(part, form);
    let color = part.integer(form, "accent_color", 0..=0xff_ffff);
    let spoiler = part.boolean(form, "spoiler").unwrap_or(false);
    let list = required_list(part, form, "components", MAX_COMPONENTS)?;
    let inside = parse_parts(list, &part.path.key("components"), form, totals, &TOP[..6]);
    Some(json!({
        "type": kind::CONTAINER,
        "id": id,
        "accent_color": color,
        "spoiler": spoiler,
        "components": inside,
    }))
}

fn parse_section(part: &Fields<'_>, form: &mut Form, totals: &mut Totals) -> Option<Value> {
    let id = totals.seen.number(part, form);
    let texts = required_list(part, form, "components", 3)
        .map(|list| parse_parts(list, &part.path.key("components"), form, totals, &[kind::TEXT_DISPLAY]));
    let path = part.path.key("accessory");
    let Some(accessory) = part.get("accessory") else {
        form.required(&path);
        return None;
    };
    let accessory = Fields::of(accessory, &path, form)?;
    totals.components += 1;
    let accessory = match type_of(&accessory, form)? {
        kind::BUTTON => parse_button(&accessory, form, &mut totals.seen)?,
        kind::THUMBNAIL => {
            let id = totals.seen.number(&accessory, form);
            let mut shown = parse_media(&accessory, form, "media")?;
            shown["type"] = json!(kind::THUMBNAIL);
            shown["id"] = json!(id);
            shown
        }
        _ => {
            wrong_type(&path, form, "2, 11");
            return None;
        }
    };
    Some(json!({"type": kind::SECTION, "id": id, "components": texts?, "accessory": accessory}))
}

fn parse_text(part: &Fields<'_>, form: &mut Form, totals: &mut Totals) -> Option<Value> {
    let id = totals.seen.number(part, form);
    let content = part.required_text(form, "content", 1..=MAX_TEXT)?;
    totals.text += content.chars().count();
    Some(json!({"type": kind::TEXT_DISPLAY, "id": id, "content": content}))
}

fn parse_gallery(part: &Fields<'_>, form: &mut Form, totals: &mut Totals) -> Option<Value> {
    let id = totals.seen.number(part, form);
    let list = required_list(part, form, "items", MAX_PICTURES)?;
    let path = part.path.key("items");
    let mut items = Vec::with_capacity(list.len());
    for (index, value) in list.iter().enumerate() {
        let path = path.index(index);
        if let Some(item) = Fields::of(value, &path, form) {
            items.extend(parse_media(&item, form, "media"));
        }
    }
    Some(json!({"type": kind::MEDIA_GALLERY, "id": id, "items": items}))
}

/// Reads a picture with its description: an address, or a file of the message.
fn parse_media(part: &Fields<'_>, form: &mut Form, key: &str) -> Option<Value> {
    let url = parse_url(part, form, key, &["http", "https", "attachment"]);
    let description = part.get("description").and_then(|_| part.text(form, "description", 1..=1024));
    let spoiler = part.boolean(form, "spoiler").unwrap_or(false);
    Some(json!({key: {"url": url?}, "description": description, "spoiler": spoiler}))
}

fn parse_file(part: &Fields<'_>, form: &mut Form, totals: &mut Totals) -> Option<Value> {
    let id = totals.seen.number(part, form);
    let spoiler = part.boolean(form, "spoiler").unwrap_or(false);
    let url = parse_url(part, form, "file", &["attachment"])?;
    Some(json!({
        "type": kind::FILE,
        "id": id,
        "file": {"url": url},
        "name": null,
        "size": null,
        "spoiler": spoiler,
    }))
}

fn parse_url(part: &Fields<'_>, form: &mut Form, key: &str, schemes: &[&str]) -> Option<String> {
    let path = part.path.key(key);
    let Some(media) = part.get(key) else {
        form.required(&path);
        return None;
    };
    let media = Fields::of(media, &path, form)?;
    if media.get("url").is_none() {
        form.required(&path.key("url"));
        return None;
    }
    media.url(form, "url", 2048, schemes)
}
