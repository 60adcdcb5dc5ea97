//! From what a seat knows to its move.

use std::time::Instant;

use trickmate_rules::kernel::{Seed, SeedRng};
use trickmate_rules::{Knowledge, Seat, cardmate, poker};

use crate::error::ThinkError;
use crate::games;
use crate::level::{Form, Habits, Level, Levels};
use crate::limits::{Budget, Limiter, Stop, Termination};
use crate::score::{Points, SURE, Score};
use crate::search::{Blindness, Found, Moves, Node, Order, Search};

/// Enough for the longest line of a search.
const STACK: usize = 8 << 20;

/// How well a player plays.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Skill {
    /// As a level does.
    Level(Level),
    /// As these habits let it.
    Habits(Habits),
    /// As well as its budget lets it.
    Full,
}

/// What is asked of a player.
#[derive(Clone, Debug)]
pub struct Request {
    /// How well it plays.
    pub skill: Skill,
    /// How good a day it has.
    pub form: Form,
    /// What it may use up; at a level, the lesser of this and what the level allows.
    pub budget: Budget,
    /// From what its chance is drawn.
    pub seed: Seed,
    /// How many lines are wanted.
    pub lines: usize,
    /// By what it can be stopped.
    pub stop: Stop,
    /// The only action that is looked at; none for all.
    pub only: Option<String>,
}

impl Request {
    /// A move of a level.
    #[must_use]
    pub fn level(level: Level, seed: Seed) -> Self {
        Self { skill: Skill::Level(level), ..Self::budget(Budget::nodes(u64::MAX), seed) }
    }

    /// The best move for a budget.
    #[must_use]
    pub fn budget(budget: Budget, seed: Seed) -> Self {
        let form = Form::of(&seed, Seat::First);
        Self { skill: Skill::Full, form, budget, seed, lines: 1, stop: Stop::new(), only: None }
    }

    /// The same with a deadline in any case.
    fn with_failsafe(&self) -> Self {
        let deadline = self.budget.deadline.unwrap_or_else(|| Instant::now() + Budget::FAILSAFE);
        Self { budget: self.budget.clone().or_until(deadline), ..self.clone() }
    }

    /// How the player thinks, given the levels of the game.
    pub(crate) fn habits(&self, levels: &Levels) -> Habits {
        match self.skill {
            Skill::Level(level) => level.of(levels, self.form),
            Skill::Habits(habits) => habits,
            Skill::Full => Habits::FULL,
        }
    }

    /// What may be used up, given how the player thinks.
    pub(crate) fn limiter(&self, habits: Habits) -> Limiter {
        let nodes = self.budget.nodes.min(habits.nodes);
        let depth = self.budget.depth.min(habits.depth);
        Limiter::new(Budget { nodes, depth, ..self.budget.clone() }, self.stop.clone())
    }

    /// The player's chance.
    pub(crate) fn chance(&self) -> SeedRng {
        self.seed.chance("engine")
    }
}

/// A line of play.
#[derive(Clone, Debug, PartialEq)]
pub struct Line {
    /// The actions in full notation, those of all seats one after another.
    pub moves: Vec<String>,
    /// What it is worth to the seat.
    pub score: Score,
}

/// What a player has thought.
#[derive(Clone, Debug, PartialEq)]
pub struct Thought {
    /// The action that it chooses, in full notation.
    pub action: String,
    /// What that is worth.
    pub score: Score,
    /// How deep it has looked, in plies.
    pub depth: u32,
    /// How many positions it has looked at, its own counted where no other is.
    pub nodes: u64,
    /// What ended the search.
    pub termination: Termination,
    /// The lines, that of the chosen action first.
    pub lines: Vec<Line>,
}

/// What a player has thought of a choice that somebody has made.
#[derive(Clone, Debug, PartialEq)]
pub struct Comparison {
    /// What the player would have done.
    pub best: Thought,
    /// What was done, judged alike, from the same knowledge; `None` where that cannot be judged.
    pub played: Option<Line>,
    /// What ended the searches; of two reasons the one that matters more.
    pub termination: Termination,
}

/// Chooses an action for a seat that is to act, from what it knows.
///
/// # Errors
/// There is nothing to choose: the game is over, or the seat is not to act.
pub fn think(knowledge: &Knowledge, request: &Request) -> Result<Thought, ThinkError> {
    let request = &request.with_failsafe();
    on_a_large_stack(|| dispatch(knowledge, request))
}

/// Holds what a seat has done against what the player would do, both from what the seat knew before. `played` has the
/// actions in full notation: one, or in a game whose turns have several those of the turn. Each of the two may cost the
/// whole budget.
///
/// # Errors
/// There is nothing to choose: the game is over, or the seat is not to act.
pub fn compare(
    knowledge: &Knowledge,
    played: &[String],
    request: &Request,
) -> Result<Comparison, ThinkError> {
    let request = &request.with_failsafe();
    on_a_large_stack(|| match knowledge {
        Knowledge::Summoner(known) => games::summoner::compare(known, played, request),
        _ => {
            let best = dispatch(knowledge, request)?;
            if played == [best.action.as_str()] {
                let (played, termination) = (best.lines.first().cloned(), best.termination);
                return Ok(Comparison { best, played, termination });
            }
            let only = played.first().cloned();
            let weighed = dispatch(knowledge, &Request { only: only.clone(), lines: 1, ..request.clone() });
            let ended = weighed.as_ref().map_or(Termination::Complete, |thought| thought.termination);
            let termination = best.termination.max(ended);
            let line = weighed.ok().and_then(|thought| thought.lines.into_iter().next());
            let played = line.filter(|line| line.moves.first() == only.as_ref());
            Ok(Comparison { best, played, termination })
        }
    })
}

/// Thinks on a thread of its own: a long line takes more stack than every thread has.
fn on_a_large_stack<T: Send>(work: impl Fn() -> T + Sync) -> T {
    std::thread::scope(|scope| {
        let thread = std::thread::Builder::new().stack_size(STACK);
        match thread.spawn_scoped(scope, &work) {
            Ok(handle) => handle.join().unwrap_or_else(|panic| std::panic::resume_unwind(panic)),
            Err(_) => work(),
        }
    })
}

fn dispatch(knowledge: &Knowledge, request: &Request) -> Result<Thought, ThinkError> {
    match knowledge {
        Knowledge::Cardmate(known) => of_cardmate(known, request),
        Knowledge::Poker(known) => of_poker(known, request),
        Knowledge::Mysterious(known) => games::mysterious::think(known, request),
        Knowledge::Summoner(known) => games::summoner::think(known, request),
    }
}

fn of_cardmate(known: &cardmate::Knowledge, request: &Request) -> Result<Thought, ThinkError> {
    let root = games::cardmate::CardmateNode::new(known.state().clone());
    choose(&root, known.past(), &games::cardmate::LEVELS, request)
}

fn of_poker(known: &poker::Knowledge, request: &Request) -> Result<Thought, ThinkError> {
    let levels = games::poker::levels(known.setting());
    let root = games::poker::PokerNode::new(known.setting(), known.state().clone());
    if !known.is_declaring() {
        return choose(&root, known.past(), levels, request);
    }
    // White is to move next, so the position is judged as White sees it.
    let points = games::chess::as_seen_by(known.seat(), root.evaluate());
    let mut chance = request.chance();
    let action = match chance.below(1000) < games::poker::misreading(request.habits(levels)) {
        true => known.declarations().nth(chance.below(known.declarations().len() as u32) as usize),
        false => None,
    };
    let action = action.unwrap_or_else(|| known.declare_best());
    Ok(Thought::single(action, Score::of(points, games::poker::PokerNode::SCALE), 1, 1))
}

impl Thought {
    /// A thought of one action.
    pub(crate) fn single(action: String, score: Score, depth: u32, nodes: u64) -> Self {
        let lines = vec![Line { moves: vec![action.clone()], score }];
        Self { action, score, depth, nodes, termination: Termination::Complete, lines }
    }
}

/// From how many positions on a quarter is spent on proving a win that is near, and within how many plies that is.
const PROVING: u64 = 100_000;
const PROVED: u32 = 6;

/// How many bytes a table for so many positions has.
const fn table_size(nodes: u64) -> usize {
    const MAX_BYTES: u64 = 16 << 20;
    let wanted = nodes.saturating_mul(64);
    let size = if wanted > MAX_BYTES { MAX_BYTES } else { wanted };
    if size < 4096 { 4096 } else { size as usize }
}

/// Chooses a move in a position that the common search understands.
pub(crate) fn choose<N: Node>(
    root: &N,
    past: &[u64],
    levels: &Levels,
    request: &Request,
) -> Result<Thought, ThinkError> {
    let habits = request.habits(levels);
    let mut chance = request.chance();
    let limiter = request.limiter(habits);
    let mut search: Search<N> = Search::new(table_size(limiter.max_nodes()), past, limiter);
    search.blindness = Blindness { per_mille: habits.blind, seed: word(&mut chance) };
    if let Some(only) = &request.only {
        let mut moves = Moves::new();
        root.moves(&mut moves);
        let is_it = |(action, _): &&(N::Move, i32)| root.write(*action) == *only;
        search.only = vec![moves.iter().find(is_it).ok_or(ThinkError::NotToAct)?.0];
    }
    // The last of the past is the position itself.
    let proved = match search.limiter.max_nodes() {
        PROVING.. if search.only.is_empty() && habits.noise == 0 && request.lines <= 1 => {
            let share = search.limiter.max_nodes() / 4;
            search.prove(root, PROVED, share)
        }
        _ => None,
    };
    let mut found = match proved {
        Some(found) => found,
        None if habits.noise > 0 => search.each(root),
        None => search.run(root, request.lines, |_, _| {}),
    };
    if habits.noise > 0 {
        misjudge(&mut found, habits.noise, &mut chance);
    }
    thought(root, &found, request.lines, &search.limiter)
}

/// A number of 64 random bits.
pub(crate) fn word(chance: &mut SeedRng) -> u64 {
    u64::from(chance.below(u32::MAX)) << 32 | u64::from(chance.below(u32::MAX))
}

/// Further off than any judgement is.
pub(crate) const MAX_NOISE: Points = 1_000_000;

/// How far a judgement is off this time: most often a little, at most `noise`.
pub(crate) fn error(noise: i32, chance: &mut SeedRng) -> Points {
    let draw = |chance: &mut SeedRng| chance.below(noise.clamp(0, MAX_NOISE).unsigned_abs() + 1) as Points;
    draw(chance) - draw(chance)
}

/// Orders the moves as somebody would whose judgement is off. A win that is seen is not misjudged.
fn misjudge<M>(found: &mut Found<M>, noise: i32, chance: &mut SeedRng) {
    let seen = |order: &Order<M>, chance: &mut SeedRng| match order.value >= SURE {
        true => MAX_NOISE + order.value,
        false => order.value + error(noise, chance),
    };
    let judged: Vec<Points> = found.moves.iter().map(|order| seen(order, chance)).collect();
    if let Some(best) = (0..judged.len()).rev().max_by_key(|place| judged[*place]) {
        found.moves[..=best].rotate_right(1);
    }
}

/// What has been found, in notation.
pub(crate) fn thought<N: Node>(
    root: &N,
    found: &Found<N::Move>,
    lines: usize,
    limiter: &Limiter,
) -> Result<Thought, ThinkError> {
    let best = found.moves.first().ok_or(ThinkError::Over)?;
    let shown = found.moves.iter().take(lines.max(1));
    let lines =
        shown.map(|order| Line { moves: written(root, order), score: score::<N>(root, order) }).collect();
    Ok(Thought {
        action: root.write(best.action),
        score: score::<N>(root, best),
        depth: found.depth.max(1),
        nodes: limiter.nodes_searched().max(1),
        termination: limiter.termination(),
        lines,
    })
}

fn score<N: Node>(root: &N, order: &Order<N::Move>) -> Score {
    // A move that there was no time to look at is worth what the position is.
    let points = if order.value <= -crate::score::INFINITE { root.evaluate() } else { order.value };
    Score::of(points, N::SCALE)
}

fn written<N: Node>(root: &N, order: &Order<N::Move>) -> Vec<String> {
    let mut node = root.clone();
    let mut write = |action: &N::Move| {
        let text = node.write(*action);
        node.play(*action);
        text
    };
    order.line.iter().map(&mut write).collect()
}

/// A seed drawn from a chance.
pub(crate) fn seed(chance: &mut SeedRng) -> Seed {
    let mut bytes = [0; 32];
    bytes.iter_mut().for_each(|byte| *byte = chance.below(256) as u8);
    Seed::new(bytes)
}
