//! The languages that the texts are in, and the language in which a task speaks.

use std::fmt;
use std::future::Future;
use std::str::FromStr;

use thiserror::Error;

use crate::files::LANGUAGES;

/// A language that the texts are in; English unless something else is said.
///
/// ```
/// use trickmate_text::{Language, speak, text};
///
/// let german = Language::of_locale("de").ok_or("it is in the list")?;
/// assert_eq!(speak(german, || text!("learn-next")), "Weiter");
/// assert_eq!(text!("learn-next"), "Next");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Language(u8);

/// A name that no language has.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("there are no texts in “{0}”")]
pub struct UnknownLanguage(String);

/// The name of the pseudo-language for tests, in which every letter of a text is accented. A letter without an accent
/// reveals text that is written in the code. Discord has no such locale.
pub(crate) const PSEUDO: &str = "en-XA";

/// The locales of Discord with the language in which they are served; the others are served in English.
pub const LOCALES: &[(&str, &str)] = &[
    ("en-US", "en-US"),
    ("en-GB", "en-US"),
    ("de", "de"),
    ("fr", "fr"),
    ("es-ES", "es"),
    ("es-419", "es"),
    ("pt-BR", "pt-BR"),
    ("ru", "ru"),
    ("ja", "ja"),
];

impl Language {
    /// The language that has every text, in which records and logs are written.
    pub const ENGLISH: Self = Self(0);

    /// Returns all languages, English first, without the one for tests.
    pub fn all() -> impl Iterator<Item = Self> {
        Self::every().filter(|language| !language.is_pseudo())
    }

    fn every() -> impl Iterator<Item = Self> {
        (0_u8..).zip(LANGUAGES).map(|(number, _)| Self(number))
    }

    /// Checks for the language that tests read: English in which every letter of a text is changed.
    pub(crate) fn is_pseudo(self) -> bool {
        self.name() == PSEUDO
    }

    /// Returns the language for a locale of Discord, e.g. `es-419`; `None` if none exists.
    #[must_use]
    pub fn of_locale(locale: &str) -> Option<Self> {
        let found = LOCALES.iter().find(|(known, _)| *known == locale);
        let name = found.map(|(_, name)| *name).or_else(|| (locale == PSEUDO).then_some(PSEUDO))?;
        name.parse().ok()
    }

    /// Returns the name of the language, as stored and as the name of its folder: `pt-BR`.
    #[must_use]
    pub fn name(self) -> &'static str {
        LANGUAGES[self.index()].name
    }

    /// Returns its name as its speakers call it: `Português (Brasil)`.
    #[must_use]
    pub fn title(self) -> &'static str {
        LANGUAGES[self.index()].title
    }

    pub(crate) const fn index(self) -> usize {
        self.0 as usize
    }
}

impl fmt::Display for Language {
    /// Writes its name.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for Language {
    type Err = UnknownLanguage;

    /// Reads its name.
    fn from_str(name: &str) -> Result<Self, Self::Err> {
        Self::every().find(|language| language.name() == name).ok_or_else(|| UnknownLanguage(name.to_owned()))
    }
}

tokio::task_local! {
    static SPOKEN: Language;
}

/// Returns the language in which the current task speaks: English if nobody has said.
#[must_use]
pub fn spoken() -> Language {
    SPOKEN.try_with(|language| *language).unwrap_or_default()
}

/// Does work whose texts are in a language. Tasks that it spawns speak English again.
pub async fn speaking<F: Future>(language: Language, work: F) -> F::Output {
    SPOKEN.scope(language, work).await
}

/// Does work on this thread whose texts are in a language.
pub fn speak<T>(language: Language, work: impl FnOnce() -> T) -> T {
    SPOKEN.sync_scope(language, work)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn locales_are_served_in_languages_that_exist() {
        for (locale, name) in LOCALES {
            assert_eq!(Language::of_locale(locale).map(Language::name), Some(*name), "{locale}");
        }
        for language in Language::all() {
            assert_eq!(language.name().parse(), Ok(language));
            assert!(
                LOCALES.iter().any(|(_, name)| *name == language.name()),
                "no locale is served in {language}"
            );
        }
        assert_eq!(Language::of_locale("ko"), None);
        assert_eq!("tlh".parse::<Language>(), Err(UnknownLanguage("tlh".to_owned())));
    }

    #[test]
    fn a_language_ends_with_its_work() {
        let last = Language::all().last().unwrap();
        assert_eq!(spoken(), Language::ENGLISH);
        speak(last, || {
            assert_eq!(spoken(), last);
            speak(Language::ENGLISH, || assert_eq!(spoken(), Language::ENGLISH));
            assert_eq!(spoken(), last);
        });
        assert_eq!(spoken(), Language::ENGLISH);
    }
}
