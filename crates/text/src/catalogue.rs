//! The texts and their arguments, for the tests that compare them with the code.

use std::collections::{BTreeMap, BTreeSet, HashMap};

use fluent_syntax::ast::{CallArguments, Entry, Expression, InlineExpression, Pattern, PatternElement};
use fluent_syntax::parser;

use crate::Language;
use crate::files::LANGUAGES;

/// Arguments of a text.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Asks {
    /// The names of the values that are filled in.
    pub values: BTreeSet<String>,
    /// The keys of the texts that it quotes.
    pub texts: BTreeSet<String>,
}

/// Returns every key of English with the arguments of its text, by the name of its file.
#[must_use]
pub fn catalogue() -> BTreeMap<&'static str, BTreeMap<String, Asks>> {
    catalogue_of(Language::ENGLISH)
}

/// Returns every key of a language with the arguments of its text, by the name of its file.
#[must_use]
pub fn catalogue_of(language: Language) -> BTreeMap<&'static str, BTreeMap<String, Asks>> {
    LANGUAGES[language.index()].texts.iter().map(|(name, text)| (*name, keys_of(text))).collect()
}

/// Returns the texts of one file that ask for nothing, by their keys.
pub(crate) fn plain_texts(text: &str) -> HashMap<String, String> {
    let resource = parser::parse(text).unwrap_or_else(|(resource, _)| resource);
    let mut texts = HashMap::new();
    for entry in resource.body {
        let Entry::Message(message) = entry else { continue };
        let name = message.id.name;
        texts.extend(message.value.as_ref().and_then(plain).map(|text| (name.to_owned(), text)));
        for attribute in &message.attributes {
            let key = format!("{name}.{}", attribute.id.name);
            texts.extend(plain(&attribute.value).map(|text| (key, text)));
        }
    }
    texts
}

/// Returns a text that asks for nothing.
fn plain(pattern: &Pattern<&str>) -> Option<String> {
    let part = |element: &PatternElement<&str>| match element {
        PatternElement::TextElement { value } => Some((*value).to_owned()),
        PatternElement::Placeable {
            expression: Expression::Inline(InlineExpression::StringLiteral { value }),
        } => Some((*value).to_owned()),
        PatternElement::Placeable { .. } => None,
    };
    pattern.elements.iter().map(part).collect()
}

/// Returns the keys of one file.
pub(crate) fn keys_of(text: &str) -> BTreeMap<String, Asks> {
    let resource = parser::parse(text).unwrap_or_else(|(resource, _)| resource);
    let mut keys = BTreeMap::new();
    for entry in resource.body {
        let Entry::Message(message) = entry else { continue };
        let name = message.id.name;
        if let Some(value) = &message.value {
            keys.insert(name.to_owned(), asks(value));
        }
        for attribute in &message.attributes {
            keys.insert(format!("{name}.{}", attribute.id.name), asks(&attribute.value));
        }
    }
    keys
}

fn asks(pattern: &Pattern<&str>) -> Asks {
    let mut asks = Asks::default();
    asks.read(pattern);
    asks
}

impl Asks {
    fn read(&mut self, pattern: &Pattern<&str>) {
        for element in &pattern.elements {
            if let PatternElement::Placeable { expression } = element {
                self.expression(expression);
            }
        }
    }

    fn expression(&mut self, expression: &Expression<&str>) {
        match expression {
            Expression::Select { selector, variants } => {
                self.inline(selector);
                variants.iter().for_each(|variant| self.read(&variant.value));
            }
            Expression::Inline(inline) => self.inline(inline),
        }
    }

    fn inline(&mut self, inline: &InlineExpression<&str>) {
        match inline {
            InlineExpression::VariableReference { id } => {
                self.values.insert(id.name.to_owned());
            }
            InlineExpression::MessageReference { id, attribute } => {
                let attribute =
                    attribute.as_ref().map(|attribute| format!(".{}", attribute.name)).unwrap_or_default();
                self.texts.insert(format!("{}{attribute}", id.name));
            }
            InlineExpression::Placeable { expression } => self.expression(expression),
            InlineExpression::FunctionReference { arguments, .. } => self.arguments(arguments),
            InlineExpression::TermReference { arguments: Some(arguments), .. } => self.arguments(arguments),
            _ => {}
        }
    }

    fn arguments(&mut self, arguments: &CallArguments<&str>) {
        arguments.positional.iter().for_each(|argument| self.inline(argument));
        arguments.named.iter().for_each(|argument| self.inline(&argument.value));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn values_are_found_wherever_they_stand() {
        let keys = keys_of(
            "one = a { $b } { $c ->\n    [one] { $d }\n   *[other] { two.name }\n}\n    .more = { $e }\nbad",
        );
        assert_eq!(keys.keys().collect::<Vec<_>>(), ["one", "one.more"]);
        assert_eq!(keys["one"].values.iter().collect::<Vec<_>>(), ["b", "c", "d"]);
        assert_eq!(keys["one"].texts.iter().collect::<Vec<_>>(), ["two.name"]);
    }
}
