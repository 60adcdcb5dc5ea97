//! Chooses a turn: mates first, then the search over whole turns.

use trickmate_rules::kernel::SeedRng;
use trickmate_rules::summoner::{Action, Knowledge, State};

use super::candidates::{Candidate, keep_in_sight, misjudge, overlook};
use super::draws::Draws;
use super::levels::{COURIER_LEVELS, LEVELS};
use super::mate;
use super::search::{TurnSearch, WIDTH};
use super::turns::Turn;
use crate::chance::word;
use crate::error::ThinkError;
use crate::level::LevelParams;
use crate::limits::Limiter;
use crate::request::Request;
use crate::score::{Score, Value, win_in};
use crate::search::{Blindness, bounded};
use crate::thought::{Comparison, Line, Thought};

/// The value at which ten games are won for each that is lost.
const SCALE: f64 = 1100.0;

/// The number of turns within which a mate forced by checks is always found.
const FORCED: u32 = 2;
/// The most answers to try for that.
const MAX_FORCED: u64 = 200;
/// A hundredth of the nodes from which mates without an initial check are tried, and the most answers to try for that.
const PATIENT: u64 = 400;
const MAX_QUIET: u64 = 4000;
/// The number of samples over which values are averaged, by the turns that are searched: hidden pieces can only be summoned from
/// the turn after next on.
const SAMPLES: [usize; 4] = [1, 1, 2, 3];

/// The least noise of the evaluation in a repeated position.
const RESTLESS: i32 = 120;

/// A turn and its value.
type Judged = (Vec<Action>, Value);

/// Chooses an action.
pub(crate) fn think(known: &Knowledge, request: &Request) -> Result<Thought, ThinkError> {
    Ok(examine(known, None, request)?.best)
}

/// Compares a turn with the player's own choice, with the same samples and the same depth.
pub(crate) fn compare(
    known: &Knowledge,
    played: &[String],
    request: &Request,
) -> Result<Comparison, ThinkError> {
    let turn = read(known.open(), played);
    let Examined { best, played: value } = examine(known, turn.as_deref(), request)?;
    let line = |value: Value| Line { moves: played.to_vec(), score: Score::of(value, SCALE) };
    let termination = best.termination;
    Ok(Comparison { best, played: value.map(line), termination })
}

/// Returns the actions of a turn from their notation; `None` if one is not legal.
fn read(open: &State, texts: &[String]) -> Option<Vec<Action>> {
    let mut state = open.clone();
    let act = |text: &String| {
        let action = state.actions().into_iter().find(|action| state.write(action) == *text)?;
        state.play(&action);
        Some(action)
    };
    texts.iter().map(act).collect()
}

/// The result of a search.
struct Examined {
    best: Thought,
    /// The value of the turn that was played.
    played: Option<Value>,
}

/// A mate that was found: the turn, its value and the turns that it takes.
struct Mate {
    actions: Vec<Action>,
    value: Value,
    turns: u32,
}

/// Returns the player's choice, and the value of the played turn if there is one.
fn examine(known: &Knowledge, played: Option<&[Action]>, request: &Request) -> Result<Examined, ThinkError> {
    let levels = if known.is_courier() { &COURIER_LEVELS } else { &LEVELS };
    let params = request.params(levels);
    let mut chance = request.chance();
    // The actions of the seat do not depend on its unknowns.
    let open = known.open();
    let actions = open.actions();
    if actions.is_empty() {
        return Err(ThinkError::Over);
    }
    let mut search = TurnSearch { limiter: limiter(known, request, params), draws: Draws::of(known) };
    let mut first = None;
    let mut mate = mate_at_once(known, request, &mut search.limiter);
    if mate.is_none() {
        let sample = first.insert(known.sample(&mut chance));
        if params.noise == 0 && !mate::may_be_surprised(sample) {
            mate = mate_in_two(known, sample, request, params, &mut search);
        }
    }
    if let (Some(mate), None) = (&mate, played) {
        let best = report(open, &[(mate.actions.clone(), mate.value)], mate.turns, request, &search.limiter);
        return Ok(Examined { best, played: None });
    }
    let first = first.unwrap_or_else(|| known.sample(&mut chance));
    let (mut judged, depth, weighed) = search_turns(known, first, played, params, &mut search, &mut chance);
    if judged.is_empty() {
        judged.push((vec![actions[0].clone()], 0));
    }
    let best = match mate {
        Some(mate) => report(open, &[(mate.actions, mate.value)], mate.turns, request, &search.limiter),
        None => report(open, &judged, depth + 1, request, &search.limiter),
    };
    Ok(Examined { best, played: weighed })
}

fn limiter(known: &Knowledge, request: &Request, params: LevelParams) -> Limiter {
    request.limiter(params).for_states_of(known.open().complexity())
}

/// Looks for a turn that mates. It does not count towards the budget.
fn mate_at_once(known: &Knowledge, request: &Request, whole: &mut Limiter) -> Option<Mate> {
    let mut scan = limiter(known, request, LevelParams::FULL).for_a_scan();
    let found = mate::mate_at_once(known.open(), &mut scan);
    whole.note(scan.termination());
    found.map(|actions| Mate { actions, value: win_in(1), turns: 1 })
}

/// Looks for mates in two turns. Only the proof found counts: the search for it is not part of the budget.
fn mate_in_two(
    known: &Knowledge,
    sample: &State,
    request: &Request,
    params: LevelParams,
    search: &mut TurnSearch,
) -> Option<Mate> {
    let nodes = params.nodes.min(request.budget.nodes) / 100;
    let part = |nodes: u64| limiter(known, request, LevelParams { nodes, ..params }).for_a_scan();
    let mut used = part(nodes.min(MAX_FORCED));
    let mut found = mate::forced_mate(sample, FORCED, &search.draws, &mut used);
    search.limiter.note(used.termination());
    if found.is_none() && nodes >= PATIENT && !known.is_courier() {
        used = part(MAX_QUIET);
        found = mate::quiet_mate(known.open(), &search.draws, &mut used);
        search.limiter.note(used.termination());
    }
    let actions = found?;
    search.limiter.add(&used);
    Some(Mate { actions, value: win_in(2 * FORCED - 1), turns: FORCED })
}

/// Searches whole turns, or single actions at the lowest levels. Returns them with the chosen one first, the depth, and
/// the value of the played turn.
fn search_turns(
    known: &Knowledge,
    first: State,
    played: Option<&[Action]>,
    params: LevelParams,
    search: &mut TurnSearch,
    chance: &mut SeedRng,
) -> (Vec<Judged>, u32, Option<Value>) {
    let open = known.open();
    let blindness = Blindness { per_mille: params.blind, seed: word(chance) };
    let mut candidates = if params.depth == 0 { search.actions(&first) } else { search.turns(&first) };
    overlook(&mut candidates, open, blindness);
    if let Some(played) = played.filter(|played| candidates.iter().all(|turn| turn.actions != *played)) {
        candidates.push(search.candidate(&first, played));
    }
    candidates.sort_by_key(|turn| -turn.judged);
    let deepest = params.depth.min(WIDTH.len() as u32);
    let mut depth = 0;
    let mut samples = vec![first];
    while samples.len() < SAMPLES[SAMPLES.len() - 1] {
        samples.push(known.sample(chance));
    }
    while depth < deepest && !search.limiter.is_over() && candidates.len() > 1 {
        depth += 1;
        if let Some(played) = played {
            keep_in_sight(&mut candidates, played);
        }
        search.deepen(&mut candidates, &samples[..SAMPLES[(depth as usize).min(SAMPLES.len() - 1)]], depth);
        candidates.sort_by_key(Candidate::order);
    }
    let weighed = played.map(|played| match mates(open, played) {
        true => win_in(1),
        false => {
            let own = candidates.iter().find(|turn| turn.actions == played);
            bounded(own.map_or(0, Candidate::value))
        }
    });
    // Values of different depths cannot be compared.
    if params.noise == 0
        && let Some(depth) = candidates.first().map(|turn| turn.depth)
    {
        candidates.retain(|turn| turn.depth == depth);
    }
    let mut judged: Vec<Judged> = candidates
        .into_iter()
        .map(|turn| (turn.value(), turn.actions))
        .map(|(value, actions)| (actions, value))
        .collect();
    let is_ahead = judged.first().is_some_and(|(_, value)| *value > 0);
    let noise = match known.repetitions() {
        // A player who is ahead avoids a repeated position.
        2.. if is_ahead => params.noise.max(RESTLESS),
        _ => params.noise,
    };
    misjudge(&mut judged, noise, open, chance);
    // Not every turn was searched, so nothing is certain.
    judged.iter_mut().for_each(|(_, value)| *value = bounded(*value));
    (judged, depth, weighed)
}

/// Returns `true` if a turn mates.
fn mates(open: &State, turn: &[Action]) -> bool {
    let after = Turn::after(open, turn.to_vec()).state;
    after.turn() != open.turn() && after.is_stuck() && after.is_check()
}

/// Returns the best turns in notation, one for each first action.
fn report(open: &State, turns: &[Judged], depth: u32, request: &Request, limiter: &Limiter) -> Thought {
    let mut shown: Vec<Line> = Vec::new();
    for (actions, value) in turns {
        if shown.len() == request.lines.max(1) {
            break;
        }
        let mut state = open.clone();
        let write = |action: &Action| {
            let text = state.write(action);
            state.play(action);
            text
        };
        let moves: Vec<String> = actions.iter().map(write).collect();
        if shown.iter().all(|other| other.moves[..1] != moves[..1]) {
            shown.push(Line { moves, score: Score::of(*value, SCALE) });
        }
    }
    let (action, score) = match shown.first() {
        Some(line) => (line.moves.first().cloned().unwrap_or_default(), line.score),
        None => (String::new(), Score::Win(0.5)),
    };
    let (nodes, termination) = (limiter.nodes_searched().max(1), limiter.termination());
    Thought { action, score, depth, nodes, termination, lines: shown }
}
