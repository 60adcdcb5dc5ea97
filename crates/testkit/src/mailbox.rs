//! A second Cardmate to compare the library with: a hundred squares in a row, the moves of every rank written
//! out by hand from the words of the rules, and no cleverness. It shares no code with the library.

use serde_json::Value;

const ONE: u8 = 1;
const DEUCE: u8 = 2;
const TREY: u8 = 3;
const FOUR: u8 = 4;
const FIVE: u8 = 5;
const SIX: u8 = 6;
const SEVEN: u8 = 7;
const EIGHT: u8 = 8;
const NINE: u8 = 9;
const TEN: u8 = 10;
const JACK: u8 = 11;
const QUEEN: u8 = 12;
const KING: u8 = 13;
const ACE: u8 = 14;

/// Letters of the ranks, from One to Ace.
const RANKS: &str = "123456789XJQKA";

/// A step: files to the right, ranks forward.
type MenuStep = (i8, i8);

const FORWARD: MenuStep = (0, 1);
const BACK: MenuStep = (0, -1);
const SIDEWAYS: [MenuStep; 2] = [(-1, 0), (1, 0)];
const DIAGONALLY_FORWARD: [MenuStep; 2] = [(-1, 1), (1, 1)];
const DIAGONAL: [MenuStep; 4] = [(-1, 1), (1, 1), (-1, -1), (1, -1)];
const STRAIGHT: [MenuStep; 4] = [(0, 1), (0, -1), (-1, 0), (1, 0)];
const KNIGHT: [MenuStep; 8] = [(1, 2), (2, 1), (2, -1), (1, -2), (-1, -2), (-2, -1), (-2, 1), (-1, 2)];

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Side {
    Forehand,
    Rearhand,
}

impl Side {
    pub fn other(self) -> Side {
        if self == Side::Forehand { Side::Rearhand } else { Side::Forehand }
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Piece {
    /// 1 for the One to 14 for the Ace.
    pub rank: u8,
    /// The letter `C`, `D`, `H` or `S`.
    pub suit: u8,
    pub owner: Side,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Move {
    pub from: usize,
    pub to: usize,
    pub promotes: bool,
    /// `true` if it captures a lower card of the card's own suit.
    pub compulsory: bool,
}

/// The table option `palace`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Palace {
    Occupy,
    King,
    Off,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Ending {
    pub winner: Option<Side>,
    pub reason: &'static str,
}

/// Cards on squares, and the side to move. A square is `file + 10 × rank`.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Board {
    squares: [Option<Piece>; 100],
    turn: Side,
}

/// A game in progress.
#[derive(Clone)]
pub struct Mailbox {
    board: Board,
    palace: Palace,
    /// Plies since the last capture or promotion.
    quiet: usize,
    /// All positions so far, the present one last.
    history: Vec<Board>,
}

impl Mailbox {
    /// Returns a game from a position in its JSON form, which must be valid.
    pub fn from_json(json: &Value, palace: Palace) -> Mailbox {
        let side = |value: &Value| if value == "forehand" { Side::Forehand } else { Side::Rearhand };
        let mut squares = [None; 100];
        for (square, piece) in json["cards"].as_object().expect("cards") {
            let (file, rank) = (square.as_bytes()[0] - b'a', square.as_bytes()[1] - b'0');
            let card = piece["card"].as_str().expect("card").as_bytes();
            let number = RANKS.bytes().position(|letter| letter == card[0]).expect("rank") as u8 + 1;
            squares[usize::from(file + 10 * rank)] =
                Some(Piece { rank: number, suit: card[1], owner: side(&piece["owner"]) });
        }
        let board = Board { squares, turn: side(&json["turn"]) };
        let quiet = json["quiet"].as_u64().unwrap_or(0) as usize;
        Mailbox { board, palace, quiet, history: vec![board] }
    }

    pub fn turn(&self) -> Side {
        self.board.turn
    }

    /// Returns all moves that the cards and suits allow the side to move, even if the game is over.
    pub fn moves(&self) -> Vec<Move> {
        self.board.moves_of(self.board.turn)
    }

    /// Moves a card; returns the captured one.
    pub fn play(&mut self, chosen: Move) -> Option<Piece> {
        let mut piece = self.board.squares[chosen.from].take().expect("a card moves");
        if chosen.promotes {
            piece.rank = ACE;
        }
        let taken = self.board.squares[chosen.to].replace(piece);
        self.quiet = if taken.is_some() || chosen.promotes { 0 } else { self.quiet + 1 };
        self.board.turn = self.board.turn.other();
        self.history.push(self.board);
        taken
    }

    /// Returns how the game ended, after a move of the other side.
    pub fn ending(&self) -> Option<Ending> {
        let mover = self.board.turn.other();
        let win = |reason| Some(Ending { winner: Some(mover), reason });
        let draw = |reason| Some(Ending { winner: None, reason });
        if self.last_king_captured() {
            win("last king captured")
        } else if self.palace_conquered() {
            win("palace conquered")
        } else if self.bare_kings() {
            draw("bare kings")
        } else if self.moves().is_empty() {
            draw("no move")
        } else if self.threefold() {
            draw("threefold repetition")
        } else if self.hundred_moves() {
            draw("hundred moves")
        } else {
            None
        }
    }

    /// Returns `true` at an ending that stops the count. "No move" is left out, since it adds nothing to the count.
    fn stops_counting(&self) -> bool {
        self.last_king_captured()
            || self.palace_conquered()
            || self.bare_kings()
            || self.threefold()
            || self.hundred_moves()
    }

    fn last_king_captured(&self) -> bool {
        self.board.kings(self.board.turn) == 0
    }

    /// Returns `true` if the side that has just moved holds the other's palace.
    pub fn palace_conquered(&self) -> bool {
        let mover = self.board.turn.other();
        let palace = if mover == Side::Forehand { [94, 95] } else { [4, 5] };
        let [left, right] =
            palace.map(|square: usize| self.board.squares[square].filter(|it| it.owner == mover));
        match self.palace {
            Palace::Occupy => left.is_some() && right.is_some(),
            Palace::King => [left, right].into_iter().flatten().any(|piece| piece.rank == KING),
            Palace::Off => false,
        }
    }

    fn bare_kings(&self) -> bool {
        let cards = self.board.squares.iter().flatten().count();
        let bare = cards == 2 && self.kings(Side::Forehand) == 1 && self.kings(Side::Rearhand) == 1;
        bare && self.palace != Palace::King && !self.board.can_take_king(self.board.turn)
    }

    fn threefold(&self) -> bool {
        // Before the last capture or promotion there were other cards.
        self.history.iter().rev().take(self.quiet + 1).filter(|past| **past == self.board).count() >= 3
    }

    fn hundred_moves(&self) -> bool {
        self.quiet >= 200
    }

    /// Returns `true` unless a side, if it were to move, had a compulsory capture or could take a King.
    pub fn is_peaceful_for(&self, side: Side) -> bool {
        !self.board.can_take_king(side) && !self.board.moves_of(side).iter().any(|it| it.compulsory)
    }

    /// Returns the card on a square.
    pub fn piece(&self, square: usize) -> Option<Piece> {
        self.board.squares[square]
    }

    /// Counts the Kings of a side.
    pub fn kings(&self, side: Side) -> usize {
        self.board.kings(side)
    }

    /// Counts the sequences of this many moves.
    pub fn perft(&mut self, depth: u32) -> u64 {
        if depth == 0 {
            return 1;
        }
        if self.stops_counting() {
            return 0;
        }
        let moves = self.moves();
        if depth == 1 {
            return moves.len() as u64;
        }
        let (board, quiet) = (self.board, self.quiet);
        let mut count = 0;
        for chosen in moves {
            self.play(chosen);
            count += self.perft(depth - 1);
            self.history.pop();
            self.board = board;
            self.quiet = quiet;
        }
        count
    }
}

impl Board {
    fn kings(&self, side: Side) -> usize {
        self.squares.iter().flatten().filter(|piece| piece.owner == side && piece.rank == KING).count()
    }

    fn can_take_king(&self, side: Side) -> bool {
        self.pseudo_moves(side).iter().any(|it| self.squares[it.to].is_some_and(|taken| taken.rank == KING))
    }

    /// Returns all moves, or only the compulsory ones if there are any.
    fn moves_of(&self, side: Side) -> Vec<Move> {
        let mut moves = self.pseudo_moves(side);
        if moves.iter().any(|it| it.compulsory) {
            moves.retain(|it| it.compulsory);
        }
        moves
    }

    /// Returns all moves, without regard to the duty to capture.
    fn pseudo_moves(&self, side: Side) -> Vec<Move> {
        let mut moves = Vec::with_capacity(96);
        for from in 0..100 {
            if let Some(piece) = self.squares[from].filter(|piece| piece.owner == side) {
                self.moves_from(from, piece, &mut moves);
            }
        }
        moves
    }

    fn moves_from(&self, from: usize, piece: Piece, moves: &mut Vec<Move>) {
        let mut go = |steps: &[MenuStep], reach: u8| {
            for step in steps {
                self.go(from, piece, *step, reach, moves);
            }
        };
        match piece.rank {
            ONE => go(&[FORWARD], 1),
            DEUCE => go(&DIAGONALLY_FORWARD, 1),
            TREY => {
                go(&DIAGONALLY_FORWARD, 1);
                go(&[FORWARD], 1);
            }
            FOUR => {
                go(&DIAGONALLY_FORWARD, 1);
                go(&SIDEWAYS, 1);
            }
            FIVE => {
                go(&DIAGONALLY_FORWARD, 1);
                go(&[FORWARD], 1);
                go(&SIDEWAYS, 1);
            }
            SIX => {
                go(&DIAGONAL, 1);
                go(&SIDEWAYS, 1);
            }
            SEVEN => {
                go(&DIAGONAL, 1);
                go(&[FORWARD], 1);
                go(&SIDEWAYS, 1);
            }
            EIGHT => go(&KNIGHT, 1),
            NINE => go(&DIAGONAL, 9),
            TEN => go(&STRAIGHT, 9),
            JACK => {
                go(&KNIGHT, 1);
                go(&STRAIGHT, 2);
                go(&DIAGONAL, 2);
            }
            QUEEN => {
                go(&STRAIGHT, 9);
                go(&DIAGONAL, 9);
            }
            KING => {
                go(&STRAIGHT, 1);
                go(&DIAGONAL, 1);
            }
            _ => {
                go(&STRAIGHT, 9);
                go(&DIAGONAL, 9);
                go(&KNIGHT, 1);
            }
        }
        if piece.rank <= NINE
            && let Some(to) = stepped(from, BACK, piece.owner)
            && self.squares[to].is_none()
        {
            moves.push(Move { from, to, promotes: false, compulsory: false });
        }
    }

    /// Goes in one direction until something is in the way.
    fn go(&self, from: usize, piece: Piece, step: MenuStep, reach: u8, moves: &mut Vec<Move>) {
        let mut to = from;
        for _ in 0..reach {
            let Some(next) = stepped(to, step, piece.owner) else { return };
            to = next;
            let mut compulsory = false;
            if let Some(victim) = self.squares[to] {
                if victim.owner == piece.owner || (victim.suit == piece.suit && victim.rank > piece.rank) {
                    return;
                }
                compulsory = victim.suit == piece.suit;
            }
            moves.push(Move { from, to, promotes: false, compulsory });
            if piece.rank == ONE && !in_far_half(from, piece.owner) && in_far_half(to, piece.owner) {
                moves.push(Move { from, to, promotes: true, compulsory });
            }
            if self.squares[to].is_some() {
                return;
            }
        }
    }
}

/// Returns `true` if a square lies in the half of the other side.
fn in_far_half(square: usize, side: Side) -> bool {
    (square >= 50) == (side == Side::Forehand)
}

/// Returns the square one step away, if it is on the board.
fn stepped(from: usize, step: MenuStep, side: Side) -> Option<usize> {
    let forward = if side == Side::Forehand { 1 } else { -1 };
    let file = (from % 10) as i8 + step.0;
    let rank = (from / 10) as i8 + step.1 * forward;
    ((0..10).contains(&file) && (0..10).contains(&rank)).then(|| file as usize + 10 * rank as usize)
}
