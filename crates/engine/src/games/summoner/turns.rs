//! Whole turns that look best: a Move, a summons after it, the cards played from the hand.

use trickmate_rules::summoner::{Action, State};

use super::evaluation::{evaluate_for, is_dear};
use crate::limits::Limiter;
use crate::score::Value;

/// A turn and the state after it.
#[derive(Clone)]
pub(super) struct Turn {
    pub(super) actions: Vec<Action>,
    pub(super) state: State,
}

/// The most cards that are played in a turn.
const MAX_CREATIONS: usize = 12;
/// The number of summons after a Move that are compared by what follows.
const SUMMONS: usize = 2;
/// The cost of making a piece, in units of work: its movement may have to be compiled.
const CREATION_WORK: u64 = 100;

impl Turn {
    /// Returns a turn without an action yet.
    pub(super) fn begin(state: &State) -> Self {
        Self { actions: Vec::new(), state: state.clone() }
    }

    /// Returns the turn of these actions.
    pub(super) fn after(state: &State, actions: Vec<Action>) -> Self {
        let mut state = state.clone();
        actions.iter().for_each(|action| {
            state.play(action);
        });
        Self { actions, state }
    }

    /// Becomes a copy of the turn so far, reusing its memory.
    pub(super) fn copy_from(&mut self, state: &State, actions: &[Action]) {
        self.state.clone_from(state);
        self.actions.clear();
        self.actions.extend_from_slice(actions);
    }

    pub(super) fn play(&mut self, action: Action) {
        self.state.play(&action);
        self.actions.push(action);
    }
}

/// The best turns seen so far, the best first; of equal ones the first.
struct Best {
    turns: Vec<(Value, Turn)>,
    width: usize,
}

impl Best {
    const fn new(width: usize) -> Self {
        Self { turns: Vec::new(), width }
    }

    /// Keeps a copy of the turn if it is one of the best.
    fn offer(&mut self, value: Value, turn: &Turn) {
        let place = self.turns.partition_point(|(other, _)| *other >= value);
        if place < self.width {
            self.turns.truncate(self.width - 1);
            self.turns.insert(place, (value, turn.clone()));
        }
    }
}

/// Returns the turns that look best from a state on, which may be within a turn. `width` Moves are followed up.
pub(super) fn list(state: &State, width: usize, limiter: &mut Limiter) -> Vec<Turn> {
    let us = state.turn();
    if !state.is_move_due() {
        return completed(Turn::begin(state), limiter);
    }
    let moves = state.actions();
    limiter.charge_moves(moves.len());
    let mut best = Best::new(width);
    let mut next = Turn::begin(state);
    for action in moves {
        if limiter.is_exhausted() && !best.turns.is_empty() {
            break;
        }
        next.copy_from(state, &[]);
        next.play(action);
        limiter.charge_evaluation();
        best.offer(evaluate_for(&next.state, us), &next);
    }
    let mut turns = Vec::new();
    for (_, turn) in best.turns {
        if limiter.is_exhausted() && !turns.is_empty() {
            break;
        }
        turns.append(&mut completed(turn, limiter));
    }
    turns
}

/// Returns the turn with the summons that look best, or with none, and with the cards played that fit.
fn completed(turn: Turn, limiter: &mut Limiter) -> Vec<Turn> {
    let us = turn.state.turn();
    if turn.state.is_move_due() {
        return vec![turn];
    }
    let mut best = Best::new(SUMMONS);
    let mut next = turn.clone();
    for summons in turn.state.summons() {
        if limiter.is_exhausted() && !best.turns.is_empty() {
            break;
        }
        next.copy_from(&turn.state, &turn.actions);
        next.play(summons);
        limiter.charge_evaluation();
        best.offer(evaluate_for(&next.state, us), &next);
    }
    let mut turns: Vec<Turn> = best.turns.into_iter().map(|(_, turn)| turn).collect();
    // An extra King must enter; nothing else is possible.
    let must_summon = turn.state.king(us).is_none();
    if !must_summon || turns.is_empty() {
        turns.push(turn);
    }
    turns.into_iter().map(|turn| completed_by_cards(turn, limiter)).collect()
}

/// Returns the turn with cards played, the dearest first, with discards and the end.
pub(super) fn completed_by_cards(mut turn: Turn, limiter: &mut Limiter) -> Turn {
    let us = turn.state.turn();
    let is_on = |turn: &Turn| turn.state.turn() == us && !turn.state.is_move_due();
    limiter.charge_state();
    for _ in 0..MAX_CREATIONS {
        if !is_on(&turn) {
            return turn;
        }
        let Some(best) = best_creation(&turn.state, limiter) else { break };
        turn.play(best);
    }
    while is_on(&turn) {
        let actions = turn.state.actions();
        limiter.charge(actions.len() as u64);
        let end = actions.iter().find(|action| matches!(action, Action::End));
        let discards = actions.iter().filter(|action| matches!(action, Action::Discard(_)));
        let squares = turn.state.side(us).len();
        let worth = |action: &&Action| match turn.state.discarded_value(action) {
            // Cards that are too expensive to play go first, the most expensive before the others.
            value if is_dear(value, squares) => (false, u32::MAX - value),
            value => (true, value),
        };
        let discard = || discards.min_by_key(worth);
        let Some(action) = end.or_else(discard).or(actions.first()).cloned() else { break };
        turn.play(action);
    }
    turn
}

/// Returns the creation that looks best: the most expensive one. Among equals, it prefers a new piece if none is
/// waiting, and otherwise an addition to a waiting piece, since only one piece enters per turn.
fn best_creation(state: &State, limiter: &mut Limiter) -> Option<Action> {
    if limiter.is_exhausted() {
        return None;
    }
    let has_reserve = state.reserve_values(state.turn()).next().is_some();
    let (mut best, mut count) = (None, 0);
    state.for_each_creation(|action| {
        count += 1;
        let value = (state.played_value(&action), state.adds_to_piece(&action) == has_reserve);
        if best.as_ref().is_none_or(|(other, _)| value >= *other) {
            best = Some((value, action));
        }
    });
    limiter.charge(2 * count + if best.is_some() { CREATION_WORK } else { 0 });
    best.map(|(_, action)| action)
}
