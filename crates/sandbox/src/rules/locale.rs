//! The languages of users, servers and translations.

use crate::form::{Fields, Form, Path};

/// Languages that Discord supports.
const LOCALES: [&str; 34] = [
    "id", "da", "de", "en-GB", "en-US", "es-ES", "es-419", "fr", "hr", "it", "lt", "hu", "nl", "no", "pl",
    "pt-BR", "ro", "fi", "sv-SE", "vi", "tr", "cs", "el", "bg", "ru", "uk", "hi", "th", "zh-CN", "ja",
    "zh-TW", "ko", "ar", "he",
];

/// Returns `true` if Discord supports the language.
pub(crate) fn is_locale(text: &str) -> bool {
    LOCALES.contains(&text)
}

/// Complains unless Discord supports the language; returns `true` if it does.
pub(super) fn check_locale(text: &str, path: &Path<'_>, form: &mut Form) -> bool {
    let known = is_locale(text);
    if !known {
        form.choices(path, &LOCALES.map(|locale| format!("'{locale}'")).join(", "));
    }
    known
}

/// Reads a language that Discord supports.
pub(crate) fn parse_locale(fields: &Fields<'_>, form: &mut Form, key: &str) -> Option<String> {
    let text = fields.text(form, key, 2..=10)?;
    check_locale(&text, &fields.path.key(key), form).then_some(text)
}
