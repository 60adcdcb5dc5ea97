//! The animation of a long match with the heaviest views: they are drawn one after another, so that the match fits into
//! memory. This is a separate program, since it measures the memory of its process.
#![allow(clippy::print_stdout, clippy::unwrap_used, missing_docs, reason = "tests may fail loudly")]

use trickmate_render::{Labels, Pace, PictureLayout, RenderError, Style, sized_animation};
use trickmate_rules::{Match, Viewer};
use trickmate_testkit::heaviest::HEAVIEST;
use trickmate_testkit::memory::peak_memory;

/// The number of plies of the match.
const PLIES: usize = 2000;
/// The most memory that the animation may need, in KiB. All views at once need as much again.
const MAX_MEMORY: u64 = 40 << 10;
/// Discord's limit for a file, in bytes.
const LIMIT: usize = 10 << 20;

/// Plays on from a hand of two hundred cards and a reserve of a hundred pieces: each side takes as many actions as it can
/// before its turn ends.
fn played() -> Match {
    let (_, set_up) = HEAVIEST.into_iter().find(|(name, _)| *name == "a hand of 200").unwrap();
    let mut game = set_up();
    while game.plies().len() < PLIES {
        let legal = game.legal(Viewer::Omniscient);
        let Some(action) = legal.iter().rfind(|action| *action != "end").or(legal.last()) else { break };
        game.play(action).unwrap();
    }
    game
}

fn main() {
    let game = played();
    let before = peak_memory();
    let replay = || {
        let views = game.views(0..=game.plies().len()).unwrap();
        Ok::<_, RenderError>(views.map(|view| Ok(view.unwrap())))
    };
    let style = Style { layout: PictureLayout::Board, ..Style::default() };
    let made = sized_animation(replay, &style, &Labels::default(), Pace::default(), LIMIT).unwrap();
    assert_eq!(made.count, game.plies().len() + 1);
    let memory = peak_memory();
    println!("{} plies, {} bytes: {before:?}, then {memory:?} KiB", game.plies().len(), made.bytes.len());
    assert!(memory.is_none_or(|memory| memory <= MAX_MEMORY), "{memory:?} KiB");
}
