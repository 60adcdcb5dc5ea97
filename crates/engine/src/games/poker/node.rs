//! A position of Poker Chess in a search.

use trickmate_rules::Seat;
use trickmate_rules::chess::Move;
use trickmate_rules::poker::{Setting, State};

use crate::games::chess::{self, Tally, allows_null_move, as_seen_by};
use crate::score::Value;
use crate::search::{End, Moves, Node, bounded};

/// The value of a lead that wins at once; smaller leads grow towards it.
const LIMIT: Value = 1000;
/// The value of a hand if no lead wins at once.
const HAND: Value = 60;
/// The number of hands that the currently better hand is worth, in hundredths: it is likely to win the next ones.
const AHEAD: Value = 110;

/// A position of Poker Chess in a search.
#[derive(Clone, Debug)]
pub(crate) struct PokerNode<'a> {
    setting: &'a Setting,
    state: State,
    tally: Tally,
    /// The winner by the lead in hands.
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

    /// Returns the value of a lead in hands, and of the hand that is ahead now.
    fn hands(&self, lead: i32, ahead: i32) -> Value {
        let unit = match self.setting.limit() {
            Some(limit) => LIMIT / (limit.max(1) as Value),
            None => HAND,
        };
        let lead_points = match self.setting.limit() {
            Some(limit) => {
                let limit = limit.max(1) as Value;
                lead * unit * (100 + 100 * lead.abs().min(limit) / limit) / 100
            }
            None => lead * unit,
        };
        lead_points + ahead * unit * AHEAD / 100
    }
}

impl Node for PokerNode<'_> {
    type Move = Move;
    type CheckInfo = ();

    const SCALE: f64 = 600.0;
    const ALLOWS_NULL_MOVE: bool = true;

    fn key(&self) -> u64 {
        self.state.key()
    }

    /// The key does not include the hands won.
    fn repetition_key(&self) -> u64 {
        self.state.repetition_key()
    }

    fn ended(&self) -> Option<End> {
        if let Some(winner) = self.winner {
            return Some(self.end(Some(winner)));
        }
        let chess = self.state.chess();
        let is_drawn = chess.board().is_dead() || chess.quiet() >= 100;
        // Stalemate wins for the leader, so no search may skip it as quiet.
        let is_over = chess.is_stalemate() || is_drawn && chess.board().has_move();
        is_over.then(|| self.drawn())
    }

    fn stuck(&self) -> End {
        match self.is_in_check() {
            true => self.end(self.setting.winner_on_mate(&self.state)),
            false => self.drawn(),
        }
    }

    fn drawn(&self) -> End {
        self.end(self.setting.winner_on_draw(&self.state))
    }

    /// The leader wins when the position repeats, if the other side lets it.
    fn repeated(&self) -> Value {
        let lead = self.state.lead(self.turn());
        bounded(self.hands(lead, 0) + 400 * lead.signum())
    }

    fn reversible_plies(&self) -> u32 {
        self.state.chess().quiet()
    }

    fn moves(&self, list: &mut Moves<Move>) {
        chess::moves(self.state.chess(), list);
    }

    fn captures(&self, list: &mut Moves<Move>) -> bool {
        chess::captures(self.state.chess(), list);
        false
    }

    fn is_in_check(&self) -> bool {
        self.state.chess().is_check()
    }

    fn play(&mut self, action: Move) {
        let before = *self.state.chess().board();
        let (played, winner) = self.setting.play(&mut self.state, action);
        self.winner = winner;
        self.tally.note(&before, action, played);
    }

    /// Returns the position after a null move of White. Black never passes, since that would skip a hand.
    fn null_move(&self) -> Option<Self> {
        let board = self.state.chess().board();
        (self.turn() == Seat::First && allows_null_move(board))
            .then(|| Self { state: self.state.pass(), ..self.clone() })
    }

    fn evaluate(&self) -> Value {
        let chess = chess::evaluate(self.state.chess().board(), &self.tally);
        let ahead = match self.setting.ahead(&self.state) {
            Some(Seat::First) => 1,
            Some(Seat::Second) => -1,
            None => 0,
        };
        let turn = self.turn();
        bounded(chess * 3 / 4 + self.hands(self.state.lead(turn), as_seen_by(turn, ahead)))
    }

    fn gain(&self, action: Move) -> Value {
        chess::gain(self.state.chess(), action)
    }

    fn see(&self, action: Move) -> Value {
        // A quiet move may be worth a piece for the hand that it makes.
        if self.gain(action) > 0 { chess::see(self.state.chess(), action) } else { 0 }
    }

    fn check_info(&self) {}

    fn pack(action: Move) -> u32 {
        chess::pack(action)
    }

    fn history_slot(&self, action: Move) -> usize {
        chess::slot(self.state.chess(), action)
    }

    const PIECE_TO_COUNT: usize = 6 * 64;

    fn piece_to(&self, action: Move) -> usize {
        chess::slot(self.state.chess(), action)
    }

    fn write(&self, action: Move) -> String {
        self.state.chess().write(action)
    }
}
