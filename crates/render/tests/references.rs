//! Pictures compared with those in `tests/reference/`, which people have approved.
//!
//! Tolerance: at most one pixel in 500 may differ by more than 16 in a channel. After an intended change,
//! `TRICKMATE_UPDATE_REFERENCES=1 cargo test references` writes the files again: look at them before committing.

use super::decoded::Decoded;
use super::positions::{demanded, ended, opening};
use std::path::Path;
use trickmate_render::{Labels, Style, Theme, png};
use trickmate_rules::{Seat, View};

/// Returns `true` if the references should be written again.
pub(super) fn update() -> bool {
    std::env::var_os("TRICKMATE_UPDATE_REFERENCES").is_some()
}

/// Compares the picture of a view with the one of this name.
pub(super) fn compare(name: &str, view: &View, style: &Style) {
    let labels = Labels { names: [Some("alice".to_owned()), Some("Bjørn Ångström".to_owned())] };
    let file = png(view, style, &labels).unwrap();
    compare_file(name, &file);
}

/// Compares a PNG file with the one of this name.
pub(super) fn compare_file(name: &str, file: &[u8]) {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/reference").join(name);
    if update() {
        std::fs::write(&path, file).unwrap();
    }
    let (new, known) = (Decoded::png(file), Decoded::png(&std::fs::read(&path).unwrap()));
    assert_eq!((new.width, new.height), (known.width, known.height), "{name} has another size");
    let differs = |(a, b): &(&[u8; 3], &[u8; 3])| a.iter().zip(b.iter()).any(|(a, b)| a.abs_diff(*b) > 16);
    let different = new.pixels.iter().zip(&known.pixels).filter(differs).count();
    assert!(different * 500 <= new.pixels.len(), "{different} pixels of {name} differ");
}

fn style(theme: Theme, width: u32, orientation: Seat) -> Style {
    Style { theme, width, orientation, ..Style::default() }
}

#[test]
fn opening_light() {
    compare("opening-light-400.png", &opening(), &style(Theme::Light, 400, Seat::First));
}

#[test]
fn compulsory_capture_light() {
    compare("demanded-light-720.png", &demanded(), &style(Theme::Light, 720, Seat::First));
}

#[test]
fn compulsory_capture_dark_from_the_other_side() {
    compare("demanded-dark-400.png", &demanded(), &style(Theme::Dark, 400, Seat::Second));
}

#[test]
fn end_colour_blind() {
    compare("ended-colour-blind-400.png", &ended(), &style(Theme::ColourBlind, 400, Seat::First));
}
