//! Mates in one turn or two in Summoner’s Chess, proved by trying everything. Hands and decks have no part in them: a
//! piece that is created in a turn enters the board in the next one at the earliest, after the move.

use super::Puzzle;
use crate::error::StudyError;
use trickmate_rules::summoner::{Action, State};
use trickmate_rules::{Knowledge, Match, Seat};

/// Highest number of answers that are tried.
const MAX_ANSWERS: usize = 60;

/// A whole turn and the state after it.
struct Turn {
    actions: Vec<Action>,
    state: State,
}

/// Returns all turns: each is a move, and then perhaps a summoning. `state` has no hands.
fn turns(state: &State) -> Vec<Turn> {
    let us = state.turn();
    let mut found = Vec::new();
    for action in state.actions() {
        let mut moved = state.clone();
        moved.play(&action);
        if moved.turn() != us {
            found.push(Turn { actions: vec![action], state: moved });
            continue;
        }
        for next in
            moved.actions().into_iter().filter(|next| matches!(next, Action::Summon { .. } | Action::End))
        {
            let mut state = moved.clone();
            state.play(&next);
            let mut actions = vec![action.clone(), next];
            if state.turn() == us {
                state.play(&Action::End);
                actions.push(Action::End);
            }
            found.push(Turn { actions, state });
        }
    }
    found
}

fn is_mate(state: &State) -> bool {
    state.is_stuck() && state.is_check()
}

/// Returns the turns that mate at once.
fn mates(state: &State) -> Vec<Turn> {
    turns(state).into_iter().filter(|turn| is_mate(&turn.state)).collect()
}

/// A mate that can be forced.
struct Forced {
    first: Vec<Action>,
    answers: Vec<State>,
    replies: Vec<Vec<Action>>,
}

/// Returns the turns after which every answer is mated by the next turn; `None` if there are too many answers to try.
fn forced(state: &State) -> Option<Vec<Forced>> {
    let mut found = Vec::new();
    for turn in turns(state) {
        // Without a check there are too many answers; and a stalemate is a draw.
        if !turn.state.is_check() || turn.state.is_stuck() {
            continue;
        }
        let answers = turns(&turn.state);
        if answers.len() > MAX_ANSWERS {
            return None;
        }
        if answers.iter().all(|answer| !mates(&answer.state).is_empty()) {
            let (replies, answers) = answers.into_iter().map(|turn| (turn.actions, turn.state)).unzip();
            found.push(Forced { first: turn.actions, answers, replies });
        }
    }
    Some(found)
}

/// Returns the state of a match, as the seat to act sees it.
fn state_of(game: &Match, seat: Seat) -> Result<State, StudyError> {
    match game.position().knowledge(seat) {
        Knowledge::Summoner(known) => Ok(known.open().clone()),
        _ => Err(StudyError::wrong("this is not Summoner’s Chess")),
    }
}

/// Returns the only line that mates in one turn or two from here, in notation; `None` without such a line, or with several.
pub(super) fn solve(game: &Match, seat: Seat) -> Result<Option<Vec<String>>, StudyError> {
    let state = state_of(game, seat)?;
    let at_once = mates(&state);
    if let [only] = &at_once[..] {
        return Ok(Some(written(&state, &only.actions)));
    }
    if !at_once.is_empty() {
        return Ok(None);
    }
    let Some(found) = forced(&state) else { return Ok(None) };
    let [only] = &found[..] else { return Ok(None) };
    for (reply, answer) in only.replies.iter().zip(&only.answers) {
        if let [last] = &mates(answer)[..] {
            let line: Vec<Action> =
                [&only.first, reply, &last.actions].into_iter().flatten().cloned().collect();
            return Ok(Some(written(&state, &line)));
        }
    }
    Ok(None)
}

fn written(state: &State, actions: &[Action]) -> Vec<String> {
    let mut state = state.clone();
    let write = |action: &Action| {
        let text = state.write(action);
        state.play(action);
        text
    };
    let mut line: Vec<String> = actions.iter().map(write).collect();
    // The last turn is mate, whether it has been ended or not.
    if line.last().is_some_and(|last| last == "end") {
        line.pop();
    }
    line
}

/// Proves that the solution is the only mate in its number of turns.
pub(super) fn prove(puzzle: &Puzzle, solver: Seat) -> Result<(), StudyError> {
    match solve(&puzzle.start()?, solver)? {
        Some(line) if line == puzzle.moves => Ok(()),
        Some(line) => Err(StudyError::wrong(format!("the mate found is {}", line.join(" ")))),
        None => Err(StudyError::wrong("there is no mate, or more than one")),
    }
}
