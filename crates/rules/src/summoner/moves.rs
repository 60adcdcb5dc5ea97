//! Phase two: the moves on the board.

use super::action::{Action, Move};
use super::board::HypotheticalBoard;
use super::movement::{Bitboard8, Square8};
use super::state::State;
use crate::seat::Seat;
use crate::summoner::piece::Piece;

/// A Pawn's double step and its capture in passing, with the square of the piece captured.
struct PawnExtras {
    double: Option<Square8>,
    in_passing: Option<(Square8, Square8)>,
}

/// The facts about its King that a side needs before it moves.
#[derive(Clone, Copy)]
struct KingSafety {
    king: Option<Square8>,
    /// The enemies that aim at the King.
    aiming: Bitboard8,
}

impl<H> State<H> {
    /// Visits everything that can be done in the Move phase; nothing if the side is mated or stalemated.
    pub(super) fn each_move_action(&self, mut visit: impl FnMut(Action)) {
        let mut is_stuck = true;
        for (from, to) in self.legal_moves() {
            is_stuck = false;
            self.moves_to(from, to, &mut visit);
        }
        if is_stuck && self.may_take_off() {
            visit(Action::TakeOff);
        }
    }

    /// Checks whether there is a move, apart from the exchange of Kings.
    pub(super) fn has_move(&self) -> bool {
        self.legal_moves().next().is_some()
    }

    /// Returns the legal moves of the side to act, each as origin and destination.
    fn legal_moves(&self) -> impl Iterator<Item = (Square8, Square8)> {
        let safety = self.king_safety();
        let pieces = self.board.side(self.turn).filter_map(|from| Some((from, self.board.on(from)?)));
        pieces.flat_map(move |(from, piece)| {
            let targets = self.pseudo_targets(from, piece);
            targets.filter(move |to| self.is_safe_after(from, *to, piece, safety)).map(move |to| (from, to))
        })
    }

    /// Returns the squares that the own piece on a square may move to.
    pub(super) fn legal_targets(&self, from: Square8) -> Bitboard8 {
        let Some(piece) = self.board.on(from).filter(|piece| piece.owner == self.turn) else {
            return Bitboard8::empty();
        };
        let safety = self.king_safety();
        self.pseudo_targets(from, piece).filter(|to| self.is_safe_after(from, *to, piece, safety)).collect()
    }

    fn king_safety(&self) -> KingSafety {
        let (king, enemies) = (self.board.king(self.turn), self.board.side(self.turn.other()));
        KingSafety { king, aiming: king.map_or(Bitboard8::empty(), |king| self.board.aiming(enemies, king)) }
    }

    /// Returns the squares that the piece reaches, regardless of the own King.
    pub(super) fn pseudo_targets(&self, from: Square8, piece: &Piece) -> Bitboard8 {
        let occupied = self.board.occupied();
        let reach = piece.movement().reach(from, occupied, self.board.side(piece.owner));
        let mut targets = reach.quiet | reach.capture;
        if piece.is_pawn() {
            let extras = self.pawn_extras(from, piece.owner);
            let squares = extras.double.into_iter().chain(extras.in_passing.map(|(to, _)| to));
            squares.for_each(|square| targets.insert(square));
        }
        targets
    }

    fn pawn_extras(&self, from: Square8, owner: Seat) -> PawnExtras {
        let (ahead, second) = if owner == Seat::First { (1, 1) } else { (-1, 6) };
        let free = |square: &Square8| self.board.on(*square).is_none();
        let first = from.offset(0, ahead).filter(free);
        let double =
            first.filter(|_| from.rank() == second).and_then(|square| square.offset(0, ahead)).filter(free);
        let in_passing = self.passed.filter(free).and_then(|passed| {
            let beside = [-1, 1].iter().any(|files| from.offset(*files, ahead) == Some(passed));
            let taken = passed.offset(0, -ahead)?;
            let pawn = self.board.on(taken).filter(|piece| piece.is_pawn() && piece.owner != owner);
            (beside && pawn.is_some()).then_some((passed, taken))
        });
        PawnExtras { double, in_passing }
    }

    /// Returns the square of the piece that a move captures.
    pub(super) fn victim(&self, from: Square8, to: Square8) -> Option<Square8> {
        if self.board.on(to).is_some() {
            return Some(to);
        }
        let piece = self.board.on(from).filter(|piece| piece.is_pawn())?;
        let (square, taken) = self.pawn_extras(from, piece.owner).in_passing?;
        (square == to).then_some(taken)
    }

    /// Returns the square that a move passes over, if it is a Pawn's double step.
    pub(super) fn passed_by(&self, from: Square8, to: Square8) -> Option<Square8> {
        let piece = self.board.on(from).filter(|piece| piece.is_pawn())?;
        let ahead = if piece.owner == Seat::First { 1 } else { -1 };
        (self.pawn_extras(from, piece.owner).double == Some(to)).then(|| from.offset(0, ahead)).flatten()
    }

    /// Checks whether the own King is safe after a move.
    fn is_safe_after(&self, from: Square8, to: Square8, piece: &Piece, safety: KingSafety) -> bool {
        if !piece.is_king() && safety.aiming.is_empty() {
            return true;
        }
        let mut outlook = self.board.outlook(self.turn);
        if let Some(victim) = self.victim(from, to) {
            outlook.occupied.remove(victim);
            outlook.enemies.remove(victim);
        }
        outlook.occupied.remove(from);
        outlook.occupied.insert(to);
        match safety.king {
            _ if piece.is_king() => !self.board.is_attacked(to, outlook),
            Some(king) => !self.board.is_attacked_by(safety.aiming, king, outlook),
            None => true,
        }
    }

    /// Returns the move to a square, and the moves with an exchange if one is possible there.
    fn moves_to(&self, from: Square8, to: Square8, visit: &mut impl FnMut(Action)) {
        let plain = Move { from, to, captures: self.victim(from, to).is_some(), exchange: None };
        visit(Action::Move(plain));
        if self.may_exchange(from, to) {
            let offered =
                self.reserve().pieces.iter().filter(|entry| !entry.piece.is_extra_king(&self.cards));
            offered.for_each(|piece| visit(Action::Move(Move { exchange: Some(piece.number), ..plain })));
        }
    }

    /// Checks whether the piece on a square could be exchanged when it has moved to another.
    pub(super) fn may_exchange(&self, from: Square8, to: Square8) -> bool {
        self.board.on(from).is_some_and(|piece| piece.is_stuck(to, self.exchange))
    }

    /// Checks whether the mated King may be taken off for an extra one, which needs an empty square that is then safe.
    /// There must be no other move.
    pub(super) fn may_take_off(&self) -> bool {
        self.board.is_in_check(self.turn)
            && self.extra_kings().next().is_some()
            && self.board.king(self.turn).is_some_and(|king| self.entries(Some(king)).next().is_some())
    }

    /// Returns the empty squares on which the own King would not be in check after it has left `left`.
    pub(super) fn entries(&self, left: Option<Square8>) -> impl Iterator<Item = Square8> {
        let mut outlook: HypotheticalBoard = self.board.outlook(self.turn);
        left.into_iter().for_each(|square| outlook.occupied.remove(square));
        let free = Bitboard8::from_bits(!outlook.occupied.bits());
        free.filter(move |square| !self.board.is_attacked(*square, outlook))
    }
}
