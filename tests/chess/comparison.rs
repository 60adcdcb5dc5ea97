//! Random games against an independent library: moves, notation, FEN, checks and ends.

use cozy_chess::util::{display_uci_move, parse_san_move, parse_uci_move};
use cozy_chess::{Board, GameStatus};
use trickmate::rules::chess::{Chess, Ending};
use trickmate::rules::kernel::Chance;

use crate::support::table::seed;

const POSITIONS: u32 = 100_000;
/// Every so many positions the notation of all moves is compared too.
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

/// Plays a game of random moves and compares at each; how many positions there were.
fn play_out(chance: &mut Chance, seen: &mut Vec<Ending>) -> u32 {
    let mut game = Chess::start();
    let mut other = Board::default();
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
        let status = other.status();
        match game.ending() {
            Some(Ending::Checkmate) => assert_eq!(status, GameStatus::Won),
            Some(Ending::Stalemate | Ending::FiftyMoves) => assert_eq!(status, GameStatus::Drawn),
            Some(Ending::InsufficientMaterial | Ending::ThreefoldRepetition) => {}
            None => assert_eq!(status, GameStatus::Ongoing),
        }
        if let Some(ending) = game.ending() {
            seen.push(ending);
            return ply;
        }
        let text = &moves[chance.below(moves.len() as u32) as usize];
        game.play(game.read_move(text).unwrap());
        other.play(parse_uci_move(&other, text).unwrap());
    }
    unreachable!("every game ends")
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
        Ending::Checkmate,
        Ending::Stalemate,
        Ending::InsufficientMaterial,
        Ending::ThreefoldRepetition,
        Ending::FiftyMoves,
    ] {
        assert!(seen.contains(&ending), "no game ended by {}", ending.reason());
    }
}
