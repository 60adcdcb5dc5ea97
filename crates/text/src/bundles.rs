//! The texts of each language, ready to be filled in.

use std::borrow::Cow;
use std::collections::HashMap;
use std::sync::{Arc, LazyLock, OnceLock};

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};

use crate::Value;
use crate::catalogue::plain_texts;
use crate::files::{LANGUAGES, LanguageFiles};
use crate::language::{Language, PSEUDO, spoken};

/// The file with the words that the rules give.
const NAMES: &str = "names";

/// The texts of a language.
pub(crate) struct Texts {
    bundle: FluentBundle<FluentResource>,
    words: Arc<Words>,
}

/// The words of the rules in a language.
#[derive(Debug, Default)]
struct Words {
    /// The words by their keys: `name-queen`, `name-queen.dative`.
    by_key: HashMap<String, String>,
    /// The keys of the words, for the forms of a word that is translated already.
    keys: HashMap<String, String>,
}

/// The texts of all languages, each read when somebody first asks for it.
static TEXTS: LazyLock<Vec<OnceLock<Texts>>> =
    LazyLock::new(|| LANGUAGES.iter().map(|_| OnceLock::new()).collect());

/// Returns the texts of a language.
pub(crate) fn texts(language: Language) -> &'static Texts {
    TEXTS[language.index()].get_or_init(|| Texts::read(&LANGUAGES[language.index()]))
}

impl Texts {
    fn read(files: &LanguageFiles) -> Self {
        let mut bundle = FluentBundle::new_concurrent(vec![files.name.parse().unwrap_or_default()]);

        // The marks that isolate the values would be visible in messages.
        bundle.set_use_isolating(false);
        let marked = marks(files.name);
        if let Some(marked) = marked {
            bundle.set_transform(Some(marked));
        }
        for (name, text) in files.texts {
            let resource =
                FluentResource::try_new((*text).to_owned()).unwrap_or_else(|(resource, errors)| {
                    tracing::error!("the texts of {name}: {errors:?}");
                    resource
                });
            if let Err(errors) = bundle.add_resource(resource) {
                tracing::error!("the texts of {name}: {errors:?}");
            }
        }
        let names = files.texts.iter().find(|(name, _)| *name == NAMES);
        let words = Arc::new(names.map(|(_, text)| Words::of(plain_texts(text), marked)).unwrap_or_default());
        for (function, kind) in [("NAME", "name"), ("RANK", "rank")] {
            let words = Arc::clone(&words);
            let added = bundle.add_function(function, move |positional, named| {
                let Some(FluentValue::String(word)) = positional.first() else { return FluentValue::Error };
                let form = match named.get("form") {
                    Some(FluentValue::String(form)) => Some(&**form),
                    _ => None,
                };
                FluentValue::from(words.translated(kind, word, form))
            });
            if let Err(error) = added {
                tracing::error!("the function {function}: {error}");
            }
        }
        Self { bundle, words }
    }

    /// Returns the text for a key with these values filled in; `None` if the language has none.
    pub(crate) fn format(&self, key: &str, values: &[(&'static str, Value<'_>)]) -> Option<String> {
        let (name, attribute) = match key.split_once('.') {
            Some((name, attribute)) => (name, Some(attribute)),
            None => (key, None),
        };
        let message = self.bundle.get_message(name)?;
        let pattern = match attribute {
            Some(attribute) => message.get_attribute(attribute)?.value(),
            None => message.value()?,
        };
        let mut arguments = FluentArgs::with_capacity(values.len());
        for (name, value) in values {
            arguments.set(*name, value.clone());
        }
        let mut errors = Vec::new();
        let text = self.bundle.format_pattern(pattern, Some(&arguments), &mut errors).into_owned();
        if !errors.is_empty() {
            tracing::error!("the text {key}: {errors:?}");
        }
        Some(text)
    }

    /// Returns a word of the rules in this language; a word without a translation stays.
    pub(crate) fn word(&self, word: &str) -> String {
        self.words.translated("name", word, None)
    }
}

/// Changes the letters of a text.
type Transform = fn(&str) -> Cow<'_, str>;

/// Returns what changes the texts of a language: those of the pseudo-language are accented and longer.
fn marks(language: &str) -> Option<Transform> {
    (language == PSEUDO).then_some(|text| fluent_pseudo::transform(text, false, true))
}

/// Returns a text that is in no Fluent file, as the spoken language writes it.
pub(crate) fn marked(text: &str) -> String {
    marks(spoken().name()).map_or_else(|| text.to_owned(), |marked| marked(text).into_owned())
}

impl Words {
    fn of(mut by_key: HashMap<String, String>, marked: Option<Transform>) -> Self {
        if let Some(marked) = marked {
            by_key.values_mut().for_each(|word| *word = marked(word).into_owned());
        }
        let words = by_key.iter().filter(|(key, _)| !key.contains('.'));
        let keys = words.map(|(key, word)| (word.clone(), key.clone())).collect();
        Self { by_key, keys }
    }

    /// Returns a word in a form. The names of composite pieces are translated part by part; a word that is unknown, or
    /// is in this language already, stays.
    fn translated(&self, kind: &str, word: &str, form: Option<&str>) -> String {
        if let Some(found) = self.known(kind, word, form) {
            return found.clone();
        }
        // The name of a piece of several cards is translated card by card. It may be cut: `Clone(Knight, Ferz, … (4)`.
        let form = form.filter(|_| !word.contains('('));
        let part = |part: &str| self.known(kind, part, form).map_or_else(|| part.to_owned(), Clone::clone);
        let (mut rest, mut name) = (word, String::new());
        while let Some((at, separator)) = first_separator(rest) {
            name.push_str(&part(&rest[..at]));
            name.push_str(separator);
            rest = &rest[at + separator.len()..];
        }
        name + &part(rest)
    }

    /// Returns the translation of a word as a whole.
    fn known(&self, kind: &str, word: &str, form: Option<&str>) -> Option<&String> {
        let key = slug(word);
        let by_key = (!key.is_empty()).then(|| self.lookup(&format!("{kind}-{key}"), form)).flatten();
        by_key.or_else(|| {
            let key = self.keys.get(word).filter(|key| key.starts_with(kind))?;
            self.lookup(key, form)
        })
    }

    fn lookup(&self, key: &str, form: Option<&str>) -> Option<&String> {
        let formed = form.and_then(|form| self.by_key.get(&format!("{key}.{form}")));
        formed.or_else(|| self.by_key.get(key))
    }
}

/// Returns the position of the first separator between the parts of a name, and the separator.
fn first_separator(word: &str) -> Option<(usize, &'static str)> {
    let separators = [" & ", ", ", "+", "(", ")"];
    separators.iter().filter_map(|separator| Some((word.find(separator)?, *separator))).min()
}

/// Returns an English word as keys have it: `To which square?` is `to-which-square`.
pub(crate) fn slug(word: &str) -> String {
    let mut slug = String::with_capacity(word.len());
    for letter in word.chars() {
        if letter.is_ascii_alphanumeric() {
            slug.push(letter.to_ascii_lowercase());
        } else if !slug.is_empty() && !slug.ends_with('-') {
            slug.push('-');
        }
    }
    slug.truncate(slug.trim_end_matches('-').len());
    slug
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_become_keys() {
        assert_eq!(slug("To which square?"), "to-which-square");
        assert_eq!(slug("Summoner’s Chess"), "summoner-s-chess");
        assert_eq!(slug("4♦"), "4");
    }

    #[test]
    fn words_of_the_rules_are_translated_part_by_part() {
        let words = Words::of(
            HashMap::from([
                ("name-knight".to_owned(), "Springer".to_owned()),
                ("name-knight.gen".to_owned(), "Springers".to_owned()),
                ("name-ferz".to_owned(), "Fers".to_owned()),
                ("name-clone".to_owned(), "Klon".to_owned()),
            ]),
            None,
        );
        let name = |word: &str, form: Option<&str>| words.translated("name", word, form);
        assert_eq!(name("Knight", None), "Springer");
        assert_eq!(name("Knight", Some("gen")), "Springers");
        assert_eq!(name("Ferz", Some("gen")), "Fers");
        assert_eq!(name("Knight & Ferz+Rider", None), "Springer & Fers+Rider");
        assert_eq!(name("4♦", None), "4♦");
        assert_eq!(name("Clone(Knight)", None), "Klon(Springer)");
        assert_eq!(name("Clone(Knight, Ferz, … (4)", None), "Klon(Springer, Fers, … (4)");
        assert_eq!(name("Clone(Knight)", Some("gen")), "Klon(Springer)");
        assert_eq!(name("Springer", Some("gen")), "Springers");
    }
}
