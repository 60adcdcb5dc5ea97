//! The sentences that people read, from the Fluent files of `assets/text/`, which are part of the program.
//!
//! A key is the name of a message, or a message and one of its attributes with a dot between them.

use std::sync::LazyLock;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};

macro_rules! files {
    ($($name:literal)*) => {
        [$(($name, include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/assets/text/en-US/", $name, ".ftl")))),*]
    };
}

/// The language of the texts.
const LANGUAGE: &str = "en-US";

/// The files by name, and their texts.
pub const FILES: [(&str, &str); 5] = files!["lessons" "learn" "placing" "puzzles" "rules"];

static BUNDLE: LazyLock<FluentBundle<FluentResource>> = LazyLock::new(|| {
    let mut bundle = FluentBundle::new_concurrent(vec![LANGUAGE.parse().unwrap_or_default()]);
    // The marks that isolate what is filled in would be seen in messages.
    bundle.set_use_isolating(false);
    for (name, text) in FILES {
        let resource = FluentResource::try_new(text.to_owned()).unwrap_or_else(|(resource, errors)| {
            tracing::error!("the texts of {name}: {errors:?}");
            resource
        });
        if let Err(errors) = bundle.add_resource(resource) {
            tracing::error!("the texts of {name}: {errors:?}");
        }
    }
    bundle
});

/// What is filled into a text: a number or words.
pub type Value<'a> = FluentValue<'a>;

/// The text for a key, with these values filled in; `None` if there is none.
#[must_use]
pub fn find(key: &str, values: &[(&str, Value<'_>)]) -> Option<String> {
    let (name, attribute) = match key.split_once('.') {
        Some((name, attribute)) => (name, Some(attribute)),
        None => (key, None),
    };
    let message = BUNDLE.get_message(name)?;
    let pattern = match attribute {
        Some(attribute) => message.get_attribute(attribute)?.value(),
        None => message.value()?,
    };
    let mut arguments = FluentArgs::new();
    for (name, value) in values {
        arguments.set(*name, value.clone());
    }
    let mut errors = Vec::new();
    let text = BUNDLE.format_pattern(pattern, Some(&arguments), &mut errors).into_owned();
    if !errors.is_empty() {
        tracing::error!("the text {key}: {errors:?}");
    }
    Some(text)
}

/// The text for a key, with these values filled in; the key itself if there is none, which a test rules out.
#[must_use]
pub fn get(key: &str, values: &[(&str, Value<'_>)]) -> String {
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

    /// The keys of a file, attributes with their messages before them.
    fn keys(text: &str) -> BTreeSet<String> {
        let mut found = BTreeSet::new();
        let mut message = "";
        for line in text.lines() {
            if let Some((name, _)) = line.split_once(" =").filter(|_| line.starts_with(char::is_alphabetic)) {
                message = name;
                found.insert(name.to_owned());
            } else if let Some((name, _)) =
                line.trim().strip_prefix('.').and_then(|rest| rest.split_once(" ="))
            {
                found.insert(format!("{message}.{name}"));
            }
        }
        found
    }

    /// The texts that the source of a folder asks for by name.
    fn asked_for(folder: &Path, found: &mut BTreeSet<String>) {
        for entry in fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                asked_for(&path, found);
            } else if path.extension().is_some_and(|end| end == "rs") && !path.ends_with("text/mod.rs") {
                let source = fs::read_to_string(&path).unwrap();
                for part in source.split("text::get(").skip(1) {
                    let literal = part.trim_start().strip_prefix('"').and_then(|rest| rest.split_once('"'));
                    found.extend(literal.map(|(key, _)| key.to_owned()));
                }
            }
        }
    }

    #[test]
    fn every_file_can_be_read() {
        for (name, text) in FILES {
            let read = FluentResource::try_new(text.to_owned());
            assert!(read.is_ok(), "{name}: {:?}", read.err().map(|(_, errors)| errors));
            assert!(keys(text).iter().all(|key| find(key, &[]).is_some()), "{name}");
        }
    }

    #[test]
    fn no_text_is_missing_and_none_unused() {
        let mut asked = BTreeSet::new();
        asked_for(&Path::new(env!("CARGO_MANIFEST_DIR")).join("src"), &mut asked);
        let mut known: BTreeSet<String> = FILES.into_iter().flat_map(|(_, text)| keys(text)).collect();
        let lessons = trickmate_study::lesson::courses().unwrap().iter();
        let lessons =
            lessons.flat_map(|course| course.lessons.iter().flat_map(|lesson| lesson.texts(course.game)));
        for key in lessons {
            assert!(known.remove(&key), "there is no {key}");
        }
        for theme in trickmate_study::puzzle::Theme::ALL {
            assert!(known.remove(&format!("theme-{theme}")), "the theme {theme} has no name");
        }
        for array in &trickmate_rules::mysterious::ReadyArray::ALL {
            let key = format!("placing-{}", array.name);
            assert!(known.remove(&key), "the array {} has no name", array.name);
        }
        // A test of `/rules` asks for each of these.
        known.retain(|key| !key.starts_with("rules-"));
        let missing: Vec<&String> = asked.difference(&known).collect();
        let unused: Vec<&String> = known.difference(&asked).collect();
        assert!(missing.is_empty() && unused.is_empty(), "missing: {missing:?}, unused: {unused:?}");
    }
}
