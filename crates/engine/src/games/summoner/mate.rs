//! Forced mates: every turn is tried, not only those that look best. States are made one after another and never
//! collected.

use std::ops::ControlFlow::{self, Break, Continue};

use trickmate_rules::summoner::{Action, State};

use super::draws::Draws;
use super::turns::{Turn, completed_by_cards};
use crate::limits::Limiter;

/// The most ways to play cards that are tried after a Move and a summons.
const MAX_CREATED: usize = 24;
/// The most states from which more cards may be played that are kept at once.
const MAX_OPEN: usize = 500;
/// The most checks from which a mate in several turns is tried.
const MAX_CHECKS: usize = 2000;

/// The value of the card with which an extra King is made.
const KING: u32 = 6;

/// Returns `true` if the other side's hand may change the board in its very next turn. In the courier version cards
/// name squares for reserve pieces, and make another King.
pub(super) fn may_be_surprised(state: &State) -> bool {
    let other = state.turn().other();
    let has_reserve = state.reserve_values(other).next().is_some();
    state.is_courier() && state.cards_left(other) > 0 && (has_reserve || state.side(other).len() >= KING)
}

/// Returns a turn after which the other side is mated.
pub(super) fn mate_at_once(state: &State, limiter: &mut Limiter) -> Option<Vec<Action>> {
    each_beginning(state, limiter, |turn, limiter| match mating(turn, limiter) {
        Some(actions) => Break(actions),
        None => Continue(()),
    })
}

/// Returns a turn that begins a mate in at most `turns` turns that all give check. Cards drawn on the way make no
/// difference.
pub(super) fn forced_mate(
    state: &State,
    turns: u32,
    draws: &Draws,
    limiter: &mut Limiter,
) -> Option<Vec<Action>> {
    let mut checks = Vec::new();
    let mate = each_beginning(state, limiter, |turn, limiter| {
        if !turn.state.gives_check() {
            return Continue(());
        }
        if let Some(actions) = mating(turn, limiter) {
            return Break(actions);
        }
        if turns > 1 && checks.len() < MAX_CHECKS {
            checks.push(turn.actions.clone());
        }
        Continue(())
    });
    if mate.is_some() {
        return mate;
    }
    checks.into_iter().find_map(|actions| {
        let turn = completed_by_cards(Turn::after(state, actions), limiter);
        let begins_mate = turn.state.turn() != state.turn()
            && turn.state.is_check()
            && !draws.ends(&turn.state)
            && loses(&turn.state, turns - 1, draws, limiter);
        begins_mate.then_some(turn.actions)
    })
}

/// Returns `true` if every answer allows a forced mate.
fn loses(state: &State, turns: u32, draws: &Draws, limiter: &mut Limiter) -> bool {
    let refutation = each_beginning(state, limiter, |turn, limiter| {
        let after = completed_by_cards(turn.clone(), limiter).state;
        if after.turn() == state.turn() {
            return Continue(());
        }
        limiter.count_slow();
        let is_mated =
            !limiter.is_over() && !draws.ends(&after) && forced_mate(&after, turns, draws, limiter).is_some();
        if is_mated { Continue(()) } else { Break(()) }
    });
    refutation.is_none() && !limiter.is_exhausted()
}

/// Returns a turn after which every answer allows mate, whether or not it gives check. Pieces that the turn makes of
/// the hand may be summoned for that mate; cards drawn later may not.
pub(super) fn quiet_mate(state: &State, draws: &Draws, limiter: &mut Limiter) -> Option<Vec<Action>> {
    let mut refutation: Vec<Action> = Vec::new();
    let found = each_beginning(state, limiter, |turn, limiter| {
        for turn in ways_to_play_cards(turn, limiter) {
            limiter.check_time();
            if limiter.is_over() {
                return Break(None);
            }
            if turn.state.turn() == state.turn() || turn.state.is_stuck() || draws.ends(&turn.state) {
                continue;
            }
            // The last refutation is likely to refute this turn too.
            if let Some(after) = replayed(&turn.state, &refutation, limiter)
                && !is_mated_next(&after, draws, limiter)
            {
                continue;
            }
            let refuted = each_beginning(&turn.state, limiter, |answer, limiter| {
                let answer = completed_by_cards(answer.clone(), limiter);
                let holds =
                    answer.state.turn() == state.turn() && !is_mated_next(&answer.state, draws, limiter);
                if holds { Break(answer.actions) } else { Continue(()) }
            });
            if limiter.is_over() {
                return Break(None);
            }
            match refuted {
                Some(actions) => refutation = actions,
                None => return Break(Some(turn.actions)),
            }
        }
        Continue(())
    });
    found.flatten()
}

fn is_mated_next(state: &State, draws: &Draws, limiter: &mut Limiter) -> bool {
    limiter.count_slow();
    !limiter.is_over() && !draws.ends(state) && mate_at_once(state, limiter).is_some()
}

/// Returns the state after these actions if they are legal and end the turn.
fn replayed(state: &State, actions: &[Action], limiter: &mut Limiter) -> Option<State> {
    let us = state.turn();
    let mut after = state.clone();
    for action in actions {
        let legal = after.actions();
        limiter.charge(legal.len() as u64);
        if !legal.contains(action) {
            return None;
        }
        after.play(action);
    }
    (after.turn() != us).then_some(after)
}

/// Returns the turn ended with the cards that look best, and with each other way to make one piece of them.
fn ways_to_play_cards(turn: &Turn, limiter: &mut Limiter) -> Vec<Turn> {
    let us = turn.state.turn();
    let mut all = vec![completed_by_cards(turn.clone(), limiter)];
    let mut open = vec![turn.clone()];
    while let Some(turn) = open.pop() {
        if turn.state.turn() != us || turn.state.is_move_due() {
            continue;
        }
        turn.state.for_each_creation(|action| {
            if all.len() >= MAX_CREATED || open.len() >= MAX_OPEN || limiter.is_exhausted() {
                return;
            }
            limiter.charge_state();
            let mut next = turn.clone();
            next.play(action);
            let ended = completed_by_cards(next.clone(), limiter);
            if all.iter().all(|other| other.state != ended.state) {
                all.push(ended);
            }
            open.push(next);
        });
    }
    all
}

/// Visits every Move, and every summons after it; within a turn, the rest of it. Ends when the visitor breaks or the
/// limits of the position are reached.
fn each_beginning<B>(
    state: &State,
    limiter: &mut Limiter,
    mut visit: impl FnMut(&Turn, &mut Limiter) -> ControlFlow<B>,
) -> Option<B> {
    let us = state.turn();
    let first: Vec<Option<Action>> = match state.is_move_due() {
        true => state.actions().into_iter().map(Some).collect(),
        false => vec![None],
    };
    limiter.charge_moves(first.len());
    let mut turn = Turn::begin(state);
    let mut summoned = turn.clone();
    for action in first {
        turn.copy_from(state, &[]);
        action.into_iter().for_each(|action| turn.play(action));
        limiter.charge_state();
        if turn.state.turn() == us {
            for summons in turn.state.summons() {
                if limiter.is_exhausted() {
                    return None;
                }
                summoned.copy_from(&turn.state, &turn.actions);
                summoned.play(summons);
                limiter.charge_state();
                if let Break(found) = visit(&summoned, limiter) {
                    return Some(found);
                }
            }
        }
        if let Break(found) = visit(&turn, limiter) {
            return Some(found);
        }
        if limiter.is_exhausted() {
            return None;
        }
    }
    None
}

/// Returns the actions of a turn if it mates with only its compulsory actions added.
fn mating(turn: &Turn, limiter: &mut Limiter) -> Option<Vec<Action>> {
    if !turn.state.gives_check() {
        return None;
    }
    let turn = completed_by_cards(turn.clone(), limiter);
    (turn.state.is_stuck() && turn.state.is_check()).then_some(turn.actions)
}
