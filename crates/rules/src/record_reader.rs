//! Reads the text of a record: tags first, then moves with comments and other text between them.

use std::fmt;

use thiserror::Error;

use crate::excerpt::excerpt;
use crate::phrase::{Phrase, phrase};

/// A place in a text, both counted from 1. A column is a character.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TextPlace {
    /// The line.
    pub line: usize,
    /// The column in that line.
    pub column: usize,
}

/// A text that is not a record.
///
/// ```
/// use trickmate_rules::Record;
/// let error = "1. e4 {never ends".parse::<Record>().unwrap_err();
/// assert_eq!(error.to_string(), "a comment begins with { and never ends (line 1, column 7)");
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("{}", self.phrase())]
pub enum RecordError {
    /// A malformed tag.
    Tag {
        /// The line of the tag.
        text: String,
        /// The place where it begins.
        place: TextPlace,
    },
    /// A tag after the moves.
    LateTag {
        /// The line of the tag.
        text: String,
        /// The place where it begins.
        place: TextPlace,
    },
    /// A malformed option.
    Option(String),
    /// A comment or variation that does not end.
    Unclosed {
        /// Its name: comment or variation.
        what: &'static str,
        /// The sign that begins it.
        open: char,
        /// The place where it begins.
        place: TextPlace,
    },
    /// The end of a comment or variation that was not begun.
    Unopened {
        /// Its name: comment or variation.
        what: &'static str,
        /// The sign that ends it.
        close: char,
        /// The place of the sign.
        place: TextPlace,
    },
}

impl RecordError {
    /// Returns the error as a phrase.
    #[must_use]
    pub fn phrase(&self) -> Phrase {
        match self {
            Self::Tag { text, place } => phrase!(
                "a tag has the form [Name \"value\"], not {text} ({place})",
                text = text.as_str(),
                place = place.phrase()
            ),
            Self::LateTag { text, place } => phrase!(
                "a tag stands after the moves, but a record has one game and its tags come first: {text} ({place})",
                text = text.as_str(),
                place = place.phrase()
            ),
            Self::Option(text) => {
                phrase!("an option has the form key=value, not “{text}”", text = text.as_str())
            }
            Self::Unclosed { what: COMMENT, open, place } => phrase!(
                "a comment begins with {open} and never ends ({place})",
                open = open.to_string(),
                place = place.phrase()
            ),
            Self::Unclosed { open, place, .. } => phrase!(
                "a variation begins with {open} and never ends ({place})",
                open = open.to_string(),
                place = place.phrase()
            ),
            Self::Unopened { what: COMMENT, close, place } => phrase!(
                "a comment ends with {close} and never begins ({place})",
                close = close.to_string(),
                place = place.phrase()
            ),
            Self::Unopened { close, place, .. } => phrase!(
                "a variation ends with {close} and never begins ({place})",
                close = close.to_string(),
                place = place.phrase()
            ),
        }
    }
}

impl TextPlace {
    fn phrase(self) -> Phrase {
        phrase!("line {line}, column {column}", line = self.line, column = self.column)
    }
}

impl fmt::Display for TextPlace {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.phrase().fmt(f)
    }
}

const COMMENT: &str = "comment";
const VARIATION: &str = "variation";

/// One piece of a record's text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Token<'a> {
    /// A tag with its value.
    Tag(String, String),
    /// A move number with its dots.
    Number(&'a str),
    /// A move or a word of a sentence.
    Word(&'a str),
}

/// Reads a text piece by piece. It looks at every letter a fixed number of times, however deep the nesting is.
pub(super) struct RecordReader<'a> {
    text: &'a str,
    at: usize,
    has_moves: bool,
}

impl<'a> RecordReader<'a> {
    /// Begins at the start of a text, after a byte order mark.
    pub(super) fn new(text: &'a str) -> Self {
        Self { text: text.trim_start_matches('\u{feff}'), at: 0, has_moves: false }
    }

    /// Reads the next piece. Comments, variations and glyphs are skipped.
    ///
    /// # Errors
    /// A part that makes no sense, with its place.
    pub(super) fn next(&mut self) -> Result<Option<Token<'a>>, RecordError> {
        loop {
            let rest = self.rest().trim_start();
            self.at = self.text.len() - rest.len();
            let Some(first) = rest.chars().next() else { return Ok(None) };
            match first {
                '[' => return self.tag().map(Some),
                '{' => self.skip_comment()?,
                '(' => self.skip_variation()?,
                ';' => self.skip_line(),
                '%' if self.is_line_start() => self.skip_line(),
                '}' => return Err(self.unopened(COMMENT, '}')),
                ')' => return Err(self.unopened(VARIATION, ')')),
                '$' => {
                    self.at += rest
                        .find(|letter: char| letter != '$' && !letter.is_ascii_digit())
                        .unwrap_or(rest.len())
                }
                _ => match self.number_or_word() {
                    "" => {}
                    word if word.ends_with(['.', '…']) && is_number(word) => {
                        return Ok(Some(Token::Number(word)));
                    }
                    word if word.bytes().all(|letter| letter.is_ascii_digit()) => {
                        return Ok(Some(Token::Number(word)));
                    }
                    word => return Ok(Some(Token::Word(word))),
                },
            }
        }
    }

    fn rest(&self) -> &'a str {
        &self.text[self.at..]
    }

    fn is_line_start(&self) -> bool {
        self.at == 0 || self.text[..self.at].ends_with(['\n', '\r'])
    }

    fn skip_line(&mut self) {
        self.at += self.rest().find(['\n', '\r']).unwrap_or(self.rest().len());
    }

    /// Skips a comment in braces, with those inside it.
    fn skip_comment(&mut self) -> Result<(), RecordError> {
        let start = self.at;
        let mut depth = 0_usize;
        for (at, letter) in self.rest().char_indices() {
            match letter {
                '{' => depth += 1,
                '}' => depth -= 1,
                _ => {}
            }
            if depth == 0 {
                self.at = start + at + 1;
                return Ok(());
            }
        }
        Err(RecordError::Unclosed { what: COMMENT, open: '{', place: self.place(start) })
    }

    /// Skips a variation with its comments and the variations inside it.
    fn skip_variation(&mut self) -> Result<(), RecordError> {
        let start = self.at;
        let mut depth = 0_usize;
        let mut after_space = true;
        while let Some(letter) = self.rest().chars().next() {
            match letter {
                '{' => {
                    self.skip_comment()?;
                    continue;
                }
                ';' if after_space => {
                    self.skip_line();
                    continue;
                }
                '%' if self.is_line_start() => {
                    self.skip_line();
                    continue;
                }
                '(' => depth += 1,
                ')' => depth -= 1,
                _ => {}
            }
            after_space = letter.is_whitespace();
            self.at += letter.len_utf8();
            if depth == 0 {
                return Ok(());
            }
        }
        Err(RecordError::Unclosed { what: VARIATION, open: '(', place: self.place(start) })
    }

    /// Reads a move number with its dots, or a word up to a space or another end.
    fn number_or_word(&mut self) -> &'a str {
        self.has_moves = true;
        let rest = self.rest();
        let digits = rest.len() - rest.trim_start_matches(|letter: char| letter.is_ascii_digit()).len();
        let dots = rest[digits..].len() - rest[digits..].trim_start_matches(['.', '…']).len();
        let end = if dots > 0 { digits + dots } else { word_end(rest) };
        self.at += end;
        let word = &rest[..end];
        // Dots alone give the side to move, which is known.
        if dots > 0 && digits == 0 { "" } else { word }
    }

    /// Reads a tag: `[Name "value"]`, where `\"` and `\\` in the value are a quote and a backslash.
    fn tag(&mut self) -> Result<Token<'a>, RecordError> {
        let (start, rest) = (self.at, self.rest());
        let line = || excerpt(rest.lines().next().unwrap_or_default());
        if self.has_moves {
            return Err(RecordError::LateTag { text: line(), place: self.place(start) });
        }
        let read = || {
            let (name, after) = rest[1..].split_once('"')?;
            let name = name.trim();
            if name.is_empty()
                || name.contains(|letter: char| letter.is_whitespace() || "[]{}".contains(letter))
            {
                return None;
            }
            let mut value = String::new();
            let mut letters = after.char_indices();
            while let Some((at, letter)) = letters.next() {
                match letter {
                    '"' => {
                        let behind = after[at + 1..].trim_start().strip_prefix(']')?;
                        return Some((name.to_owned(), value, rest.len() - behind.len()));
                    }
                    '\\' => value.push(letters.next()?.1),
                    _ => value.push(letter),
                }
            }
            None
        };
        let (name, value, len) =
            read().ok_or_else(|| RecordError::Tag { text: line(), place: self.place(start) })?;
        self.at += len;
        if name == "Option" && !value.contains('=') {
            return Err(RecordError::Option(excerpt(&value)));
        }
        Ok(Token::Tag(name, value))
    }

    fn unopened(&self, what: &'static str, close: char) -> RecordError {
        RecordError::Unopened { what, close, place: self.place(self.at) }
    }

    /// Returns the line and column of a byte.
    fn place(&self, at: usize) -> TextPlace {
        let before = &self.text[..at];
        let line_start = before.rfind('\n').map_or(0, |end| end + 1);
        TextPlace {
            line: before.bytes().filter(|letter| *letter == b'\n').count() + 1,
            column: before[line_start..].chars().count() + 1,
        }
    }
}

/// Checks whether a word is a number with dots after it.
fn is_number(word: &str) -> bool {
    word.trim_end_matches(['.', '…']).bytes().all(|letter| letter.is_ascii_digit())
}

/// Returns the length of the word at the beginning of a text. Brackets that close within it are part of it, as in
/// `hand(speak)`; others begin a variation.
fn word_end(text: &str) -> usize {
    let mut bracket_end = 0;
    let mut has_digit = false;
    for (at, letter) in text.char_indices() {
        let ends = match letter {
            '{' | '}' | '$' => true,
            // After a move it begins a comment; after a word or within its brackets it belongs to the sentence.
            ';' => has_digit && at >= bracket_end,
            '(' if at >= bracket_end => match closing(&text[at..]) {
                Some(len) => {
                    bracket_end = at + len;
                    false
                }
                None => true,
            },
            ')' => at >= bracket_end,
            letter => letter.is_whitespace(),
        };
        if ends {
            return at;
        }
        has_digit |= letter.is_ascii_digit();
    }
    text.len()
}

/// Returns the length of the bracketed part at the beginning of a text, if it closes before a space.
fn closing(text: &str) -> Option<usize> {
    let mut depth = 0_usize;
    for (at, letter) in text.char_indices() {
        match letter {
            '(' => depth += 1,
            ')' => depth -= 1,
            '{' | '}' | '$' => return None,
            letter if letter.is_whitespace() => return None,
            _ => {}
        }
        if depth == 0 {
            return Some(at + 1);
        }
    }
    None
}
