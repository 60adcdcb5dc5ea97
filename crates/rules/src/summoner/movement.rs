//! The movement of a piece: the compiled movement of its cards, and the ways around a friendly piece.

use crate::kernel::{self, Betza, Bitboard, Board8, MoveComponent, Reach, Square};
use crate::seat::Seat;
use crate::summoner::exchange_rule::ExchangeRule;
use crate::view::{Around, Cell, Diagram};

/// A square of the board.
pub(super) type Square8 = Square<Board8>;
/// A set of squares.
pub(super) type Bitboard8 = Bitboard<Board8>;

/// The steps around a square, in order.
const RING: [(i8, i8); 8] = [(-1, -1), (0, -1), (1, -1), (1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0)];

/// The movement of a piece of one seat.
#[derive(Debug)]
pub(crate) struct Movement {
    lines: kernel::Movement<Board8>,
    around: Option<Around>,
    rides: Vec<MoveComponent>,
    diagram: Diagram,
    /// The squares on which it could capture with the right pieces in between, for each origin.
    aims: Vec<Bitboard8>,
    /// The squares from which it could make no move on an otherwise empty board.
    stuck_alone: Bitboard8,
    /// The squares from which all its moves and captures would leave the board.
    stuck: Bitboard8,
}

impl Movement {
    /// Reads the movement of a notation.
    pub(super) fn of(betza: &Betza, around: Option<Around>, owner: Seat) -> Self {
        let mut diagram = Diagram::new(around);
        let sign = if owner == Seat::First { 1 } else { -1 };
        for ride in betza.rides() {
            draw(&mut diagram, *ride, sign);
        }
        let lines = kernel::Movement::compile(betza, owner);
        let aims = Square::all().map(|from| lines.aims(from) | ways_around(from, around)).collect();
        // A way around a friendly piece counts as a move.
        let is_stuck =
            |on: &Square8| around.is_none() && lines.reach(*on, Bitboard8::of(*on)).quiet.is_empty();
        let stuck_alone = Square::all().filter(is_stuck).collect();
        let leaves_board = |on: &Square8| {
            around.is_none() && betza.rides().iter().all(|ride| first_landing(*on, *ride, sign).is_none())
        };
        let stuck = Square::all().filter(leaves_board).collect();
        Self { lines, around, rides: betza.rides().to_vec(), diagram, aims, stuck_alone, stuck }
    }

    /// Returns about how many bytes its tables take.
    pub(super) fn memory(&self) -> usize {
        size_of::<Self>()
            + self.lines.memory()
            + size_of_val(self.rides.as_slice())
            + size_of_val(self.aims.as_slice())
    }

    /// Returns its moves around it.
    pub(super) const fn diagram(&self) -> Diagram {
        self.diagram
    }

    /// Returns its moves as its owner sees them.
    pub(super) fn rides(&self) -> &[MoveComponent] {
        &self.rides
    }

    /// Returns the way it goes around an adjacent friendly piece, if it does.
    pub(super) const fn around(&self) -> Option<Around> {
        self.around
    }

    /// Returns the squares that the piece can go to. `occupied` are all occupied squares, and `friends` those of its
    /// own side.
    pub(super) fn reach(&self, from: Square8, occupied: Bitboard8, friends: Bitboard8) -> Reach<Board8> {
        let mut reach = self.reach_of_all(from, occupied, friends);
        reach.capture &= !friends;
        reach
    }

    /// Returns the same, and the squares where it could capture if its own side's pieces were the other's.
    pub(super) fn reach_of_all(
        &self,
        from: Square8,
        occupied: Bitboard8,
        friends: Bitboard8,
    ) -> Reach<Board8> {
        let mut reach = self.lines.reach(from, occupied);
        if let Some(around) = self.around {
            for (files, ranks) in RING {
                let Some(pivot) = from.offset(files, ranks).filter(|pivot| friends.contains(*pivot)) else {
                    continue;
                };
                for turn in [1, 7] {
                    go_around(&mut reach, from, pivot, turn, around, occupied);
                }
            }
        }
        reach
    }

    /// Returns the squares on which it could capture with the right pieces in between.
    #[inline]
    pub(super) fn aims(&self, from: Square8) -> Bitboard8 {
        self.aims[from.index()]
    }

    /// Checks whether the rule lets it be exchanged on a square.
    #[inline]
    pub(super) fn is_stuck(&self, on: Square8, rule: ExchangeRule) -> bool {
        match rule {
            ExchangeRule::EmptyBoard => self.stuck_alone.contains(on),
            ExchangeRule::WhateverStands => self.stuck.contains(on),
        }
    }
}

/// Returns the first square on which a ride may end, if it is on the board. A hopper needs one square for its screen.
fn first_landing(from: Square8, ride: MoveComponent, sign: i8) -> Option<Square8> {
    let steps = ride.first_landing();
    from.offset(steps * sign * ride.files, steps * sign * ride.ranks)
}

/// Returns the squares that it may reach around a friendly piece: they are at most two squares away.
fn ways_around(from: Square8, around: Option<Around>) -> Bitboard8 {
    let is_near = |to: &Square8| from.file().abs_diff(to.file()) <= 2 && from.rank().abs_diff(to.rank()) <= 2;
    Square::all().filter(|to| around.is_some() && is_near(to)).collect()
}

/// Goes around the pivot in one direction: `turn` steps of the ring at a time.
fn go_around(
    reach: &mut Reach<Board8>,
    from: Square8,
    pivot: Square8,
    turn: usize,
    around: Around,
    occupied: Bitboard8,
) {
    let start = RING.iter().position(|(files, ranks)| pivot.offset(*files, *ranks) == Some(from));
    let Some(mut at) = start else { return };
    let max = if around == Around::Step { 1 } else { 7 };
    for _ in 0..max {
        at = (at + turn) % 8;
        let (files, ranks) = RING[at];
        let Some(square) = pivot.offset(files, ranks) else { return };
        if occupied.contains(square) {
            reach.capture.insert(square);
            return;
        }
        reach.quiet.insert(square);
    }
}

/// Marks a ride on the diagram.
fn draw(diagram: &mut Diagram, ride: MoveComponent, sign: i8) {
    let hops = ride.needs_screen();
    for step in 1..=Diagram::REACH {
        if step as u8 > ride.range {
            return;
        }
        // The first square can only be the hurdle of a hopper.
        let lands = step >= ride.first_landing();
        let cell = Cell {
            moves: ride.mode.quiet && !hops,
            captures: ride.mode.capture && !hops,
            slides: ride.range == MoveComponent::UNLIMITED,
            hop_moves: ride.mode.quiet && hops && lands,
            hop_captures: ride.mode.capture && hops && lands,
        };
        diagram.mark(sign * ride.files * step, sign * ride.ranks * step, cell);
    }
}
