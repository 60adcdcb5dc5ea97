//! The legal moves.

use super::board::{Board, Place, Places};
use super::castling::{self, CastlingSide};
use super::movement::Movements;
use super::role::Role;
use crate::chess::checkers::Threats;
use crate::chess::ray::Between;
use crate::kernel::Square;
use crate::seat::Seat;

/// A move. Castling is the King's move by two files; what is captured, in passing or otherwise, follows from the
/// board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Move {
    /// Where it begins.
    pub from: Place,
    /// Where it ends.
    pub to: Place,
    /// What a Pawn becomes that reaches the last rank.
    pub promotion: Option<Role>,
}

impl Move {
    /// What a Pawn can become, in the order in which it is usually offered.
    pub const PROMOTIONS: [Role; 4] = [Role::Queen, Role::Rook, Role::Bishop, Role::Knight];
}

/// In coordinates, such as `e2e4` or `e7e8q`.
impl std::fmt::Display for Move {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}{}", self.from, self.to)?;
        match self.promotion {
            Some(role) => write!(f, "{}", role.letter().to_ascii_lowercase()),
            None => Ok(()),
        }
    }
}

/// Where one man may go.
#[derive(Clone, Copy, Debug)]
pub(super) struct Choices {
    pub(super) role: Role,
    pub(super) from: Place,
    pub(super) to: Places,
}

/// The rank, counted from 0, that is the seat's own `rank`-th.
pub(super) const fn rank_of(seat: Seat, rank: u8) -> u8 {
    match seat {
        Seat::First => rank - 1,
        Seat::Second => 8 - rank,
    }
}

impl Board {
    /// Looks at every man of the seat to move that has a legal move.
    #[inline]
    pub(super) fn each_choice(&self, visit: impl FnMut(Choices)) {
        self.each_choice_among(!Places::empty(), visit);
    }

    /// As [`Board::each_choice`], but of the moves of men other than Pawns only those to the `wanted` squares.
    #[inline]
    fn each_choice_among(&self, wanted: Places, mut visit: impl FnMut(Choices)) {
        let threats = self.threats();
        let mut give = |role, from, to: Places| {
            if !to.is_empty() {
                visit(Choices { role, from, to });
            }
        };
        let king = self.king(self.turn);
        if let Some(king) = king {
            give(Role::King, king, self.king_targets(king, &threats, wanted));
        }
        let mut checkers = threats.checkers;
        let answers = match (king, checkers.next(), checkers.next()) {
            (Some(king), Some(checker), None) => Between::get().of(king, checker) | Places::of(checker),
            (Some(_), Some(_), Some(_)) => return,
            _ => !Places::empty(),
        };
        // A King is never captured.
        let targets = answers & !self.side(self.turn) & !self.all(Role::King);
        let movements = Movements::get();
        let occupied = self.occupied();
        let men = self.side(self.turn);
        let pawn_targets = targets;
        let targets = targets & wanted;
        let allowed = |from: Place, to: Places| {
            if threats.pinned.contains(from) { threats.hold(from, to) } else { to }
        };
        for role in [Role::Knight, Role::Bishop, Role::Rook, Role::Queen] {
            let movement = movements.piece(role);
            for from in self.all(role) & men {
                let reach = movement.reach(from, occupied);
                give(role, from, allowed(from, (reach.quiet | reach.capture) & targets));
            }
        }
        let home = rank_of(self.turn, 2);
        for from in self.all(Role::Pawn) & men {
            let at_home = from.rank() == home;
            let movement =
                if at_home { movements.pawn_at_home(self.turn) } else { movements.pawn(self.turn) };
            let reach = movement.reach(from, occupied);
            let mut to = allowed(from, (reach.quiet | reach.capture) & pawn_targets);
            if let Some(passed) = self.passed
                && self.is_legal_en_passant(from, passed)
            {
                to.insert(passed);
            }
            give(Role::Pawn, from, to);
        }
    }

    /// Where the King may go, castling included.
    #[inline]
    fn king_targets(&self, king: Place, threats: &Threats, squares: Places) -> Places {
        let (us, them) = (self.turn, self.turn.other());
        let without = self.occupied() & !Places::of(king);
        let reach = Movements::get().piece(Role::King).reach(king, without);
        let wanted = (reach.quiet | reach.capture) & !self.side(us) & !self.all(Role::King) & squares;
        let mut targets = Places::empty();
        for to in wanted {
            if self.attackers(to, them, without).is_empty() {
                targets.insert(to);
            }
        }
        if threats.checkers.is_empty() && self.castling.has_any(us) {
            for wing in CastlingSide::ALL {
                if self.castling.has(us, wing)
                    && self.castling_way(wing).is_empty()
                    && targets.contains(castling::rook_target(us, wing))
                    && self.attackers(castling::king_target(us, wing), them, without).is_empty()
                {
                    targets.insert(castling::king_target(us, wing));
                }
            }
        }
        targets
    }

    /// What stands between King and Rook.
    pub(super) fn castling_way(&self, wing: CastlingSide) -> Places {
        let (king, rook) = (castling::king_home(self.turn), castling::rook_home(self.turn, wing));
        Between::get().of(king, rook) & self.occupied()
    }

    /// Whether a Pawn of the seat to move may capture on the square that a Pawn has just passed over.
    pub(super) fn is_legal_en_passant(&self, from: Place, passed: Place) -> bool {
        let (us, them) = (self.turn, self.turn.other());
        let victim = beyond(passed, them);
        let attacks = Movements::get().pawn(us).reach(from, Places::of(passed)).capture;
        if !attacks.contains(passed) {
            return false;
        }
        let removed = Places::of(from) | Places::of(victim);
        let occupied = self.occupied() & !removed | Places::of(passed);
        self.king(us)
            .is_none_or(|king| (self.attackers(king, them, occupied) & !Places::of(victim)).is_empty())
    }

    /// Whether the seat to move has a legal move.
    #[must_use]
    pub fn has_move(&self) -> bool {
        let mut found = false;
        self.each_choice(|_| found = true);
        found
    }

    /// How many legal moves the seat to move has, without making a list of them.
    #[must_use]
    pub fn count_moves(&self) -> u64 {
        let last = rank_of(self.turn, 7);
        let mut count = 0;
        self.each_choice(|choices| {
            let promotes = choices.role == Role::Pawn && choices.from.rank() == last;
            count += u64::from(choices.to.len()) * if promotes { 4 } else { 1 };
        });
        count
    }

    /// Gives every legal move of the seat to move.
    #[inline]
    pub fn each_move(&self, mut visit: impl FnMut(Move)) {
        let last = rank_of(self.turn, 7);
        self.each_choice(|Choices { role, from, to }| {
            for to in to {
                if role == Role::Pawn && from.rank() == last {
                    for role in Move::PROMOTIONS {
                        visit(Move { from, to, promotion: Some(role) });
                    }
                } else {
                    visit(Move { from, to, promotion: None });
                }
            }
        });
    }

    /// Gives every legal capture of the seat to move, and every promotion to a Queen.
    #[inline]
    pub(super) fn each_capture(&self, mut visit: impl FnMut(Move)) {
        let enemies = self.side(self.turn.other());
        let last = rank_of(self.turn, 7);
        self.each_choice_among(enemies, |Choices { role, from, to }| {
            if role == Role::Pawn && from.rank() == last {
                to.for_each(|to| visit(Move { from, to, promotion: Some(Role::Queen) }));
                return;
            }
            let to = if role == Role::Pawn { to & (enemies | self.passed_set(from)) } else { to };
            to.for_each(|to| visit(Move { from, to, promotion: None }));
        });
    }

    /// The square that can be captured on in passing, as seen by a Pawn: only a diagonal step takes there.
    #[inline]
    fn passed_set(&self, from: Place) -> Places {
        match self.passed {
            Some(passed) if passed.file() != from.file() => Places::of(passed),
            _ => Places::empty(),
        }
    }

    /// Every legal move of the seat to move.
    #[must_use]
    pub fn legal_moves(&self) -> Vec<Move> {
        let mut moves = Vec::new();
        self.each_move(|action| moves.push(action));
        moves
    }

    /// Whether the move is legal.
    #[must_use]
    pub fn is_legal(&self, action: Move) -> bool {
        let mut found = false;
        self.each_move(|legal| found |= legal == action);
        found
    }

    /// The number of sequences of legal moves of this length, whatever the rules of draws say. The last moves are
    /// counted without making them.
    #[must_use]
    pub fn perft(&self, depth: u32) -> u64 {
        match depth {
            0 => return 1,
            1 => return self.count_moves(),
            _ => {}
        }
        let mut count = 0;
        self.each_move(|action| {
            let mut next = *self;
            next.play_unchecked(action);
            count += next.perft(depth - 1);
        });
        count
    }
}

impl Threats {
    /// What of its destinations a pinned man keeps.
    #[cold]
    fn hold(&self, from: Place, to: Places) -> Places {
        self.pins.iter().filter(|pin| pin.square == from).fold(to, |to, pin| to & pin.line)
    }
}

/// The square that a Pawn of the seat has stepped to over `passed`.
pub(super) fn beyond(passed: Place, seat: Seat) -> Place {
    let step = if seat == Seat::First { 1 } else { -1 };
    passed.offset(0, step).unwrap_or_else(|| Square::opposite(passed))
}
