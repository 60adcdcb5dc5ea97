//! Hand-made views of chess with face-down cards: placing, flipping, playing.

use trickmate_rules::chess::Role;
use trickmate_rules::view::{BoardView, Face, LastMove, Reserve, SeatView, SquareIndex, SquareView};
use trickmate_rules::{Seat, SeatName, Task, View, Viewer};

/// Returns an empty board on which White has this task.
fn table(task: Task) -> View {
    let seat = |key, title, to_act| SeatView {
        name: SeatName { key, title },
        to_act,
        captured: Vec::new(),
        hand: None,
        hole: None,
        reserve: None,
    };
    View {
        game: "mysterious",
        title: "Mysterious Chess".to_owned(),
        viewer: Viewer::Public,
        board: BoardView {
            files: 8,
            ranks: 8,
            first_rank: 1,
            squares: vec![SquareView::default(); 64],
            border: None,
        },
        seats: [seat("white", "White", true), seat("black", "Black", false)],
        task,
        score: None,
        showdown: None,
        ply: 0,
        last: None,
        obligations: Vec::new(),
        obligation_name: "",
        pointed: Vec::new(),
        latest: None,
        summoning: None,
        checks: Vec::new(),
        outcome: None,
    }
}

/// Returns the index of a square, e.g. `c3`.
pub(crate) fn square(name: &str) -> SquareIndex {
    let name = name.as_bytes();
    u16::from(name[1] - b'1') * 8 + u16::from(name[0] - b'a')
}

fn put(view: &mut View, names: &str, face: Face) {
    for name in names.split_whitespace() {
        view.board.squares[usize::from(square(name))].face = Some(face);
    }
}

/// Returns the view of White in the middle of placing: White's own kinds show through, Black's do not.
pub(crate) fn placing() -> View {
    let mut view = table(Task::Place);
    view.viewer = Viewer::Seat(Seat::First);
    put(&mut view, "c6 d5 g7 a8 e4 h2 b3", Face::Covered);
    for (names, role) in [
        ("g1", Role::King),
        ("b1 c3", Role::Knight),
        ("d1", Role::Queen),
        ("e2 h7", Role::Pawn),
        ("a1", Role::Rook),
    ] {
        put(&mut view, names, Face::Known { role, owner: Seat::First });
    }
    let mut kinds = vec![Role::Rook, Role::Bishop, Role::Bishop];
    kinds.extend([Role::Pawn; 6]);
    view.seats[0].reserve = Some(Reserve::Kinds(kinds));
    view.seats[1].reserve = Some(Reserve::Count(9));
    view.ply = 14;
    let to = square("b3");
    view.last =
        Some(LastMove { seat: Seat::Second, number: Some(7), text: "@b3".to_owned(), from: None, to });
    view
}

/// Returns the same as everybody else sees it.
pub(crate) fn placing_in_public() -> View {
    let mut view = placing();
    view.viewer = Viewer::Public;
    for square in &mut view.board.squares {
        square.face = square.face.map(|_| Face::Covered);
    }
    view.seats[0].reserve = Some(Reserve::Count(9));
    view
}

/// Returns a view with some cards flipped, c3 just now.
pub(crate) fn flipping() -> View {
    let mut view = table(Task::Flip);
    put(&mut view, "a1 a2 a8 b2 b7 c6 d2 d5 e2 e4 f7 f8 g2 h2 h6 h8", Face::Covered);
    for (names, role, owner) in [
        ("g1", Role::King, Seat::First),
        ("c3 b1", Role::Knight, Seat::First),
        ("d1", Role::Queen, Seat::First),
        ("h7 f2 f3 e5", Role::Pawn, Seat::First),
        ("e8", Role::King, Seat::Second),
        ("d8", Role::Queen, Seat::Second),
        ("a7 b6 c5 g4", Role::Pawn, Seat::Second),
        ("g7", Role::Bishop, Seat::Second),
        ("c8", Role::Rook, Seat::Second),
    ] {
        put(&mut view, names, Face::orthodox(role, owner));
    }
    view.ply = 46;
    let to = square("c3");
    view.last =
        Some(LastMove { seat: Seat::Second, number: Some(8), text: "c3!".to_owned(), from: None, to });
    view
}

/// Returns the chess phase: Black's King is in check.
pub(crate) fn chess() -> View {
    let mut view = flipping();
    view.task = Task::Move;
    (view.seats[0].to_act, view.seats[1].to_act) = (false, true);
    for square in &mut view.board.squares {
        square.face = square.face.filter(|face| *face != Face::Covered);
    }
    put(&mut view, "a1 h1", Face::orthodox(Role::Rook, Seat::First));
    put(&mut view, "a8", Face::orthodox(Role::Rook, Seat::Second));
    put(&mut view, "c7", Face::orthodox(Role::Knight, Seat::First));
    view.board.squares[usize::from(square("c3"))].face = None;
    view.seats[0].captured =
        [Role::Pawn, Role::Knight, Role::Pawn].map(|role| Face::orthodox(role, Seat::Second)).to_vec();
    view.seats[1].captured = vec![Face::orthodox(Role::Bishop, Seat::First)];
    view.checks = vec![square("e8")];
    let (from, to) = (Some(square("b5")), square("c7"));
    view.last = Some(LastMove { seat: Seat::First, number: Some(5), text: "Nc7+".to_owned(), from, to });
    view
}
