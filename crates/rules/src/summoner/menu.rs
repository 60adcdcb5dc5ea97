//! The menu steps to an action.

use super::action::{Action, Creation, Move, Source};
use super::movement::Square8;
use super::notation;
use super::reserve::handle;
use super::state::{State, Variant};
use crate::menu::MenuStep;
use crate::phrase::{Phrase, Word, phrase};
use crate::summoner::hand_and_deck::HeldCards;

fn phase() -> Phrase {
    phrase!("What do you do?")
}

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
        Action::TakeOff => vec![step(phrase!("Which piece?"), phrase!("The mated King"))],
        Action::End => vec![step(phase(), phrase!("End the turn"))],
        Action::Summon { piece, square, with } => {
            let mut steps = vec![
                step(phase(), phrase!("Summon")).help(phrase!("a piece of your reserve enters")),
                piece_step(state, phrase!("Which piece?"), *piece),
                on(phrase!("Where does it enter?"), *square),
            ];
            if state.variant == Variant::Courier && !state.owes_king() {
                let names = with.iter().map(|card| Phrase::word(cards.name(*card)));
                let label = names.reduce(|one, other| phrase!("{one} and {other}", one, other));
                let label = label.unwrap_or_else(|| phrase!("Next to the King"));
                steps.push(step(phrase!("With which cards?"), label));
            }
            steps
        }
        Action::Create(creation) => creation_steps(state, creation),
        Action::Discard(card) => {
            let held = phrase!("{count} in your hand", count = state.stock().count(*card));
            vec![
                step(phase(), phrase!("Discard")).help(phrase!("down to seven cards")),
                step(phrase!("Which card?"), Phrase::word(cards.name(*card))).help(held),
            ]
        }
    }
}

fn move_steps<H>(state: &State<H>, Move { from, to, exchange, .. }: Move) -> Vec<MenuStep> {
    let cards = &state.cards;
    let mover = state.board.on(from).map(|piece| piece.name(cards)).unwrap_or_default();
    let goal = match state.victim(from, to).and_then(|square| state.board.on(square)) {
        Some(taken) => MenuStep {
            label: Phrase::verbatim(format!("×{to}")),
            help: phrase!("takes {name}", name = Word(&taken.name(cards))),
            ..on(phrase!("Where to?"), to)
        },
        None => on(phrase!("Where to?"), to),
    };
    let mover = phrase!("{from} {name}", from, name = Word(&mover));
    let mut steps = vec![step(phrase!("Which piece?"), mover).at(from.index()), goal];
    let offers = state.reserve().pieces.iter().any(|entry| !entry.piece.is_extra_king(cards));
    if offers && state.may_exchange(from, to) {
        steps.push(match exchange {
            Some(number) => piece_step(state, phrase!("Exchange it?"), number),
            None => step(phrase!("Exchange it?"), phrase!("stays as it is")),
        });
    }
    steps
}

fn creation_steps<H: HeldCards>(state: &State<H>, creation: &Creation) -> Vec<MenuStep> {
    let cards = &state.cards;
    let cost = phrase!("costs {cost} of {left}", cost = state.cost(creation), left = state.left());
    let mut name = cards.name(creation.card).to_owned();
    if creation.rider {
        name.push_str("+Rider");
    }
    let create = step(phase(), phrase!("Create")).help(phrase!("play cards into your reserve"));
    let card = step(phrase!("Which card?"), Phrase::word(name));
    let mut steps = vec![create];
    match creation.copied {
        Some(source) => {
            let copied = state.source(source).map(|piece| piece.name(cards)).unwrap_or_default();
            let ask = phrase!("Which piece is copied?");
            let place = match source {
                Source::Board(square) => on(ask, square),
                Source::Reserve(..) => step(ask, Phrase::verbatim(notation::source(source))),
            };
            let help = phrase!("{name}, {cost}", name = Word(&copied), cost);
            steps.extend([card, place.help(help)]);
        }
        None => steps.push(card.help(cost)),
    }
    // Without a reserve there is nothing to choose.
    if state.variant == Variant::Standard && !state.reserve().pieces.is_empty() {
        let onto = phrase!("A new piece, or onto which one of your reserve?");
        steps.push(match creation.onto {
            Some(number) => piece_step(state, onto, number),
            None => step(onto, phrase!("A new piece")),
        });
    }
    steps
}

fn piece_step<H>(state: &State<H>, ask: Phrase, number: u32) -> MenuStep {
    let name = state.reserve().get(number).map(|piece| piece.name(&state.cards)).unwrap_or_default();
    step(ask, Phrase::verbatim(handle(state.turn, number))).help(Phrase::word(name))
}

fn step(ask: Phrase, label: Phrase) -> MenuStep {
    MenuStep::new(ask, label)
}

/// Returns the step that names a square.
fn on(ask: Phrase, square: Square8) -> MenuStep {
    step(ask, Phrase::verbatim(square.to_string())).at(square.index())
}
