//! The remembered languages of a server.

use crate::servers::rows::ServerRow;
use trickmate_text::Language;

/// The languages of a server.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct ServerLanguages {
    /// The language that its managers have chosen.
    pub(crate) chosen: Option<Language>,
    /// The server's language on Discord; `None` if unknown or English.
    pub(crate) preferred: Option<Language>,
}

impl ServerLanguages {
    pub(crate) fn of(row: &ServerRow) -> Self {
        let language = |name: &Option<String>| name.as_deref().and_then(|name| name.parse().ok());
        Self { chosen: language(&row.language), preferred: language(&row.last_language) }
    }
}
