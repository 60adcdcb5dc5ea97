//! One direction of movement.

/// A movement in one direction: a step, repeated up to a range.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct MoveComponent {
    /// The step to the right, as the owner sees it.
    pub files: i8,
    /// The step forward, as the owner sees it.
    pub ranks: i8,
    /// The most repetitions of the step, from 1; [`MoveComponent::UNLIMITED`] for as far as the board goes.
    pub range: u8,
    /// The squares on which it may end.
    pub mode: Modality,
    /// The condition on the squares along its way.
    pub path: PathCondition,
    /// `true` for a step of the universal leaper.
    pub universal: bool,
}

impl MoveComponent {
    /// The longest leg of a step of the universal leaper: as far as any board goes.
    pub(super) const FARTHEST: i8 = 9;

    /// Checks whether it is a step of the universal leaper `U`, which are read and told together.
    #[must_use]
    pub const fn is_universal(&self) -> bool {
        self.universal
    }

    /// Checks whether it needs a screen to go over.
    #[must_use]
    pub const fn needs_screen(&self) -> bool {
        matches!(self.path, PathCondition::Hopping | PathCondition::Jumping | PathCondition::Grasshopper)
    }

    /// Returns the first repetition of the step on which it may end: a hopper needs one for its screen.
    #[must_use]
    pub const fn first_landing(&self) -> i8 {
        if matches!(self.path, PathCondition::Hopping | PathCondition::Grasshopper) { 2 } else { 1 }
    }

    /// The range of a ride that ends only at the edge of the board.
    pub const UNLIMITED: u8 = u8::MAX;
}

/// The squares on which a movement may end: empty ones, an enemy's, or both.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Modality {
    /// The piece may go to an empty square (`m`).
    pub quiet: bool,
    /// The piece may capture (`c`).
    pub capture: bool,
}

/// The condition that a movement puts on the squares along its way.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum PathCondition {
    /// Squares inside a step do not matter; the squares landed on before the last must be empty.
    Plain,
    /// Plain, and the squares inside each step must be empty too (`n`).
    Lame,
    /// At least one square inside the step must be occupied (`j`).
    Jumping,
    /// Beyond exactly one occupied square, on which it lands in passing (`p`).
    Hopping,
    /// On the square next behind the first occupied one (`g`).
    Grasshopper,
}
