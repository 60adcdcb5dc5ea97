//! The syntax of the two languages of written tests.

use serde_json::Value;

/// The language of a written test, with the helpers in `clients/`.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Language {
    Pytest,
    Node,
}

/// Piece of a text: literal, or an expression whose value is inserted.
pub(super) enum Piece {
    Plain(String),
    Expression(String),
}

impl Language {
    /// Returns the language with the name that a request gives.
    pub(crate) fn of(name: &str) -> Option<Self> {
        match name {
            "pytest" => Some(Self::Pytest),
            "node" => Some(Self::Node),
            _ => None,
        }
    }

    /// Returns the id of an object. People are objects of the helpers, all others are as the sandbox returned them.
    pub(super) fn id(self, variable: &str, is_person: bool) -> String {
        if self == Self::Pytest && !is_person {
            format!("{variable}[\"id\"]")
        } else {
            format!("{variable}.id")
        }
    }

    /// Returns a text without expressions.
    pub(super) fn plain(self, text: &str) -> String {
        format!("'{}'", escaped(text, '\''))
    }

    /// Returns a text made of pieces.
    pub(super) fn text(self, pieces: &[Piece]) -> String {
        if let [Piece::Plain(text)] = pieces {
            return self.plain(text);
        }
        if pieces.is_empty() {
            return self.plain("");
        }
        let pieces = pieces.iter().map(|piece| match (piece, self) {
            (Piece::Plain(text), Self::Pytest) => escaped(text, '\'').replace('{', "{{").replace('}', "}}"),
            (Piece::Plain(text), Self::Node) => escaped(text, '`').replace("${", "\\${"),
            (Piece::Expression(code), Self::Pytest) => format!("{{{code}}}"),
            (Piece::Expression(code), Self::Node) => format!("${{{code}}}"),
        });
        let inside = pieces.collect::<String>();
        match self {
            Self::Pytest => format!("f'{inside}'"),
            Self::Node => format!("`{inside}`"),
        }
    }

    /// Returns a value that is neither text nor contains anything.
    pub(super) fn constant(self, value: &Value) -> String {
        match (self, value) {
            (Self::Pytest, Value::Bool(true)) => "True".to_owned(),
            (Self::Pytest, Value::Bool(false)) => "False".to_owned(),
            (Self::Pytest, Value::Null) => "None".to_owned(),
            _ => value.to_string(),
        }
    }

    /// Returns an object with these fields.
    pub(super) fn object(self, fields: &[(String, String)]) -> String {
        let fields = fields.iter().map(|(key, value)| format!("{}: {value}", self.plain(key)));
        let inside = fields.collect::<Vec<_>>().join(", ");
        if self == Self::Node && !inside.is_empty() {
            format!("{{ {inside} }}")
        } else {
            format!("{{{inside}}}")
        }
    }

    /// Returns a call of a helper, with arguments by place and by name.
    pub(super) fn call(
        self,
        subject: &str,
        name: &str,
        places: &[String],
        named: &[(String, String)],
    ) -> String {
        let mut arguments = places.to_vec();
        match self {
            Self::Pytest => {
                let (words, others): (Vec<_>, Vec<_>) =
                    named.iter().cloned().partition(|(key, _)| is_word(key));
                arguments.extend(words.iter().map(|(key, value)| format!("{key}={value}")));
                if !others.is_empty() {
                    arguments.push(format!("**{}", self.object(&others)));
                }
                format!("{subject}.{name}({})", arguments.join(", "))
            }
            Self::Node => {
                if !named.is_empty() {
                    arguments.push(self.object(named));
                }
                format!("await {subject}.{}({})", camel(name), arguments.join(", "))
            }
        }
    }

    /// Returns a line that gives a value a name.
    pub(super) fn assign(self, variable: &str, code: &str, is_new: bool) -> String {
        match self {
            Self::Pytest => format!("{variable} = {code}"),
            Self::Node if is_new => format!("let {variable} = {code};"),
            Self::Node => format!("{variable} = {code};"),
        }
    }

    /// Returns a line that only performs an action.
    pub(super) fn statement(self, code: &str) -> String {
        if self == Self::Node { format!("{code};") } else { code.to_owned() }
    }

    /// Returns a line with an action that the sandbox refuses.
    pub(super) fn refused(self, code: &str) -> Vec<String> {
        match self {
            Self::Pytest => vec!["with pytest.raises(SandboxError):".to_owned(), format!("    {code}")],
            Self::Node => {
                let code = code.trim_start_matches("await ");
                vec![format!("await assert.rejects({code});")]
            }
        }
    }

    /// Returns a line that compares.
    pub(super) fn equal(self, one: &str, other: &str) -> String {
        match self {
            Self::Pytest => format!("assert {one} == {other}"),
            Self::Node => format!("assert.deepEqual({one}, {other});"),
        }
    }

    /// Returns the file around the lines of a test.
    pub(super) fn file(self, lines: &[String]) -> String {
        let (head, indent, foot) = match self {
            Self::Pytest => (PYTEST_HEAD, "    ", ""),
            Self::Node => (NODE_HEAD, "  ", "});\n"),
        };
        let mut text = head.to_owned();
        for line in lines {
            if !line.is_empty() {
                text.push_str(indent);
                text.push_str(line);
            }
            text.push('\n');
        }
        if lines.is_empty() && self == Self::Pytest {
            text.push_str("    pass\n");
        }
        text + foot
    }
}

const PYTEST_HEAD: &str =
    "\"\"\"Recorded in the sandbox. `conftest.py` says how the bot starts, see the helpers' README.\"\"\"

import pytest
from discord_sandbox import SandboxError, labels


def test_recorded(sandbox):
";
const NODE_HEAD: &str =
    "// Recorded in the sandbox. `bot.js` exports how the bot starts, see the helpers' README.

import assert from 'node:assert/strict';
import test from 'node:test';
import { labels, useSandbox } from 'discord-sandbox';
import { bot } from './bot.js';

const stage = useSandbox({ bot });

test('what was recorded', async () => {
  const { sandbox } = stage;
";

/// Escapes a text for a place between quotes.
fn escaped(text: &str, quote: char) -> String {
    let mut result = String::with_capacity(text.len());
    for letter in text.chars() {
        match letter {
            '\\' => result.push_str("\\\\"),
            '\n' => result.push_str("\\n"),
            '\r' => result.push_str("\\r"),
            '\t' => result.push_str("\\t"),
            letter if letter == quote => {
                result.push('\\');
                result.push(letter);
            }
            letter if letter.is_control() || matches!(letter, '\u{2028}' | '\u{2029}') => {
                result.push_str(&format!("\\u{:04x}", u32::from(letter)));
            }
            letter => result.push(letter),
        }
    }
    result
}

/// Returns `true` if a name can stand before `=` in a Python call.
fn is_word(name: &str) -> bool {
    const KEYWORDS: [&str; 35] = [
        "False", "None", "True", "and", "as", "assert", "async", "await", "break", "class", "continue",
        "def", "del", "elif", "else", "except", "finally", "for", "from", "global", "if", "import", "in",
        "is", "lambda", "nonlocal", "not", "or", "pass", "raise", "return", "try", "while", "with", "yield",
    ];
    let starts = name.starts_with(|letter: char| letter.is_ascii_alphabetic() || letter == '_');
    let goes_on = name.chars().all(|letter| letter.is_ascii_alphanumeric() || letter == '_');
    // The helpers' own arguments.
    starts && goes_on && !KEYWORDS.contains(&name) && !matches!(name, "self" | "channel" | "command")
}

/// Returns `wait_message` as `waitMessage`.
fn camel(name: &str) -> String {
    let mut parts = name.split('_');
    let mut result = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        let mut letters = part.chars();
        result.extend(letters.next().map(|letter| letter.to_ascii_uppercase()));
        result.push_str(letters.as_str());
    }
    result
}
