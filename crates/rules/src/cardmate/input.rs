//! Typed moves.

use crate::kernel::card::{Rank, Suit};

/// The most digits of a move number.
const MAX_NUMBER_LEN: usize = 4;

/// Brings a typed move as close to the notation as is possible without knowing the position: `10h x c5` is `XH:c5`, `1s
/// d5 = ace` is `1Sd5=A`. Leaves unknown input as it is; the parser then says what is wrong.
pub(super) fn normalise(typed: &str) -> String {
    let letters: String = typed.chars().filter(|letter| !letter.is_whitespace()).collect();
    let letters = letters.trim_start_matches(['.', '…']);
    let Some((card, rest)) = card(letters) else { return letters.to_owned() };
    let after_sign = rest.strip_prefix(['x', 'X', '×', ':', '*']);
    let (colon, rest) = match after_sign {
        Some(after) => (":", after),
        None => ("", rest.trim_start_matches(['-', '>', '–', '→'])),
    };
    let (square, rest) = rest.split_at_checked(2).unwrap_or((rest, ""));
    let square = square.to_ascii_lowercase();
    let promotion = rest.trim_start_matches(['=', '(', '/', '>', '-']);
    let words = ["ace", "a"];
    let word = words
        .into_iter()
        .find(|word| promotion.get(..word.len()).is_some_and(|start| start.eq_ignore_ascii_case(word)));
    match word {
        Some(word) => {
            let marks = promotion[word.len()..].trim_start_matches(')');
            format!("{card}{colon}{square}=A{marks}")
        }
        None => format!("{card}{colon}{square}{rest}"),
    }
}

/// Checks that a word has the form of a move: a card, then a text with a digit, as in a square. Digits may come first,
/// as of a move number without its dot.
pub(super) fn is_shaped_like_move(word: &str) -> bool {
    let is_move = |word: &str| {
        card(word).is_some_and(|(_, rest)| rest.contains(|letter: char| letter.is_ascii_digit()))
    };
    let digits = word.len() - word.trim_start_matches(|letter: char| letter.is_ascii_digit()).len();
    (0..=digits.min(MAX_NUMBER_LEN)).any(|start| is_move(&word[start..]))
}

/// Splits off the card at the beginning, in notation.
fn card(text: &str) -> Option<(String, &str)> {
    let (rank, rest) = match text.strip_prefix("10") {
        Some(rest) => (Rank::Ten, rest),
        None => {
            let first = text.chars().next()?;
            (Rank::from_letter(first)?, &text[first.len_utf8()..])
        }
    };
    let letter = rest.chars().next()?;
    let suit =
        Suit::from_letter(letter).or_else(|| Suit::ALL.into_iter().find(|suit| suit.symbol() == letter))?;
    // An emoji's variation selector belongs to the symbol before it.
    let rest = rest[letter.len_utf8()..].trim_start_matches('\u{fe0f}');
    Some((format!("{}{}", rank.letter(), suit.letter()), rest))
}

#[cfg(test)]
mod tests {
    use super::normalise;

    #[test]
    fn what_people_type_becomes_notation() {
        for (typed, meant) in [
            ("4Ci3", "4Ci3"),
            (" 4c i3 ", "4Ci3"),
            ("xsc0", "XSc0"),
            ("10S:C0", "XS:c0"),
            ("10s x c0", "XS:c0"),
            ("XSxC0", "XS:c0"),
            ("9h×c5+", "9H:c5+"),
            ("9♥️:c5", "9H:c5"),
            ("kc-d1", "KCd1"),
            ("1s d5=a", "1Sd5=A"),
            ("1sd5 ace", "1Sd5=A"),
            ("1S:d5(A)#", "1S:d5=A#"),
            ("qd:e9x", "QD:e9x"),
            ("…8ca7", "8Ca7"),
        ] {
            assert_eq!(normalise(typed), meant, "{typed}");
        }
    }

    #[test]
    fn what_is_no_move_stays_for_the_reader() {
        for typed in ["", "?", "zz", "4", "4C", "🂡🂡🂡", "4Cé3", "10", "4C:"] {
            let tidied = normalise(typed);
            assert!(tidied.chars().count() <= typed.chars().count() + 2, "{tidied}");
        }
    }
}
