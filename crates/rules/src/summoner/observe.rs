//! What a viewer may see of the table.

use std::cmp::Reverse;

use arrayvec::ArrayString;

use super::catalogue::Catalogue;
use super::position::SummonerPosition;
use super::reserve::handle;
use super::state::{Phase, State};
use super::{NAME, SEATS, TITLE};
use crate::chess::Role;
use crate::game::Position;
use crate::kernel::Square;
use crate::seat::{Seat, Viewer};
use crate::summoner::composition::{Ability, Composition};
use crate::summoner::piece::{Made, Man, ManKind};
use crate::summoner::piece_info;
use crate::view::{self, BoardView, Face, Reserved, SeatHoldings, SeatView, SquareView, View, Workshop};

/// The most letters of a code.
const LETTERS: usize = 4;

/// The table as the viewer may see it.
pub(super) fn view(table: &SummonerPosition, viewer: Viewer) -> View {
    let state = &table.state;
    let square = |square| SquareView {
        face: state.board.on(square).map(|man| face(&state.cards, man)),
        ..SquareView::default()
    };
    let to_act = Position::to_act(table);
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
        obligations: Vec::new(),
        obligation_name: "",
        pointed: Vec::new(),
        workshop: Some(workshop(table, viewer)),
        checks: checked
            .filter_map(|seat| state.board.king(seat))
            .map(|square| square.index() as u16)
            .collect(),
        outcome: Position::outcome(table),
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

fn workshop(table: &SummonerPosition, viewer: Viewer) -> Workshop {
    let state = &table.state;
    let cards = &state.cards;
    let made = state.board.men().filter(|(_, man)| man.makeup().is_some());
    Workshop {
        names: made.map(|(square, man)| (square.index() as u16, man.name(cards))).collect(),
        stores: Seat::ALL.map(|seat| {
            let stock = &state.stocks[seat.index()];
            SeatHoldings {
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
                    .then(|| stock.hand().iter().map(|id| piece_info::ability_card(cards, *id)).collect()),
                deck_size: stock.deck().len(),
            }
        }),
        left: state.left(),
        moved: table.moved,
    }
}

/// Whether the viewer may know the cards in a seat's hand.
pub(super) fn sees_hand(viewer: Viewer, seat: Seat) -> bool {
    viewer == Viewer::Omniscient || viewer == Viewer::Seat(seat)
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

/// The codes of the cards, the most valuable first, as far as they fit; then how many there are in all. Copied cards come last,
/// behind a `=`.
fn code(cards: &Catalogue, made: &Made) -> ArrayString<16> {
    let (mut own, mut copied) = (Vec::new(), Vec::new());
    collect(cards, &made.makeup, false, &mut own, &mut copied);
    let worth = |ability: &Ability| (Reverse(cards.card(ability.card).value), ability.card, ability.rider);
    own.sort_by_key(worth);
    copied.sort_by_key(worth);
    let mut codes = String::new();
    for (index, ability) in own.iter().chain(&copied).enumerate() {
        if index == own.len() {
            codes.push('=');
        }
        codes.push_str(&cards.card(ability.card).code);
        if ability.rider {
            codes.push('+');
        }
    }
    if codes.chars().count() > LETTERS {
        codes = codes.chars().take(LETTERS - 1).collect();
        codes.push_str(&format!("…{}", own.len() + copied.len()));
    }
    let mut code = ArrayString::new();
    for letter in codes.chars() {
        // Four characters of names, which are ASCII, a sign and a number of three digits always fit.
        let _ = code.try_push(letter);
    }
    code
}

/// The cards with a movement, those that were played and those that were copied.
fn collect(
    cards: &Catalogue,
    makeup: &Composition,
    is_copy: bool,
    own: &mut Vec<Ability>,
    copied: &mut Vec<Ability>,
) {
    for part in &makeup.0 {
        let ability = Ability { card: part.card, rider: part.rider };
        match cards.card(part.card).is_ability() {
            true if is_copy => copied.push(ability),
            true => own.push(ability),
            false => collect(cards, &part.of, true, own, copied),
        }
    }
}
