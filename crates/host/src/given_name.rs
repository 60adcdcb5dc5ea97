//! Names that players give to their decks and arrays: valid characters, and equality.

use unicode_normalization::UnicodeNormalization;
use unicode_normalization::char::is_combining_mark;

/// The longest name, in characters.
pub const MAX_GIVEN_NAME_LEN: usize = 32;
/// The signs that a name may have beside letters, digits and spaces. Discord gives none of them a meaning inside a
/// line.
const SIGNS: &[char] = &['-', '\'', '’', '.', '!', '?', '&', '+'];
/// The most marks on one letter.
const MARKS: usize = 2;

/// A name that is safe to show anywhere: letters, digits, single spaces and a few signs.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct GivenName(String);

impl GivenName {
    /// Reads a typed name; `None` if it is invalid.
    pub(crate) fn read(typed: &str) -> Option<Self> {
        // A text that is far too long need not be normalised.
        if typed.chars().nth(8 * MAX_GIVEN_NAME_LEN).is_some() {
            return None;
        }
        let name: String = typed.nfkc().collect();
        let name = name.split_whitespace().collect::<Vec<_>>().join(" ");
        let mut marks = 0;
        for letter in name.chars() {
            marks = if is_combining_mark(letter) { marks + 1 } else { 0 };
            let is_plain = letter.is_alphanumeric() || letter == ' ' || SIGNS.contains(&letter);
            if !(is_plain || marks > 0) || marks > MARKS {
                return None;
            }
        }
        let begins = name.starts_with(char::is_alphanumeric);
        (begins && name.chars().count() <= MAX_GIVEN_NAME_LEN).then_some(Self(name))
    }

    /// Returns the name for showing it.
    pub(crate) fn as_str(&self) -> &str {
        &self.0
    }

    /// Returns the lower-case form, which is the same for names that differ only in case.
    pub(crate) fn folded(&self) -> String {
        self.0.to_lowercase()
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;
    use trickmate_testkit::proptests::cases;
    use trickmate_testkit::untrusted::pieced_together;

    use super::{GivenName, MAX_GIVEN_NAME_LEN};

    /// Parts of typed names.
    const PIECES: &[&str] = &[
        "a", "B", "é", "e\u{301}", " ", "\t", "-", "*", "_", "`", "<@1>", "ﬁ", "Ⅷ", "７", "हि", "!",
        "\u{202e}", "\u{301}",
    ];

    proptest! {
        #![proptest_config(cases(2000))]

        #[test]
        fn what_is_read_of_any_text_is_a_name_and_read_again(text in pieced_together(PIECES, 100)) {
            if let Some(name) = GivenName::read(&text) {
                prop_assert!((1..=MAX_GIVEN_NAME_LEN).contains(&name.as_str().chars().count()));
                let hidden = ['*', '_', '`', '<', '>', '|', '@', '\u{202e}', '\n'];
                prop_assert!(!name.as_str().contains(hidden), "{}", name.as_str());
                prop_assert_eq!(GivenName::read(name.as_str()), Some(name));
            }
        }
    }

    #[test]
    fn names_are_brought_into_one_form() {
        for (typed, name, folded) in [
            ("  My   Deck\t2 ", "My Deck 2", "my deck 2"),
            ("Cafe\u{301}", "Café", "café"),
            ("ＷＩＤＥ", "WIDE", "wide"),
            ("Ritter & Läufer, no", "", ""),
            ("हिन्दी", "हिन्दी", "हिन्दी"),
            ("Knight's move!", "Knight's move!", "knight's move!"),
        ] {
            let read = GivenName::read(typed);
            let seen = read.map_or_else(Default::default, |read| (read.as_str().to_owned(), read.folded()));
            assert_eq!(seen, (name.to_owned(), folded.to_owned()), "{typed}");
        }
    }

    #[test]
    fn what_could_mean_something_else_is_no_name() {
        let long = "a".repeat(33);
        let huge = "a".repeat(10_000);
        let stacked = format!("a{}", "\u{301}\u{302}\u{303}".repeat(5));
        for typed in [
            "",
            " ",
            "-",
            "**bold**",
            "<@123>",
            "@everyone",
            "`code`",
            "a_b",
            "a|b",
            "[a](b)",
            "# a",
            "a\u{202e}b",
            "a\u{200b}b",
            "a\u{2066}b",
            "a\0b",
            "a/b",
            "a:b",
            "\u{301}a",
            &long,
            &huge,
            &stacked,
        ] {
            assert_eq!(GivenName::read(typed), None, "{typed:.40}");
        }
    }
}
