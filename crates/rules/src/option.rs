//! Table options, which are chosen before a match begins.

use std::collections::BTreeMap;

use serde_json::Value;
use thiserror::Error;

use super::excerpt::{excerpt, sentence};
use super::phrase::{Phrase, phrase};

/// One option of a game.
#[derive(Clone, Copy, Debug)]
pub struct OptionSpec {
    /// Its name on the command line and in JSON, e.g. `deal`.
    pub name: &'static str,
    /// Its values.
    pub kind: OptionKind,
    /// The places that name the option even when it has its default.
    pub default_in: DefaultIn,
}

/// The places that name an option even when it has its default. Options that were added later are left out, so that
/// what older matches wrote stays the same.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DefaultIn {
    /// Records, and the terms from which a seed follows.
    RecordsAndTerms,
    /// Records only: the option was added after matches had been dealt.
    Records,
    /// None: the option is named only with another value.
    Nowhere,
}

/// The values that an option takes.
#[derive(Clone, Copy, Debug)]
pub enum OptionKind {
    /// One of these words; the first is the default.
    Choice(&'static [&'static str]),
    /// One of these words; the first is the default. Other options may rule some of them out.
    Limited {
        /// The words.
        words: &'static [&'static str],
        /// Refuses a word at a table with these options, in one sentence.
        check: fn(&str, RawOptions<'_>) -> Result<(), &'static str>,
    },
    /// A whole number, or one of a few words.
    Number {
        /// The smallest number.
        min: u32,
        /// The greatest number.
        max: u32,
        /// Words that may stand instead of a number.
        words: &'static [&'static str],
        /// The value when none is given: a number in the bounds or one of the words.
        default: &'static str,
    },
    /// One of these words, or a text that the game can read. The first word is the default.
    Text {
        /// The words.
        words: &'static [&'static str],
        /// The form of other texts that it takes, as it follows "or".
        takes: &'static str,
        /// Brings such a text into its usual form, or refuses it in one sentence. Other options may restrict the text.
        read: fn(&str, RawOptions<'_>) -> Result<String, String>,
    },
}

/// The options of a table as they are given.
#[derive(Clone, Copy, Debug)]
pub struct RawOptions<'a>(&'a [(&'a str, &'a str)]);

impl<'a> RawOptions<'a> {
    /// No option is given.
    pub const NONE: Self = RawOptions(&[]);

    /// Returns the text given for an option, if there is one.
    #[must_use]
    pub fn text(self, name: &str) -> Option<&'a str> {
        self.0.iter().find(|(known, _)| *known == name).map(|(_, text)| *text)
    }
}

/// The value of an option.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum OptionValue {
    /// One of the words.
    Word(&'static str),
    /// A number.
    Number(u32),
    /// A text of the player's own, in its usual form.
    Text(String),
}

/// A value that an option does not take, or an option that a game does not have.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("{}", self.phrase())]
pub enum OptionError {
    /// The game has no option of this name.
    Unknown {
        /// The name given.
        name: String,
        /// The names of the game's options.
        known: String,
    },
    /// The option does not take this value.
    Value {
        /// The option.
        name: &'static str,
        /// The value given.
        value: String,
        /// The values that it takes.
        takes: String,
    },
    /// Another option rules the word out.
    Limited {
        /// The option.
        name: &'static str,
        /// The word given.
        value: String,
        /// The reason.
        why: &'static str,
    },
    /// The text given for the option is invalid.
    Text {
        /// The option.
        name: &'static str,
        /// The error in the text.
        why: String,
    },
    /// The option is given twice.
    Twice(&'static str),
}

impl OptionError {
    /// Returns the error as a phrase.
    #[must_use]
    pub fn phrase(&self) -> Phrase {
        match self {
            Self::Unknown { name, known } => phrase!(
                "there is no option “{option}” in this game; its options are: {known}",
                option = name.as_str(),
                known = known.as_str()
            ),
            Self::Value { name, value, takes } => phrase!(
                "the option “{option}” does not take “{value}”; it takes {takes}",
                option = *name,
                value = value.as_str(),
                takes = takes.as_str()
            ),
            Self::Limited { name, value, why } => phrase!(
                "the option “{option}” does not take “{value}” here: {why}",
                option = *name,
                value = value.as_str(),
                why = *why
            ),
            Self::Text { name, why } => phrase!(
                "the option “{option}” does not take this text: {why}",
                option = *name,
                why = why.as_str()
            ),
            Self::Twice(name) => phrase!("the option “{option}” is given twice", option = *name),
        }
    }
}

impl OptionSpec {
    /// Returns the words that it takes.
    #[must_use]
    pub const fn words(&self) -> &'static [&'static str] {
        match self.kind {
            OptionKind::Choice(words)
            | OptionKind::Limited { words, .. }
            | OptionKind::Number { words, .. }
            | OptionKind::Text { words, .. } => words,
        }
    }

    /// Returns the value when none is given.
    #[must_use]
    pub fn default(&self) -> OptionValue {
        match self.kind {
            OptionKind::Choice(words)
            | OptionKind::Limited { words, .. }
            | OptionKind::Text { words, .. } => OptionValue::Word(words.first().copied().unwrap_or_default()),
            OptionKind::Number { default, .. } => {
                self.value(default, RawOptions::NONE).unwrap_or(OptionValue::Word(default))
            }
        }
    }

    /// Reads a value from a text, at a table with these options.
    fn value(&self, text: &str, given: RawOptions<'_>) -> Result<OptionValue, OptionError> {
        let word = |choices: &'static [&'static str]| {
            choices.iter().find(|word| **word == text).map(|word| OptionValue::Word(word))
        };
        let found = match self.kind {
            OptionKind::Choice(choices) => word(choices),
            OptionKind::Limited { words, check } => match (word(words), check(text, given)) {
                (Some(_), Err(why)) => {
                    return Err(OptionError::Limited { name: self.name, value: text.to_owned(), why });
                }
                (found, _) => found,
            },
            OptionKind::Number { min, max, words, .. } => word(words).or_else(|| {
                let digits = text.bytes().all(|letter| letter.is_ascii_digit());
                let number =
                    text.parse().ok().filter(|_| digits).filter(|number| (min..=max).contains(number))?;
                Some(OptionValue::Number(number))
            }),
            OptionKind::Text { words, read, .. } => match (word(words), read(text, given)) {
                (Some(word), _) => Some(word),
                (None, Ok(text)) => Some(OptionValue::Text(text)),
                // A single word is an unknown word rather than a text with a mistake in it.
                (None, Err(_)) if text.chars().all(|c| c.is_alphabetic() || c == '-') => None,
                (None, Err(why)) => return Err(OptionError::Text { name: self.name, why: sentence(&why) }),
            },
        };
        found.ok_or_else(|| OptionError::Value { name: self.name, value: excerpt(text), takes: self.takes() })
    }

    /// Describes the values that the option takes.
    #[must_use]
    pub fn takes(&self) -> String {
        let list = |words: &[&str]| words.join(", ");
        match self.kind {
            OptionKind::Choice(words) | OptionKind::Limited { words, .. } => list(words),
            OptionKind::Number { min, max, words: [], .. } => format!("{min} to {max}"),
            OptionKind::Number { min, max, words, .. } => format!("{min} to {max} or {}", list(words)),
            OptionKind::Text { words, takes, .. } => format!("{} or {takes}", list(words)),
        }
    }
}

impl std::fmt::Display for OptionValue {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            OptionValue::Word(word) => f.write_str(word),
            OptionValue::Number(number) => write!(f, "{number}"),
            OptionValue::Text(text) => f.write_str(text),
        }
    }
}

/// A value for every option of a game, without the defaults that are written nowhere.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Options(BTreeMap<&'static str, OptionValue>);

impl Options {
    /// Returns the given values, and the default for every other option of the game.
    ///
    /// ```
    /// use trickmate_rules::Options;
    /// let game = trickmate_rules::game("poker").ok_or("it is in the list")?;
    /// let options = Options::new(game.options(), [("wipeout", "3")])?;
    /// assert_eq!(options.number("wipeout"), Some(3));
    /// assert_eq!(options.word("hands"), "speak");
    /// assert!(Options::new(game.options(), [("wipeout", "0")]).is_err());
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    /// An unknown option, a value that it does not take, or an option given twice.
    pub fn new<'a>(
        specs: &[OptionSpec],
        given: impl IntoIterator<Item = (&'a str, &'a str)>,
    ) -> Result<Self, OptionError> {
        let given: Vec<(&str, &str)> = given.into_iter().collect();
        for (index, (name, _)) in given.iter().enumerate() {
            let spec = specs.iter().find(|spec| spec.name == *name).ok_or_else(|| OptionError::Unknown {
                name: excerpt(name),
                known: specs.iter().map(|spec| spec.name).collect::<Vec<_>>().join(", "),
            })?;
            if given[..index].iter().any(|(earlier, _)| earlier == name) {
                return Err(OptionError::Twice(spec.name));
            }
        }
        let given = RawOptions(&given);
        let value = |spec: &OptionSpec| match given.text(spec.name) {
            Some(text) => spec.value(text, given),
            None => Ok(spec.default()),
        };
        let mut values = BTreeMap::new();
        for spec in specs {
            let value = value(spec)?;
            if spec.default_in != DefaultIn::Nowhere || value != spec.default() {
                values.insert(spec.name, value);
            }
        }
        Ok(Self(values))
    }

    /// Returns the word chosen for an option; the empty word for anything else.
    #[must_use]
    pub fn word(&self, name: &str) -> &'static str {
        match self.0.get(name) {
            Some(OptionValue::Word(word)) => word,
            _ => "",
        }
    }

    /// Returns the text given for an option, in its usual form; `None` for anything else.
    #[must_use]
    pub fn text(&self, name: &str) -> Option<&str> {
        match self.0.get(name) {
            Some(OptionValue::Text(text)) => Some(text),
            _ => None,
        }
    }

    /// Returns the number chosen for an option; `None` for anything else.
    #[must_use]
    pub fn number(&self, name: &str) -> Option<u32> {
        match self.0.get(name) {
            Some(OptionValue::Number(number)) => Some(*number),
            _ => None,
        }
    }

    /// Returns all options with their values, in alphabetical order.
    pub fn iter(&self) -> impl Iterator<Item = (&'static str, &OptionValue)> {
        self.0.iter().map(|(name, value)| (*name, value))
    }

    /// Returns only the options whose names pass.
    #[must_use]
    pub fn only(&self, passes: impl Fn(&str) -> bool) -> Self {
        let kept = self.0.iter().filter(|(name, _)| passes(name));
        Self(kept.map(|(name, value)| (*name, value.clone())).collect())
    }

    /// Returns the options with another value than the default.
    pub fn changed(
        &self,
        specs: &'static [OptionSpec],
    ) -> impl Iterator<Item = (&'static OptionSpec, &OptionValue)> {
        specs.iter().filter_map(|spec| {
            let value = self.0.get(spec.name)?;
            (*value != spec.default()).then_some((spec, value))
        })
    }

    /// Writes the options as a JSON object: words and texts as strings, numbers as numbers.
    #[must_use]
    pub fn to_json(&self) -> Value {
        let pair = |(name, value): (&str, &OptionValue)| {
            let value = match value {
                OptionValue::Word(word) => Value::from(*word),
                OptionValue::Number(number) => Value::from(*number),
                OptionValue::Text(text) => Value::from(text.as_str()),
            };
            (name.to_owned(), value)
        };
        Value::Object(self.iter().map(pair).collect())
    }
}
