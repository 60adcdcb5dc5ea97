//! The export in FIDE's tournament report format of 2016, TRF16: one line an item, with fixed columns.
//!
//! Only rounds that are over are exported. Players have no FIDE numbers, titles or federations.

use std::fmt;

use crate::{Appearance, Color, GameResult, PairingNumber, Score, Standing, Tournament};

/// A day.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Date {
    /// The year.
    pub year: i32,
    /// The month, from 1.
    pub month: u8,
    /// The day of the month, from 1.
    pub day: u8,
}

impl fmt::Display for Date {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(formatter, "{:04}/{:02}/{:02}", self.year, self.month, self.day)
    }
}

/// Head of a report.
#[derive(Clone, Debug)]
pub struct Report<'a> {
    /// The name of the tournament.
    pub name: &'a str,
    /// The place where it is played.
    pub place: &'a str,
    /// The day when it began.
    pub start: Date,
    /// The day when it ended, or of the export.
    pub end: Date,
    /// The kind of tournament, such as "Individual: Swiss-System".
    pub kind: &'a str,
    /// The chief arbiter.
    pub arbiter: &'a str,
    /// The time control.
    pub time_control: &'a str,
    /// The number of rounds that are planned.
    pub rounds: u16,
}

/// Columns of a name, and of a free text.
const NAME_WIDTH: usize = 33;
const TEXT_WIDTH: usize = 200;

/// Returns the report of a tournament with these standings.
#[must_use]
pub fn report(report: &Report<'_>, tournament: &Tournament, standings: &[Standing]) -> String {
    let rated = tournament.players().iter().filter(|player| player.rating.is_some()).count();
    let mut lines: Vec<String> = [
        ("012", one_line(report.name, TEXT_WIDTH)),
        ("022", one_line(report.place, TEXT_WIDTH)),
        ("042", report.start.to_string()),
        ("052", report.end.to_string()),
        ("062", tournament.players().len().to_string()),
        ("072", rated.to_string()),
        ("082", "0".to_owned()),
        ("092", one_line(report.kind, TEXT_WIDTH)),
        ("102", one_line(report.arbiter, TEXT_WIDTH)),
        ("122", one_line(report.time_control, TEXT_WIDTH)),
        ("XXR", report.rounds.to_string()),
    ]
    .into_iter()
    .map(|(code, value)| format!("{code} {value}"))
    .collect();
    let over = tournament.rounds().iter().take_while(|round| round.is_over()).count();
    for number in tournament.numbers() {
        lines.push(player_line(tournament, standings, number, over));
    }
    lines.push(String::new());
    lines.join("\n")
}

/// Returns a player's line with the results of the first rounds.
fn player_line(
    tournament: &Tournament,
    standings: &[Standing],
    number: PairingNumber,
    rounds: usize,
) -> String {
    let player = tournament.player(number);
    let name = player.map_or_else(String::new, |player| one_line(&player.name, NAME_WIDTH));
    let rating =
        player.and_then(|player| player.rating).map_or_else(String::new, |rating| rating.to_string());
    let sheet = &tournament.sheet(number)[..rounds];
    let points: Score = sheet.iter().map(|appearance| appearance.score()).sum();
    let rank = standings.iter().position(|standing| standing.number == number).map_or(0, |index| index + 1);
    // Columns: 1 code, 5 starting rank, 10 sex, 11 title, 15 name, 49 rating, 54 federation, 58 FIDE number, 70 birth,
    // 81 points, 86 rank, 92 rounds.
    let mut line = format!(
        "001 {number:>4}      {name:<NAME_WIDTH$} {rating:>4}                            {:>4} {rank:>4}",
        decimal(points)
    );
    for appearance in sheet {
        line.push_str("  ");
        line.push_str(&round_columns(*appearance));
    }
    line
}

/// Returns the eight columns of a round: opponent, colour and result.
fn round_columns(appearance: Appearance) -> String {
    match appearance {
        Appearance::Game { opponent, color, result } => {
            let color_letter = if color == Color::White { 'w' } else { 'b' };
            format!("{opponent:>4} {color_letter} {}", result.map_or(' ', |result| letter(result, color)))
        }
        Appearance::Bye => "0000 - U".to_owned(),
        Appearance::Absent => "0000 - Z".to_owned(),
    }
}

/// Returns the letter of a result for one side.
fn letter(result: GameResult, color: Color) -> char {
    match (result.is_played(), result.score(color)) {
        (true, Score::POINT) => '1',
        (true, Score::HALF) => '=',
        (true, _) => '0',
        (false, Score::POINT) => '+',
        (false, _) => '-',
    }
}

/// Returns the score with one decimal place.
fn decimal(score: Score) -> String {
    format!("{}.{}", score.halves() / 2, score.halves() % 2 * 5)
}

/// Returns the text on one line, cut to a length.
fn one_line(text: &str, most: usize) -> String {
    let cleaned = text.chars().map(|sign| if sign.is_control() { ' ' } else { sign });
    cleaned.take(most).collect()
}
