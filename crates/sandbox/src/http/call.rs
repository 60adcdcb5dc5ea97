//! A request as handlers see it.

use super::Body;
use crate::clock::parse_iso;
use crate::error::ApiError;
use crate::form::{Fields, Form, Path};
use crate::rules::FilePart;
use crate::server_state::ServerState;
use crate::world::Cause;
use serde_json::{Value, json};
use std::sync::Arc;

static EMPTY: std::sync::LazyLock<Value> = std::sync::LazyLock::new(|| json!({}));

/// A request that has passed authorisation and rate limits.
pub(crate) struct Call {
    pub(crate) server: Arc<ServerState>,
    /// The bot that makes it; 0 if no token is needed.
    pub(crate) bot: u64,
    pub(crate) params: Vec<(String, String)>,
    pub(crate) query: Vec<(String, String)>,
    pub(crate) body: Body,
    /// Reason for the audit log.
    pub(crate) reason: Option<String>,
}

impl Call {
    /// Returns the bot and the reason, for the audit log.
    pub(crate) fn cause(&self) -> Cause<'_> {
        Cause { user_id: self.bot, reason: self.reason.as_deref() }
    }

    /// Returns a part of the path.
    pub(crate) fn param(&self, name: &str) -> &str {
        self.params.iter().find(|(key, _)| key == name).map_or("", |(_, value)| value)
    }

    /// Returns a part of the path that is an id; `@me` means the bot.
    ///
    /// # Errors
    /// 50035 if that part is not an id.
    pub(crate) fn id(&self, name: &str) -> Result<u64, ApiError> {
        let text = self.param(name);
        if text == "@me" && self.bot != 0 {
            return Ok(self.bot);
        }
        parse(text).ok_or_else(|| not_an_id(name, text))
    }

    /// Returns a query parameter.
    pub(crate) fn query(&self, name: &str) -> Option<&str> {
        self.query.iter().find(|(key, _)| key == name).map(|(_, value)| value.as_str())
    }

    /// Reads a query parameter that is an id.
    ///
    /// # Errors
    /// 50035 if it is present but no id.
    pub(crate) fn query_id(&self, name: &str) -> Result<Option<u64>, ApiError> {
        let Some(text) = self.query(name) else { return Ok(None) };
        parse(text).map(Some).ok_or_else(|| not_an_id(name, text))
    }

    /// Reads a query parameter that is a number within limits.
    ///
    /// # Errors
    /// 50035 if it is present but no such number.
    pub(crate) fn query_number(
        &self,
        name: &str,
        default: usize,
        least: usize,
        most: usize,
    ) -> Result<usize, ApiError> {
        let Some(text) = self.query(name) else { return Ok(default) };
        let Ok(number) = text.parse::<usize>() else {
            return Err(ApiError::invalid_field(
                name,
                "NUMBER_TYPE_COERCE",
                format!("Value \"{}\" is not int.", shortened(text)),
            ));
        };
        if number < least {
            let message = format!("int value should be greater than or equal to {least}.");
            return Err(ApiError::invalid_field(name, "NUMBER_TYPE_MIN", message));
        }
        if number > most {
            let message = format!("int value should be less than or equal to {most}.");
            return Err(ApiError::invalid_field(name, "NUMBER_TYPE_MAX", message));
        }
        Ok(number)
    }

    /// Reads a query parameter that is a time, in milliseconds since 1970.
    ///
    /// # Errors
    /// 50035 if it is present but no time.
    pub(crate) fn query_time(&self, name: &str) -> Result<Option<i64>, ApiError> {
        let Some(text) = self.query(name) else { return Ok(None) };
        parse_iso(text).map(Some).ok_or_else(|| {
            let message = format!("Could not parse {}. Should be ISO8601.", shortened(text));
            ApiError::invalid_field(name, "DATE_TIME_TYPE_PARSE", message)
        })
    }

    /// Returns a query parameter that is a text of at most this many characters.
    ///
    /// # Errors
    /// 50035 if it is longer.
    pub(crate) fn query_text(&self, name: &str, most: usize) -> Result<Option<&str>, ApiError> {
        let text = self.query(name);
        if text.is_some_and(|text| text.chars().count() > most) {
            let message = format!("Must be {most} or fewer in length.");
            return Err(ApiError::invalid_field(name, "BASE_TYPE_MAX_LENGTH", message));
        }
        Ok(text)
    }

    /// Returns `true` if a query parameter is true.
    pub(crate) fn query_flag(&self, name: &str) -> bool {
        self.query(name).is_some_and(|text| text.eq_ignore_ascii_case("true") || text == "1")
    }

    /// Returns the body, or an empty object.
    pub(crate) fn json(&self) -> &Value {
        self.body.json.as_ref().unwrap_or(&EMPTY)
    }

    /// Returns the body's files.
    pub(crate) fn files(&self) -> &[FilePart] {
        &self.body.files
    }

    /// Reads the body as an object.
    ///
    /// # Errors
    /// 50035 if it is something else.
    pub(crate) fn fields<'a>(&'a self, form: &mut Form) -> Result<Fields<'a>, ApiError> {
        match Fields::of(self.json(), &Path::ROOT, form) {
            Some(fields) => Ok(fields),
            None => {
                std::mem::take(form).finish()?;
                Err(ApiError::invalid_json())
            }
        }
    }

    /// Reads the body with `read`; fails if it complained.
    pub(crate) fn parse<T>(&self, read: impl FnOnce(&Fields<'_>, &mut Form) -> T) -> Result<T, ApiError> {
        let mut form = Form::default();
        let value = read(&self.fields(&mut form)?, &mut form);
        form.finish()?;
        Ok(value)
    }
}

fn parse(text: &str) -> Option<u64> {
    if text.is_empty() || !text.bytes().all(|byte| byte.is_ascii_digit()) { None } else { text.parse().ok() }
}

/// Returns the beginning of a text, for a complaint about it.
fn shortened(text: &str) -> String {
    text.chars().take(100).collect()
}

fn not_an_id(name: &str, text: &str) -> ApiError {
    let shown = shortened(text);
    ApiError::invalid_field(name, "NUMBER_TYPE_COERCE", format!("Value \"{shown}\" is not snowflake."))
}
