//! Contrast measured from the pixels, in every theme: pieces and letters on all their backgrounds.

use super::covered;
use super::gallery::board_style;
use super::positions;
use image::imageops::{FilterType, crop_imm, resize};
use image::{Rgba, RgbaImage};
use std::collections::HashMap;
use trickmate_render::{Labels, Picture, Rgb, Style, Theme};
use trickmate_rules::chess::Role;
use trickmate_rules::kernel::card::Card;
use trickmate_rules::view::{Face, LastMove, Obligation, SquareIndex, SquareView};
use trickmate_rules::{Phrase, Seat, View};

/// Returns an empty chess board; the pieces go to d5 (light) and e5 (dark).
fn empty() -> View {
    let mut view = covered::chess();
    view.board.squares.iter_mut().for_each(|square| *square = SquareView::default());
    (view.last, view.checks) = (None, Vec::new());
    view
}

/// Returns a light and a dark square for pieces.
fn places() -> [SquareIndex; 2] {
    ["d5", "e5"].map(covered::square)
}

fn drawn(view: &View, style: &Style) -> RgbaImage {
    Picture::new(view, style, &Labels::default()).unwrap().rgba()
}

/// Returns a square of an eight by eight board that fills its picture.
fn square_of(picture: &RgbaImage, view: &View, place: SquareIndex) -> RgbaImage {
    let files = u32::from(view.board.files);
    let (file, rank) = (u32::from(place) % files, u32::from(place) / files);
    let cell = (picture.width() - 30) / files;
    let left = picture.width() - 5 - cell * files;
    crop_imm(picture, left + cell * file, 4 + cell * (files - 1 - rank), cell, cell).to_image()
}

fn contrast(one: Rgba<u8>, other: Rgba<u8>) -> f64 {
    let rgb = |pixel: Rgba<u8>| Rgb { r: pixel.0[0], g: pixel.0[1], b: pixel.0[2] };
    rgb(one).contrast(rgb(other))
}

/// Returns the colours of some pixels, the most frequent first.
fn colours(pixels: impl Iterator<Item = Rgba<u8>>) -> Vec<(Rgba<u8>, usize)> {
    let mut counts: HashMap<Rgba<u8>, usize> = HashMap::new();
    pixels.for_each(|pixel| *counts.entry(pixel).or_default() += 1);
    let mut counts: Vec<_> = counts.into_iter().collect();
    counts.sort_by_key(|(pixel, count)| (std::cmp::Reverse(*count), pixel.0));
    counts
}

type Ground = (&'static str, fn(&mut View, SquareIndex));

/// All grounds for a piece of chess, as changes to an empty board.
const GROUNDS: [Ground; 9] = [
    ("plain", |_, _| {}),
    ("where the last move ended", |view, place| {
        let text = "Nd5".to_owned();
        view.last = Some(LastMove { seat: Seat::First, number: None, text, from: Some(0), to: place });
    }),
    ("where the last move began", |view, place| {
        let text = "Nd5".to_owned();
        view.last = Some(LastMove { seat: Seat::First, number: None, text, from: Some(place), to: 0 });
    }),
    ("turned up", |view, place| {
        let text = "d5!".to_owned();
        view.last = Some(LastMove { seat: Seat::First, number: None, text, from: None, to: place });
    }),
    ("check", |view, place| view.checks = vec![place]),
    ("must move", |view, place| view.obligations = vec![obligation(place, 0)]),
    ("must be taken", |view, place| view.obligations = vec![obligation(0, place)]),
    ("palace", |view, place| view.board.squares[usize::from(place)].palace = Some(Seat::First)),
    ("printed card", |view, place| {
        view.board.squares[usize::from(place)].card = Card::from_text("KH");
    }),
];

fn obligation(from: SquareIndex, to: SquareIndex) -> Obligation {
    Obligation { from, to, text: Phrase::default() }
}

/// Returns all faces that a square can have, except cards face down.
fn pieces() -> Vec<Face> {
    let card = Card::from_text("XD").unwrap();
    let owned = |owner| {
        let pieces = Role::ALL.into_iter().map(move |role| Face::orthodox(role, owner));
        pieces.chain([Face::Card { card, owner }])
    };
    Seat::ALL.into_iter().flat_map(owned).collect()
}

/// The pixels that a piece changes on a square.
struct Silhouette {
    with: RgbaImage,
    without: RgbaImage,
}

impl Silhouette {
    fn of(view: &View, place: SquareIndex, face: Face, style: &Style) -> Silhouette {
        let empty = square_of(&drawn(view, style), view, place);
        let mut view = view.clone();
        view.board.squares[usize::from(place)].face = Some(face);
        Silhouette { with: square_of(&drawn(&view, style), &view, place), without: empty }
    }

    fn is_changed(&self, x: u32, y: u32) -> bool {
        self.with.get_pixel_checked(x, y) != self.without.get_pixel_checked(x, y)
    }

    fn changed(&self) -> impl Iterator<Item = (u32, u32)> {
        let (width, height) = self.with.dimensions();
        (0..height)
            .flat_map(move |y| (0..width).map(move |x| (x, y)))
            .filter(|(x, y)| self.is_changed(*x, *y))
    }

    /// Returns the most frequent colour of the piece.
    fn body(&self) -> Rgba<u8> {
        colours(self.changed().map(|(x, y)| *self.with.get_pixel(x, y)))[0].0
    }

    /// Returns the pixels of the ground that touch it. A badge lies over the piece.
    fn ground(&self, has_badge: bool) -> Vec<Rgba<u8>> {
        let cell = self.with.width();
        let is_badge = |x: u32, y: u32| has_badge && x * 100 > cell * 62 && y * 100 < cell * 38;
        let beside = |(x, y): (u32, u32)| {
            [(x.wrapping_sub(1), y), (x + 1, y), (x, y.wrapping_sub(1)), (x, y + 1)]
                .into_iter()
                .filter(|(x, y)| !self.is_changed(*x, *y) && !is_badge(*x, *y))
                .filter_map(|(x, y)| self.without.get_pixel_checked(x, y).copied())
                .collect::<Vec<_>>()
        };
        self.changed().flat_map(beside).collect()
    }
}

#[test]
fn pieces_stand_out_from_everything_they_stand_on() {
    let mut failures = Vec::new();
    for theme in Theme::ALL {
        let style = board_style(theme);
        for (ground, change) in GROUNDS {
            for place in places() {
                let mut view = empty();
                change(&mut view, place);
                for face in pieces() {
                    // A card is the piece itself, so it never lies on another card.
                    if ground == "printed card" && matches!(face, Face::Card { .. }) {
                        continue;
                    }
                    let shape = Silhouette::of(&view, place, face, &style);
                    let has_badge = ground == "check" || ground.starts_with("must");
                    let (body, around) = (shape.body(), shape.ground(has_badge));
                    let near = around.iter().filter(|ground| contrast(body, **ground) < 3.0).count();
                    let worst = around.iter().map(|ground| contrast(body, *ground)).fold(21.0, f64::min);
                    if near * 20 > around.len() {
                        let all = around.len();
                        failures.push(format!(
                            "{theme}: {face:?} on {ground}: {near} of {all} pixels have less than 3, the least {worst:.2}"
                        ));
                    }
                }
            }
        }
    }
    assert!(failures.is_empty(), "{}", failures.join("\n"));
}

#[test]
fn pieces_stay_inside_their_square() {
    for (ground, change) in [GROUNDS[0], GROUNDS[8]] {
        for place in places() {
            let mut view = empty();
            change(&mut view, place);
            for face in pieces() {
                let shape = Silhouette::of(&view, place, face, &board_style(Theme::Light));
                let last = shape.with.width() - 1;
                let cut =
                    shape.changed().find(|(x, y)| [*x, *y].iter().any(|side| *side == 0 || *side == last));
                assert_eq!(cut, None, "{face:?} on {ground} touches the edge");
            }
        }
    }
}

/// A card face down has an edge that contrasts with the square, and the piece on it contrasts with the card.
#[test]
fn cards_face_down_stand_out_and_show_whose_they_are() {
    for theme in Theme::ALL {
        let style = board_style(theme);
        let mut edges = Vec::new();
        for place in places() {
            let view = empty();
            for owner in Seat::ALL {
                let shape = Silhouette::of(&view, place, Face::Known { role: Role::Rook, owner }, &style);
                let cell = shape.with.width();
                let (edge, panel) = (
                    *shape.with.get_pixel(cell * 13 / 100, cell / 2),
                    *shape.with.get_pixel(cell / 2, cell / 5),
                );
                let square = *shape.without.get_pixel(0, 0);
                assert!(contrast(edge, square) >= 3.0, "{theme}: the edge has {:.2}", contrast(edge, square));
                let piece = colours(
                    crop_imm(&shape.with, cell / 3, cell / 2, cell / 3, cell / 4)
                        .to_image()
                        .pixels()
                        .copied(),
                )[0]
                .0;
                assert!(contrast(piece, panel) >= 3.0, "{theme}: the man has {:.2}", contrast(piece, panel));
                edges.push(edge);
            }
            let shape = Silhouette::of(&view, place, Face::Covered, &style);
            let cell = shape.with.width();
            let (edge, square) =
                (*shape.with.get_pixel(cell * 12 / 100, cell / 2), *shape.without.get_pixel(0, 0));
            assert!(contrast(edge, square) >= 3.0, "{theme}: the back has {:.2}", contrast(edge, square));
        }
        assert!(contrast(edges[0], edges[1]) >= 7.0, "{theme}");
    }
}

/// Rank and suit on their card, printed or owned: its two most frequent colours.
#[test]
fn letters_of_cards_are_read() {
    for theme in Theme::ALL {
        for place in places() {
            for name in ["XD", "KS", "7H", "AC"] {
                let card = Card::from_text(name).unwrap();
                for owner in [Some(Seat::First), Some(Seat::Second), None] {
                    let mut view = empty();
                    let square = &mut view.board.squares[usize::from(place)];
                    match owner {
                        Some(owner) => square.face = Some(Face::Card { card, owner }),
                        None => square.card = Some(card),
                    }
                    let picture = square_of(&drawn(&view, &board_style(theme)), &view, place);
                    let cell = picture.width();
                    let (left, width) = if owner.is_some() { (20, 60) } else { (8, 28) };
                    let part =
                        crop_imm(&picture, cell * left / 100, cell / 8, cell * width / 100, cell * 7 / 10);
                    let found = colours(part.to_image().pixels().copied());
                    let (paper, ink) = (found[0].0, found[1].0);
                    let has = contrast(paper, ink);
                    assert!(has >= 4.5, "{theme}: {name} of {owner:?} has {has:.2}");
                }
            }
        }
    }
}

/// Compares pieces made of cards at the small size of a thread: no two may look alike.
#[test]
fn made_pieces_are_told_apart_where_a_square_has_42_pixels() {
    for theme in Theme::ALL {
        let faces = super::summoner::faces(&board_style(theme));
        let small: Vec<(String, RgbaImage)> = faces
            .into_iter()
            .map(|(name, face)| (name, resize(&face, 42, 42, FilterType::Triangle)))
            .collect();
        for (index, (one, face)) in small.iter().enumerate() {
            for (other, next) in &small[index + 1..] {
                let apart =
                    face.pixels().zip(next.pixels()).filter(|(a, b)| a.0[1].abs_diff(b.0[1]) > 60).count();
                assert!(apart >= 20, "{theme}: {one} and {other} differ in {apart} pixels");
            }
        }
    }
}

/// The ten is written as in all other places.
#[test]
fn cardmate_says_ten() {
    let view = positions::opening();
    let described = trickmate_render::alt(&view, &Labels::default());
    assert!(described.contains("10D a9") && described.contains("10S a0"), "{described}");
}
