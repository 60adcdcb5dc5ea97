//! An exhaustive solver for Summoner's Chess that finds wins in one or two own turns, whatever cards anybody holds or
//! draws. It uses the rules and nothing of the engine.

use trickmate_rules::summoner::{Action, State};

/// Result of the solver.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Solution {
    WonIn(u32),
    Open,
    /// There were too many states.
    Unknown,
}

/// A solver with a limit on the number of states.
pub(crate) struct TurnSolver {
    left: u64,
}

impl TurnSolver {
    pub(crate) const fn new(states: u64) -> Self {
        Self { left: states }
    }

    /// Finds a win with this turn or the next one. By then no piece can be on the board that was drawn or came from an
    /// unknown hand, except the courier version's extra Kings.
    pub(crate) fn solve(&mut self, state: &State) -> Solution {
        if self.mates(state) {
            return Solution::WonIn(1);
        }
        let mut refutation = Vec::new();
        for (_, begun) in self.begun(state) {
            for turn in self.created(begun) {
                let after = ended(turn);
                if self.left == 0 {
                    return Solution::Unknown;
                }
                if after.turn() != state.turn() && !after.is_stuck() && self.loses(&after, &mut refutation) {
                    return Solution::WonIn(2);
                }
            }
        }
        if self.left == 0 { Solution::Unknown } else { Solution::Open }
    }

    /// Returns `true` if the other side can mate after every turn of the side to act; otherwise `refutation` is a turn
    /// that prevents it.
    fn loses(&mut self, state: &State, refutation: &mut Vec<Action>) -> bool {
        let mut answers = self.begun(state);
        // The same answer is often good against many turns.
        if let Some(place) = answers.iter().position(|(actions, _)| actions == refutation) {
            answers.swap(0, place);
        }
        for (actions, begun) in answers {
            let after = ended(begun);
            if !self.mates(&after) {
                *refutation = actions;
                return false;
            }
        }
        true
    }

    fn mates(&mut self, state: &State) -> bool {
        self.begun(state).into_iter().any(|(_, begun)| {
            begun.gives_check() && {
                let after = ended(begun);
                after.is_stuck() && after.is_check()
            }
        })
    }

    /// Returns every Move with every summons after it, or none.
    fn begun(&mut self, state: &State) -> Vec<(Vec<Action>, State)> {
        let mut all = Vec::new();
        for action in state.actions() {
            let mut moved = state.clone();
            moved.play(&action);
            if moved.turn() == state.turn() {
                for summons in moved.actions() {
                    if matches!(summons, Action::Summon { .. }) {
                        let mut summoned = moved.clone();
                        summoned.play(&summons);
                        all.push((vec![action.clone(), summons], summoned));
                    }
                }
            }
            all.push((vec![action], moved));
        }
        self.left = self.left.saturating_sub(all.len() as u64);
        all
    }

    /// Returns all states that creations from the hand lead to, including no creation.
    fn created(&mut self, begun: State) -> Vec<State> {
        let us = begun.turn();
        let (mut all, mut next) = (vec![begun], 0);
        while next < all.len() && self.left > 0 {
            let state = all[next].clone();
            next += 1;
            if state.turn() != us || state.is_move_due() {
                continue;
            }
            for action in state.actions() {
                if matches!(action, Action::Create(_)) {
                    let mut created = state.clone();
                    created.play(&action);
                    self.left = self.left.saturating_sub(1);
                    if !all.contains(&created) {
                        all.push(created);
                    }
                }
            }
        }
        all
    }
}

/// Returns the state after the end of the turn.
fn ended(mut state: State) -> State {
    let us = state.turn();
    while state.turn() == us && !state.is_move_due() {
        let actions = state.actions();
        let end = actions.iter().find(|action| matches!(action, Action::End));
        let Some(action) = end.or(actions.iter().find(|action| matches!(action, Action::Discard(_)))) else {
            break;
        };
        state.play(action);
    }
    state
}
