//! Labels of buttons in every language: tests name them in English.

use trickmate_rules::Task;
use trickmate_text::{Language, catalogue, find_in, rules, speak, text, word};

/// Returns what an English text without values may be in a language: one for each key that has this text.
pub(super) fn translations(language: Language, english: &str) -> Vec<String> {
    if language == Language::ENGLISH {
        return vec![english.to_owned()];
    }
    let mut found = vec![speak(language, || word(english))];
    for (key, asks) in catalogue().into_values().flatten() {
        if asks.values.is_empty() && find_in(Language::ENGLISH, &key, &[]).as_deref() == Some(english) {
            found.extend(find_in(language, &key, &[]));
        }
    }
    found
}

/// Returns the words behind the names of who is to do a task, as boards have them.
pub(super) fn due(language: Language, task: Task) -> String {
    let line = speak(language, || text!("board-to-act", players = "@", task = rules::task(task)));
    let (before, after) = line.split_once('@').unwrap();
    if before.len() > after.len() { before.to_owned() } else { after.to_owned() }
}

/// Returns the last number of a board's text: that of its ply.
pub(super) fn ply(board: &str) -> Option<usize> {
    let (_, fact) = board.rsplit_once(" · ")?;
    fact.chars().filter(char::is_ascii_digit).collect::<String>().parse().ok()
}
