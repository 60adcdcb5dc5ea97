//! Chooses a placing, a flip, a promotion, or a move of chess.

use trickmate_rules::chess::{Move, Square8};
use trickmate_rules::mysterious::{Knowledge, Stage};

use super::arrays::Arrays;
use super::levels::{CASUAL_LEVELS, LEVELS};
use super::placing::{MAX_SAMPLES, PlacingParams, place};
use crate::choose::choose;
use crate::error::ThinkError;
use crate::games::chess::{self, rank};
use crate::level::LevelParams;
use crate::request::Request;
use crate::score::Score;
use crate::thought::{Line, Thought};

/// Chooses an action.
pub(crate) fn think(known: &Knowledge, request: &Request) -> Result<Thought, ThinkError> {
    let stage = known.stage();
    let levels = if known.is_casual() { &CASUAL_LEVELS } else { &LEVELS };
    if let Stage::Chess(game) = stage {
        return choose(&chess::ChessNode::new(game.state), &game.past, levels, request);
    }
    let placing_params = PlacingParams::of(request.params(levels));
    let hand = match stage {
        Stage::Placing(hand) => hand.as_deref(),
        _ => None,
    };
    let limiter = request.limiter(LevelParams { nodes: placing_params.nodes(hand), ..LevelParams::FULL });
    let mut arrays = Arrays::new(known, request, limiter);
    let lines = match stage {
        Stage::Placing(_) => place(&mut arrays, hand, placing_params, request)?,
        Stage::Promoting(square) => promote(&mut arrays, *square, placing_params.samples(), request),
        _ => flip(&mut arrays, request),
    };
    let first = lines.first().ok_or(ThinkError::Over)?;
    let action = first.moves.first().cloned().ok_or(ThinkError::Over)?;
    let (nodes, termination) = (arrays.limiter.nodes_searched(), arrays.limiter.termination());
    Ok(Thought { action, score: first.score, depth: 1, nodes, termination, lines })
}

/// Chooses the promotion of the own Pawn that was flipped.
fn promote(arrays: &mut Arrays<'_>, square: Square8, samples: u64, request: &Request) -> Vec<Line> {
    let values = arrays.weigh_promotions(square, &Move::PROMOTIONS, samples);
    let mut judged: Vec<_> = Move::PROMOTIONS.into_iter().zip(values).collect();
    judged.sort_by(|(_, one), (_, other)| other.total_cmp(one));
    let line =
        |(role, value)| Line { moves: vec![Knowledge::promotion(square, role)], score: Score::Win(value) };
    shown(judged.into_iter().map(line), request)
}

/// Flips only change the knowledge at the time of a promotion, so an own Pawn that will be promoted comes last.
fn flip(arrays: &mut Arrays<'_>, request: &Request) -> Vec<Line> {
    use trickmate_rules::chess::Role;
    use trickmate_rules::mysterious::SeenCard;
    let known = arrays.known;
    let waits = |square: &Square8| {
        matches!(known.on(*square), Some(SeenCard::Own(Role::Pawn))) && rank(known.seat(), *square) == 7
    };
    let mut covered: Vec<Square8> = known.covered().collect();
    arrays.chance.shuffle(&mut covered);
    covered.sort_by_key(waits);
    let value = arrays.outlook(MAX_SAMPLES);
    let line = |square| Line { moves: vec![Knowledge::flip(square)], score: Score::Win(value) };
    shown(covered.into_iter().map(line), request)
}

/// Returns the lines that were asked for.
fn shown(lines: impl Iterator<Item = Line>, request: &Request) -> Vec<Line> {
    let is_asked = |line: &Line| request.only.is_none() || line.moves.first() == request.only.as_ref();
    lines.filter(is_asked).take(request.lines.max(1)).collect()
}
