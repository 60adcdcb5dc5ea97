//! Other people's words, made safe to show.

/// The most characters shown of such a word.
const MAX_LEN: usize = 30;

/// Signs that are shown beside letters and digits: none of them means anything to Discord, or makes an address.
const SIGNS: &[char] = &['-', ' ', '#', ',', '.', '\'', '’', '!', '&', '+', '(', ')', '=', '"', '“', '”'];

/// Returns a user's text in a form for quotation in a sentence. Letters of every script stay, invisible letters and
/// markup become `?`, and the end of a long text is left out.
pub(super) fn shown(text: &str) -> String {
    let plain = |letter: char| match letter {
        letter if letter.is_alphanumeric() || SIGNS.contains(&letter) => letter,
        letter if letter.is_whitespace() => ' ',
        _ => '?',
    };
    let mut name: String = text.trim().chars().take(MAX_LEN).map(plain).collect();
    if text.trim().chars().nth(MAX_LEN).is_some() {
        name.push('…');
    }
    name
}
