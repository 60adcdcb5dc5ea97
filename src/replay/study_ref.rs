//! Which position of a match somebody studies.

use std::fmt;

use crate::replay::ids::Source;

/// A position of a match that is over or imported.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct StudyRef {
    pub(crate) source: Source,
    /// Number of plies before it.
    pub(crate) ply: usize,
}

impl StudyRef {
    pub(crate) fn read(text: &str) -> Option<Self> {
        let (place, ply) = text.split_once('.')?;
        let number = |digits: &str| digits.parse::<i64>().ok().filter(|number| *number >= 0);
        let source = match place.split_at_checked(1)? {
            ("g", id) => Source::Game(number(id)?),
            ("i", id) => Source::Import(number(id)?),
            _ => return None,
        };
        Some(Self { source, ply: ply.parse().ok()? })
    }
}

impl fmt::Display for StudyRef {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.source {
            Source::Game(id) => write!(f, "g{id}.{}", self.ply),
            Source::Import(id) => write!(f, "i{id}.{}", self.ply),
        }
    }
}
