//! Pieces, cards and decks by themselves.

use super::decoded::Decoded;
use trickmate::render::{Style, Theme, deck_sheet_alt, deck_sheet_png, move_sheet_alt, move_sheet_png};
use trickmate::rules::kernel::Seed;
use trickmate::rules::sheet::{AbilityCard, DeckEntry, DeckSheet, Figure, MoveSheet};
use trickmate::rules::view::Diagram;
use trickmate::rules::{Match, Options, Seat, Viewer, game};

#[test]
fn dump() {
    let summoner = game("summoner").unwrap();
    let position = r##"{"board": [{"at": "e1", "owner": "white", "king": true},
       {"at": "d4", "owner": "white", "made_of": [{"card": "Knight", "rider": true}, {"card": "Ferz"}, {"card": "Escort"}]},
       {"at": "c6", "owner": "black", "made_of": [{"card": "Cannon"}, {"card": "Sword","rider":true}, {"card": "Novice"}]},
       {"at": "e8", "owner": "black", "king": true}],
       "reserve": {"white": [{"handle": "W3", "made_of": [{"card": "Clone", "of": [{"card": "Wazir"}]}]}], "black": []},
       "last_handle": {"white": 3, "black": 0}}"##;
    let start =
        summoner.load(&Options::new(summoner.options(), []).unwrap(), &Seed::new([0; 32]), position).unwrap();
    let dir = std::path::Path::new("/tmp/pieces");
    std::fs::create_dir_all(dir).unwrap();
    for theme in [Theme::Light, Theme::Dark] {
        for (name, sheet) in start.sheets(Viewer::Public) {
            let style = Style { theme, ..Style::default() };
            std::fs::write(dir.join(format!("{name}-{theme}.png")), move_sheet_png(&sheet, &style).unwrap())
                .unwrap();
            println!("{name}: {}", move_sheet_alt(&sheet));
        }
    }
}
