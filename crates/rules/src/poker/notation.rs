//! Typed moves and hands.

/// Brings a typed text as close to the notation as possible without knowing the position: `w: Hand (d1, e1)` is
/// `hand(d1,e1)`, `… 0-0` is `O-O`.
pub(super) fn normalise(typed: &str) -> String {
    let text = typed.trim().trim_start_matches(['.', '…']).trim_start();
    let text = without_seat(text);
    if super::declaration::is_meant(text) {
        let body: String = text[4..].split_whitespace().collect::<Vec<_>>().join(" ");
        let body = body.trim_start_matches(['(', ' ']).trim_end_matches([')', ' ']);
        let words: Vec<&str> = body.split([',', ' ']).filter(|word| !word.is_empty()).collect();
        return format!("hand({})", words.join(",").to_lowercase());
    }
    let mut text: String = text.chars().filter(|letter| !letter.is_whitespace()).collect();
    for (figure, letter) in [
        (['♔', '♚'], "K"),
        (['♕', '♛'], "Q"),
        (['♖', '♜'], "R"),
        (['♗', '♝'], "B"),
        (['♘', '♞'], "N"),
        (['♙', '♟'], ""),
    ] {
        text = text.replace(figure, letter);
    }
    let text =
        text.replace(['\u{fe0f}', '\u{fe0e}'], "").replace('×', "x").replace(['’', '′', 'ʹ', '`'], "'");
    if is_coordinates(&text) { text.to_lowercase() } else { text }
}

/// Checks whether a text names two squares, in either case.
fn is_coordinates(text: &str) -> bool {
    let letters: Vec<char> = text.chars().filter(|letter| letter.is_ascii_alphanumeric()).collect();
    letters.len() >= 4
        && letters[..4].chunks(2).all(|square| square[0].is_alphabetic() && square[1].is_numeric())
}

/// Removes the seat before a declaration, as in `w:hand(speak)`.
fn without_seat(text: &str) -> &str {
    match text.split_once(':') {
        Some((seat, rest))
            if ["w", "b", "white", "black"].contains(&seat.trim().to_ascii_lowercase().as_str())
                && super::declaration::is_meant(rest) =>
        {
            rest.trim_start()
        }
        _ => text,
    }
}

#[cfg(test)]
mod tests {
    use super::normalise;

    #[test]
    fn what_people_type_becomes_notation() {
        for (typed, meant) in [
            (" e4 ", "e4"),
            ("… Nf6", "Nf6"),
            ("G1-F3", "g1-f3"),
            ("E7E8Q", "e7e8q"),
            ("♘f3", "Nf3"),
            ("♟e5", "e5"),
            ("♛️×e4+", "Qxe4+"),
            ("♕’d4", "Q'd4"),
            ("E7E8Q′", "e7e8q'"),
            ("hand(speak)", "hand(speak)"),
            ("Hand Speak", "hand(speak)"),
            ("w: hand (d1, e1 ,a1)", "hand(d1,e1,a1)"),
            ("B:hand(D8)", "hand(d8)"),
            ("b:c3", "b:c3"),
        ] {
            assert_eq!(normalise(typed), meant, "{typed}");
        }
    }

    #[test]
    fn nothing_makes_it_fail() {
        for typed in ["", "hand", "hand(", "é", "hané", "w:", ":", "hand())("] {
            normalise(typed);
        }
    }
}
