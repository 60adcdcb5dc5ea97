//! A seat's plan for the cards that it still has to place: a list, a ready array, or chance.
//!
//! A plan is not part of the rules. It gives one placing whenever it is the seat's turn, based only on what the seat
//! knows. So it sees squares that the other seat has covered first, and avoids them.

use std::error::Error;
use std::fmt;
use std::str::FromStr;

use super::card::SIDE;
use super::knowledge::{Knowledge, SeenCard, Stage};
use super::notation;
use super::own_array::OwnArray;
use crate::chess::{Role, Square8};
use crate::excerpt::excerpt;
use crate::kernel::{SeedRng, Square};
use crate::mysterious::input::normalise;
use crate::phrase::{Phrase, Word, phrase};
use crate::seat::Seat;

/// The number of ranks in a seat's own half of the board.
const OWN_HALF: u8 = 4;
/// The text of the plan that leaves everything to chance.
const AT_RANDOM: &str = "random";

/// The word before an array of the player's own.
const OWN: &str = "own ";

/// A rank of an array without cards.
const EMPTY: &str = "........";

/// Squares for all sixteen cards of a side.
#[derive(Debug, PartialEq, Eq)]
pub struct ReadyArray {
    /// Its name, e.g. `fortress`.
    pub name: &'static str,
    /// The ranks as its side sees them, its own first: the letters of the kinds, a dot for an empty square.
    ranks: &'static [&'static str],
}

impl ReadyArray {
    /// All ready arrays. Except for the usual array of chess, they put the Pawns where flipping promotes them;
    /// otherwise most games are lost before the first move.
    pub const ALL: [ReadyArray; 4] = [
        ReadyArray {
            name: "fortress",
            ranks: &["KRBQBRN.", "...N....", EMPTY, EMPTY, EMPTY, EMPTY, EMPTY, "PPPPPPPP"],
        },
        ReadyArray {
            name: "storm",
            ranks: &["RNB..BNR", EMPTY, EMPTY, EMPTY, EMPTY, EMPTY, "Q......K", "PPPPPPPP"],
        },
        ReadyArray {
            name: "raiders",
            ranks: &["R.B..B.R", EMPTY, EMPTY, EMPTY, "....Q...", "..N..N..", "K.......", "PPPPPPPP"],
        },
        ReadyArray { name: "chess", ranks: &["RNBQKBNR", "PPPPPPPP"] },
    ];

    /// Returns the array with this name.
    #[must_use]
    pub fn named(name: &str) -> Option<&'static Self> {
        const { &Self::ALL }.iter().find(|array| array.name == name)
    }

    /// Returns the kinds with their squares, for a seat.
    pub fn squares(&self, seat: Seat) -> impl Iterator<Item = (Role, Square8)> {
        (0_i8..).zip(self.ranks).flat_map(move |(rank, row)| {
            (0_i8..).zip(row.chars()).filter_map(move |(file, letter)| {
                let rank = if seat == Seat::First { rank } else { 7 - rank };
                Some((Role::from_letter(letter)?, Square::at(file, rank)?))
            })
        })
    }
}

/// A seat's intention for the cards that it has not placed yet.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PlacingPlan {
    /// All go to random squares of the own half.
    AtRandom,
    /// A ready array.
    Array(&'static ReadyArray),
    /// An array of the player's own.
    Own(OwnArray),
    /// These placings, in this order; no further ones.
    Listed(Vec<(Option<Role>, Square8)>),
}

/// The next step of a plan.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NextPlacing {
    /// This placing, in the game's notation.
    Place(String),
    /// Nothing: the plan is complete.
    Done,
    /// The card of a listed placing can no longer go to this square.
    Blocked(Square8),
}

/// Reason why a text is not a plan.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PlacingPlanError {
    /// A part of it is not a placing.
    Unreadable(String),
    /// Two cards on one square.
    Twice(Square8),
    /// A square that is not empty.
    Covered(Square8),
    /// More cards of a kind than the seat holds.
    NotHeld(Role),
    /// A kind although nobody knows the placed cards, or none although the seat chooses.
    Kind(String),
    /// No cards are placed now.
    NotPlacing,
}

impl PlacingPlanError {
    /// Returns the reason as a sentence that can be translated.
    #[must_use]
    pub fn phrase(&self) -> Phrase {
        match self {
            Self::Unreadable(text) => {
                phrase!("{text} is not a placing; write a card and a square, such as N@c3", text)
            }
            Self::Twice(square) => phrase!("{square} is named twice", square = *square),
            Self::Covered(square) => phrase!("{square} is covered already", square = *square),
            Self::NotHeld(role) => phrase!("you do not hold that many: {name}", name = Word(role.name())),
            Self::Kind(text) => phrase!("{text} is not written as cards are placed here", text),
            Self::NotPlacing => phrase!("no cards are placed now"),
        }
    }
}

impl fmt::Display for PlacingPlanError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.phrase().fmt(f)
    }
}

impl Error for PlacingPlanError {}

impl PlacingPlan {
    /// Reads several placings, with commas, semicolons or spaces between; `None` for a text that is at most one.
    ///
    /// # Errors
    /// Several placings, if one of them cannot be read, or not all of them can be performed as far as the seat knows.
    pub fn several(known: &Knowledge, text: &str) -> Option<Result<Self, PlacingPlanError>> {
        let is_comma = |letter: char| matches!(letter, ',' | ';');
        let is_placing = |part: &String| notation::read_placing(&normalise(part)).is_ok();
        let mut parts: Vec<String> = Vec::new();
        for part in text.split(is_comma) {
            // Between commas spaces may be the writer's habit: `N @ c3, Q d1`.
            let joined: String = part.split_whitespace().collect();
            match text.contains(is_comma) && is_placing(&joined) {
                true => parts.push(joined),
                false => parts.extend(part.split_whitespace().map(str::to_owned)),
            }
        }
        // `N c3` is one placing in two words.
        let are_several = parts.len() > 1 && parts.iter().filter(|part| is_placing(part)).count() > 1;
        are_several.then(|| Self::listed(known, &parts))
    }

    fn listed(known: &Knowledge, parts: &[String]) -> Result<Self, PlacingPlanError> {
        let Stage::Placing(hand) = known.stage() else { return Err(PlacingPlanError::NotPlacing) };
        let mut hand = hand.clone();
        let mut list: Vec<(Option<Role>, Square8)> = Vec::new();
        for part in parts.iter().take(2 * SIDE) {
            let (role, square) = notation::read_placing(&normalise(part))
                .map_err(|_| PlacingPlanError::Unreadable(excerpt(part)))?;
            if list.iter().any(|(_, other)| *other == square) {
                return Err(PlacingPlanError::Twice(square));
            }
            if known.on(square).is_some() {
                return Err(PlacingPlanError::Covered(square));
            }
            match (&mut hand, role) {
                (Some(hand), Some(role)) => {
                    let place = hand.iter().position(|held| *held == role);
                    hand.swap_remove(place.ok_or(PlacingPlanError::NotHeld(role))?);
                }
                (None, None) => {}
                _ => return Err(PlacingPlanError::Kind(notation::placing(role, square))),
            }
            list.push((role, square));
        }
        Ok(Self::Listed(list))
    }

    /// Counts the placings of a list that are left, as far as the seat knows; `None` for a plan of all cards.
    #[must_use]
    pub fn listed_left(&self, known: &Knowledge) -> Option<usize> {
        let Self::Listed(list) = self else { return None };
        Some(list.iter().filter(|placing| !is_done(known, placing)).count())
    }

    /// Returns the next step, given the seat's current knowledge. Draws from `chance` if the plan leaves a choice.
    #[must_use]
    pub fn next(&self, known: &Knowledge, chance: &mut SeedRng) -> NextPlacing {
        let Stage::Placing(hand) = known.stage() else { return NextPlacing::Done };
        if hand.as_ref().is_some_and(Vec::is_empty) {
            return NextPlacing::Done;
        }
        let hand = hand.as_deref();
        let place = |(role, square)| NextPlacing::Place(notation::placing(role, square));
        match self {
            Self::AtRandom => at_random(known, hand, chance).map_or(NextPlacing::Done, place),
            Self::Array(array) => array_or_chance(array.squares(known.seat()), known, hand, chance)
                .map_or(NextPlacing::Done, place),
            Self::Own(array) => array_or_chance(array.squares(known.seat()), known, hand, chance)
                .map_or(NextPlacing::Done, place),
            Self::Listed(list) => {
                let Some(next) = list.iter().find(|placing| !is_done(known, placing)) else {
                    return NextPlacing::Done;
                };
                match known.on(next.1) {
                    None => place(*next),
                    Some(_) => NextPlacing::Blocked(next.1),
                }
            }
        }
    }
}

/// Checks whether a listed placing has been performed. In the casual variation a covered square counts as well.
fn is_done(known: &Knowledge, (role, square): &(Option<Role>, Square8)) -> bool {
    match (known.on(*square), role) {
        (Some(SeenCard::Own(placed)), Some(role)) => placed == *role,
        (Some(_), None) => true,
        _ => false,
    }
}

fn draw<T: Copy>(items: &[T], chance: &mut SeedRng) -> Option<T> {
    if items.is_empty() {
        return None;
    }
    items.get(chance.below(items.len() as u32) as usize).copied()
}

/// Returns a card of the hand with a square that the array has for it, otherwise one at random. Their order reveals nothing.
fn array_or_chance(
    array: impl Iterator<Item = (Role, Square8)>,
    known: &Knowledge,
    hand: Option<&[Role]>,
    chance: &mut SeedRng,
) -> Option<(Option<Role>, Square8)> {
    let held = hand.unwrap_or_default();
    let fits = |(role, square): &(Role, Square8)| held.contains(role) && known.on(*square).is_none();
    let fitting: Vec<(Role, Square8)> = array.filter(fits).collect();
    let drawn = draw(&fitting, chance).map(|(role, square)| (Some(role), square));
    drawn.or_else(|| at_random(known, hand, chance))
}

/// Returns a card of the hand, or the next of the pack, for an empty square of the own half: Pawns before the first
/// rank, the King on it, if there is room.
fn at_random(
    known: &Knowledge,
    hand: Option<&[Role]>,
    chance: &mut SeedRng,
) -> Option<(Option<Role>, Square8)> {
    let role = match hand {
        Some(hand) => Some(draw(hand, chance)?),
        None => None,
    };
    let rank = |square: &Square8| match known.seat() {
        Seat::First => square.rank(),
        Seat::Second => 7 - square.rank(),
    };
    let suits = |square: &Square8| match role {
        Some(Role::King) => rank(square) == 0,
        Some(Role::Pawn) => (1..OWN_HALF).contains(&rank(square)),
        _ => rank(square) < OWN_HALF,
    };
    let all: Vec<Square8> = known.empty().collect();
    let within = |wanted: &dyn Fn(&Square8) -> bool| -> Vec<Square8> {
        all.iter().copied().filter(|square| wanted(square)).collect()
    };
    let square = draw(&within(&suits), chance)
        .or_else(|| draw(&within(&|square| rank(square) < OWN_HALF), chance))
        .or_else(|| draw(&all, chance))?;
    Some((role, square))
}

/// The text form: `random`, `array fortress`, `own` with White's placings, or the placings.
impl fmt::Display for PlacingPlan {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::AtRandom => f.write_str(AT_RANDOM),
            Self::Array(array) => write!(f, "array {}", array.name),
            Self::Own(array) => write!(f, "{OWN}{array}"),
            Self::Listed(list) => {
                let texts: Vec<String> =
                    list.iter().map(|(role, square)| notation::placing(*role, *square)).collect();
                f.write_str(&texts.join(" "))
            }
        }
    }
}

impl FromStr for PlacingPlan {
    type Err = PlacingPlanError;

    fn from_str(text: &str) -> Result<Self, PlacingPlanError> {
        let unreadable = |part: &str| PlacingPlanError::Unreadable(excerpt(part));
        if text == AT_RANDOM {
            return Ok(Self::AtRandom);
        }
        if let Some(name) = text.strip_prefix("array ") {
            return ReadyArray::named(name).map(Self::Array).ok_or_else(|| unreadable(text));
        }
        if let Some(array) = text.strip_prefix(OWN) {
            return array.parse().map(Self::Own).map_err(|_| unreadable(text));
        }
        let placing = |part: &str| notation::read_placing(part).map_err(|_| unreadable(part));
        text.split_whitespace().map(placing).collect::<Result<_, _>>().map(Self::Listed)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::kernel::Seed;
    use crate::{Knowledge as AnyKnowledge, Match, Options, game};

    fn begin(options: &[(&str, &str)]) -> Match {
        let game = game("mysterious").unwrap();
        let options = Options::new(game.options(), options.iter().copied()).unwrap();
        Match::new(game, options, Seed::new([3; 32]))
    }

    fn known(game: &Match, seat: Seat) -> Knowledge {
        match game.position().knowledge(seat) {
            AnyKnowledge::Mysterious(known) => known,
            other => panic!("{other:?}"),
        }
    }

    /// Plays both plans until the placing is over; returns the number of placed cards.
    fn play(game: &mut Match, plans: [&PlacingPlan; 2]) -> usize {
        let mut chance = Seed::new([5; 32]).chance("test");
        for placed in 0.. {
            let seat = game.to_act()[0];
            match plans[seat.index()].next(&known(game, seat), &mut chance) {
                NextPlacing::Place(text) => game.act(seat, &text).unwrap(),
                NextPlacing::Done => return placed,
                NextPlacing::Blocked(square) => panic!("{square}"),
            };
        }
        0
    }

    #[test]
    fn every_array_has_all_cards_of_a_side() {
        for array in &ReadyArray::ALL {
            for seat in Seat::ALL {
                let mut letters: Vec<char> = array.squares(seat).map(|(role, _)| role.letter()).collect();
                letters.sort_unstable();
                assert_eq!(letters.into_iter().collect::<String>(), "BBKNNPPPPPPPPQRR", "{}", array.name);
            }
            let name = format!("array {}", array.name);
            assert_eq!(name.parse::<PlacingPlan>().unwrap().to_string(), name);
        }
    }

    #[test]
    fn chess_against_chess_is_chess() {
        let mut game = begin(&[]);
        let chess = "array chess".parse().unwrap();
        let own = "own R@a1 N@b1 B@c1 Q@d1 K@e1 B@f1 N@g1 R@h1 P@a2 P@b2 P@c2 P@d2 P@e2 P@f2 P@g2 P@h2";
        assert_eq!(play(&mut game, [&chess, &own.parse().unwrap()]), 32);
        for seat in Seat::ALL {
            for (role, square) in ReadyArray::named("chess").unwrap().squares(seat) {
                // A seat knows its own placed cards while they are face down.
                assert_eq!(known(&game, seat).on(square), Some(SeenCard::Own(role)));
            }
        }
    }

    #[test]
    fn plans_get_round_what_the_other_seat_covers() {
        for (one, other) in [("random", "array raiders"), ("array storm", "random"), ("random", "random")] {
            let mut game = begin(&[]);
            let plans = [one, other].map(|text| text.parse::<PlacingPlan>().unwrap());
            assert_eq!(play(&mut game, [&plans[0], &plans[1]]), 32, "{one}, {other}");
            let mut casual = begin(&[("variant", "casual")]);
            assert_eq!(play(&mut casual, [&PlacingPlan::AtRandom; 2]), 32);
        }
    }

    #[test]
    fn several_placings_are_a_list_and_one_is_none() {
        let game = begin(&[]);
        let seen = known(&game, Seat::First);
        for one in ["N@c3", "N c3", "Knight c3", "N @ c3", "c3", "random", ""] {
            assert!(PlacingPlan::several(&seen, one).is_none(), "{one}");
        }
        for (typed, meant) in [
            ("Ke1 Qd1", "K@e1 Q@d1"),
            ("Ke1 Qd1, Ra1 Rh1", "K@e1 Q@d1 R@a1 R@h1"),
            ("n @ c3, Rook a1;P@b2", "N@c3 R@a1 P@b2"),
            ("♔@e1, ♙@e2", "K@e1 P@e2"),
        ] {
            let plan = PlacingPlan::several(&seen, typed).unwrap().unwrap();
            assert_eq!(plan.to_string(), meant, "{typed}");
            assert_eq!(meant.parse(), Ok(plan));
        }
        let refused = |typed: &str| PlacingPlan::several(&seen, typed).unwrap().unwrap_err();
        assert_eq!(refused("Ke1 Kd1"), PlacingPlanError::NotHeld(Role::King));
        assert_eq!(refused("Ke1 Qe1"), PlacingPlanError::Twice("e1".parse().unwrap()));
        assert_eq!(refused("Ke1 Qd1 z9"), PlacingPlanError::Unreadable("z9".to_owned()));
        assert_eq!(refused("@e1 @d1"), PlacingPlanError::Kind("@e1".to_owned()));
        let casual = begin(&[("variant", "casual")]);
        let several = |typed| PlacingPlan::several(&known(&casual, Seat::First), typed).unwrap();
        assert_eq!(several("@e1 d1").unwrap().to_string(), "@e1 @d1");
        assert_eq!(several("Ke1 Qd1").unwrap_err(), PlacingPlanError::Kind("K@e1".to_owned()));
    }

    #[test]
    fn a_list_stops_where_its_square_is_covered() {
        let mut game = begin(&[]);
        let plan = PlacingPlan::several(&known(&game, Seat::First), "Ke1, Qd1").unwrap().unwrap();
        let mut chance = Seed::new([5; 32]).chance("test");
        game.play_all(["K@e1", "P@d1"]).unwrap();
        let next = plan.next(&known(&game, Seat::First), &mut chance);
        assert_eq!(next, NextPlacing::Blocked("d1".parse().unwrap()));
        game.play_all(["P@a2", "P@h7"]).unwrap();
        let plan = PlacingPlan::several(&known(&game, Seat::First), "Qd2, Rh1").unwrap().unwrap();
        game.act(Seat::First, "Q@d2").unwrap();
        game.act(Seat::Second, "P@h6").unwrap();
        let seen = known(&game, Seat::First);
        assert_eq!(plan.next(&seen, &mut chance), NextPlacing::Place("R@h1".to_owned()));
        game.act(Seat::First, "R@h1").unwrap();
        assert_eq!(plan.next(&known(&game, Seat::First), &mut chance), NextPlacing::Done);
    }
}
