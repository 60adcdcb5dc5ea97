//! Movement compiled into tables: the one move generator for every piece of every game.

use std::collections::HashMap;

use super::betza::{Betza, Modality, MoveComponent, PathCondition};
use super::bitboard::Bitboard;
use super::shape::Shape;
use super::square::Square;
use crate::seat::Seat;

/// The squares that a piece could go to, with captures of either side's pieces.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Reach<S: Shape> {
    /// Empty squares it may move to.
    pub quiet: Bitboard<S>,
    /// Occupied squares on which it may capture.
    pub capture: Bitboard<S>,
}

/// The movement of one kind of piece for one seat on the board `S`.
#[derive(Clone, Debug)]
pub struct Movement<S: Shape> {
    /// Single plain steps: for each square where they lead, quiet and capturing.
    steps: Vec<Reach<S>>,
    sweeps: Sliders<S>,
    lines: Vec<Line<S>>,
    /// Leaps with a condition on squares in between, for each square; empty for a piece without such leaps.
    leaps: Vec<Vec<Leap<S>>>,
}

/// The plain rides that both move and capture, which are most: their rays square by square, so that those of
/// one square lie side by side.
#[derive(Clone, Debug)]
struct Sliders<S: Shape> {
    /// The number of rides.
    count: usize,
    /// The number of rides that lead to higher indices; these come first.
    ascending: usize,
    rays: Vec<Bitboard<S>>,
}

/// Another ride in one direction: a hopping one, or one that only moves or only captures.
#[derive(Clone, Debug)]
struct Line<S: Shape> {
    hops: bool,
    /// `true` if it stops on the square next behind the one it hops over.
    stops: bool,
    /// `true` if squares further along the ray have higher indices.
    ascending: bool,
    rays: Vec<Bitboard<S>>,
    /// All squares if it may end on an empty one, else none.
    quiet: Bitboard<S>,
    /// All squares if it may capture, else none.
    capture: Bitboard<S>,
}

/// A single leap that depends on the squares in between.
#[derive(Clone, Debug)]
struct Leap<S: Shape> {
    to: Square<S>,
    mode: Modality,
    /// Squares between: at least one must be occupied (`jumps`), or all must be empty.
    between: Bitboard<S>,
    jumps: bool,
}

impl<S: Shape> Movement<S> {
    /// Compiles the movement for a seat: the second seat looks at the board from the other side.
    #[must_use]
    pub fn compile(betza: &Betza, seat: Seat) -> Self {
        let nothing = Reach { quiet: Bitboard::empty(), capture: Bitboard::empty() };
        let sign = if seat == Seat::First { 1 } else { -1 };
        let turned = |ride: MoveComponent| MoveComponent {
            files: sign * ride.files,
            ranks: sign * ride.ranks,
            ..ride
        };
        let (sweeping, others): (Vec<MoveComponent>, Vec<MoveComponent>) =
            without_subsets(betza).into_iter().map(turned).partition(|ride| is_sweeping(*ride));
        let mut movement = Self {
            steps: vec![nothing; usize::from(S::SQUARES)],
            sweeps: Sliders::new(&sweeping),
            lines: Vec::new(),
            leaps: Vec::new(),
        };
        for ride in others {
            movement.add(ride);
        }
        movement
    }

    /// Returns about how many bytes its tables take.
    pub(crate) fn memory(&self) -> usize {
        let squares = |count: usize| count * size_of::<Bitboard<S>>();
        let leaps: usize = self.leaps.iter().map(|leaps| leaps.capacity() * size_of::<Leap<S>>()).sum();
        let lines = self.lines.iter().map(|line| size_of::<Line<S>>() + squares(line.rays.capacity()));
        2 * squares(self.steps.capacity())
            + squares(self.sweeps.rays.capacity())
            + lines.sum::<usize>()
            + size_of_val(self.leaps.as_slice())
            + leaps
    }

    fn add(&mut self, ride: MoveComponent) {
        match ride.path {
            PathCondition::Plain if ride.range == 1 => {
                for from in Square::all() {
                    let Some(to) = from.offset(ride.files, ride.ranks) else { continue };
                    let reach = &mut self.steps[from.index()];
                    if ride.mode.quiet {
                        reach.quiet.insert(to);
                    }
                    if ride.mode.capture {
                        reach.capture.insert(to);
                    }
                }
            }
            PathCondition::Plain | PathCondition::Hopping | PathCondition::Grasshopper => {
                self.lines.push(Line {
                    hops: ride.path != PathCondition::Plain,
                    stops: ride.path == PathCondition::Grasshopper,
                    ascending: is_ascending::<S>(ride),
                    rays: Square::all().map(|from| landings(from, ride).collect()).collect(),
                    quiet: all_if(ride.mode.quiet),
                    capture: all_if(ride.mode.capture),
                })
            }
            PathCondition::Lame | PathCondition::Jumping => {
                self.leaps.resize(usize::from(S::SQUARES), Vec::new());
                for from in Square::all() {
                    self.leaps[from.index()].extend(conditional_leaps(from, ride));
                }
            }
        }
    }

    /// Returns the squares on which the piece on `from` could capture with the right pieces in between.
    #[must_use]
    pub fn aims(&self, from: Square<S>) -> Bitboard<S> {
        let rays = &self.sweeps.rays[from.index() * self.sweeps.count..][..self.sweeps.count];
        let mut aims = rays.iter().fold(self.steps[from.index()].capture, |aims, ray| aims | *ray);
        for line in self.lines.iter().filter(|line| !line.capture.is_empty()) {
            aims |= line.aims(from);
        }
        let leaps = self.leaps.get(from.index()).into_iter().flatten();
        leaps.for_each(|leap| aims.insert(leap.to));
        aims
    }

    /// Returns the squares to which the piece can go from `from` if the squares `occupied` are occupied.
    ///
    /// ```
    /// use trickmate_rules::Seat;
    /// use trickmate_rules::kernel::{Betza, Bitboard, Board8, Movement, Square};
    /// let knight = Movement::<Board8>::compile(&"N".parse::<Betza>()?, Seat::First);
    /// let corner: Square<Board8> = "a1".parse()?;
    /// assert_eq!(knight.reach(corner, Bitboard::empty()).quiet.len(), 2);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[inline]
    #[must_use]
    pub fn reach(&self, from: Square<S>, occupied: Bitboard<S>) -> Reach<S> {
        let steps = &self.steps[from.index()];
        let swept = self.sweeps.covered(from, occupied);
        let (mut quiet, mut capture) = (steps.quiet | swept, steps.capture | swept);
        for line in &self.lines {
            let covered = line.covered(from, occupied);
            quiet |= covered & line.quiet;
            capture |= covered & line.capture;
        }
        let mut reach = Reach { quiet: quiet & !occupied, capture: capture & occupied };
        if let Some(leaps) = self.leaps.get(from.index()) {
            for leap in leaps.iter().filter(|leap| leap.jumps != (leap.between & occupied).is_empty()) {
                let taken = occupied.contains(leap.to);
                if taken && leap.mode.capture {
                    reach.capture.insert(leap.to);
                } else if !taken && leap.mode.quiet {
                    reach.quiet.insert(leap.to);
                }
            }
        }
        reach
    }
}

impl<S: Shape> Sliders<S> {
    fn new(rides: &[MoveComponent]) -> Self {
        let (mut order, descending): (Vec<MoveComponent>, Vec<MoveComponent>) =
            rides.iter().copied().partition(|ride| is_ascending::<S>(*ride));
        let ascending = order.len();
        order.extend(descending);
        let rays = |from| order.iter().map(move |ride| landings(from, *ride).collect());
        Self { count: order.len(), ascending, rays: Square::all().flat_map(rays).collect() }
    }

    /// Returns the squares up to the first occupied one in each direction, inclusive.
    #[inline]
    fn covered(&self, from: Square<S>, occupied: Bitboard<S>) -> Bitboard<S> {
        let rays = &self.rays[from.index() * self.count..][..self.count];
        let (up, down) = rays.split_at(self.ascending);
        let mut covered = Bitboard::empty();
        for ray in up {
            covered |= *ray & (*ray & occupied).up_to_first();
        }
        for ray in down {
            covered |= *ray & (*ray & occupied).from_last();
        }
        covered
    }
}

impl<S: Shape> Line<S> {
    /// Returns the squares on the line from a square, however far. Beyond a hurdle a hopper continues from there.
    fn aims(&self, from: Square<S>) -> Bitboard<S> {
        let ray = self.rays[from.index()];
        let beyond = ray.filter(|_| self.hops).map(|hurdle| self.rays[hurdle.index()]);
        beyond.fold(ray, |aims, ray| aims | ray)
    }

    /// Returns the squares up to and including the first occupied one; for a hopper those beyond its hurdle. The ray
    /// from an occupied square covers the squares behind it, whatever the range.
    #[inline]
    fn covered(&self, from: Square<S>, occupied: Bitboard<S>) -> Bitboard<S> {
        let mut ray = self.rays[from.index()];
        if self.hops {
            let Some(hurdle) = self.nearest(ray & occupied) else { return Bitboard::empty() };
            ray = self.rays[hurdle.index()];
            if self.stops {
                return self.nearest(ray).into_iter().collect();
            }
        }
        match self.nearest(ray & occupied) {
            Some(blocker) => ray & !self.rays[blocker.index()],
            None => ray,
        }
    }

    #[inline]
    fn nearest(&self, squares: Bitboard<S>) -> Option<Square<S>> {
        if self.ascending { squares.first() } else { squares.last() }
    }
}

/// Removes the rides that another one includes, which goes further the same way: the piece keeps its moves, and its
/// tables stay small for any notation.
fn without_subsets(betza: &Betza) -> Vec<MoveComponent> {
    let way = |ride: &MoveComponent| MoveComponent { range: 0, ..*ride };
    let mut longest: HashMap<MoveComponent, u8> = HashMap::new();
    for ride in betza.rides() {
        let range = longest.entry(way(ride)).or_default();
        *range = ride.range.max(*range);
    }
    let rides = betza.rides().iter().filter(|ride| longest.get(&way(ride)) == Some(&ride.range));
    rides.copied().collect()
}

fn is_sweeping(ride: MoveComponent) -> bool {
    ride.path == PathCondition::Plain
        && ride.range > 1
        && ride.mode == Modality { quiet: true, capture: true }
}

/// Checks whether a ride leads to squares with higher indices.
fn is_ascending<S: Shape>(ride: MoveComponent) -> bool {
    i16::from(ride.ranks) * i16::from(S::FILES) + i16::from(ride.files) > 0
}

fn all_if<S: Shape>(condition: bool) -> Bitboard<S> {
    if condition { Square::all().collect() } else { Bitboard::empty() }
}

/// Returns the squares on which a ride lands one after another on an empty board.
fn landings<S: Shape>(from: Square<S>, ride: MoveComponent) -> impl Iterator<Item = Square<S>> {
    std::iter::successors(Some(from), move |square| square.offset(ride.files, ride.ranks))
        .skip(1)
        .take(usize::from(ride.range))
}

/// Splits a lame or jumping ride into leaps.
fn conditional_leaps<S: Shape>(from: Square<S>, ride: MoveComponent) -> Vec<Leap<S>> {
    let mut between = Bitboard::empty();
    let mut start = from;
    let mut leaps = Vec::new();
    for to in landings(from, ride) {
        between |= inside(start, to);
        leaps.push(Leap { to, mode: ride.mode, between, jumps: ride.path == PathCondition::Jumping });
        between.insert(to);
        start = to;
    }
    leaps
}

/// Returns the squares that a leap passes over: straight along its longer leg until the rest of the way is diagonal.
fn inside<S: Shape>(from: Square<S>, to: Square<S>) -> Bitboard<S> {
    let towards = |square: &Square<S>| {
        let files = to.file() as i8 - square.file() as i8;
        let ranks = to.rank() as i8 - square.rank() as i8;
        let sideways = if files.abs() < ranks.abs() { 0 } else { files.signum() };
        let onward = if ranks.abs() < files.abs() { 0 } else { ranks.signum() };
        square.offset(sideways, onward)
    };
    std::iter::successors(Some(from), towards).skip(1).take_while(|square| *square != to).collect()
}

#[cfg(test)]
mod tests;
