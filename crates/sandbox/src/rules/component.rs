//! Message components: rows of buttons, or one select a row.

use super::channel::CHANNEL_TYPES;
use crate::form::{Fields, Form, Path};
use crate::world::is_emoji;
use serde_json::{Map, Value, json};
use std::collections::HashSet;

const MAX_ROWS: usize = 5;
const MAX_BUTTONS: usize = 5;
const MAX_OPTIONS: usize = 25;

/// Discord's component types.
pub(crate) mod kind {
    pub(crate) const ROW: i64 = 1;
    pub(crate) const BUTTON: i64 = 2;
    pub(crate) const STRING_SELECT: i64 = 3;
    pub(crate) const TEXT_INPUT: i64 = 4;
    pub(crate) const USER_SELECT: i64 = 5;
    pub(crate) const ROLE_SELECT: i64 = 6;
    pub(crate) const MENTIONABLE_SELECT: i64 = 7;
    pub(crate) const CHANNEL_SELECT: i64 = 8;
    pub(crate) const SECTION: i64 = 9;
    pub(crate) const TEXT_DISPLAY: i64 = 10;
    pub(crate) const THUMBNAIL: i64 = 11;
    pub(crate) const MEDIA_GALLERY: i64 = 12;
    pub(crate) const FILE: i64 = 13;
    pub(crate) const SEPARATOR: i64 = 14;
    pub(crate) const CONTAINER: i64 = 17;
    pub(crate) const LABEL: i64 = 18;
    pub(crate) const FILE_UPLOAD: i64 = 19;
    pub(crate) const RADIO_GROUP: i64 = 21;
    pub(crate) const CHECKBOX_GROUP: i64 = 22;
    pub(crate) const CHECKBOX: i64 = 23;
}

/// Every kind of select.
pub(crate) const SELECTS: [i64; 5] = [
    kind::STRING_SELECT,
    kind::USER_SELECT,
    kind::ROLE_SELECT,
    kind::MENTIONABLE_SELECT,
    kind::CHANNEL_SELECT,
];

/// Ids that must be unique, and counts, across a whole message or modal.
#[derive(Default)]
pub(super) struct Seen {
    custom_ids: HashSet<String>,
    /// The given ids, without the assigned ones.
    ids: HashSet<i64>,
    last_id: i64,
}

impl Seen {
    /// Returns the numeric id of a component: the sender's, or the next free one.
    pub(super) fn number(&mut self, fields: &Fields<'_>, form: &mut Form) -> i64 {
        let given = fields.integer(form, "id", 0..=i64::from(i32::MAX)).filter(|id| *id != 0);
        if let Some(id) = given
            && !self.ids.insert(id)
        {
            let message = "Component id cannot be duplicated";
            form.error(&fields.path.key("id"), "COMPONENT_ID_DUPLICATED", message);
        }
        self.last_id = given.unwrap_or(self.last_id + 1);
        self.last_id
    }

    /// Notes a custom id, which no other component may have.
    pub(super) fn custom_id(&mut self, path: &Path<'_>, form: &mut Form, custom_id: &str) {
        if !self.custom_ids.insert(custom_id.to_owned()) {
            let message = "Component custom id cannot be duplicated";
            form.error(&path.key("custom_id"), "COMPONENT_CUSTOM_ID_DUPLICATED", message);
        }
    }
}

/// Complains about a component of an unexpected type.
pub(super) fn wrong_type(path: &Path<'_>, form: &mut Form, allowed: &str) {
    let message = format!("Value of field \"type\" must be one of ({allowed}).");
    form.error(&path.key("type"), "UNION_TYPE_CHOICES", message);
}

/// Reads the type of a component; complains if it is missing.
pub(super) fn type_of(fields: &Fields<'_>, form: &mut Form) -> Option<i64> {
    if fields.get("type").is_none() {
        let message = "Field \"type\" is required to determine the model type.";
        form.error(fields.path, "UNION_TYPE_MISSING", message);
        return None;
    }
    fields.integer(form, "type", 0..=1000)
}

/// Checks the components of a message.
pub(super) fn parse_components(fields: &Fields<'_>, form: &mut Form) -> Option<Vec<Value>> {
    let list = fields.list(form, "components", 0..=MAX_ROWS)?;
    let path = fields.path.key("components");
    let mut seen = Seen::default();
    let mut rows = Vec::with_capacity(list.len());
    for (index, value) in list.iter().enumerate() {
        let path = path.index(index);
        let Some(row) = Fields::of(value, &path, form) else { continue };
        match type_of(&row, form) {
            Some(kind::ROW) => rows.extend(parse_row(&row, form, &mut seen)),
            Some(_) => wrong_type(&path, form, "1"),
            None => {}
        }
    }
    Some(rows)
}

/// Checks a row of buttons or of one select.
pub(super) fn parse_row(row: &Fields<'_>, form: &mut Form, seen: &mut Seen) -> Option<Value> {
    let path = row.path.key("components");
    if row.get("components").is_none() {
        form.required(&path);
        return None;
    }
    let list = row.list(form, "components", 1..=MAX_BUTTONS)?;
    let id = seen.number(row, form);
    let mut inside = Vec::with_capacity(list.len());
    let mut width = 0;
    for (index, value) in list.iter().enumerate() {
        let path = path.index(index);
        let Some(fields) = Fields::of(value, &path, form) else { continue };
        let Some(number) = type_of(&fields, form) else { continue };
        width += if number == kind::BUTTON { 1 } else { MAX_BUTTONS };
        if width > MAX_BUTTONS {
            let message = "This component requires too much width and cannot fit here";
            form.error(&path, "COMPONENT_LAYOUT_WIDTH_EXCEEDED", message);
            continue;
        }
        match number {
            kind::BUTTON => inside.extend(parse_button(&fields, form, seen)),
            number if SELECTS.contains(&number) => {
                inside.extend(parse_select(&fields, form, seen, number, false));
            }
            _ => wrong_type(&path, form, "2, 3, 5, 6, 7, 8"),
        }
    }
    Some(json!({"type": kind::ROW, "id": id, "components": inside}))
}

/// Checks a button.
pub(super) fn parse_button(fields: &Fields<'_>, form: &mut Form, seen: &mut Seen) -> Option<Value> {
    const LINK: i64 = 5;
    const PREMIUM: i64 = 6;
    let path = fields.path;
    if fields.get("style").is_none() {
        form.required(&path.key("style"));
        return None;
    }
    let style = fields.one_of(form, "style", &[1, 2, 3, 4, LINK, PREMIUM])?;
    if style == PREMIUM {
        check_premium(fields, form);
        form.unsupported("button of style 6 (premium)");
        return None;
    }
    if fields.get("sku_id").is_some() {
        let message = "Only premium buttons have a sku id";
        form.error(&path.key("sku_id"), "BUTTON_COMPONENT_SKU_ID_NOT_ALLOWED", message);
    }
    let mut button = json!({"type": kind::BUTTON, "id": seen.number(fields, form), "style": style});
    let label = fields.text(form, "label", 0..=80).filter(|label| !label.trim().is_empty());
    let emoji = parse_emoji(fields, form);
    let named = fields.get("emoji").is_some()
        || fields
            .get("label")
            .is_some_and(|label| label.as_str().is_none_or(|label| !label.trim().is_empty()));
    if !named {
        let message = "A button needs a label or an emoji";
        form.error(path, "BUTTON_COMPONENT_LABEL_OR_EMOJI_REQUIRED", message);
    }
    let custom_id = fields.get("custom_id").and_then(|_| fields.required_token(form, "custom_id", 1..=100));
    let both = fields.get("custom_id").is_some() && fields.get("url").is_some();
    if both || (style == LINK && fields.get("custom_id").is_some()) {
        let message = "A custom id and url cannot both be specified";
        form.error(path, "BUTTON_COMPONENT_CUSTOM_ID_URL_MUTUALLY_EXCLUSIVE", message);
    } else if style == LINK {
        match fields.get("url") {
            Some(_) => {
                if let Some(url) = fields.url(form, "url", 512, &["http", "https", "discord"]) {
                    button["url"] = json!(url);
                }
            }
            None => form.error(&path.key("url"), "BUTTON_COMPONENT_URL_REQUIRED", "A url is required"),
        }
    } else if fields.get("custom_id").is_none() {
        let message = "A custom id is required";
        form.error(&path.key("custom_id"), "BUTTON_COMPONENT_CUSTOM_ID_REQUIRED", message);
    } else if fields.get("url").is_some() {
        form.error(&path.key("url"), "BUTTON_COMPONENT_URL_NOT_ALLOWED", "Only link buttons have a url");
    }
    if let Some(custom_id) = custom_id.filter(|_| style != LINK) {
        seen.custom_id(path, form, &custom_id);
        button["custom_id"] = json!(custom_id);
    }
    if let Some(label) = label {
        button["label"] = json!(label);
    }
    if let Some(emoji) = emoji {
        button["emoji"] = emoji;
    }
    if let Some(disabled) = fields.boolean(form, "disabled") {
        button["disabled"] = json!(disabled);
    }
    Some(button)
}

/// Checks a premium button: it names a product, and nothing else, since Discord draws it.
fn check_premium(fields: &Fields<'_>, form: &mut Form) {
    if fields.get("sku_id").is_none() {
        form.required(&fields.path.key("sku_id"));
    }
    fields.id(form, "sku_id");
    for key in ["custom_id", "label", "emoji", "url"] {
        if fields.get(key).is_some() {
            let message = format!("A premium button cannot have a {key}");
            form.error(&fields.path.key(key), "BUTTON_COMPONENT_PREMIUM_FIELD_NOT_ALLOWED", message);
        }
    }
}

/// Reads an emoji of a button or option: a Unicode one, or one of a server or application by its id.
fn parse_emoji(fields: &Fields<'_>, form: &mut Form) -> Option<Value> {
    let path = fields.path.key("emoji");
    let inner = Fields::of(fields.get("emoji")?, &path, form)?;
    let name = inner.text(form, "name", 0..=100).unwrap_or_default();
    if inner.get("id").is_some() {
        // The world decides whether this emoji exists.
        let id = inner.id(form, "id")?;
        return Some(json!({"id": id.to_string(), "name": name}));
    }
    if !is_emoji(&name) {
        form.error(&path.key("name"), "BUTTON_COMPONENT_INVALID_EMOJI", "Invalid emoji");
        return None;
    }
    Some(json!({"name": name}))
}

/// Checks a select of any kind. In a modal it may be required, in a message disabled.
pub(super) fn parse_select(
    fields: &Fields<'_>,
    form: &mut Form,
    seen: &mut Seen,
    number: i64,
    in_modal: bool,
) -> Option<Value> {
    let path = fields.path;
    let custom_id = fields.required_token(form, "custom_id", 1..=100)?;
    seen.custom_id(path, form, &custom_id);
    let mut select = json!({"type": number, "id": seen.number(fields, form), "custom_id": custom_id});
    if let Some(placeholder) = fields.text(form, "placeholder", 0..=150) {
        select["placeholder"] = json!(placeholder);
    }
    let min = fields.integer(form, "min_values", 0..=25).unwrap_or(1);
    let max = fields.integer(form, "max_values", 1..=25).unwrap_or(1);
    if min > max {
        let message = "The minimum of values exceeds their maximum";
        form.error(&path.key("min_values"), "SELECT_COMPONENT_INVALID_MIN_VALUES", message);
    }
    select["min_values"] = json!(min);
    select["max_values"] = json!(max);
    if in_modal {
        let required = fields.boolean(form, "required").unwrap_or(true);
        if required && min == 0 {
            let message = "The minimum of values must be at least 1 when required";
            form.error(&path.key("min_values"), "SELECT_COMPONENT_INVALID_MIN_VALUES", message);
        }
        if fields.boolean(form, "disabled") == Some(true) {
            let message = "A select in a modal cannot be disabled";
            form.error(&path.key("disabled"), "SELECT_COMPONENT_DISABLED_IN_MODAL", message);
        }
        select["required"] = json!(required);
    } else if let Some(disabled) = fields.boolean(form, "disabled") {
        select["disabled"] = json!(disabled);
    }
    if number == kind::STRING_SELECT {
        let options = parse_options(fields, form, max)?;
        select["options"] = json!(options);
    } else if let Some(defaults) = parse_defaults(fields, form, number, min, max) {
        select["default_values"] = json!(defaults);
    }
    if number == kind::CHANNEL_SELECT
        && let Some(types) = fields.numbers_of(form, "channel_types", &CHANNEL_TYPES)
    {
        select["channel_types"] = json!(types);
    }
    Some(select)
}

fn parse_options(fields: &Fields<'_>, form: &mut Form, max: i64) -> Option<Vec<Value>> {
    let path = fields.path.key("options");
    if fields.get("options").is_none() {
        form.required(&path);
        return None;
    }
    let list = fields.list(form, "options", 1..=MAX_OPTIONS)?;
    if max > list.len() as i64 {
        let message = "The maximum of values exceeds the number of options";
        form.error(&fields.path.key("max_values"), "SELECT_COMPONENT_MAX_VALUES_EXCEEDS_OPTIONS", message);
    }
    let mut values = HashSet::new();
    let mut defaults = 0;
    let mut options = Vec::with_capacity(list.len());
    for (index, value) in list.iter().enumerate() {
        let path = path.index(index);
        let Some(inner) = Fields::of(value, &path, form) else { continue };
        let label = inner.required_text(form, "label", 1..=100);
        let value = inner.required_token(form, "value", 1..=100);
        let mut option = Map::new();
        if let Some(description) = inner.text(form, "description", 0..=100) {
            option.insert("description".into(), json!(description));
        }
        if let Some(emoji) = parse_emoji(&inner, form) {
            option.insert("emoji".into(), emoji);
        }
        if let Some(default) = inner.boolean(form, "default") {
            defaults += i64::from(default);
            option.insert("default".into(), json!(default));
        }
        let (Some(label), Some(value)) = (label, value) else { continue };
        if !values.insert(value.clone()) {
            let message = "The specified option value is already used";
            form.error(&path, "SELECT_COMPONENT_OPTION_VALUE_DUPLICATED", message);
        }
        option.insert("label".into(), json!(label));
        option.insert("value".into(), json!(value));
        options.push(Value::Object(option));
    }
    if defaults > max {
        let message = "More options are chosen by default than may be chosen";
        form.error(&path, "SELECT_COMPONENT_TOO_MANY_DEFAULT_VALUES", message);
    }
    Some(options)
}

fn parse_defaults(
    fields: &Fields<'_>,
    form: &mut Form,
    number: i64,
    min: i64,
    max: i64,
) -> Option<Vec<Value>> {
    let list = fields.list(form, "default_values", 0..=max as usize)?;
    let allowed: &[&str] = match number {
        kind::USER_SELECT => &["user"],
        kind::ROLE_SELECT => &["role"],
        kind::CHANNEL_SELECT => &["channel"],
        _ => &["user", "role"],
    };
    let path = fields.path.key("default_values");
    if !list.is_empty() && (list.len() as i64) < min {
        let message = "Fewer values are chosen by default than must be chosen";
        form.error(&path, "SELECT_COMPONENT_TOO_FEW_DEFAULT_VALUES", message);
    }
    let mut defaults = Vec::new();
    for (index, value) in list.iter().enumerate() {
        let path = path.index(index);
        let Some(inner) = Fields::of(value, &path, form) else { continue };
        let kind = inner.required_text(form, "type", 1..=20);
        if inner.get("id").is_none() {
            form.required(&path.key("id"));
        }
        let id = inner.id(form, "id");
        if kind.as_deref().is_some_and(|kind| !allowed.contains(&kind)) {
            form.choices(&path.key("type"), &format!("'{}'", allowed.join("', '")));
        } else if let (Some(kind), Some(id)) = (kind, id) {
            defaults.push(json!({"id": id.to_string(), "type": kind}));
        }
    }
    Some(defaults)
}
