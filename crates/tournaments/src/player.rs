use std::collections::BTreeSet;
use std::fmt;

/// Number of a player in the starting list, from 1: what FIDE calls the pairing number.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct PairingNumber(u16);

impl PairingNumber {
    /// Returns the number of the player at this place of the starting list.
    #[must_use]
    pub const fn new(number: u16) -> Self {
        Self(number)
    }

    /// Returns the number.
    #[must_use]
    pub const fn get(self) -> u16 {
        self.0
    }

    /// Returns the number of the player at an index of the starting list.
    pub(crate) fn at(index: usize) -> Self {
        Self(u16::try_from(index + 1).unwrap_or(u16::MAX))
    }

    /// Returns the index in the starting list.
    pub(crate) fn index(self) -> usize {
        usize::from(self.0).wrapping_sub(1)
    }
}

impl fmt::Display for PairingNumber {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(formatter)
    }
}

/// Number of a round, from 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct RoundNumber(u16);

impl RoundNumber {
    /// The first round.
    pub const FIRST: Self = Self(1);

    /// Returns the round of this number.
    #[must_use]
    pub const fn new(number: u16) -> Self {
        Self(number)
    }

    /// Returns the number.
    #[must_use]
    pub const fn get(self) -> u16 {
        self.0
    }

    /// Returns the round at an index of a list of rounds.
    pub(crate) fn at(index: usize) -> Self {
        Self(u16::try_from(index + 1).unwrap_or(u16::MAX))
    }
}

impl fmt::Display for RoundNumber {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(formatter)
    }
}

/// A participant.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Player {
    /// The name, as tables and the export show it.
    pub name: String,
    /// The rating when the tournament began.
    pub rating: Option<u16>,
    /// The first round with this player; later than 1 for a late entry.
    pub entered: RoundNumber,
    /// The first round without this player, who has withdrawn.
    pub withdrawn: Option<RoundNumber>,
    /// Rounds for which the player asked not to be paired.
    pub absences: BTreeSet<RoundNumber>,
}

impl Player {
    /// Returns a player who is there from the first round on.
    #[must_use]
    pub fn new(name: impl Into<String>, rating: Option<u16>) -> Self {
        Self {
            name: name.into(),
            rating,
            entered: RoundNumber::FIRST,
            withdrawn: None,
            absences: BTreeSet::new(),
        }
    }

    /// Returns `true` if the player takes part in a round.
    #[must_use]
    pub fn plays_in(&self, round: RoundNumber) -> bool {
        self.entered <= round
            && self.withdrawn.is_none_or(|withdrawn| round < withdrawn)
            && !self.absences.contains(&round)
    }
}
