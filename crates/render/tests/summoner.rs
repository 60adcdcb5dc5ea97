//! Pictures of Summoner's Chess: faces, reserves, hands.

use super::decoded::Decoded;
use image::RgbaImage;
use image::imageops::crop_imm;
use serde_json::{Value, json};
use trickmate_render::{Labels, Picture, Style, Theme, alt, text};
use trickmate_rules::kernel::Seed;
use trickmate_rules::view::Face;
use trickmate_rules::{Match, Options, Seat, View, Viewer, game};

/// Reads a card of a make-up: its name, with `+` after it for a Rider.
fn part(card: &str) -> Value {
    match card.strip_suffix('+') {
        Some(name) => json!({"card": name, "rider": true}),
        None => json!({"card": card}),
    }
}

fn made_of(cards: &[&str]) -> Value {
    cards.iter().map(|card| part(card)).collect()
}

/// Returns a table with a made piece on each of these squares.
fn table(pieces: &[(&str, Value)], reserve: &[Value], hand: &[&str]) -> Value {
    let mut board = vec![
        json!({"at": "e1", "owner": "white", "king": true}),
        json!({"at": "e8", "owner": "black", "king": true}),
    ];
    board.extend(pieces.iter().map(|(at, made_of)| {
        let owner = if at.ends_with(['1', '2', '3', '4']) { "white" } else { "black" };
        json!({"at": at, "owner": owner, "made_of": made_of})
    }));
    let waiting = |letter: &str| -> Value {
        let piece = |(index, made_of): (usize, &Value)| json!({"handle": format!("{letter}{}", index + 1), "made_of": made_of});
        reserve.iter().enumerate().map(piece).collect()
    };
    json!({
        "variant": "standard", "turn": "white", "phase": "move", "board": board,
        "reserve": {"white": waiting("W"), "black": waiting("B")},
        "last_handle": {"white": reserve.len(), "black": reserve.len()},
        "hand": {"white": hand, "black": ["Windmill"]}, "deck": {"white": ["Rook"], "black": []}
    })
}

fn seen(table: &Value, viewer: Viewer) -> View {
    let summoner = game("summoner").unwrap();
    let options = Options::new(summoner.options(), []).unwrap();
    summoner.load(&options, &Seed::new([0; 32]), &table.to_string()).unwrap().observe(viewer).view()
}

fn draw(view: &View, style: &Style) -> Decoded {
    Decoded::of(view, style, &Labels::default())
}

/// Returns the squares of the board in a picture 720 pixels wide of a table without reserves, with White at the bottom.
fn square(picture: &Decoded, name: &str) -> Vec<[u8; 3]> {
    let [file, rank] = name.as_bytes() else { panic!("{name}") };
    picture.cut(24 + 84 * u32::from(file - b'a'), 88 + 84 * u32::from(b'8' - rank), 84, 84)
}

/// Returns the face of a made piece on d4 (White's) or d5 (Black's).
fn face(cards: &Value, at: &str, theme: Theme) -> Vec<[u8; 3]> {
    let view = seen(&table(&[(at, cards.clone())], &[], &[]), Viewer::Public);
    square(&draw(&view, &Style { theme, ..Style::default() }), at)
}

fn apart(one: &[[u8; 3]], other: &[[u8; 3]]) -> usize {
    one.iter().zip(other).filter(|(a, b)| a != b).count()
}

const CARDS: [&str; 28] = [
    "Peasant",
    "Sword",
    "Novice",
    "Spear",
    "Scout",
    "Pike",
    "Soldier",
    "Courtier",
    "Escort",
    "Retreater",
    "Acolyte",
    "Horse",
    "Go-Between",
    "Wazir",
    "Dabbabah",
    "Ferz",
    "Alfil",
    "Vao",
    "Windmill",
    "Cannon",
    "Lance",
    "Rank-Mover",
    "Knight",
    "Guard",
    "Bishop",
    "File-Mover",
    "Rook",
    "KnightRider",
];

/// Compares pieces of single cards and of several: their faces show their cards.
fn make_ups() -> Vec<Value> {
    let copy = |of: &[&str]| json!([{"card": "Clone", "of": made_of(of)}]);
    let mut make_ups: Vec<Value> = CARDS.iter().map(|card| made_of(&[card])).collect();
    make_ups.extend([
        made_of(&["Wazir+"]),
        made_of(&["Wazir", "Ferz"]),
        made_of(&["Knight", "Wazir", "Dabbabah", "Alfil", "Ferz"]),
        made_of(&["Knight", "Wazir", "Dabbabah", "Alfil", "Ferz", "Guard"]),
        made_of(&["Rook", "Soldier", "Peasant", "Lance", "File-Mover"]),
        copy(&["Wazir"]),
        copy(&["Wazir", "Ferz"]),
    ]);
    make_ups
}

/// Returns the faces of White's pieces, as drawn on d4 of an otherwise empty board.
pub(crate) fn faces(style: &Style) -> Vec<(String, RgbaImage)> {
    let faces = make_ups().into_iter().map(|make_up| {
        let view = seen(&table(&[("d4", make_up.clone())], &[], &[]), Viewer::Public);
        let picture = Picture::new(&view, style, &Labels::default()).unwrap().rgba();
        let cell = (picture.width() - 30) / 8;
        (
            make_up.to_string(),
            crop_imm(&picture, picture.width() - 5 - 5 * cell, 4 + 4 * cell, cell, cell).to_image(),
        )
    });
    faces.collect()
}

#[test]
fn different_make_ups_have_different_faces() {
    let make_ups = make_ups();
    let faces: Vec<_> = make_ups.iter().map(|make_up| face(make_up, "d4", Theme::Light)).collect();
    for (index, one) in faces.iter().enumerate() {
        for (other, name) in faces[index + 1..].iter().zip(&make_ups[index + 1..]) {
            assert!(apart(one, other) > 20, "{} and {name} look alike", make_ups[index]);
        }
    }
}

#[test]
fn the_same_make_up_has_the_same_face() {
    let [one, other] =
        [["Knight", "Ferz"], ["Ferz", "Knight"]].map(|cards| face(&made_of(&cards), "d4", Theme::Light));
    assert!(one == other);
    // The result does not depend on the size of the picture before.
    let view = seen(&table(&[("d4", made_of(&["Knight", "Ferz"]))], &[], &[]), Viewer::Public);
    draw(&view, &Style { width: 500, ..Style::default() });
    assert!(square(&draw(&view, &Style::default()), "d4") == one);
}

#[test]
fn owners_differ_in_brightness_and_in_outline() {
    let luminance = |pixels: &[[u8; 3]]| {
        let sum: u32 = pixels.iter().flatten().map(|part| u32::from(*part)).sum();
        sum / (3 * pixels.len() as u32)
    };
    for theme in Theme::ALL {
        let (white, black) =
            (face(&made_of(&["Guard"]), "d4", theme), face(&made_of(&["Guard"]), "d5", theme));
        assert!(luminance(&white) > luminance(&black) + 50, "{theme}");
        // The corner of a tile is cut off for the second seat.
        assert!(white[9 * 84 + 9] != white[0] && black[9 * 84 + 9] == black[0], "{theme}");
    }
}

#[test]
fn a_face_is_turned_with_the_board() {
    let view = seen(&table(&[("d4", made_of(&["Lance"]))], &[], &[]), Viewer::Public);
    let from_below = draw(&view, &Style::default());
    let from_above = draw(&view, &Style { orientation: Seat::Second, ..Style::default() });
    assert!(square(&from_below, "d4") != square(&from_above, "e5"));
}

#[test]
fn extra_kings_and_pawns_are_chessmen() {
    let position = json!({
        "variant": "courier", "turn": "white", "phase": "move",
        "board": [{"at": "e1", "owner": "white", "king": true}, {"at": "e8", "owner": "black", "king": true},
                  {"at": "d2", "owner": "white", "pawn": true}],
        "reserve": {"white": [{"handle": "W1", "made_of": [{"card": "King"}]}, {"handle": "W2", "pawn": true}],
                    "black": []},
        "last_handle": {"white": 2, "black": 0},
        "hand": {"white": ["Letter-d", "Number-5", "File-b", "Rank-4", "Any", "King", "Joker", "Queen"], "black": []}
    });
    let view = seen(&position, Viewer::Seat(Seat::First));
    let reserve = &view.summoning.as_ref().unwrap().holdings[0].reserve;
    assert!(reserve.iter().all(|piece| matches!(piece.face, Face::Piece { owner: Seat::First, .. })));
    let described = alt(&view, &Labels::default());
    for words in ["W1 King", "W2 Pawn", "Letter-d", "White has King e1, Pawn d2"] {
        assert!(described.contains(words), "{words}: {described}");
    }
    let shown = draw(&view, &Style::default());
    assert!(shown.height > draw(&seen(&position, Viewer::Public), &Style::default()).height);
}

#[test]
fn a_hand_is_drawn_for_those_alone_who_may_know_it() {
    let knights = table(&[], &[], &["Knight", "Rider"]);
    let rooks = table(&[], &[], &["Rook", "Clone"]);
    for viewer in [Viewer::Public, Viewer::Seat(Seat::Second)] {
        let [one, other] = [&knights, &rooks].map(|table| seen(table, viewer));
        assert!(draw(&one, &Style::default()) == draw(&other, &Style::default()));
        assert_eq!(alt(&one, &Labels::default()), alt(&other, &Labels::default()));
        let text = text(&one, &Labels::default(), Seat::First);
        assert!(text.contains("White holds 2 cards, 1 to draw\n"), "{text}");
    }
    let [one, other] = [&knights, &rooks].map(|table| seen(table, Viewer::Seat(Seat::First)));
    assert!(draw(&one, &Style::default()) != draw(&other, &Style::default()));
    assert!(alt(&one, &Labels::default()).contains("White holds 2 cards, 1 to draw: Knight; Rider."));
}

#[test]
fn however_much_there_is_it_fits() {
    let reserve: Vec<Value> =
        (0..40).map(|index| made_of(&[CARDS[index % 28], CARDS[(5 * index + 3) % 28]])).collect();
    let all = [("a1", made_of(&CARDS)), ("h8", made_of(&CARDS)), ("d4", made_of(&["Rook"]))];
    for (width, waiting, held) in [
        (400, 0, 28),
        (1440, 1, 1),
        (720, 8, 4),
        (400, 9, 5),
        (720, 24, 12),
        (400, 25, 13),
        (720, 40, 28),
        (400, 40, 28),
    ] {
        let table = table(&all, &reserve[..waiting], &CARDS[..held]);
        for viewer in [Viewer::Public, Viewer::Seat(Seat::First), Viewer::Omniscient] {
            let view = seen(&table, viewer);
            let picture = draw(&view, &Style { theme: Theme::Dark, width, ..Style::default() });
            assert_eq!(picture.width, width);
            assert!(picture.height <= width * 11 / 4, "{} high", picture.height);
            let edge = picture.cut(width - 4, 0, 4, picture.height);
            assert!(edge.iter().all(|pixel| *pixel == edge[0]), "{width} {waiting} {held}");
            let described = alt(&view, &Labels::default());
            assert!(described.encode_utf16().count() <= 1024, "{described}");
            for words in ["White has King e1", "Black has King e8", "White holds", "Black holds"] {
                assert!(described.contains(words), "{words}: {described}");
            }
        }
    }
}

#[test]
fn the_move_and_the_summons_of_a_turn_are_marked() {
    let summoner = game("summoner").unwrap();
    let options = Options::new(summoner.options(), []).unwrap();
    let mut start = table(&[], &[made_of(&["Rook"])], &["Knight"]);
    start["reserve"]["black"] = json!([]);
    let mut game = Match::from_position(summoner, options, Seed::new([0; 32]), start.to_string()).unwrap();
    game.play_all(["e1-e2", "W1@d1"]).unwrap();
    let view = game.view(Viewer::Public);
    assert!(alt(&view, &Labels::default()).contains("went from e1 to e2"));
    let mut plain = view.clone();
    plain.last = None;
    assert_eq!(plain.summoning.as_mut().unwrap().moved.take(), Some((4, 12)));
    let [marked, unmarked] = [view, plain].map(|view| draw(&view, &Style::default()));
    for name in ["e1", "e2", "d1"] {
        assert!(apart(&square(&marked, name), &square(&unmarked, name)) > 100, "{name}");
    }
    assert_eq!(apart(&square(&marked, "a5"), &square(&unmarked, "a5")), 0);
}
