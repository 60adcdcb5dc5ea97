//! Excerpts of other people's texts: one short line.

/// The most characters shown of a text.
const MAX_QUOTED: usize = 60;
/// The most characters of a sentence that may quote one.
const MAX_SENTENCE_LEN: usize = 400;

/// Returns the beginning of a text, for quoting.
pub(crate) fn excerpt(text: &str) -> String {
    cut(text, MAX_QUOTED)
}

/// Returns a sentence that may quote other people's text.
pub(crate) fn sentence(text: &str) -> String {
    cut(text, MAX_SENTENCE_LEN)
}

/// Returns the first characters of a text. A character that is invisible or changes the direction becomes `?`.
fn cut(text: &str, max: usize) -> String {
    let shapeless = |letter: char| {
        letter.is_control()
            || matches!(letter, '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2060}'..='\u{206f}' | '\u{feff}')
    };
    let mut letters = text.chars();
    let shown = letters.by_ref().take(max).map(|letter| if shapeless(letter) { '?' } else { letter });
    let mut line: String = shown.collect();
    if letters.next().is_some() {
        line.push('…');
    }
    line
}

#[cfg(test)]
mod tests {
    use super::excerpt;

    #[test]
    fn a_text_becomes_one_short_line() {
        assert_eq!(excerpt("Nf3+!"), "Nf3+!");
        assert_eq!(excerpt("a\r\nb\u{202e}c"), "a??b?c");
        assert_eq!(excerpt(&"é".repeat(60)), "é".repeat(60));
        assert_eq!(excerpt(&"é".repeat(61)), format!("{}…", "é".repeat(60)));
    }
}
