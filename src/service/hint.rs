//! Hints: what the computer would do in a player's place, and why.

use std::sync::Arc;
use std::time::{Duration, Instant};

use crate::service::{GameService, HostedMatch, ServiceError};
use crate::workers::Lane;
use trickmate_engine::{Budget, Level, Request, Score, Thought, think};
use trickmate_rules::kernel::Seed;
use trickmate_rules::poker::hand_previews;
use trickmate_rules::view::Face;
use trickmate_rules::{Match, Seat, Viewer};

/// The longest that a hint is thought about: a guard for machines that are busy with other things.
const TIME_LIMIT: Duration = Duration::from_secs(10);
/// How many positions are looked at for a hint.
const NODES: u64 = 60_000;

/// What the computer would do in a player's place.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Hint {
    /// The actions of a turn in the game's notation, at least one.
    pub actions: Vec<String>,
    /// Why, as a sentence or two.
    pub reason: String,
}

impl GameService {
    /// What the computer would do in a player's place. It is given what the player knows.
    ///
    /// # Errors
    /// A player who does not sit there or is not to act, a match in which there are no hints, too much to do.
    pub async fn hint(&self, hosted: &HostedMatch, player: i64) -> Result<Hint, ServiceError> {
        let seat = hosted.require_seat(player)?;
        if hosted.game.outcome().is_some() {
            return Err(ServiceError::Over);
        }
        if !hosted.allows_hints() {
            return Err(ServiceError::NoHints);
        }
        if !hosted.game.to_act().contains(&seat) {
            return Err(ServiceError::HintOutOfTurn);
        }
        let game = Arc::clone(hosted.game_for(seat));
        self.refuse_rated_position(&game).await?;
        let hint = self.workers.run(Lane::Computer, move || hint(&game, seat)).await?;
        hint.ok_or(ServiceError::HintOutOfTurn)
    }
}

fn hint(game: &Match, seat: Seat) -> Option<Hint> {
    let budget = Budget::nodes(NODES).or_until(Instant::now() + TIME_LIMIT);
    // A player's own chance has no part in it: the same position gives the same hint.
    let seed = Seed::new([0; 32]);
    let request = Request { budget, ..Request::level(Level::HIGHEST, seed) };
    let thought = think(&game.position().knowledge(seat), &request).ok()?;
    let line = thought.lines.first().map(|line| line.moves.clone()).unwrap_or_default();
    let is_turn = game.game().turn_end().is_some() && line.first() == Some(&thought.action);
    let reason = reason(game, seat, &thought);
    Some(Hint { actions: if is_turn { line } else { vec![thought.action] }, reason })
}

/// Why an action is good: what it takes, the hand it makes, the threat; and the result to expect.
fn reason(game: &Match, seat: Seat, thought: &Thought) -> String {
    let mut reasons = merits(game, seat, &thought.action);
    reasons.push(match thought.score {
        Score::Mate(1) => "It wins at once.".to_owned(),
        Score::Mate(moves) if moves > 0 => format!("It wins by force in {moves} moves."),
        Score::Mate(_) => "The game can’t be saved by force; this holds out longest.".to_owned(),
        Score::Win(win) => format!("Your chances: {:.0} %, a draw counting as half.", win * 100.0),
    });
    reasons.join(" ")
}

/// What can be seen of an action at once: what it takes, the hand it makes, the threat; a sentence each.
#[must_use]
pub fn merits(game: &Match, seat: Seat, action: &str) -> Vec<String> {
    let name = game.game().name();
    // Signs mean this in the notation of chess; in other games they have another meaning.
    let is_chess = matches!(name, "poker" | "mysterious");
    let mut reasons = Vec::new();
    reasons.extend(taken(game, seat, action).map(|what| format!("It takes {what}.")));
    let previews = hand_previews(&*game.position().observe(Viewer::Seat(seat)), seat);
    if let Some((_, hand)) = previews.iter().find(|(text, _)| text == action) {
        let wins = if hand.wins { ", the better hand" } else { "" };
        reasons.push(format!("It makes {}{wins}.", hand.name));
    }
    if is_chess && action.contains('+') {
        reasons.push("It gives check.".to_owned());
    }
    if is_chess && action.contains('=') {
        reasons.push("It promotes a Pawn.".to_owned());
    }
    reasons
}

/// What an action takes, as its seat sees it.
fn taken(game: &Match, seat: Seat, action: &str) -> Option<String> {
    let (_, square) = action.rsplit_once(['x', ':'])?;
    let view = game.view(Viewer::Seat(seat));
    let place = (0..view.board.squares.len())
        .find(|place| u16::try_from(*place).is_ok_and(|place| square.starts_with(&view.board.name(place))))?;
    Some(match view.board.squares[place].face {
        Some(Face::Card { card, .. }) => format!("the {card}"),
        Some(Face::Piece { role, .. } | Face::Known { role, .. }) => format!("the {}", role.name()),
        Some(Face::Composite(made)) => format!("the piece {}", made.code),
        Some(Face::Covered) => "a card".to_owned(),
        // In passing.
        None => "a Pawn".to_owned(),
    })
}
