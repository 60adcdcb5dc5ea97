//! The search over whole turns, against the answers of sampled opponents.

use trickmate_rules::summoner::{Action, State};

use super::candidates::{Candidate, IN_SIGHT};
use super::draws::Draws;
use super::evaluation::{evaluate, evaluate_for};
use super::turns::{self, Turn};
use crate::limits::Limiter;
use crate::score::{INFINITY, KNOWN_WIN, Value, loss_in, win_in};

/// The number of Moves that are followed up, by the turns that were searched before.
pub(super) const WIDTH: [usize; 4] = [40, 12, 6, 4];
/// A candidate this far behind the best in one sample needs no other sample.
const FAR_BEHIND: Value = 1500;

/// A search of one position.
pub(super) struct TurnSearch {
    pub(super) limiter: Limiter,
    pub(super) draws: Draws,
}

impl TurnSearch {
    /// Returns the whole turns that look best.
    pub(super) fn turns(&mut self, state: &State) -> Vec<Candidate> {
        let turns = turns::list(state, WIDTH[0], &mut self.limiter);
        turns
            .into_iter()
            .map(|turn| {
                let judged = -self.evaluate(&turn);
                Candidate::new(turn.actions, judged)
            })
            .collect()
    }

    /// Returns a turn that somebody has played as a candidate.
    pub(super) fn candidate(&mut self, state: &State, actions: &[Action]) -> Candidate {
        let turn = Turn::after(state, actions.to_vec());
        let sign = if turn.state.turn() == state.turn() { 1 } else { -1 };
        let judged = sign * self.evaluate(&turn);
        Candidate::new(turn.actions, judged)
    }

    /// Returns the next actions alone, for a player who does not consider the whole turn.
    pub(super) fn actions(&mut self, state: &State) -> Vec<Candidate> {
        let us = state.turn();
        let mut candidates = Vec::new();
        let mut next = state.clone();
        for action in state.actions() {
            if self.limiter.is_exhausted() && !candidates.is_empty() {
                break;
            }
            self.limiter.count();
            self.limiter.charge_evaluation();
            next.clone_from(state);
            next.play(&action);
            let judged = match next.turn() != us && self.draws.ends(&next) && !next.is_stuck() {
                true => 0,
                false => evaluate_for(&next, us),
            };
            candidates.push(Candidate::new(vec![action], judged));
        }
        candidates
    }

    /// Returns the result of a turn, for the side that is to act next.
    fn evaluate(&mut self, turn: &Turn) -> Value {
        self.limiter.count();
        self.limiter.charge_evaluation();
        if turn.state.is_stuck() {
            return if turn.state.is_check() { loss_in(2) } else { 0 };
        }
        if self.draws.ends(&turn.state) {
            return 0;
        }
        evaluate(&turn.state)
    }

    /// Searches the best candidates `depth` turns deep, each against every sample.
    pub(super) fn deepen(&mut self, candidates: &mut [Candidate], samples: &[State], depth: u32) {
        let width = if depth == 1 { candidates.len() } else { IN_SIGHT + 1 };
        let mut found = Vec::new();
        let mut best = -INFINITY;
        for candidate in candidates.iter().take(width) {
            let (mut sum, mut count) = (0, 0);
            for sample in samples {
                let turn = Turn::after(sample, candidate.actions.clone());
                // With one sample, a value can be compared with the best one; with more samples, values are averaged.
                let value = -self.alpha_beta(&turn.state, depth, 1, -INFINITY, INFINITY);
                if self.limiter.is_over() {
                    break;
                }
                sum += i64::from(value);
                count += 1;
                if value < best - FAR_BEHIND {
                    break;
                }
            }
            if self.limiter.is_over() && (found.len() + 1 < width || count == 0) {
                break;
            }
            best = best.max((sum / i64::max(count, 1)) as Value);
            found.push((sum, count));
        }
        // An iteration deeper than the first counts only if it is complete.
        if found.len() < width && depth > 1 {
            return;
        }
        for (candidate, (sum, count)) in candidates.iter_mut().zip(found) {
            (candidate.sum, candidate.count, candidate.depth) = (sum, count, depth);
        }
    }

    /// Returns the value for the side to act at the start of its turn.
    fn alpha_beta(&mut self, state: &State, depth: u32, ply: u32, mut alpha: Value, beta: Value) -> Value {
        self.limiter.count();
        if self.limiter.is_over() {
            return 0;
        }
        if state.is_stuck() {
            return if state.is_check() { loss_in(ply) } else { 0 };
        }
        if self.draws.ends(state) {
            return 0;
        }
        if depth == 0 {
            self.limiter.charge_evaluation();
            return evaluate(state);
        }
        let width = WIDTH[(ply as usize).min(WIDTH.len() - 1)];
        let listed = turns::list(state, width, &mut self.limiter).into_iter();
        let mut turns: Vec<(Value, Turn)> = listed.map(|turn| (-self.evaluate(&turn), turn)).collect();
        turns.sort_by_key(|(judged, _)| -judged);
        let mut best = -INFINITY;
        for (judged, turn) in turns {
            let value = if judged >= KNOWN_WIN {
                win_in(ply + 1)
            } else if depth == 1 {
                judged
            } else {
                -self.alpha_beta(&turn.state, depth - 1, ply + 1, -beta, -alpha)
            };
            best = best.max(value);
            alpha = alpha.max(value);
            if alpha >= beta || self.limiter.is_over() {
                break;
            }
        }
        if best == -INFINITY { evaluate(state) } else { best }
    }
}
