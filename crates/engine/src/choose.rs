//! Chooses a move in a position that the common search understands.

use trickmate_rules::kernel::SeedRng;

use crate::chance::{MAX_NOISE, error, word};
use crate::error::ThinkError;
use crate::level::Levels;
use crate::limits::Limiter;
use crate::request::Request;
use crate::score::{KNOWN_WIN, Score, Value};
use crate::search::{Blindness, Moves, Node, RootMove, RootResult, Search};
use crate::thought::{Line, Thought};

/// The number of nodes from which a quarter is spent on proving a near win, and the plies of that proof.
const PROVING: u64 = 100_000;
const PROVED: u32 = 6;

/// Returns the bytes of a table for a number of nodes.
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
    let params = request.params(levels);
    let mut chance = request.chance();
    let limiter = request.limiter(params);
    let mut search: Search<N> = Search::new(table_size(limiter.max_nodes()), past, limiter);
    search.blindness = Blindness { per_mille: params.blind, seed: word(&mut chance) };
    if let Some(only) = &request.only {
        let mut moves = Moves::new();
        root.moves(&mut moves);
        let is_it = |(action, _): &&(N::Move, i32)| root.write(*action) == *only;
        search.search_moves = vec![moves.iter().find(is_it).ok_or(ThinkError::NotToAct)?.0];
    }
    // The last of the past is the position itself.
    let proved = match search.limiter.max_nodes() {
        PROVING.. if search.search_moves.is_empty() && params.noise == 0 && request.lines <= 1 => {
            let share = search.limiter.max_nodes() / 4;
            search.prove(root, PROVED, share)
        }
        _ => None,
    };
    let mut found = match proved {
        Some(found) => found,
        None if params.noise > 0 => search.search_each_move(root),
        None => search.iterative_deepening(root, request.lines, |_, _| {}),
    };
    if params.noise > 0 {
        misjudge(&mut found, params.noise, &mut chance);
    }
    thought(root, &found, request.lines, &search.limiter)
}

/// Orders the moves as a player with a noisy evaluation sees them. A win that it sees has no noise.
fn misjudge<M>(found: &mut RootResult<M>, noise: i32, chance: &mut SeedRng) {
    let seen = |order: &RootMove<M>, chance: &mut SeedRng| match order.value >= KNOWN_WIN {
        true => MAX_NOISE + order.value,
        false => order.value + error(noise, chance),
    };
    let judged: Vec<Value> = found.moves.iter().map(|order| seen(order, chance)).collect();
    if let Some(best) = (0..judged.len()).rev().max_by_key(|place| judged[*place]) {
        found.moves[..=best].rotate_right(1);
    }
}

/// Returns the result of a search in notation.
pub(crate) fn thought<N: Node>(
    root: &N,
    found: &RootResult<N::Move>,
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

fn score<N: Node>(root: &N, order: &RootMove<N::Move>) -> Score {
    // A move without time for a search has the static evaluation of the position.
    let points = if order.value <= -crate::score::INFINITY { root.evaluate() } else { order.value };
    Score::of(points, N::SCALE)
}

fn written<N: Node>(root: &N, order: &RootMove<N::Move>) -> Vec<String> {
    let mut node = root.clone();
    let mut write = |action: &N::Move| {
        let text = node.write(*action);
        node.play(*action);
        text
    };
    order.line.iter().map(&mut write).collect()
}
