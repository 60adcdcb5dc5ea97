//! Whole turns: a Move, what is summoned after it, what is made of the hand.

use trickmate_rules::summoner::{Action, State};

use super::evaluation::{evaluate_for, is_dear};
use crate::limits::Meter;
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
fn created(mut turn: Turn) -> Turn {
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
        let squares = turn.state.pieces().filter(|piece| piece.owner == us).count() as u32;
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

/// A turn after which the other side is mated.
pub(super) fn mate_at_once(state: &State) -> Option<Vec<Action>> {
    begun(state).iter().find_map(mating)
}

/// A turn that begins a win in so many turns, each of which gives check. What anybody draws meanwhile makes no difference.
pub(super) fn forced_mate(state: &State, turns: u32, meter: &mut Meter) -> Option<Vec<Action>> {
    let begun = begun(state);
    if let Some(actions) = begun.iter().find_map(mating) {
        return Some(actions);
    }
    if turns <= 1 {
        return None;
    }
    let checks = begun.into_iter().filter(|turn| turn.state.gives_check());
    for turn in checks.map(created) {
        let mut loses = || {
            replies(&turn.state).iter().all(|after| {
                meter.count();
                !meter.is_over() && forced_mate(after, turns - 1, meter).is_some()
            })
        };
        if turn.state.turn() != state.turn() && turn.state.is_check() && loses() {
            return Some(turn.actions);
        }
    }
    None
}

/// The states that a side may leave by its turn, as far as they differ on the board.
fn replies(state: &State) -> Vec<State> {
    begun(state)
        .into_iter()
        .map(|turn| created(turn).state)
        .filter(|after| after.turn() != state.turn())
        .collect()
}

/// Every Move, and every summons after it; from within a turn, what is left of it.
fn begun(state: &State) -> Vec<Turn> {
    let us = state.turn();
    let start = Turn { actions: Vec::new(), state: state.clone() };
    let moved: Vec<Turn> = match state.is_move_due() {
        true => state.actions().into_iter().map(|action| played(start.clone(), action)).collect(),
        false => vec![start],
    };
    let mut all = Vec::new();
    for turn in moved {
        if turn.state.turn() == us {
            let summons =
                turn.state.actions().into_iter().filter(|action| matches!(action, Action::Summon { .. }));
            all.extend(summons.map(|action| played(turn.clone(), action)));
        }
        all.push(turn);
    }
    all
}

fn played(mut turn: Turn, action: Action) -> Turn {
    turn.state.play(&action);
    turn.actions.push(action);
    turn
}

/// The actions of a turn if it ends in mate when nothing more is done than what must be.
fn mating(turn: &Turn) -> Option<Vec<Action>> {
    if !turn.state.gives_check() {
        return None;
    }
    let turn = created(turn.clone());
    (turn.state.is_stuck() && turn.state.is_check()).then_some(turn.actions)
}
