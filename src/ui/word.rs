//! Words that stand for values in text ids.

/// Returns the word for a value.
pub(crate) fn word<T: PartialEq>(words: &[(T, &'static str)], meaning: &T) -> &'static str {
    words.iter().find(|(known, _)| known == meaning).map_or("", |(_, word)| word)
}

/// Returns the value of a word.
pub(crate) fn meaning<T: Copy>(words: &[(T, &str)], word: &str) -> Option<T> {
    words.iter().find(|(_, known)| *known == word).map(|(meaning, _)| *meaning)
}
