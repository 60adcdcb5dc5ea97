//! Keywords and patterns of the automatic moderation.

use regex::{Regex, RegexBuilder};

/// The largest compiled pattern, in bytes.
const MAX_SIZE: usize = 1 << 20;

/// Returns a pattern that finds a keyword, or a pattern in Rust's dialect, in any case; `None` if it is not valid. A
/// keyword means the whole word; an asterisk at its beginning or end allows more letters there.
pub(crate) fn keyword_pattern(text: &str, is_keyword: bool) -> Option<Regex> {
    let pattern = if is_keyword {
        let (open, rest) = match text.strip_prefix('*') {
            Some(rest) => (true, rest),
            None => (false, text),
        };
        let (rest, open_end) = match rest.strip_suffix('*') {
            Some(rest) => (rest, true),
            None => (rest, false),
        };
        let edge = |is_open: bool, letter: Option<char>| {
            let is_word = letter.is_some_and(|letter| letter.is_alphanumeric() || letter == '_');
            if is_open || !is_word { "" } else { r"\b" }
        };
        let begin = edge(open, rest.chars().next());
        let end = edge(open_end, rest.chars().last());
        if rest.is_empty() {
            return None;
        }
        format!("{begin}{}{end}", regex::escape(rest))
    } else {
        text.to_owned()
    };
    RegexBuilder::new(&pattern).case_insensitive(true).size_limit(MAX_SIZE).build().ok()
}

#[cfg(test)]
mod tests {
    use super::keyword_pattern;

    #[test]
    fn asterisks_say_where_a_word_may_go_on() {
        for (keyword, text, found) in [
            ("cat*", "a Catapult", true),
            ("cat*", "a tomcat", false),
            ("*cat", "a tomcat", true),
            ("*cat", "caterpillar", false),
            ("*cat*", "location", true),
            ("cat", "CAT!", true),
            ("cat", "catch", false),
            ("the cat", "is the cat in", true),
            ("c++", "I like C++.", true),
        ] {
            let pattern = keyword_pattern(keyword, true).unwrap();
            assert_eq!(pattern.is_match(text), found, "{keyword} in {text}");
        }
        assert!(keyword_pattern("*", true).is_none());
        assert!(keyword_pattern("(", false).is_none());
        assert!(keyword_pattern("b+ad", false).unwrap().is_match("BBBAD"));
    }
}
