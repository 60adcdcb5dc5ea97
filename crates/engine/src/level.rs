//! The levels.

/// One of the eight levels, 1 to 8.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Level(u8);

/// What the levels are called, the lowest first.
pub const LEVELS: [&str; 8] = [
    "1 · first game",
    "2 · beginner",
    "3 · casual",
    "4 · improving",
    "5 · regular",
    "6 · club player",
    "7 · expert",
    "8 · as strong as it gets",
];

/// How a player of a level thinks.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Habits {
    /// How many positions it looks at.
    pub(crate) nodes: u64,
    /// How deep it looks.
    pub(crate) depth: u32,
    /// How far its judgement of a move can be off, in the search's points.
    pub(crate) noise: i32,
    /// Of how many captures in a thousand it is blind when it looks ahead.
    pub(crate) blind: u32,
}

impl Level {
    /// The highest level.
    pub const HIGHEST: Level = Level(8);

    /// The level of this number; `None` unless it is 1 to 8.
    #[must_use]
    pub fn new(number: u8) -> Option<Self> {
        (1..=8).contains(&number).then_some(Self(number))
    }

    /// Its number.
    #[must_use]
    pub const fn number(self) -> u8 {
        self.0
    }

    /// What it is called.
    #[must_use]
    pub fn name(self) -> &'static str {
        LEVELS[usize::from(self.0) - 1]
    }

    /// Its entry in a game's list.
    pub(crate) fn of(self, habits: &[Habits; 8]) -> Habits {
        habits[usize::from(self.0) - 1]
    }
}

/// A row of a list of habits.
pub(crate) const fn habits(nodes: u64, depth: u32, noise: i32, blind: u32) -> Habits {
    Habits { nodes, depth, noise, blind }
}
