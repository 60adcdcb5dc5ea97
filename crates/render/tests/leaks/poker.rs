//! Poker Chess with secret cards: games that differ only in a hole card, or in cards that lie face down, are the same to
//! everybody who may not know them, picture included.

use trickmate_render::{Labels, Style, alt};
use trickmate_rules::kernel::Seed;
use trickmate_rules::view::Face;
use trickmate_rules::{Adjudication, Match, Seat, Viewer};
use trickmate_testkit::poker_table::{options, poker};
use trickmate_testkit::twins::{faces, holes};

use super::super::decoded::Decoded;
use super::told::differences;

/// Number of pairs.
const PAIRS: u32 = 12;

#[test]
fn nobody_else_sees_a_hole_card() {
    let mut pictures = 0;
    for number in 0..PAIRS {
        let twins = holes(number);
        let others = [Viewer::Public, Viewer::Seat(twins.seat)];
        let found = differences(&twins.matches, &others, true);
        assert!(found.is_empty(), "pair {number}: {found:?}");
        // Its owner does, in the picture too if it is one of the five that count.
        let owner = [Viewer::Seat(twins.seat.other())];
        let own = differences(&twins.matches, &owner, true);
        assert!(own.contains("view"), "pair {number}: {own:?}");
        pictures += usize::from(own.contains("picture"));
        let mut over = twins.matches.clone();
        for game in &mut over {
            game.conclude(Adjudication::Resignation(Seat::First)).unwrap();
        }
        assert!(differences(&over, &[Viewer::Public], false).contains("view"), "all is told at the end");
    }
    assert!(pictures > 0);
}

#[test]
fn nobody_sees_what_lies_face_down() {
    let mut differ = 0;
    for number in 0..PAIRS {
        let twins = faces(number);
        let all = [Viewer::Public, Viewer::Seat(Seat::First), Viewer::Seat(Seat::Second)];
        let found = differences(&twins.matches, &all, true);
        assert!(found.is_empty(), "pair {number}: {found:?}");
        let [one, other] =
            twins.matches.each_ref().map(|game| game.position().observe(Viewer::Omniscient).text());
        if one == other {
            // Too few cards lie face down for two to change places.
            continue;
        }
        differ += 1;
        let mut over = twins.matches.clone();
        for game in &mut over {
            game.conclude(Adjudication::Resignation(Seat::First)).unwrap();
        }
        assert!(differences(&over, &[Viewer::Public], true).contains("picture"), "all is shown at the end");
    }
    assert!(differ > PAIRS / 2, "{differ}");
}

#[test]
fn a_card_that_lies_face_down_is_a_back_until_something_stands_on_it() {
    let given = options(&[("deal", "random"), ("faces", "down")]);
    let mut game = Match::new(poker(), given, Seed::new([4; 32]));
    let at = |name: &str| (0..64).find(|place| game_name(*place) == name).unwrap();
    let before = game.view(Viewer::Public);
    assert_eq!(before.board.squares[at("f3")].face, Some(Face::Covered));
    assert_eq!(before.board.squares[at("f3")].card, None);
    assert_eq!(before.board.squares[at("e4")].face, None, "there is no card");
    assert!(alt(&before, &Labels::default()).contains("f3"), "the description lists it");
    game.play("Nf3").unwrap();
    let after = game.view(Viewer::Public);
    assert_eq!(after.board.squares[at("f6")].face, None, "the card opposite is up");
    assert!(after.board.squares[at("f6")].card.is_some());
    // On f3 and f6 the picture has changed, on a square beside them it has not.
    let draw = |view| Decoded::of(view, &Style { width: 400, ..Style::default() }, &Labels::default());
    let (one, other) = (draw(&before), draw(&after));
    let (cell, left, top) = (46, 16, 62);
    let square = |picture: &Decoded, file: u32, rank: u32| {
        picture.cut(left + file * cell + 3, top + (8 - rank) * cell + 3, cell - 6, cell - 6)
    };
    let has_changed = |file, rank| square(&one, file, rank) != square(&other, file, rank);
    assert!(has_changed(5, 3) && has_changed(5, 6));
    assert!(!has_changed(2, 3) && !has_changed(2, 6));
    assert_eq!(square(&one, 5, 6), square(&one, 7, 6), "backs are all alike");
}

fn game_name(place: usize) -> String {
    format!("{}{}", char::from(b'a' + (place % 8) as u8), place / 8 + 1)
}
