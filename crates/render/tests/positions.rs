//! Hand-made views: the predefined deal of Cardmate and positions of the first published game.

use trickmate_rules::kernel::card::Card;
use trickmate_rules::view::{BoardView, Face, LastMove, Obligation, SeatView, SquareIndex, SquareView};
use trickmate_rules::{EndReason, Outcome, Phrase, Seat, SeatName, Task, View, Viewer};

const DEAL: &str = "
    XD 8C 9S QC KS KD QS 9D 8S XH
    7H -- 6C JH 5C 5S JC 6H == 7D
    4D 2C 3H 1S -- == 4S 3D 2H 1C
    -- -- -- -- -- -- -- -- -- --
    -- -- -- -- -- -- -- -- -- --
    -- -- -- -- -- -- -- -- -- --
    -- -- -- -- -- -- -- -- -- --
    1D 2S 3C 4H == -- 1H 3S 2D 4C
    7C == 6S JD 5H 5D JS 6D -- 7S
    XS 8H 9C QH KC KH QD 9H 8D XC";

/// The first published game, without move numbers.
pub(crate) const GAME: &str = "4Ci3 4Db6 8Dj2 8Ca7 8Dh3 8Cc6 7Cb1 7Di8 3Cd3 3Di6 8Hc2 4Dc5 JSf3 9Sa7 9H:c5 9S:c5 \
    2Sa3 9S:a3 1D:a3 8Sh7 3Cd4 8C:d4 8H:d4 8Sg5 JS:g5 3Hc6 JS:g7 6H:g7 8H:c6 JH:c6 1Da4 QSh8 8Di5 QS:h2 8D:j7 \
    7Dh8 8D:h8 QS:f0+ 8D:i6 QS:e0×";

/// Returns the opening position.
pub(crate) fn opening() -> View {
    let rows: Vec<&str> = DEAL.split_whitespace().collect();
    let squares = (0..100).map(|place| {
        let (file, rank) = (place % 10, place / 10);
        let owner = if rank < 5 { Seat::First } else { Seat::Second };
        let card = Card::from_text(rows[(9 - rank) * 10 + file]);
        SquareView {
            face: card.map(|card| Face::Card { card, owner }),
            palace: (rank % 9 == 0 && (4..6).contains(&file)).then_some(owner),
            ..SquareView::default()
        }
    });
    let seat = |key, title, to_act| SeatView {
        name: SeatName { key, title },
        to_act,
        captured: Vec::new(),
        hand: None,
        hole: None,
        reserve: None,
    };
    View {
        game: "cardmate",
        title: "Cardmate".to_owned(),
        viewer: Viewer::Public,
        board: BoardView { files: 10, ranks: 10, first_rank: 0, squares: squares.collect(), border: Some(5) },
        seats: [seat("forehand", "Forehand", true), seat("rearhand", "Rearhand", false)],
        task: Task::Move,
        score: None,
        showdown: None,
        ply: 0,
        last: None,
        obligations: Vec::new(),
        obligation_name: "compulsory capture",
        pointed: Vec::new(),
        latest: None,
        summoning: None,
        checks: Vec::new(),
        outcome: None,
    }
}

/// Returns all positions of the game, the opening first, without the obligations of the rules.
pub(crate) fn game() -> Vec<View> {
    let mut views = vec![opening()];
    for text in GAME.split_whitespace() {
        let next = after(&views[views.len() - 1], text);
        views.push(next);
    }
    let last = views.last_mut().unwrap();
    last.outcome = Some(Outcome::win(Seat::Second, EndReason::LastKingCaptured));
    last.seats.iter_mut().for_each(|seat| seat.to_act = false);
    views
}

/// Returns the position in which one capture is compulsory: 17… QS:h2.
pub(crate) fn demanded() -> View {
    let mut view = game().swap_remove(33);
    view.obligations = vec![demand(&view, "h8", "h2")];
    view
}

/// Returns the end of the game.
pub(crate) fn ended() -> View {
    game().pop().unwrap()
}

/// Returns an obligation to take the card on `to`.
pub(crate) fn demand(view: &View, from: &str, to: &str) -> Obligation {
    let card = |name: &str| match view.board.squares[usize::from(place(name))].face {
        Some(Face::Card { card, .. }) => card,
        other => panic!("no card on {name} but {other:?}"),
    };
    Obligation {
        from: place(from),
        to: place(to),
        text: Phrase::verbatim(format!("{} takes {}", card(from), card(to))),
    }
}

/// Returns all cards as this seat's pieces.
pub(crate) fn all_cards(owner: Seat) -> Vec<Face> {
    Card::all().map(|card| Face::Card { card, owner }).collect()
}

/// Returns the index of a square.
pub(crate) fn place(name: &str) -> SquareIndex {
    let name = name.as_bytes();
    u16::from(name[1] - b'0') * 10 + u16::from(name[0] - b'a')
}

fn after(view: &View, text: &str) -> View {
    let mut view = view.clone();
    let moved = Card::from_text(&text[..2]).unwrap();
    let stands = |square: &SquareView| matches!(square.face, Some(Face::Card { card, .. }) if card == moved);
    let from = view.board.squares.iter().position(stands).unwrap();
    let name: String = text[2..].chars().filter(|letter| letter.is_ascii_alphanumeric()).collect();
    let to = place(&name);
    let mover = if view.ply.is_multiple_of(2) { Seat::First } else { Seat::Second };
    let face = view.board.squares[from].face.take();
    view.seats[mover.index()].captured.extend(view.board.squares[usize::from(to)].face.take());
    view.board.squares[usize::from(to)].face = face;
    view.last = Some(LastMove {
        seat: mover,
        number: None,
        text: text.to_owned(),
        from: Some(from as SquareIndex),
        to,
    });
    view.ply += 1;
    view.seats[mover.index()].to_act = false;
    view.seats[mover.other().index()].to_act = true;
    view
}
