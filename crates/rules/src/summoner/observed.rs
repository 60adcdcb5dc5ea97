//! A position as a viewer may know it.

use serde_json::Value;

use super::action::Action;
use super::card::CardId;
use super::names::{NAME, SEATS, TITLE};
use super::notation;
use super::position::SummonerPosition;
use super::reserve::handle;
use super::state::{Phase, State, Variant};
use crate::happening::Happening;
use crate::kernel::Square;
use crate::menu::MenuStep;
use crate::observation::{Notation, Observation};
use crate::outcome::Outcome;
use crate::piece_info::PieceInfo;
use crate::seat::{Seat, Viewer};
use crate::seen::Seen;
use crate::summoner::face::face;
use crate::summoner::hand_and_deck::{HeldCards, SeenHandAndDeck};
use crate::summoner::{menu, piece_info, position_writer, referee_detail};
use crate::task::Task;
use crate::view::{
    self, BoardView, Face, LastMove, Reserved, SeatHoldings, SeatView, SquareView, Summoning, View,
};

/// A position as a viewer may know it.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Observed {
    viewer: Viewer,
    pub(super) state: State<SeenHandAndDeck>,
    /// The number of times that the position at the start of this Move has occurred.
    pub(super) repetitions: usize,
    /// The positions at the starts of Moves that may come again.
    pub(super) past: Vec<u64>,
    outcome: Option<Outcome>,
    captured: [Vec<(Face, String)>; 2],
    last: Option<LastMove>,
    moved: Option<(view::SquareIndex, view::SquareIndex)>,
    /// The cards that each seat has played or discarded.
    pub(super) played: [Vec<CardId>; 2],
    /// The cards that each seat began with, where the viewer may know them.
    pub(super) decks: [Option<Vec<CardId>>; 2],
}

impl Observed {
    /// Returns the position as the viewer may know it: without hands and decks that they must not know. Nobody knows
    /// the order of the cards in a deck.
    pub(super) fn of(position: &SummonerPosition, viewer: Viewer) -> Self {
        let state = &position.state;
        let holdings = |seat: Seat| {
            let stock = &state.stocks[seat.index()];
            SeenHandAndDeck {
                hand: Seen::of(stock.hand().to_vec(), viewer.shares_secrets_of(seat)),
                deck: Seen::of(stock.deck().collect(), viewer == Viewer::Omniscient),
            }
        };
        // The packs of the courier version are alike, and known to all.
        let knows_deck = |seat| viewer.shares_secrets_of(seat) || state.variant == Variant::Courier;
        let deck = |seat: Seat| {
            position.decks.as_ref().filter(|_| knows_deck(seat)).map(|decks| decks[seat.index()].clone())
        };
        Self {
            viewer,
            state: state.with_stocks(Seat::ALL.map(holdings)),
            repetitions: position.repetitions(),
            past: position.past[position.past.len().saturating_sub(state.quiet as usize + 1)..].to_vec(),
            outcome: position.outcome.clone(),
            captured: position.captured.clone(),
            last: position.last.clone(),
            moved: position.moved,
            played: position.played.clone(),
            decks: Seat::ALL.map(deck),
        }
    }

    fn task(&self) -> Task {
        match self.state.phase {
            Phase::Move => Task::Move,
            _ if self.state.owes_king() => Task::SummonKing,
            Phase::Discard => Task::Discard,
            Phase::Summon => Task::SummonOrCreate,
            Phase::Create => Task::Create,
        }
    }

    fn summoning(&self) -> Summoning {
        let state = &self.state;
        let cards = &state.cards;
        let made = state.board.pieces().filter(|(_, piece)| piece.composition().is_some());
        Summoning {
            names: made.map(|(square, piece)| (square.index() as u16, piece.name(cards))).collect(),
            holdings: Seat::ALL.map(|seat| {
                let stock = &state.stocks[seat.index()];
                SeatHoldings {
                    reserve: state.reserves[seat.index()]
                        .pieces
                        .iter()
                        .map(|entry| Reserved {
                            handle: handle(seat, entry.number),
                            face: face(cards, &entry.piece),
                            name: entry.piece.name(cards),
                        })
                        .collect(),
                    hand_size: stock.hand_size(),
                    hand: match &stock.hand {
                        Seen::Known(hand) => {
                            Some(hand.iter().map(|id| piece_info::ability_card(cards, *id)).collect())
                        }
                        Seen::Counted(_) => None,
                    },
                    deck_size: stock.deck_size(),
                    captured: self.captured[seat.index()].iter().map(|(_, name)| name.clone()).collect(),
                }
            }),
            left: state.left(),
            moved: self.moved,
        }
    }
}

impl Observation for Observed {
    fn view(&self) -> View {
        let state = &self.state;
        let square = |square| SquareView {
            face: state.board.on(square).map(|piece| face(&state.cards, piece)),
            ..SquareView::default()
        };
        let checked = Seat::ALL.into_iter().filter(|seat| state.board.is_in_check(*seat));
        View {
            game: NAME,
            title: TITLE.to_owned(),
            viewer: self.viewer,
            board: BoardView::chess(Square::all().map(square).collect()),
            seats: Seat::ALL.map(|seat| SeatView {
                name: SEATS[seat.index()],
                to_act: self.outcome.is_none() && seat == state.turn,
                captured: self.captured[seat.index()].iter().map(|(face, _)| *face).collect(),
                hand: None,
                hole: None,
                reserve: None,
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
            summoning: Some(self.summoning()),
            checks: checked
                .filter_map(|seat| state.board.king(seat))
                .map(|square| square.index() as u16)
                .collect(),
            outcome: self.outcome.clone(),
        }
    }

    fn text(&self) -> String {
        self.json().to_string()
    }

    fn json(&self) -> Value {
        position_writer::to_json(&self.state)
    }

    fn detail(&self) -> Value {
        referee_detail::detail(&self.state, self.repetitions)
    }

    fn piece_infos(&self) -> Vec<(String, PieceInfo)> {
        piece_info::all(&self.state)
    }
}

impl Notation for Observed {
    type Action = Action;

    /// Offers nothing from an unknown hand.
    fn offered(&self, seat: Seat) -> Vec<Action> {
        if self.outcome.is_some() || seat != self.state.turn {
            return Vec::new();
        }
        self.state.all_actions()
    }

    fn notate(&self, _seat: Seat, action: &Action) -> String {
        notation::write(&self.state, action)
    }

    fn steps(&self, _seat: Seat, action: &Action) -> Vec<MenuStep> {
        menu::steps(&self.state, action)
    }

    fn happenings(&self, _seat: Seat, action: &Action, after: Option<&Self>) -> Vec<Happening> {
        self.state.happenings(action, after.map(|after| &after.state))
    }

    fn gain(&self, _seat: Seat, action: &Action) -> u32 {
        menu::gain(&self.state, action)
    }
}
