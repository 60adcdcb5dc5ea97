//! Words that somebody else wrote, made safe to show.

/// The most characters of such a word that are shown.
const MAX_LEN: usize = 30;

/// A name that somebody wrote, as it can be shown in a sentence: what no name is made of becomes `?`, and the end of a
/// long one is left out.
pub(super) fn shown(text: &str) -> String {
    let plain = |letter: char| {
        if letter.is_ascii_alphanumeric() || matches!(letter, '-' | ' ' | '#' | ',') { letter } else { '?' }
    };
    let mut name: String = text.trim().chars().take(MAX_LEN).map(plain).collect();
    if text.trim().chars().nth(MAX_LEN).is_some() {
        name.push('…');
    }
    name
}
