//! An animation shows exactly the same as the single pictures.

use super::decoded::{Decoded, colour};
use super::positions::{demanded, game, opening};
use trickmate_render::{Labels, Pace, RenderError, Style, Theme, gif};
use trickmate_rules::{Seat, View};

/// Returns the visible picture of every frame, its delay in hundredths of a second, and the share of the picture that
/// it redraws.
fn frames(file: &[u8]) -> Vec<(Vec<[u8; 3]>, u16, f64)> {
    let mut options = gif::DecodeOptions::new();
    options.set_color_output(gif::ColorOutput::Indexed);
    let mut decoder = options.read_info(file).unwrap();
    let palette = decoder.global_palette().unwrap().to_vec();
    let (width, height) = (usize::from(decoder.width()), usize::from(decoder.height()));
    let mut seen = vec![[0; 3]; width * height];
    let mut frames = Vec::new();
    while let Some(frame) = decoder.read_next_frame().unwrap() {
        let mut drawn = 0;
        for (at, &index) in frame.buffer.iter().enumerate() {
            let (x, y) = (at % usize::from(frame.width), at / usize::from(frame.width));
            if frame.transparent != Some(index) {
                seen[(y + usize::from(frame.top)) * width + x + usize::from(frame.left)] =
                    colour(&palette, index);
                drawn += 1;
            }
        }
        frames.push((seen.clone(), frame.delay, drawn as f64 / seen.len() as f64));
    }
    frames
}

#[test]
fn frames_are_the_pictures_and_later_ones_hold_only_changes() {
    let views = game();
    let labels = Labels { names: [Some("alice".to_owned()), None] };
    for (theme, orientation) in [(Theme::Light, Seat::First), (Theme::Dark, Seat::Second)] {
        let style = Style { theme, width: 400, orientation, ..Style::default() };
        let pace = Pace { each: 80, last: 400 };
        let frames = frames(&gif(&views, &style, &labels, pace).unwrap());
        assert_eq!(frames.len(), views.len());
        for (index, (view, (seen, delay, drawn))) in views.iter().zip(&frames).enumerate() {
            assert!(*seen == Decoded::of(view, &style, &labels).pixels, "frame {index} differs");
            let last = index == views.len() - 1;
            assert_eq!(*delay, if last { 400 } else { 80 });
            assert!(if index == 0 { *drawn == 1.0 } else { *drawn < 0.3 }, "frame {index} redraws {drawn}");
        }
    }
}

#[test]
fn it_repeats_for_ever() {
    let file = gif([&opening()], &Style::default(), &Labels::default(), Pace::default()).unwrap();
    let mut decoder = gif::DecodeOptions::new().read_info(file.as_slice()).unwrap();
    decoder.read_next_frame().unwrap();
    assert_eq!(decoder.repeat(), gif::Repeat::Infinite);
}

#[test]
fn the_same_position_twice_is_two_frames() {
    let view = demanded();
    let file = gif([&view, &view], &Style::default(), &Labels::default(), Pace::default()).unwrap();
    let frames = frames(&file);
    assert_eq!(frames.len(), 2);
    assert!(frames[0].0 == frames[1].0);
}

#[test]
fn nothing_and_boards_of_two_sizes_are_refused() {
    let none: [&View; 0] = [];
    let result = gif(none, &Style::default(), &Labels::default(), Pace::default());
    assert!(matches!(result, Err(RenderError::NoFrames)));
    let mut small = opening();
    small.board.ranks = 9;
    small.board.squares.truncate(90);
    let result = gif([&opening(), &small], &Style::default(), &Labels::default(), Pace::default());
    assert!(matches!(result, Err(RenderError::FrameSize)));
}
