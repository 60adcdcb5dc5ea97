use crate::{Appearance, Color, PairingNumber, Score, Standing, Tournament};

/// One cell of a table by rounds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Cell {
    /// A game.
    Game {
        /// The row of the opponent, from 1.
        opponent: u16,
        /// The player's side.
        color: Color,
        /// The player's points; `None` while the game is running.
        points: Option<Score>,
        /// Somebody forfeited the game.
        is_forfeit: bool,
    },
    /// A point without a game.
    Bye,
    /// No game and no point.
    Absent,
}

/// A player's row in a table by rounds.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RoundRow {
    /// The player.
    pub number: PairingNumber,
    /// One cell per round.
    pub cells: Vec<Cell>,
}

/// A table with a row for each player and a column for each round, as a Swiss tournament has it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ByRounds {
    /// The rows, in the order of the standings.
    pub rows: Vec<RoundRow>,
}

impl ByRounds {
    /// Returns the table of a tournament with these standings.
    #[must_use]
    pub fn new(tournament: &Tournament, standings: &[Standing]) -> Self {
        let row_of = |number: PairingNumber| {
            let index = standings.iter().position(|standing| standing.number == number);
            index.map_or(0, |index| PairingNumber::at(index).get())
        };
        let cell = |appearance: &Appearance| match *appearance {
            Appearance::Game { opponent, color, result } => Cell::Game {
                opponent: row_of(opponent),
                color,
                points: result.map(|result| result.score(color)),
                is_forfeit: result.is_some_and(|result| !result.is_played()),
            },
            Appearance::Bye => Cell::Bye,
            Appearance::Absent => Cell::Absent,
        };
        let rows = standings.iter().map(|standing| RoundRow {
            number: standing.number,
            cells: tournament.sheet(standing.number).iter().map(cell).collect(),
        });
        Self { rows: rows.collect() }
    }
}

/// A player's row in a table by opponents.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OpponentRow {
    /// The player.
    pub number: PairingNumber,
    /// One cell for each row of the table: the points against that opponent, game by game.
    pub cells: Vec<Vec<Score>>,
}

/// A table with a row and a column for each player, as a round robin has it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ByOpponents {
    /// The rows, in the order of the standings.
    pub rows: Vec<OpponentRow>,
}

impl ByOpponents {
    /// Returns the table of a tournament with these standings.
    #[must_use]
    pub fn new(tournament: &Tournament, standings: &[Standing]) -> Self {
        let points = |number: PairingNumber, opponent: PairingNumber| -> Vec<Score> {
            let games =
                tournament.sheet(number).iter().filter(|appearance| appearance.opponent() == Some(opponent));
            games.filter(|game| !game.is_running()).map(|game| game.score()).collect()
        };
        let rows = standings.iter().map(|row| OpponentRow {
            number: row.number,
            cells: standings.iter().map(|column| points(row.number, column.number)).collect(),
        });
        Self { rows: rows.collect() }
    }
}
