//! Orthodox chess from any array.

mod evaluation;
mod exchange;
mod lone_king;
mod network;
mod traits;
mod weights;

pub(crate) use evaluation::{Tally, evaluate, worth};

use trickmate_rules::Seat;
use trickmate_rules::chess::{Board, Checks, Move, Role, Square8, State};

use network::Neurons;

use crate::score::Points;
use crate::search::{End, Moves, Node, Traits, bounded};

/// A position of chess in a search.
#[derive(Clone, Copy, Debug)]
pub(crate) struct ChessNode {
    state: State,
    neurons: Neurons,
}

impl ChessNode {
    pub(crate) fn new(state: State) -> Self {
        Self { state, neurons: Neurons::of(state.board()) }
    }
}

impl Node for ChessNode {
    type Move = Move;
    type Edge = Checks;

    const SCALE: f64 = 260.0;
    const MAY_PASS: bool = true;
    const IS_CALM: bool = true;

    fn key(&self) -> u64 {
        self.state.key()
    }

    fn ended(&self) -> Option<End> {
        let board = self.state.board();
        // Mate comes before the fiftieth move.
        let is_drawn = board.is_dead() || self.state.quiet() >= 100;
        (is_drawn && board.has_move()).then_some(End::Drawn)
    }

    fn stuck(&self) -> End {
        if self.state.is_check() { End::Lost } else { End::Drawn }
    }

    fn repeated(&self) -> Points {
        0
    }

    fn reversible(&self) -> u32 {
        self.state.quiet()
    }

    fn moves(&self, list: &mut Moves<Move>) {
        moves(&self.state, list);
    }

    fn captures(&self, list: &mut Moves<Move>) -> bool {
        captures(&self.state, list);
        false
    }

    fn is_pressed(&self) -> bool {
        self.state.is_check()
    }

    #[inline]
    fn play(&mut self, action: Move) {
        *self = self.after(action, |_| ());
    }

    #[inline]
    fn after(&self, action: Move, soon: impl FnOnce(u64)) -> Self {
        let us = self.state.board().turn();
        let mut state = self.state;
        let played = state.play(action);
        soon(state.key());
        Self { state, neurons: self.neurons.after(state.board(), us, action, played) }
    }

    fn pass(&self) -> Option<Self> {
        may_pass(self.state.board()).then(|| Self { state: self.state.pass(), neurons: self.neurons })
    }

    #[inline]
    fn traits(&self) -> Option<Traits> {
        Some(traits::of(self.state.board()))
    }

    fn evaluate(&self) -> Points {
        let board = self.state.board();
        bounded(lone_king::judge(board).unwrap_or_else(|| self.neurons.judge(board)))
    }

    fn gain(&self, action: Move) -> Points {
        gain(&self.state, action)
    }

    fn exchange(&self, action: Move) -> Points {
        exchange(&self.state, action)
    }

    fn edge(&self) -> Checks {
        Checks::of(self.state.board())
    }

    /// The rare captures after which nobody can win are not worth to be looked for.
    fn is_sharp(&self, checks: &Checks, action: Move) -> bool {
        checks.gives(self.state.board(), action)
    }

    fn pack(action: Move) -> u32 {
        pack(action)
    }

    fn slot(&self, action: Move) -> usize {
        (pack(action) & 0xfff) as usize
    }

    const KINDS: usize = 6 * 64;

    fn kind(&self, action: Move) -> usize {
        slot(&self.state, action)
    }

    fn write(&self, action: Move) -> String {
        self.state.write(action)
    }
}

/// Lists the legal moves with what they are ordered by.
#[inline]
pub(crate) fn moves(state: &State, list: &mut Moves<Move>) {
    state.each_move(|action| {
        let _ = list.try_push((action, order(state, action)));
    });
}

/// Lists the legal captures and promotions to a Queen with what they are ordered by.
#[inline]
pub(crate) fn captures(state: &State, list: &mut Moves<Move>) {
    state.each_capture(|action| {
        let _ = list.try_push((action, order(state, action)));
    });
}

/// Whether the seat to move has a piece: with Pawns alone it may be better off without a move.
pub(crate) fn may_pass(board: &Board) -> bool {
    let us = board.turn();
    let pieces = [Role::Knight, Role::Bishop, Role::Rook, Role::Queen];
    pieces.into_iter().any(|role| !board.of(role, us).is_empty())
}

/// What a move wins at once: what it captures and what a Pawn becomes.
#[inline]
pub(crate) fn gain(state: &State, action: Move) -> Points {
    if is_plain(state, action) { 0 } else { gain_of_capture(state, action) }
}

/// Whether nothing stands where a move ends, or is captured in passing, and nothing is promoted: as most moves are.
#[inline]
fn is_plain(state: &State, Move { to, promotion, .. }: Move) -> bool {
    let board = state.board();
    board.role_on(to).is_none() && promotion.is_none() && board.passed() != Some(to)
}

fn gain_of_capture(state: &State, action: Move) -> Points {
    let promotion = action.promotion.map_or(0, |role| worth(role) - worth(Role::Pawn));
    victim(state, action).map_or(0, worth) + promotion
}

fn victim(state: &State, action: Move) -> Option<Role> {
    let board = state.board();
    // No legal move ends on an own piece.
    board.role_on(action.to).or_else(|| {
        let in_passing = board.passed() == Some(action.to) && board.role_on(action.from) == Some(Role::Pawn);
        in_passing.then_some(Role::Pawn)
    })
}

/// By what captures and promotions are ordered: what they win first; 0 for others.
#[inline]
pub(crate) fn order(state: &State, action: Move) -> i32 {
    if is_plain(state, action) { 0 } else { order_of_capture(state, action) }
}

fn order_of_capture(state: &State, action: Move) -> i32 {
    let gain = gain_of_capture(state, action);
    if gain == 0 {
        return 0;
    }
    let piece = state.board().role_on(action.from).unwrap_or(Role::Pawn);
    gain * 16 - worth(piece) / 16
}

/// What a move wins or loses when everybody captures again on its square; 0 if it loses nothing for sure.
#[inline]
pub(crate) fn exchange(state: &State, action: Move) -> Points {
    let piece = state.board().role_on(action.from).unwrap_or(Role::Pawn);
    let gain = gain(state, action);
    if piece == Role::King || worth(piece) <= gain || action.promotion.is_some() {
        return 0;
    }
    exchange::gain(state, action, piece, gain)
}

pub(crate) fn pack(action: Move) -> u32 {
    let promotion = action.promotion.map_or(0, |role| role as u32);
    action.from.index() as u32 | (action.to.index() as u32) << 6 | promotion << 12
}

pub(crate) fn slot(state: &State, action: Move) -> usize {
    let piece = state.board().role_on(action.from).unwrap_or(Role::Pawn);
    piece as usize * 64 + action.to.index()
}

/// The rank of a square as the seat counts it, from 0.
pub(crate) fn rank(seat: Seat, square: Square8) -> u8 {
    match seat {
        Seat::First => square.rank(),
        Seat::Second => 7 - square.rank(),
    }
}

/// The other side of a value: from White's to that of the seat to move.
pub(crate) const fn as_seen_by(seat: Seat, points: Points) -> Points {
    match seat {
        Seat::First => points,
        Seat::Second => -points,
    }
}
