use std::collections::BTreeSet;

use crate::{Color, Game, GameResult, PairingNumber, Score};

/// Somebody who plays, or may play, in a tie.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Contestant {
    /// A player.
    Player(PairingNumber),
    /// The winner of a tie that is not decided.
    Undecided,
    /// Nobody: a bye for the other one.
    Nobody,
}

/// Speed of a game of a tie.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Speed {
    /// The time control of the tournament.
    Regular,
    /// Half the time.
    Half,
    /// A quarter of the time.
    Quarter,
    /// A quarter of the time; a draw is enough for Black.
    Decider,
}

/// A game that is to begin.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NextGame {
    /// The player with White.
    pub white: PairingNumber,
    /// The player with Black.
    pub black: PairingNumber,
    /// Its speed.
    pub speed: Speed,
    /// Its number within the tie, from 1.
    pub number: u16,
}

/// A game of a tie, with its speed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TieGame {
    /// The game.
    pub game: Game,
    /// Its speed.
    pub speed: Speed,
}

/// Progress of a tie.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TieState {
    /// Its players are not known yet.
    Waiting,
    /// This game is to begin.
    Due(NextGame),
    /// A game is running.
    Running,
    /// This player has reached the next round.
    Won(PairingNumber),
    /// Nobody has reached the next round.
    Empty,
}

/// Two contestants and their games.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Tie {
    /// The contestants, the upper one in the bracket first.
    pub contestants: [Contestant; 2],
    /// The games so far.
    pub games: Vec<TieGame>,
    /// Its progress.
    pub state: TieState,
}

/// The tie-breaks after the regular games, in order: speed, and number of games.
const TIE_BREAKS: [(Speed, u16); 2] = [(Speed::Half, 2), (Speed::Quarter, 2)];

impl Tie {
    pub(super) fn new(
        contestants: [Contestant; 2],
        index: usize,
        best_of: u8,
        withdrawn: &BTreeSet<PairingNumber>,
        games: &[Game],
    ) -> Self {
        let (games, state) = match contestants {
            [Contestant::Player(one), Contestant::Player(other)] => {
                let course = Course { seeds: [one.min(other), one.max(other)], index };
                let (games, state) = course.judge(best_of, games);
                let decided = matches!(state, TieState::Won(_) | TieState::Empty);
                (games, if decided { state } else { course.without(withdrawn).unwrap_or(state) })
            }
            [Contestant::Player(one), Contestant::Nobody] | [Contestant::Nobody, Contestant::Player(one)] => {
                (Vec::new(), TieState::Won(one))
            }
            [Contestant::Nobody, Contestant::Nobody] => (Vec::new(), TieState::Empty),
            _ => (Vec::new(), TieState::Waiting),
        };
        Self { contestants, games, state }
    }

    /// Returns the winner.
    pub(super) fn winner(&self) -> Contestant {
        match self.state {
            TieState::Won(player) => Contestant::Player(player),
            TieState::Empty => Contestant::Nobody,
            TieState::Waiting | TieState::Due(_) | TieState::Running => Contestant::Undecided,
        }
    }

    /// Returns the player who is out, if there is one and the tie is decided.
    #[must_use]
    pub fn losers(&self) -> Vec<PairingNumber> {
        let players = self.contestants.iter().filter_map(|contestant| match contestant {
            Contestant::Player(player) => Some(*player),
            Contestant::Undecided | Contestant::Nobody => None,
        });
        match self.state {
            TieState::Won(winner) => players.filter(|player| *player != winner).collect(),
            TieState::Empty => players.collect(),
            TieState::Waiting | TieState::Due(_) | TieState::Running => Vec::new(),
        }
    }

    /// Returns the points of a contestant in the regular games.
    #[must_use]
    pub fn score(&self, player: PairingNumber) -> Score {
        self.games
            .iter()
            .filter_map(|played| Some(played.game.result?.score(played.game.color_of(player)?)))
            .sum()
    }
}

/// The rules of a tie of two players.
struct Course {
    /// The two, the higher seed first.
    seeds: [PairingNumber; 2],
    /// The index of the tie in its round.
    index: usize,
}

impl Course {
    /// Returns how the tie ends if somebody has withdrawn.
    fn without(&self, withdrawn: &BTreeSet<PairingNumber>) -> Option<TieState> {
        match self.seeds.map(|player| withdrawn.contains(&player)) {
            [false, false] => None,
            [true, false] => Some(TieState::Won(self.seeds[1])),
            [false, true] => Some(TieState::Won(self.seeds[0])),
            [true, true] => Some(TieState::Empty),
        }
    }

    /// Returns the games with their speeds, and the state after them.
    fn judge(&self, best_of: u8, games: &[Game]) -> (Vec<TieGame>, TieState) {
        let mut rest = games.iter().copied();
        let mut played = Vec::new();
        let parts = std::iter::once((Speed::Regular, u16::from(best_of))).chain(TIE_BREAKS);
        for (speed, count) in parts {
            let mut halves = [0_u32; 2];
            for left in (0..count).rev() {
                let Some(game) = rest.next() else {
                    let next = self.next(played.len(), speed);
                    return (played, TieState::Due(next));
                };
                played.push(TieGame { game, speed });
                let Some(result) = game.result else { return (played, TieState::Running) };
                if let Some(state) = self.forfeited(&game, result) {
                    return (played, state);
                }
                for (points, player) in halves.iter_mut().zip(self.seeds) {
                    *points += game.color_of(player).map_or(0, |color| result.score(color).halves());
                }
                // Whoever leads by more than the games that are left can give has won.
                let [one, other] = halves;
                if one.abs_diff(other) > u32::from(left) * Score::POINT.halves() {
                    return (played, TieState::Won(self.seeds[usize::from(other > one)]));
                }
            }
        }
        let Some(game) = rest.next() else {
            let next = self.next(played.len(), Speed::Decider);
            return (played, TieState::Due(next));
        };
        played.push(TieGame { game, speed: Speed::Decider });
        let state = match game.result {
            None => TieState::Running,
            Some(result) => self.forfeited(&game, result).unwrap_or(TieState::Won(match result {
                GameResult::WhiteWins => game.white,
                _ => game.black,
            })),
        };
        (played, state)
    }

    /// Returns how the tie ends if a game was forfeited.
    fn forfeited(&self, game: &Game, result: GameResult) -> Option<TieState> {
        match result {
            GameResult::WhiteForfeits => Some(TieState::Won(game.black)),
            GameResult::BlackForfeits => Some(TieState::Won(game.white)),
            GameResult::BothForfeit => Some(TieState::Empty),
            GameResult::WhiteWins | GameResult::BlackWins | GameResult::Draw => None,
        }
    }

    /// Returns the game after `played` others. Colours alternate; which seed begins with White alternates among the ties.
    fn next(&self, played: usize, speed: Speed) -> NextGame {
        let [higher, lower] = self.seeds;
        let color = match speed {
            Speed::Decider => Color::Black,
            _ if (played + self.index).is_multiple_of(2) => Color::White,
            _ => Color::Black,
        };
        let (white, black) = match color {
            Color::White => (higher, lower),
            Color::Black => (lower, higher),
        };
        NextGame { white, black, speed, number: u16::try_from(played + 1).unwrap_or(u16::MAX) }
    }
}
