//! Standings as a text table.

use crate::rank::leaderboard_message::plain;
use trickmate_host::workers::debug_assert_at_work;
use trickmate_host::{HostedTournament, Placed, ServiceError, TournamentFormat};
use trickmate_text::text;
use trickmate_tournaments::arena::ArenaSheet;
use trickmate_tournaments::{PairingNumber, Standing};

/// Returns the first lines of the standings, one per player.
///
/// # Errors
/// Inconsistent rows.
pub(crate) fn standings(tournament: &HostedTournament, most: usize) -> Result<String, ServiceError> {
    debug_assert_at_work();
    let ranking = tournament.ranking()?;
    let rows: Vec<Vec<String>> = ranking.iter().take(most).map(|placed| cells(tournament, placed)).collect();
    let columns = rows.first().map_or(0, Vec::len);
    let widths: Vec<usize> = (0..columns)
        .map(|column| rows.iter().filter_map(|row| row.get(column)).map(|cell| cell.chars().count()).max())
        .map(Option::unwrap_or_default)
        .collect();
    let line = |row: &Vec<String>| {
        let cells = row.iter().zip(&widths).enumerate().map(|(column, (cell, width))| match column {
            // Names are aligned to the left, numbers to the right.
            1 => format!("{cell:<width$}"),
            _ => format!("{cell:>width$}"),
        });
        cells.collect::<Vec<_>>().join(" ").trim_end().to_owned()
    };
    let mut lines: Vec<String> = rows.iter().map(line).collect();
    if ranking.len() > most {
        lines.push(text!("tournament-more", count = ranking.len() - most));
    }
    Ok(lines.join("\n"))
}

/// Returns the place, the name and the ranking values.
fn cells(tournament: &HostedTournament, placed: &Placed) -> Vec<String> {
    let mut cells = vec![format!("{}.", placed.place), name_of(tournament, placed.number)];
    cells.extend(placed.arena.iter().flat_map(values_of_arena));
    cells.extend(placed.standing.iter().flat_map(|standing| values(tournament.format, standing)));
    cells
}

/// Returns the name of a player; for a stand-in, with the name of the original holder of the seat.
pub(crate) fn name_of(tournament: &HostedTournament, number: PairingNumber) -> String {
    let Some(entrant) = tournament.entrant(number) else { return text!("somebody") };
    let read = |name: Option<&str>| name.map_or_else(|| text!("somebody"), plain);
    let name = read(entrant.name.as_deref());
    match &entrant.stands_in_for {
        Some(first) => text!("tournament-stand-in-name", name, first = read(first.name.as_deref())),
        None => name,
    }
}

/// Returns the ranking values in an arena: points, wins, games.
pub(crate) fn values_of_arena(sheet: &ArenaSheet) -> [String; 3] {
    [sheet.points().to_string(), sheet.wins.to_string(), sheet.games.len().to_string()]
}

/// Returns the ranking values, formatted.
pub(crate) fn values(format: TournamentFormat, standing: &Standing) -> Vec<String> {
    let Standing { score, buchholz, buchholz_cut_1, sonneborn_berger, wins, .. } = standing;
    let berger = sonneborn_berger.to_string();
    match format {
        TournamentFormat::Swiss => {
            vec![
                score.to_string(),
                buchholz.to_string(),
                buchholz_cut_1.to_string(),
                berger,
                wins.to_string(),
            ]
        }
        _ => vec![score.to_string(), berger, wins.to_string()],
    }
}
