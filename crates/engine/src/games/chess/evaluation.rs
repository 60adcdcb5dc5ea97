//! What a position of chess is worth.

use std::sync::LazyLock;

use trickmate_rules::Seat;
use trickmate_rules::chess::{Board, Move, Place, Places, Played, Role, State};
use trickmate_rules::kernel::Square;

use super::as_seen_by;
use super::weights::{
    BISHOP_PAIR, DOUBLED, ISOLATED, KING_ATTACK, MEN, MOBILITY, PASSED, PHASE, ROOK_ON_FILE, SHELTER,
    SQUARES, TEMPO,
};
use crate::score::Points;

/// The worth of a kind of man, for ordering.
pub(crate) const fn worth(role: Role) -> Points {
    match role {
        Role::King => 2000,
        other => MEN[other as usize][0],
    }
}

/// The men on their squares, as White sees them, kept up move by move.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Tally {
    points: [Points; 2],
    phase: i32,
}

impl Tally {
    pub(crate) fn of(board: &Board) -> Self {
        let mut tally = Self::default();
        for seat in Seat::ALL {
            for role in Role::ALL {
                board.of(role, seat).for_each(|square| tally.add(role, seat, square, 1));
            }
        }
        tally
    }

    fn add(&mut self, role: Role, seat: Seat, square: Place, times: i32) {
        let sign = if seat == Seat::First { times } else { -times };
        let square = if seat == Seat::First { square.index() ^ 56 } else { square.index() };
        for phase in 0..2 {
            self.points[phase] += sign * (MEN[role as usize][phase] + SQUARES[role as usize][phase][square]);
        }
        self.phase += times * PHASE[role as usize];
    }

    /// Notes a move of the seat.
    pub(crate) fn note(&mut self, us: Seat, action: Move, played: Played) {
        let Played { role, victim, castling } = played;
        self.add(role, us, action.from, -1);
        self.add(action.promotion.unwrap_or(role), us, action.to, 1);
        if let Some((role, square)) = victim {
            self.add(role, us.other(), square, -1);
        }
        if let Some(wing) = castling {
            let (from, to) = wing.rook(us);
            self.add(Role::Rook, us, from, -1);
            self.add(Role::Rook, us, to, 1);
        }
    }
}

/// Sets of squares that the evaluation asks for again and again.
struct Zones {
    files: [Places; 8],
    beside: [Places; 8],
    /// By seat and square: the squares before it on its own and the neighbouring files, and on its own file.
    ahead: [Vec<(Places, Places)>; 2],
    ring: Vec<Places>,
}

static ZONES: LazyLock<Zones> = LazyLock::new(|| {
    let file = |file: u8| Square::all().filter(|square: &Place| square.file() == file).collect::<Places>();
    let files = [0, 1, 2, 3, 4, 5, 6, 7].map(file);
    let beside = [0_usize, 1, 2, 3, 4, 5, 6, 7].map(|at| {
        let near = |other: &usize| other.abs_diff(at) == 1;
        (0..8).filter(near).fold(Places::empty(), |set, other| set | files[other])
    });
    let ahead = |seat: Seat| {
        let before = |from: Place, to: &Place| match seat {
            Seat::First => to.rank() > from.rank(),
            Seat::Second => to.rank() < from.rank(),
        };
        Square::all()
            .map(|from: Place| {
                let all: Places = Square::all().filter(|to| before(from, to)).collect();
                let file = usize::from(from.file());
                (all & (files[file] | beside[file]), all & files[file])
            })
            .collect()
    };
    let ring = |from: Place| {
        let near = |to: &Place| from.file().abs_diff(to.file()) <= 1 && from.rank().abs_diff(to.rank()) <= 1;
        Square::all().filter(near).collect()
    };
    Zones { files, beside, ahead: Seat::ALL.map(ahead), ring: Square::all().map(ring).collect() }
});

/// What the position is worth to the seat to move.
pub(crate) fn evaluate(board: &Board, tally: &Tally) -> Points {
    let zones: &Zones = &ZONES;
    let [mut early, mut late] = tally.points;
    for seat in Seat::ALL {
        let [one, other] = side(board, seat, zones);
        early += as_seen_by(seat, one);
        late += as_seen_by(seat, other);
    }
    let phase = tally.phase.clamp(0, 24);
    let points = (early * phase + late * (24 - phase)) / 24;
    as_seen_by(board.turn(), points) + TEMPO
}

fn side(board: &Board, seat: Seat, zones: &Zones) -> [Points; 2] {
    let mut points = [0, 0];
    let mut add = |terms: [Points; 2], times: Points| {
        points[0] += terms[0] * times;
        points[1] += terms[1] * times;
    };
    let pawns = board.of(Role::Pawn, seat);
    let theirs = board.of(Role::Pawn, seat.other());
    let ahead = &zones.ahead[seat.index()];
    for pawn in pawns {
        let (front, file) = ahead[pawn.index()];
        if (front & theirs).is_empty() {
            let rank = if seat == Seat::First { pawn.rank() } else { 7 - pawn.rank() };
            add(PASSED[usize::from(rank)], 1);
        }
        if (zones.beside[usize::from(pawn.file())] & pawns).is_empty() {
            add(ISOLATED, 1);
        }
        if !(file & pawns).is_empty() {
            add(DOUBLED, 1);
        }
    }
    if board.of(Role::Bishop, seat).len() >= 2 {
        add(BISHOP_PAIR, 1);
    }
    for rook in board.of(Role::Rook, seat) {
        let file = zones.files[usize::from(rook.file())];
        if (file & pawns).is_empty() {
            add(ROOK_ON_FILE[usize::from((file & theirs).is_empty())], 1);
        }
    }
    let occupied = board.occupied();
    let ring = board.king(seat.other()).map_or(Places::empty(), |king| zones.ring[king.index()]);
    let free = !board.side(seat);
    let (mut attackers, mut attack) = (0, 0);
    for (place, role) in [Role::Knight, Role::Bishop, Role::Rook, Role::Queen].into_iter().enumerate() {
        for square in board.of(role, seat) {
            let reach = State::reach(role, square, occupied);
            add(MOBILITY[place], (reach & free).len() as Points);
            let near = (reach & ring).len() as Points;
            if near > 0 {
                attackers += 1;
                attack += near * KING_ATTACK[place];
            }
        }
    }
    if attackers > 1 {
        add([attack * attackers / 4, 0], 1);
    }
    if let Some(king) = board.king(seat) {
        let shelter = zones.ahead[seat.index()][king.index()].0 & zones.ring[king.index()] & pawns;
        add([SHELTER, 0], shelter.len() as Points);
    }
    points
}
