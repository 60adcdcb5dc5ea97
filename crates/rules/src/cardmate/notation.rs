//! The notation of moves: card, `:` for a capture, square, `=A`, marks.

use super::moves::{IllegalReason, Move, enters};
use super::names::SEATS;
use super::palace::PalaceRule;
use crate::action_error::ActionError;
use crate::cardmate::placement::{Placement, Square10};
use crate::cardmate::termination;
use crate::kernel::card::{Card, Rank};

/// The most compulsory captures that a refusal names.
const NAMED_CAPTURES: usize = 4;

/// A move in its written parts, not yet checked against the position.
struct ParsedSan {
    card: Card,
    captures: bool,
    to: Square10,
    promotes: bool,
    marks: &'static str,
}

/// Writes the move in full notation, with its marks.
pub(super) fn notate(layout: &Placement, palace: PalaceRule, action: Move) -> String {
    let colon = if layout.card_on(action.to).is_some() { ":" } else { "" };
    let promotion = if action.promotes { "=A" } else { "" };
    format!("{}{colon}{}{promotion}{}", action.card, action.to, marks(layout, palace, action))
}

/// Returns `×` for the last King; else `+` for a King and `#` for a palace.
fn marks(layout: &Placement, palace: PalaceRule, action: Move) -> &'static str {
    let mover = layout.turn;
    let mut next = layout.clone();
    let victim = next.make(action);
    let king = victim.is_some_and(|card| card.rank == Rank::King);
    if king && termination::kings(&next, mover.other()) == 0 {
        return "×";
    }
    match (king, palace.is_conquered(&next, mover)) {
        (true, true) => "+#",
        (true, false) => "+",
        (false, true) => "#",
        (false, false) => "",
    }
}

/// Reads a move and checks it in the position.
pub(super) fn parse(layout: &Placement, palace: PalaceRule, text: &str) -> Result<Move, ActionError> {
    let text: String = text.trim().chars().filter(|letter| !matches!(letter, '!' | '?')).collect();
    let written = read(&text)?;
    let action = Move { card: written.card, to: written.to, promotes: written.promotes };
    check_card(layout, action)?;
    check_reach(layout, &written)?;
    check_promotion(layout, action)?;
    let marks = marks(layout, palace, action);
    if !written.marks.is_empty() && written.marks != marks {
        return Err(ActionError::illegal(if marks.is_empty() {
            format!("the mark “{}” is wrong, this move has none", written.marks)
        } else {
            format!("the mark “{}” is wrong, this move has “{marks}”", written.marks)
        }));
    }
    Ok(action)
}

fn read(text: &str) -> Result<ParsedSan, ActionError> {
    let unreadable =
        || ActionError::unreadable("a move is a card and a square, such as 4Ci3, 9H:c5 or 1Sd5=A".to_owned());
    let (card, rest) = text.split_at_checked(2).ok_or_else(unreadable)?;
    let card = Card::from_text(card).filter(|known| known.to_string() == card).ok_or_else(unreadable)?;
    let (captures, rest) = rest.strip_prefix(':').map_or((false, rest), |rest| (true, rest));
    let (square, rest) = rest.split_at_checked(2).ok_or_else(unreadable)?;
    let to = square.parse::<Square10>().map_err(|error| ActionError::unreadable(error.to_string()))?;
    let (promotes, marks) = rest.strip_prefix("=A").map_or((false, rest), |rest| (true, rest));
    let marks = match marks {
        "" => "",
        "+" => "+",
        "#" => "#",
        "+#" => "+#",
        "x" | "×" => "×",
        _ => {
            return Err(ActionError::unreadable(format!(
                "“{marks}” is not a mark; the marks are + × # and +#"
            )));
        }
    };
    Ok(ParsedSan { card, captures, to, promotes, marks })
}

/// Checks the card: it must be on the board and the mover's, and none of the mover's cards on its destination.
fn check_card(layout: &Placement, Move { card, to, .. }: Move) -> Result<(), ActionError> {
    if layout.place_of(card).is_none() {
        return Err(ActionError::illegal(format!("{card} is not on the board")));
    }
    if !layout.owns(layout.turn, card) {
        return Err(ActionError::illegal(format!(
            "{card} belongs to {}",
            SEATS[layout.turn.other().index()].title
        )));
    }
    match layout.piece_on(to) {
        Some((own, _)) if own == card => Err(ActionError::illegal(format!("{card} is already on {to}"))),
        Some((own, owner)) if owner == layout.turn => {
            Err(ActionError::illegal(format!("your own {own} stands on {to}")))
        }
        _ => Ok(()),
    }
}

/// Checks that the movement and the suit rules lead there, and that the colon matches a capture.
fn check_reach(layout: &Placement, written: &ParsedSan) -> Result<(), ActionError> {
    let ParsedSan { card, to, captures, .. } = *written;
    let victim = layout.card_on(to);
    layout
        .obstacle(card, to)
        .map_err(|obstacle| ActionError::illegal(explain(layout, card, to, obstacle)))?;
    match victim {
        Some(victim) if !captures => {
            Err(ActionError::illegal(format!("{victim} stands on {to}; to capture it, write {card}:{to}")))
        }
        None if captures => {
            Err(ActionError::illegal(format!("nothing stands on {to} to be captured; write {card}{to}")))
        }
        _ => Ok(()),
    }
}

fn explain(layout: &Placement, card: Card, to: Square10, obstacle: IllegalReason) -> String {
    match obstacle {
        IllegalReason::NoSuchMove => {
            let from = layout.place_of(card).map(|square| format!(" on {square}")).unwrap_or_default();
            let verb = if layout.card_on(to).is_some() { "capture on" } else { "go to" };
            format!("{card}{from} cannot {verb} {to}: the {} does not move like that", card.rank.name())
        }
        IllegalReason::Blocked(blocker, square) => {
            format!("{card} cannot get to {to}: {blocker} on {square} is in the way")
        }
        IllegalReason::Outranked(victim) => {
            format!("{victim} is of the same suit as {card} and higher, so {card} may not take it")
        }
        IllegalReason::Compulsory(captures) => {
            let mut named: Vec<String> = captures
                .iter()
                .take(NAMED_CAPTURES)
                .map(|(captor, victim)| describe_capture(*captor, *victim))
                .collect();
            if captures.len() > NAMED_CAPTURES {
                named.push(format!("{} more", captures.len() - NAMED_CAPTURES));
            }
            format!("compulsory capture: {}", named.join(", "))
        }
    }
}

/// Describes a capture with the cards as moves write them, e.g. "XC takes 1C".
pub(super) fn describe_capture(captor: Card, victim: Card) -> String {
    format!("{captor} takes {victim}")
}

fn check_promotion(layout: &Placement, Move { card, to, promotes }: Move) -> Result<(), ActionError> {
    if !promotes {
        return Ok(());
    }
    if card.rank != Rank::One {
        return Err(ActionError::illegal(format!("only a One can be promoted, and {card} is not a One")));
    }
    let enters = layout.place_of(card).is_some_and(|from| enters(layout.turn, from, to));
    if enters {
        Ok(())
    } else {
        Err(ActionError::illegal(format!(
            "{card} can be promoted only as it enters the opponent’s half, and it does not with this move"
        )))
    }
}
