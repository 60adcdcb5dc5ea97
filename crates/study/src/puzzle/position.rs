//! A puzzle and its line in a file.

use std::fmt;

use super::theme::Theme;
use crate::error::StudyError;
use crate::setup;
use trickmate_rules::{Game, Match, Options, Seat};

/// A puzzle.
#[derive(Clone, Debug)]
pub struct Puzzle {
    /// Its name: eight hexadecimal digits that follow from its position.
    pub id: String,
    /// The game.
    pub game: &'static dyn Game,
    /// The estimated difficulty, on the scale of ratings.
    pub rating: u32,
    /// The themes.
    pub themes: Vec<Theme>,
    /// The solution: the actions of both seats, the solver’s first and last.
    pub moves: Vec<String>,
    /// The position in its text form.
    pub position: String,
}

impl Puzzle {
    pub(super) fn new(game: &'static dyn Game, position: String, moves: Vec<String>) -> Self {
        Self { id: id_of(game, &position), game, rating: 1500, themes: Vec::new(), moves, position }
    }

    /// Reads the puzzle in a line: the name, the rating, the themes, the moves and the position, with tabs between
    /// them.
    pub(super) fn read(game: &'static dyn Game, number: usize, line: &str) -> Result<Self, StudyError> {
        let wrong = |why| StudyError::Line(number, why);
        let mut parts = line.splitn(5, '\t');
        let mut part = || parts.next().ok_or(wrong("a part is missing"));
        let (id, rating, themes, moves, position) = (part()?, part()?, part()?, part()?, part()?);
        let rating = rating.parse().map_err(|_| wrong("the rating is no number"))?;
        let themes = themes.split(',').map(str::parse).collect::<Result<Vec<Theme>, _>>();
        let themes = themes.map_err(|_| wrong("there is no such theme"))?;
        let moves: Vec<String> = moves.split(' ').map(str::to_owned).collect();
        if id != id_of(game, position) {
            return Err(wrong("the name does not follow from the position"));
        }
        Ok(Self { id: id.to_owned(), game, rating, themes, moves, position: position.to_owned() })
    }

    /// Returns the position as a match that begins there.
    ///
    /// # Errors
    /// A position that is not valid.
    pub fn start(&self) -> Result<Match, StudyError> {
        setup::begin(self.game, Options::new(self.game.options(), [])?, &self.position)
    }

    /// Returns the match after this many plies of the solution.
    ///
    /// # Errors
    /// A position or a solution that is not valid.
    pub fn after(&self, plies: usize) -> Result<Match, StudyError> {
        let mut game = self.start()?;
        for text in self.moves.iter().take(plies) {
            game.play(text).map_err(|error| StudyError::Action(text.clone(), error))?;
        }
        Ok(game)
    }

    /// Returns the seat that solves it.
    ///
    /// # Errors
    /// An invalid position, or one in which nobody is to act.
    pub fn solver(&self) -> Result<Seat, StudyError> {
        self.start()?.to_act().first().copied().ok_or_else(|| StudyError::wrong("nobody is to act"))
    }
}

/// The line of a file.
impl fmt::Display for Puzzle {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let themes: Vec<&str> = self.themes.iter().map(|theme| theme.name()).collect();
        let (themes, moves) = (themes.join(","), self.moves.join(" "));
        write!(f, "{}\t{}\t{themes}\t{moves}\t{}", self.id, self.rating, self.position)
    }
}

/// Returns eight hexadecimal digits for a position: FNV-1a, folded.
fn id_of(game: &dyn Game, position: &str) -> String {
    let bytes = game.name().bytes().chain(position.bytes());
    let hash = bytes.fold(0xcbf2_9ce4_8422_2325_u64, |hash, byte| {
        (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3)
    });
    format!("{:08x}", (hash >> 32) ^ (hash & 0xffff_ffff))
}
