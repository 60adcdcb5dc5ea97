//! Poker Chess.
//!
//! Where hands are declared, the best hand is never worse than another: a hand is only held against the other side's, once, and
//! what it wins is the same whichever it was. So there is nothing to mix: the player declares the best.

use std::cmp::Ordering;

use trickmate_rules::Seat;
use trickmate_rules::chess::Move;
use trickmate_rules::poker::{Setting, State};

use super::chess::{self, Tally, as_seen_by, may_pass};
use crate::level::{Habits, Levels, habits};
use crate::score::Points;
use crate::search::{End, Moves, Node, bounded};

/// The levels where the cards speak. Level 8 is more than a step above the others, which the good days of level 7 bridge.
const LEVELS: Levels = Levels {
    habits: [
        habits(3_000, 1, 3_600, 698),
        habits(3_000, 1, 1_070, 306),
        habits(3_000, 1, 405, 83),
        habits(10_000, 2, 320, 30),
        habits(10_000, 2, 50, 3),
        habits(1_000, 64, 0, 0),
        habits(1_300, 64, 0, 0),
        habits(200_000, 64, 0, 0),
    ],
    good_days: [0, 0, 0, 0, 0, 0, 430, 0],
};

/// The levels where hands are declared: there a hand misread counts as well. Level 7 has good days as above.
const DECLARING_LEVELS: Levels = Levels {
    habits: [
        habits(3_000, 1, 3_700, 718),
        habits(3_000, 1, 1_560, 405),
        habits(3_000, 1, 690, 187),
        habits(3_000, 1, 380, 34),
        habits(10_000, 2, 300, 41),
        habits(10_000, 2, 90, 9),
        habits(130, 64, 0, 0),
        habits(200_000, 64, 0, 0),
    ],
    good_days: [0, 0, 0, 0, 0, 0, 430, 0],
};

/// The levels of a table.
pub(crate) fn levels(setting: &Setting) -> &'static Levels {
    if setting.is_declared() { &DECLARING_LEVELS } else { &LEVELS }
}

/// In how many declarations of a thousand somebody of these habits misreads the own cards.
pub(crate) const fn misreading(habits: Habits) -> u32 {
    let noise = habits.noise.unsigned_abs().isqrt();
    1000 * noise / (noise + 25)
}

/// What the lead is worth that wins at once, at a growing rate.
const LIMIT: Points = 1000;
/// What a hand is worth where no lead wins at once.
const HAND: Points = 60;
/// How many hands the better hand of now is worth, in hundredths: it is likely to win the next ones.
const AHEAD: Points = 110;

/// A position of Poker Chess in a search.
#[derive(Clone, Debug)]
pub(crate) struct PokerNode<'a> {
    setting: &'a Setting,
    state: State,
    tally: Tally,
    /// Who has won by the lead in hands.
    winner: Option<Seat>,
}

impl<'a> PokerNode<'a> {
    pub(crate) fn new(setting: &'a Setting, state: State) -> Self {
        let board = state.chess().board();
        let tally = Tally::of(board);
        Self { setting, state, tally, winner: None }
    }

    fn turn(&self) -> Seat {
        self.state.chess().board().turn()
    }

    fn end(&self, winner: Option<Seat>) -> End {
        match winner {
            None => End::Drawn,
            Some(seat) if seat == self.turn() => End::Won,
            Some(_) => End::Lost,
        }
    }

    /// What a hand is worth, a lead of so many and the hand that is ahead now.
    fn hands(&self, lead: i32, ahead: i32) -> Points {
        let unit = match self.setting.limit() {
            Some(limit) => LIMIT / (limit.max(1) as Points),
            None => HAND,
        };
        let lead_points = match self.setting.limit() {
            Some(limit) => {
                let limit = limit.max(1) as Points;
                lead * unit * (100 + 100 * lead.abs().min(limit) / limit) / 100
            }
            None => lead * unit,
        };
        lead_points + ahead * unit * AHEAD / 100
    }
}

impl Node for PokerNode<'_> {
    type Move = Move;
    type Edge = ();

    const SCALE: f64 = 600.0;
    const MAY_PASS: bool = true;

    fn key(&self) -> u64 {
        self.state.key()
    }

    /// Whatever the hands won.
    fn recurrence(&self) -> u64 {
        self.state.chess().key()
    }

    fn ended(&self) -> Option<End> {
        if let Some(winner) = self.winner {
            return Some(self.end(Some(winner)));
        }
        let chess = self.state.chess();
        let is_drawn = chess.board().is_dead() || chess.quiet() >= 100;
        // Stalemate wins for the leader, so that no look may pass it over as quiet.
        let is_over = chess.is_stalemate() || is_drawn && chess.board().has_move();
        is_over.then(|| self.drawn())
    }

    fn stuck(&self) -> End {
        match self.is_pressed() {
            true => self.end(self.setting.winner_on_mate(&self.state)),
            false => self.drawn(),
        }
    }

    fn drawn(&self) -> End {
        self.end(self.setting.winner_on_draw(&self.state))
    }

    /// Whoever leads wins when the position comes again, if the other one lets it.
    fn repeated(&self) -> Points {
        let lead = self.state.lead(self.turn());
        bounded(self.hands(lead, 0) + 400 * lead.signum())
    }

    fn reversible(&self) -> u32 {
        self.state.chess().quiet()
    }

    fn moves(&self, list: &mut Moves<Move>) {
        chess::moves(self.state.chess(), list);
    }

    fn captures(&self, list: &mut Moves<Move>) -> bool {
        chess::captures(self.state.chess(), list);
        false
    }

    fn is_pressed(&self) -> bool {
        self.state.chess().is_check()
    }

    fn play(&mut self, action: Move) {
        let us = self.turn();
        let (played, winner) = self.setting.play(&mut self.state, action);
        self.winner = winner;
        self.tally.note(us, action, played);
    }

    /// To pass would pass over a hand, so Black never does.
    fn pass(&self) -> Option<Self> {
        let board = self.state.chess().board();
        (self.turn() == Seat::First && may_pass(board))
            .then(|| Self { state: self.state.pass(), ..self.clone() })
    }

    fn evaluate(&self) -> Points {
        let chess = chess::evaluate(self.state.chess().board(), &self.tally);
        let [white, black] = Seat::ALL.map(|seat| self.setting.best(&self.state, seat));
        let ahead = match white.cmp(&black) {
            Ordering::Greater => 1,
            Ordering::Equal => 0,
            Ordering::Less => -1,
        };
        let turn = self.turn();
        bounded(chess * 3 / 4 + self.hands(self.state.lead(turn), as_seen_by(turn, ahead)))
    }

    fn gain(&self, action: Move) -> Points {
        chess::gain(self.state.chess(), action)
    }

    fn exchange(&self, action: Move) -> Points {
        // A quiet move may be worth a piece for the hand that it makes.
        if self.gain(action) > 0 { chess::exchange(self.state.chess(), action) } else { 0 }
    }

    fn edge(&self) {}

    fn pack(action: Move) -> u32 {
        chess::pack(action)
    }

    fn slot(&self, action: Move) -> usize {
        chess::slot(self.state.chess(), action)
    }

    const KINDS: usize = 6 * 64;

    fn kind(&self, action: Move) -> usize {
        chess::slot(self.state.chess(), action)
    }

    fn write(&self, action: Move) -> String {
        self.state.chess().write(action)
    }
}
