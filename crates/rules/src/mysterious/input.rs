//! Typed actions.

/// The figures of the chessmen and their letters.
const FIGURES: [([char; 2], &str); 6] = [
    (['♔', '♚'], "K"),
    (['♕', '♛'], "Q"),
    (['♖', '♜'], "R"),
    (['♗', '♝'], "B"),
    (['♘', '♞'], "N"),
    (['♙', '♟'], ""),
];

/// Brings a typed text as close to the notation as possible without knowing the position: `N @ C3` is `N@c3`, `♞f6` is
/// `Nf6`. The reader understands other ways to write squares and kinds.
pub(super) fn normalise(typed: &str) -> String {
    let mut text: String = typed.chars().filter(|letter| !letter.is_whitespace()).collect();
    text = text.replace(['\u{fe0f}', '\u{fe0e}'], "").replace('×', "x");
    for (figures, letter) in FIGURES {
        // A Pawn has no letter in a move, but has one when it is placed.
        let letter = if letter.is_empty() && text.contains('@') { "P" } else { letter };
        text = text.replace(figures, letter);
    }
    let text = text.trim_start_matches(['.', '…']);
    match text.split_once('@') {
        Some((kind, square)) => format!("{}@{}", kind.to_ascii_uppercase(), square.to_ascii_lowercase()),
        None => text.to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::normalise;

    #[test]
    fn what_people_type_becomes_notation() {
        for (typed, meant) in [
            ("n @ C3", "N@c3"),
            ("N c3", "Nc3"),
            ("♞@c3", "N@c3"),
            ("♙@a2", "P@a2"),
            ("@C3", "@c3"),
            (" c3 !", "c3!"),
            ("… Nf6", "Nf6"),
            ("♟e5", "e5"),
            ("♛️×e4+", "Qxe4+"),
            ("c8 = Q", "c8=Q"),
            ("", ""),
            ("@", "@"),
        ] {
            assert_eq!(normalise(typed), meant, "{typed}");
        }
    }
}
