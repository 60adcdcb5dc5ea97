//! Choices: single actions, or whole turns in a game whose turns have several actions.

use trickmate_rules::{Match, Ply, Seat};

/// The plies of one choice.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Span {
    /// The number of plies before it.
    pub from: usize,
    /// The number of plies after it.
    pub to: usize,
    /// The seat that made the choice.
    pub seat: Seat,
}

/// Returns the choices of a match in order. An end outside the rules of the game, such as resigning, is not a choice.
/// Neither is a turn that it cut off, since the rest of that turn is unknown.
#[must_use]
pub fn spans(game: &Match) -> Vec<Span> {
    let is_by_turns = game.game().turn_end().is_some();
    let mut spans: Vec<Span> = Vec::new();
    for (place, ply) in game.plies().iter().enumerate() {
        let Some(seat) = ply.seat.filter(|_| !is_closing(ply)) else { continue };
        match spans.last_mut() {
            Some(last) if is_by_turns && last.seat == seat && last.to == place => last.to += 1,
            _ => spans.push(Span { from: place, to: place + 1, seat }),
        }
    }
    let is_cut_off =
        |last: &Span| is_by_turns && game.after(last.to).is_ok_and(|before| before.is_within_turn());
    if spans.last().is_some_and(is_cut_off) {
        spans.pop();
    }
    spans
}

/// Returns `true` if the ply ended the match by resigning or on time.
fn is_closing(ply: &Ply) -> bool {
    matches!(body(ply.text.as_str()), "resign" | "time")
}

/// Returns an action without the seat before it.
fn body(text: &str) -> &str {
    match text.split_once(':') {
        Some((letter, body)) if letter.len() == 1 => body,
        _ => text,
    }
}

impl Span {
    /// Returns the actions of the choice as the seat performs them.
    #[must_use]
    pub fn actions(self, game: &Match) -> Vec<String> {
        let plies = game.plies().get(self.from..self.to).unwrap_or_default();
        let action = |ply: &Ply| if ply.simultaneous { body(&ply.text) } else { &ply.text }.to_owned();
        plies.iter().map(action).collect()
    }
}
