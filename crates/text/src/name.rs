//! Names that strangers choose, made safe to display.

use std::borrow::Cow;

use unicode_normalization::UnicodeNormalization;
use unicode_normalization::char::is_combining_mark;
use unicode_segmentation::UnicodeSegmentation;

/// The most characters of a name that are read.
const MAX_READ: usize = 256;
/// The most letters that are shown, each with its marks.
const MAX_CLUSTERS: usize = 32;
/// The most UTF-16 code units that are shown, as Discord counts.
const MAX_UTF16: usize = 64;
/// The most marks on one letter: letters of real languages carry no more.
const MAX_MARKS: usize = 2;
/// Separators in a host name.
const DOTS: [char; 2] = ['.', '。'];

/// Returns a name as it can be shown on one line of a picture, a message or a thread's name. Invisible characters go,
/// and those that turn the line around or pile up; so do addresses that could be followed, and whatever is too long.
/// The result may be empty.
///
/// It does not escape Discord's markup, which is different in every place.
///
/// ```
/// use trickmate_text::plain_name;
/// assert_eq!(plain_name("Ann\u{202e}a\tB."), "Anna B.");
/// assert_eq!(plain_name("see discord.gg/abc"), "see discord gg abc");
/// ```
#[must_use]
pub fn plain_name(name: &str) -> String {
    let mut letters = String::new();
    let mut marks = 0;
    for letter in name.chars().take(MAX_READ).nfkc().filter(|&letter| !is_hidden(letter)) {
        marks = if is_combining_mark(letter) { marks + 1 } else { 0 };
        if marks > MAX_MARKS {
            continue;
        }
        // A name must not end the code block it is shown in.
        letters.push(if letter == '`' { '\'' } else { letter });
    }
    let words: Vec<Cow<'_, str>> = letters.split_whitespace().map(without_address).collect();
    let words = words.iter().flat_map(|word| word.split_whitespace()).collect::<Vec<_>>().join(" ");
    let mut shown = String::new();
    let mut units = 0;
    for (index, cluster) in words.graphemes(true).enumerate() {
        units += cluster.encode_utf16().count();
        if index == MAX_CLUSTERS || units > MAX_UTF16 {
            return format!("{}…", shown.trim_end());
        }
        shown.push_str(cluster);
    }
    shown
}

/// Returns a word with spaces instead of the signs that make it an address.
fn without_address(word: &str) -> Cow<'_, str> {
    if is_address(word) { word.replace([DOTS[0], DOTS[1], '/', ':', '\\'], " ").into() } else { word.into() }
}

/// Checks whether a program would make a link of a word: `http://…`, `www.…`, or a host with a path.
fn is_address(word: &str) -> bool {
    let has_scheme = word.contains("://");
    let word = word.trim_start_matches(|letter: char| !letter.is_alphanumeric());
    let begins_as_host = word.get(..4).is_some_and(|start| start.eq_ignore_ascii_case("www."));
    let has_path = || {
        word.split_once('/').is_some_and(|(host, _)| {
            let (name, ending) = host.rsplit_once(DOTS).unwrap_or_default();
            let ending = ending.split(':').next().unwrap_or_default();
            !name.is_empty() && ending.chars().nth(1).is_some() && ending.chars().all(char::is_alphabetic)
        })
    };
    has_scheme || begins_as_host || has_path()
}

/// Checks for controls, marks of writing direction, and everything else that is invisible or changes its neighbours.
fn is_hidden(letter: char) -> bool {
    (letter.is_control() && !letter.is_whitespace())
        || matches!(letter,
            '\u{00AD}' | '\u{034F}' | '\u{061C}' | '\u{115F}' | '\u{1160}' | '\u{17B4}' | '\u{17B5}' | '\u{180B}'..='\u{180F}'
            | '\u{200B}'..='\u{200F}' | '\u{202A}'..='\u{202E}' | '\u{2060}'..='\u{206F}' | '\u{2800}' | '\u{3164}'
            | '\u{FE00}'..='\u{FE0F}' | '\u{FEFF}' | '\u{FFA0}' | '\u{FFF0}'..='\u{FFFB}' | '\u{1D173}'..='\u{1D17A}'
            | '\u{E0000}'..='\u{E0FFF}')
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    #[test]
    fn ordinary_names_stay() {
        for name in [
            "alice",
            "Bjørn Ångström",
            "Иван Петрович",
            "田中さん",
            "محمد",
            "AC/DC",
            "J.R. Smith",
            "1/2",
            "St.John",
        ] {
            assert_eq!(plain_name(name), name);
        }
    }

    #[test]
    fn addresses_cannot_be_followed() {
        for (name, shown) in [
            ("http://evil.example/x", "http evil example x"),
            ("HTTPS://evil.example", "HTTPS evil example"),
            ("discord.gg/abc", "discord gg abc"),
            ("ｄｉｓｃｏｒｄ．ｇｇ／abc", "discord gg abc"),
            ("discord\u{200b}.gg/abc", "discord gg abc"),
            ("discord。gg/abc", "discord gg abc"),
            ("(www.evil.example)", "(www evil example)"),
            ("www.evil.example", "www evil example"),
            ("evil.example:80/x", "evil example 80 x"),
            ("[win](https://evil.example)", "[win](https evil example)"),
        ] {
            assert_eq!(plain_name(name), shown, "{name}");
        }
    }

    proptest! {
        #[test]
        fn nothing_hidden_or_long_is_left(name in any::<String>(), near in "[a-z./:\u{202e}\u{301}\u{200b} ]{0,80}") {
            for name in [name, near] {
                let shown = plain_name(&name);
                prop_assert!(shown.chars().all(|letter| !is_hidden(letter) && !letter.is_control()));
                prop_assert!(shown.encode_utf16().count() <= MAX_UTF16 + 1);
                prop_assert!(!shown.contains("://"));
            }
        }
    }
}
