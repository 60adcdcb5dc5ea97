//! The sentences of the rules as data: an English template and the values in it, so that they can be said in other
//! languages. `crates/text` has the words for each template.

use std::fmt;

use crate::excerpt::sentence;
use crate::kernel::card::Card;
use crate::kernel::{Shape, Square};
use crate::poker::hand::HandValue;

/// A sentence, or a few words, for players. Displayed in English.
///
/// ```
/// use trickmate_rules::{Match, Options, Phrase, Viewer, kernel::Seed};
///
/// let poker = trickmate_rules::game("poker").ok_or("it is in the list")?;
/// let game = Match::new(poker, Options::new(poker.options(), [])?, Seed::new([0; 32]));
/// let seat = game.to_act()[0];
/// let refusal = game.position().check(seat, "Nd5").unwrap_err();
/// assert_eq!(refusal.to_string(), "not legal: no Knight can go to d5");
/// assert_eq!(refusal.why().map(Phrase::template), Some("no {name} can go to {to}"));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Phrase {
    template: &'static str,
    values: Vec<(&'static str, PhraseValue)>,
}

/// A value in a phrase.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PhraseValue {
    /// A text that is the same in every language: a square, a card's sign, notation, something that a player typed.
    Text(String),
    /// A number, by which a language may choose its words.
    Number(usize),
    /// A word of the rules, such as the name of a piece.
    Word(String),
    /// A poker hand.
    Hand(HandValue),
    /// Another phrase.
    Phrase(Phrase),
    /// Several values.
    List(Vec<PhraseValue>),
}

/// Makes a phrase: `phrase!("no {name} can go to {to}", name = Word(name), to)`. A test of `crates/text` finds the
/// templates, and asks for them in every language.
macro_rules! phrase {
    (@value $name:ident) => { $name };
    (@value $name:ident $value:expr) => { $value };
    ($template:literal $(, $name:ident $(= $value:expr)?)* $(,)?) => {
        $crate::phrase::Phrase::new(
            $template,
            vec![$((
                stringify!($name),
                $crate::phrase::PhraseValue::from($crate::phrase::phrase!(@value $name $($value)?)),
            )),*],
        )
    };
}
pub(crate) use phrase;

impl Phrase {
    /// Makes a phrase of a template and its values.
    pub(crate) fn new(template: &'static str, values: Vec<(&'static str, PhraseValue)>) -> Self {
        debug_assert!(
            values.iter().all(|(name, _)| template.contains(&format!("{{{name}}}"))),
            "{template} has no place for a value"
        );
        Self { template, values }
    }

    /// Returns a text that is the same in every language.
    #[must_use]
    pub fn verbatim(text: impl Into<String>) -> Self {
        let text = text.into();
        if text.is_empty() { Self::default() } else { phrase!("{text}", text) }
    }

    /// Returns a word of the rules.
    #[must_use]
    pub fn word(word: impl Into<String>) -> Self {
        phrase!("{word}", word = PhraseValue::Word(word.into()))
    }

    /// Returns the English template: words, with the names of values in braces.
    #[must_use]
    pub const fn template(&self) -> &'static str {
        self.template
    }

    /// Returns the values by name.
    #[must_use]
    pub fn values(&self) -> &[(&'static str, PhraseValue)] {
        &self.values
    }

    /// Returns `true` if it says nothing.
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        self.template.is_empty()
    }

    /// Returns the template with its values as this function writes them.
    #[must_use]
    pub fn filled(&self, write: impl Fn(&PhraseValue) -> String) -> String {
        let mut text = String::with_capacity(self.template.len());
        let mut rest = self.template;
        while let Some((before, after)) = rest.split_once('{') {
            let (name, after) = after.split_once('}').unwrap_or((after, ""));
            text.push_str(before);
            if let Some((_, value)) = self.values.iter().find(|(known, _)| *known == name) {
                text.push_str(&write(value));
            }
            rest = after;
        }
        text.push_str(rest);
        text
    }

    /// Returns the phrase with texts that are short and of one line, for texts that somebody typed.
    pub(crate) fn sanitised(mut self) -> Self {
        self.values.iter_mut().for_each(|(_, value)| value.sanitise());
        self
    }
}

impl PhraseValue {
    fn sanitise(&mut self) {
        match self {
            Self::Text(text) | Self::Word(text) => *text = sentence(text),
            Self::Phrase(phrase) => phrase.values.iter_mut().for_each(|(_, value)| value.sanitise()),
            Self::List(values) => values.iter_mut().for_each(Self::sanitise),
            Self::Number(_) | Self::Hand(_) => {}
        }
    }
}

impl fmt::Display for Phrase {
    /// Writes it in English.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.filled(PhraseValue::to_string))
    }
}

impl fmt::Display for PhraseValue {
    /// Writes it in English.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            PhraseValue::Text(text) | PhraseValue::Word(text) => f.write_str(text),
            PhraseValue::Number(number) => number.fmt(f),
            PhraseValue::Hand(hand) => hand.fmt(f),
            PhraseValue::Phrase(phrase) => phrase.fmt(f),
            PhraseValue::List(values) => {
                let texts: Vec<String> = values.iter().map(Self::to_string).collect();
                f.write_str(&texts.join(", "))
            }
        }
    }
}

/// A word of the rules, as a value.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Word<'a>(pub(crate) &'a str);

impl From<Word<'_>> for PhraseValue {
    fn from(word: Word<'_>) -> Self {
        Self::Word(word.0.to_owned())
    }
}

macro_rules! texts {
    ($($kind:ty)*) => {$(
        impl From<$kind> for PhraseValue {
            fn from(value: $kind) -> Self {
                Self::Text(value.to_string())
            }
        }
    )*};
}

texts!(&str &String char Card);

impl<S: Shape> From<Square<S>> for PhraseValue {
    fn from(square: Square<S>) -> Self {
        Self::Text(square.to_string())
    }
}

impl From<String> for PhraseValue {
    fn from(text: String) -> Self {
        Self::Text(text)
    }
}

impl From<usize> for PhraseValue {
    fn from(number: usize) -> Self {
        Self::Number(number)
    }
}

impl From<u32> for PhraseValue {
    fn from(number: u32) -> Self {
        Self::Number(usize::try_from(number).unwrap_or(usize::MAX))
    }
}

impl From<HandValue> for PhraseValue {
    fn from(hand: HandValue) -> Self {
        Self::Hand(hand)
    }
}

impl From<Phrase> for PhraseValue {
    fn from(phrase: Phrase) -> Self {
        Self::Phrase(phrase)
    }
}

impl<T: Into<PhraseValue>> From<Vec<T>> for PhraseValue {
    fn from(values: Vec<T>) -> Self {
        Self::List(values.into_iter().map(Into::into).collect())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn phrases_are_said_in_english() {
        assert_eq!(phrase!("a King is never captured").to_string(), "a King is never captured");
        let phrase = phrase!("no {name} can go to {to}", name = Word("Knight"), to = "d5");
        assert_eq!(phrase.to_string(), "no Knight can go to d5");
        let (count, list) = (2_usize, vec!["a", "b"]);
        let outer = phrase!("{count}: {list}; {why}", count, list, why = phrase);
        assert_eq!(outer.to_string(), "2: a, b; no Knight can go to d5");
        assert_eq!(outer.values()[0], ("count", PhraseValue::Number(2)));
    }

    #[test]
    fn braces_in_a_value_are_not_names() {
        let phrase = phrase!("“{text}” is read by {name}", text = "{name} }{", name = "x");
        assert_eq!(phrase.to_string(), "“{name} }{” is read by x");
    }

    #[test]
    fn an_empty_phrase_says_nothing() {
        assert!(Phrase::verbatim("").is_empty() && Phrase::default().to_string().is_empty());
        assert!(!Phrase::verbatim("e4").is_empty());
        assert_eq!(Phrase::verbatim("e4").to_string(), "e4");
        assert_eq!(Phrase::word("Rook").values(), [("word", PhraseValue::Word("Rook".to_owned()))]);
    }

    #[test]
    fn typed_texts_become_one_line() {
        let phrase = phrase!("“{text}” is not a mark", text = "a\r\nb").sanitised();
        assert_eq!(phrase.to_string(), "“a??b” is not a mark");
    }
}
