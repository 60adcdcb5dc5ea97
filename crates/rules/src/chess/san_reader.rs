//! Reading moves in standard algebraic notation, as people write it.

use super::board::{Board, Square8};
use super::castling::{self, CastlingSide};
use super::moves::{Move, PRIME};
use super::role::Role;
use super::san::{ParsedSan, mark};
use crate::action_error::ActionError;
use crate::chess::illegal_reason;
use crate::phrase::phrase;

/// The most letters of a move without its promotion and marks, such as `Qa1xb2`, and one more that is mistyped.
const MAX_MOVE_LEN: usize = 7;
/// The most letters of a misspelt mark; longer texts are not marks.
const MAX_MARK_LEN: usize = 3;

/// Checks that a word has the form of a move: castling, or at most seven letters that end in a letter and a digit, as
/// in a square.
pub(crate) fn is_shaped_like_move(word: &str) -> bool {
    let word = word.trim_end_matches(['+', '#', '!', '?']).trim_end_matches("e.p.");
    if wing(word).is_some() {
        return word.contains(['-', '–', '‑', 'O']);
    }
    let word = with_primes(word).replace(PRIME, "");
    let (core, _) = split_promotion(&word);
    let mut letters = core.chars().rev();
    letters.next().is_some_and(|rank| rank.is_ascii_digit())
        && letters.next().is_some_and(|file| file.is_ascii_alphabetic())
        && core.chars().nth(MAX_MOVE_LEN).is_none()
}

/// Reads a move in algebraic notation, short or long, or in coordinates, and checks it on the board.
pub(super) fn read(board: &Board, text: &str) -> Result<Move, ActionError> {
    let text: String = with_primes(text)
        .chars()
        .filter(|letter| !letter.is_whitespace() && !matches!(letter, '!' | '?'))
        .collect();
    let text = text.trim_end_matches("e.p.").trim_end_matches("ep");
    let (text, marks) = match text.find(['+', '#']) {
        Some(at) => text.split_at(at),
        None => (text, ""),
    };
    // Longer texts are not moves at all.
    if marks.chars().nth(MAX_MARK_LEN).is_some() {
        return Err(unreadable());
    }
    if !matches!(marks, "" | "+" | "#" | "++") {
        return Err(ActionError::unreadable(phrase!(
            "“{marks}” is not a mark; the marks are {known} and {last}",
            marks,
            known = "+",
            last = "#"
        )));
    }
    let action = match wing(text) {
        Some(wing) => castle(board, wing)?,
        None => find(board, text)?,
    };
    let due = mark(board, action);
    if marks.is_empty() || marks == due || (marks, due) == ("++", "+") {
        return Ok(action);
    }
    Err(ActionError::illegal(match due {
        "" => phrase!("the mark “{mark}” is wrong, this move has none", mark = marks),
        due => phrase!("the mark “{mark}” is wrong, this move has “{due}”", mark = marks, due),
    }))
}

/// Returns a text with every sign that people write for a prime as the same one.
fn with_primes(text: &str) -> String {
    text.replace(['’', '′', 'ʹ', '`'], PRIME)
}

/// Returns the wing of a castling: letters O or zeros, with or without dashes.
fn wing(text: &str) -> Option<CastlingSide> {
    if text.chars().nth(MAX_MOVE_LEN).is_some() {
        return None;
    }
    let letters: String = text.chars().filter(|letter| !matches!(letter, '-' | '–' | '‑')).collect();
    let castles = letters.chars().all(|letter| matches!(letter, 'O' | 'o' | '0'));
    match letters.len() {
        2 if castles => Some(CastlingSide::King),
        3 if castles => Some(CastlingSide::Queen),
        _ => None,
    }
}

fn castle(board: &Board, wing: CastlingSide) -> Result<Move, ActionError> {
    let us = board.turn();
    let goal = castling::king_target(us, wing, board.army_of(us, false));
    let action = Move::new(castling::king_home(us), goal);
    let is_castling = board.castling_of(action).is_some();
    if is_castling && board.is_legal(action) {
        Ok(action)
    } else {
        Err(illegal_reason::no_castling(board, wing))
    }
}

fn find(board: &Board, text: &str) -> Result<Move, ActionError> {
    let (core, promotion) = split_promotion(text);
    if let Some(action) = coordinates(board, core, promotion) {
        return action;
    }
    let written = ParsedSan { promotion, ..written(core)? };
    let fits = |action: &Move| {
        action.to == written.to
            && board.role_on(action.from) == Some(written.role)
            && board.is_foreign(action.from) == written.is_foreign
            && written.file.is_none_or(|file| action.from.file() == file)
            && written.rank.is_none_or(|rank| action.from.rank() == rank)
            && board.castling_of(*action).is_none()
    };
    let mut candidates = board.legal_moves();
    candidates.retain(fits);
    if written.role == Role::Pawn && written.file.is_none() {
        candidates.retain(|action| action.from.file() == action.to.file());
    }
    let action = choose(board, &written, &candidates)?;
    if written.captures && !board.captures(action) {
        return Err(ActionError::illegal(phrase!("nothing can be captured on {to}", to = action.to)));
    }
    Ok(action)
}

/// Returns the only candidate that fits the text.
fn choose(board: &Board, written: &ParsedSan, candidates: &[Move]) -> Result<Move, ActionError> {
    let first = candidates.first().ok_or_else(|| illegal_reason::no_such_move(board, written))?;
    if candidates.iter().any(|other| other.from != first.from) {
        return Err(illegal_reason::ambiguous(board, written, candidates));
    }
    let promotes = first.promotion.is_some();
    match written.promotion {
        None if promotes => Err(illegal_reason::promotion_missing(board, first.to)),
        Some(_) if !promotes => {
            Err(ActionError::illegal(phrase!("only a Pawn that reaches the last rank is promoted")))
        }
        None => Ok(*first),
        Some(wanted) => candidates
            .iter()
            .find(|action| action.becomes() == Some(wanted))
            .copied()
            .ok_or_else(|| illegal_reason::no_such_promotion(wanted)),
    }
}

/// Splits the promotion (`=Q`, `(Q)`, `/Q`, `Q`, also in lower case, and with a prime) from the text before it.
fn split_promotion(text: &str) -> (&str, Option<(Role, bool)>) {
    let body = text.strip_suffix(')').unwrap_or(text);
    let (body, is_foreign) = match body.strip_suffix(PRIME) {
        Some(body) => (body, true),
        None => (body, false),
    };
    let Some(letter) = body.chars().next_back().filter(char::is_ascii_alphabetic) else {
        return (text, None);
    };
    let before = &body[..body.len() - 1];
    let core = before.trim_end_matches(['=', '(', '/']);
    // `Rb` or `ab` end in a letter too, but not after a rank.
    match Role::from_letter(letter) {
        Some(role) if core.ends_with(|last: char| last.is_ascii_digit()) => (core, Some((role, is_foreign))),
        _ => (text, None),
    }
}

/// Reads a move by its two squares, for any piece; `None` if the text has another form.
fn coordinates(
    board: &Board,
    text: &str,
    promotion: Option<(Role, bool)>,
) -> Option<Result<Move, ActionError>> {
    let from: Square8 = text.get(..2)?.parse().ok()?;
    let rest = text[2..].trim_start_matches(['-', 'x', ':']);
    let to: Square8 = rest.parse().ok()?;
    let role = match board.piece_on(from) {
        Some((role, owner)) if owner == board.turn() => role,
        _ => return Some(Err(illegal_reason::nobody_there(board, from))),
    };
    let mut candidates = board.legal_moves();
    candidates.retain(|action| action.from == from && action.to == to);
    let (is_foreign, file, rank) = (board.is_foreign(from), Some(from.file()), Some(from.rank()));
    let written = ParsedSan { role, is_foreign, file, rank, to, promotion, captures: false };
    Some(choose(board, &written, &candidates))
}

fn unreadable() -> ActionError {
    ActionError::unreadable(phrase!(
        "try something like Nf3, exd5, e8=Q or O-O, or from square to square: g1f3"
    ))
}

/// Splits algebraic notation without promotion and marks into its parts.
fn written(text: &str) -> Result<ParsedSan, ActionError> {
    let (role, rest) = match text
        .chars()
        .next()
        .and_then(|letter| Role::from_letter(letter).filter(|_| letter.is_ascii_uppercase()))
    {
        Some(role) => (role, &text[1..]),
        None => (Role::Pawn, text),
    };
    let (rest, is_foreign) = match rest.strip_prefix(PRIME) {
        Some(rest) if role != Role::Pawn => (rest, true),
        _ => (rest, false),
    };
    if !rest.is_ascii() || rest.len() < 2 {
        return Err(unreadable());
    }
    let (origin, square) = rest.split_at(rest.len() - 2);
    let to: Square8 = square.parse().map_err(|_| unreadable())?;
    let captures = origin.ends_with(['x', ':']);
    let origin = origin.trim_end_matches(['x', ':', '-']);
    let file = |letter: u8| letter.checked_sub(b'a').filter(|file| *file < 8);
    let rank = |letter: u8| letter.checked_sub(b'1').filter(|rank| *rank < 8);
    let (file, rank) = match *origin.as_bytes() {
        [] => (None, None),
        [letter] if file(letter).is_some() => (file(letter), None),
        [letter] if rank(letter).is_some() => (None, rank(letter)),
        [first, second] if file(first).is_some() && rank(second).is_some() => (file(first), rank(second)),
        _ => return Err(unreadable()),
    };
    Ok(ParsedSan { role, is_foreign, file, rank, to, promotion: None, captures })
}
