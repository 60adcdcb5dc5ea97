//! What a move does to the hands.

use super::position::PokerPosition;
use super::showdown;
use crate::chess::Move;
use crate::poker::hand_selection::{EvaluatedHand, Scene};
use crate::seat::Seat;

impl<D: Copy> PokerPosition<D> {
    /// The best hands of both sides after a legal move.
    pub(super) fn hands_after(&self, action: Move) -> [EvaluatedHand; 2] {
        let board = self.chess.board();
        let (mut next, mut moved) = (*board, self.moved.clone());
        let victim = next.play_unchecked(action);
        moved.note(board, action, victim.map(|(_, square)| square));
        let scene = Scene { board: &next, moved: &moved, ..self.scene() };
        Seat::ALL.map(|seat| scene.best(seat))
    }

    /// What a legal move of the seat to act does to its hand, e.g. "two pair, aces and kings"; after Black's moves, which
    /// bring the hands together unless they are declared, also whose is better. Empty where nothing changes.
    pub(super) fn effect(&self, seat: Seat, action: Move) -> String {
        let now = Seat::ALL.map(|seat| self.scene().best(seat));
        let then = self.hands_after(action);
        let compares = seat == Seat::Second && !self.terms.declare;
        let (winner, own) = (showdown::winner(&then), seat.index());
        if then[own].value == now[own].value && (!compares || winner == showdown::winner(&now)) {
            return String::new();
        }
        // No hands are compared after mate.
        if self.chess.write_move(action).ends_with('#') {
            return String::new();
        }
        let hand = then[own].value.to_string();
        match winner {
            _ if !compares => hand,
            Some(best) if best == seat => format!("{hand}: wins the hand"),
            Some(_) => format!("{hand}: loses the hand"),
            None => format!("{hand}: an equal hand"),
        }
    }
}

#[cfg(test)]
mod tests {
    use crate::{Match, Options, Seat, Viewer, game, kernel::Seed};

    fn effects(moves: &[&str], seat: Seat) -> Vec<(String, String)> {
        let game = game("poker").unwrap();
        let mut played = Match::new(game, Options::new(game.options(), []).unwrap(), Seed::new([0; 32]));
        played.play_all(moves.iter().copied()).unwrap();
        let paths = played.position().observe(Viewer::Seat(seat)).menu_paths(seat);
        paths.into_iter().map(|path| (path.text, path.effect)).collect()
    }

    fn effect_of(all: &[(String, String)], text: &str) -> String {
        all.iter().find(|(other, _)| other == text).unwrap().1.clone()
    }

    #[test]
    fn a_move_says_what_it_does_to_the_hand() {
        let white = effects(&["e4", "e5"], Seat::First);
        assert_eq!(effect_of(&white, "a3"), "", "nothing changes");
        assert_eq!(effect_of(&white, "Ke2"), "two pair, aces and kings");
        let black = effects(&["Nf3", "e5", "e4"], Seat::Second);
        assert!(effect_of(&black, "Ke7").ends_with(" the hand"), "{black:?}");
        assert_eq!(effect_of(&black, "a6"), "", "as equal as before");
    }
}
