//! The moves of a piece as a small drawing.

/// The moves of a piece on the seven by seven squares around it, as they lie on the board seen from the first seat.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Diagram {
    /// The squares of each kind, one bit a square.
    moves: u64,
    captures: u64,
    slides: u64,
    hop_moves: u64,
    hop_captures: u64,
    /// The way it goes around an adjacent friendly piece, if it does.
    pub around: Option<Around>,
}

/// The ways in which a piece goes around an adjacent friendly piece.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Around {
    /// One step.
    Step,
    /// Any number of steps.
    Slide,
}

/// The moves of a piece to one square of its diagram.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Cell {
    /// The piece may go there if the square is empty.
    pub moves: bool,
    /// The piece may capture there.
    pub captures: bool,
    /// `true` if it may continue in the same direction.
    pub slides: bool,
    /// The piece may go there if the square is empty and another piece is on the way.
    pub hop_moves: bool,
    /// The piece may capture there if another piece is on the way.
    pub hop_captures: bool,
}

impl Diagram {
    /// The number of files and ranks that the diagram shows in each direction.
    pub const REACH: i8 = 3;

    /// Makes the diagram of a piece that only goes around others, if it does.
    #[must_use]
    pub fn new(around: Option<Around>) -> Self {
        Self { around, ..Self::default() }
    }

    /// Returns its actions on a square given in files to the right and ranks up from the piece; `None` beyond
    /// [`Diagram::REACH`].
    #[must_use]
    pub fn cell(&self, files: i8, ranks: i8) -> Option<Cell> {
        let bit = Self::bit(files, ranks)?;
        let has = |squares: u64| squares & bit != 0;
        Some(Cell {
            moves: has(self.moves),
            captures: has(self.captures),
            slides: has(self.slides),
            hop_moves: has(self.hop_moves),
            hop_captures: has(self.hop_captures),
        })
    }

    /// Adds the abilities on a square; squares beyond [`Diagram::REACH`] are ignored.
    pub fn mark(&mut self, files: i8, ranks: i8, cell: Cell) {
        let Some(bit) = Self::bit(files, ranks) else { return };
        let parts = [
            (&mut self.moves, cell.moves),
            (&mut self.captures, cell.captures),
            (&mut self.slides, cell.slides),
            (&mut self.hop_moves, cell.hop_moves),
            (&mut self.hop_captures, cell.hop_captures),
        ];
        for (squares, _) in parts.into_iter().filter(|(_, is_so)| *is_so) {
            *squares |= bit;
        }
    }

    fn bit(files: i8, ranks: i8) -> Option<u64> {
        let within = |offset: i8| (-Self::REACH..=Self::REACH).contains(&offset);
        let side = 2 * Self::REACH + 1;
        let index = (ranks.checked_add(Self::REACH)?)
            .checked_mul(side)?
            .checked_add(files)?
            .checked_add(Self::REACH)?;
        (within(files) && within(ranks)).then(|| 1 << index)
    }
}
