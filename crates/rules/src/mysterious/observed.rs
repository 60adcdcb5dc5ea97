//! A position as a viewer may know it.

use serde_json::Value;

use super::action::Action;
use super::card::PieceCard;
use super::names::{NAME, SEATS, TITLE};
use super::notation;
use super::phase::{Flipping, Phase, Placing, SeenPhase};
use super::position::MysteriousPosition;
use crate::chess::{self, Bitboard8, Board, Role, Square8};
use crate::kernel::Square;
use crate::menu::MenuStep;
use crate::mysterious::placed_cards::SeenCards;
use crate::mysterious::unplaced::Unplaced;
use crate::mysterious::visibility::Visibility;
use crate::mysterious::{position_json, position_text, referee_detail};
use crate::observation::{Notation, Observation};
use crate::piece_info::PieceInfo;
use crate::seat::{Seat, Viewer};
use crate::seen::Seen;
use crate::task::Task;
use crate::view::{BoardView, Face, LastMove, Reserve, SeatView, SquareView, View};

/// A position as a viewer may know it.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Observed {
    viewer: Viewer,
    pub(super) is_casual: bool,
    pub(super) phase: SeenPhase,
    /// The squares of Pawns promoted while cards were flipped.
    pub(super) promoted: Bitboard8,
    pub(super) captured: [Vec<Face>; 2],
    last: Option<LastMove>,
}

impl Observed {
    /// Returns the position as the viewer may know it: without face-down cards that they must not know.
    pub(super) fn of(position: &MysteriousPosition, viewer: Viewer) -> Self {
        let eyes = Visibility::new(viewer, position.is_casual);
        let phase = match &position.phase {
            Phase::Placing(Placing { turn, stock, spread }) => Phase::Placing(Placing {
                turn: *turn,
                stock: match stock {
                    Unplaced::Hands(hands) => Unplaced::Hands(
                        Seat::ALL.map(|seat| Seen::of(hands[seat.index()], eyes.see_cards_of(seat))),
                    ),
                    Unplaced::Pack(pack) => Unplaced::Pack(Seen::of(pack.clone(), eyes.see_all())),
                },
                spread: spread.seen(|lying| eyes.see_cards_of(lying.card.owner)),
            }),
            Phase::Flipping(Flipping { turn, spread }) => Phase::Flipping(Flipping {
                turn: *turn,
                spread: spread.seen(|lying| eyes.see_cards_of(lying.card.owner)),
            }),
            Phase::Chess(chess) => Phase::Chess(chess.clone()),
        };
        Self {
            viewer,
            is_casual: position.is_casual,
            phase,
            promoted: position.promoted,
            captured: position.captured.clone(),
            last: position.last.clone(),
        }
    }

    /// Returns an action as the viewer may know it.
    pub(super) fn action(
        position: &MysteriousPosition,
        seat: Seat,
        action: Action,
        viewer: Viewer,
    ) -> Action {
        match action {
            Action::Place(role, square) => {
                let eyes = Visibility::new(viewer, position.is_casual);
                Action::Place(role.filter(|_| eyes.see_cards_of(seat)), square)
            }
            _ => action,
        }
    }

    fn task(&self) -> Task {
        match &self.phase {
            Phase::Placing(_) => Task::Place,
            Phase::Flipping(flipping) if flipping.spread.promoting().is_some() => Task::Promote,
            Phase::Flipping(_) => Task::Flip,
            Phase::Chess(_) => Task::Move,
        }
    }

    fn reserve(&self, seat: Seat) -> Option<Reserve> {
        let Phase::Placing(placing) = &self.phase else { return None };
        Some(match &placing.stock {
            Unplaced::Hands(hands) if let Seen::Known(hand) = hands[seat.index()] => {
                Reserve::Kinds(hand.cards().collect())
            }
            stock => Reserve::Count(stock.left(seat, placing.turn)),
        })
    }

    /// Says how many cards of a kind the seat holds.
    fn in_hand(&self, seat: Seat, role: Role) -> String {
        let Phase::Placing(Placing { stock: Unplaced::Hands(hands), .. }) = &self.phase else {
            return String::new();
        };
        match hands[seat.index()] {
            Seen::Known(hand) => format!("{} in your hand", hand.count(role)),
            Seen::Counted(_) => String::new(),
        }
    }
}

impl Observation for Observed {
    fn view(&self) -> View {
        let faces: Vec<Option<Face>> = match &self.phase {
            Phase::Placing(placing) => faces(&placing.spread),
            Phase::Flipping(flipping) => faces(&flipping.spread),
            Phase::Chess(chess) => Square::all().map(|square| piece(chess.board(), square)).collect(),
        };
        let squares = faces.into_iter().map(|face| SquareView { face, ..SquareView::default() });
        let actor = self.phase.actor();
        View {
            game: NAME,
            title: TITLE.to_owned(),
            viewer: self.viewer,
            board: BoardView::chess(squares.collect()),
            seats: Seat::ALL.map(|seat| SeatView {
                name: SEATS[seat.index()],
                to_act: actor == Some(seat),
                captured: self.captured[seat.index()].clone(),
                hand: None,
                hole: None,
                reserve: self.reserve(seat),
            }),
            task: self.task(),
            score: None,
            showdown: None,
            ply: 0,
            last: self.last.clone(),
            obligations: Vec::new(),
            obligation_name: "",
            pointed: Vec::new(),
            summoning: None,
            checks: match &self.phase {
                Phase::Chess(chess) => chess
                    .checked()
                    .filter_map(|seat| chess.board().king(seat))
                    .map(|king| king.index() as u16)
                    .collect(),
                _ => Vec::new(),
            },
            outcome: self.phase.outcome(),
        }
    }

    fn text(&self) -> String {
        position_text::write(&self.phase)
    }

    fn json(&self) -> Value {
        position_json::to_json(&self.phase)
    }

    fn detail(&self) -> Value {
        referee_detail::detail(&self.phase, &self.captured)
    }

    fn piece_infos(&self) -> Vec<(String, PieceInfo)> {
        chess::piece_infos(&self.view())
    }
}

impl Notation for Observed {
    type Action = Action;

    fn offered(&self, seat: Seat) -> Vec<Action> {
        if self.phase.actor() != Some(seat) {
            return Vec::new();
        }
        match &self.phase {
            Phase::Placing(placing) => match &placing.stock {
                Unplaced::Hands(hands) if let Seen::Known(hand) = hands[seat.index()] => {
                    placing.placings(hand.kinds().map(Some))
                }
                _ => placing.placings([None]),
            },
            Phase::Flipping(flipping) => flipping.actions(),
            Phase::Chess(chess) => chess.board().legal_moves().into_iter().map(Action::Move).collect(),
        }
    }

    fn notate(&self, _seat: Seat, action: &Action) -> String {
        match (*action, &self.phase) {
            (Action::Place(role, square), _) => notation::placing(role, square),
            (Action::Flip(square), _) => notation::flip(square),
            (Action::Promote(square, role), _) => notation::promotion(square, role),
            (Action::Move(action), Phase::Chess(chess)) => chess.write_move(action),
            (Action::Move(action), _) => action.to_string(),
        }
    }

    fn steps(&self, seat: Seat, action: &Action) -> Vec<MenuStep> {
        let step = |ask, label: String| MenuStep { ask, label, help: String::new() };
        let to = |square: Square8| step("Which square?", square.to_string());
        let named = |role: Role| format!("{} {}", role.symbol(seat), role.name());
        match (*action, &self.phase) {
            (Action::Place(role, square), _) => {
                let card =
                    |role| MenuStep { help: self.in_hand(seat, role), ..step("Which card?", named(role)) };
                role.map(card).into_iter().chain([to(square)]).collect()
            }
            (Action::Flip(square), _) => vec![step("Flip which card?", square.to_string())],
            (Action::Promote(_, role), _) => {
                vec![step("What does the Pawn become?", named(role))]
            }
            (Action::Move(action), Phase::Chess(chess)) => chess.steps(action),
            (Action::Move(action), _) => vec![step("Which move?", action.to_string())],
        }
    }

    fn gain(&self, _seat: Seat, action: &Action) -> u32 {
        match (*action, &self.phase) {
            (Action::Promote(_, role), _) => role.worth(),
            (Action::Move(action), Phase::Chess(chess)) => chess.gain(action),
            _ => 0,
        }
    }
}

fn piece(board: &Board, square: Square8) -> Option<Face> {
    board.piece_on(square).map(|(role, owner)| Face::Piece { role, owner })
}

fn faces(cards: &SeenCards) -> Vec<Option<Face>> {
    let face = |square| {
        let lying = cards.on(square)?;
        Some(match lying.card {
            Some(PieceCard { role, owner }) if lying.is_up => Face::Piece { role, owner },
            Some(PieceCard { role, owner }) => Face::Known { role, owner },
            None => Face::Covered,
        })
    };
    Square::all().map(face).collect()
}
