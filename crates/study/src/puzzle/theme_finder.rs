//! The themes of a puzzle, found from its solution.

use super::{Puzzle, Theme};
use crate::error::StudyError;
use trickmate_rules::cardmate::kings_in_danger;
use trickmate_rules::{EndReason, Match, Outcome, Seat, Viewer};

/// Returns the themes of a solution.
///
/// # Errors
/// A position or a solution that is not valid.
pub fn themes_of(puzzle: &Puzzle) -> Result<Vec<Theme>, StudyError> {
    let mut game = puzzle.start()?;
    let solver = puzzle.solver()?;
    let name = puzzle.game.name();
    let is_chess = matches!(name, "poker" | "mysterious");
    let mut themes = Vec::new();
    let mut note = |theme| {
        if !themes.contains(&theme) {
            themes.push(theme);
        }
    };
    let own = puzzle.moves.len().div_ceil(2);
    if name != "summoner" && own == 1 {
        note(Theme::Short);
    } else if own > 2 && name != "summoner" {
        note(Theme::Long);
    }
    let ahead = hand_ahead(&game, solver);
    for (index, text) in puzzle.moves.iter().enumerate() {
        let seat = game.to_act().first().copied().unwrap_or(solver);
        let before = pieces(&game, solver);
        game.act(seat, text).map_err(|error| StudyError::Action(text.clone(), error))?;
        let threats = kings_in_danger(&*game.position().observe(Viewer::Omniscient), solver.other()).len();
        if seat == solver && name == "cardmate" && threats > 1 {
            note(Theme::KingFork);
        }
        if seat == solver && !game.view(Viewer::Omniscient).obligations.is_empty() {
            note(Theme::ForcedSuit);
        }
        let takes = text.contains([':', 'x', '×']);
        let is_check = !game.view(Viewer::Omniscient).checks.is_empty();
        if index == 0 && !takes && !is_check && threats == 0 && game.outcome().is_none() {
            note(Theme::Quiet);
        }
        if seat == solver {
            let is_exchange = name == "summoner" && text.contains('=');
            let promotes = !is_exchange && text.contains('=');
            let marks = [
                (name == "cardmate" && text.contains('+'), Theme::King),
                (promotes, Theme::Promotion),
                (is_exchange, Theme::Exchange),
                (is_chess && text.starts_with("O-O"), Theme::Castling),
                (name == "summoner" && text.contains('@'), Theme::Summon),
            ];
            marks.into_iter().filter(|(is_so, _)| *is_so).for_each(|(_, theme)| note(theme));
        } else if index == 1 && pieces(&game, solver) < before && !puzzle.moves[0].contains([':', 'x', '×'])
        {
            note(Theme::Sacrifice);
        }
    }
    match game.outcome().filter(|outcome| outcome.winner == Some(solver)) {
        // With mate as the theme, a win goes without saying.
        Some(Outcome { reason: EndReason::Checkmate, .. }) => note(Theme::Mate),
        Some(outcome) => {
            note(Theme::Win);
            match outcome.reason {
                EndReason::Wipeout => note(Theme::Wipeout),
                EndReason::PalaceConquered => note(Theme::Palace),
                EndReason::LastKingCaptured => note(Theme::King),
                _ => {}
            }
        }
        // The turn that mates lasts until its end.
        None if name == "summoner" => note(Theme::Mate),
        None => note(Theme::Advantage),
    }
    if ahead < Some(0) && hand_ahead(&game, solver) > Some(0) {
        note(Theme::HandSwing);
    }
    Ok(themes)
}

/// Returns the number of pieces of a seat on the board.
fn pieces(game: &Match, seat: Seat) -> usize {
    use trickmate_rules::view::{CompositePiece, Face};
    let owner = |face: Face| match face {
        Face::Card { owner, .. } | Face::Piece { owner, .. } | Face::Known { owner, .. } => Some(owner),
        Face::Composite(CompositePiece { owner, .. }) => Some(owner),
        Face::Covered => None,
    };
    let view = game.view(Viewer::Omniscient);
    view.board
        .squares
        .iter()
        .filter_map(|square| square.face)
        .filter(|face| owner(*face) == Some(seat))
        .count()
}

/// Returns 1 if the seat has the better poker hand, -1 if the other one has; `None` in a game without hands.
fn hand_ahead(game: &Match, seat: Seat) -> Option<i32> {
    let view = game.view(Viewer::Omniscient);
    let wins = |seat: Seat| view.seats[seat.index()].hand.as_ref().map(|hand| i32::from(hand.wins));
    Some(wins(seat)? - wins(seat.other())?)
}
