//! Ratings and results as they are written.

use crate::rating::Score;
use crate::service::WinLossDraw;

/// A change of a rating in whole points, with its sign, e.g. `+12` or `−8`.
pub(crate) fn change(before: f64, after: f64) -> String {
    signed(after.round() - before.round())
}

/// Points with their sign.
pub(crate) fn signed(points: f64) -> String {
    let points = points.round();
    if points < 0.0 { format!("−{}", -points) } else { format!("+{}", points.abs()) }
}

/// Games won, drawn and lost, e.g. `3 won, 1 drawn, 0 lost`.
pub(crate) fn in_words(tally: WinLossDraw) -> String {
    format!("{} won, {} drawn, {} lost", tally.wins, tally.draws, tally.losses)
}

/// The same in short, as chess players write it, e.g. `+3 =1 −0`.
pub(crate) fn in_short(tally: WinLossDraw) -> String {
    format!("+{} ={} −{}", tally.wins, tally.draws, tally.losses)
}

/// So many of a thing, e.g. `1 game` or `2 games`.
pub(crate) fn counted(number: i64, thing: &str) -> String {
    if number == 1 { format!("1 {thing}") } else { format!("{number} {thing}s") }
}

/// How a game went for somebody.
pub(crate) const fn verb(score: Score) -> &'static str {
    match score {
        Score::Win => "won",
        Score::Draw => "drew",
        Score::Loss => "lost",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn changes_have_a_sign_and_add_up_to_what_is_shown() {
        assert_eq!(change(1500.0, 1662.3), "+162");
        assert_eq!(change(1500.4, 1337.6), "−162");
        // 1500 becomes 1500 for those who look.
        assert_eq!(change(1499.6, 1500.4), "+0");
    }
}
