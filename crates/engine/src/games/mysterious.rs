//! Mysterious Chess: cards are placed and flipped with samples in mind of the array that may come out; then it is chess.

use trickmate_rules::Seat;
use trickmate_rules::chess::{Move, Role, Square8, State};
use trickmate_rules::kernel::{SeedRng, Square};
use trickmate_rules::mysterious::{Knowledge, Sample, Stage};

use super::chess;
use crate::error::ThinkError;
use crate::level::Habits;
use crate::limits::{Budget, Meter};
use crate::score::{Points, Score, chance as expected};
use crate::search::{Node, Search};
use crate::think::{Line, Request, Thought, choose};

/// The pieces on the squares when all cards are up.
type Men = [Option<(Role, Seat)>; 64];

/// How many positions a sampled array is looked at.
const NODES: u64 = 150;
/// The most placings that are compared.
const MAX_PLACINGS: u64 = 24;
/// The most samples for each.
const MAX_SAMPLES: u64 = 24;
/// What is thought to be worth as much, in expected result: among such placings it chooses by lot, so that it cannot be read.
const ALIKE: f64 = 0.015;

/// The most positions that are looked at for an action.
const MAX_NODES: u64 = 80_000;
/// From how far a judgement can be off on a player compares no placings.
const INATTENTIVE: i32 = 1000;

/// How many positions somebody of these habits looks at to place a card, and of how many placings in a thousand it does not
/// think at all.
fn attention(habits: Habits) -> (u64, u32) {
    let nodes = match habits.noise {
        INATTENTIVE.. => 0,
        _ => habits.nodes.saturating_mul(4).clamp(2000, MAX_NODES),
    };
    let noise = habits.noise.unsigned_abs();
    (nodes, 900 * noise / (noise + 600))
}

/// A player who thinks about arrays.
struct Thinker<'a> {
    known: &'a Knowledge,
    meter: Meter,
    search: Search<chess::ChessNode>,
    chance: SeedRng,
    request: &'a Request,
}

/// Chooses an action.
pub(crate) fn think(known: &Knowledge, request: &Request) -> Result<Thought, ThinkError> {
    if let Stage::Chess(game) = known.stage() {
        return choose(&chess::ChessNode::new(game.state), &game.past, &chess::LEVELS, request);
    }
    let (nodes, thoughtless) = attention(request.habits(&chess::LEVELS));
    let none = Meter::new(Budget::nodes(0), request.stop.clone());
    let mut thinker = Thinker {
        known,
        meter: request.meter(Habits { nodes, ..Habits::FULL }),
        search: Search::new(1 << 16, &[], none),
        chance: request.chance(),
        request,
    };
    match known.stage() {
        Stage::Placing(hand) => thinker.place(hand.as_deref(), nodes, thoughtless),
        Stage::Promoting(square) => thinker.promote(*square, nodes),
        _ => thinker.flip(),
    }
}

impl Thinker<'_> {
    /// What an array is worth to the seat, as an expected result.
    fn worth(&mut self, pieces: &Men) -> f64 {
        let board = Sample::array(pieces);
        let root = chess::ChessNode::new(State::from(board));
        let budget = Budget { depth: 3, ..Budget::nodes(NODES) };
        self.search.renew(&[], Meter::new(budget, self.request.stop.clone()));
        let points = match root.ended() {
            Some(_) => 0,
            None => {
                let found = self.search.run(&root, 1, |_, _| {});
                match found.moves.first() {
                    Some(best) if best.value.abs() <= crate::score::WON => best.value,
                    Some(_) => root.evaluate(),
                    None if root.is_pressed() => -crate::score::WON,
                    None => 0,
                }
            }
        };
        for _ in 0..self.search.meter.nodes().max(1) {
            self.meter.count();
        }
        let points: Points = if board.turn() == self.known.seat() { points } else { -points };
        expected(points, chess::ChessNode::SCALE)
    }

    /// A sampled array in which this card lies here too, and those not yet placed lie where players like to place them.
    fn array(&mut self, placed: Option<(Option<Role>, Square8)>, chance: &mut SeedRng) -> Men {
        let sample = self.known.sample(chance);
        let mut pieces: Men = [None; 64];
        for square in Square::all() {
            pieces[square.index()] = sample.on(square);
        }
        let mut rest: Vec<(Role, Seat)> = Seat::ALL
            .into_iter()
            .flat_map(|seat| sample.unplaced(seat).into_iter().map(move |role| (role, seat)))
            .collect();
        chance.shuffle(&mut rest);
        if let Some((role, square)) = placed {
            let is_it = |(kind, seat): &(Role, Seat)| {
                role.is_none_or(|role| *kind == role && *seat == self.known.seat())
            };
            if let Some(place) = rest.iter().position(is_it) {
                pieces[square.index()] = Some(rest.swap_remove(place));
            }
        }
        for (role, seat) in rest {
            let free: Vec<(Square8, u32)> = Square::all()
                .filter(|square: &Square8| pieces[square.index()].is_none())
                .map(|square| (square, if self.known.is_casual() { 1 } else { liking(role, seat, square) }))
                .collect();
            if let Some(square) = draw(&free, chance) {
                pieces[square.index()] = Some((role, seat));
            }
        }
        for (square, piece) in Square::<_>::all().zip(pieces.iter_mut()) {
            let square: Square8 = square;
            if let Some((role @ Role::Pawn, seat)) = piece
                && rank(*seat, square) == 7
            {
                *role = Role::Queen;
            }
        }
        pieces
    }

    /// What each of some placings is worth; all are judged by the same samples. Each sample is an argument for the best.
    fn compare(&mut self, placings: &[Option<(Option<Role>, Square8)>]) -> Vec<f64> {
        let mut sums = vec![0.0; placings.len()];
        let mut samples = 0;
        while !self.meter.is_over() && samples < MAX_SAMPLES {
            let seed = crate::think::seed(&mut self.chance);
            for (sum, placing) in sums.iter_mut().zip(placings) {
                let pieces = self.array(*placing, &mut seed.chance("array"));
                *sum += self.worth(&pieces);
                // The first sample is for all, so that they can be compared.
                if self.meter.is_over() && samples > 0 {
                    break;
                }
            }
            samples += 1;
            self.meter.look();
        }
        sums.iter().map(|sum| sum / f64::from(samples.max(1) as u32)).collect()
    }

    fn place(&mut self, hand: Option<&[Role]>, nodes: u64, thoughtless: u32) -> Result<Thought, ThinkError> {
        let seat = self.known.seat();
        let kinds: Vec<Option<Role>> = match hand {
            None => vec![None],
            Some(hand) => {
                let mut kinds: Vec<Option<Role>> = hand.iter().copied().map(Some).collect();
                kinds.dedup();
                kinds
            }
        };
        let thoughtless = self.chance.below(1000) < thoughtless;
        let liked = |kind: Option<Role>, square: Square8| match kind {
            _ if thoughtless => 1,
            Some(role) => liking(role, seat, square),
            // Whatever it is, the own Pawns among the unknown cards like the ranks ahead.
            None => 1 + u32::from(rank(seat, square)).pow(2),
        };
        let free: Vec<Square8> = self.known.empty().collect();
        let mut all: Vec<((Option<Role>, Square8), u32)> = kinds
            .iter()
            .flat_map(|kind| free.iter().map(move |square| (*kind, *square)))
            .map(|placing| (placing, liked(placing.0, placing.1)))
            .collect();
        let count = (nodes / (NODES * 4)).clamp(1, MAX_PLACINGS);
        let mut placings = Vec::new();
        for _ in 0..count {
            let Some(placing) = draw(&all, &mut self.chance) else { break };
            all.retain(|(other, _)| *other != placing);
            placings.push(placing);
        }
        // What is to be weighed is compared with the same others, by the same samples.
        let only = match &self.request.only {
            None => None,
            Some(only) => {
                let mut every = kinds.iter().flat_map(|kind| free.iter().map(move |square| (*kind, *square)));
                let played = every.find(|(role, square)| Knowledge::placing(*role, *square) == *only);
                let played = played.ok_or(ThinkError::NotToAct)?;
                if !placings.contains(&played) {
                    placings.push(played);
                }
                placings.iter().position(|other| *other == played)
            }
        };
        let values = if thoughtless || count == 1 {
            vec![0.5; placings.len()]
        } else {
            let wrapped: Vec<_> = placings.iter().copied().map(Some).collect();
            self.compare(&wrapped)
        };
        let best = values.iter().copied().fold(0.0, f64::max);
        let alike: Vec<usize> = (0..values.len()).filter(|place| values[*place] >= best - ALIKE).collect();
        if let Some(place) = only {
            let (role, square) = placings[place];
            let moves = vec![Knowledge::placing(role, square)];
            return self.thought(vec![Line { moves, score: Score::Win(values[place]) }]);
        }
        let chosen =
            alike.get(self.chance.below(alike.len() as u32) as usize).copied().ok_or(ThinkError::Over)?;
        let mut order: Vec<usize> = (0..values.len()).filter(|place| *place != chosen).collect();
        order.sort_by(|one, other| values[*other].total_cmp(&values[*one]));
        let line = |place: usize| {
            let (role, square) = placings[place];
            Line { moves: vec![Knowledge::placing(role, square)], score: Score::Win(values[place]) }
        };
        let shown = [chosen].into_iter().chain(order).take(self.request.lines.max(1));
        self.thought(shown.map(line).collect())
    }

    fn promote(&mut self, square: Square8, nodes: u64) -> Result<Thought, ThinkError> {
        let (mut best, mut lines) = (f64::MIN, Vec::new());
        let mut samples: Vec<Men> = Vec::new();
        for _ in 0..(nodes / (NODES * 4)).clamp(1, MAX_SAMPLES) {
            let seed = crate::think::seed(&mut self.chance);
            samples.push(self.array(None, &mut seed.chance("array")));
        }
        for role in Move::PROMOTIONS {
            let mut sum = 0.0;
            for pieces in &samples {
                let mut pieces = *pieces;
                pieces[square.index()] = Some((role, self.known.seat()));
                sum += self.worth(&pieces);
            }
            let value = sum / samples.len().max(1) as f64;
            let line = Line { moves: vec![Knowledge::promotion(square, role)], score: Score::Win(value) };
            if value > best {
                best = value;
                lines.insert(0, line);
            } else {
                lines.push(line);
            }
        }
        if let Some(only) = &self.request.only {
            lines.retain(|line: &Line| line.moves.first() == Some(only));
        }
        lines.truncate(self.request.lines.max(1));
        self.thought(lines)
    }

    /// Flips change nothing but what is known when a Pawn is promoted; so an own Pawn that will be comes last.
    fn flip(&mut self) -> Result<Thought, ThinkError> {
        use trickmate_rules::mysterious::SeenCard;
        let seat = self.known.seat();
        let waits = |square: &Square8| {
            matches!(self.known.on(*square), Some(SeenCard::Own(Role::Pawn))) && rank(seat, *square) == 7
        };
        let mut covered: Vec<Square8> = self.known.covered().collect();
        self.chance.shuffle(&mut covered);
        covered.sort_by_key(waits);
        let value = self.compare(&[None]).first().copied().unwrap_or(0.5);
        let line =
            |square: &Square8| Line { moves: vec![Knowledge::flip(*square)], score: Score::Win(value) };
        if let Some(only) = &self.request.only {
            covered.retain(|square| Knowledge::flip(*square) == *only);
        }
        let lines = covered.iter().take(self.request.lines.max(1)).map(line).collect();
        self.thought(lines)
    }

    fn thought(&self, lines: Vec<Line>) -> Result<Thought, ThinkError> {
        let first = lines.first().ok_or(ThinkError::Over)?;
        let action = first.moves.first().cloned().ok_or(ThinkError::Over)?;
        Ok(Thought { action, score: first.score, depth: 1, nodes: self.meter.nodes(), lines })
    }
}

/// The rank as the seat counts it, from 0.
fn rank(seat: Seat, square: Square8) -> u8 {
    match seat {
        Seat::First => square.rank(),
        Seat::Second => 7 - square.rank(),
    }
}

/// How much a player likes to place a card on a square: a Pawn where it is promoted or near, the others at home, where they
/// also keep the other side's Pawns from being promoted.
fn liking(role: Role, seat: Seat, square: Square8) -> u32 {
    const PAWN: [u32; 8] = [1, 6, 5, 5, 8, 20, 60, 200];
    const KING: [u32; 8] = [90, 40, 15, 6, 4, 4, 4, 4];
    const OTHERS: [u32; 8] = [60, 30, 20, 14, 10, 8, 8, 8];
    let rank = usize::from(rank(seat, square));
    match role {
        Role::Pawn => PAWN[rank],
        Role::King => KING[rank],
        _ => OTHERS[rank],
    }
}

/// One of these, each as likely as its weight says.
fn draw<T: Copy>(weighted: &[(T, u32)], chance: &mut SeedRng) -> Option<T> {
    let total: u32 = weighted.iter().map(|(_, weight)| weight).sum();
    let mut left = chance.below(total);
    for (item, weight) in weighted {
        if left < *weight {
            return Some(*item);
        }
        left -= weight;
    }
    weighted.first().map(|(item, _)| *item)
}
