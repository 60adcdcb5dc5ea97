//! The matches in which moves can be planned.

use crate::clocks::time_control::TimeControl;
use crate::conditional_moves::error::ConditionalMoveError;
use crate::error::{Refused, ServiceError};
use crate::matches::hosted_match::HostedMatch;
use crate::workers::debug_assert_at_work;
use trickmate_rules::{Match, Seat, Viewer};

/// Returns `true` if moves can be planned in a match from its current position on. That needs two people, no running
/// clock for the whole game, no hidden information, and turns of one action. Examines the position, so do not call it
/// on async threads.
#[must_use]
pub fn is_plannable(hosted: &HostedMatch) -> bool {
    debug_assert_at_work();
    let is_correspondence = !matches!(hosted.time, TimeControl::Live { .. });
    is_correspondence && hosted.computer.is_none() && hosted.teams.is_none() && is_open(&hosted.game)
}

/// Returns `true` if a match is running, all viewers know its position, and the turn is one action of one seat.
fn is_open(game: &Match) -> bool {
    let position = game.position();
    let all = position.observe(Viewer::Omniscient).text();
    let mut viewers = Seat::ALL.map(Viewer::Seat).into_iter().chain([Viewer::Public]);
    game.outcome().is_none()
        && game.game().turn_end().is_none()
        && !position.is_simultaneous()
        && viewers.all(|viewer| position.observe(viewer).text() == all)
}

/// Makes the next move of a plan; returns it in full notation.
///
/// # Errors
/// A position in which nothing can be planned, a move that the rules refuse; the match is then unchanged.
pub fn planned_step(game: &mut Match, text: &str) -> Result<String, ServiceError> {
    debug_assert_at_work();
    next_step(game, text)
}

fn next_step(game: &mut Match, text: &str) -> Result<String, ServiceError> {
    let &[seat] = &game.to_act()[..] else { return Err(ConditionalMoveError::NotBeyond.into()) };
    if !is_open(game) {
        return Err(ConditionalMoveError::NotBeyond.into());
    }
    let mut after = game.clone();
    let ply = after.act(seat, text).map_err(|refusal| Refused { text: text.to_owned(), refusal });
    let ply = ply.map_err(ServiceError::Refused)?;
    let (text, reveals) = (ply.text.clone(), ply.reveals);
    // Turns of several actions cannot be planned.
    if reveals || after.to_act() == [seat] {
        return Err(ConditionalMoveError::NotBeyond.into());
    }
    *game = after;
    Ok(text)
}

#[cfg(test)]
mod tests {
    use super::*;
    use trickmate_rules::kernel::Seed;
    use trickmate_rules::{Options, game};

    fn begun(name: &str, options: &[(&str, &str)]) -> Match {
        let game = game(name).unwrap();
        let options = Options::new(game.options(), options.iter().copied()).unwrap();
        Match::new(game, options, Seed::new([7; 32]))
    }

    #[test]
    fn games_are_open_where_everybody_knows_everything() {
        for options in [&[][..], &[("deal", "suits")], &[("deal", "predefined"), ("palace", "king")]] {
            assert!(is_open(&begun("cardmate", options)), "{options:?}");
        }
        for options in [&[][..], &[("deal", "random")], &[("size", "7")], &[("hands", "declare")]] {
            assert!(is_open(&begun("poker", options)), "{options:?}");
        }
        for options in [&[("faces", "down"), ("deal", "random")][..], &[("hole", "1")]] {
            assert!(!is_open(&begun("poker", options)), "{options:?}");
        }
        for variant in ["secret", "casual"] {
            assert!(!is_open(&begun("mysterious", &[("variant", variant)])), "{variant}");
        }
        assert!(!is_open(&begun("summoner", &[])));
    }

    #[test]
    fn nothing_is_planned_beyond_a_choice_at_the_same_time() {
        let mut game = begun("poker", &[("hands", "declare")]);
        let mut plies = 0;
        let stopped = loop {
            let text = game.legal(Viewer::Public).swap_remove(0);
            match next_step(&mut game, &text) {
                Ok(_) => plies += 1,
                Err(error) => break error,
            }
            assert!(plies < 200, "nobody declares");
        };
        assert!(
            matches!(stopped, ServiceError::ConditionalMove(ConditionalMoveError::NotBeyond)),
            "{stopped}"
        );
        // A move of each side, then both declare.
        assert_eq!((plies, game.plies().len()), (2, 2));
    }
}
