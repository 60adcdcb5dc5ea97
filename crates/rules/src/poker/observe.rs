//! What a viewer sees of a position.

use arrayvec::ArrayVec;

use super::declaration::Due;
use super::knowledge::{Knowledge, LOOKED_THROUGH};
use super::names::{NAME, SEATS, TITLE};
use super::position::PokerPosition;
use super::state::{Setting, State};
use super::{position, showdown};
use crate::chess;
use crate::chess::Place;
use crate::game::Position;
use crate::kernel::Square;
use crate::poker::hand_selection::{EvaluatedHand, Scene};
use crate::seat::{Seat, Viewer};
use crate::view::{BoardView, Face, PokerHand, Score, SeatView, SquareView, View};

/// The view of a position. The hands are those just scored, else the best ones; a hand that is being declared is shown
/// only to those who may know it.
pub(super) fn view(table: &PokerPosition, viewer: Viewer) -> View {
    let board = table.chess.board();
    let hands = shown_hands(table, viewer);
    let to_act = Position::to_act(table);
    let square = |square: Place| SquareView {
        face: board.piece_on(square).map(|(role, owner)| Face::Piece { role, owner }),
        card: table.deal.card_on(square),
        pulled_by: Seat::ALL.into_iter().find(|seat| {
            hands[seat.index()]
                .as_ref()
                .is_some_and(|hand| hand.cards.iter().any(|(_, place)| *place == square.index() as u16))
        }),
        ..SquareView::default()
    };
    let checked = table.chess.turn();
    View {
        game: NAME,
        title: TITLE.to_owned(),
        viewer,
        board: BoardView::chess(Square::all().map(square).collect()),
        seats: Seat::ALL.map(|seat| SeatView {
            name: SEATS[seat.index()],
            to_act: to_act.contains(&seat),
            captured: table.captured[seat.index()].clone(),
            hand: hands[seat.index()].clone(),
            reserve: None,
        }),
        task: if table.declaring.is_some() { "declare" } else { "move" },
        score: Some(Score { won: table.score, limit: table.terms.limit }),
        ply: 0,
        last: table.last.clone(),
        obligations: Vec::new(),
        obligation_name: "",
        pointed: Vec::new(),
        workshop: None,
        checks: board
            .king(checked)
            .filter(|_| table.chess.is_check())
            .map(|king| king.index() as u16)
            .into_iter()
            .collect(),
        outcome: table.outcome.clone(),
    }
}

fn shown_hands(table: &PokerPosition, viewer: Viewer) -> [Option<PokerHand>; 2] {
    let Some(dues) = &table.declaring else {
        let hands = table.hands();
        let winner = showdown::winner(&hands);
        return Seat::ALL.map(|seat| Some(shown(&hands[seat.index()], winner == Some(seat))));
    };
    Seat::ALL.map(|seat| {
        let own = viewer == Viewer::Omniscient || viewer == Viewer::Seat(seat);
        match dues[seat.index()] {
            Due::Nothing => Some(shown(&table.scene().best(seat), false)),
            Due::Declared(declaration) if own => Some(shown(&table.declared(seat, declaration), false)),
            Due::Pending | Due::Declared(_) => None,
        }
    })
}

/// Every legal move of a seat with the best hand it would hold after it, the best hands first. The other side's answer
/// is not considered.
pub(super) fn hand_previews(table: &PokerPosition, seat: Seat) -> Vec<(String, PokerHand)> {
    let board = table.chess.board();
    let moves = board.legal_moves().into_iter().map(|action| {
        let (mut next, mut moved) = (*board, table.moved.clone());
        let victim = next.play_unchecked(action);
        moved.note(board, action, victim.map(|(_, square)| square));
        let scene = Scene { board: &next, moved: &moved, ..table.scene() };
        (table.chess.write_move(action), scene.best(seat))
    });
    let mut hands: Vec<(String, EvaluatedHand)> = moves.collect();
    hands.sort_by(|(one, left), (other, right)| right.value.cmp(&left.value).then_with(|| one.cmp(other)));
    hands.into_iter().map(|(text, held)| (text, shown(&held, false))).collect()
}

fn shown(held: &EvaluatedHand, wins: bool) -> PokerHand {
    PokerHand {
        cards: held.cards.iter().map(|(card, square)| (*card, square.index() as u16)).collect(),
        name: held.value.to_string(),
        wins,
    }
}

impl Knowledge {
    pub(super) fn of(position: &position::PokerPosition, seat: Seat) -> Self {
        let setting = Setting { deal: position.deal.clone(), terms: position.terms };
        let [white, black] = position.score.map(i64::from);
        let mut moved = ArrayVec::new();
        if setting.needs_moved() {
            position.moved.squares().iter().for_each(|square| {
                let _ = moved.try_push(*square);
            });
        }
        let state = State {
            chess: chess::State::new(*position.chess.board(), position.chess.quiet()),
            lead: (white - black) as i32,
            latest: 0,
            moved,
        };
        let is_declaring = position.declaring.is_some_and(|dues| dues[seat.index()] == Due::Pending);
        let hands = match is_declaring {
            true => position.scene().selections(seat).take(LOOKED_THROUGH).collect(),
            false => Vec::new(),
        };
        Self { seat, setting, state, past: position.chess.past_keys(), hands }
    }
}
