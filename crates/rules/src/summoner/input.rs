//! What people type when they mean an action.

/// Brings what somebody typed as close to the notation as can be without knowing the position: `E1 – e2` is `e1-e2`,
/// `e4xd5` is `e4:d5`, `w3 @ D1` is `W3@d1`, `+ knight + rider` is `+knight+rider`. Names of cards in any case are the
/// reader's to understand.
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

/// A move: squares in lower case, `:` for a capture, the exchanged piece in capitals.
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
