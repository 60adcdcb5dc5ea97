//! Limits on how much one player may have at a time.

/// Limits on how much one player may have at a time.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Limits {
    /// Open challenges that they have made.
    pub challenges: i64,
    /// Running games.
    pub games: i64,
    /// Running games against the computer.
    pub computer_games: i64,
}

impl Default for Limits {
    fn default() -> Self {
        Self { challenges: 20, games: 100, computer_games: 20 }
    }
}
