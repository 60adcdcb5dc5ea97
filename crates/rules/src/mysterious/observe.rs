//! What a viewer may see of the table.

use super::knowledge;
use super::knowledge::Knowledge;
use super::names::{NAME, SEATS, TITLE};
use super::phase::{Flipping, Phase, Placing};
use super::position::MysteriousPosition;
use crate::chess::{self, Board, Chess, Place, Places, Role};
use crate::game::Position;
use crate::kernel::Square;
use crate::mysterious::knowledge::SeenCard;
use crate::mysterious::knowledge::Stage;
use crate::mysterious::placed_cards::{PlacedCard, PlacedCards};
use crate::mysterious::unplaced::Unplaced;
use crate::mysterious::visibility::Visibility;
use crate::seat::{Seat, Viewer};
use crate::view::{BoardView, Face, Reserve, SeatView, SquareView, View};

/// The table as the viewer may see it.
pub(super) fn view(table: &MysteriousPosition, viewer: Viewer) -> View {
    let eyes = table.eyes(viewer);
    let faces: Vec<Option<Face>> = match &table.phase {
        Phase::Placing(placing) => faces(&placing.spread, eyes),
        Phase::Flipping(flipping) => faces(&flipping.spread, eyes),
        Phase::Chess(chess) => Square::all().map(|square| man(chess.board(), square)).collect(),
    };
    let squares = faces.into_iter().map(|face| SquareView { face, ..SquareView::default() });
    let actor = table.actor();
    View {
        game: NAME,
        title: TITLE.to_owned(),
        viewer,
        board: BoardView::chess(squares.collect()),
        seats: Seat::ALL.map(|seat| SeatView {
            name: SEATS[seat.index()],
            to_act: actor == Some(seat),
            captured: table.captured[seat.index()].clone(),
            hand: None,
            reserve: reserve(&table.phase, seat, eyes),
        }),
        task: task(&table.phase),
        score: None,
        ply: 0,
        last: table.last.clone(),
        obligations: Vec::new(),
        obligation_name: "",
        pointed: Vec::new(),
        workshop: None,
        checks: match &table.phase {
            Phase::Chess(chess) => checked(chess)
                .filter_map(|seat| chess.board().king(seat))
                .map(|king| king.index() as u16)
                .collect(),
            _ => Vec::new(),
        },
        outcome: Position::outcome(table),
    }
}

fn task(phase: &Phase) -> &'static str {
    match phase {
        Phase::Placing(_) => "place",
        Phase::Flipping(flipping) if flipping.spread.promoting().is_some() => "promote",
        Phase::Flipping(_) => "flip",
        Phase::Chess(_) => "move",
    }
}

/// The seats whose Kings are in check.
pub(super) fn checked(chess: &Chess) -> impl Iterator<Item = Seat> {
    Seat::ALL.into_iter().filter(|seat| chess.board().is_in_check(*seat))
}

fn man(board: &Board, square: Place) -> Option<Face> {
    board.piece_on(square).map(|(role, owner)| Face::Piece { role, owner })
}

fn faces(spread: &PlacedCards, eyes: Visibility) -> Vec<Option<Face>> {
    let face = |lying: PlacedCard| {
        let (role, owner) = (lying.card.role, lying.card.owner);
        match (lying.is_up, eyes.see(lying)) {
            (true, _) => Face::Piece { role, owner },
            (false, true) => Face::Known { role, owner },
            (false, false) => Face::Covered,
        }
    };
    Square::all().map(|square| spread.on(square).map(face)).collect()
}

fn reserve(phase: &Phase, seat: Seat, eyes: Visibility) -> Option<Reserve> {
    let Phase::Placing(placing) = phase else { return None };
    Some(match &placing.stock {
        Unplaced::Hands(hands) if eyes.see_cards_of(seat) => {
            Reserve::Kinds(hands[seat.index()].cards().collect())
        }
        stock => Reserve::Count(stock.left(seat, placing.turn)),
    })
}

/// How many cards of a kind the seat holds, in words.
pub(super) fn in_hand(phase: &Phase, seat: Seat, role: Role) -> String {
    match phase {
        Phase::Placing(placing) => match &placing.stock {
            Unplaced::Hands(hands) => format!("{} in your hand", hands[seat.index()].count(role)),
            Unplaced::Pack(_) => String::new(),
        },
        _ => String::new(),
    }
}

impl Knowledge {
    pub(super) fn of(table: &MysteriousPosition, seat: Seat) -> Self {
        let eyes = table.eyes(Viewer::Seat(seat));
        let see = |spread: &PlacedCards| {
            let card = |lying: PlacedCard| match (lying.is_up, eyes.see(lying)) {
                (true, _) => SeenCard::Up(lying.card.role, lying.card.owner),
                (false, true) => SeenCard::Own(lying.card.role),
                (false, false) => SeenCard::Covered,
            };
            Square::all().map(|square| spread.on(square).map(card)).collect()
        };
        let mut known = Self {
            seat,
            is_casual: table.is_casual,
            turn: Seat::First,
            stage: Stage::Flipping,
            seen: Vec::new(),
            promoted: table.promoted,
            left: [0; 2],
        };
        match &table.phase {
            Phase::Placing(Placing { turn, stock, spread }) => {
                known.turn = *turn;
                known.seen = see(spread);
                known.left = Seat::ALL.map(|seat| stock.left(seat, *turn));
                known.stage = Stage::Placing(match stock {
                    Unplaced::Hands(hands) => Some(hands[seat.index()].cards().collect()),
                    Unplaced::Pack(_) => None,
                });
            }
            Phase::Flipping(Flipping { turn, spread }) => {
                known.turn = *turn;
                known.seen = see(spread);
                if let Some((square, _)) = spread.promoting() {
                    known.stage = Stage::Promoting(square);
                }
            }
            Phase::Chess(chess) => {
                known.turn = chess.turn();
                known.promoted = Places::empty();
                let state = chess::State::new(*chess.board(), chess.quiet());
                known.stage = Stage::Chess(Box::new(knowledge::Chess { state, past: chess.past_keys() }));
            }
        }
        known
    }
}
