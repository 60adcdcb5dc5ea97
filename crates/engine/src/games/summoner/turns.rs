//! Whole turns that look best: a Move, what is summoned after it, what is made of the hand.

use trickmate_rules::summoner::{Action, State};

use super::evaluation::{evaluate_for, is_dear};
use crate::score::Points;

/// A turn and the state after it.
#[derive(Clone)]
pub(super) struct Turn {
    pub(super) actions: Vec<Action>,
    pub(super) state: State,
}

/// The most cards that are played in a turn.
const MAX_CREATIONS: usize = 12;
/// How many of a Move's summons are compared by what follows.
const SUMMONS: usize = 2;

/// The turns that look best, from the state on, which may be within a turn; so many Moves are followed up.
pub(super) fn list(state: &State, width: usize) -> Vec<Turn> {
    let us = state.turn();
    let mut begun: Vec<(Points, Turn)> = Vec::new();
    if state.is_move_due() {
        for action in state.actions() {
            let mut next = state.clone();
            next.play(&action);
            begun.push((evaluate_for(&next, us), Turn { actions: vec![action], state: next }));
        }
        begun.sort_by_key(|(value, _)| -value);
        begun.truncate(width);
    } else {
        begun.push((0, Turn { actions: Vec::new(), state: state.clone() }));
    }
    begun.into_iter().flat_map(|(_, turn)| completed(turn)).collect()
}

/// The turn with the summons that look best, or none, and with the cards played that fit.
fn completed(turn: Turn) -> Vec<Turn> {
    let us = turn.state.turn();
    if turn.state.is_move_due() {
        return vec![turn];
    }
    let mut summons: Vec<(Points, Turn)> = Vec::new();
    let mut is_due = true;
    for action in turn.state.actions() {
        match action {
            Action::Summon { .. } => {
                let mut next = turn.clone();
                next.state.play(&action);
                next.actions.push(action);
                summons.push((evaluate_for(&next.state, us), next));
            }
            // An extra King that must enter is the only thing to do.
            _ => is_due = false,
        }
    }
    summons.sort_by_key(|(value, _)| -value);
    summons.truncate(SUMMONS);
    let mut turns: Vec<Turn> = summons.into_iter().map(|(_, turn)| turn).collect();
    if !is_due || turns.is_empty() {
        turns.push(turn);
    }
    turns.into_iter().map(created).collect()
}

/// The turn with cards played, the dearest first, with discards and the end.
pub(super) fn created(mut turn: Turn) -> Turn {
    let us = turn.state.turn();
    let is_on = |turn: &Turn| turn.state.turn() == us && !turn.state.is_move_due();
    for _ in 0..MAX_CREATIONS {
        if !is_on(&turn) {
            return turn;
        }
        let creations = turn.state.actions().into_iter().filter(|action| matches!(action, Action::Create(_)));
        let Some(best) = creations.max_by_key(|action| liking(&turn.state, action)) else { break };
        turn.state.play(&best);
        turn.actions.push(best);
    }
    while is_on(&turn) {
        let actions = turn.state.actions();
        let end = actions.iter().find(|action| matches!(action, Action::End));
        let discards = actions.iter().filter(|action| matches!(action, Action::Discard(_)));
        let squares = turn.state.side(us).len();
        let worth = |action: &&Action| match turn.state.discarded_value(action) {
            // The dearest goes first of those that can hardly be played.
            value if is_dear(value, squares) => (false, u32::MAX - value),
            value => (true, value),
        };
        let discard = || discards.min_by_key(worth);
        let Some(action) = end.or_else(discard).or(actions.first()).cloned() else { break };
        turn.state.play(&action);
        turn.actions.push(action);
    }
    turn
}

/// How much a creation is liked: the dearer the better; of equal ones, a new piece where few wait, else an addition to one,
/// since only one enters a turn.
fn liking(state: &State, action: &Action) -> (u32, bool) {
    let waiting = state.reserve_values(state.turn()).count();
    (state.played_value(action), state.adds_to_piece(action) == (waiting > 0))
}
