//! Unicode emojis.

/// Returns `true` if a text is one Unicode emoji, by Unicode's own table.
#[must_use]
pub(crate) fn is_emoji(text: &str) -> bool {
    // Clients write emojis with and without the sign that asks for a picture.
    emojis::get(text).is_some() || {
        let bare = text.replace('\u{fe0f}', "");
        bare.len() != text.len() && emojis::get(&bare).is_some()
    }
}

#[cfg(test)]
mod tests {
    use super::is_emoji;

    #[test]
    fn emojis_are_told_from_text() {
        for emoji in
            ["👍", "♟️", "♟", "1️⃣", "🏳️‍🌈", "🇩🇪", "👍🏽", "✅", "❤️", "❤", "↩️", "⚔️", "🏴󠁧󠁢󠁥󠁮󠁧󠁿", "👨‍👩‍👧", "⏱️", "⏱"]
        {
            assert!(is_emoji(emoji), "{emoji}");
        }
        for text in [
            "",
            "a",
            "1",
            "thumbs",
            "é",
            "👍a",
            "👍👍",
            "🇩",
            "♔",
            "→",
            "█",
            "あ",
            "\u{fe0f}",
            "\u{1f3fd}\u{1f3fd}",
        ] {
            assert!(!is_emoji(text), "{text}");
        }
    }
}
