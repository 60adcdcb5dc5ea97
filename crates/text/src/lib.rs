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

mod catalogue;
mod name;
pub mod rules;
mod value;

use std::sync::LazyLock;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource};

pub use crate::catalogue::{Asks, catalogue};
pub use crate::name::plain_name;
pub use crate::value::{Fill, Value};

/// A language: its name, and its files by name with what they hold.
type Language = (&'static str, &'static [(&'static str, &'static str)]);

macro_rules! language {
    ($language:literal: $($name:literal)*) => {
        ($language, &[$(($name, include_str!(concat!(
            env!("CARGO_MANIFEST_DIR"), "/../../assets/text/", $language, "/", $name, ".ftl"
        )))),*])
    };
}

/// The languages, a folder each. The first has every text; it also serves for those that another language lacks.
const LANGUAGES: &[Language] = &[language!("en-US":
    "admin" "analysis" "board" "buttons" "challenge" "commands" "decks" "errors" "games" "learn" "lessons" "lists" "offers" "panels" "pictures" "placing" "play" "privacy" "profile" "puzzles" "replay" "rules" "settings" "start" "status"
)];

/// The locales that Discord knows and has a language for, with that language.
pub const LOCALES: &[(&str, &str)] = &[("en-US", "en-US"), ("en-GB", "en-US")];

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

static BUNDLES: LazyLock<Vec<(&str, FluentBundle<FluentResource>)>> = LazyLock::new(|| {
    LANGUAGES.iter().map(|(language, files)| (*language, bundle(language, files))).collect()
});

fn bundle(language: &str, files: &[(&str, &str)]) -> FluentBundle<FluentResource> {
    let mut bundle = FluentBundle::new_concurrent(vec![language.parse().unwrap_or_default()]);

    // The marks that isolate the values would be visible in messages.
    bundle.set_use_isolating(false);
    for (name, text) in files {
        let resource = FluentResource::try_new((*text).to_owned()).unwrap_or_else(|(resource, errors)| {
            tracing::error!("the texts of {name}: {errors:?}");
            resource
        });
        if let Err(errors) = bundle.add_resource(resource) {
            tracing::error!("the texts of {name}: {errors:?}");
        }
    }
    bundle
}

/// Returns the text for a key, with these values filled in; `None` if the key is unknown.
#[must_use]
pub fn find(key: &str, values: &[(&'static str, Value<'_>)]) -> Option<String> {
    let (_, bundle) = BUNDLES.first()?;
    format(bundle, key, values)
}

/// Returns the text for a key in a language, or in the first one if it has none.
#[must_use]
pub fn find_in(language: &str, key: &str, values: &[(&'static str, Value<'_>)]) -> Option<String> {
    let own = BUNDLES.iter().find(|(known, _)| *known == language);
    own.and_then(|(_, bundle)| format(bundle, key, values)).or_else(|| find(key, values))
}

fn format(
    bundle: &FluentBundle<FluentResource>,
    key: &str,
    values: &[(&'static str, Value<'_>)],
) -> Option<String> {
    let (name, attribute) = match key.split_once('.') {
        Some((name, attribute)) => (name, Some(attribute)),
        None => (key, None),
    };
    let message = bundle.get_message(name)?;
    let pattern = match attribute {
        Some(attribute) => message.get_attribute(attribute)?.value(),
        None => message.value()?,
    };
    let mut arguments = FluentArgs::with_capacity(values.len());
    for (name, value) in values {
        arguments.set(*name, value.clone());
    }
    let mut errors = Vec::new();
    let text = bundle.format_pattern(pattern, Some(&arguments), &mut errors).into_owned();
    if !errors.is_empty() {
        tracing::error!("the text {key}: {errors:?}");
    }
    Some(text)
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

    use super::*;

    #[test]
    fn every_file_of_the_language_is_read_whole() {
        for (name, text) in LANGUAGES.iter().flat_map(|(_, files)| *files) {
            let read = FluentResource::try_new((*text).to_owned());
            assert!(read.is_ok(), "{name}: {:?}", read.err().map(|(_, errors)| errors));
        }
        for (language, files) in LANGUAGES {
            let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../assets/text").join(language);
            let there: BTreeSet<String> = fs::read_dir(folder)
                .unwrap()
                .map(|entry| entry.unwrap().path())
                .filter(|path| path.is_file())
                .map(|path| path.file_stem().unwrap().to_str().unwrap().to_owned())
                .collect();
            let known: BTreeSet<String> = files.iter().map(|(name, _)| (*name).to_owned()).collect();
            assert_eq!(there, known, "the list of files of {language}");
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
