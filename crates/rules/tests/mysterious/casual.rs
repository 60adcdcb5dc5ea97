//! The casual variation: one pack that nobody knows.

use serde_json::json;
use trickmate_rules::Goal;
use trickmate_rules::view::{Face, Reserve};
use trickmate_rules::{Match, Record, Seat, Viewer};

use trickmate_testkit::chacha::Words;
use trickmate_testkit::mystery_table::{mysterious, opening, options, phase, play_any};
use trickmate_testkit::table::seed;

/// Viewers who may not know everything.
const OTHERS: [Viewer; 3] = [Viewer::Seat(Seat::First), Viewer::Seat(Seat::Second), Viewer::Public];

#[test]
fn nobody_knows_what_is_placed() {
    let mut game = opening("casual");
    assert_eq!(game.legal(Viewer::Omniscient).len(), 64);
    game.play_all(["@c3", "c2"]).unwrap();
    assert_eq!(game.plies()[0].text, "@c3", "the full notation needs no kind either");
    for viewer in OTHERS {
        let json = game.position().observe(viewer).json();
        assert_eq!(json["pack"], 30);
        assert_eq!(json["squares"], json!({"c3": {"face": "down"}, "c2": {"face": "down"}}));
        assert_eq!(game.position().observe(viewer).text(), "8/8/8/8/8/2?5/2?5/8 placing w 30");
        let view = game.view(viewer);
        assert_eq!(view.board.squares[18].face, Some(Face::Covered));
        assert_eq!(view.seats.map(|seat| seat.reserve), [15, 15].map(|left| Some(Reserve::Count(left))));
        assert_eq!(game.position().observe(viewer).detail()["left"], json!({"white": 15, "black": 15}));
    }
    assert_eq!(game.position().observe(Viewer::Omniscient).json()["pack"].as_array().unwrap().len(), 30);
}

#[test]
fn the_first_board_says_whose_secret_the_cards_are() {
    let goal = |variant| mysterious().goal(&options(variant));
    assert_eq!(goal("secret"), Goal::Mysterious { casual: false });
    assert_eq!(goal("casual"), Goal::Mysterious { casual: true });
}

#[test]
fn kinds_are_no_use() {
    let mut game = opening("casual");
    let told = game.play("N@c3").unwrap_err().to_string();
    assert!(told.contains("nobody knows what is placed: write @c3"), "{told}");
    game.play("@c3").unwrap();
    assert!(game.play("@c3").unwrap_err().to_string().contains("there is a card on c3 already"));
    for text in ["", "@", "@i9", "c3!", "random"] {
        assert!(game.play(text).unwrap_err().to_string().contains("such as @c3"), "{text}");
    }
}

#[test]
fn a_pack_is_shuffled_as_documented() {
    let fairness = include_str!("../../../../docs/fairness.md");
    let bytes: [u8; 32] = std::array::from_fn(|index| index as u8);
    let mut pack: Vec<char> = "PPPPPPPPNNBBRRQKppppppppnnbbrrqk".chars().collect();
    Words::new(bytes, "pack").shuffle(&mut pack);
    let line = format!("`{}`", pack.iter().collect::<String>());
    assert!(fairness.contains(&line), "{line}");
    let mut squares: Vec<String> = (0..64).map(trickmate_testkit::slow_chess::name).collect();
    Words::new(bytes, "flips").shuffle(&mut squares);
    let line = format!("`{}`", squares[..8].join(" "));
    assert!(fairness.contains(&line), "{line}");
    let seed = trickmate_rules::kernel::Seed::new(bytes);
    let game = Match::new(mysterious(), options("casual"), seed);
    let text = game.position().observe(Viewer::Omniscient).text();
    assert_eq!(text.split(' ').nth(3).unwrap(), pack.iter().collect::<String>());
}

#[test]
fn the_record_starts_from_the_seed_and_needs_no_kinds() {
    for number in 0..20 {
        let mut game = Match::new(mysterious(), options("casual"), seed(number));
        let mut chance = seed(number).chance("moves");
        while phase(&game) != "chess" {
            play_any(&mut game, &mut chance);
        }
        let record = Record::of(&game, []).to_string();
        let replayed = record.parse::<Record>().unwrap().replay().unwrap();
        assert_eq!(
            replayed.position().observe(Viewer::Public).text(),
            game.position().observe(Viewer::Public).text()
        );
        assert_eq!(Record::of(&replayed, []).to_string(), record);
    }
}
