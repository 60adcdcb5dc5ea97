//! The pictures of every game and theme at their displayed sizes: scaled down into the 550 × 350 pixels of a desktop,
//! and to the 320 of a phone. They are stored in `tests/reference/`, and people have approved them.

use super::covered;
use super::positions;
use super::references::update;
use image::RgbaImage;
use image::imageops::{FilterType, resize};
use std::path::Path;
use trickmate_render::{Labels, Picture, PictureLayout, Style, Theme};
use trickmate_rules::kernel::Seed;
use trickmate_rules::{Match, Options, Seat, View, Viewer, game};

/// Returns the boards of all games with most of their possible contents: their names and views.
pub(crate) fn boards() -> Vec<(&'static str, View)> {
    vec![
        ("cardmate", positions::demanded()),
        ("poker", poker()),
        ("mysterious-placing", covered::placing()),
        ("mysterious", covered::chess()),
        ("summoner", summoner(Viewer::Public)),
    ]
}

/// Returns the middle of a game of Poker Chess.
pub(crate) fn poker() -> View {
    let poker = game("poker").unwrap();
    let mut game = Match::new(poker, Options::new(poker.options(), []).unwrap(), Seed::new([0; 32]));
    game.play_all("e4 e5 Nf3 Nc6 Bb5 a6 Bxc6 dxc6 O-O Qd4 Nxd4".split(' ')).unwrap();
    game.view(Viewer::Public)
}

/// Returns the middle of a game of Summoner's Chess with pieces of many cards, reserves and a hand.
pub(crate) fn summoner(viewer: Viewer) -> View {
    let summoner = game("summoner").unwrap();
    let options = Options::new(summoner.options(), []).unwrap();
    let position = include_str!("../benches/summoner.json");
    summoner.load(&options, &Seed::new([0; 32]), position).unwrap().observe(viewer).view()
}

pub(crate) fn board_style(theme: Theme) -> Style {
    Style { theme, layout: PictureLayout::Board, ..Style::default() }
}

/// Scales a picture down to fit into a box.
pub(crate) fn shown(picture: &RgbaImage, (width, height): (u32, u32)) -> RgbaImage {
    let (wide, high) = picture.dimensions();
    let scale = (f64::from(width) / f64::from(wide)).min(f64::from(height) / f64::from(high)).min(1.0);
    let scaled = |side: u32| (f64::from(side) * scale).round() as u32;
    resize(picture, scaled(wide), scaled(high), FilterType::Triangle)
}

const DESKTOP: (u32, u32) = (550, 350);
const PHONE: (u32, u32) = (320, 320);

/// Distance of colours in a stored picture, which keeps files small and still shows faults.
const STEP: u8 = 8;

fn coarse(picture: &RgbaImage) -> (Vec<u8>, Vec<[u8; 3]>) {
    let rounded = |channel: u8| (channel / STEP) * STEP + STEP / 2;
    let colours: Vec<[u8; 3]> = picture
        .pixels()
        .map(|pixel| [rounded(pixel.0[0]), rounded(pixel.0[1]), rounded(pixel.0[2])])
        .collect();
    (colours.iter().flatten().copied().collect(), colours)
}

fn compare(name: &str, picture: &RgbaImage) {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/reference").join(name);
    let (bytes, colours) = coarse(picture);
    if update() {
        let mut file = Vec::new();
        let mut encoder = png::Encoder::new(&mut file, picture.width(), picture.height());
        encoder.set_color(png::ColorType::Rgb);
        encoder.set_compression(png::Compression::High);
        encoder.set_filter(png::Filter::Paeth);
        encoder.write_header().unwrap().write_image_data(&bytes).unwrap();
        std::fs::write(&path, file).unwrap();
    }
    let decoder = png::Decoder::new(std::io::BufReader::new(std::fs::File::open(&path).unwrap()));
    let mut reader = decoder.read_info().unwrap();
    let mut known = vec![0; reader.output_buffer_size().unwrap()];
    let info = reader.next_frame(&mut known).unwrap();
    assert_eq!((info.width, info.height), picture.dimensions(), "{name} has another size");
    let known = known.as_chunks::<3>().0;
    let differs = |(a, b): &(&[u8; 3], &[u8; 3])| a.iter().zip(*b).any(|(a, b)| a.abs_diff(*b) > 3 * STEP);
    let different = colours.iter().zip(known).filter(differs).count();
    assert!(different * 500 <= colours.len(), "{different} pixels of {name} differ");
}

#[test]
fn boards_as_they_are_shown() {
    for (name, view) in boards() {
        for theme in Theme::ALL {
            let picture = Picture::new(&view, &board_style(theme), &Labels::default()).unwrap().rgba();
            compare(&format!("board-{name}-{theme}-desktop.png"), &shown(&picture, DESKTOP));
            compare(&format!("board-{name}-{theme}-phone.png"), &shown(&picture, PHONE));
        }
    }
}

#[test]
fn strips_as_they_are_shown() {
    for (name, view) in
        [("summoner", summoner(Viewer::Seat(Seat::First))), ("mysterious", covered::placing())]
    {
        for theme in Theme::ALL {
            let strip = trickmate_render::hand_strip(&view, &board_style(theme)).unwrap().unwrap().rgba();
            compare(&format!("strip-{name}-{theme}-desktop.png"), &shown(&strip, DESKTOP));
            compare(&format!("strip-{name}-{theme}-phone.png"), &shown(&strip, PHONE));
        }
    }
}
