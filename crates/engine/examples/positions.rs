//! Positions of chess with what another program thinks of them, for `train` to learn from:
//!
//! `cargo run --release -p trickmate-engine --example positions -- positions.bin 5000000 1 "stockfish Hash=1"`
//!
//! The program plays against itself and looks one ply ahead; now and then a move is by lot, so that both good and bad
//! positions come about. Five games in six begin from the usual array, the others from arrays as Mysterious Chess brings
//! them about. What is left out: positions in check, and those in which the program would capture or promote.
//!
//! A record is 28 bytes: the occupied squares as a little-endian number, a1 being the lowest bit; the pieces on them in
//! this order, one in each half of a byte, lower half first (0 to 5 for White's Pawn, Knight, Bishop, Rook, Queen and
//! King, 8 to 13 for Black's); the score in hundredths of a Pawn for the side to move, little-endian; 1 if that is Black; 0.

mod program;

use std::fs::File;
use std::io::{BufWriter, Write};

use program::{Failure, Program};
use trickmate_rules::Seat;
use trickmate_rules::chess::{Board, Chess, MoveList, Role, Square8, State};
use trickmate_rules::kernel::{Seed, SeedRng, Square};

/// One move in so many is by lot.
const BY_LOT: u32 = 24;
/// One game in so many begins from an array by lot.
const ARRAYS: u32 = 6;
/// A game in which one side is so far ahead, in hundredths of a Pawn, ends.
const DECIDED: i32 = 3000;
/// The most plies of a game.
const MAX_PLIES: u32 = 240;

fn main() -> Result<(), Failure> {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let [path, count, number, program] = &args[..] else {
        return Err("FILE COUNT SEED PROGRAM".into());
    };
    let (count, number): (u64, u8) = (count.parse()?, number.parse()?);
    let mut file = BufWriter::new(File::create(path)?);
    let mut teacher = Program::start(program, "depth 1")?;
    teacher.begin()?;
    let mut chance = Seed::new([number; 32]).chance("positions");
    let mut written = 0;
    while written < count {
        written += play(&mut teacher, &mut chance, &mut file)?;
    }
    Ok(file.flush()?)
}

/// Plays a game and writes its quiet positions; how many these are.
fn play(teacher: &mut Program, chance: &mut SeedRng, file: &mut impl Write) -> Result<u64, Failure> {
    let mut state = match chance.below(ARRAYS) {
        0 => array(chance),
        _ => State::from(*Chess::start().board()),
    };
    let opening = 3 + chance.below(7);
    let mut written = 0;
    for ply in 0..MAX_PLIES {
        let mut legal = MoveList::new();
        state.moves(&mut legal);
        if legal.is_empty() || state.board().is_dead() || state.quiet() >= 100 {
            break;
        }
        let mut action = legal[chance.below(legal.len() as u32) as usize];
        if ply >= opening {
            let fen = Chess::from_board(*state.board()).fen();
            let (text, score) = teacher.answer(&format!("fen {fen}"), None)?;
            let Some(best) = legal.iter().find(|action| action.to_string() == text) else { break };
            let is_quiet = !state.is_check() && best.promotion.is_none() && !state.board().captures(*best);
            if score.abs() > DECIDED {
                break;
            }
            if is_quiet {
                file.write_all(&record(state.board(), score))?;
                written += 1;
            }
            if chance.below(BY_LOT) > 0 {
                action = *best;
            }
        }
        state.play(action);
    }
    Ok(written)
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

/// All pieces on squares by lot, most often on their own side, so that a game may begin from them.
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
