//! The tasks of seats.

/// The duty of a seat that is to act.
///
/// ```
/// use trickmate_rules::Task;
/// let flip = Task::ALL.into_iter().find(|task| task.key() == "flip");
/// assert_eq!(flip, Some(Task::Flip));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Task {
    /// Make a move.
    Move,
    /// Declare a hand.
    Declare,
    /// Place a card face down.
    Place,
    /// Flip a card.
    Flip,
    /// Choose the promotion of a Pawn.
    Promote,
    /// Summon the extra King.
    SummonKing,
    /// Summon a piece, or create one.
    SummonOrCreate,
    /// Create pieces.
    Create,
    /// Discard cards.
    Discard,
}

impl Task {
    /// All tasks.
    pub const ALL: [Self; 9] = [
        Self::Move,
        Self::Declare,
        Self::Place,
        Self::Flip,
        Self::Promote,
        Self::SummonKing,
        Self::SummonOrCreate,
        Self::Create,
        Self::Discard,
    ];

    /// Returns the key of the texts for players and of the stored form. It never changes.
    #[must_use]
    pub const fn key(self) -> &'static str {
        match self {
            Self::Move => "move",
            Self::Declare => "declare",
            Self::Place => "place",
            Self::Flip => "flip",
            Self::Promote => "promote",
            Self::SummonKing => "summon-king",
            Self::SummonOrCreate => "summon-or-create",
            Self::Create => "create",
            Self::Discard => "discard",
        }
    }
}
