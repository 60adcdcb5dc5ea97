//! Several boards in one picture: each whole, below its name.

use trickmate_render::{Style, Theme, Tile, tiles};
use trickmate_rules::kernel::Seed;
use trickmate_rules::{Match, Options, Viewer};

use crate::decoded::Decoded;

/// Returns the start of each game below a name.
fn boards(title: impl Fn(&str) -> String) -> Vec<Tile> {
    let board = |game: &&'static dyn trickmate_rules::Game| {
        let begun = Match::new(*game, Options::new(game.options(), []).unwrap(), Seed::new([1; 32]));
        Tile { title: title(game.title()), view: begun.view(Viewer::Public) }
    };
    trickmate_rules::GAMES.iter().map(board).collect()
}

fn drawn(boards: &[Tile], style: &Style) -> Decoded {
    Decoded::png(&tiles(boards, style).unwrap())
}

#[test]
fn every_board_is_whole_and_has_its_name_above_it() {
    for theme in Theme::ALL {
        for width in [400, 1080] {
            let style = Style { theme, width, ..Style::default() };
            let (named, unnamed) =
                (drawn(&boards(str::to_owned), &style), drawn(&boards(|_| String::new()), &style));
            let (width, height) = (named.width, named.height);
            let half = (width / 2, height / 2);
            let gap = width / 40;
            let page = named.cut(0, 0, 1, 1)[0];
            let is_page = |pixels: &[[u8; 3]]| pixels.iter().all(|pixel| *pixel == page);
            // Nothing reaches an edge or another tile.
            assert!(
                is_page(&named.cut(0, 0, gap, height)) && is_page(&named.cut(width - gap, 0, gap, height))
            );
            assert!(is_page(&named.cut(half.0 - gap / 2, 0, gap, height)));
            for (x, y) in [(0, 0), (half.0, 0), (0, half.1), half] {
                let heading = width / 29;
                let above = (x, y, half.0, heading);
                let cut = |picture: &Decoded| picture.cut(above.0, above.1, above.2, above.3);
                assert!(!is_page(&cut(&named)) && is_page(&cut(&unnamed)), "a name at {x}, {y} in {theme}");
                // The board fills its tile from side to side.
                let middle = named.cut(x + gap, y + half.1 / 2, half.0 - 2 * gap, 1);
                assert!(!is_page(&middle), "a board at {x}, {y} in {theme}");
            }
        }
    }
}

#[test]
fn long_names_are_written_smaller_and_stay_within_their_tiles() {
    let style = Style { width: 1080, ..Style::default() };
    let long = drawn(&boards(|title| format!("{title} with a longer name")), &style);
    let page = long.cut(0, 0, 1, 1)[0];
    let between = long.cut(long.width / 2 - 13, 0, 26, long.height);
    assert!(between.iter().all(|pixel| *pixel == page));
}
