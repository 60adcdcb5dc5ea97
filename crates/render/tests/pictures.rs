//! Requirements of every picture: its size, its squares and marks, either side at the bottom, few enough colours.

use super::decoded::Decoded;
use super::positions::{all_cards, demanded, ended, game, opening, place};
use trickmate_render::{Labels, RenderError, Style, Theme, png};
use trickmate_rules::kernel::card::Card;
use trickmate_rules::view::{Face, LastMove};
use trickmate_rules::{Seat, View};

fn draw(view: &View) -> Decoded {
    Decoded::of(view, &Style::default(), &Labels::default())
}

#[test]
fn every_theme_and_width_has_its_size_and_few_colours() {
    for theme in Theme::ALL {
        for width in [400, 555, 720, 1440] {
            for view in [opening(), demanded(), ended()] {
                let style = Style { theme, width, ..Style::default() };
                let picture = Decoded::of(&view, &style, &Labels::default());
                assert_eq!(picture.width, width);
                let min = width * 9 / 10;
                assert!((min..width * 3 / 2).contains(&picture.height), "{} high", picture.height);
                assert!(picture.colours <= 255);
                assert_eq!(picture.pixels.len(), (picture.width * picture.height) as usize);
            }
        }
    }
}

#[test]
fn all_positions_of_a_match_have_one_size() {
    let heights: Vec<u32> = game().iter().step_by(8).map(|view| draw(view).height).collect();
    assert!(heights.iter().all(|height| *height == heights[0]));
}

#[test]
fn a_width_out_of_range_is_refused() {
    for width in [0, 399, 1441, u32::MAX] {
        let result = png(&opening(), &Style { width, ..Style::default() }, &Labels::default());
        assert!(matches!(result, Err(RenderError::Width(refused)) if refused == width));
    }
}

#[test]
fn a_board_that_is_no_rectangle_is_refused() {
    let mut view = opening();
    view.board.squares.pop();
    assert!(matches!(
        png(&view, &Style::default(), &Labels::default()),
        Err(RenderError::Board { files: 10, ranks: 10, squares: 99 })
    ));
    view.board.squares.clear();
    view.board.files = 0;
    assert!(png(&view, &Style::default(), &Labels::default()).is_err());
}

#[test]
fn the_other_side_sees_the_board_turned_round() {
    let view = demanded();
    let turned_style = Style { orientation: Seat::Second, ..Style::default() };
    let seen_by_second = Decoded::of(&view, &turned_style, &Labels::default());
    let mut turned = view;
    turned.board.squares.reverse();
    let last = turned.last.as_mut().unwrap();
    (last.from, last.to) = (last.from.map(|from| 99 - from), 99 - last.to);
    for demand in &mut turned.obligations {
        (demand.from, demand.to) = (99 - demand.from, 99 - demand.to);
    }
    assert!(seen_by_second.board() == draw(&turned).board());
    assert!(seen_by_second.board() != draw(&demanded()).board());
}

#[test]
fn an_eight_by_eight_board_is_drawn_too() {
    let mut view = opening();
    (view.board.files, view.board.ranks, view.board.first_rank) = (8, 8, 1);
    view.board.squares.truncate(64);
    view.board.border = None;
    assert_eq!(draw(&view).width, 720);
}

#[test]
fn the_squares_of_the_last_move_are_marked_apart() {
    let plain = opening();
    let mut moved = plain.clone();
    // Both squares are empty before and after, so only the marks differ.
    let (from, to) = (place("c4"), place("e4"));
    moved.last =
        Some(LastMove { seat: Seat::First, number: None, text: "1Ce4".to_owned(), from: Some(from), to });
    let (before, after) = (draw(&plain), draw(&moved));
    assert!(before.square(2, 4) != after.square(2, 4));
    assert!(before.square(4, 4) != after.square(4, 4));
    assert!(after.square(2, 4) != after.square(4, 4));
    assert!(before.square(0, 4) == after.square(0, 4));
}

#[test]
fn attacker_and_victim_differ_in_more_than_colour() {
    let with = demanded();
    let mut without = with.clone();
    without.obligations.clear();
    let (with, without) = (draw(&with), draw(&without));
    let marked = |file, rank| -> Vec<bool> {
        with.square(file, rank).iter().zip(without.square(file, rank)).map(|(a, b)| *a != b).collect()
    };
    let (attacker, victim) = (marked(7, 8), marked(7, 2));
    let count = |marks: &[bool]| marks.iter().filter(|mark| **mark).count();
    assert!(count(&attacker) > 500 && count(&victim) > 300);
    // One has a closed frame, the other only corners, which shows in the middle of the left edge.
    assert!(attacker[33 * 67 + 1] && !victim[33 * 67 + 1]);
    let apart = attacker.iter().zip(&victim).filter(|(a, b)| a != b).count();
    assert!(apart > 200, "the marks share all but {apart} pixels");
}

#[test]
fn palaces_and_the_middle_line_are_marked() {
    let with = opening();
    let mut without = with.clone();
    without.board.border = None;
    without.board.squares.iter_mut().for_each(|square| square.palace = None);
    let (with, without) = (draw(&with), draw(&without));
    for (file, rank) in [(4, 0), (5, 0), (4, 9), (5, 9), (0, 4), (0, 5)] {
        assert!(with.square(file, rank) != without.square(file, rank), "{file} {rank}");
    }
    assert!(with.square(3, 0) == without.square(3, 0));
}

#[test]
fn every_card_of_either_owner_has_a_face_of_its_own() {
    let mut faces = Vec::new();
    for owner in Seat::ALL {
        for card in Card::all() {
            let mut view = opening();
            view.board.squares[usize::from(place("c4"))].face = Some(Face::Card { card, owner });
            faces.push(draw(&view).square(2, 4));
        }
    }
    for (index, face) in faces.iter().enumerate() {
        for other in &faces[index + 1..] {
            let apart = face.iter().zip(other).filter(|(a, b)| a != b).count();
            assert!(apart > 40, "two cards share all but {apart} pixels");
        }
    }
}

#[test]
fn all_cards_captured_still_fit() {
    for width in [400, 720] {
        let mut view = opening();
        view.seats[0].captured = all_cards(Seat::Second);
        view.seats[1].captured = all_cards(Seat::First);
        view.seats[1].captured.truncate(26);
        let picture = Decoded::of(&view, &Style { width, ..Style::default() }, &Labels::default());
        // The page right of the board stays empty.
        let edge = picture.cut(width - 5, 0, 5, picture.height);
        assert!(edge.iter().all(|pixel| *pixel == edge[0]));
    }
}
