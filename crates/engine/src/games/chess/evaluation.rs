//! The evaluation of chess by rules, for Poker Chess, where mate is one of several ends.

use std::sync::LazyLock;

use trickmate_rules::Seat;
use trickmate_rules::chess::{Army, Bitboard8, Board, Move, Played, Role, Square8, State};
use trickmate_rules::kernel::Square;

use super::side::as_seen_by;
use super::weights::{
    ARMIES, BISHOP_PAIR, DOUBLED, HARASSED, ISOLATED, KING_ATTACK, MEN, MOBILITY, OUTPOST, PASSED,
    PASSED_KING, PHASE, ROOK_ON_FILE, SHELTER, SQUARES, TEMPO,
};
use crate::score::Value;

/// Returns the worth of a kind of piece, for ordering.
pub(crate) const fn worth(role: Role) -> Value {
    WORTH[role as usize]
}

/// Returns the worth of the piece of an army in a place, for ordering.
#[inline]
pub(crate) const fn worth_in(army: Army, role: Role) -> Value {
    match role {
        Role::Pawn | Role::King => worth(role),
        Role::Knight | Role::Bishop | Role::Rook | Role::Queen => ARMIES[army as usize][role as usize - 1][0],
    }
}

const WORTH: [Value; 6] = [MEN[0][0], MEN[1][0], MEN[2][0], MEN[3][0], MEN[4][0], 2000];

/// The pieces on their squares, as White sees them, updated move by move.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Tally {
    points: [Value; 2],
    phase: i32,
}

impl Tally {
    pub(crate) fn of(board: &Board) -> Self {
        let mut tally = Self::default();
        for seat in Seat::ALL {
            for role in Role::ALL {
                for square in board.of(role, seat) {
                    tally.add((role, board.army_on(square)), seat, square, 1);
                }
            }
        }
        tally
    }

    fn add(&mut self, (role, army): (Role, Army), seat: Seat, square: Square8, times: i32) {
        let sign = if seat == Seat::First { times } else { -times };
        let square = if seat == Seat::First { square.index() ^ 56 } else { square.index() };
        for phase in 0..2 {
            self.points[phase] += sign * worth_on(role, army, phase, square);
        }
        self.phase += times * PHASE[role as usize];
    }

    /// Notes a move made on the board `before`.
    pub(crate) fn note(&mut self, before: &Board, action: Move, played: Played) {
        let Played { role, victim, rook } = played;
        let (us, army) = (before.turn(), before.army_on(action.from));
        self.add((role, army), us, action.from, -1);
        let becomes = match action.promotion {
            Some(role) => (role, before.promotion_army(action)),
            None => (role, army),
        };
        self.add(becomes, us, action.to, 1);
        if let Some((role, square)) = victim {
            self.add((role, before.army_on(square)), us.other(), square, -1);
        }
        if let Some((from, to)) = rook {
            let rook = (Role::Rook, before.army_of(us, false));
            self.add(rook, us, from, -1);
            self.add(rook, us, to, 1);
        }
    }
}

/// Returns the value of a piece on a square, counted from the eighth rank down. The tables of squares are those of orthodox
/// pieces; of another army only the minor pieces have one, which draws them to the middle.
fn worth_on(role: Role, army: Army, phase: usize, square: usize) -> Value {
    let table = |role: Role| SQUARES[role as usize][phase][square];
    match (army, role) {
        (Army::Fide, _) | (_, Role::Pawn | Role::King) => MEN[role as usize][phase] + table(role),
        (_, Role::Knight | Role::Bishop) => {
            ARMIES[army as usize][role as usize - 1][phase] + table(Role::Knight) / 2
        }
        (_, Role::Rook | Role::Queen) => ARMIES[army as usize][role as usize - 1][phase],
    }
}

/// The squares around each square, and itself.
static RINGS: LazyLock<[u64; 64]> = LazyLock::new(|| {
    let mut rings = [0; 64];
    for from in Square::<_>::all() {
        let from: Square8 = from;
        let near =
            move |to: &Square8| from.file().abs_diff(to.file()) <= 1 && from.rank().abs_diff(to.rank()) <= 1;
        rings[from.index()] = Square::all().filter(near).collect::<Bitboard8>().bits();
    }
    rings
});

const FILE_A: u64 = 0x0101_0101_0101_0101;
const FILE_H: u64 = FILE_A << 7;
/// The ranks four to six.
const OUTPOSTS: u64 = 0x0000_ffff_ff00_0000;

/// Returns the squares beside each of a set, on both sides.
const fn beside(set: u64) -> u64 {
    (set & !FILE_H) << 1 | (set & !FILE_A) >> 1
}

/// Returns the squares of a set and all behind them, as White sees it.
const fn behind(mut set: u64) -> u64 {
    set |= set >> 8;
    set |= set >> 16;
    set | set >> 32
}

/// Returns the files of a set.
const fn files(set: u64) -> u64 {
    let mut all = behind(set);
    all |= all << 8;
    all |= all << 16;
    all | all << 32
}

/// The Pawns of both sides. The squares of Black are mirrored, so that all Pawns go up the board.
struct Pawns {
    own: u64,
    theirs: u64,
}

impl Pawns {
    fn of(board: &Board, seat: Seat) -> Self {
        let bits = |seat| board.of(Role::Pawn, seat).bits();
        let (own, theirs) = (bits(seat), bits(seat.other()));
        Self { own: turned(seat, own), theirs: turned(seat, theirs) }
    }

    /// Returns the squares that Pawns attack.
    const fn attacks(own: u64) -> u64 {
        beside(own) << 8
    }
}

/// Returns a set as White sees it.
const fn turned(seat: Seat, set: u64) -> u64 {
    match seat {
        Seat::First => set,
        Seat::Second => set.swap_bytes(),
    }
}

/// Returns the value of the position for the side to move.
pub(crate) fn evaluate(board: &Board, tally: &Tally) -> Value {
    let rings: &[u64; 64] = &RINGS;
    let [mut early, mut late] = tally.points;
    for seat in Seat::ALL {
        let [one, other] = side(board, seat, rings);
        early += as_seen_by(seat, one);
        late += as_seen_by(seat, other);
    }
    let phase = tally.phase.clamp(0, 24);
    let points = (early * phase + late * (24 - phase)) / 24;
    as_seen_by(board.turn(), points) + TEMPO
}

fn distance(one: Square8, other: Square8) -> Value {
    Value::from(one.file().abs_diff(other.file()).max(one.rank().abs_diff(other.rank())))
}

fn side(board: &Board, seat: Seat, rings: &[u64; 64]) -> [Value; 2] {
    let mut points = [0, 0];
    let mut add = |terms: [Value; 2], times: Value| {
        points[0] += terms[0] * times;
        points[1] += terms[1] * times;
    };
    let count = |set: u64| set.count_ones() as Value;
    let Pawns { own, theirs } = Pawns::of(board, seat);
    let (own_king, their_king) = (board.king(seat), board.king(seat.other()));
    let own_files = files(own);
    add(ISOLATED, count(own & !beside(own_files)));
    add(DOUBLED, count(own & behind(own >> 8)));
    let stopped = behind(theirs >> 8);
    let mut passed = own & !(stopped | beside(stopped)) & !behind(own >> 8);
    while passed != 0 {
        let index = passed.trailing_zeros() as usize;
        passed &= passed - 1;
        let rank = index / 8;
        add(PASSED[rank], 1);
        let real = if seat == Seat::First { index } else { index ^ 56 };
        if let (Some(own), Some(other), Some(at)) = (own_king, their_king, Square::from_index(real))
            && rank >= 3
        {
            add([0, PASSED_KING * (rank as Value - 2)], distance(other, at) - distance(own, at));
        }
    }
    let is_fide = board.army_of(seat, false) == Army::Fide;
    if is_fide && board.of(Role::Bishop, seat).len() >= 2 {
        add(BISHOP_PAIR, 1);
    }
    let occupied = board.occupied();
    let ring = turned(seat, their_king.map_or(0, |king| rings[king.index()]));
    let mine = turned(seat, board.side(seat).bits());
    // Their attacks, from our side: their Pawns come down the board.
    let guarded = beside(theirs) >> 8;
    let free = !mine & !guarded;
    let supported = Pawns::attacks(own);
    let (mut attackers, mut attack) = (0, 0);
    for (place, role) in [Role::Knight, Role::Bishop, Role::Rook, Role::Queen].into_iter().enumerate() {
        for square in board.of(role, seat) {
            let reached = match board.is_orthodox() {
                true => State::reach(role, square, occupied),
                false => board.reach(square, occupied),
            };
            let reach = turned(seat, reached.bits());
            add(MOBILITY[place], count(reach & free));
            if reach & ring != 0 {
                attackers += 1;
                attack += count(reach & ring) * KING_ATTACK[place];
            }
            let at = turned(seat, 1 << square.index());
            if is_fide && role == Role::Rook && at & own_files == 0 {
                add(ROOK_ON_FILE[usize::from(at & files(theirs) == 0)], 1);
            }
            if place < 2 && at & supported & OUTPOSTS != 0 && at & beside(stopped) == 0 {
                add(OUTPOST[place], 1);
            }
        }
    }
    if attackers > 1 {
        add([attack * attackers / 4, 0], 1);
    }
    let pieces = mine & !own & !turned(seat, board.all(Role::King).bits());
    add(HARASSED, count(pieces & guarded));
    if let Some(king) = own_king {
        let at = turned(seat, 1 << king.index());
        let level = at | beside(at);
        let shelter = turned(seat, rings[king.index()]) & own & !behind(level);
        add([SHELTER, 0], count(shelter));
    }
    points
}
