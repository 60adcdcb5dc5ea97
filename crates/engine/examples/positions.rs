//! Writes chess positions with another program's scores, for `train` to learn from:
//!
//! `cargo run --release -p trickmate-engine --example positions -- positions.bin 5000000 1 "stockfish Hash=1"`
//!
//! The program plays against itself and looks three plies ahead; now and then a move is random, so that good and bad
//! positions come up. From every second position a random move and the replies to it are followed for a few plies,
//! since a search evaluates more such positions than people play. Five games in six begin from the usual array, the
//! others from arrays as Mysterious Chess brings them about. Positions in check are left out, and those in which the
//! program would capture or promote.
//!
//! A record is 28 bytes: the occupied squares as a little-endian number, a1 being the lowest bit; the pieces on them in
//! this order, one in each half of a byte, lower half first (0 to 5 for White's Pawn, Knight, Bishop, Rook, Queen and
//! King, 8 to 13 for Black's); the score in hundredths of a Pawn for the side to move, little-endian; 1 if that is Black; 0.

mod program;

use std::fs::File;
use std::io::{BufWriter, Write};

use program::{Failure, Program};
use trickmate_rules::Seat;
use trickmate_rules::chess::{Board, Chess, Move, MoveList, Role, Square8, State};
use trickmate_rules::kernel::{Seed, SeedRng, Square};

/// Search depth of the program.
const LOOK: &str = "depth 3";
/// One move in this many is random.
const BY_LOT: u32 = 24;
/// One position in this many begins a side line.
const ASIDE: u32 = 2;
/// The most plies of a side line.
const ASIDE_PLIES: u32 = 4;
/// One game in this many begins from a random array.
const ARRAYS: u32 = 6;
/// A lead that ends a game, in hundredths of a Pawn.
const DECIDED: i32 = 3000;
/// The most plies of a game.
const MAX_PLIES: u32 = 240;

fn main() -> Result<(), Failure> {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let [path, count, number, program] = &args[..] else {
        return Err("FILE COUNT SEED PROGRAM".into());
    };
    let (count, number): (u64, u8) = (count.parse()?, number.parse()?);
    let file = BufWriter::new(File::create(path)?);
    let mut teacher = Program::start(program, LOOK)?;
    teacher.begin()?;
    let mut lesson =
        Lesson { teacher, chance: Seed::new([number; 32]).chance("positions"), file, written: 0 };
    while lesson.written < count {
        lesson.play()?;
    }
    Ok(lesson.file.flush()?)
}

/// A file of positions that is being written.
struct Lesson {
    teacher: Program,
    chance: SeedRng,
    file: BufWriter<File>,
    written: u64,
}

impl Lesson {
    /// Plays a game and writes the quiet positions of it and of its side lines.
    fn play(&mut self) -> Result<(), Failure> {
        let mut state = match self.chance.below(ARRAYS) {
            0 => array(&mut self.chance),
            _ => State::from(*Chess::start().board()),
        };
        let opening = 3 + self.chance.below(7);
        for ply in 0..MAX_PLIES {
            let Some(mut action) = self.by_lot(&state) else { break };
            if ply >= opening {
                let Some(best) = self.ask(&state)? else { break };
                if self.chance.below(ASIDE) == 0 {
                    self.aside(state)?;
                }
                if self.chance.below(BY_LOT) > 0 {
                    action = best;
                }
            }
            state.play(action);
        }
        Ok(())
    }

    /// Writes the positions after a random move, which a search visits although nobody would play it.
    fn aside(&mut self, mut state: State) -> Result<(), Failure> {
        let plies = 1 + self.chance.below(ASIDE_PLIES);
        let mut next = self.by_lot(&state);
        for _ in 0..plies {
            let Some(action) = next else { break };
            state.play(action);
            let Some(best) = self.ask(&state)? else { break };
            next = match self.chance.below(3) {
                0 => self.by_lot(&state),
                _ => Some(best),
            };
        }
        Ok(())
    }

    /// Returns a random legal move; `None` if the game is over.
    fn by_lot(&mut self, state: &State) -> Option<Move> {
        let legal = moves(state);
        (!legal.is_empty()).then(|| legal[self.chance.below(legal.len() as u32) as usize])
    }

    /// Asks for the best move and writes the position if it is quiet; nothing if the game is over or decided.
    fn ask(&mut self, state: &State) -> Result<Option<Move>, Failure> {
        let legal = moves(state);
        if legal.is_empty() {
            return Ok(None);
        }
        let fen = Chess::from_board(*state.board()).fen();
        let (text, score) = self.teacher.answer(&format!("fen {fen}"), None)?;
        let best = legal.iter().find(|action| action.to_string() == text).copied();
        let Some(best) = best.filter(|_| score.abs() <= DECIDED) else { return Ok(None) };
        if !state.is_check() && best.promotion.is_none() && !state.board().captures(best) {
            self.file.write_all(&record(state.board(), score))?;
            self.written += 1;
        }
        Ok(Some(best))
    }
}

/// Returns the legal moves; none when the game is over.
fn moves(state: &State) -> MoveList {
    let mut legal = MoveList::new();
    if !state.board().is_dead() && state.quiet() < 100 {
        state.moves(&mut legal);
    }
    legal
}

fn record(board: &Board, score: i32) -> [u8; 28] {
    let mut bytes = [0; 28];
    bytes[..8].copy_from_slice(&board.occupied().bits().to_le_bytes());
    for (place, square) in board.occupied().into_iter().take(32).enumerate() {
        if let Some((role, seat)) = board.piece_on(square) {
            bytes[8 + place / 2] |= (role as u8 + 8 * u8::from(seat == Seat::Second)) << (4 * (place % 2));
        }
    }
    bytes[24..26].copy_from_slice(&(score as i16).to_le_bytes());
    bytes[26] = u8::from(board.turn() == Seat::Second);
    bytes
}

/// Returns a random array to begin a game from, with most pieces on their own side.
fn array(chance: &mut SeedRng) -> State {
    loop {
        let mut board = Board::empty(Seat::First);
        let ranks = 3 + chance.below(6);
        for seat in Seat::ALL {
            let once = [Role::Pawn; 8].into_iter().chain([Role::King, Role::Queen]);
            let twice = [Role::Knight, Role::Bishop, Role::Rook];
            for role in once.chain(twice).chain(twice) {
                put(&mut board, role, seat, ranks, chance);
            }
        }
        let game = Chess::from_board(board);
        let is_legal = Seat::ALL.into_iter().all(|seat| board.king(seat).is_some())
            && game.orthodox().is_ok()
            && game.checked().next().is_none();
        if is_legal {
            return State::from(board);
        }
    }
}

fn put(board: &mut Board, role: Role, seat: Seat, ranks: u32, chance: &mut SeedRng) {
    loop {
        let rank = chance.below(ranks.min(8)) as i8;
        let rank = if seat == Seat::First { rank } else { 7 - rank };
        let Some(square): Option<Square8> = Square::at(chance.below(8) as i8, rank) else { continue };
        let is_end = role == Role::Pawn && (rank == 0 || rank == 7);
        if !is_end && board.role_on(square).is_none() {
            board.put(role, seat, square);
            return;
        }
    }
}
