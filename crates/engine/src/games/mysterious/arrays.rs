//! The possible arrays, and their values.

use trickmate_rules::Seat;
use trickmate_rules::chess::{Role, Square8, State};
use trickmate_rules::kernel::{SeedRng, Square};
use trickmate_rules::mysterious::{Knowledge, Sample};

use super::prior::{draw, prior};
use crate::chance::seed;
use crate::games::chess::{ChessNode, rank};
use crate::limits::{Budget, Limiter};
use crate::request::Request;
use crate::score::{Value, WIN, chance as expected};
use crate::search::{Node, Search};

/// The pieces on the squares when all cards are up.
type Men = [Option<(Role, Seat)>; 64];

/// A card for a square; in the casual version nobody knows its kind.
pub(super) type Placing = (Option<Role>, Square8);

/// The nodes of a search of a sampled array.
pub(super) const NODES: u64 = 150;

/// The knowledge of the seat, randomness to sample the rest, and a search to evaluate the samples.
pub(super) struct Arrays<'a> {
    pub(super) known: &'a Knowledge,
    pub(super) limiter: Limiter,
    pub(super) chance: SeedRng,
    search: Search<ChessNode>,
    request: &'a Request,
}

impl<'a> Arrays<'a> {
    /// Returns the arrays that agree with the seat's knowledge.
    pub(super) fn new(known: &'a Knowledge, request: &'a Request, limiter: Limiter) -> Self {
        let none = Limiter::new(Budget::nodes(0), request.stop.clone());
        Self { known, limiter, chance: request.chance(), search: Search::new(1 << 16, &[], none), request }
    }

    /// Returns the expected result of an array for the seat.
    fn worth(&mut self, pieces: &Men) -> f64 {
        let board = Sample::array(pieces);
        let root = ChessNode::new(State::from(board));
        let budget = Budget { depth: 3, ..Budget::nodes(NODES) };
        self.search.renew(&[], Limiter::new(budget, self.request.stop.clone()));
        let points = match root.ended() {
            Some(_) => 0,
            None => {
                let found = self.search.iterative_deepening(&root, 1, |_, _| {});
                match found.moves.first() {
                    Some(best) if best.value.abs() <= WIN => best.value,
                    Some(_) => root.evaluate(),
                    None if root.is_in_check() => -WIN,
                    None => 0,
                }
            }
        };
        for _ in 0..self.search.limiter.nodes_searched().max(1) {
            self.limiter.count();
        }
        let points: Value = if board.turn() == self.known.seat() { points } else { -points };
        expected(points, ChessNode::SCALE)
    }

    /// Returns a sampled array with this card on its square; the unplaced ones lie where players like to place them.
    fn array(&self, placed: Option<Placing>, chance: &mut SeedRng) -> Men {
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
                .map(|square| (square, if self.known.is_casual() { 1 } else { prior(role, seat, square) }))
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

    /// Returns the expected result of the arrays without another card, averaged over at most this many samples.
    pub(super) fn outlook(&mut self, samples: u64) -> f64 {
        self.compare(&[None], samples).first().copied().unwrap_or(0.5)
    }

    /// Returns the expected result of each placing, averaged over the same samples, at most `samples` of them.
    pub(super) fn weigh(&mut self, placings: &[Placing], samples: u64) -> Vec<f64> {
        let placings: Vec<_> = placings.iter().copied().map(Some).collect();
        self.compare(&placings, samples)
    }

    /// Compares placings by the same samples; returns the sum of the values of each.
    fn compare(&mut self, placings: &[Option<Placing>], samples: u64) -> Vec<f64> {
        let mut sums = vec![0.0; placings.len()];
        let mut judged = 0;
        'samples: while !self.limiter.is_over() && judged < samples {
            let seed = seed(&mut self.chance);
            let mut values = Vec::with_capacity(placings.len());
            for placing in placings {
                // The first sample is always completed. A later one counts for all placings or for none, so that their
                // values stay comparable.
                if self.limiter.is_over() && judged > 0 {
                    break 'samples;
                }
                let pieces = self.array(*placing, &mut seed.chance("array"));
                values.push(self.worth(&pieces));
            }
            for (sum, value) in sums.iter_mut().zip(values) {
                *sum += value;
            }
            judged += 1;
            self.limiter.check_time();
        }
        sums.iter().map(|sum| sum / f64::from(judged.max(1) as u32)).collect()
    }

    /// Returns the share of samples in which the game is lost before the first move of the seat, for each placing. It counts no
    /// nodes, since no search is needed.
    pub(super) fn risks(&mut self, placings: &[Placing], samples: u32) -> Vec<f64> {
        let mut lost = vec![0_u32; placings.len()];
        let mut judged = 0;
        while judged < samples && (judged == 0 || !self.limiter.is_exhausted()) {
            let seed = seed(&mut self.chance);
            for (lost, placing) in lost.iter_mut().zip(placings) {
                let pieces = self.array(Some(*placing), &mut seed.chance("array"));
                let state = State::from(Sample::array(&pieces));
                *lost += u32::from(is_lost_at_once(&state, self.known.seat()));
            }
            judged += 1;
            self.limiter.check_time();
        }
        lost.into_iter().map(|lost| f64::from(lost) / f64::from(judged.max(1))).collect()
    }

    /// Returns the expected result of each promotion of the flipped Pawn of the seat.
    pub(super) fn weigh_promotions(&mut self, square: Square8, kinds: &[Role], samples: u64) -> Vec<f64> {
        let samples: Vec<Men> = (0..samples)
            .map(|_| {
                let seed = seed(&mut self.chance);
                self.array(None, &mut seed.chance("array"))
            })
            .collect();
        let seat = self.known.seat();
        let mut value = |kind: Role| {
            let mut sum = 0.0;
            for pieces in &samples {
                let mut pieces = *pieces;
                pieces[square.index()] = Some((kind, seat));
                sum += self.worth(&pieces);
            }
            sum / samples.len().max(1) as f64
        };
        kinds.iter().map(|kind| value(*kind)).collect()
    }
}

/// Returns `true` if a seat is mated when the moves begin, or the other side moves first and mates with its first move.
fn is_lost_at_once(state: &State, seat: Seat) -> bool {
    let is_mate = |state: &State| state.is_check() && !state.board().has_move();
    if state.board().turn() == seat {
        return is_mate(state);
    }
    let mut is_lost = false;
    state.each_move(|action| {
        if !is_lost {
            let mut next = *state;
            next.play(action);
            is_lost = is_mate(&next);
        }
    });
    is_lost
}

#[cfg(test)]
mod tests {
    use trickmate_rules::Seat;
    use trickmate_rules::chess::{Chess, State};

    use super::is_lost_at_once;

    #[test]
    fn what_is_lost_at_once_is_told_for_both_sides() {
        let lost = |fen: &str, seat: Seat| {
            let game = Chess::from_fen(fen).unwrap();
            is_lost_at_once(&State::from(*game.board()), seat)
        };
        let mated = "R5k1/5ppp/8/8/8/8/8/4K3 b - - 0 1";
        assert!(lost(mated, Seat::Second));
        assert!(!lost(mated, Seat::First));
        let to_be_mated = "6k1/5ppp/8/8/8/8/8/R3K3 w - - 0 1";
        assert!(lost(to_be_mated, Seat::Second));
        assert!(!lost(to_be_mated, Seat::First));
        let has_air = "6k1/5pp1/7p/8/8/8/8/R3K3 w - - 0 1";
        assert!(!lost(has_air, Seat::Second));
    }
}
