//! Summoner's Chess: a turn is several actions, and hands and decks are hidden. The player compares whole turns, against the
//! answers of sampled opponents.

mod draws;
mod evaluation;
mod forced;
mod turns;
mod weights;

use std::cmp::Reverse;

use trickmate_rules::kernel::SeedRng;
use trickmate_rules::summoner::{Action, Knowledge, State};

use crate::error::ThinkError;
use crate::level::{Habits, Levels, habits};
use crate::limits::Meter;
use crate::score::{INFINITE, Points, SURE, Score, lost_in, won_in};
use crate::search::{Blindness, bounded, number_of};
use crate::think::{Comparison, Line, MAX_NOISE, Request, Thought, error, word};
use draws::Draws;
use evaluation::{evaluate, evaluate_for};
use turns::Turn;

/// The value at which ten games are won for each that is lost.
const SCALE: f64 = 1100.0;

/// The levels of the standard version: the depth counts turns.
const LEVELS: Levels = Levels::even([
    habits(500, 0, 20_000, 950),
    habits(500, 0, 1_400, 460),
    habits(500, 0, 575, 225),
    habits(1_500, 1, 430, 160),
    habits(1_500, 1, 120, 30),
    habits(3_000, 1, 0, 0),
    habits(4_000, 2, 0, 0),
    habits(40_000, 3, 0, 0),
]);

/// The levels of the courier version.
const COURIER_LEVELS: Levels = Levels {
    habits: [
        habits(500, 0, 660, 903),
        habits(500, 0, 370, 742),
        habits(500, 0, 228, 592),
        habits(1_400, 1, 370, 420),
        habits(3_000, 2, 280, 310),
        habits(3_000, 2, 170, 190),
        habits(1_200, 2, 0, 0),
        habits(150_000, 3, 0, 0),
    ],
    good_days: [0, 0, 250, 0, 0, 0, 0, 0],
};

/// How many turns are compared, by how many turns have been looked ahead.
const WIDTH: [usize; 4] = [40, 12, 6, 4];
/// In how many turns a win that is forced by checks is always found.
const FORCED: u32 = 2;
/// How many answers are looked at for that; each is looked at as a whole.
const MAX_FORCED: u64 = 200;
/// From how many of these on mates are looked for that begin without a check, and how many answers are looked at for that.
const PATIENT: u64 = 400;
const MAX_QUIET: u64 = 4000;
/// Of how many turns, the best and this many others, a second look is taken.
const IN_SIGHT: usize = 7;
/// Over how many samples the values are taken, by how many turns are looked ahead: hidden pieces can only be summoned from the
/// turn after next on.
const SAMPLES: [usize; 4] = [1, 1, 2, 3];

/// How far judgement is off at least where the position has come before.
const RESTLESS: i32 = 120;

/// A turn of the seat that thinks, and what has been found out about it.
struct Candidate {
    actions: Vec<Action>,
    sum: i64,
    count: i64,
    judged: Points,
    /// How many turns ahead it has been looked at: values are only compared with those from as far ahead.
    depth: u32,
}

impl Candidate {
    fn value(&self) -> Points {
        if self.count == 0 { self.judged } else { (self.sum / self.count) as Points }
    }

    /// Those looked at furthest come first, of these the best.
    fn order(&self) -> Reverse<(u32, Points)> {
        Reverse((self.depth, self.value()))
    }
}

/// Chooses an action.
pub(crate) fn think(known: &Knowledge, request: &Request) -> Result<Thought, ThinkError> {
    Ok(examine(known, None, request)?.0)
}

/// Holds a turn against the one that would be chosen; both are looked at in the same samples and equally far ahead.
pub(crate) fn compare(
    known: &Knowledge,
    played: &[String],
    request: &Request,
) -> Result<Comparison, ThinkError> {
    let turn = read(known.open(), played);
    let (best, value) = examine(known, turn.as_deref(), request)?;
    let line = |value: Points| Line { moves: played.to_vec(), score: Score::of(value, SCALE) };
    Ok(Comparison { best, played: value.map(line) })
}

/// The actions of a turn that these texts are; `None` if they are none.
fn read(open: &State, texts: &[String]) -> Option<Vec<Action>> {
    let mut state = open.clone();
    let act = |text: &String| {
        let action = state.actions().into_iter().find(|action| state.write(action) == *text)?;
        state.play(&action);
        Some(action)
    };
    texts.iter().map(act).collect()
}

/// What is chosen, and what this turn is worth, if one is given.
fn examine(
    known: &Knowledge,
    played: Option<&[Action]>,
    request: &Request,
) -> Result<(Thought, Option<Points>), ThinkError> {
    let levels = if known.is_courier() { &COURIER_LEVELS } else { &LEVELS };
    let habits = request.habits(levels);
    let mut chance = request.chance();
    let mut thinker = Thinker { meter: request.meter(habits), draws: Draws::of(known) };
    // What the seat can do does not depend on what it does not know.
    let open = known.open();
    let actions = open.actions();
    if actions.is_empty() {
        return Err(ThinkError::Over);
    }
    let mut forced = forced::mate_at_once(open).map(|actions| (actions, won_in(1), 1));
    if let (Some((actions, value, depth)), None) = (&forced, played) {
        return Ok((thinker.report(open, &[(actions.clone(), *value)], *depth, request.lines), None));
    }
    let first = known.sample(&mut chance);
    if habits.noise == 0 && forced.is_none() && !forced::may_be_surprised(&first) {
        let nodes = habits.nodes.min(request.budget.nodes) / 100;
        let part = |nodes: u64| request.meter(Habits { nodes, ..habits }).with_a_third_of_the_time();
        let mut meter = part(nodes.min(MAX_FORCED));
        let mut found = forced::forced_mate(&first, FORCED, &thinker.draws, &mut meter);
        if found.is_none() && nodes >= PATIENT && !known.is_courier() {
            meter = part(MAX_QUIET);
            found = forced::quiet_mate(open, &thinker.draws, &mut meter);
        }
        forced = found.map(|actions| (actions, won_in(2 * FORCED - 1), FORCED));
        if let (Some((actions, value, depth)), None) = (&forced, played) {
            // Only the proof that was found is counted: looking for one is no part of the budget.
            thinker.meter.add(&meter);
            return Ok((thinker.report(open, &[(actions.clone(), *value)], *depth, request.lines), None));
        }
    }
    let blindness = Blindness { per_mille: habits.blind, seed: word(&mut chance) };
    let mut candidates: Vec<Candidate> =
        if habits.depth == 0 { thinker.actions(&first) } else { thinker.turns(&first) };
    overlook(&mut candidates, open, blindness);
    if let Some(played) = played.filter(|played| candidates.iter().all(|turn| turn.actions != *played)) {
        candidates.push(thinker.candidate(&first, played));
    }
    candidates.sort_by_key(|turn| -turn.judged);
    let deepest = habits.depth.min(WIDTH.len() as u32);
    let mut depth = 0;
    let mut samples = vec![first];
    while samples.len() < SAMPLES[SAMPLES.len() - 1] {
        samples.push(known.sample(&mut chance));
    }
    while depth < deepest && !thinker.meter.is_over() && candidates.len() > 1 {
        depth += 1;
        if let Some(played) = played {
            keep_in_sight(&mut candidates, played);
        }
        thinker.deepen(&mut candidates, &samples[..SAMPLES[(depth as usize).min(SAMPLES.len() - 1)]], depth);
        candidates.sort_by_key(Candidate::order);
    }
    let weighed = played.map(|played| match mates(open, played) {
        true => won_in(1),
        false => {
            let own = candidates.iter().find(|turn| turn.actions == played);
            bounded(own.map_or(0, Candidate::value))
        }
    });
    // What has not been looked at as far as the best is not comparable with it.
    if habits.noise == 0
        && let Some(depth) = candidates.first().map(|turn| turn.depth)
    {
        candidates.retain(|turn| turn.depth == depth);
    }
    let mut judged: Vec<(Vec<Action>, Points)> = candidates
        .into_iter()
        .map(|turn| (turn.value(), turn.actions))
        .map(|(value, actions)| (actions, value))
        .collect();
    let is_ahead = judged.first().is_some_and(|(_, value)| *value > 0);
    let noise = match known.repetitions() {
        // Who is better off tries something else when the position comes again.
        2.. if is_ahead => habits.noise.max(RESTLESS),
        _ => habits.noise,
    };
    misjudge(&mut judged, noise, open, &mut chance);
    // Not everything has been looked at, so that nothing is sure.
    judged.iter_mut().for_each(|(_, value)| *value = bounded(*value));
    if judged.is_empty() {
        judged.push((vec![actions[0].clone()], 0));
    }
    let thought = match forced {
        Some((actions, value, depth)) => thinker.report(open, &[(actions, value)], depth, request.lines),
        None => thinker.report(open, &judged, depth + 1, request.lines),
    };
    Ok((thought, weighed))
}

/// Moves a turn among those that every look considers.
fn keep_in_sight(candidates: &mut [Candidate], played: &[Action]) {
    if let Some(place) = candidates.iter().position(|turn| turn.actions == played) {
        candidates[IN_SIGHT.min(place)..=place].rotate_right(1);
    }
}

/// Whether a turn mates.
fn mates(open: &State, turn: &[Action]) -> bool {
    let mut state = open.clone();
    turn.iter().for_each(|action| {
        state.play(action);
    });
    state.turn() != open.turn() && state.is_stuck() && state.is_check()
}

/// Leaves out the turns that begin with a capture somebody does not see, unless there is nothing else.
fn overlook(candidates: &mut Vec<Candidate>, open: &State, blindness: Blindness) {
    let sees = |turn: &Candidate| match turn.actions.first() {
        Some(action) if open.captured_value(action).is_some() => {
            // The same capture is overlooked with whatever follows it.
            blindness.sees(0, number_of(&open.write(action)))
        }
        _ => true,
    };
    if candidates.iter().any(sees) {
        candidates.retain(sees);
    }
}

/// Orders the turns as somebody would whose judgement is off; turns that begin alike are misjudged alike.
fn misjudge(turns: &mut [(Vec<Action>, Points)], noise: i32, open: &State, chance: &mut SeedRng) {
    if noise == 0 {
        return;
    }
    let mut known: Vec<(String, Points)> = Vec::new();
    let mut seen = |actions: &[Action], value: Points| {
        let text = actions.first().map(|action| open.write(action)).unwrap_or_default();
        let off = match known.iter().find(|(other, _)| *other == text) {
            Some((_, off)) => *off,
            None => {
                let off = error(noise, chance);
                known.push((text, off));
                off
            }
        };
        if value >= SURE { MAX_NOISE + value } else { value + off }
    };
    let judged: Vec<Points> = turns.iter().map(|(actions, value)| seen(actions, *value)).collect();
    if let Some(best) = (0..judged.len()).rev().max_by_key(|place| judged[*place]) {
        turns[..=best].rotate_right(1);
    }
}

struct Thinker {
    meter: Meter,
    draws: Draws,
}

impl Thinker {
    /// The whole turns that look best.
    fn turns(&mut self, state: &State) -> Vec<Candidate> {
        let turns = turns::list(state, WIDTH[0]).into_iter();
        turns
            .map(|turn| Candidate {
                judged: -self.judge(&turn),
                actions: turn.actions,
                sum: 0,
                count: 0,
                depth: 0,
            })
            .collect()
    }

    /// A turn that somebody has played.
    fn candidate(&mut self, state: &State, actions: &[Action]) -> Candidate {
        let mut after = state.clone();
        actions.iter().for_each(|action| {
            after.play(action);
        });
        let turn = Turn { actions: actions.to_vec(), state: after };
        let sign = if turn.state.turn() == state.turn() { 1 } else { -1 };
        Candidate { judged: sign * self.judge(&turn), actions: turn.actions, sum: 0, count: 0, depth: 0 }
    }

    /// The next actions by themselves, as somebody sees them who does not think of the whole turn.
    fn actions(&mut self, state: &State) -> Vec<Candidate> {
        let us = state.turn();
        let after = |action: Action| {
            self.meter.count();
            let mut next = state.clone();
            next.play(&action);
            let judged = match next.turn() != us && self.draws.ends(&next) && !next.is_stuck() {
                true => 0,
                false => evaluate_for(&next, us),
            };
            Candidate { judged, actions: vec![action], sum: 0, count: 0, depth: 0 }
        };
        state.actions().into_iter().map(after).collect()
    }

    /// What a turn has led to, as the side sees it that is to act next.
    fn judge(&mut self, turn: &Turn) -> Points {
        self.meter.count();
        if turn.state.is_stuck() {
            return if turn.state.is_check() { lost_in(2) } else { 0 };
        }
        if self.draws.ends(&turn.state) {
            return 0;
        }
        evaluate(&turn.state)
    }

    /// Looks at the best candidates so many turns deep, each against every sample.
    fn deepen(&mut self, candidates: &mut [Candidate], samples: &[State], depth: u32) {
        let width = if depth == 1 { candidates.len() } else { IN_SIGHT + 1 };
        let mut found = Vec::new();
        let mut best = -INFINITE;
        for candidate in candidates.iter().take(width) {
            let (mut sum, mut count) = (0, 0);
            for sample in samples {
                let mut state = sample.clone();
                candidate.actions.iter().for_each(|action| {
                    state.play(action);
                });
                // With one sample values can be compared with the best; with more they are averaged.
                let value = -self.look(&state, depth, 1, -INFINITE, INFINITE);
                if self.meter.is_over() {
                    break;
                }
                sum += i64::from(value);
                count += 1;
                // What loses for sure in one sample and is far behind needs no more of them.
                if value < best - 1500 {
                    break;
                }
            }
            if self.meter.is_over() && (found.len() + 1 < width || count == 0) {
                break;
            }
            best = best.max((sum / i64::max(count, 1)) as Points);
            found.push((sum, count));
        }
        // A deeper look counts only for all that it was meant for.
        if found.len() < width && depth > 1 {
            return;
        }
        for (candidate, (sum, count)) in candidates.iter_mut().zip(found) {
            (candidate.sum, candidate.count, candidate.depth) = (sum, count, depth);
        }
    }

    /// The value for the side to act at the start of its turn.
    fn look(&mut self, state: &State, depth: u32, ply: u32, mut alpha: Points, beta: Points) -> Points {
        self.meter.count();
        if self.meter.is_over() {
            return 0;
        }
        if state.is_stuck() {
            return if state.is_check() { lost_in(ply) } else { 0 };
        }
        if self.draws.ends(state) {
            return 0;
        }
        if depth == 0 {
            return evaluate(state);
        }
        let width = WIDTH[(ply as usize).min(WIDTH.len() - 1)];
        let mut turns: Vec<(Points, Turn)> =
            turns::list(state, width).into_iter().map(|turn| (-self.judge(&turn), turn)).collect();
        turns.sort_by_key(|(judged, _)| -judged);
        let mut best = -INFINITE;
        for (judged, turn) in turns {
            let value = if judged >= SURE {
                won_in(ply + 1)
            } else if depth == 1 {
                judged
            } else {
                -self.look(&turn.state, depth - 1, ply + 1, -beta, -alpha)
            };
            best = best.max(value);
            alpha = alpha.max(value);
            if alpha >= beta || self.meter.is_over() {
                break;
            }
        }
        if best == -INFINITE { evaluate(state) } else { best }
    }

    fn report(&self, open: &State, turns: &[(Vec<Action>, Points)], depth: u32, lines: usize) -> Thought {
        let line = |(actions, value): &(Vec<Action>, Points)| {
            let mut state = open.clone();
            let write = |action: &Action| {
                let text = state.write(action);
                state.play(action);
                text
            };
            Line { moves: actions.iter().map(write).collect(), score: Score::of(*value, SCALE) }
        };
        let mut shown: Vec<Line> = Vec::new();
        for candidate in turns.iter().map(line) {
            // A line for each first action.
            if shown.len() < lines.max(1)
                && shown.iter().all(|other| other.moves[..1] != candidate.moves[..1])
            {
                shown.push(candidate);
            }
        }
        let (action, score) = match shown.first() {
            Some(line) => (line.moves.first().cloned().unwrap_or_default(), line.score),
            None => (String::new(), Score::Win(0.5)),
        };
        Thought { action, score, depth, nodes: self.meter.nodes().max(1), lines: shown }
    }
}
