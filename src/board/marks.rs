//! The squares that choices name, to be marked in pictures.

use trickmate_rules::view::{BoardView, SquareIndex};
use trickmate_rules::{MenuPath, MenuStep};

/// Returns the squares that actions lead to, each once: those that a step after the first names; of an action of one step,
/// its own.
pub(crate) fn targets<'a>(
    board: &BoardView,
    ways: impl IntoIterator<Item = &'a MenuPath>,
) -> Vec<SquareIndex> {
    let target = |way: &MenuPath| match &way.steps[..] {
        [only] => square(board, only),
        steps => steps.iter().skip(1).find_map(|step| square(board, step)),
    };
    let mut squares: Vec<SquareIndex> = ways.into_iter().filter_map(target).collect();
    squares.sort_unstable();
    squares.dedup();
    squares
}

/// Returns the square that a step names, such as `×e5 ♟`.
fn square(board: &BoardView, step: &MenuStep) -> Option<SquareIndex> {
    let count = SquareIndex::try_from(board.squares.len()).ok()?;
    step.label
        .split_whitespace()
        .map(|word| word.trim_start_matches('×'))
        .find_map(|word| (0..count).find(|place| board.name(*place) == word))
}

#[cfg(test)]
mod tests {
    use trickmate_rules::kernel::Seed;
    use trickmate_rules::{Match, Options, Seat, Viewer, game};

    use super::targets;

    #[test]
    fn the_targets_of_a_piece_are_found() {
        let poker = game("poker").unwrap();
        let options = Options::new(poker.options(), []).unwrap();
        let start = Match::new(poker, options, Seed::new([1; 32]));
        let ways = start.position().observe(Viewer::Public).menu_paths(Seat::First);
        let board = start.view(Viewer::Public).board;
        let knight = ways.iter().filter(|way| way.steps[0].label.ends_with("g1"));
        let named: Vec<String> = targets(&board, knight).into_iter().map(|place| board.name(place)).collect();
        assert_eq!(named, ["f3", "h3"]);
        assert!(targets(&board, []).is_empty());
    }
}
