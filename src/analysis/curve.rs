//! The curve of an analysis, as data for a plot.

use trickmate_render::{Curve, PlotLine};
use trickmate_rules::{Match, Seat};
use trickmate_study::analysis::Analysis;
use trickmate_text::text;

/// Returns the first seat's expected result over the game: one line, or one for each seat if there were secrets.
#[must_use]
pub fn curve_of(game: &Match, analysis: &Analysis) -> Curve {
    let name = |seat: Seat| game.game().seats()[seat.index()].title;
    let points = analysis.curve(game);
    let line = |name: String, seat: Option<Seat>| PlotLine {
        name,
        points: points
            .iter()
            .filter(|(_, own, _)| seat.is_none_or(|seat| *own == seat))
            .map(|(ply, _, value)| (*ply as i64, value * 100.0))
            .collect(),
    };
    let lines = match analysis.has_secrets() {
        true => Seat::ALL
            .map(|seat| line(text!("analysis-curve-line", seat = name(seat)), Some(seat)))
            .into_iter()
            .collect(),
        false => vec![line(name(Seat::First).to_owned(), None)],
    };
    let turning = analysis.turning_points().into_iter();
    Curve {
        title: text!("analysis-curve-title", seat = name(Seat::First)),
        plies: game.plies().len(),
        lines,
        turning: turning.map(|one| (one.span.from, one.for_first() * 100.0)).collect(),
        at: None,
    }
}
