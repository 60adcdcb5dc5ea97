//! Time and size of the animation of a whole game: of the longest of a hundred random games of each game.

#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    clippy::print_stdout,
    missing_docs,
    reason = "a benchmark may fail loudly"
)]

use std::time::Instant;

use trickmate_render::{Labels, Pace, RenderError, Style, sized_animation};
use trickmate_rules::GAMES;
use trickmate_testkit::random::longest;

/// Random games of each game.
const GAMES_PLAYED: u64 = 100;
/// Discord's limit for a file, in bytes.
const LIMIT: usize = 10 * 1024 * 1024;
/// Number of runs; the best one counts.
const RUNS: u32 = 5;

fn main() {
    let labels = Labels { names: [Some("alice".to_owned()), Some("Bjørn".to_owned())] };
    let style = Style::default();
    for game in GAMES {
        let played = longest(*game, 0..GAMES_PLAYED);
        let plies = played.plies().len();
        let begun = Instant::now();
        let replay = || {
            let views = played.views(0..=plies).unwrap();
            Ok::<_, RenderError>(views.map(|view| Ok(view.unwrap())))
        };
        assert_eq!(replay().unwrap().count(), plies + 1);
        let replayed = begun.elapsed();
        // The first draws the sprites.
        let mut best = f64::MAX;
        let mut made = sized_animation(replay, &style, &labels, Pace::default(), LIMIT).unwrap();
        for _ in 0..RUNS {
            let begun = Instant::now();
            made = sized_animation(replay, &style, &labels, Pace::default(), LIMIT).unwrap();
            best = best.min(begun.elapsed().as_secs_f64());
        }
        assert!(made.bytes.len() <= LIMIT);
        println!(
            "{}: {plies} plies, {} bytes at {} px (one position in {}), {:.0} ms, {:.2} ms a ply; replayed in {:.0} ms",
            game.title(),
            made.bytes.len(),
            made.width,
            made.stride,
            best * 1000.0,
            best * 1000.0 / plies as f64,
            replayed.as_secs_f64() * 1000.0,
        );
    }
}
