//! The literals in the sources of a folder, and the texts that they ask for with `text!`.
//!
//! Sources are read as tokens. Left out are attributes, documentation, tests and what only the log gets.

use std::fs;
use std::iter::Peekable;
use std::path::{Path, PathBuf};

use proc_macro2::token_stream::IntoIter;
use proc_macro2::{Delimiter, TokenStream, TokenTree};
use syn::Lit;

/// Literals and text keys in the sources of a folder.
#[derive(Debug, Default)]
pub struct Texts {
    /// Every string, with its file.
    pub literals: Vec<(PathBuf, String)>,
    /// Every use of `text!`.
    pub calls: Vec<Call>,
}

/// A use of `text!`.
#[derive(Debug)]
pub struct Call {
    /// File of the literal.
    pub file: PathBuf,
    /// The keys that it names: several if it chooses one, none if a variable holds the key.
    pub keys: Vec<String>,
    /// The names of the values given.
    pub values: Vec<String>,
}

impl Texts {
    /// Reads every source below a folder.
    ///
    /// # Panics
    /// If a file cannot be read or is not Rust.
    #[must_use]
    pub fn of(folder: &Path) -> Self {
        let mut texts = Self::default();
        let mut folders = vec![folder.to_owned()];
        while let Some(folder) = folders.pop() {
            for entry in fs::read_dir(&folder).unwrap() {
                let path = entry.unwrap().path();
                if path.is_dir() {
                    folders.push(path);
                } else if path.extension().is_some_and(|end| end == "rs") {
                    let source = fs::read_to_string(&path).unwrap();
                    texts.read(&path, &source);
                }
            }
        }
        texts
    }

    fn read(&mut self, file: &Path, source: &str) {
        let tokens: TokenStream = source.parse().unwrap_or_else(|_| panic!("{} is not Rust", file.display()));
        self.walk(file, tokens);
    }

    fn walk(&mut self, file: &Path, tokens: TokenStream) {
        let mut tokens = tokens.into_iter().peekable();
        while let Some(token) = tokens.next() {
            match token {
                TokenTree::Punct(mark) if mark.as_char() == '#' => skip_attribute(&mut tokens),
                TokenTree::Ident(name) if name == "tracing" && is_macro_path(&tokens) => {
                    let _ = tokens.by_ref().find(|token| matches!(token, TokenTree::Group(_)));
                }
                TokenTree::Ident(name) if name == "text" && is_mark(tokens.peek(), '!') => {
                    tokens.next();
                    if let Some(TokenTree::Group(group)) = tokens.next() {
                        self.call(file, group.stream());
                    }
                }
                TokenTree::Group(group) => self.walk(file, group.stream()),
                TokenTree::Literal(literal) => {
                    if let Lit::Str(text) = Lit::new(literal) {
                        self.literals.push((file.to_owned(), text.value()));
                    }
                }
                _ => {}
            }
        }
    }

    /// Reads what stands in the brackets of `text!`.
    fn call(&mut self, file: &Path, tokens: TokenStream) {
        let mut parts: Vec<Vec<TokenTree>> = vec![Vec::new()];
        for token in tokens {
            match &token {
                TokenTree::Punct(mark) if mark.as_char() == ',' => parts.push(Vec::new()),
                _ => parts.last_mut().unwrap().push(token),
            }
        }
        let mut parts = parts.into_iter().filter(|part| !part.is_empty());
        let before = self.literals.len();
        self.walk(file, parts.next().unwrap_or_default().into_iter().collect());
        let keys = self.literals.drain(before..).map(|(_, key)| key).collect();
        let mut values = Vec::new();
        for part in parts {
            values.push(part[0].to_string());
            self.walk(file, part.into_iter().skip(2).collect());
        }
        self.calls.push(Call { file: file.to_owned(), keys, values });
    }
}

fn is_mark(token: Option<&TokenTree>, mark: char) -> bool {
    matches!(token, Some(TokenTree::Punct(found)) if found.as_char() == mark)
}

/// Returns `true` if the tokens after `tracing` are the path of a macro: `::info!`.
fn is_macro_path(tokens: &Peekable<IntoIter>) -> bool {
    let next: Vec<TokenTree> = tokens.clone().take(4).collect();
    matches!(&next[..], [a, b, TokenTree::Ident(_), c] if is_mark(Some(a), ':') && is_mark(Some(b), ':') && is_mark(Some(c), '!'))
}

/// Skips an attribute, and what follows it if it is `#[cfg(test)]`.
fn skip_attribute(tokens: &mut Peekable<IntoIter>) {
    if is_mark(tokens.peek(), '!') {
        tokens.next();
    }
    let Some(TokenTree::Group(group)) = tokens.next() else { return };
    if group.stream().to_string().replace(' ', "") == "cfg(test)" {
        skip_item(tokens);
    }
}

/// Skips up to the end of an item: its block, or a semicolon.
fn skip_item(tokens: &mut Peekable<IntoIter>) {
    let _ = tokens.find(|token| match token {
        TokenTree::Group(group) => group.delimiter() == Delimiter::Brace,
        TokenTree::Punct(mark) => mark.as_char() == ';',
        _ => false,
    });
}

/// Returns `true` if a string looks like words for people: two words or more, or a word with a capital.
#[must_use]
pub fn is_sentence(literal: &str) -> bool {
    let mut plain = String::new();
    let mut depth = 0_u32;
    for letter in literal.chars() {
        match letter {
            '{' => depth += 1,
            '}' => depth = depth.saturating_sub(1),
            _ if depth == 0 => plain.push(letter),
            _ => {}
        }
    }
    let is_word = |word: &str| {
        let word = word.trim_matches(|letter: char| !letter.is_alphanumeric());
        word.chars().count() > 1
            && word.chars().all(|letter| letter.is_alphabetic() || "’'-".contains(letter))
    };
    let has_space = literal.trim().contains(' ') && !literal.contains("://");
    let is_title = plain.split_whitespace().next().is_some_and(|word| {
        let mut letters = word.chars();
        letters.next().is_some_and(char::is_uppercase)
            && letters.next().is_some_and(char::is_lowercase)
            && is_word(word)
    });
    is_title || has_space && plain.split_whitespace().any(is_word)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn literals_and_texts_are_found_wherever_they_stand() {
        let mut texts = Texts::default();
        texts.read(
            Path::new("a.rs"),
            r#"
            //! "no one"
            #[error("no two")]
            fn f() {
                tracing::info!("no three {}", g("no four"));
                say(format!("yes {}", text!("key-a", name, other = h("yes two"))));
                say(text!(if a { "key-b" } else { "key-c" }));
            }
            #[cfg(test)]
            mod tests { const X: &str = "no five"; }
            const Y: &str = "yes three";
            "#,
        );
        let literals: Vec<&str> = texts.literals.iter().map(|(_, text)| text.as_str()).collect();
        assert_eq!(literals, ["yes {}", "yes two", "yes three"]);
        assert_eq!(texts.calls[0].keys, ["key-a"]);
        assert_eq!(texts.calls[0].values, ["name", "other"]);
        assert_eq!(texts.calls[1].keys, ["key-b", "key-c"]);
    }

    #[test]
    fn sentences_are_told_from_what_programs_read() {
        for sentence in
            ["Accept", "your turn", "{} against {}", "**Declined** by {}.", "Unknown game. See `/help`."]
        {
            assert!(is_sentence(sentence), "{sentence}");
        }
        for other in [
            "draw",
            "board.txt",
            "{}-{}",
            "**{}** · {}",
            "https://discord.com/{}",
            "learn-next",
            "Nf3",
            "{a}: {b c}",
        ] {
            assert!(!is_sentence(other), "{other}");
        }
    }
}
