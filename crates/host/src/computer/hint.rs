//! Hints: the computer's choice in a player's place, and its reasons.

use std::sync::Arc;
use std::time::{Duration, Instant};

use crate::computer::handle::ComputerRequests;
use crate::error::ServiceError;
use crate::matches::hosted_match::HostedMatch;
use crate::workers::Lane;
use trickmate_engine::{Budget, Level, Request, Score, think};
use trickmate_rules::kernel::Seed;
use trickmate_rules::poker::hand::HandValue;
use trickmate_rules::poker::hand_previews;
use trickmate_rules::view::Face;
use trickmate_rules::{Match, Seat, Viewer};

/// The longest search for a hint: a guard for busy machines.
const TIME_LIMIT: Duration = Duration::from_secs(10);
/// Number of positions searched for a hint.
const NODES: u64 = 60_000;

/// Recommendation of the computer to a player.
#[derive(Clone, Debug, PartialEq)]
pub struct Hint {
    /// The actions of a turn in the game's notation, at least one.
    pub actions: Vec<String>,
    /// Visible reasons for the first action.
    pub merits: Vec<Merit>,
    /// Result that the player can expect with it.
    pub score: Score,
}

/// A visible reason for an action.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Merit {
    /// It takes this.
    Takes(Taken),
    /// It makes a poker hand, which may be the better one.
    Makes {
        /// Name of the hand in poker.
        hand: String,
        /// Value of the hand.
        value: HandValue,
        /// `true` if it beats the other side's.
        is_better: bool,
    },
    /// It gives check.
    Checks,
    /// It promotes a Pawn.
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
    /// A player who does not sit there or is not to act, a match in which there are no hints, too much to do.
    pub async fn hint(self, hosted: &HostedMatch, player: i64) -> Result<Hint, ServiceError> {
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
        let hint = self.service.workers.run(Lane::Computer, move || hint(&game, seat)).await?;
        hint.ok_or(ServiceError::HintOutOfTurn)
    }
}

fn hint(game: &Match, seat: Seat) -> Option<Hint> {
    let budget = Budget::nodes(NODES).or_until(Instant::now() + TIME_LIMIT);
    // The player's own randomness is not used: the same position gives the same hint.
    let seed = Seed::new([0; 32]);
    let request = Request { budget, ..Request::level(Level::HIGHEST, seed) };
    let thought = think(&game.position().knowledge(seat), &request).ok()?;
    let line = thought.lines.first().map(|line| line.moves.clone()).unwrap_or_default();
    let is_turn = game.game().turn_end().is_some() && line.first() == Some(&thought.action);
    let mut merits = merits(game, seat, &thought.action);
    // An existing hand is no reason for a move, unless the move wins with it.
    let own = game.view(Viewer::Seat(seat)).seats[seat.index()].hand.as_ref().map(|hand| hand.value);
    merits.retain(
        |merit| !matches!(merit, Merit::Makes { value, is_better: false, .. } if Some(*value) == own),
    );
    let actions = if is_turn { line } else { vec![thought.action] };
    Some(Hint { actions, merits, score: thought.score })
}

/// Returns the visible reasons for an action: its capture, its hand, its threat.
fn merits(game: &Match, seat: Seat, action: &str) -> Vec<Merit> {
    let name = game.game().name();
    // These signs have this meaning only in the notation of chess.
    let is_chess = matches!(name, "poker" | "mysterious");
    let mut merits = Vec::new();
    merits.extend(taken(game, seat, action).map(Merit::Takes));
    let previews = hand_previews(&*game.position().observe(Viewer::Seat(seat)), seat);
    let made = previews.into_iter().find(|(text, _)| text == action);
    merits.extend(made.map(|(_, made)| Merit::Makes {
        hand: made.name,
        value: made.value,
        is_better: made.wins,
    }));
    if is_chess && action.contains('+') {
        merits.push(Merit::Checks);
    }
    if is_chess && action.contains('=') {
        merits.push(Merit::Promotes);
    }
    merits
}

/// Returns the merits of an action that another, worse one lacks.
#[must_use]
pub fn merits_over(game: &Match, seat: Seat, action: &str, other: &str) -> Vec<Merit> {
    let others = merits(game, seat, other);
    let made = others.iter().find_map(|merit| match merit {
        Merit::Makes { hand, value, .. } => Some((hand, *value)),
        _ => None,
    });
    let over = |merit: Merit| match (merit, made) {
        (Merit::Makes { value, .. }, Some((_, than))) if value <= than => None,
        (Merit::Makes { hand, value, is_better }, Some((than, _))) if hand == *than => {
            Some(Merit::Makes { hand: value.with_kickers(), value, is_better })
        }
        (merit, _) => Some(merit),
    };
    let own = merits(game, seat, action).into_iter().filter(|merit| !others.contains(merit));
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
        Some(Face::Piece { role, .. } | Face::Known { role, .. }) => Taken::Named(role.name().to_owned()),
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

    fn merits_after(name: &str, moves: &[&str], action: &str) -> Vec<Merit> {
        let game = trickmate_rules::game(name).unwrap();
        let options = Options::new(game.options(), []).unwrap();
        let mut played = Match::new(game, options, Seed::new([1; 32]));
        played.play_all(moves.iter().copied()).unwrap();
        let seat = played.to_act()[0];
        merits(&played, seat, action)
    }

    fn takes(name: &str) -> Merit {
        Merit::Takes(Taken::Named(name.to_owned()))
    }

    #[test]
    fn a_better_move_is_praised_only_for_what_the_other_has_not() {
        let game = trickmate_rules::game("poker").unwrap();
        let options = Options::new(game.options(), []).unwrap();
        let mut played = Match::new(game, options, Seed::new([1; 32]));
        played.play_all(["e4", "e5"]).unwrap();
        let over = |action, other| merits_over(&played, Seat::First, action, other);
        let makes = |merits: &[Merit]| match merits {
            [Merit::Makes { hand, .. }] => hand.clone(),
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
            merits(&game, Seat::First, action)
        };
        assert_eq!(taken("d4:d5"), [takes("Spear")]);
        assert_eq!(taken("d4:e4"), [Merit::Takes(Taken::Composite("Knight, Ferz".to_owned()))]);
    }

    #[test]
    fn a_hint_tells_what_is_taken_and_which_hand_is_made() {
        let captured = merits_after("poker", &["e4", "d5"], "exd5");
        assert_eq!(captured[0], takes("Pawn"));
        assert!(matches!(&captured[1..], [Merit::Makes { .. }]), "{captured:?}");
        let passing = merits_after("poker", &["e4", "a6", "e5", "d5"], "exd6");
        assert_eq!(passing[0], Merit::Takes(Taken::EnPassant));
        let checked = merits_after("poker", &["e4", "f5", "d4", "a6"], "Qh5+");
        assert_eq!(checked.last(), Some(&Merit::Checks));
        assert_eq!(merits_after("cardmate", &[], "4Ci3"), []);
        let opening = "4Ci3 4Db6 8Dj2 8Ca7 8Dh3 8Cc6 7Cb1 7Di8 3Cd3 3Di6 8Hc2 4Dc5 JSf3 9Sa7";
        let opening: Vec<&str> = opening.split(' ').collect();
        assert_eq!(merits_after("cardmate", &opening, "9H:c5"), [takes("4D")]);
    }
}
