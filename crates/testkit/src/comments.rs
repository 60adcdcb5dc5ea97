//! Counts of comments that a reader has to read twice.

use std::fmt;
use std::fs;
use std::path::{Path, PathBuf};

use regex::Regex;

/// Expressions that readers stumble over, as they stand between two word boundaries.
const PHRASES: [&str; 30] = [
    r"so (?:many|manieth|long|much|often)",
    "(?:is|are|was|were|been|be) looked at",
    "(?:is|are|was|were) told",
    "held against",
    "taken for",
    "for ever",
    "in vain",
    "by lot",
    "whom",
    "else (?:the|it|they|he|would)",
    "anew",
    "that is meant",
    "there (?:is|are) none",
    "as it stands",
    "goes on",
    "go on",
    "(?:is|are) to be",
    "may be had",
    "comes of",
    "stands (?:for|at|there)",
    "of its own",
    "the like",
    "in so far",
    "but for",
    "of which each",
    "would else",
    r"nobody\b.*\bnothing",
    "is (?:un)?known of",
    "as (?:they|it) (?:is|are|was|were) (?:made|seen|typed|written)",
    r"what (?:is|was|has|they|he|it|one|somebody|nobody)\b.*\bwhat",
];

/// First words of a comment that begins with neither a verb nor a noun.
const ODD: [&str; 22] = [
    "What", "That", "Who", "Whom", "How", "Where", "Whether", "By", "From", "Of", "So", "With", "Than",
    "After", "As", "For", "In", "If", "To", "Until", "Among", "Like",
];

/// Comments of a tree that have to be read twice.
#[derive(Debug, Default)]
pub struct Comments {
    /// Doc comments of functions.
    pub functions: Share,
    /// Doc comments of types, fields, variants and constants.
    pub items: Share,
    /// Comments of any kind.
    pub phrases: Share,
}

/// Number of places of a kind, and those that a reader stumbles over.
#[derive(Debug, Default)]
pub struct Share {
    /// Number of all places.
    pub all: usize,
    /// File, line from 1, and text of those that a reader stumbles over.
    pub odd: Vec<(PathBuf, usize, String)>,
}

impl Share {
    /// Returns `true` if at most this many in a thousand are odd.
    #[must_use]
    pub fn is_within(&self, per_mille: usize) -> bool {
        self.odd.len() * 1000 <= self.all * per_mille
    }
}

impl fmt::Display for Share {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} of {}", self.odd.len(), self.all)
    }
}

impl fmt::Display for Comments {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "functions {} · items {} · phrases {}", self.functions, self.items, self.phrases)
    }
}

/// Reads the comments of every Rust file below these folders.
///
/// # Panics
/// If a file cannot be read.
#[must_use]
pub fn comments(folders: &[PathBuf]) -> Comments {
    let phrases = Regex::new(&format!(r"(?i)\b(?:{})\b", PHRASES.join("|"))).unwrap();
    let mut found = Comments::default();
    for file in folders.iter().flat_map(|folder| rust_files(folder)) {
        let text = fs::read_to_string(&file).unwrap();
        let lines: Vec<&str> = text.lines().map(str::trim).collect();
        let mut at = 0;
        while at < lines.len() {
            let Some(mark) = mark(lines[at]) else {
                at += 1;
                continue;
            };
            let first = at;
            while at < lines.len() && self::mark(lines[at]) == Some(mark) {
                at += 1;
            }
            let words: Vec<&str> = lines[first..at].iter().map(|line| line[mark.len()..].trim()).collect();
            let words = words.join(" ");
            let place = || (file.clone(), first + 1, words.clone());
            if mark == "///" {
                let of = lines[at..].iter().find(|line| !line.starts_with("#["));
                let is_function = of.is_some_and(|line| line.split([' ', '(']).any(|word| word == "fn"));
                let share = if is_function { &mut found.functions } else { &mut found.items };
                share.all += 1;
                if ODD.contains(&words.split([' ', ',']).next().unwrap_or_default()) {
                    share.odd.push(place());
                }
            }
            found.phrases.all += 1;
            if phrases.is_match(&words) {
                found.phrases.odd.push(place());
            }
        }
    }
    found
}

/// Returns the mark of a line that is a comment.
fn mark(line: &str) -> Option<&'static str> {
    ["///", "//!", "//"].into_iter().find(|mark| line == *mark || line.starts_with(&format!("{mark} ")))
}

/// Returns the Rust files below a folder, in order.
fn rust_files(folder: &Path) -> Vec<PathBuf> {
    let mut files = Vec::new();
    let mut entries: Vec<PathBuf> =
        fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).collect();
    entries.sort();
    for path in entries {
        if path.is_dir() {
            files.extend(rust_files(&path));
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            files.push(path);
        }
    }
    files
}
