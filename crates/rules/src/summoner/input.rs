//! Typed actions.

use super::notation::{END, TAKE_OFF};

/// Brings a typed text as close to the notation as possible without knowing the position: `E1 – e2` is `e1-e2`, `e4xd5`
/// is `e4:d5`, `w3 @ D1` is `W3@d1`, `+ knight + rider` is `+knight+rider`. The reader understands names of cards in
/// any case.
pub(super) fn normalise(typed: &str) -> String {
    let text: String = typed.chars().filter(|letter| !letter.is_whitespace()).collect();
    let text = text.replace(['–', '—', '−'], "-").replace('×', ":");
    let text = text.trim_start_matches(['.', '…']);
    if let Some(rest) = text.strip_prefix("summon").filter(|rest| rest.contains('@')) {
        return normalise(rest);
    }
    match text.split_once('@') {
        Some((piece, place)) => {
            let end = place.find('(').unwrap_or(place.len());
            let (square, with) = place.split_at(end);
            format!("{}@{}{with}", piece.to_ascii_uppercase(), square.to_ascii_lowercase())
        }
        None if text.starts_with(['+', '-']) => text.to_owned(),
        None => match text.split_once('+') {
            Some((piece, cards)) => format!("{}+{cards}", piece.to_ascii_uppercase()),
            None => squares(text),
        },
    }
}

/// Checks that a word has the form of an action: the end of a turn, the King taken off, a sign and a name, a piece of
/// the reserve and its target, or two squares.
pub(super) fn is_shaped_like_action(word: &str) -> bool {
    let is_word = |action: &str| word.eq_ignore_ascii_case(action);
    let is_signed = word.strip_prefix(['+', '-']).is_some_and(|name| name.starts_with(char::is_alphanumeric));
    let is_of_reserve = word.contains('@') || word.split_once('+').is_some_and(|(piece, _)| has_digit(piece));
    is_word(END) || is_word(TAKE_OFF) || is_signed || is_of_reserve || are_squares(word)
}

fn has_digit(text: &str) -> bool {
    text.contains(|letter: char| letter.is_ascii_digit())
}

/// Checks that a text begins with a letter and a digit, a sign or none, and a letter and a digit again.
fn are_squares(text: &str) -> bool {
    let square = |text: &str| {
        let mut letters = text.chars();
        letters.next().is_some_and(|file| file.is_ascii_alphabetic())
            && letters.next().is_some_and(|rank| rank.is_ascii_digit())
    };
    let rest = || text.get(2..).map(|rest| rest.strip_prefix(['-', ':', 'x', '×', '–']).unwrap_or(rest));
    square(text) && rest().is_some_and(square)
}

/// Returns a move in the form of the notation: squares in lower case, `:` for a capture, the exchanged piece in
/// capitals.
fn squares(text: &str) -> String {
    let (squares, exchange) = match text.split_once('=') {
        Some((squares, piece)) => (squares, format!("={}", piece.to_ascii_uppercase())),
        None => (text, String::new()),
    };
    let lower = squares.to_ascii_lowercase();
    match lower.as_bytes() {
        [_, _, b'x', _, _] => format!("{}:{}{exchange}", &lower[..2], &lower[3..]),
        b"xk" => "xK".to_owned(),
        _ => format!("{lower}{exchange}"),
    }
}

#[cfg(test)]
mod tests {
    use super::normalise;

    #[test]
    fn what_people_type_becomes_notation() {
        for (typed, meant) in [
            ("E1 – e2", "e1-e2"),
            ("e4xd5", "e4:d5"),
            ("e4×d5", "e4:d5"),
            ("e7 - e8 = w3", "e7-e8=W3"),
            ("w3 @ D1", "W3@d1"),
            ("w3@d5 (Letter-d, Number-5)", "W3@d5(Letter-d,Number-5)"),
            ("+ knight + rider", "+knight+rider"),
            ("w3 + Ferz", "W3+Ferz"),
            ("- Knight", "-Knight"),
            ("XK", "xK"),
            ("END", "end"),
            ("…e8-e7", "e8-e7"),
            ("éé@é", "éé@é"),
            ("", ""),
        ] {
            assert_eq!(normalise(typed), meant, "{typed}");
        }
    }
}
