//! Hints: the computer's choice in a player's place, and its reasons.

use std::sync::Arc;
use std::time::{Duration, Instant};

use crate::computer::deadline::log_deadline;
use crate::computer::handle::ComputerRequests;
use crate::error::ServiceError;
use crate::ids::PlayerId;
use crate::matches::hosted_match::HostedMatch;
use crate::workers::Lane;
use trickmate_engine::{Budget, Level, Request, Score, Termination, think};
use trickmate_rules::kernel::Seed;
use trickmate_rules::poker::hand::HandValue;
use trickmate_rules::poker::hand_previews;
use trickmate_rules::view::Face;
use trickmate_rules::{Happening, Match, Moment, Seat, Task, Viewer};

/// The longest search for a hint: a guard for busy machines.
const TIME_LIMIT: Duration = Duration::from_secs(10);
/// Number of positions searched for a hint.
const NODES: u64 = 60_000;

/// Recommendation of the computer to a player.
#[derive(Clone, Debug, PartialEq)]
pub struct Hint {
    /// The actions of a turn in the game's notation, at least one.
    pub actions: Vec<String>,
    /// The effects of these actions, as far as the player can know them.
    pub plan: Vec<Happening>,
    /// The effects of the best answer. Empty if the sides do not move alternately, or the computer has not searched for
    /// it.
    pub reply: Vec<Happening>,
    /// Visible reasons for the first action.
    pub reasons: Vec<HintReason>,
    /// Result that the player can expect with it.
    pub score: Score,
}

/// A visible reason for an action.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum HintReason {
    /// The action takes this.
    Takes(Taken),
    /// The action makes a poker hand, which may beat the opponent's.
    Makes {
        /// Name of the hand in poker.
        hand: String,
        /// Value of the hand.
        value: HandValue,
        /// `true` if it beats the other side's.
        is_better: bool,
    },
    /// The action gives check.
    Checks,
    /// The action promotes a Pawn.
    Promotes,
}

/// Capture, as the seat that makes it sees it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Taken {
    /// A piece or card of this name.
    Named(String),
    /// A piece made of several cards, by their names.
    Composite(String),
    /// A card that lies face down.
    Covered,
    /// A Pawn, in passing.
    EnPassant,
}

impl ComputerRequests<'_> {
    /// Returns the computer's choice in a player's place, from the player's knowledge.
    ///
    /// # Errors
    /// A player who is not in the match or not to act, a match without hints, too much to do.
    pub async fn hint(self, hosted: &HostedMatch, player: PlayerId) -> Result<Hint, ServiceError> {
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
        self.service.fair_play().refuse_rated_position(&game).await?;
        let found = self.service.workers.run(Lane::Computer, move || hint(&game, seat)).await?;
        let (hint, termination) = found.ok_or(ServiceError::HintOutOfTurn)?;
        log_deadline("a hint", hosted.id, Level::HIGHEST, termination);
        Ok(hint)
    }
}

/// Returns a hint and what ended the search for it.
fn hint(game: &Match, seat: Seat) -> Option<(Hint, Termination)> {
    let budget = Budget::nodes(NODES).or_until(Instant::now() + TIME_LIMIT);
    // The player's own randomness is not used: the same position gives the same hint.
    let seed = Seed::new([0; 32]);
    let request = Request { budget, ..Request::level(Level::HIGHEST, seed) };
    let thought = think(&game.position().knowledge(seat), &request).ok()?;
    let line = thought.lines.first().map(|line| line.moves.clone()).unwrap_or_default();
    let is_turn = game.game().turn_end().is_some() && line.first() == Some(&thought.action);
    let mut reasons = reasons(game, seat, &thought.action);
    // An existing hand is not a reason for a move, unless it beats the opponent's.
    let own = game.view(Viewer::Seat(seat)).seats[seat.index()].hand.as_ref().map(|hand| hand.value);
    reasons.retain(
        |reason| !matches!(reason, HintReason::Makes { value, is_better: false, .. } if Some(*value) == own),
    );
    let reply = if is_turn { Vec::new() } else { reply(game, seat, &line) };
    let actions = if is_turn { line } else { vec![thought.action] };
    let hint = Hint { plan: plan(game, seat, &actions), reply, actions, reasons, score: thought.score };
    Some((hint, thought.termination))
}

/// Returns the effects of the second action of a line, in a phase of the game in which both sides move.
fn reply(game: &Match, seat: Seat, line: &[String]) -> Vec<Happening> {
    let [action, reply, ..] = line else { return Vec::new() };
    let mut game = game.clone();
    let viewer = Viewer::Seat(seat);
    if game.view(viewer).task != Task::Move || game.act(seat, action).is_err() {
        return Vec::new();
    }
    game.position().happenings(seat.other(), reply, viewer, Moment::Planned).unwrap_or_default()
}

/// Returns what these actions of a turn would do, as far as the seat can know it.
fn plan(game: &Match, seat: Seat, actions: &[String]) -> Vec<Happening> {
    let mut game = game.clone();
    let mut plan = Vec::new();
    for action in actions {
        let told = game.position().happenings(seat, action, Viewer::Seat(seat), Moment::Planned);
        plan.extend(told.into_iter().flatten());
        if game.act(seat, action).is_err() {
            break;
        }
    }
    plan
}

/// Returns the visible reasons for an action: its capture, its hand, its threat.
fn reasons(game: &Match, seat: Seat, action: &str) -> Vec<HintReason> {
    let name = game.game().name();
    // These signs have this meaning only in the notation of chess.
    let is_chess = matches!(name, "poker" | "mysterious");
    let mut reasons = Vec::new();
    reasons.extend(taken(game, seat, action).map(HintReason::Takes));
    let previews = hand_previews(&*game.position().observe(Viewer::Seat(seat)), seat);
    let made = previews.into_iter().find(|(text, _)| text == action);
    reasons.extend(made.map(|(_, made)| HintReason::Makes {
        hand: made.name,
        value: made.value,
        is_better: made.wins,
    }));
    if is_chess && action.contains('+') {
        reasons.push(HintReason::Checks);
    }
    if is_chess && action.contains('=') {
        reasons.push(HintReason::Promotes);
    }
    reasons
}

/// Returns the visible reasons for an action that a seat may choose.
#[must_use]
pub fn visible_reasons(game: &Match, seat: Seat, action: &str) -> Vec<HintReason> {
    reasons(game, seat, action)
}

/// Returns the reasons of an action that another, worse one lacks.
#[must_use]
pub fn reasons_over(game: &Match, seat: Seat, action: &str, other: &str) -> Vec<HintReason> {
    let others = reasons(game, seat, other);
    let made = others.iter().find_map(|reason| match reason {
        HintReason::Makes { hand, value, .. } => Some((hand, *value)),
        _ => None,
    });
    let over = |reason: HintReason| match (reason, made) {
        (HintReason::Makes { value, .. }, Some((_, than))) if value <= than => None,
        (HintReason::Makes { hand, value, is_better }, Some((than, _))) if hand == *than => {
            Some(HintReason::Makes { hand: value.with_kickers(), value, is_better })
        }
        (reason, _) => Some(reason),
    };
    let own = reasons(game, seat, action).into_iter().filter(|reason| !others.contains(reason));
    own.filter_map(over).collect()
}

/// Returns the capture of an action, as its seat sees it.
fn taken(game: &Match, seat: Seat, action: &str) -> Option<Taken> {
    let (_, square) = action.rsplit_once(['x', ':'])?;
    let view = game.view(Viewer::Seat(seat));
    let place = (0..view.board.squares.len())
        .find(|place| u16::try_from(*place).is_ok_and(|place| square.starts_with(&view.board.name(place))))?;
    Some(match view.board.squares[place].face {
        Some(Face::Card { card, .. }) => Taken::Named(card.to_string()),
        Some(Face::Piece { role, army, .. }) => Taken::Named(army.piece_name(role).to_owned()),
        Some(Face::Known { role, .. }) => Taken::Named(role.name().to_owned()),
        Some(Face::Composite(made)) => {
            let names = view.summoning.iter().flat_map(|summoning| &summoning.names);
            let name = names.into_iter().find(|(square, _)| usize::from(*square) == place);
            match name.map_or_else(|| made.code.to_string(), |(_, name)| name.clone()) {
                name if name.contains(',') => Taken::Composite(name),
                name => Taken::Named(name),
            }
        }
        Some(Face::Covered) => Taken::Covered,
        None => Taken::EnPassant,
    })
}

#[cfg(test)]
mod tests {
    use trickmate_rules::Options;

    use super::*;

    fn reasons_after(name: &str, moves: &[&str], action: &str) -> Vec<HintReason> {
        let game = trickmate_rules::game(name).unwrap();
        let options = Options::new(game.options(), []).unwrap();
        let mut played = Match::new(game, options, Seed::new([1; 32]));
        played.play_all(moves.iter().copied()).unwrap();
        let seat = played.to_act()[0];
        reasons(&played, seat, action)
    }

    fn takes(name: &str) -> HintReason {
        HintReason::Takes(Taken::Named(name.to_owned()))
    }

    #[test]
    fn a_better_move_is_praised_only_for_what_the_other_has_not() {
        let game = trickmate_rules::game("poker").unwrap();
        let options = Options::new(game.options(), []).unwrap();
        let mut played = Match::new(game, options, Seed::new([1; 32]));
        played.play_all(["e4", "e5"]).unwrap();
        let over = |action, other| reasons_over(&played, Seat::First, action, other);
        let makes = |reasons: &[HintReason]| match reasons {
            [HintReason::Makes { hand, .. }] => hand.clone(),
            other => panic!("{other:?}"),
        };
        assert_eq!(over("a3", "h3"), [], "both make the same hand");
        assert_eq!(over("d3", "a3"), [], "the other makes a better one");
        assert_eq!(makes(&over("a3", "d3")), "two pair, aces and tens, K kicker");
        assert_eq!(makes(&over("Ke2", "a3")), "two pair, aces and kings");
    }

    #[test]
    fn a_piece_made_of_cards_is_taken_by_its_name() {
        let position = r#"{"turn": "white", "board": [
            {"at": "a1", "owner": "white", "king": true}, {"at": "a8", "owner": "black", "king": true},
            {"at": "d4", "owner": "white", "made_of": [{"card": "Wazir"}]},
            {"at": "d5", "owner": "black", "made_of": [{"card": "Spear"}]},
            {"at": "e4", "owner": "black", "made_of": [{"card": "Knight"}, {"card": "Ferz"}]}]}"#;
        let game = trickmate_rules::game("summoner").unwrap();
        let options = Options::new(game.options(), []).unwrap();
        let game = Match::from_position(game, options, Seed::new([0; 32]), position.to_owned()).unwrap();
        let taken = |action: &str| {
            let legal = game.position().observe(Viewer::Seat(Seat::First)).legal(Seat::First);
            assert!(legal.iter().any(|text| text == action), "{legal:?}");
            reasons(&game, Seat::First, action)
        };
        assert_eq!(taken("d4:d5"), [takes("Spear")]);
        assert_eq!(taken("d4:e4"), [HintReason::Takes(Taken::Composite("Knight, Ferz".to_owned()))]);
    }

    #[test]
    fn a_hint_tells_what_is_taken_and_which_hand_is_made() {
        let captured = reasons_after("poker", &["e4", "d5"], "exd5");
        assert_eq!(captured[0], takes("Pawn"));
        assert!(matches!(&captured[1..], [HintReason::Makes { .. }]), "{captured:?}");
        let passing = reasons_after("poker", &["e4", "a6", "e5", "d5"], "exd6");
        assert_eq!(passing[0], HintReason::Takes(Taken::EnPassant));
        let checked = reasons_after("poker", &["e4", "f5", "d4", "a6"], "Qh5+");
        assert_eq!(checked.last(), Some(&HintReason::Checks));
        assert_eq!(reasons_after("cardmate", &[], "4Ci3"), []);
        let opening = "4Ci3 4Db6 8Dj2 8Ca7 8Dh3 8Cc6 7Cb1 7Di8 3Cd3 3Di6 8Hc2 4Dc5 JSf3 9Sa7";
        let opening: Vec<&str> = opening.split(' ').collect();
        assert_eq!(reasons_after("cardmate", &opening, "9H:c5"), [takes("4D")]);
    }
}
