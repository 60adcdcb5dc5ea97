//! Animations of whole games stay within Discord's limit.

use trickmate_render::{Labels, Pace, RenderError, Style, film, gif};
use trickmate_rules::GAMES;

use super::positions;
use trickmate_testkit::random::{longest, views};

/// Discord's limit for a file, in bytes.
const LIMIT: usize = 10 * 1024 * 1024;

fn labels() -> Labels {
    Labels { names: [Some("alice".to_owned()), Some("Bjørn".to_owned())] }
}

/// `benches/replay.rs` does the same with a hundred games each.
#[test]
fn the_longest_of_some_random_games_of_each_game_is_taken_whole() {
    for game in GAMES {
        let played = longest(*game, 0..2);
        let shown = views(&played);
        assert_eq!(shown.len(), played.plies().len() + 1);
        let film = film(&shown, &Style::default(), &labels(), Pace::default(), LIMIT).unwrap();
        assert!(film.bytes.len() <= LIMIT, "{}: {} bytes", game.name(), film.bytes.len());
        assert_eq!(film.stride, 1, "{}: no position is left out of {}", game.name(), shown.len());
    }
}

#[test]
fn what_would_be_too_long_is_drawn_smaller_and_then_thinned_out() {
    let game = positions::game();
    let (style, labels, pace) = (Style::default(), labels(), Pace::default());
    let whole = gif(&game, &style, &labels, pace).unwrap();
    let film_of = |max| film(&game, &style, &labels, pace, max).unwrap();
    let same = film_of(whole.len());
    assert!(same.bytes == whole && (same.width, same.stride) == (720, 1));
    let smaller = film_of(whole.len() - 1);
    assert!(smaller.bytes.len() < whole.len() && (smaller.width, smaller.stride) == (560, 1));
    let smallest = film_of(smaller.bytes.len() - 1);
    assert_eq!((smallest.width, smallest.stride), (400, 1));
    let thinned = film_of(smallest.bytes.len() - 1);
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
    assert!(matches!(film(&game, &style, &labels, pace, 100), Err(RenderError::TooLong)));
    assert!(matches!(film(&[], &style, &labels, pace, LIMIT), Err(RenderError::NoFrames)));
}
