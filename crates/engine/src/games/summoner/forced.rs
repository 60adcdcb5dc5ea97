//! Mates by force: every turn is looked at, not only those that look best.

use trickmate_rules::summoner::{Action, State};

use super::draws::Draws;
use super::turns::{Turn, created};
use crate::limits::Meter;

/// The most ways to play cards that are tried after a Move and a summons.
const MAX_CREATED: usize = 24;

/// The value of the card with which an extra King is made.
const KING: u32 = 6;

/// Whether what the other side holds may change the board in its very next turn: in the courier version cards name squares
/// for what waits in reserve, and make another King.
pub(super) fn may_be_surprised(state: &State) -> bool {
    let other = state.turn().other();
    let has_reserve = state.reserve_values(other).next().is_some();
    state.is_courier() && state.cards_left(other) > 0 && (has_reserve || state.side(other).len() >= KING)
}

/// A turn after which the other side is mated.
pub(super) fn mate_at_once(state: &State) -> Option<Vec<Action>> {
    begun(state).iter().find_map(mating)
}

/// A turn that begins a win in so many turns, each of which gives check. What anybody draws meanwhile makes no difference.
pub(super) fn forced_mate(
    state: &State,
    turns: u32,
    draws: &Draws,
    meter: &mut Meter,
) -> Option<Vec<Action>> {
    let begun = begun(state);
    if let Some(actions) = begun.iter().find_map(mating) {
        return Some(actions);
    }
    if turns <= 1 {
        return None;
    }
    let checks = begun.into_iter().filter(|turn| turn.state.gives_check());
    for turn in checks.map(created).filter(|turn| !draws.ends(&turn.state)) {
        let mut loses = || {
            replies(&turn.state).iter().all(|after| {
                meter.count_slow();
                !meter.is_over()
                    && !draws.ends(after)
                    && forced_mate(after, turns - 1, draws, meter).is_some()
            })
        };
        if turn.state.turn() != state.turn() && turn.state.is_check() && loses() {
            return Some(turn.actions);
        }
    }
    None
}

/// A turn after which every answer allows mate, whether or not it gives check. What is played of the hand may be summoned for
/// that; what anybody draws meanwhile may not.
pub(super) fn quiet_mate(state: &State, draws: &Draws, meter: &mut Meter) -> Option<Vec<Action>> {
    let mut refutation: Vec<Action> = Vec::new();
    for turn in begun(state) {
        for turn in all_created(turn) {
            meter.look();
            if meter.is_over() {
                return None;
            }
            if turn.state.turn() == state.turn() || turn.state.is_stuck() || draws.ends(&turn.state) {
                continue;
            }
            // What has answered another turn well is likely to answer this one.
            if let Some(after) = replayed(&turn.state, &refutation)
                && !is_mated_next(&after, draws, meter)
            {
                continue;
            }
            let answers = begun(&turn.state).into_iter().map(created);
            let refuted = answers
                .filter(|answer| answer.state.turn() == state.turn())
                .find(|answer| !is_mated_next(&answer.state, draws, meter));
            if meter.is_over() {
                return None;
            }
            match refuted {
                Some(answer) => refutation = answer.actions,
                None => return Some(turn.actions),
            }
        }
    }
    None
}

fn is_mated_next(state: &State, draws: &Draws, meter: &mut Meter) -> bool {
    meter.count_slow();
    !meter.is_over() && !draws.ends(state) && mate_at_once(state).is_some()
}

/// The state after these actions if they are possible.
fn replayed(state: &State, actions: &[Action]) -> Option<State> {
    let us = state.turn();
    let mut after = state.clone();
    for action in actions {
        if !after.actions().contains(action) {
            return None;
        }
        after.play(action);
    }
    (after.turn() != us).then_some(after)
}

/// The turn ended with the cards played that look best, and with each other way to make one piece of them.
fn all_created(turn: Turn) -> Vec<Turn> {
    let us = turn.state.turn();
    let mut all = vec![created(turn.clone())];
    let mut open = vec![turn];
    while let Some(turn) = open.pop() {
        if turn.state.turn() != us || turn.state.is_move_due() {
            continue;
        }
        for action in turn.state.actions() {
            if matches!(action, Action::Create(_)) && all.len() < MAX_CREATED {
                let next = played(turn.clone(), action);
                let ended = created(next.clone());
                if all.iter().all(|other| other.state != ended.state) {
                    all.push(ended);
                }
                open.push(next);
            }
        }
    }
    all
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
