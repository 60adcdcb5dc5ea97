//! A position of Cardmate in a search.

use trickmate_rules::Seat;
use trickmate_rules::cardmate::{Move, MoveList, State};
use trickmate_rules::kernel::card::{Card, Rank, Suit};
use trickmate_rules::kernel::{Board10, Square};

use crate::games::chess::as_seen_by;
use crate::score::Value;
use crate::search::{End, Moves, Node, bounded};

/// The worth of the ranks, One to Ace.
const RANKS: [Value; 14] = [60, 60, 85, 95, 115, 150, 170, 210, 290, 400, 430, 720, 160, 900];
/// The value of a rank forward for a One, which becomes an Ace in the end, and for the other low cards.
const ONWARD: [Value; 8] = [32, 5, 4, 4, 3, 2, 2, 1];
/// The value of a second King: with two, one of them may be captured.
const SECOND_KING: Value = 320;
/// The value of one of the two squares of the other palace.
const PALACE_SQUARE: Value = 90;
/// The value of a rank nearer to the other palace for a King that may occupy it.
const KING_ONWARD: Value = 18;
/// The value of a second occurrence of a position where the third one loses, against the side that brought it about. It must find
/// another move in the end, but has not lost yet.
const REPEATED: Value = 1500;
/// The move.
const TEMPO: Value = 10;

/// A position of Cardmate in a search.
#[derive(Clone, Debug)]
pub(crate) struct CardmateNode {
    state: State,
    /// The value of the cards on their squares, for the first seat.
    points: Value,
    ended: Option<End>,
}

fn worth(card: Card, owner: Seat, square: Square<Board10>) -> Value {
    let onward = match owner {
        Seat::First => Value::from(square.rank()),
        Seat::Second => 9 - Value::from(square.rank()),
    };
    let rank = card.rank as usize;
    let centre = 4 - (Value::from(square.file()) * 2 - 9).abs() / 2;
    let way = match card.rank {
        // Beyond the middle it has declined to become an Ace.
        Rank::One if onward > 4 => 0,
        _ => ONWARD.get(rank).map_or(0, |step| step * onward),
    };
    RANKS[rank] + way + centre * 2
}

impl CardmateNode {
    pub(crate) fn new(state: State) -> Self {
        let side =
            |seat: Seat| state.cards(seat).map(|(card, square)| worth(card, seat, square)).sum::<Value>();
        let points = side(Seat::First) - side(Seat::Second);
        let mut position = Self { state, points, ended: None };
        position.judge();
        position
    }

    fn judge(&mut self) {
        let few = self.state.side(Seat::First).len() + self.state.side(Seat::Second).len() <= 2;
        self.ended = match self.state.victor() {
            Some(seat) if seat == self.state.turn() => Some(End::Won),
            Some(_) => Some(End::Lost),
            None if self.state.quiet() >= 200 || (few && self.state.is_bare()) => Some(End::Drawn),
            None => None,
        };
    }

    fn kings(&self, seat: Seat) -> impl Iterator<Item = Square<Board10>> {
        let side = self.state.side(seat);
        let king = |suit| self.state.place_of(Card::new(Rank::King, suit));
        Suit::ALL.into_iter().filter_map(king).filter(move |square| side.contains(*square))
    }

    fn side(&self, seat: Seat) -> Value {
        let kings = self.kings(seat).count() as Value;
        let mut points = (kings - 1) * SECOND_KING;
        points += PALACE_SQUARE * self.state.palace_squares_held(seat) as Value;
        if self.state.palace_is_for_kings() {
            let onward = |square: Square<Board10>| match seat {
                Seat::First => Value::from(square.rank()),
                Seat::Second => 9 - Value::from(square.rank()),
            };
            points += KING_ONWARD * self.kings(seat).map(onward).max().unwrap_or(0);
        }
        points
    }
}

impl Node for CardmateNode {
    type Move = Move;
    type CheckInfo = ();

    const SCALE: f64 = 500.0;
    const ALLOWS_NULL_MOVE: bool = true;

    fn key(&self) -> u64 {
        self.state.key()
    }

    fn ended(&self) -> Option<End> {
        self.ended
    }

    fn stuck(&self) -> End {
        End::Drawn
    }

    fn drawn(&self) -> End {
        if self.state.repetition_loses() { End::Won } else { End::Drawn }
    }

    fn repeated(&self) -> Value {
        0
    }

    fn repeated_in_line(&self) -> Value {
        if self.state.repetition_loses() { REPEATED } else { self.repeated() }
    }

    fn reversible_plies(&self) -> u32 {
        self.state.quiet()
    }

    fn moves(&self, list: &mut Moves<Move>) {
        let mut moves = MoveList::new();
        self.state.moves(&mut moves);
        list.extend(moves.into_iter().map(|action| (action, self.order(action))));
    }

    fn captures(&self, list: &mut Moves<Move>) -> bool {
        let mut moves = MoveList::new();
        let must = self.state.captures(&mut moves);
        list.extend(moves.into_iter().map(|action| (action, self.order(action))));
        must
    }

    /// Returns `true` if a capture is compulsory, which leaves little to choose from.
    fn is_in_check(&self) -> bool {
        self.state.must_capture()
    }

    fn play(&mut self, action: Move) {
        let us = self.state.turn();
        let sign = as_seen_by(us, 1);
        if let Some(from) = self.state.place_of(action.card) {
            self.points -= sign * worth(action.card, us, from);
        }
        let card = if action.promotes { Card::new(Rank::Ace, action.card.suit) } else { action.card };
        self.points += sign * worth(card, us, action.to);
        if let Some(victim) = self.state.play(action) {
            self.points += sign * worth(victim, us.other(), action.to);
        }
        self.judge();
    }

    fn null_move(&self) -> Option<Self> {
        Some(Self { state: self.state.pass(), points: self.points, ended: self.ended })
    }

    fn evaluate(&self) -> Value {
        let points = self.points + self.side(Seat::First) - self.side(Seat::Second);
        bounded(as_seen_by(self.state.turn(), points) + TEMPO)
    }

    fn gain(&self, action: Move) -> Value {
        let victim = self.state.victim(action).map_or(0, |card| {
            RANKS[card.rank as usize] + if card.rank == Rank::King { SECOND_KING } else { 0 }
        });
        victim + if action.promotes { RANKS[Rank::Ace as usize] - RANKS[0] } else { 0 }
    }

    fn check_info(&self) {}

    fn pack(action: Move) -> u32 {
        action.card.index() as u32 | (action.to.index() as u32) << 8 | u32::from(action.promotes) << 16
    }

    fn history_slot(&self, action: Move) -> usize {
        action.card.index() * 128 + action.to.index()
    }

    const PIECE_TO_COUNT: usize = 0;

    fn piece_to(&self, _action: Move) -> usize {
        0
    }

    fn write(&self, action: Move) -> String {
        self.state.write(action)
    }
}

impl CardmateNode {
    fn order(&self, action: Move) -> i32 {
        match self.gain(action) {
            0 => 0,
            gain => gain * 16 - RANKS[action.card.rank as usize] / 8 + 100,
        }
    }
}
