//! Arrays of any kind against the plain generator: both sides in check, Kings side by side, Pawns on their own first
//! rank, castling wherever King and Rook stand right.

use trickmate_rules::Seat;
use trickmate_rules::chess::{Board, Chess, Role, Square8};
use trickmate_rules::kernel::{SeedRng, Square};

use trickmate_testkit::slow_chess::SlowChess;
use trickmate_testkit::table::seed;

const ARRAYS: u32 = 400;
const PLIES: u32 = 6;

/// Returns an array with one King a side and other pieces anywhere; many, few, and often pieces on their home squares.
fn array(chance: &mut SeedRng) -> Board {
    let turn = if chance.below(2) == 0 { Seat::First } else { Seat::Second };
    let mut board = Board::empty(turn);
    let mut put = |role, owner: Seat, square: Square8| {
        let last = if owner == Seat::First { 7 } else { 0 };
        let free = !board.occupied().contains(square) && (role != Role::Pawn || square.rank() != last);
        if free {
            board.put(role, owner, square);
        }
        free
    };
    for owner in Seat::ALL {
        let home = if owner == Seat::First { 0 } else { 56 };
        if chance.below(2) == 0 {
            for corner in [0, 7] {
                put(Role::Rook, owner, Square::from_index(home + corner).unwrap());
            }
            if put(Role::King, owner, Square::from_index(home + 4).unwrap()) {
                continue;
            }
        }
        while !put(Role::King, owner, Square::from_index(chance.below(64) as usize).unwrap()) {}
    }
    for _ in 0..[4, 12, 30][chance.below(3) as usize] {
        let role = [Role::Pawn, Role::Pawn, Role::Knight, Role::Bishop, Role::Rook, Role::Queen]
            [chance.below(6) as usize];
        let owner = Seat::ALL[chance.below(2) as usize];
        put(role, owner, Square::from_index(chance.below(64) as usize).unwrap());
    }
    board.grant_castling();
    board
}

fn compare(game: &Chess, slow: &SlowChess) -> Vec<String> {
    let mut moves: Vec<String> = game.board().legal_moves().iter().map(ToString::to_string).collect();
    moves.sort_unstable();
    let mut expected: Vec<String> = slow.moves().iter().map(ToString::to_string).collect();
    expected.sort_unstable();
    assert_eq!(moves, expected, "{}", game.fen());
    assert_eq!(game.fen(), slow.fen());
    assert_eq!(game.board().is_dead(), slow.is_dead(), "{}", game.fen());
    for seat in Seat::ALL {
        assert_eq!(game.board().is_in_check(seat), slow.in_check(seat == Seat::First), "{}", game.fen());
    }
    for action in game.board().legal_moves() {
        let text = game.write_move(action);
        assert_eq!(text, slow.san(slow.find(&action.to_string())), "{}", game.fen());
        assert_eq!(game.read_move(&text), Ok(action), "{text} in {}", game.fen());
    }
    moves
}

#[test]
fn a_few_moves_from_any_array() {
    let mut chance = seed(2001).chance("arrays");
    let (mut both_in_check, mut neighbours, mut castled) = (0, 0, 0);
    for _ in 0..ARRAYS {
        let board = array(&mut chance);
        let mut game = Chess::from_board(board);
        assert_eq!(Chess::from_fen(&game.fen()).unwrap().board(), &board);
        let mut slow = SlowChess::from_fen(&game.fen());
        both_in_check += u32::from(Seat::ALL.into_iter().all(|seat| board.is_in_check(seat)));
        let [white, black] = Seat::ALL.map(|seat| board.king(seat).unwrap());
        neighbours +=
            u32::from(white.file().abs_diff(black.file()) <= 1 && white.rank().abs_diff(black.rank()) <= 1);
        for _ in 0..PLIES {
            let moves = compare(&game, &slow);
            if moves.is_empty() {
                break;
            }
            let castling =
                game.board().legal_moves().into_iter().find(|m| game.board().castling_of(*m).is_some());
            castled += u32::from(castling.is_some());
            let text = castling.map_or_else(
                || moves[chance.below(moves.len() as u32) as usize].clone(),
                |action| action.to_string(),
            );
            let action = game.read_move(&text).unwrap();
            game.play(action).unwrap();
            slow.play(slow.find(&text));
        }
    }
    assert!(both_in_check > 20 && neighbours > 5 && castled > 5, "{both_in_check} {neighbours} {castled}");
}

#[test]
fn neighbouring_kings_check_each_other() {
    for turn in ["w", "b"] {
        let game = Chess::from_fen(&format!("8/8/8/3Kk3/8/8/8/8 {turn} - - 0 1")).unwrap();
        assert!(Seat::ALL.into_iter().all(|seat| game.board().is_in_check(seat)));
        assert!(game.board().legal_moves().iter().all(|action| !"d5e5 e5d5".contains(&action.to_string())));
    }
}

#[test]
fn a_pawn_on_its_first_rank_steps_one_and_later_two() {
    let mut game = Chess::from_fen("4k3/8/8/8/1p6/8/8/P3K3 w - - 0 1").unwrap();
    assert!(game.read_move("a3").is_err());
    for text in ["a2", "Ke7", "a4"] {
        game.play(game.read_move(text).unwrap()).unwrap();
    }
    assert_eq!(game.fen(), "8/4k3/8/8/Pp6/8/8/4K3 b - a3 0 2");
    assert!(game.read_move("bxa3").is_ok());
}
