//! Ratings and results in words.

use trickmate_host::glicko::Score;
use trickmate_host::{PlayerId, Scope, SeriesGoal, SeriesTerms, TimeControl, WinLossDraw};
use trickmate_text::text;

/// Milliseconds in an hour.
const HOUR: i64 = 60 * 60 * 1000;

/// Returns a change of a rating in whole points, with its sign, e.g. `+12` or `−8`.
pub(crate) fn change(before: f64, after: f64) -> String {
    signed(after.round() - before.round())
}

/// Returns points with their sign.
pub(crate) fn signed(points: f64) -> String {
    let points = points.round();
    if points < 0.0 { format!("−{}", -points) } else { format!("+{}", points.abs()) }
}

/// Returns a large number with a comma before every three digits, e.g. `30,000`.
pub(crate) fn grouped(number: u64) -> String {
    let digits = number.to_string();
    let mut written = String::new();
    for (place, digit) in digits.chars().enumerate() {
        if place > 0 && (digits.len() - place).is_multiple_of(3) {
            written.push(',');
        }
        written.push(digit);
    }
    written
}

/// Returns games won, drawn and lost, e.g. `3 won, 1 drawn, 0 lost`.
pub(crate) fn in_words(tally: WinLossDraw) -> String {
    text!("tally", won = tally.wins, drawn = tally.draws, lost = tally.losses)
}

/// Returns the same in short, as chess players write it, e.g. `+3 =1 −0`.
pub(crate) fn in_short(tally: WinLossDraw) -> String {
    format!("+{} ={} −{}", tally.wins, tally.draws, tally.losses)
}

/// Returns the result of a game for somebody.
pub(crate) fn verb(score: Score) -> String {
    text!(match score {
        Score::Win => "score-won",
        Score::Draw => "score-drew",
        Score::Loss => "score-lost",
    })
}

/// Returns the mention of a player; in its place a message has words for somebody who was deleted.
pub(crate) fn mention(player: PlayerId) -> String {
    format!("<@{player}>")
}

/// Returns half points as a score, e.g. `1½`.
pub(crate) fn halves(halves: u32) -> String {
    match (halves / 2, halves % 2) {
        (0, 1) => "½".to_owned(),
        (whole, 0) => whole.to_string(),
        (whole, _) => format!("{whole}½"),
    }
}

/// Returns the terms of a series in words.
pub(crate) fn series_terms(terms: SeriesTerms) -> String {
    let goal = match terms.goal {
        SeriesGoal::BestOf(games) => text!("series-best-of", games),
        SeriesGoal::FirstTo(points) => text!("series-first-to", points),
    };
    if terms.same_deals { text!("series-with-same-deals", goal) } else { goal }
}

/// Returns the name of a scope of ratings.
pub(crate) fn place(scope: Scope) -> String {
    text!(match scope {
        Scope::Server(_) => "scope-server",
        Scope::World => "scope-world",
    })
}

/// Returns a time control in words, e.g. "3 days per move".
pub(crate) fn time_control(time: TimeControl) -> String {
    match time {
        TimeControl::None => text!("time-none"),
        TimeControl::Correspondence(time) => match time / HOUR {
            hours if hours % 24 == 0 => text!("time-days", count = hours / 24),
            hours => text!("time-hours", count = hours),
        },
        TimeControl::Live { base, increment } => {
            let (minutes, seconds) = (base / 60_000, increment / 1000);
            match seconds {
                0 => text!("time-live", minutes),
                _ => text!("time-live-increment", minutes, seconds),
            }
        }
    }
}

pub(crate) fn capitalised(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}

/// Returns the word for on or off.
pub(crate) fn yes(on: bool) -> String {
    text!(if on { "yes" } else { "no" })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn large_numbers_are_grouped() {
        let written = [0, 999, 1000, 30_000, 1_234_567].map(grouped);
        assert_eq!(written, ["0", "999", "1,000", "30,000", "1,234,567"]);
    }

    #[test]
    fn halves_are_written_as_people_do() {
        assert_eq!([0, 1, 2, 3, 40].map(halves), ["0", "½", "1", "1½", "20"]);
    }

    #[test]
    fn changes_have_a_sign_and_add_up_to_what_is_shown() {
        assert_eq!(change(1500.0, 1662.3), "+162");
        assert_eq!(change(1500.4, 1337.6), "−162");
        // 1500 becomes 1500 for those who look.
        assert_eq!(change(1499.6, 1500.4), "+0");
    }
}
