//! A position as a viewer may know it.

use serde_json::Value;

use super::action::Action;
use super::card::PieceCard;
use super::names::{NAME, SEATS, TITLE};
use super::notation;
use super::phase::{Flipping, Phase, Placing, SeenPhase};
use super::position::MysteriousPosition;
use crate::chess::{self, Army, Bitboard8, Board, Role, Square8, piece_label};
use crate::happening::Happening;
use crate::kernel::Square;
use crate::menu::MenuStep;
use crate::mysterious::placed_cards::SeenCards;
use crate::mysterious::unplaced::Unplaced;
use crate::mysterious::visibility::Visibility;
use crate::mysterious::{position_json, position_text, referee_detail};
use crate::observation::{Notation, Observation};
use crate::phrase::{Phrase, phrase};
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

    /// The piece that lies or stands open on a square.
    fn open_piece(&self, square: Square8) -> Option<(Role, Seat)> {
        let lying = match &self.phase {
            Phase::Placing(placing) => placing.spread.on(square),
            Phase::Flipping(flipping) => flipping.spread.on(square),
            Phase::Chess(chess) => return chess.board().piece_on(square),
        };
        let card = lying.filter(|lying| lying.is_up)?.card?;
        Some((card.role, card.owner))
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
    fn in_hand(&self, seat: Seat, role: Role) -> Phrase {
        let Phase::Placing(Placing { stock: Unplaced::Hands(hands), .. }) = &self.phase else {
            return Phrase::default();
        };
        match hands[seat.index()] {
            Seen::Known(hand) => phrase!("{count} in your hand", count = hand.count(role)),
            Seen::Counted(_) => Phrase::default(),
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
            latest: None,
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
        let on = |ask: Phrase, square: Square8| {
            MenuStep::new(ask, Phrase::verbatim(square.to_string())).at(square.index())
        };
        let named = |role: Role| piece_label(role, seat, Army::Fide);
        match (*action, &self.phase) {
            (Action::Place(role, square), _) => {
                let card =
                    |role| MenuStep::new(phrase!("Which card?"), named(role)).help(self.in_hand(seat, role));
                role.map(card).into_iter().chain([on(phrase!("Which square?"), square)]).collect()
            }
            (Action::Flip(square), _) => vec![on(phrase!("Flip which card?"), square)],
            (Action::Promote(_, role), _) => {
                vec![MenuStep::new(phrase!("What does the Pawn become?"), named(role))]
            }
            (Action::Move(action), Phase::Chess(chess)) => chess.steps(action),
            (Action::Move(action), _) => {
                vec![MenuStep::new(phrase!("Which move?"), Phrase::verbatim(action.to_string()))]
            }
        }
    }

    fn happenings(&self, _seat: Seat, action: &Action, after: Option<&Self>) -> Vec<Happening> {
        match (*action, &self.phase) {
            (Action::Place(role, square), _) => vec![Happening::Placed { role, on: square.to_string() }],
            (Action::Flip(square), _) => {
                let card = after.and_then(|after| after.open_piece(square));
                vec![Happening::Flipped { on: square.to_string(), card }]
            }
            (Action::Promote(square, role), _) => {
                vec![Happening::Promoted { role, on: square.to_string() }]
            }
            (Action::Move(action), Phase::Chess(chess)) => {
                let then = after.and_then(|after| match &after.phase {
                    Phase::Chess(then) => Some(then),
                    _ => None,
                });
                chess.happenings(action, then)
            }
            (Action::Move(_), _) => Vec::new(),
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
    board.piece_on(square).map(|(role, owner)| Face::orthodox(role, owner))
}

fn faces(cards: &SeenCards) -> Vec<Option<Face>> {
    let face = |square| {
        let lying = cards.on(square)?;
        Some(match lying.card {
            Some(PieceCard { role, owner }) if lying.is_up => Face::orthodox(role, owner),
            Some(PieceCard { role, owner }) => Face::Known { role, owner },
            None => Face::Covered,
        })
    };
    Square::all().map(face).collect()
}
