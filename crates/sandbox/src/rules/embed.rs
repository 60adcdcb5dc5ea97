//! Embeds.

use crate::clock::{iso, parse_iso};
use crate::form::{Fields, Form, Path};
use serde_json::{Map, Value, json};

/// Embeds in a message.
const MAX_EMBEDS: usize = 10;
/// Characters in all embeds of a message together.
const MAX_CHARACTERS: usize = 6000;
const MAX_FIELDS: usize = 25;

const LINKS: [&str; 2] = ["http", "https"];
const PICTURES: [&str; 3] = ["http", "https", "attachment"];

/// Checks the embeds of a message.
pub(super) fn parse_embeds(fields: &Fields<'_>, form: &mut Form) -> Option<Vec<Value>> {
    let list = fields.list(form, "embeds", 0..=MAX_EMBEDS)?;
    let path = fields.path.key("embeds");
    let mut total = 0;
    let mut embeds = Vec::with_capacity(list.len());
    for (index, value) in list.iter().enumerate() {
        let path = path.index(index);
        let Some(fields) = Fields::of(value, &path, form) else { continue };
        embeds.push(parse_embed(&fields, form, &mut total));
    }
    if total > MAX_CHARACTERS {
        let message = format!("Embed size exceeds maximum size of {MAX_CHARACTERS}");
        form.error(&path, "MAX_EMBED_SIZE_EXCEEDED", message);
    }
    Some(embeds)
}

struct Builder<'a> {
    embed: Map<String, Value>,
    total: &'a mut usize,
}

impl Builder<'_> {
    fn text(&mut self, key: &str, text: Option<String>) {
        if let Some(text) = text.map(|text| text.trim().to_owned()).filter(|text| !text.is_empty()) {
            *self.total += text.chars().count();
            self.embed.insert(key.into(), json!(text));
        }
    }
}

fn parse_embed(fields: &Fields<'_>, form: &mut Form, total: &mut usize) -> Value {
    let mut builder = Builder { embed: Map::new(), total };
    builder.embed.insert("type".into(), json!("rich"));
    builder.text("title", fields.text(form, "title", 0..=256));
    builder.text("description", fields.text(form, "description", 0..=4096));
    if let Some(url) = fields.url(form, "url", 2048, &LINKS) {
        builder.embed.insert("url".into(), json!(url));
    }
    if let Some(color) = fields.integer(form, "color", 0..=0xff_ffff) {
        builder.embed.insert("color".into(), json!(color));
    }
    timestamp(fields, form, &mut builder.embed);
    for part in ["image", "thumbnail"] {
        picture(fields, form, part, &mut builder.embed);
    }
    author(fields, form, &mut builder);
    footer(fields, form, &mut builder);
    table(fields, form, &mut builder);
    let shows = ["title", "description", "image", "thumbnail", "author", "footer", "fields"];
    if !shows.iter().any(|part| builder.embed.contains_key(*part)) && form.is_clean() {
        form.required(&fields.path.key("description"));
    }
    Value::Object(builder.embed)
}

fn timestamp(fields: &Fields<'_>, form: &mut Form, embed: &mut Map<String, Value>) {
    let Some(text) = fields.text(form, "timestamp", 1..=64) else { return };
    match parse_iso(&text) {
        Some(ms) => {
            embed.insert("timestamp".into(), json!(iso(ms)));
        }
        None => form.error(
            &fields.path.key("timestamp"),
            "DATE_TIME_TYPE_PARSE",
            format!("Could not parse {text}. Should be ISO8601."),
        ),
    }
}

fn part<'a>(fields: &Fields<'a>, form: &mut Form, path: &'a Path<'a>, key: &str) -> Option<Fields<'a>> {
    Fields::of(fields.get(key)?, path, form)
}

fn picture(fields: &Fields<'_>, form: &mut Form, key: &str, embed: &mut Map<String, Value>) {
    let path = fields.path.key(key);
    let Some(inner) = part(fields, form, &path, key) else { return };
    if inner.get("url").is_none() {
        form.required(&path.key("url"));
        return;
    }
    if let Some(url) = inner.url(form, "url", 2048, &PICTURES) {
        embed.insert(key.into(), json!({"url": url, "proxy_url": url, "flags": 0}));
    }
}

fn author(fields: &Fields<'_>, form: &mut Form, builder: &mut Builder<'_>) {
    let path = fields.path.key("author");
    let Some(inner) = part(fields, form, &path, "author") else { return };
    let Some(name) = inner.required_text(form, "name", 1..=256) else { return };
    *builder.total += name.chars().count();
    let mut author = json!({"name": name});
    if let Some(url) = inner.url(form, "url", 2048, &LINKS) {
        author["url"] = json!(url);
    }
    if let Some(url) = inner.url(form, "icon_url", 2048, &PICTURES) {
        author["icon_url"] = json!(url);
    }
    builder.embed.insert("author".into(), author);
}

fn footer(fields: &Fields<'_>, form: &mut Form, builder: &mut Builder<'_>) {
    let path = fields.path.key("footer");
    let Some(inner) = part(fields, form, &path, "footer") else { return };
    let Some(text) = inner.required_text(form, "text", 1..=2048) else { return };
    *builder.total += text.chars().count();
    let mut footer = json!({"text": text});
    if let Some(url) = inner.url(form, "icon_url", 2048, &PICTURES) {
        footer["icon_url"] = json!(url);
    }
    builder.embed.insert("footer".into(), footer);
}

/// Reads a text of a field: it may be empty, but not blank.
fn part_text(fields: &Fields<'_>, form: &mut Form, key: &str, longest: usize) -> Option<String> {
    if fields
        .get(key)
        .is_none_or(|text| text.as_str().is_some_and(|text| !text.is_empty() && text.trim().is_empty()))
    {
        form.required(&fields.path.key(key));
        return None;
    }
    fields.text(form, key, 0..=longest)
}

fn table(fields: &Fields<'_>, form: &mut Form, builder: &mut Builder<'_>) {
    let Some(list) = fields.list(form, "fields", 0..=MAX_FIELDS) else { return };
    let path = fields.path.key("fields");
    let mut rows = Vec::with_capacity(list.len());
    for (index, value) in list.iter().enumerate() {
        let path = path.index(index);
        let Some(inner) = Fields::of(value, &path, form) else { continue };
        let name = part_text(&inner, form, "name", 256);
        let text = part_text(&inner, form, "value", 1024);
        let inline = inner.boolean(form, "inline").unwrap_or(false);
        if let (Some(name), Some(text)) = (name, text) {
            *builder.total += name.chars().count() + text.chars().count();
            rows.push(json!({"name": name, "value": text, "inline": inline}));
        }
    }
    if !rows.is_empty() {
        builder.embed.insert("fields".into(), json!(rows));
    }
}
