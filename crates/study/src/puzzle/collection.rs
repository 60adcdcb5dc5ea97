//! The puzzles that are part of the program.

use std::collections::HashMap;
use std::sync::LazyLock;

use super::{Puzzle, Theme};
use crate::error::StudyError;
use trickmate_rules::Game;

macro_rules! files {
    ($($game:literal)*) => {
        [$(($game, include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/../../assets/puzzles/", $game, ".tsv")))),*]
    };
}

/// The files, by game.
const FILES: [(&str, &str); 4] = files!["cardmate" "poker" "mysterious" "summoner"];

/// The puzzles of a game.
#[derive(Debug, Default)]
pub struct Collection {
    puzzles: Vec<Puzzle>,
    by_id: HashMap<String, usize>,
}

impl Collection {
    /// Reads a file with one puzzle on each line.
    ///
    /// # Errors
    /// A line that is not of the right form, or a puzzle that is there twice.
    pub fn read(game: &'static dyn Game, text: &str) -> Result<Self, StudyError> {
        let mut found = Self::default();
        for (line, number) in text.lines().zip(1..) {
            let puzzle = Puzzle::read(game, number, line)?;
            if found.by_id.insert(puzzle.id.clone(), found.puzzles.len()).is_some() {
                return Err(StudyError::Line(number, "the puzzle is there twice"));
            }
            found.puzzles.push(puzzle);
        }
        Ok(found)
    }

    /// All of them.
    #[must_use]
    pub fn all(&self) -> &[Puzzle] {
        &self.puzzles
    }

    /// Returns the puzzle with this name.
    #[must_use]
    pub fn get(&self, id: &str) -> Option<&Puzzle> {
        self.puzzles.get(*self.by_id.get(id)?)
    }

    /// Returns the themes of this game, the most frequent first.
    #[must_use]
    pub fn themes(&self) -> Vec<(Theme, usize)> {
        let count =
            |theme: &Theme| self.puzzles.iter().filter(|puzzle| puzzle.themes.contains(theme)).count();
        let mut themes: Vec<(Theme, usize)> =
            Theme::ALL.iter().map(|theme| (*theme, count(theme))).filter(|(_, count)| *count > 0).collect();
        themes.sort_by_key(|(_, count)| std::cmp::Reverse(*count));
        themes
    }
}

static COLLECTIONS: LazyLock<HashMap<&'static str, Result<Collection, StudyError>>> = LazyLock::new(|| {
    let read = |(name, text): &(&'static str, &str)| {
        let game = trickmate_rules::game(name).ok_or_else(|| StudyError::NoGame((*name).to_owned()));
        (*name, game.and_then(|game| Collection::read(game, text)))
    };
    FILES.iter().map(read).collect()
});

/// Returns the puzzles of a game that are part of the program.
///
/// # Errors
/// An unknown game, or a file that cannot be read, which a test rules out.
pub fn collection(game: &str) -> Result<&'static Collection, StudyError> {
    match COLLECTIONS.get(game) {
        Some(Ok(found)) => Ok(found),
        Some(Err(error)) => Err(StudyError::wrong(error.to_string())),
        None => Err(StudyError::NoGame(game.to_owned())),
    }
}
