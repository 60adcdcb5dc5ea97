//! The notation of moves: card, `:` for a capture, square, `=A`, marks.

use super::moves::{IllegalReason, Move, enters};
use super::names::SEATS;
use super::palace::PalaceRule;
use crate::action_error::ActionError;
use crate::cardmate::placement::{Placement, Square10};
use crate::cardmate::termination;
use crate::kernel::card::{Card, Rank};
use crate::phrase::{Phrase, Word, phrase};

/// The most compulsory captures that a refusal names.
const NAMED_CAPTURES: usize = 4;

/// The most letters of a misspelt mark; longer texts are not marks.
const MAX_MARK_LEN: usize = 3;

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
        let mark = written.marks;
        return Err(ActionError::illegal(if marks.is_empty() {
            phrase!("the mark “{mark}” is wrong, this move has none", mark)
        } else {
            phrase!("the mark “{mark}” is wrong, this move has “{due}”", mark, due = marks)
        }));
    }
    Ok(action)
}

fn read(text: &str) -> Result<ParsedSan, ActionError> {
    let unreadable =
        || ActionError::unreadable(phrase!("a move is a card and a square, such as 4Ci3, 9H:c5 or 1Sd5=A"));
    let (card, rest) = text.split_at_checked(2).ok_or_else(unreadable)?;
    let card = Card::from_text(card).filter(|known| known.to_string() == card).ok_or_else(unreadable)?;
    let (captures, rest) = rest.strip_prefix(':').map_or((false, rest), |rest| (true, rest));
    let (square, rest) = rest.split_at_checked(2).ok_or_else(unreadable)?;
    let to = square.parse::<Square10>().map_err(|error| {
        ActionError::unreadable(phrase!("there is no square “{square}” on this board", square = error.0))
    })?;
    let (promotes, marks) = rest.strip_prefix("=A").map_or((false, rest), |rest| (true, rest));
    let marks = match marks {
        "" => "",
        "+" => "+",
        "#" => "#",
        "+#" => "+#",
        "x" | "×" => "×",
        // Longer texts are not moves at all.
        _ if marks.chars().nth(MAX_MARK_LEN).is_some() => return Err(unreadable()),
        _ => {
            return Err(ActionError::unreadable(phrase!(
                "“{marks}” is not a mark; the marks are {known} and {last}",
                marks,
                known = "+ × #",
                last = "+#"
            )));
        }
    };
    Ok(ParsedSan { card, captures, to, promotes, marks })
}

/// Checks the card: it must be on the board and the mover's, and none of the mover's cards on its destination.
fn check_card(layout: &Placement, Move { card, to, .. }: Move) -> Result<(), ActionError> {
    if layout.place_of(card).is_none() {
        return Err(ActionError::illegal(phrase!("{card} is not on the board", card)));
    }
    if !layout.owns(layout.turn, card) {
        let side = Word(SEATS[layout.turn.other().index()].title);
        return Err(ActionError::illegal(phrase!("{card} belongs to {side}", card, side)));
    }
    match layout.piece_on(to) {
        Some((own, _)) if own == card => {
            Err(ActionError::illegal(phrase!("{card} is already on {to}", card, to)))
        }
        Some((own, owner)) if owner == layout.turn => {
            Err(ActionError::illegal(phrase!("your own {card} stands on {to}", card = own, to)))
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
            let write = format!("{card}:{to}");
            let why = phrase!("{victim} stands on {to}; to capture it, write {write}", victim, to, write);
            Err(ActionError::illegal(why))
        }
        None if captures => {
            let write = format!("{card}{to}");
            let why = phrase!("nothing stands on {to} to be captured; write {write}", to, write);
            Err(ActionError::illegal(why))
        }
        _ => Ok(()),
    }
}

fn explain(layout: &Placement, card: Card, to: Square10, obstacle: IllegalReason) -> Phrase {
    match obstacle {
        IllegalReason::NoSuchMove => {
            let rank = Word(card.rank.name());
            match (layout.place_of(card), layout.card_on(to)) {
                (Some(from), Some(_)) => phrase!(
                    "{card} on {from} cannot capture on {to}: the {rank} does not move like that",
                    card,
                    from,
                    to,
                    rank
                ),
                (Some(from), None) => phrase!(
                    "{card} on {from} cannot go to {to}: the {rank} does not move like that",
                    card,
                    from,
                    to,
                    rank
                ),
                (None, _) => phrase!("{card} is not on the board", card),
            }
        }
        IllegalReason::Blocked(blocker, square) => {
            phrase!(
                "{card} cannot get to {to}: {blocker} on {square} is in the way",
                card,
                to,
                blocker,
                square
            )
        }
        IllegalReason::Outranked(victim) => {
            phrase!(
                "{victim} is of the same suit as {card} and higher, so {card} may not take it",
                victim,
                card
            )
        }
        IllegalReason::Compulsory(captures) => {
            let mut named: Vec<Phrase> = captures
                .iter()
                .take(NAMED_CAPTURES)
                .map(|(captor, victim)| describe_capture(*captor, *victim))
                .collect();
            if captures.len() > NAMED_CAPTURES {
                named.push(phrase!("{count} more", count = captures.len() - NAMED_CAPTURES));
            }
            phrase!("compulsory capture: {captures}", captures = named)
        }
    }
}

/// Describes a capture with the cards as moves write them, e.g. "XC takes 1C".
pub(super) fn describe_capture(captor: Card, victim: Card) -> Phrase {
    phrase!("{captor} takes {victim}", captor, victim)
}

fn check_promotion(layout: &Placement, Move { card, to, promotes }: Move) -> Result<(), ActionError> {
    if !promotes {
        return Ok(());
    }
    if card.rank != Rank::One {
        return Err(ActionError::illegal(phrase!(
            "only a One can be promoted, and {card} is not a One",
            card
        )));
    }
    let enters = layout.place_of(card).is_some_and(|from| enters(layout.turn, from, to));
    if enters {
        Ok(())
    } else {
        Err(ActionError::illegal(phrase!(
            "{card} can be promoted only as it enters the opponent’s half, and it does not with this move",
            card
        )))
    }
}
