//! The squares that choices name, to be marked in pictures.

use trickmate_rules::view::SquareIndex;
use trickmate_rules::{MenuPath, View};

/// Returns the squares that actions lead to, each once. These are the squares in the steps after the first; for an
/// action of one step, the square in that step.
pub(crate) fn targets<'a>(ways: impl IntoIterator<Item = &'a MenuPath>) -> Vec<SquareIndex> {
    let target = |way: &MenuPath| match &way.steps[..] {
        [only] => only.square,
        steps => steps.iter().skip(1).find_map(|step| step.square),
    };
    let mut squares: Vec<SquareIndex> = ways.into_iter().filter_map(target).collect();
    squares.sort_unstable();
    squares.dedup();
    squares
}

/// Marks the squares that actions lead to, if there are any. Removes the similar marks of the last move then.
pub(crate) fn point(view: &mut View, ways: &[MenuPath]) {
    let squares = targets(ways);
    if !squares.is_empty() {
        view.last = None;
        view.pointed = squares;
    }
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
        let knight = ways
            .iter()
            .filter(|way| way.steps[0].square.map(|from| board.name(from)).as_deref() == Some("g1"));
        let named: Vec<String> = targets(knight).into_iter().map(|place| board.name(place)).collect();
        assert_eq!(named, ["f3", "h3"]);
        assert!(targets([]).is_empty());
    }
}
