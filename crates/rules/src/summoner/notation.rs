//! The notation of actions, both ways.

use super::action::{Action, Creation, Move, Source};
use super::card::{Card, CardId};
use super::deck::no_such_card;
use super::movement::Square8;
use super::reserve::{handle, read_handle};
use super::state::State;
use crate::action_error::ActionError;
use crate::phrase::phrase;
use crate::seat::Seat;
use crate::summoner::sanitise::shown;

/// The notation for the end of a turn.
pub(super) const END: &str = "end";
/// The notation for taking a mated King off the board.
pub(super) const TAKE_OFF: &str = "xK";
const RIDER: &str = "Rider";

/// Writes an action.
pub(super) fn write<H>(state: &State<H>, action: &Action) -> String {
    let name = |card: CardId| state.cards.name(card);
    let own = |number: u32| handle(state.turn, number);
    match action {
        Action::Move(Move { from, to, captures, exchange }) => {
            let sign = if *captures { ':' } else { '-' };
            let exchange = exchange.map(|number| format!("={}", own(number))).unwrap_or_default();
            format!("{from}{sign}{to}{exchange}")
        }
        Action::TakeOff => TAKE_OFF.to_owned(),
        Action::Summon { piece, square, with } if with.is_empty() => format!("{}@{square}", own(*piece)),
        Action::Summon { piece, square, with } => {
            let with: Vec<&str> = with.iter().map(|card| name(*card)).collect();
            format!("{}@{square}({})", own(*piece), with.join(","))
        }
        Action::Create(Creation { card, rider, copied, onto }) => {
            let onto = onto.map(own).unwrap_or_default();
            let copied = copied.map(|source| format!("({})", self::source(source))).unwrap_or_default();
            let rider = if *rider { format!("+{RIDER}") } else { String::new() };
            format!("{onto}+{}{copied}{rider}", name(*card))
        }
        Action::Discard(card) => format!("-{}", name(*card)),
        Action::End => END.to_owned(),
    }
}

/// Writes the copied piece, for inside the brackets.
pub(super) fn source(source: Source) -> String {
    match source {
        Source::Board(square) => square.to_string(),
        Source::Reserve(seat, number) => format!("#{}", handle(seat, number)),
    }
}

/// Reads an action, whether it is legal or not.
///
/// # Errors
/// A text that is not an action, with an example of one.
pub(super) fn read(state: &State, text: &str) -> Result<Action, ActionError> {
    let text = text.trim();
    if text.eq_ignore_ascii_case(END) {
        return Ok(Action::End);
    }
    if text.eq_ignore_ascii_case(TAKE_OFF) {
        return Ok(Action::TakeOff);
    }
    if let Some(name) = text.strip_prefix('-') {
        return card(state, name).map(Action::Discard);
    }
    if let Some((before, after)) = text.split_once('+') {
        let onto = match before.trim() {
            "" => None,
            before => Some(own_handle(state, before)?),
        };
        return read_creation(state, onto, after);
    }
    if let Some((before, after)) = text.split_once('@') {
        return read_summon(state, own_handle(state, before)?, after);
    }
    read_move(state, text)
}

fn read_move(state: &State, text: &str) -> Result<Action, ActionError> {
    let unreadable = || {
        ActionError::unreadable(phrase!(
            "write a move as e1-e2, a capture as e1:e2, a summon as W1@d1, a creation as +Knight, \
             a discard as -Knight, the end of the turn as end"
        ))
    };
    let (squares, exchange) = match text.split_once('=') {
        Some((squares, name)) => (squares, Some(own_handle(state, name)?)),
        None => (text, None),
    };
    let squares: String = squares
        .chars()
        .filter(|letter| letter.is_ascii_alphanumeric())
        .collect::<String>()
        .to_ascii_lowercase();
    let square = |range: std::ops::Range<usize>| -> Option<Square8> { squares.get(range)?.parse().ok() };
    let end = squares.len();
    // The sign of a capture may be an x.
    let middle = squares.get(2..end.saturating_sub(2)).filter(|middle| matches!(*middle, "" | "x"));
    let (from, to) = (square(0..2), square(end.saturating_sub(2)..end));
    match (from, middle, to) {
        (Some(from), Some(_), Some(to)) => {
            let captures = state.victim(from, to).is_some();
            Ok(Action::Move(Move { from, to, captures, exchange }))
        }
        _ => Err(unreadable()),
    }
}

fn read_summon(state: &State, piece: u32, text: &str) -> Result<Action, ActionError> {
    let unreadable = || {
        ActionError::unreadable(phrase!(
            "a piece is summoned to a square, such as W1@d1 or W1@d5(Letter-d,Number-5)"
        ))
    };
    let (square, with) = match text.split_once('(') {
        Some((square, rest)) => (square, rest.trim().strip_suffix(')').ok_or_else(unreadable)?),
        None => (text, ""),
    };
    let square = square.trim().to_ascii_lowercase().parse().map_err(|_| unreadable())?;
    let names = with.split(',').map(str::trim).filter(|name| !name.is_empty());
    let mut with = names.map(|name| card(state, name)).collect::<Result<Vec<CardId>, _>>()?;
    // Letters stand before numbers in the catalogue.
    with.sort_unstable();
    Ok(Action::Summon { piece, square, with })
}

fn read_creation(state: &State, onto: Option<u32>, text: &str) -> Result<Action, ActionError> {
    let unreadable = || {
        ActionError::unreadable(phrase!(
            "a copy is written with what it copies, such as +Clone(d4) or +Clone(#B2)"
        ))
    };
    let (name, rest) = match text.find(['(', '+']) {
        Some(end) => text.split_at(end),
        None => (text, ""),
    };
    let card = card(state, name)?;
    let (copied, rest) = match rest.strip_prefix('(') {
        Some(inside) => {
            let (inside, rest) = inside.split_once(')').ok_or_else(unreadable)?;
            (Some(read_source(inside).ok_or_else(unreadable)?), rest)
        }
        None => (None, rest),
    };
    let rider = match rest.trim().strip_prefix('+').map(str::trim) {
        None if rest.trim().is_empty() => false,
        Some(word) if word.eq_ignore_ascii_case(RIDER) => true,
        _ => {
            return Err(ActionError::unreadable(phrase!(
                "after the card only +Rider may follow, such as +Wazir+Rider"
            )));
        }
    };
    Ok(Action::Create(Creation { card, rider, copied, onto }))
}

fn read_source(text: &str) -> Option<Source> {
    let text = text.trim();
    if let Some(name) = text.strip_prefix('#') {
        return read_handle(name.trim()).map(|(seat, number)| Source::Reserve(seat, number));
    }
    let square = text.to_ascii_lowercase().parse().ok().map(Source::Board);
    // `b2` is a square; a handle that is not a square needs no sign.
    square.or_else(|| read_handle(text).map(|(seat, number)| Source::Reserve(seat, number)))
}

/// Returns the number of an own piece in reserve.
fn own_handle(state: &State, text: &str) -> Result<u32, ActionError> {
    let text = text.trim();
    let text = text.strip_prefix('#').unwrap_or(text);
    match read_handle(text) {
        Some((seat, number)) if seat == state.turn => Ok(number),
        Some(_) => Err(ActionError::illegal(phrase!("that piece is in the reserve of the other side"))),
        None => {
            let first = state.reserve().pieces.first().map_or(1, |piece| piece.number);
            Err(ActionError::unreadable(phrase!(
                "“{text}” is no piece in reserve; they are called {handle} and so on",
                text = shown(text),
                handle = handle(state.turn, first)
            )))
        }
    }
}

/// Returns the card of this name.
fn card(state: &State, name: &str) -> Result<CardId, ActionError> {
    let any = |_: &Card| true;
    state
        .cards
        .look_up(name.trim(), any)
        .map_err(|like| ActionError::unreadable(no_such_card(&shown(name), like)))
}

/// Returns the seat with this key.
pub(super) fn seat_of(key: &str) -> Option<Seat> {
    Seat::ALL.into_iter().find(|seat| super::names::SEATS[seat.index()].key == key)
}
