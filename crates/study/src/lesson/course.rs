//! The lessons that are part of the program: a file for each game.

use std::sync::LazyLock;

use serde::Deserialize;

use super::Lesson;
use crate::error::StudyError;
use trickmate_rules::Game;

/// The lessons of a game.
#[derive(Debug)]
pub struct Course {
    /// The game.
    pub game: &'static dyn Game,
    /// Its lessons, in the order in which they are given.
    pub lessons: Vec<Lesson>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    game: String,
    lesson: Vec<Lesson>,
}

impl Course {
    /// Reads a file.
    ///
    /// # Errors
    /// A file that is not of the right form.
    pub fn read(text: &str) -> Result<Self, StudyError> {
        let file: File = toml::from_str(text)?;
        let game = trickmate_rules::game(&file.game).ok_or(StudyError::NoGame(file.game))?;
        Ok(Self { game, lessons: file.lesson })
    }

    /// Returns the place of the lesson with this name.
    #[must_use]
    pub fn place(&self, lesson: &str) -> Option<usize> {
        self.lessons.iter().position(|known| known.id == lesson)
    }
}

macro_rules! files {
    ($($game:literal)*) => {
        [$(include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/../../assets/lessons/", $game, ".toml"))),*]
    };
}

/// The files, in the order of the games.
const FILES: [&str; 4] = files!["cardmate" "poker" "mysterious" "summoner"];

static COURSES: LazyLock<Result<Vec<Course>, StudyError>> =
    LazyLock::new(|| FILES.into_iter().map(Course::read).collect());

/// Returns all lessons.
///
/// # Errors
/// A file that is not of the right form, which a test rules out.
pub fn courses() -> Result<&'static [Course], StudyError> {
    COURSES.as_deref().map_err(|error| StudyError::wrong(error.to_string()))
}

/// Returns the lessons of a game.
///
/// # Errors
/// As [`courses`], and a game without lessons.
pub fn course(game: &str) -> Result<&'static Course, StudyError> {
    let found = courses()?.iter().find(|course| course.game.name() == game);
    found.ok_or_else(|| StudyError::NoGame(game.to_owned()))
}
