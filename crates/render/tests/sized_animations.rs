//! Animations of whole games stay within Discord's limit.

use trickmate_render::{Labels, Pace, RenderError, SizedAnimation, Style, gif, sized_animation};
use trickmate_rules::{GAMES, View};

use super::positions;
use trickmate_testkit::random::{longest, views};

/// Discord's limit for a file, in bytes.
const LIMIT: usize = 10 * 1024 * 1024;

fn labels() -> Labels {
    Labels { names: [Some("alice".to_owned()), Some("Bjørn".to_owned())] }
}

/// Returns the animation of views that are in memory.
fn animation_of(views: &[View], style: &Style, max: usize) -> Result<SizedAnimation, RenderError> {
    sized_animation(|| Ok(views.iter().cloned().map(Ok)), style, &labels(), Pace::default(), max)
}

/// `benches/replay.rs` does the same with a hundred games each.
#[test]
fn the_longest_of_some_random_games_of_each_game_is_taken_whole() {
    for game in GAMES {
        let played = longest(*game, 0..2);
        let shown = views(&played);
        assert_eq!(shown.len(), played.plies().len() + 1);
        let animation = animation_of(&shown, &Style::default(), LIMIT).unwrap();
        assert!(animation.bytes.len() <= LIMIT, "{}: {} bytes", game.name(), animation.bytes.len());
        assert_eq!(animation.stride, 1, "{}: no position is left out of {}", game.name(), shown.len());
    }
}

#[test]
fn what_would_be_too_long_is_drawn_smaller_and_then_thinned_out() {
    let game = positions::game();
    let (style, labels, pace) = (Style::default(), labels(), Pace::default());
    let whole = gif(&game, &style, &labels, pace).unwrap();
    let filmed = |max| animation_of(&game, &style, max).unwrap();
    let same = filmed(whole.len());
    assert!(same.bytes == whole && (same.width, same.stride) == (720, 1));
    let smaller = filmed(whole.len() - 1);
    assert!(smaller.bytes.len() < whole.len() && (smaller.width, smaller.stride) == (560, 1));
    let smallest = filmed(smaller.bytes.len() - 1);
    assert_eq!((smallest.width, smallest.stride), (400, 1));
    let thinned = filmed(smallest.bytes.len() - 1);
    assert_eq!((thinned.width, thinned.stride), (400, 2));
    assert!(thinned.bytes.len() < smallest.bytes.len());
    let mut decoder = gif::DecodeOptions::new().read_info(&thinned.bytes[..]).unwrap();
    let mut delays = Vec::new();
    while let Some(frame) = decoder.read_next_frame().unwrap() {
        delays.push(frame.delay);
    }
    let last = game.len() - 1;
    assert_eq!(delays.len(), last.div_ceil(2) + 1, "the last position is always shown");
    assert_eq!(delays.last(), Some(&pace.last));
    assert!(matches!(animation_of(&game, &style, 100), Err(RenderError::TooLong)));
    assert!(matches!(animation_of(&[], &style, LIMIT), Err(RenderError::NoFrames)));
}
