//! Random games against an independent library: moves, notation, FEN, checks and ends.

use cozy_chess::util::{display_uci_move, parse_san_move, parse_uci_move};
use cozy_chess::{BitBoard, Board, GameStatus, Piece};
use trickmate_rules::chess::{Chess, Termination};
use trickmate_rules::kernel::SeedRng;

use trickmate_testkit::table::seed;

const POSITIONS: u32 = 100_000;
/// The distance in positions between two comparisons of the notation of all moves.
const NOTATED: u32 = 4;

fn library_moves(board: &Board) -> Vec<String> {
    let mut moves = Vec::new();
    board.generate_moves(|list| {
        moves.extend(list.into_iter().map(|action| display_uci_move(board, action).to_string()));
        false
    });
    moves.sort_unstable();
    moves
}

/// Plays a game of random moves and compares at each; returns the number of positions.
fn play_out(chance: &mut SeedRng, seen: &mut Vec<Termination>) -> u32 {
    let mut game = Chess::start();
    let mut other = Board::default();
    let mut past = Vec::new();
    for ply in 1.. {
        let mut moves: Vec<String> = game.board().legal_moves().iter().map(ToString::to_string).collect();
        moves.sort_unstable();
        assert_eq!(moves, library_moves(&other), "{}", game.fen());
        assert_eq!(game.board().count_moves(), moves.len() as u64, "{}", game.fen());
        assert_eq!(game.board().has_move(), !moves.is_empty());
        assert_eq!(game.is_check(), !other.checkers().is_empty(), "{}", game.fen());
        compare_fen(&game, &other);
        if ply % NOTATED == 0 {
            compare_notation(&game, &other);
        }
        // The parts that make positions the same: all but the counters, en passant only if a capture is legal.
        let position = Chess::from_fen(&other.to_string()).unwrap().fen();
        let position = position.rsplitn(3, ' ').last().unwrap().to_owned();
        past.push(position.clone());
        let times = past.iter().filter(|known| **known == position).count();
        assert_eq!(game.ending(), ending(&other, times), "{}", game.fen());
        if let Some(ending) = game.ending() {
            seen.push(ending);
            return ply;
        }
        let text = &moves[chance.below(moves.len() as u32) as usize];
        game.play(game.read_move(text).unwrap()).unwrap();
        other.play(parse_uci_move(&other, text).unwrap());
    }
    unreachable!("every game ends")
}

/// Returns how the library's game has ended, or the end by the rules where the library does not say.
fn ending(board: &Board, times: usize) -> Option<Termination> {
    match (board.status(), library_moves(board).is_empty()) {
        (GameStatus::Won, _) => Some(Termination::Checkmate),
        (_, true) => Some(Termination::Stalemate),
        _ if is_dead(board) => Some(Termination::InsufficientMaterial),
        _ if times >= 3 => Some(Termination::ThreefoldRepetition),
        (GameStatus::Drawn, false) => Some(Termination::FiftyMoves),
        (GameStatus::Ongoing, false) => None,
    }
}

/// Returns `true` for Kings and one minor piece alone, or Bishops on one colour alone.
fn is_dead(board: &Board) -> bool {
    let letters: Vec<char> =
        board.to_string().split(' ').next().unwrap().chars().filter(|c| c.is_alphabetic()).collect();
    let minor = letters.iter().filter(|letter| "BbNn".contains(**letter)).count();
    let others = letters.len() - minor - 2;
    let bishops = board.pieces(Piece::Bishop);
    let colours = (bishops & BitBoard::DARK_SQUARES, bishops & BitBoard::LIGHT_SQUARES);
    let of_one_colour = colours.0.is_empty() || colours.1.is_empty();
    others == 0 && (minor <= 1 || (bishops.len() as usize == minor && of_one_colour))
}

fn compare_fen(game: &Chess, other: &Board) {
    let fen = game.fen();
    let read = Chess::from_fen(&fen).unwrap();
    assert_eq!((read.board(), read.fen()), (game.board(), fen.clone()));
    let other_fields = other.to_string();
    for (index, (ours, theirs)) in fen.split(' ').zip(other_fields.split(' ')).enumerate() {
        assert!(index == 3 || ours == theirs, "{fen} and {other}");
    }
    let from_theirs = Chess::from_fen(&other.to_string()).unwrap();
    assert_eq!(from_theirs.fen(), fen, "the en passant square stands only where a capture is legal");
}

fn compare_notation(game: &Chess, other: &Board) {
    for action in game.board().legal_moves() {
        let text = game.write_move(action);
        let theirs = parse_san_move(other, &text).unwrap_or_else(|_| panic!("{text} in {}", game.fen()));
        assert_eq!(display_uci_move(other, theirs).to_string(), action.to_string(), "{text}");
        assert_eq!(game.read_move(&text).as_ref(), Ok(&action), "{text}");
        let mut next = other.clone();
        next.play(theirs);
        let mark = match (next.status(), next.checkers().is_empty()) {
            (GameStatus::Won, _) => "#",
            (_, false) => "+",
            _ => "",
        };
        assert_eq!(text.trim_start_matches(|c| !matches!(c, '+' | '#')), mark, "{text} in {}", game.fen());
    }
}

#[test]
fn positions_from_random_games() {
    let mut chance = seed(64).chance("moves");
    let (mut positions, mut seen) = (0, Vec::new());
    while positions < POSITIONS {
        positions += play_out(&mut chance, &mut seen);
    }
    for ending in [
        Termination::Checkmate,
        Termination::Stalemate,
        Termination::InsufficientMaterial,
        Termination::ThreefoldRepetition,
        Termination::FiftyMoves,
    ] {
        assert!(seen.contains(&ending), "no game ended by {}", ending.reason());
    }
}
