//! The effects of moves on the hands.

use std::collections::HashMap;

use super::position::PokerPosition;
use super::showdown;
use crate::chess::Move;
use crate::kernel::card::Rank;
use crate::phrase::{Phrase, phrase};
use crate::poker::hand::HandValue;
use crate::poker::hand_selection::{EvaluatedHand, Scene};
use crate::seat::Seat;

impl<D: Copy> PokerPosition<D> {
    /// Returns the best hands of both sides after a legal move, as far as they are known.
    pub(super) fn hands_after(&self, action: Move) -> [Option<EvaluatedHand>; 2] {
        let board = self.chess.board();
        let (mut next, mut moved) = (*board, self.moved.clone());
        let victim = next.play_unchecked(action);
        moved.note(board, action, victim.map(|(_, square)| square));
        let scene = Scene { board: &next, moved: &moved, ..self.scene() };
        Seat::ALL.map(|seat| self.is_hand_known(seat).then(|| scene.best(seat)))
    }

    /// Checks whether a legal move of the seat, given in notation, leads to a showdown at once.
    pub(super) fn compares_after(&self, seat: Seat, text: &str) -> bool {
        let are_known = Seat::ALL.into_iter().all(|seat| self.is_hand_known(seat));
        // No hands are compared after mate.
        seat == Seat::Second && are_known && !self.terms.declare && !text.ends_with('#')
    }

    /// Returns the effect of each legal move on the hand of the seat to act, e.g. "two pair, aces and kings". Kickers
    /// are added if only they distinguish it from the hand of another move. After Black's moves, unless hands are
    /// declared, it also says whose hand is better. Empty if nothing changes.
    pub(super) fn effects(&self, seat: Seat, moves: &[Move]) -> Vec<Phrase> {
        let value_in = |hands: &[Option<EvaluatedHand>; 2]| {
            hands[seat.index()].as_ref().map_or_else(HandValue::default, |hand| hand.value)
        };
        let winner_of = |hands: &[Option<EvaluatedHand>; 2]| match hands {
            [Some(white), Some(black)] => showdown::winner([white, black], self.terms),
            _ => None,
        };
        let now = self.best_hands();
        let after: Vec<[Option<EvaluatedHand>; 2]> =
            moves.iter().map(|action| self.hands_after(*action)).collect();
        let mut values: Vec<HandValue> = after.iter().map(value_in).collect();
        values.push(value_in(&now));
        values.sort_unstable();
        values.dedup();
        let mut names = HashMap::new();
        for value in values {
            *names.entry(value.to_string()).or_insert(0_usize) += 1;
        }
        let effect = |(action, then): (&Move, &[Option<EvaluatedHand>; 2])| {
            let text = self.chess.write_move(*action);
            let compares = self.compares_after(seat, &text);
            if self.turns_up(*action) {
                return phrase!("turns a card up");
            }
            let (winner, value) = (winner_of(then), value_in(then));
            let is_the_same = value == value_in(&now);
            if text.ends_with('#') || is_the_same && (!compares || winner == winner_of(&now)) {
                return Phrase::default();
            }
            let name = value.to_string();
            let hand = if names.get(&name) > Some(&1) {
                with_kickers(value)
            } else {
                phrase!("{hand}", hand = value)
            };
            match winner {
                _ if !compares => hand,
                Some(best) if best == seat => phrase!("{hand}: wins the hand", hand),
                Some(_) => phrase!("{hand}: loses the hand", hand),
                None => phrase!("{hand}: an equal hand", hand),
            }
        };
        moves.iter().zip(&after).map(effect).collect()
    }
}

/// Returns a hand with the ranks that its name leaves out, as [`HandValue::with_kickers`] does.
fn with_kickers(hand: HandValue) -> Phrase {
    let kickers: Vec<&str> = hand.kickers().map(Rank::symbol).collect();
    match kickers[..] {
        [] => phrase!("{hand}", hand),
        [kicker] => phrase!("{hand}, {kicker} kicker", hand, kicker),
        _ => phrase!("{hand}, {kickers} kickers", hand, kickers = kickers.join(" ")),
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
        paths.into_iter().map(|path| (path.text, path.effect.to_string())).collect()
    }

    fn effect_of(all: &[(String, String)], text: &str) -> String {
        all.iter().find(|(other, _)| other == text).unwrap().1.clone()
    }

    #[test]
    fn hands_of_one_name_are_told_apart_by_their_kickers() {
        let white = effects(&["e4", "e5"], Seat::First);
        assert_eq!(effect_of(&white, "d3"), "two pair, aces and tens, 9 kicker", "a3 keeps the King");
        assert_eq!(effect_of(&white, "Ke2"), "two pair, aces and kings", "no other hand has this name");
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
