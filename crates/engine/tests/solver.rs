//! An exhaustive solver that finds wins in a few own moves. It uses the rules and nothing of the engine.

use trickmate_rules::cardmate;
use trickmate_rules::chess::MoveList;
use trickmate_rules::poker;
use trickmate_rules::{Knowledge, Match, Seat};

use super::turn_solver::{Solution, TurnSolver};

/// The most states of Summoner's Chess to visit.
const MAX_STATES: u64 = 4_000_000;

/// A position of a game in which the seats move in turn.
trait Position: Clone {
    type Move: Copy;

    fn turn(&self) -> Seat;
    /// Returns the winner, if any, of a game that is over.
    fn result(&self) -> Option<Option<Seat>>;
    fn moves(&self) -> Vec<Self::Move>;
    fn play(&mut self, action: Self::Move);
}

/// Returns the number of own moves, up to `max`, in which the seat to act wins by force. In Summoner's Chess it
/// searches at most two turns and skips positions that are too large. The history of the game does not count.
pub(crate) fn wins_in(game: &Match, seat: Seat, max: u32) -> Option<u32> {
    match game.position().knowledge(seat) {
        Knowledge::Cardmate(known) => shortest(&Cardmate(known.state().clone()), max),
        Knowledge::Poker(known) if !known.is_declaring() => {
            shortest(&Poker { setting: known.setting(), state: known.state().clone(), leader: None }, max)
        }
        Knowledge::Mysterious(known) => match known.stage() {
            trickmate_rules::mysterious::Stage::Chess(game) => shortest(&Chess(game.state), max),
            _ => None,
        },
        Knowledge::Summoner(known) if known.open().is_move_due() && !known.is_courier() => {
            match TurnSolver::new(MAX_STATES).solve(known.open()) {
                Solution::WonIn(turns) if turns <= max => Some(turns),
                _ => None,
            }
        }
        _ => None,
    }
}

fn shortest(position: &impl Position, max: u32) -> Option<u32> {
    (1..=max).find(|moves| wins(position, *moves))
}

/// Returns `true` if the seat to move can win in this many own moves.
fn wins<P: Position>(position: &P, moves: u32) -> bool {
    let us = position.turn();
    position.moves().into_iter().any(|action| {
        let mut next = position.clone();
        next.play(action);
        match next.result() {
            Some(winner) => winner == Some(us),
            None => loses(&next, moves - 1, us),
        }
    })
}

/// Returns `true` if every answer loses, at once or within this many moves of the other seat.
fn loses<P: Position>(position: &P, moves: u32, to: Seat) -> bool {
    let after = |action| {
        let mut next = position.clone();
        next.play(action);
        next
    };
    let answers: Vec<P> = position.moves().into_iter().map(after).collect();
    answers.iter().all(|next| match next.result() {
        // In Poker Chess a hand is won with the other side's move.
        Some(winner) => winner == Some(to),
        // The shorter wins first: most losing answers lose soon.
        None => (1..=moves).any(|moves| wins(next, moves)),
    })
}

#[derive(Clone)]
struct Cardmate(cardmate::State);

impl Position for Cardmate {
    type Move = cardmate::Move;

    fn turn(&self) -> Seat {
        self.0.turn()
    }

    fn result(&self) -> Option<Option<Seat>> {
        match self.0.victor() {
            Some(seat) => Some(Some(seat)),
            None => (self.0.quiet() >= 200 || self.0.is_bare() || self.moves().is_empty()).then_some(None),
        }
    }

    fn moves(&self) -> Vec<cardmate::Move> {
        let mut list = cardmate::MoveList::new();
        self.0.moves(&mut list);
        list.into_iter().collect()
    }

    fn play(&mut self, action: cardmate::Move) {
        self.0.play(action);
    }
}

#[derive(Clone)]
struct Poker<'a> {
    setting: &'a poker::Setting,
    state: poker::State,
    /// Winner by the lead in hands.
    leader: Option<Seat>,
}

impl Position for Poker<'_> {
    type Move = trickmate_rules::chess::Move;

    fn turn(&self) -> Seat {
        self.state.chess().board().turn()
    }

    fn result(&self) -> Option<Option<Seat>> {
        let chess = self.state.chess();
        if self.leader.is_some() {
            return Some(self.leader);
        }
        if !chess.board().has_move() {
            return Some(match chess.is_check() {
                true => self.setting.winner_on_mate(&self.state),
                false => self.setting.winner_on_draw(&self.state),
            });
        }
        let is_drawn = chess.quiet() >= 100 || chess.board().is_dead();
        is_drawn.then(|| self.setting.winner_on_draw(&self.state))
    }

    fn moves(&self) -> Vec<Self::Move> {
        let mut list = MoveList::new();
        self.state.chess().moves(&mut list);
        list.into_iter().collect()
    }

    fn play(&mut self, action: Self::Move) {
        self.leader = self.setting.play(&mut self.state, action).1;
    }
}

#[derive(Clone)]
struct Chess(trickmate_rules::chess::State);

impl Position for Chess {
    type Move = trickmate_rules::chess::Move;

    fn turn(&self) -> Seat {
        self.0.board().turn()
    }

    fn result(&self) -> Option<Option<Seat>> {
        let board = self.0.board();
        if !board.has_move() {
            return Some(self.0.is_check().then(|| self.turn().other()));
        }
        (self.0.quiet() >= 100 || board.is_dead()).then_some(None)
    }

    fn moves(&self) -> Vec<Self::Move> {
        let mut list = MoveList::new();
        self.0.moves(&mut list);
        list.into_iter().collect()
    }

    fn play(&mut self, action: Self::Move) {
        self.0.play(action);
    }
}
