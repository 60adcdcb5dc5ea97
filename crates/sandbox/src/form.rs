//! Reading JSON bodies the way Discord does: every complaint is collected under the path of its field, so that one
//! answer has all of them.

use crate::error::ApiError;
use serde_json::{Map, Value, json};
use std::ops::RangeInclusive;

/// Place of a value in a body.
#[derive(Clone, Copy)]
pub(crate) struct Path<'a> {
    parent: Option<&'a Path<'a>>,
    segment: Segment<'a>,
}

#[derive(Clone, Copy)]
enum Segment<'a> {
    Root,
    Key(&'a str),
    Index(usize),
}

impl<'a> Path<'a> {
    /// The body itself.
    pub(crate) const ROOT: Path<'static> = Path { parent: None, segment: Segment::Root };

    /// Returns the path of a field of this object.
    pub(crate) fn key(&'a self, key: &'a str) -> Path<'a> {
        Path { parent: Some(self), segment: Segment::Key(key) }
    }

    /// Returns the path of an element of this list.
    pub(crate) fn index(&'a self, index: usize) -> Path<'a> {
        Path { parent: Some(self), segment: Segment::Index(index) }
    }

    /// Returns the place as a JSON pointer.
    pub(crate) fn pointer(&self) -> String {
        self.segments().iter().map(|segment| format!("/{segment}")).collect()
    }

    fn segments(&self) -> Vec<String> {
        let mut all = self.parent.map(Path::segments).unwrap_or_default();
        match self.segment {
            Segment::Root => {}
            Segment::Key(key) => all.push(key.to_owned()),
            Segment::Index(index) => all.push(index.to_string()),
        }
        all
    }
}

/// The complaints collected so far.
#[derive(Default)]
pub(crate) struct Form {
    tree: Map<String, Value>,
    unsupported: Option<String>,
}

impl Form {
    /// Files one complaint.
    pub(crate) fn error(&mut self, path: &Path<'_>, code: &str, message: impl Into<String>) {
        let mut node = &mut self.tree;
        for segment in path.segments() {
            let child = node.entry(segment).or_insert_with(|| json!({}));
            match child {
                Value::Object(map) => node = map,
                _ => return,
            }
        }
        let complaint = json!({"code": code, "message": message.into()});
        if let Value::Array(list) = node.entry("_errors").or_insert_with(|| json!([])) {
            list.push(complaint);
        }
    }

    /// Complains about a missing field.
    pub(crate) fn required(&mut self, path: &Path<'_>) {
        self.error(path, "BASE_TYPE_REQUIRED", "This field is required");
    }

    /// Complains about a value outside a fixed set.
    pub(crate) fn choices(&mut self, path: &Path<'_>, allowed: &str) {
        self.error(path, "BASE_TYPE_CHOICES", format!("Value must be one of {{{allowed}}}."));
    }

    /// Complains about a list or text of a wrong length.
    pub(crate) fn length(&mut self, path: &Path<'_>, allowed: &RangeInclusive<usize>) {
        let (min, max) = (allowed.start(), allowed.end());
        if *min == 0 {
            self.error(path, "BASE_TYPE_MAX_LENGTH", format!("Must be {max} or fewer in length."));
        } else {
            self.error(path, "BASE_TYPE_BAD_LENGTH", format!("Must be between {min} and {max} in length."));
        }
    }

    /// Notes a feature that Discord has and the sandbox does not.
    pub(crate) fn unsupported(&mut self, what: &str) {
        self.unsupported.get_or_insert_with(|| what.to_owned());
    }

    /// Returns `true` if there are no complaints.
    pub(crate) fn is_clean(&self) -> bool {
        self.tree.is_empty()
    }

    /// Fails with 50035 if there are complaints, or as unsupported.
    pub(crate) fn finish(mut self) -> Result<(), ApiError> {
        if self.tree.is_empty() {
            return self.unsupported.map_or(Ok(()), |what| Err(ApiError::unsupported(&what)));
        }
        prune(&mut self.tree);
        Err(ApiError::invalid_form(Value::Object(self.tree)))
    }
}

/// Removes complaints about an object as a whole if some of its fields are wrong, as Discord does.
fn prune(node: &mut Map<String, Value>) {
    if node.len() > 1 {
        node.remove("_errors");
    }
    for child in node.values_mut() {
        if let Value::Object(child) = child {
            prune(child);
        }
    }
}

/// An object of a body together with its place in it.
#[derive(Clone, Copy)]
pub(crate) struct Fields<'a> {
    pub(crate) map: &'a Map<String, Value>,
    pub(crate) path: &'a Path<'a>,
}

impl<'a> Fields<'a> {
    /// Reads the value as an object, or complains.
    pub(crate) fn of(value: &'a Value, path: &'a Path<'a>, form: &mut Form) -> Option<Self> {
        match value {
            Value::Object(map) => Some(Self { map, path }),
            _ => {
                form.error(path, "MODEL_TYPE_CONVERT", "Only dictionaries may be used in a ModelType");
                None
            }
        }
    }

    /// Returns the raw value, if present and not null.
    pub(crate) fn get(&self, key: &str) -> Option<&'a Value> {
        self.map.get(key).filter(|value| !value.is_null())
    }

    /// Returns `true` if the field is there, even as null.
    pub(crate) fn has(&self, key: &str) -> bool {
        self.map.contains_key(key)
    }

    /// Reads a text whose length in characters lies within the limits and that is not blank if it must have a
    /// character. Numbers count as text, as at Discord.
    pub(crate) fn text(&self, form: &mut Form, key: &str, length: RangeInclusive<usize>) -> Option<String> {
        self.any_text(form, key, length, str::trim).map(|text| without_overrides(&text))
    }

    /// Reads a text for machines, such as an id of the sender's: it must exist, and may be blank.
    pub(crate) fn required_token(
        &self,
        form: &mut Form,
        key: &str,
        length: RangeInclusive<usize>,
    ) -> Option<String> {
        if self.get(key).is_none() {
            form.required(&self.path.key(key));
            return None;
        }
        self.any_text(form, key, length, |text| text)
    }

    fn any_text(
        &self,
        form: &mut Form,
        key: &str,
        length: RangeInclusive<usize>,
        shown: impl Fn(&str) -> &str,
    ) -> Option<String> {
        let path = self.path.key(key);
        let text = match self.get(key)? {
            Value::String(text) => text.clone(),
            Value::Number(number) => number.to_string(),
            other => {
                form.error(
                    &path,
                    "STRING_TYPE_CONVERT",
                    format!("Could not interpret \"{other}\" as string."),
                );
                return None;
            }
        };
        // Discord trims texts before it counts, so a text of blanks is empty.
        let counted = shown(&text);
        if *length.start() > 0 && without_overrides(counted).is_empty() {
            form.required(&path);
            return None;
        }
        if !length.contains(&counted.chars().count()) {
            form.length(&path, &length);
            return None;
        }
        Some(text)
    }

    /// Reads a required field like [`Fields::text`].
    pub(crate) fn required_text(
        &self,
        form: &mut Form,
        key: &str,
        length: RangeInclusive<usize>,
    ) -> Option<String> {
        if self.get(key).is_none() {
            form.required(&self.path.key(key));
            return None;
        }
        self.text(form, key, length)
    }

    /// Reads a whole number within the limits; digits in quotes are accepted.
    pub(crate) fn integer(&self, form: &mut Form, key: &str, range: RangeInclusive<i64>) -> Option<i64> {
        let path = self.path.key(key);
        let value = self.get(key)?;
        let number = match value {
            Value::Number(number) => number
                .as_i64()
                .or_else(|| number.as_f64().filter(|float| float.fract() == 0.0).map(|float| float as i64)),
            Value::String(text) => text.parse().ok(),
            _ => None,
        };
        let Some(number) = number else {
            form.error(&path, "NUMBER_TYPE_COERCE", format!("Value {value} is not int."));
            return None;
        };
        if number < *range.start() {
            form.error(
                &path,
                "NUMBER_TYPE_MIN",
                format!("int value should be greater than or equal to {}.", range.start()),
            );
            return None;
        }
        if number > *range.end() {
            form.error(
                &path,
                "NUMBER_TYPE_MAX",
                format!("int value should be less than or equal to {}.", range.end()),
            );
            return None;
        }
        Some(number)
    }

    /// Reads a number of a fixed set.
    pub(crate) fn one_of(&self, form: &mut Form, key: &str, allowed: &[i64]) -> Option<i64> {
        let number = self.integer(form, key, i64::MIN..=i64::MAX)?;
        if allowed.contains(&number) {
            return Some(number);
        }
        let list = allowed.iter().map(i64::to_string).collect::<Vec<_>>().join(", ");
        form.choices(&self.path.key(key), &list);
        None
    }

    /// Reads `true` or `false`.
    pub(crate) fn boolean(&self, form: &mut Form, key: &str) -> Option<bool> {
        match self.get(key)? {
            Value::Bool(flag) => Some(*flag),
            Value::String(text) if text.eq_ignore_ascii_case("true") => Some(true),
            Value::String(text) if text.eq_ignore_ascii_case("false") => Some(false),
            _ => {
                form.error(&self.path.key(key), "BOOLEAN_TYPE_CONVERT", "Must be either true or false.");
                None
            }
        }
    }

    /// Reads an id, as text or number.
    pub(crate) fn id(&self, form: &mut Form, key: &str) -> Option<u64> {
        let value = self.get(key)?;
        let id = parse_id(value);
        if id.is_none() {
            form.error(&self.path.key(key), "NUMBER_TYPE_COERCE", format!("Value {value} is not snowflake."));
        }
        id
    }

    /// Reads a bit set, as text or number.
    pub(crate) fn bits(&self, form: &mut Form, key: &str) -> Option<u64> {
        self.id(form, key)
    }

    /// Reads a list of a length within the limits.
    pub(crate) fn list(
        &self,
        form: &mut Form,
        key: &str,
        length: RangeInclusive<usize>,
    ) -> Option<&'a Vec<Value>> {
        let path = self.path.key(key);
        match self.get(key)? {
            Value::Array(list) => {
                if !length.contains(&list.len()) {
                    form.length(&path, &length);
                    return None;
                }
                Some(list)
            }
            _ => {
                form.error(&path, "LIST_TYPE_CONVERT", "Only iterables may be used in a ListType");
                None
            }
        }
    }

    /// Reads a list of different ids.
    pub(crate) fn id_set(
        &self,
        form: &mut Form,
        key: &str,
        length: RangeInclusive<usize>,
    ) -> Option<Vec<u64>> {
        let ids = self.ids(form, key, length)?;
        let path = self.path.key(key);
        for (index, id) in ids.iter().enumerate() {
            if ids[..index].contains(id) {
                let message = "The set already contains this value";
                form.error(&path.index(index), "SET_TYPE_ALREADY_CONTAINS_VALUE", message);
            }
        }
        Some(ids)
    }

    /// Reads a list of different numbers of a fixed set.
    pub(crate) fn number_set(&self, form: &mut Form, key: &str, allowed: &[i64]) -> Option<Vec<i64>> {
        let numbers = self.numbers_of(form, key, allowed)?;
        let path = self.path.key(key);
        for (index, number) in numbers.iter().enumerate() {
            if numbers[..index].contains(number) {
                let message = "The set already contains this value";
                form.error(&path.index(index), "SET_TYPE_ALREADY_CONTAINS_VALUE", message);
            }
        }
        Some(numbers)
    }

    /// Reads a list of numbers of a fixed set.
    pub(crate) fn numbers_of(&self, form: &mut Form, key: &str, allowed: &[i64]) -> Option<Vec<i64>> {
        let list = self.list(form, key, 0..=allowed.len())?;
        let path = self.path.key(key);
        let mut numbers = Vec::with_capacity(list.len());
        for (index, value) in list.iter().enumerate() {
            match value.as_i64().filter(|number| allowed.contains(number)) {
                Some(number) => numbers.push(number),
                None => {
                    let known = allowed.iter().map(i64::to_string).collect::<Vec<_>>().join(", ");
                    form.choices(&path.index(index), &known);
                }
            }
        }
        Some(numbers)
    }

    /// Reads a list of ids.
    pub(crate) fn ids(&self, form: &mut Form, key: &str, length: RangeInclusive<usize>) -> Option<Vec<u64>> {
        let list = self.list(form, key, length)?;
        let path = self.path.key(key);
        let mut ids = Vec::with_capacity(list.len());
        for (index, value) in list.iter().enumerate() {
            match parse_id(value) {
                Some(id) => ids.push(id),
                None => form.error(
                    &path.index(index),
                    "NUMBER_TYPE_COERCE",
                    format!("Value {value} is not snowflake."),
                ),
            }
        }
        Some(ids)
    }

    /// Reads an `http(s)` address, or one with another named scheme.
    pub(crate) fn url(&self, form: &mut Form, key: &str, longest: usize, schemes: &[&str]) -> Option<String> {
        let url = self.text(form, key, 1..=longest)?;
        let path = self.path.key(key);
        let Some((scheme, rest)) = url.split_once("://") else {
            form.error(&path, "URL_TYPE_INVALID_URL", "Not a well formed URL.");
            return None;
        };
        if !schemes.contains(&scheme.to_ascii_lowercase().as_str()) {
            let list = schemes.iter().map(|scheme| format!("'{scheme}'")).collect::<Vec<_>>().join(", ");
            form.error(
                &path,
                "URL_TYPE_INVALID_SCHEME",
                format!("Scheme \"{scheme}\" is not supported. Scheme must be one of ({list})."),
            );
            return None;
        }
        if rest.is_empty() || url.chars().any(char::is_whitespace) {
            form.error(&path, "URL_TYPE_INVALID_URL", "Not a well formed URL.");
            return None;
        }
        Some(url)
    }
}

/// Removes the character that turns the following text from right to left, with which texts pretend to be others.
fn without_overrides(text: &str) -> String {
    text.replace('\u{202e}', "")
}

/// Reads an id or bit set, given as decimal text or as a number.
pub(crate) fn parse_id(value: &Value) -> Option<u64> {
    match value {
        Value::String(text) if !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit()) => {
            text.parse().ok()
        }
        Value::Number(number) => number.as_u64(),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn complaints_nest_under_their_path() {
        let mut form = Form::default();
        let embeds = Path::ROOT.key("embeds");
        let first = embeds.index(0);
        form.error(&first.key("title"), "BASE_TYPE_MAX_LENGTH", "Must be 256 or fewer in length.");
        let error = form.finish().unwrap_err();
        assert_eq!(error.code, 50035);
        assert_eq!(
            error.errors.unwrap()["embeds"]["0"]["title"]["_errors"][0]["code"],
            "BASE_TYPE_MAX_LENGTH"
        );
    }

    #[test]
    fn an_objects_own_complaint_waits_for_its_fields() {
        let mut form = Form::default();
        let first = Path::ROOT.index(0);
        form.error(&first, "A", "whole");
        form.error(&first.key("name"), "B", "part");
        let errors = form.finish().unwrap_err().errors.unwrap();
        assert!(errors["0"].get("_errors").is_none());
        assert_eq!(errors["0"]["name"]["_errors"][0]["code"], "B");
    }

    #[test]
    fn ids_come_as_text_or_number() {
        assert_eq!(parse_id(&json!("81384788765712384")), Some(81_384_788_765_712_384));
        assert_eq!(parse_id(&json!(7)), Some(7));
        assert_eq!(parse_id(&json!("+7")), None);
        assert_eq!(parse_id(&json!(-7)), None);
    }
}
