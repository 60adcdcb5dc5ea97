//! What a viewer may see of the table.

use arrayvec::ArrayString;

use super::catalogue::Catalogue;
use super::man::{Made, Man, ManKind};
use super::position::Table;
use super::reserve::handle;
use super::state::{Phase, State};
use super::{NAME, SEATS, TITLE, sheets};
use crate::rules::chess::Role;
use crate::rules::game::Rules;
use crate::rules::kernel::Square;
use crate::rules::seat::{Seat, Viewer};
use crate::rules::view::{self, BoardView, Face, Reserved, SeatView, SquareView, Store, View, Workshop};

/// The most letters of a code.
const LETTERS: usize = 4;

/// The table as the viewer may see it.
pub(super) fn view(table: &Table, viewer: Viewer) -> View {
    let state = &table.state;
    let square = |square| SquareView {
        face: state.board.on(square).map(|man| face(&state.cards, man)),
        ..SquareView::default()
    };
    let to_act = Rules::to_act(table);
    let checked = Seat::ALL.into_iter().filter(|seat| state.board.is_in_check(*seat));
    View {
        game: NAME,
        title: TITLE.to_owned(),
        viewer,
        board: BoardView::chess(Square::all().map(square).collect()),
        seats: Seat::ALL.map(|seat| SeatView {
            name: SEATS[seat.index()],
            to_act: to_act.contains(&seat),
            captured: table.captured[seat.index()].clone(),
            hand: None,
            reserve: None,
        }),
        task: task(state),
        score: None,
        ply: 0,
        last: table.last.clone(),
        demands: Vec::new(),
        demand_name: "",
        workshop: Some(workshop(state, viewer)),
        checks: checked
            .filter_map(|seat| state.board.king(seat))
            .map(|square| square.index() as u16)
            .collect(),
        outcome: Rules::outcome(table),
    }
}

fn task(state: &State) -> &'static str {
    match state.phase {
        Phase::Move => "move",
        _ if state.owes_king() => "summon the extra King",
        Phase::Discard => "discard",
        Phase::Summon => "summon or create",
        Phase::Create => "create",
    }
}

fn workshop(state: &State, viewer: Viewer) -> Workshop {
    let cards = &state.cards;
    let made = state.board.men().filter(|(_, man)| man.makeup().is_some());
    Workshop {
        names: made.map(|(square, man)| (square.index() as u16, man.name(cards))).collect(),
        stores: Seat::ALL.map(|seat| {
            let stock = &state.stocks[seat.index()];
            Store {
                reserve: state.reserves[seat.index()]
                    .pieces
                    .iter()
                    .map(|piece| Reserved {
                        handle: handle(seat, piece.number),
                        face: face(cards, &piece.man),
                        name: piece.man.name(cards),
                    })
                    .collect(),
                hand_size: stock.hand().len(),
                hand: sees_hand(viewer, seat)
                    .then(|| stock.hand().iter().map(|id| sheets::ability_card(cards, *id)).collect()),
                deck_size: stock.deck().len(),
            }
        }),
        left: state.left(),
    }
}

/// Whether the viewer may know the cards in a seat's hand.
pub(super) fn sees_hand(viewer: Viewer, seat: Seat) -> bool {
    viewer == Viewer::Everyone || viewer == Viewer::Seat(seat)
}

/// The face of a man.
pub(super) fn face(cards: &Catalogue, man: &Man) -> Face {
    let owner = man.owner;
    match &man.kind {
        ManKind::King => Face::Piece { role: Role::King, owner },
        ManKind::Pawn => Face::Piece { role: Role::Pawn, owner },
        ManKind::Made(made) if made.makeup.is_king(cards) => Face::Piece { role: Role::King, owner },
        ManKind::Made(made) => {
            let diagram = man.movement().diagram();
            Face::Made(view::Made { owner, code: code(cards, made), diagram })
        }
    }
}

/// The codes of the different abilities, the most valuable first, as far as they fit.
fn code(cards: &Catalogue, made: &Made) -> ArrayString<8> {
    let mut abilities = made.makeup.abilities(cards);
    abilities.sort_by_key(|ability| std::cmp::Reverse(cards.card(ability.card).value));
    let mut codes = String::new();
    for ability in abilities {
        codes.push_str(&cards.card(ability.card).code);
        if ability.rider {
            codes.push('+');
        }
    }
    let mut code = ArrayString::new();
    let is_long = codes.chars().count() > LETTERS;
    let letters = codes.chars().take(if is_long { LETTERS - 1 } else { LETTERS });
    for letter in letters.chain(is_long.then_some('…')) {
        // Four characters of a server's own names, which are ASCII, and one sign always fit.
        let _ = code.try_push(letter);
    }
    code
}
