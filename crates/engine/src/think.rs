//! Choosing a move from a seat's knowledge.

use trickmate_rules::Knowledge;

use crate::error::ThinkError;
use crate::games::{cardmate, mysterious, poker, summoner};
use crate::limits::Termination;
use crate::request::Request;
use crate::thought::{Comparison, Thought};

/// Enough for the longest line of a search.
const STACK: usize = 8 << 20;

/// Chooses an action for a seat that is to act, from its own knowledge.
///
/// ```
/// use trickmate_engine::{Budget, Request, think};
/// use trickmate_rules::kernel::Seed;
/// use trickmate_rules::{Match, Options, Seat};
///
/// let game = trickmate_rules::game("mysterious").unwrap();
/// let begun = Match::new(game, Options::new(game.options(), [])?, Seed::new([1; 32]));
/// // The player never sees the match, only what its seat knows of it.
/// let knowledge = begun.position().knowledge(Seat::First);
/// let request = Request::budget(Budget::nodes(500), Seed::new([2; 32]));
/// assert_eq!(think(&knowledge, &request)?, think(&knowledge, &request)?);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Errors
/// There is nothing to choose: the game is over, or the seat is not to act.
pub fn think(knowledge: &Knowledge, request: &Request) -> Result<Thought, ThinkError> {
    let request = &request.with_failsafe();
    on_a_large_stack(|| dispatch(knowledge, request))
}

/// Compares a seat's actions with the player's own choice, both from the seat's knowledge before them. `played` has the
/// actions in full notation: one, or in a game whose turns have several those of the turn. Each of the two may cost the
/// whole budget.
///
/// ```
/// use trickmate_engine::{Budget, Request, compare};
/// use trickmate_rules::kernel::Seed;
/// use trickmate_rules::{Match, Options, Seat};
///
/// let game = trickmate_rules::game("poker").unwrap();
/// let begun = Match::new(game, Options::new(game.options(), [])?, Seed::new([1; 32]));
/// let knowledge = begun.position().knowledge(Seat::First);
/// let request = Request::budget(Budget::nodes(500), Seed::new([0; 32]));
/// let compared = compare(&knowledge, &["f3".to_owned()], &request)?;
/// assert_eq!(compared.played.unwrap().moves[0], "f3");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Errors
/// There is nothing to choose: the game is over, or the seat is not to act.
pub fn compare(
    knowledge: &Knowledge,
    played: &[String],
    request: &Request,
) -> Result<Comparison, ThinkError> {
    let request = &request.with_failsafe();
    on_a_large_stack(|| match knowledge {
        Knowledge::Summoner(known) => summoner::compare(known, played, request),
        _ => {
            let best = dispatch(knowledge, request)?;
            if played == [best.action.as_str()] {
                let (played, termination) = (best.lines.first().cloned(), best.termination);
                return Ok(Comparison { best, played, termination });
            }
            let only = played.first().cloned();
            let weighed = dispatch(knowledge, &Request { only: only.clone(), lines: 1, ..request.clone() });
            let ended = weighed.as_ref().map_or(Termination::Complete, |thought| thought.termination);
            let termination = best.termination.max(ended);
            let line = weighed.ok().and_then(|thought| thought.lines.into_iter().next());
            let played = line.filter(|line| line.moves.first() == only.as_ref());
            Ok(Comparison { best, played, termination })
        }
    })
}

/// Runs the work on a new thread with a large stack, which a long line needs.
fn on_a_large_stack<T: Send>(work: impl Fn() -> T + Sync) -> T {
    std::thread::scope(|scope| {
        let thread = std::thread::Builder::new().stack_size(STACK);
        match thread.spawn_scoped(scope, &work) {
            Ok(handle) => handle.join().unwrap_or_else(|panic| std::panic::resume_unwind(panic)),
            Err(_) => work(),
        }
    })
}

fn dispatch(knowledge: &Knowledge, request: &Request) -> Result<Thought, ThinkError> {
    match knowledge {
        Knowledge::Cardmate(known) => cardmate::think(known, request),
        Knowledge::Poker(known) => poker::think(known, request),
        Knowledge::Mysterious(known) => mysterious::think(known, request),
        Knowledge::Summoner(known) => summoner::think(known, request),
    }
}
