//! What a viewer may see of the table.

use super::card::CardId;
use super::knowledge::Knowledge;
use super::names::{NAME, SEATS, TITLE};
use super::position::SummonerPosition;
use super::reserve::handle;
use super::state::{Phase, State, Variant};
use crate::game::Position;
use crate::kernel::Square;
use crate::seat::{Seat, Viewer};
use crate::summoner::face::face;
use crate::summoner::hand_and_deck::HandAndDeck;
use crate::summoner::knowledge::Unseen;
use crate::summoner::knowledge::without;
use crate::summoner::piece_info;
use crate::summoner::visibility::sees_hand;
use crate::view::{BoardView, Reserved, SeatHoldings, SeatView, SquareView, View, Workshop};

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

impl Knowledge {
    pub(super) fn of(table: &SummonerPosition, seat: Seat) -> Self {
        let other = seat.other();
        let mut open = table.state.clone();
        let own_hand = open.stocks[seat.index()].hand().to_vec();
        open.stocks = Default::default();
        open.stocks[seat.index()] = HandAndDeck::new(own_hand.clone(), Vec::new());
        let stock = |seat: Seat| &table.state.stocks[seat.index()];
        let played = |seat: Seat| table.played[seat.index()].clone();
        // The packs of the courier version are alike, and known to all.
        let is_open = table.state.variant == Variant::Courier;
        let deck_of = |seat: Seat| table.decks.as_ref().map(|decks| decks[seat.index()].clone());
        let unseen = |owner: Seat, seen: &[CardId], count: usize| match deck_of(owner) {
            Some(deck) if owner == seat || is_open => {
                Unseen::Known(without(deck, played(owner).iter().chain(seen)))
            }
            _ => Unseen::Counted(count, played(owner)),
        };
        Self {
            seat,
            hand_sizes: Seat::ALL.map(|seat| stock(seat).hand().len()),
            deck_sizes: Seat::ALL.map(|seat| stock(seat).deck().len()),
            own: unseen(seat, &own_hand, stock(seat).deck().len()),
            theirs: unseen(other, &[], stock(other).hand().len() + stock(other).deck().len()),
            repetitions: table.repetitions(),
            open,
        }
    }
}
