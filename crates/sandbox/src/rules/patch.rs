//! The fields of an object that a request creates or changes, in normal form: only those that were given.

use crate::clock::{iso, parse_iso};
use crate::form::{Fields, Form};
use serde_json::{Map, Value, json};
use std::ops::RangeInclusive;

/// Collects the fields of an object. A new object must have the required ones.
pub(crate) struct Patch<'f, 'a> {
    pub(crate) fields: &'f Fields<'a>,
    pub(crate) form: &'f mut Form,
    creating: bool,
    values: Map<String, Value>,
}

impl<'f, 'a> Patch<'f, 'a> {
    /// Begins to read an object that is created or changed.
    pub(crate) fn new(fields: &'f Fields<'a>, form: &'f mut Form, creating: bool) -> Self {
        Self { fields, form, creating, values: Map::new() }
    }

    /// Complains of a field that a new object must have.
    pub(crate) fn require(&mut self, key: &str) -> &mut Self {
        if self.creating && self.fields.get(key).is_none() {
            self.form.required(&self.fields.path.key(key));
        }
        self
    }

    /// Sets a field.
    pub(crate) fn set(&mut self, key: &str, value: impl Into<Value>) -> &mut Self {
        self.values.insert(key.to_owned(), value.into());
        self
    }

    fn keep(&mut self, key: &str, value: Option<impl Into<Value>>) -> &mut Self {
        if let Some(value) = value {
            self.values.insert(key.to_owned(), value.into());
        }
        self
    }

    /// Reads a text.
    pub(crate) fn text(&mut self, key: &str, length: RangeInclusive<usize>) -> &mut Self {
        let text = self.fields.text(self.form, key, length);
        self.keep(key, text)
    }

    /// Reads a text that null or blanks remove.
    pub(crate) fn optional_text(&mut self, key: &str, most: usize) -> &mut Self {
        let text = self.fields.text(self.form, key, 0..=most).filter(|text| !text.trim().is_empty());
        if self.fields.has(key) { self.set(key, text) } else { self }
    }

    /// Reads a whole number.
    pub(crate) fn integer(&mut self, key: &str, range: RangeInclusive<i64>) -> &mut Self {
        let number = self.fields.integer(self.form, key, range);
        self.keep(key, number)
    }

    /// Reads a number of a fixed set.
    pub(crate) fn one_of(&mut self, key: &str, allowed: &[i64]) -> &mut Self {
        let number = self.fields.one_of(self.form, key, allowed);
        self.keep(key, number)
    }

    /// Reads `true` or `false`.
    pub(crate) fn boolean(&mut self, key: &str) -> &mut Self {
        let flag = self.fields.boolean(self.form, key);
        self.keep(key, flag)
    }

    /// Reads an id that null removes.
    pub(crate) fn optional_id(&mut self, key: &str) -> &mut Self {
        let id = self.fields.id(self.form, key).map(|id| id.to_string());
        if self.fields.has(key) { self.set(key, id) } else { self }
    }

    /// Reads a list of different ids.
    pub(crate) fn ids(&mut self, key: &str, most: usize) -> &mut Self {
        let ids = self.fields.id_set(self.form, key, 0..=most);
        self.keep(key, ids.map(|ids| ids.iter().map(u64::to_string).collect::<Vec<_>>()))
    }

    /// Reads a list of texts of a length.
    pub(crate) fn texts(&mut self, key: &str, most: usize, longest: usize) -> &mut Self {
        let Some(list) = self.fields.list(self.form, key, 0..=most) else { return self };
        let path = self.fields.path.key(key);
        let mut texts = Vec::with_capacity(list.len());
        for (index, value) in list.iter().enumerate() {
            match value.as_str() {
                Some(text) if text.chars().count() <= longest => texts.push(json!(text)),
                Some(_) => self.form.length(&path.index(index), &(0..=longest)),
                None => {
                    let message = format!("Could not interpret \"{value}\" as string.");
                    self.form.error(&path.index(index), "STRING_TYPE_CONVERT", message);
                }
            }
        }
        self.set(key, texts)
    }

    /// Reads a time that null removes.
    pub(crate) fn time(&mut self, key: &str) -> &mut Self {
        let text = self.fields.text(self.form, key, 1..=64);
        let time = text.as_deref().and_then(parse_iso);
        if let Some(text) = text.filter(|_| time.is_none()) {
            let message = format!("Could not parse {text}. Should be ISO8601.");
            self.form.error(&self.fields.path.key(key), "DATE_TIME_TYPE_PARSE", message);
        }
        if self.fields.has(key) { self.set(key, time.map(iso)) } else { self }
    }

    /// Returns the collected values.
    pub(crate) fn take(&mut self) -> Map<String, Value> {
        std::mem::take(&mut self.values)
    }
}

/// Puts fields into an object.
pub(crate) fn merge(object: &mut Value, fields: Map<String, Value>) {
    if let Value::Object(object) = object {
        object.extend(fields);
    }
}
