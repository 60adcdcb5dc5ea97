//! Letters of the chessmen in moves, in English and in the spoken language.

use crate::text;

/// The English letters with the keys of those that other languages write.
const LETTERS: [(char, &str); 5] = [
    ('K', "letter-king"),
    ('Q', "letter-queen"),
    ('R', "letter-rook"),
    ('B', "letter-bishop"),
    ('N', "letter-knight"),
];
/// The prefix of a typed move with English letters, whatever the language.
const ENGLISH: &str = "en:";
/// The most characters of a move behind the letter of its piece, such as `e4xd5`.
const MAX_GOAL_LEN: usize = 6;
/// The signs for a piece of the other side's army behind its letter.
const PRIMES: [char; 2] = ['\'', '′'];
/// Cyrillic letters that look like those of files.
const LOOK_ALIKES: [(char, char); 3] = [('а', 'a'), ('с', 'c'), ('е', 'e')];

/// Returns a notation with the letters that players of the spoken language write: `Sf3` for `Nf3` in German. Only moves of
/// chessmen and their placings have such letters; every other word stays.
///
/// ```
/// use trickmate_text::{Language, rules, speak};
///
/// let german = Language::of_locale("de").ok_or("it is in the list")?;
/// assert_eq!(speak(german, || rules::notation("Nbxd7+ e8=Q O-O N@c3 4Db6")), "Sbxd7+ e8=D O-O S@c3 4Db6");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[must_use]
pub fn notation(english: &str) -> String {
    let letters = letters();
    rewritten(english, |word| reworded(word, |text| piece(text, letters.iter().map(|(from, to)| (from, to)))))
        .unwrap_or_else(|| english.to_owned())
}

/// Returns a typed move with English letters, if it can be read in those of the spoken language and these differ.
///
/// ```
/// use trickmate_text::{Language, rules, speak};
///
/// let french = Language::of_locale("fr").ok_or("it is in the list")?;
/// assert_eq!(speak(french, || rules::in_english("Re1")).as_deref(), Some("Ke1"));
/// assert_eq!(rules::in_english("Re1"), None);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[must_use]
pub fn in_english(typed: &str) -> Option<String> {
    let letters = letters();
    let typed = typed.trim();
    let read = rewritten(typed, |word| {
        let word = with_latin_files(word);
        reworded(&word, |text| piece(text, letters.iter().map(|(english, own)| (own, english))))
    })?;
    (read != typed).then_some(read)
}

/// Returns a typed move without the sign for English letters; `None` if it has no sign.
#[must_use]
pub fn without_english_sign(typed: &str) -> Option<&str> {
    let typed = typed.trim_start();
    let sign = typed.get(..ENGLISH.len()).filter(|sign| sign.eq_ignore_ascii_case(ENGLISH))?;
    Some(typed[sign.len()..].trim_start())
}

/// Adds the sign for English letters to a notation, if the notation means something else in the spoken language.
#[must_use]
pub fn with_english_sign(english: &str) -> String {
    if in_english(english).is_some() { format!("{ENGLISH}{english}") } else { english.to_owned() }
}

/// Returns the English letters with those of the spoken language; the longest of these first.
fn letters() -> Vec<(String, String)> {
    let mut letters = LETTERS.map(|(english, key)| (english.to_string(), text!(key))).to_vec();
    letters.sort_by_key(|(_, own)| std::cmp::Reverse(own.len()));
    letters
}

/// Rewrites the words of a text for which a function has other letters; `None` if none exist.
fn rewritten(text: &str, anew: impl Fn(&str) -> Option<String>) -> Option<String> {
    let mut is_any = false;
    let words: Vec<String> = text
        .split(' ')
        .map(|word| match anew(word) {
            Some(anew) => {
                is_any = true;
                anew
            }
            None => word.to_owned(),
        })
        .collect();
    is_any.then(|| words.join(" "))
}

/// Replaces the letters of a move; `None` if the word is not a move with such letters. `letter` takes a letter from the
/// beginning of a text, and returns its replacement and the rest of the text.
fn reworded<'a>(word: &'a str, letter: impl Fn(&'a str) -> Option<(String, &'a str)>) -> Option<String> {
    let end = word.trim_end_matches(['+', '#', '!', '?']).len();
    let (move_text, marks) = word.split_at(end);
    let (core, promotion) = match move_text.split_once('=') {
        Some((core, becomes)) => (core, Some(becomes)),
        None => (move_text, None),
    };
    let promotion = match promotion {
        Some(becomes) => {
            let (becomes, rest) = letter(becomes)?;
            rest.trim_start_matches(PRIMES).is_empty().then(|| format!("={becomes}{rest}"))?
        }
        None => String::new(),
    };
    let moved = match letter(core) {
        Some((piece, rest)) if is_goal(rest.trim_start_matches(PRIMES)) => format!("{piece}{rest}"),
        _ if !promotion.is_empty() && is_goal(core) => core.to_owned(),
        _ => return None,
    };
    Some(format!("{moved}{promotion}{marks}"))
}

/// Takes a letter from the beginning of a text, and returns its replacement and the rest of the text. A small letter counts
/// where it cannot be that of a file.
fn piece<'a, 'l>(
    text: &'a str,
    mut letters: impl Iterator<Item = (&'l String, &'l String)>,
) -> Option<(String, &'a str)> {
    letters.find_map(|(from, to)| {
        let small = from.to_lowercase();
        let is_file = small.starts_with(|first: char| ('a'..='h').contains(&first));
        let rest = text.strip_prefix(from.as_str());
        let rest = rest.or_else(|| text.strip_prefix(&*small).filter(|_| !is_file))?;
        Some((to.clone(), rest))
    })
}

/// Checks that a text is a square with what may stand before it in a move: where the piece comes from, and the signs of a capture
/// or a placing.
fn is_goal(text: &str) -> bool {
    // A placing has nothing before its sign.
    let text = text.strip_prefix('@').unwrap_or(text);
    let is_file = |letter: &char| ('a'..='h').contains(letter);
    let is_rank = |letter: &char| ('1'..='8').contains(letter);
    let mut letters = text.chars().rev();
    letters.next().is_some_and(|letter| is_rank(&letter))
        && letters.next().is_some_and(|letter| is_file(&letter))
        && letters.all(|letter| is_file(&letter) || is_rank(&letter) || matches!(letter, 'x' | ':' | '-'))
        && text.chars().count() <= MAX_GOAL_LEN
}

/// Replaces small Cyrillic letters in a word by the Latin ones that they look like.
fn with_latin_files(word: &str) -> String {
    let mut letters = word.chars();
    let first: String = letters.by_ref().take(1).collect();
    let latin =
        |letter| LOOK_ALIKES.iter().find(|(cyrillic, _)| *cyrillic == letter).map_or(letter, |pair| pair.1);
    first + &letters.map(latin).collect::<String>()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Language, speak};

    fn language(name: &str) -> Language {
        name.parse().unwrap()
    }

    #[test]
    fn notation_has_the_letters_of_the_language_and_is_read_back() {
        for (name, written) in [
            ("de", "Sf3 Dxe5# Te1d1 Kg1 Lb5+ e8=D exd8=S+ S@c3 S'f3"),
            ("fr", "Cf3 Dxe5# Te1d1 Rg1 Fb5+ e8=D exd8=C+ C@c3 C'f3"),
            ("es", "Cf3 Dxe5# Te1d1 Rg1 Ab5+ e8=D exd8=C+ C@c3 C'f3"),
            ("pt-BR", "Cf3 Dxe5# Te1d1 Rg1 Bb5+ e8=D exd8=C+ C@c3 C'f3"),
            ("ru", "Кf3 Фxe5# Лe1d1 Крg1 Сb5+ e8=Ф exd8=К+ К@c3 К'f3"),
        ] {
            let english = "Nf3 Qxe5# Re1d1 Kg1 Bb5+ e8=Q exd8=N+ N@c3 N'f3";
            speak(language(name), || {
                assert_eq!(notation(english), written);
                assert_eq!(in_english(written).as_deref(), Some(english), "{name}");
            });
        }
        assert_eq!(in_english("Nf3"), None);
    }

    #[test]
    fn words_that_are_no_moves_stay() {
        speak(language("fr"), || {
            for text in ["e4", "O-O", "resign", "4Db6", "QS:h2", "K+Spear, end", "N1@d4", "hand(AAKK)", ""] {
                assert_eq!(notation(text), text);
                assert_eq!(in_english(text), None, "{text}");
            }
        });
    }

    #[test]
    fn small_letters_are_read_where_no_file_has_them() {
        speak(language("de"), || {
            assert_eq!(in_english("sf3").as_deref(), Some("Nf3"));
            assert_eq!(in_english("df3"), None);
        });
        // Cyrillic squares look like Latin ones.
        speak(language("ru"), || assert_eq!(in_english("Фе5").as_deref(), Some("Qe5")));
    }

    #[test]
    fn a_sign_tells_that_letters_are_english() {
        assert_eq!(without_english_sign(" EN: Re1"), Some("Re1"));
        assert_eq!(without_english_sign("Re1"), None);
        speak(language("fr"), || {
            assert_eq!(with_english_sign("Re1"), "en:Re1");
            assert_eq!(with_english_sign("Ke1"), "Ke1");
        });
        assert_eq!(with_english_sign("Re1"), "Re1");
    }
}
