//! Phrases of the rules in the spoken language.

use trickmate_rules::{Phrase, PhraseValue};

use crate::bundles::slug;
use crate::hand::hand;
use crate::{Value, find, joined, word};

/// The most words of a template in its key.
const MAX_WORDS: usize = 12;

/// Returns a phrase of the rules in the spoken language. A template without words is filled in as in English.
///
/// ```
/// use trickmate_rules::Phrase;
/// use trickmate_text::{Language, rules, speak};
///
/// let german = Language::of_locale("de").ok_or("it is in the list")?;
/// assert_eq!(speak(german, || rules::phrase(&Phrase::word("Rook"))), "Turm");
/// assert_eq!(rules::phrase(&Phrase::verbatim("e4")), "e4");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[must_use]
pub fn phrase(phrase: &Phrase) -> String {
    let said = has_words(phrase.template()).then(|| {
        let values: Vec<_> = phrase.values().iter().map(|(name, value)| (*name, filled(value))).collect();
        find(&phrase_key(phrase.template()), &values)
    });
    said.flatten().unwrap_or_else(|| phrase.filled(in_words))
}

/// Returns the key of the text for a template: its first words.
#[must_use]
pub fn phrase_key(template: &str) -> String {
    let words = slug(template);
    let words: Vec<&str> = words.split('-').take(MAX_WORDS).collect();
    format!("phrase-{}", words.join("-"))
}

/// Checks whether a template has words beside its values.
#[must_use]
pub fn has_words(template: &str) -> bool {
    let between = template.split('{').enumerate().map(|(number, part)| match number {
        0 => part,
        _ => part.split_once('}').map_or("", |(_, after)| after),
    });
    between.flat_map(str::chars).any(char::is_alphabetic)
}

/// Returns a value as a text takes it: words of the rules stay English, so that the text can ask for a form.
fn filled(value: &PhraseValue) -> Value<'static> {
    match value {
        PhraseValue::Number(number) => Value::from(*number),
        PhraseValue::Word(word) => Value::from(word.clone()),
        other => Value::from(in_words(other)),
    }
}

/// Returns a value in the spoken language.
fn in_words(value: &PhraseValue) -> String {
    match value {
        PhraseValue::Text(text) => text.clone(),
        PhraseValue::Number(number) => number.to_string(),
        PhraseValue::Word(english) => word(english),
        PhraseValue::Hand(value) => hand(*value),
        PhraseValue::Phrase(within) => phrase(within),
        PhraseValue::List(values) => {
            let texts: Vec<String> = values.iter().map(in_words).collect();
            joined(&texts)
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn templates_have_keys_of_their_first_words() {
        assert_eq!(phrase_key("no {name} can go to {to}"), "phrase-no-name-can-go-to-to");
        assert_eq!(phrase_key("a b c d e f g h i j k l m n"), "phrase-a-b-c-d-e-f-g-h-i-j-k-l");
    }

    #[test]
    fn templates_of_values_alone_have_no_words() {
        assert!(has_words("{hand}: wins the hand") && has_words("Summon") && has_words("in {a}"));
        assert!(!has_words("{symbol} {name} {from}") && !has_words("{hand} · {cards}") && !has_words(""));
    }
}
