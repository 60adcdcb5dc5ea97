//! The players' names, made fit to be shown.

use trickmate_rules::Seat;
use trickmate_rules::view::View;
use trickmate_text::text;
use unicode_normalization::UnicodeNormalization;
use unicode_normalization::char::is_combining_mark;
use unicode_segmentation::UnicodeSegmentation;

/// The players' display names. They may contain anything: what cannot be shown safely is removed, what is too long
/// is shortened.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Labels {
    /// The names, the first seat's first. Without a name the seat's title is shown, e.g. "Forehand".
    pub names: [Option<String>; 2],
}

/// More of a name is not read, shown or described.
const READ_CHARS: usize = 256;
const SHOWN_CLUSTERS: usize = 32;
const SHOWN_UTF16: usize = 64;
/// Letters of real languages carry two marks at most; more is a prank.
const MARKS_PER_LETTER: usize = 2;

impl Labels {
    /// The player's name as it can be shown on one line, if there is one and anything of it can be.
    #[must_use]
    pub fn name(&self, seat: Seat) -> Option<String> {
        self.names[seat.index()].as_deref().map(clean).filter(|name| !name.is_empty())
    }

    /// The player's name and seat, e.g. "alice (Forehand)", or only the seat's title.
    #[must_use]
    pub fn full(&self, view: &View, seat: Seat) -> String {
        let title = view.seats[seat.index()].name.title;
        self.name(seat).map_or_else(|| title.to_owned(), |player| text!("alt-player", player, seat = title))
    }

    /// The player's name, or the seat's title without one.
    #[must_use]
    pub fn short(&self, view: &View, seat: Seat) -> String {
        self.name(seat).unwrap_or_else(|| view.seats[seat.index()].name.title.to_owned())
    }
}

/// A name that somebody wrote as it can be shown on one line.
pub(super) fn clean(name: &str) -> String {
    let mut letters = String::new();
    let mut marks = 0;
    for letter in name.chars().take(READ_CHARS).nfkc().filter(|&letter| !is_hidden(letter)) {
        marks = if is_combining_mark(letter) { marks + 1 } else { 0 };
        if marks > MARKS_PER_LETTER {
            continue;
        }
        // A name must not end the code block it is shown in.
        letters.push(if letter == '`' { '\'' } else { letter });
    }
    let words = letters.split_whitespace().collect::<Vec<_>>().join(" ");
    let mut shown = String::new();
    for (index, cluster) in words.graphemes(true).enumerate() {
        if index == SHOWN_CLUSTERS || utf16_len(&shown) + utf16_len(cluster) > SHOWN_UTF16 {
            return format!("{}…", shown.trim_end());
        }
        shown.push_str(cluster);
    }
    shown
}

pub(super) fn utf16_len(text: &str) -> usize {
    text.encode_utf16().count()
}

/// Controls, marks of writing direction, and everything else that is invisible by itself or changes its neighbours.
fn is_hidden(letter: char) -> bool {
    (letter.is_control() && !letter.is_whitespace())
        || matches!(letter,
            '\u{00AD}' | '\u{034F}' | '\u{061C}' | '\u{115F}' | '\u{1160}' | '\u{17B4}' | '\u{17B5}' | '\u{180B}'..='\u{180F}'
            | '\u{200B}'..='\u{200F}' | '\u{202A}'..='\u{202E}' | '\u{2060}'..='\u{206F}' | '\u{2800}' | '\u{3164}'
            | '\u{FE00}'..='\u{FE0F}' | '\u{FEFF}' | '\u{FFA0}' | '\u{FFF0}'..='\u{FFFB}' | '\u{1D173}'..='\u{1D17A}'
            | '\u{E0000}'..='\u{E0FFF}')
}
