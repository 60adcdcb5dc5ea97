//! Options of slash commands.

use super::channel::CHANNEL_TYPES;
use super::locale::check_locale;
use crate::form::{Fields, Form, Path};
use serde_json::{Map, Value, json};
use std::collections::HashSet;
use std::ops::RangeInclusive;

pub(crate) const SUB_COMMAND: i64 = 1;
pub(crate) const SUB_COMMAND_GROUP: i64 = 2;
pub(crate) const STRING: i64 = 3;
pub(crate) const INTEGER: i64 = 4;
pub(crate) const BOOLEAN: i64 = 5;
pub(crate) const USER: i64 = 6;
pub(crate) const CHANNEL: i64 = 7;
pub(crate) const ROLE: i64 = 8;
pub(crate) const NUMBER: i64 = 10;
pub(crate) const ATTACHMENT: i64 = 11;

/// The largest number of an option.
const MAX_NUMBER: f64 = 9_007_199_254_740_992.0;
/// The largest whole number of an option: the last one that is exact in JavaScript.
const MAX_INTEGER: u64 = 9_007_199_254_740_991;
const MAX_OPTIONS: usize = 25;
const MAX_CHOICES: usize = 25;

/// Returns `true` if a text is a valid name of a slash command or option: 1 to 32 letters, digits, `-`, `_` or `'`,
/// without upper case.
pub(super) fn valid_name(name: &str) -> bool {
    let fits = (1..=32).contains(&name.chars().count());
    fits && name.to_lowercase() == name
        && name.chars().all(|letter| {
            letter.is_alphanumeric() || matches!(letter, '-' | '_' | '\'') || is_combining(letter)
        })
}

/// Returns `true` for vowel signs of Devanagari and Thai, which names may have as well.
fn is_combining(letter: char) -> bool {
    matches!(u32::from(letter), 0x0900..=0x097f | 0x0e00..=0x0e7f)
}

/// Checks the `options` of a command or subcommand at a depth (0 the command, 1 a group or subcommand, 2 a subcommand
/// of a group).
pub(super) fn parse_options(fields: &Fields<'_>, form: &mut Form, depth: u8) -> Vec<Value> {
    let Some(list) = fields.list(form, "options", 0..=MAX_OPTIONS) else { return Vec::new() };
    let path = fields.path.key("options");
    let mut options = Vec::with_capacity(list.len());
    let mut names = HashSet::new();
    let mut translated = HashSet::new();
    let (mut nested, mut plain, mut optional) = (false, false, false);
    for (index, value) in list.iter().enumerate() {
        let path = path.index(index);
        let Some(inner) = Fields::of(value, &path, form) else { continue };
        let Some(option) = parse_option(&inner, form, depth) else { continue };
        if let Some(name) = option["name"].as_str()
            && !names.insert(name.to_owned())
        {
            let message = "Option names must be unique";
            form.error(&path.key("name"), "APPLICATION_COMMAND_OPTIONS_NAME_ALREADY_EXISTS", message);
        }
        let code = "APPLICATION_COMMAND_OPTIONS_NAME_ALREADY_EXISTS";
        unique_translations(&option, &path, form, &mut translated, code);
        match option["type"].as_i64() {
            Some(SUB_COMMAND | SUB_COMMAND_GROUP) => nested = true,
            _ => {
                plain = true;
                let required = option["required"] == json!(true);
                if required && optional {
                    let message = "Required options must be placed before non-required options";
                    form.error(&path, "APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID", message);
                }
                optional |= !required;
            }
        }
        options.push(option);
    }
    if nested && plain {
        let message =
            "Sub-command and sub-command group option types are mutually exclusive to all other types";
        form.error(&path, "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID", message);
    }
    options
}

fn parse_option(fields: &Fields<'_>, form: &mut Form, depth: u8) -> Option<Value> {
    if fields.get("type").is_none() {
        let message = "Field \"type\" is required to determine the model type.";
        form.error(fields.path, "UNION_TYPE_MISSING", message);
        return None;
    }
    let number = fields.integer(form, "type", i64::MIN..=i64::MAX)?;
    let allowed: &[i64] = match depth {
        0 => &[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11],
        1 => &[1, 3, 4, 5, 6, 7, 8, 9, 10, 11],
        _ => &[3, 4, 5, 6, 7, 8, 9, 10, 11],
    };
    if !allowed.contains(&number) {
        let list = allowed.iter().map(i64::to_string).collect::<Vec<_>>().join(", ");
        let message = format!("Value of field \"type\" must be one of ({list}).");
        form.error(&fields.path.key("type"), "UNION_TYPE_CHOICES", message);
        return None;
    }
    let mut option = Map::new();
    option.insert("type".into(), json!(number));
    describe(fields, form, &mut option, true);
    match number {
        SUB_COMMAND => {
            option.insert("options".into(), json!(parse_options(fields, form, 2)));
        }
        SUB_COMMAND_GROUP => {
            let inner = parse_options(fields, form, 1);
            if inner.iter().any(|inner| inner["type"] != json!(SUB_COMMAND)) {
                let message = "A sub-command group holds sub-commands only";
                form.error(fields.path, "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID", message);
            }
            option.insert("options".into(), json!(inner));
        }
        _ => parse_value_rules(fields, form, number, &mut option),
    }
    Some(Value::Object(option))
}

/// Reads name, description and their translations.
pub(super) fn describe(fields: &Fields<'_>, form: &mut Form, into: &mut Map<String, Value>, chat: bool) {
    if let Some(name) = fields.required_text(form, "name", 1..=32) {
        if chat && !valid_name(&name) {
            form.error(
                &fields.path.key("name"),
                "APPLICATION_COMMAND_INVALID_NAME",
                "Command name is invalid",
            );
        }
        into.insert("name".into(), json!(name));
    }
    if chat {
        if let Some(text) = fields.required_text(form, "description", 1..=100) {
            into.insert("description".into(), json!(text));
        }
    } else {
        if fields.get("description").is_some_and(|text| text != "") {
            let message = "Context menu commands cannot have description";
            form.error(
                &fields.path.key("description"),
                "APPLICATION_COMMAND_CONTEXT_MENU_DESCRIPTION_NOT_ALLOWED",
                message,
            );
        }
        into.insert("description".into(), json!(""));
    }
    translations(fields, form, "name_localizations", 32, chat, into);
    translations(fields, form, "description_localizations", 100, false, into);
}

fn translations(
    fields: &Fields<'_>,
    form: &mut Form,
    key: &str,
    longest: usize,
    as_name: bool,
    into: &mut Map<String, Value>,
) {
    let path = fields.path.key(key);
    let Some(value) = fields.get(key) else {
        into.insert(key.into(), Value::Null);
        return;
    };
    let Some(inner) = Fields::of(value, &path, form) else { return };
    let mut texts = Map::new();
    for locale in inner.map.keys() {
        let path = path.key(locale);
        if check_locale(locale, &path, form)
            && let Some(text) = inner.text(form, locale, 1..=longest)
        {
            if as_name && !valid_name(&text) {
                form.error(&path, "APPLICATION_COMMAND_INVALID_NAME", "Command name is invalid");
            }
            texts.insert(locale.clone(), json!(text));
        }
    }
    into.insert(key.into(), Value::Object(texts));
}

/// Complains of a name that occurs twice in a list in the same language.
pub(super) fn unique_translations(
    named: &Value,
    path: &Path<'_>,
    form: &mut Form,
    seen: &mut HashSet<(String, String)>,
    code: &str,
) {
    let path = path.key("name_localizations");
    for (locale, name) in named["name_localizations"].as_object().into_iter().flatten() {
        let Some(name) = name.as_str() else { continue };
        if !seen.insert((locale.clone(), name.to_owned())) {
            form.error(&path.key(locale), code, "Localized names must be unique");
        }
    }
}

/// Reads the limits of an option's values.
fn parse_value_rules(fields: &Fields<'_>, form: &mut Form, number: i64, option: &mut Map<String, Value>) {
    let path = fields.path;
    if let Some(required) = fields.boolean(form, "required") {
        option.insert("required".into(), json!(required));
    }
    let choosable = matches!(number, STRING | INTEGER | NUMBER);
    let autocomplete = fields.boolean(form, "autocomplete").unwrap_or(false);
    let choices = parse_choices(fields, form, number, 0..=MAX_CHOICES).unwrap_or_default();
    if !choosable && (autocomplete || !choices.is_empty()) {
        let message = "This option type takes neither choices nor autocomplete";
        form.error(path, "APPLICATION_COMMAND_OPTIONS_CHOICES_INVALID", message);
    } else if autocomplete && !choices.is_empty() {
        let message = "Choices and autocomplete are mutually exclusive";
        form.error(path, "APPLICATION_COMMAND_OPTIONS_CHOICES_AUTOCOMPLETE_EXCLUSIVE", message);
    }
    if autocomplete {
        option.insert("autocomplete".into(), json!(true));
    }
    if !choices.is_empty() {
        option.insert("choices".into(), json!(choices));
    }
    match number {
        STRING => {
            let min = fields.integer(form, "min_length", 0..=6000);
            let max = fields.integer(form, "max_length", 1..=6000);
            ordered(path, form, "min_length", min.map(|it| it as f64), max.map(|it| it as f64));
            for (key, value) in [("min_length", min), ("max_length", max)] {
                if let Some(value) = value {
                    option.insert(key.into(), json!(value));
                }
            }
        }
        INTEGER | NUMBER => {
            let min = number_of(fields, form, "min_value", number == INTEGER);
            let max = number_of(fields, form, "max_value", number == INTEGER);
            ordered(
                path,
                form,
                "min_value",
                min.as_ref().and_then(Value::as_f64),
                max.as_ref().and_then(Value::as_f64),
            );
            for (key, value) in [("min_value", min), ("max_value", max)] {
                if let Some(value) = value {
                    option.insert(key.into(), value);
                }
            }
        }
        CHANNEL => {
            if let Some(types) = fields.numbers_of(form, "channel_types", &CHANNEL_TYPES) {
                option.insert("channel_types".into(), json!(types));
            }
        }
        _ => {}
    }
}

fn ordered(path: &Path<'_>, form: &mut Form, key: &str, min: Option<f64>, max: Option<f64>) {
    if let (Some(min), Some(max)) = (min, max)
        && min > max
    {
        let message = "The minimum exceeds the maximum";
        form.error(&path.key(key), "APPLICATION_COMMAND_OPTIONS_MIN_MAX_INVALID", message);
    }
}

fn number_of(fields: &Fields<'_>, form: &mut Form, key: &str, whole: bool) -> Option<Value> {
    let value = fields.get(key)?;
    let fits = |number: f64| number.abs() <= MAX_NUMBER && (!whole || number.fract() == 0.0);
    let is_safe = !whole || value.as_i64().is_none_or(|number| number.unsigned_abs() <= MAX_INTEGER);
    let good = value.as_f64().is_some_and(fits) && is_safe;
    if good {
        return Some(value.clone());
    }
    let kind = if whole { "int" } else { "float" };
    form.error(&fields.path.key(key), "NUMBER_TYPE_COERCE", format!("Value {value} is not {kind}."));
    None
}

/// Checks a list of choices for an option type.
pub(super) fn parse_choices(
    fields: &Fields<'_>,
    form: &mut Form,
    number: i64,
    length: RangeInclusive<usize>,
) -> Option<Vec<Value>> {
    let list = fields.list(form, "choices", length)?;
    let path = fields.path.key("choices");
    let mut names = HashSet::new();
    let mut translated = HashSet::new();
    let mut choices = Vec::with_capacity(list.len());
    for (index, value) in list.iter().enumerate() {
        let path = path.index(index);
        let Some(inner) = Fields::of(value, &path, form) else { continue };
        let name = inner.required_text(form, "name", 1..=100);
        let value = match number {
            INTEGER | NUMBER => {
                if inner.get("value").is_none() {
                    form.required(&path.key("value"));
                }
                number_of(&inner, form, "value", number == INTEGER)
            }
            _ => inner.required_token(form, "value", 1..=100).map(Value::from),
        };
        let (Some(name), Some(value)) = (name, value) else { continue };
        if !names.insert(name.clone()) {
            let message = "Choice names must be unique";
            form.error(&path, "APPLICATION_COMMAND_OPTIONS_CHOICE_NAME_ALREADY_EXISTS", message);
        }
        let mut choice = json!({"name": name, "value": value});
        let mut extra = Map::new();
        translations(&inner, form, "name_localizations", 100, false, &mut extra);
        choice["name_localizations"] = extra.remove("name_localizations").unwrap_or_default();
        let code = "APPLICATION_COMMAND_OPTIONS_CHOICE_NAME_ALREADY_EXISTS";
        unique_translations(&choice, &path, form, &mut translated, code);
        choices.push(choice);
    }
    Some(choices)
}

#[cfg(test)]
mod tests {
    use super::valid_name;

    #[test]
    fn names_are_lower_case_words() {
        for good in ["play", "chess-960", "größe", "ma_t'ch", "ชื่อ"] {
            assert!(valid_name(good), "{good}");
        }
        for bad in ["", "Play", "two words", "a/b", "dot.", &"x".repeat(33)] {
            assert!(!valid_name(bad), "{bad}");
        }
    }
}
