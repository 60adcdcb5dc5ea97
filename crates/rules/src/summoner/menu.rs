//! The menu steps to an action.

use super::action::{Action, Creation, Move, Source};
use super::notation;
use super::reserve::handle;
use super::state::{State, Variant};
use crate::menu::MenuStep;
use crate::summoner::hand_and_deck::HeldCards;

const PHASE: &str = "What do you do?";
const ONTO: &str = "A new piece, or onto which one of your reserve?";

/// Returns the gain of a legal action: the cost of the cards of the piece taken, and one more.
pub(super) fn gain<H>(state: &State<H>, action: &Action) -> u32 {
    let Action::Move(Move { from, to, .. }) = *action else { return 0 };
    let taken = state.victim(from, to).and_then(|square| state.board.on(square));
    taken.map_or(0, |piece| {
        1 + piece.composition().map_or(0, |composition| composition.clone_cost(&state.cards))
    })
}

/// Returns the steps to a legal action; those of one kind have the same number after the same beginning.
pub(super) fn steps<H: HeldCards>(state: &State<H>, action: &Action) -> Vec<MenuStep> {
    let cards = &state.cards;
    match action {
        Action::Move(action) => move_steps(state, *action),
        Action::TakeOff => vec![step("Which piece?", "The mated King")],
        Action::End => vec![step(PHASE, "End the turn")],
        Action::Summon { piece, square, with } => {
            let mut steps = vec![
                helped(PHASE, "Summon", "a piece of your reserve enters"),
                piece_step(state, "Which piece?", *piece),
                step("Where does it enter?", square),
            ];
            if state.variant == Variant::Courier && !state.owes_king() {
                let names: Vec<&str> = with.iter().map(|card| cards.name(*card)).collect();
                let label =
                    if names.is_empty() { "Next to the King".to_owned() } else { names.join(" and ") };
                steps.push(step("With which cards?", label));
            }
            steps
        }
        Action::Create(creation) => creation_steps(state, creation),
        Action::Discard(card) => {
            let held = format!("{} in your hand", state.stock().count(*card));
            vec![
                helped(PHASE, "Discard", "down to seven cards"),
                helped("Which card?", cards.name(*card), held),
            ]
        }
    }
}

fn move_steps<H>(state: &State<H>, Move { from, to, exchange, .. }: Move) -> Vec<MenuStep> {
    let cards = &state.cards;
    let mover = state.board.on(from).map(|piece| piece.name(cards)).unwrap_or_default();
    let goal = match state.victim(from, to).and_then(|square| state.board.on(square)) {
        Some(taken) => helped("Where to?", format!("×{to}"), format!("takes {}", taken.name(cards))),
        None => step("Where to?", to),
    };
    let mut steps = vec![step("Which piece?", format!("{from} {mover}")), goal];
    let offers = state.reserve().pieces.iter().any(|entry| !entry.piece.is_extra_king(cards));
    if offers && state.may_exchange(from, to) {
        steps.push(match exchange {
            Some(number) => piece_step(state, "Exchange it?", number),
            None => step("Exchange it?", "stays as it is"),
        });
    }
    steps
}

fn creation_steps<H: HeldCards>(state: &State<H>, creation: &Creation) -> Vec<MenuStep> {
    let cards = &state.cards;
    let cost = format!("costs {} of {}", state.cost(creation), state.left());
    let mut name = cards.name(creation.card).to_owned();
    if creation.rider {
        name.push_str("+Rider");
    }
    let mut steps = vec![helped(PHASE, "Create", "play cards into your reserve")];
    match creation.copied {
        Some(source) => {
            let copied = state.source(source).map(|piece| piece.name(cards)).unwrap_or_default();
            steps.push(step("Which card?", name));
            let label = match source {
                Source::Board(square) => square.to_string(),
                Source::Reserve(..) => notation::source(source),
            };
            steps.push(helped("Which piece is copied?", label, format!("{copied}, {cost}")));
        }
        None => steps.push(helped("Which card?", name, cost)),
    }
    // Without a reserve there is nothing to choose.
    if state.variant == Variant::Standard && !state.reserve().pieces.is_empty() {
        steps.push(match creation.onto {
            Some(number) => piece_step(state, ONTO, number),
            None => step(ONTO, "A new piece"),
        });
    }
    steps
}

fn piece_step<H>(state: &State<H>, ask: &'static str, number: u32) -> MenuStep {
    let name = state.reserve().get(number).map(|piece| piece.name(&state.cards)).unwrap_or_default();
    helped(ask, handle(state.turn, number), name)
}

fn step(ask: &'static str, label: impl ToString) -> MenuStep {
    helped(ask, label, String::new())
}

fn helped(ask: &'static str, label: impl ToString, help: impl Into<String>) -> MenuStep {
    MenuStep { ask, label: label.to_string(), help: help.into() }
}
