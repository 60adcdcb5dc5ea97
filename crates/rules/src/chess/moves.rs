//! The legal moves.

use super::attacks::Attacks;
use super::board::{Bitboard8, Board, Square8};
use super::castling::{self, CastlingSide};
use super::role::Role;
use super::square::rank_of;
use crate::chess::checkers::Threats;
use crate::chess::ray::Rays;
use crate::kernel::Square;
use crate::seat::Seat;

/// The sign after the letter of a piece of the other side's army.
pub(super) const PRIME: &str = "'";

/// A move. Castling is a King's move by two files or more. The captured piece, en passant or otherwise, follows from
/// the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Move {
    /// The square where it begins.
    pub from: Square8,
    /// The square where it ends.
    pub to: Square8,
    /// The piece that a Pawn becomes on the last rank.
    pub promotion: Option<Role>,
    /// `true` if it becomes a piece of the other side's army.
    pub is_foreign: bool,
}

impl Move {
    /// The pieces that a Pawn can become, in the order in which they are usually offered.
    pub const PROMOTIONS: [Role; 4] = [Role::Queen, Role::Rook, Role::Bishop, Role::Knight];

    /// Returns the move from one square to another, without a promotion.
    #[must_use]
    pub const fn new(from: Square8, to: Square8) -> Self {
        Self { from, to, promotion: None, is_foreign: false }
    }

    /// Returns the piece that the Pawn becomes, and `true` if it is of the other side's army.
    pub(super) fn becomes(&self) -> Option<(Role, bool)> {
        Some((self.promotion?, self.is_foreign))
    }
}

/// Written in coordinates, such as `e2e4`, `e7e8q` or, for a Queen of the other side's army, `e7e8q'`.
impl std::fmt::Display for Move {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}{}", self.from, self.to)?;
        match self.promotion {
            Some(role) => {
                let prime = if self.is_foreign { PRIME } else { "" };
                write!(f, "{}{prime}", role.letter().to_ascii_lowercase())
            }
            None => Ok(()),
        }
    }
}

/// The squares to which one piece may go.
#[derive(Clone, Copy, Debug)]
pub(super) struct Choices {
    pub(super) role: Role,
    pub(super) from: Square8,
    pub(super) to: Bitboard8,
}

impl Board {
    /// Looks at every piece of the seat to move that has a legal move.
    #[inline]
    pub(super) fn each_choice(&self, visit: impl FnMut(Choices)) {
        self.each_choice_among(&self.threats(), !Bitboard8::empty(), visit);
    }

    /// Does the same as [`Board::each_choice`], but only for moves to the `wanted` squares and captures in passing.
    #[inline]
    fn each_choice_among(&self, threats: &Threats, wanted: Bitboard8, mut visit: impl FnMut(Choices)) {
        let mut give = |role, from, to: Bitboard8| {
            if !to.is_empty() {
                visit(Choices { role, from, to });
            }
        };
        let (attacks, rays) = (Attacks::get(), Rays::get());
        let king = self.king(self.turn);
        if let Some(king) = king {
            give(Role::King, king, self.king_targets(king, threats, wanted));
        }
        if !self.is_orthodox() {
            return self.each_army_choice(threats, wanted, |Choices { role, from, to }| give(role, from, to));
        }
        let mut checkers = threats.checkers;
        let answers = match (king, checkers.next(), checkers.next()) {
            (Some(king), Some(checker), None) => rays.between(king, checker) | Bitboard8::of(checker),
            (Some(_), Some(_), Some(_)) => return,
            _ => !Bitboard8::empty(),
        };
        let (pieces, occupied) = (self.side(self.turn), self.occupied());
        // A King is never captured.
        let targets = answers & wanted & !pieces & !self.all(Role::King);
        // The destinations that a pinned piece keeps.
        let held = |from: Square8, to: Bitboard8| match king {
            Some(king) if threats.pinned.contains(from) => to & rays.through(king, from),
            _ => to,
        };
        // A pinned Knight has no move.
        for from in self.all(Role::Knight) & pieces & !threats.pinned {
            give(Role::Knight, from, attacks.knight(from) & targets);
        }
        for from in self.all(Role::Bishop) & pieces {
            give(Role::Bishop, from, held(from, attacks.bishop(from, occupied) & targets));
        }
        for from in self.all(Role::Rook) & pieces {
            give(Role::Rook, from, held(from, attacks.rook(from, occupied) & targets));
        }
        for from in self.all(Role::Queen) & pieces {
            let reach = attacks.bishop(from, occupied) | attacks.rook(from, occupied);
            give(Role::Queen, from, held(from, reach & targets));
        }
        let enemies = occupied & !pieces;
        for from in self.all(Role::Pawn) & pieces {
            let steps = attacks.pawn_steps(self.turn, from, occupied);
            let mut to = held(from, (steps | attacks.pawn(self.turn, from) & enemies) & targets);
            if let Some(passed) = self.passed
                && self.is_legal_en_passant(from, passed)
            {
                to.insert(passed);
            }
            give(Role::Pawn, from, to);
        }
    }

    /// Returns the squares to which the King may go, castling included.
    #[inline]
    fn king_targets(&self, king: Square8, threats: &Threats, squares: Bitboard8) -> Bitboard8 {
        let (us, them) = (self.turn, self.turn.other());
        let without = self.occupied() & !Bitboard8::of(king);
        let wanted = Attacks::get().king(king) & !self.side(us) & !self.all(Role::King) & squares;
        let mut targets = Bitboard8::empty();
        for to in wanted {
            if !self.is_attacked(to, them, without | Bitboard8::of(to)) {
                targets.insert(to);
            }
        }
        if threats.checkers.is_empty() && self.castling.has_any(us) {
            for wing in CastlingSide::ALL {
                let goal = castling::king_target(us, wing, self.army_of(us, false));
                // Most often the first step is known to be safe.
                let is_safe = |square| targets.contains(square) || !self.is_attacked(square, them, without);
                if self.castling.has(us, wing)
                    && squares.contains(goal)
                    && self.castling_way(wing).is_empty()
                    && Rays::get().between(king, goal).all(is_safe)
                    && is_safe(goal)
                {
                    targets.insert(goal);
                }
            }
        }
        targets
    }

    /// Returns the pieces between King and Rook.
    pub(super) fn castling_way(&self, wing: CastlingSide) -> Bitboard8 {
        let (king, rook) = (castling::king_home(self.turn), castling::rook_home(self.turn, wing));
        Rays::get().between(king, rook) & self.occupied()
    }

    /// Checks whether a Pawn of the seat to move may capture on the square that a Pawn has just passed over.
    pub(super) fn is_legal_en_passant(&self, from: Square8, passed: Square8) -> bool {
        let (us, them) = (self.turn, self.turn.other());
        let victim = beyond(passed, them);
        if !Attacks::get().pawn(us, from).contains(passed) {
            return false;
        }
        let removed = Bitboard8::of(from) | Bitboard8::of(victim);
        let occupied = self.occupied() & !removed | Bitboard8::of(passed);
        self.king(us).is_none_or(|king| !self.is_attacked(king, them, occupied))
    }

    /// Checks whether the seat to move has a legal move.
    #[must_use]
    pub fn has_move(&self) -> bool {
        self.has_move_under(&self.threats())
    }

    /// Does the same as [`Board::has_move`] when the checks and pins are known.
    #[inline]
    pub(super) fn has_move_under(&self, threats: &Threats) -> bool {
        if threats.checkers.is_empty() {
            // Nearly always there is such a move, and it is found at once.
            let free = self.side(self.turn) & !threats.pinned;
            let occupied = self.occupied();
            let attacks = Attacks::get();
            let mut pawns = self.all(Role::Pawn) & free;
            if pawns.any(|from| !attacks.pawn_steps(self.turn, from, occupied).is_empty()) {
                return true;
            }
        }
        let mut found = false;
        self.each_choice_among(threats, !Bitboard8::empty(), |_| found = true);
        found
    }

    /// Counts the legal moves of the seat to move without making a list of them.
    #[must_use]
    pub fn count_moves(&self) -> u64 {
        let last = rank_of(self.turn, 7);
        let promotions = if self.are_armies_alike() { 4 } else { 8 };
        let mut count = 0;
        self.each_choice(|choices| {
            let promotes = choices.role == Role::Pawn && choices.from.rank() == last;
            count += u64::from(choices.to.len()) * if promotes { promotions } else { 1 };
        });
        count
    }

    /// Gives every legal move of the seat to move.
    #[inline]
    pub fn each_move(&self, visit: impl FnMut(Move)) {
        self.each_move_under(&self.threats(), visit);
    }

    /// Does the same as [`Board::each_move`] when the checks and pins are known.
    #[inline]
    pub(super) fn each_move_under(&self, threats: &Threats, mut visit: impl FnMut(Move)) {
        let last = rank_of(self.turn, 7);
        let armies: &[bool] = if self.are_armies_alike() { &[false] } else { &[false, true] };
        self.each_choice_among(threats, !Bitboard8::empty(), |Choices { role, from, to }| {
            for to in to {
                if role == Role::Pawn && from.rank() == last {
                    for &is_foreign in armies {
                        for role in Move::PROMOTIONS {
                            visit(Move { from, to, promotion: Some(role), is_foreign });
                        }
                    }
                } else {
                    visit(Move::new(from, to));
                }
            }
        });
    }

    /// Gives every legal capture of the seat to move, and every promotion to a Queen.
    #[inline]
    pub(super) fn each_capture(&self, threats: &Threats, mut visit: impl FnMut(Move)) {
        let last = rank_of(self.turn, 7);
        let promoting = Bitboard8::of_rank(rank_of(self.turn, 8));
        let enemies = self.side(self.turn.other());
        self.each_choice_among(threats, enemies | promoting, |Choices { role, from, to }| {
            let is_promotion = role == Role::Pawn && from.rank() == last;
            let captures = enemies | self.passed_set(role, from);
            let to = if is_promotion { to } else { to & captures };
            let promotion = is_promotion.then_some(Role::Queen);
            to.for_each(|to| visit(Move { promotion, ..Move::new(from, to) }));
        });
    }

    /// Returns the square of a capture in passing, if the piece on a square can make it: only a Pawn's diagonal step
    /// can.
    #[inline]
    fn passed_set(&self, role: Role, from: Square8) -> Bitboard8 {
        match self.passed {
            Some(passed) if role == Role::Pawn && passed.file() != from.file() => Bitboard8::of(passed),
            _ => Bitboard8::empty(),
        }
    }

    /// Returns every legal move of the seat to move.
    #[must_use]
    pub fn legal_moves(&self) -> Vec<Move> {
        let mut moves = Vec::new();
        self.each_move(|action| moves.push(action));
        moves
    }

    /// Checks whether the move is legal.
    ///
    /// ```
    /// use trickmate_rules::chess::Chess;
    /// let start = Chess::start();
    /// let action = start.read_move("Nf3")?;
    /// assert!(start.board().is_legal(action));
    /// assert_eq!(start.board().count_moves(), 20);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn is_legal(&self, action: Move) -> bool {
        let mut found = false;
        self.each_move(|legal| found |= legal == action);
        found
    }

    /// Returns the number of sequences of legal moves of this length, without the rules of draws. The last moves are
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

/// Returns the square that a Pawn of the seat has stepped to over `passed`.
pub(super) fn beyond(passed: Square8, seat: Seat) -> Square8 {
    let step = if seat == Seat::First { 1 } else { -1 };
    passed.offset(0, step).unwrap_or_else(|| Square::opposite(passed))
}
