//! The sentences that people read, from the Fluent files of `assets/text/`, which are part of the program.
//!
//! A key is the name of a message, or a message and one of its attributes with a dot between them. Values are filled in by
//! name:
//!
//! ```
//! use trickmate_text::text;
//!
//! assert_eq!(text!("learn-next"), "Next");
//! assert_eq!(text!("learn-lesson-steps", steps = 5), "5 steps");
//! ```

mod bundles;
mod catalogue;
mod files;
mod hand;
mod language;
mod letters;
mod name;
mod phrase;
pub mod rules;
mod value;

pub use crate::catalogue::{Asks, catalogue, catalogue_of};
pub use crate::language::{LOCALES, Language, UnknownLanguage, speak, speaking, spoken};
pub use crate::name::plain_name;
pub use crate::value::{Fill, Value};

/// Returns the text for a key with these values filled in: `text!("key")`, `text!("key", name = value)`, or
/// `text!("key", name)` where the value's variable has that name.
#[macro_export]
macro_rules! text {
    (@value $name:ident) => { $name };
    (@value $name:ident $value:expr) => { $value };
    ($key:expr $(, $name:ident $(= $value:expr)?)* $(,)?) => {
        $crate::get($key, &[$((stringify!($name), $crate::Fill::fill(&$crate::text!(@value $name $($value)?)))),*])
    };
}

/// Returns the text for a key in the spoken language, with these values filled in; in English if that language lacks it,
/// `None` if the key is unknown.
#[must_use]
pub fn find(key: &str, values: &[(&'static str, Value<'_>)]) -> Option<String> {
    find_in(spoken(), key, values)
}

/// Returns the text for a key in a language, or in English if it has none.
#[must_use]
pub fn find_in(language: Language, key: &str, values: &[(&'static str, Value<'_>)]) -> Option<String> {
    let own = bundles::texts(language).format(key, values);
    own.or_else(|| {
        (language != Language::ENGLISH).then(|| bundles::texts(Language::ENGLISH).format(key, values))?
    })
}

/// Translates a word of the rules, e.g. "Queen" or "Made of", into the spoken language. Composite names are translated
/// part by part; parts without a translation stay.
#[must_use]
pub fn word(english: &str) -> String {
    bundles::texts(spoken()).word(english)
}

/// Joins the parts of a list with the separator of the spoken language.
///
/// ```
/// assert_eq!(trickmate_text::joined(&["a1", "b2"]), "a1, b2");
/// ```
#[must_use]
pub fn joined<Part: AsRef<str>>(parts: &[Part]) -> String {
    parts.iter().map(AsRef::as_ref).collect::<Vec<&str>>().join(&text!("picture-comma"))
}

/// Returns the text for a key, with these values filled in; the key itself if it is unknown, which a test rules out.
/// [`text!`] is the short form.
#[must_use]
pub fn get(key: &str, values: &[(&'static str, Value<'_>)]) -> String {
    find(key, values).unwrap_or_else(|| {
        tracing::error!("there is no text {key}");
        key.to_owned()
    })
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;
    use std::fs;
    use std::path::Path;

    use fluent_bundle::FluentResource;

    use super::*;
    use crate::files::LANGUAGES;

    #[test]
    fn every_file_of_a_language_is_read_whole() {
        for language in LANGUAGES {
            for (name, text) in language.texts {
                let read = FluentResource::try_new((*text).to_owned());
                assert!(read.is_ok(), "{} {name}: {:?}", language.name, read.err().map(|(_, errors)| errors));
            }
            // The language of tests is made from English.
            let name = if language.name == language::PSEUDO { "en-US" } else { language.name };
            let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../assets/text").join(name);
            let there: BTreeSet<String> = fs::read_dir(folder)
                .unwrap()
                .map(|entry| entry.unwrap().path())
                .filter(|path| path.extension().is_some_and(|ending| ending == "ftl"))
                .map(|path| path.file_stem().unwrap().to_str().unwrap().to_owned())
                .collect();
            let known: BTreeSet<String> = language.texts.iter().map(|(name, _)| (*name).to_owned()).collect();
            assert_eq!(there, known, "the list of files of {}", language.name);
        }
    }

    #[test]
    fn no_two_texts_have_the_same_key() {
        let mut seen = BTreeSet::new();
        for (name, keys) in catalogue() {
            for key in keys.into_keys() {
                assert!(seen.insert(key.clone()), "{name}: {key} is there already");
            }
        }
        assert!(seen.iter().all(|key| find(key, &[]).is_some()));
    }

    #[test]
    fn values_are_filled_in_as_they_are() {
        let line = text!("learn-home-game", title = "Cardmate", done = 1_000_u32, all = String::from("x"));
        assert_eq!(line, "**Cardmate**: 1000 of x lessons done");
    }
}
