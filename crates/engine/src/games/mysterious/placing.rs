//! Placing a card: placings drawn by their prior are compared over the possible arrays.

use trickmate_rules::chess::{Role, Square8};
use trickmate_rules::mysterious::Knowledge;

use super::arrays::{Arrays, NODES, Placing};
use super::prior::{draw, prior};
use crate::error::ThinkError;
use crate::games::chess::rank;
use crate::level::LevelParams;
use crate::request::Request;
use crate::score::Score;
use crate::thought::Line;

/// The most placings that are compared.
const MAX_PLACINGS: u64 = 24;
/// The most samples for each.
pub(super) const MAX_SAMPLES: u64 = 24;
/// The difference in expected result within which placings count as equal: one of them is drawn, so that nobody can predict it.
const ALIKE: f64 = 0.015;

/// The most nodes for a card.
const MAX_NODES: u64 = 80_000;
/// The noise from which on a player compares no placings.
const INATTENTIVE: i32 = 1000;
/// The noise from which on it places even the last cards without care.
const CARELESS: i32 = 500;

/// The number of last cards that are placed with care. The King is one of them, so that its square is chosen among
/// those of the cards on the board. Its turn among them is random, so that nobody can tell which card it is.
const LAST: usize = 3;
/// The samples in which the risk of such a placing is counted.
const RISK_SAMPLES: u32 = 256;
/// The number of placings with the least risk that are compared further.
const SAFEST: usize = 12;
/// The weight of that risk beside the expected result. Evaluation says little about such wild arrays, and a small gain in it is
/// not worth the risk.
const CAUTION: f64 = 3.0;

/// The parameters of placing.
#[derive(Clone, Copy, Debug)]
pub(super) struct PlacingParams {
    /// The nodes for a card.
    nodes: u64,
    /// The share of placings without any thought, in thousandths.
    thoughtless: u32,
    /// `true` if the King is kept back and the last cards are placed with care.
    is_careful: bool,
}

impl PlacingParams {
    /// Returns the parameters of a level.
    pub(super) fn of(params: LevelParams) -> Self {
        let nodes = match params.noise {
            INATTENTIVE.. => 0,
            _ => params.nodes.saturating_mul(4).clamp(2000, MAX_NODES),
        };
        let noise = params.noise.unsigned_abs();
        Self { nodes, thoughtless: 900 * noise / (noise + 600), is_careful: params.noise < CARELESS }
    }

    /// Returns the nodes for a card of this hand; the hand is `None` where the players do not see their cards.
    pub(super) fn nodes(self, hand: Option<&[Role]>) -> u64 {
        if self.is_at_the_last(hand) { MAX_NODES } else { self.nodes }
    }

    /// Returns the number of arrays to sample if nothing is compared with them.
    pub(super) fn samples(self) -> u64 {
        (self.nodes / (NODES * 4)).clamp(1, MAX_SAMPLES)
    }

    fn is_at_the_last(self, hand: Option<&[Role]>) -> bool {
        self.is_careful && hand.is_some_and(|hand| hand.len() <= LAST)
    }
}

/// A placing and its evaluation.
#[derive(Clone, Copy, Debug)]
struct Candidate {
    placing: Placing,
    /// The expected result.
    value: f64,
    /// The number by which the placing is chosen.
    merit: f64,
}

impl Candidate {
    fn line(&self) -> Line {
        let (role, square) = self.placing;
        Line { moves: vec![Knowledge::placing(role, square)], score: Score::Win(self.value) }
    }
}

/// Chooses a placing; the lines begin with the chosen one.
pub(super) fn place(
    arrays: &mut Arrays<'_>,
    hand: Option<&[Role]>,
    placing_params: PlacingParams,
    request: &Request,
) -> Result<Vec<Line>, ThinkError> {
    let is_thoughtless = arrays.chance.below(1000) < placing_params.thoughtless;
    let kinds = kinds(arrays, hand, placing_params);
    let free: Vec<Square8> = arrays.known.empty().collect();
    let is_last = placing_params.is_at_the_last(hand) && !is_thoughtless;
    let count = match kinds[..] {
        [Some(Role::King)] if is_last => free.len() as u64,
        _ if is_last => MAX_PLACINGS,
        _ => (placing_params.nodes / (NODES * 4)).clamp(1, MAX_PLACINGS),
    };
    let mut placings = drawn_by_prior(arrays, &kinds, &free, count, is_thoughtless);
    // The given placing is compared with the same others, in the same samples.
    let only = match &request.only {
        None => None,
        Some(only) => {
            let is_it = |(role, square): &Placing| Knowledge::placing(*role, *square) == *only;
            Some(every(hand, &free).find(is_it).ok_or(ThinkError::NotToAct)?)
        }
    };
    if let Some(only) = only
        && !placings.contains(&only)
    {
        placings.push(only);
    }
    let is_judged = !is_thoughtless && count > 1;
    let mut candidates = judged(arrays, &placings, is_last, is_judged, only);
    if let Some(only) = only {
        candidates.retain(|candidate| candidate.placing == only);
    }
    candidates.sort_by(|one, other| other.merit.total_cmp(&one.merit));
    let best = candidates.first().ok_or(ThinkError::Over)?.merit;
    let alike = candidates.iter().take_while(|candidate| candidate.merit >= best - ALIKE).count();
    let chosen = candidates.remove(arrays.chance.below(alike as u32) as usize);
    Ok([chosen].iter().chain(&candidates).take(request.lines.max(1)).map(Candidate::line).collect())
}

/// Returns the kinds of a hand, each once.
fn kinds_of(hand: Option<&[Role]>) -> Vec<Option<Role>> {
    let Some(hand) = hand else { return vec![None] };
    let mut kinds: Vec<Option<Role>> = hand.iter().copied().map(Some).collect();
    kinds.dedup();
    kinds
}

/// Returns all placings that the rules allow.
fn every(hand: Option<&[Role]>, free: &[Square8]) -> impl Iterator<Item = Placing> {
    kinds_of(hand).into_iter().flat_map(move |kind| free.iter().map(move |square| (kind, *square)))
}

/// Returns the kinds to consider now: a careful player keeps the King back until its turn comes.
fn kinds(arrays: &mut Arrays<'_>, hand: Option<&[Role]>, placing_params: PlacingParams) -> Vec<Option<Role>> {
    let mut kinds = kinds_of(hand);
    if let Some(hand) = hand
        && placing_params.is_careful
        && hand.contains(&Role::King)
    {
        let is_kings_turn = hand.len() <= LAST && arrays.chance.below(hand.len() as u32) == 0;
        kinds.retain(|kind| (*kind == Some(Role::King)) == is_kings_turn);
    }
    kinds
}

/// Draws placings of these kinds by their prior.
fn drawn_by_prior(
    arrays: &mut Arrays<'_>,
    kinds: &[Option<Role>],
    free: &[Square8],
    count: u64,
    is_thoughtless: bool,
) -> Vec<Placing> {
    let seat = arrays.known.seat();
    let weight = |kind: Option<Role>, square: Square8| match kind {
        _ if is_thoughtless => 1,
        Some(role) => prior(role, seat, square),
        // Any unknown card may be an own Pawn, and Pawns like the ranks ahead.
        None => 1 + u32::from(rank(seat, square)).pow(2),
    };
    let mut all: Vec<(Placing, u32)> = kinds
        .iter()
        .flat_map(|kind| free.iter().map(move |square| (*kind, *square)))
        .map(|placing| (placing, weight(placing.0, placing.1)))
        .collect();
    let mut placings = Vec::new();
    for _ in 0..count {
        let Some(placing) = draw(&all, &mut arrays.chance) else { break };
        all.retain(|(other, _)| *other != placing);
        placings.push(placing);
    }
    placings
}

/// Evaluates placings: all of them, or for the last cards only those with the least risk and `always`.
fn judged(
    arrays: &mut Arrays<'_>,
    placings: &[Placing],
    is_last: bool,
    is_judged: bool,
    always: Option<Placing>,
) -> Vec<Candidate> {
    let risks = if is_last { arrays.risks(placings, RISK_SAMPLES) } else { vec![0.0; placings.len()] };
    let mut risky: Vec<(Placing, f64)> = placings.iter().copied().zip(risks).collect();
    if is_last {
        risky.sort_by(|(_, one), (_, other)| one.total_cmp(other));
        let mut kept = 0;
        risky.retain(|(placing, _)| {
            kept += 1;
            kept <= SAFEST || always == Some(*placing)
        });
    }
    let placings: Vec<Placing> = risky.iter().map(|(placing, _)| *placing).collect();
    let values = if is_judged { arrays.weigh(&placings, MAX_SAMPLES) } else { vec![0.5; placings.len()] };
    let candidates = risky.into_iter().zip(values);
    candidates
        .map(|((placing, risk), value)| Candidate { placing, value, merit: value - CAUTION * risk })
        .collect()
}
