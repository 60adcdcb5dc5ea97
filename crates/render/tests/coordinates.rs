//! Coordinates that can be read where pictures are shown small, measured from the pixels.

use super::gallery::{board_style, boards, shown};
use image::{Rgba, RgbaImage};
use std::ops::Range;
use trickmate_render::{Labels, Picture, Rgb, Style, Theme, mark_sheet_alt, mark_sheet_png};
use trickmate_rules::{Seat, View};

/// A box in which pictures are shown, how high letters are there at least, and how wide the board.
struct Shown {
    name: &'static str,
    size: (u32, u32),
    letters: u32,
    board: u32,
}

const SHOWN: [Shown; 2] = [
    Shown { name: "desktop", size: (550, 350), letters: 10, board: 330 },
    Shown { name: "phone", size: (320, 400), letters: 9, board: 305 },
];

fn rgb(pixel: Rgba<u8>) -> Rgb {
    Rgb { r: pixel.0[0], g: pixel.0[1], b: pixel.0[2] }
}

/// Returns the columns and rows of a picture that the board takes: from the first to the last in which most pixels are
/// not frame.
fn board(picture: &RgbaImage) -> (Range<u32>, Range<u32>) {
    let frame = *picture.get_pixel(0, 0);
    let (width, height) = picture.dimensions();
    // Beside the board there are letters too, but never in all rows or columns.
    let full = |count: usize, side: u32| count as u32 * 10 > side * 6;
    let column = |x: &u32| full((0..height).filter(|y| *picture.get_pixel(*x, *y) != frame).count(), height);
    let row = |y: &u32| full((0..width).filter(|x| *picture.get_pixel(*x, *y) != frame).count(), width);
    let columns = (0..width).find(column).unwrap()..(0..width).rfind(column).unwrap() + 1;
    let rows = (0..height).find(row).unwrap()..(0..height).rfind(row).unwrap() + 1;
    (columns, rows)
}

/// Counts the rows in a part of a picture that have a pixel with enough contrast to the frame for letters.
fn letter_height(picture: &RgbaImage, columns: Range<u32>, rows: Range<u32>) -> u32 {
    let frame = rgb(*picture.get_pixel(0, 0));
    let is_ink = |x: u32, y: u32| rgb(*picture.get_pixel(x, y)).contrast(frame) >= 4.5;
    rows.filter(|y| columns.clone().any(|x| is_ink(x, *y))).count() as u32
}

fn drawn(view: &View, theme: Theme, orientation: Seat) -> RgbaImage {
    let style = Style { orientation, ..board_style(theme) };
    Picture::new(view, &style, &Labels::default()).unwrap().rgba()
}

#[test]
fn every_coordinate_is_high_enough_and_the_board_wide_enough() {
    for (name, view) in boards() {
        for theme in Theme::ALL {
            for orientation in Seat::ALL {
                let whole = drawn(&view, theme, orientation);
                let (columns, rows) = board(&whole);
                let (files, ranks) = (u32::from(view.board.files), u32::from(view.board.ranks));
                let cell = (columns.end - columns.start) / files;
                for Shown { name: place, size, letters, board } in SHOWN {
                    let small = shown(&whole, size);
                    let scale = f64::from(small.width()) / f64::from(whole.width());
                    let at = |pixel: u32| (f64::from(pixel) * scale).round() as u32;
                    let what = format!("{name} {theme} {orientation:?} {place}");
                    let width = at(columns.end) - at(columns.start);
                    assert!(width >= board, "{what}: {width} pixels of board");
                    for file in 0..files {
                        let part = columns.start + file * cell..columns.start + (file + 1) * cell;
                        let below = at(rows.end) + 1..small.height();
                        let height = letter_height(&small, at(part.start)..at(part.end), below);
                        assert!(height >= letters, "{what}: letter {file} has {height} pixels");
                    }
                    for rank in 0..ranks {
                        let part = rows.start + rank * cell..rows.start + (rank + 1) * cell;
                        let beside = 0..at(columns.start).saturating_sub(1);
                        let height = letter_height(&small, beside, at(part.start)..at(part.end));
                        assert!(height >= letters, "{what}: number {rank} has {height} pixels");
                    }
                }
            }
        }
    }
}

/// The board takes nearly all of its picture, which is hardly higher than wide.
#[test]
fn the_board_is_the_picture() {
    for (name, view) in boards() {
        let (width, height) = drawn(&view, Theme::Light, Seat::First).dimensions();
        assert!(f64::from(height) <= f64::from(width) * 1.02, "{name}: {width} × {height}");
    }
}

#[test]
fn the_legend_of_every_game_is_drawn_and_described() {
    for (name, view) in boards() {
        for theme in Theme::ALL {
            let file = mark_sheet_png(&view, &board_style(theme)).unwrap();
            super::references::compare_file(&format!("marks-{name}-{theme}.png"), &file);
        }
        let described = mark_sheet_alt(&view);
        assert!(described.contains("the last move began here"), "{described}");
        assert_eq!(described.contains("this King is in check"), name != "cardmate");
        assert!(!described.ends_with('…'), "{described}");
    }
}
