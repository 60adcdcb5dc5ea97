//! Poker Chess once more, plainly: hands by trying every set of pieces, scores and ends from the words of the rules. It
//! shares nothing with the library.

use std::cmp::Ordering;
use std::collections::BTreeMap;

use serde_json::Value;

use super::slow_chess::{SlowChess, SlowMove, name, square};

/// Rank from 2 to 14, and suit.
type Card = (u8, char);

/// Category from 0 (high card) to 9 (five of a kind), then the ranks that decide between equals.
pub type Worth = (u8, Vec<u8>);

#[derive(Clone)]
pub struct Variant {
    pub limit: Option<u32>,
    pub bonus: u32,
    pub unmoved: bool,
    pub recent: bool,
    pub size: usize,
    pub wild: bool,
}

pub struct SlowPoker {
    pub chess: SlowChess,
    deal: BTreeMap<usize, Card>,
    moved: Vec<usize>,
    variant: Variant,
    pub score: [u32; 2],
    past: Vec<String>,
    /// The winner, if any, and the reason.
    pub outcome: Option<(Option<bool>, &'static str)>,
}

fn card(text: &str) -> Card {
    let rank = "23456789TJQKA".find(&text[..1]).unwrap() as u8 + 2;
    (rank, text.chars().nth(1).unwrap())
}

impl SlowPoker {
    /// Reads the position's JSON form, with the deal as an object.
    pub fn new(fen: &str, deal: &Value, variant: Variant) -> Self {
        let deal = deal.as_object().unwrap();
        let chess = SlowChess::from_fen(fen);
        Self {
            past: vec![chess.identity()],
            chess,
            deal: deal.iter().map(|(at, text)| (square(at), card(text.as_str().unwrap()))).collect(),
            moved: Vec::new(),
            variant,
            score: [0; 2],
            outcome: None,
        }
    }

    pub fn play(&mut self, action: SlowMove) {
        let black = !self.chess.white;
        let castled = self.chess.castled_rook(action);
        let taken = self.chess.play(action);
        self.moved.retain(|known| Some(*known) != taken && *known != action.from);
        if let Some((rook, target)) = castled {
            self.moved.retain(|known| *known != rook);
            self.moved.push(target);
        }
        self.moved.push(action.to);
        self.past.push(self.chess.identity());
        let ending = self.ending();
        if ending == Some("checkmate") {
            self.score[usize::from(black)] += self.variant.bonus;
        } else if black {
            match self.worth(true).cmp(&self.worth(false)) {
                Ordering::Greater => self.score[0] += 1,
                Ordering::Less => self.score[1] += 1,
                Ordering::Equal => {}
            }
        }
        let lead = match self.score[0].cmp(&self.score[1]) {
            Ordering::Greater => Some(true),
            Ordering::Less => Some(false),
            Ordering::Equal => None,
        };
        self.outcome = match ending {
            Some(reason) => Some((lead, reason)),
            None if self
                .variant
                .limit
                .is_some_and(|limit| self.score[0].abs_diff(self.score[1]) >= limit) =>
            {
                Some((lead, "wipeout"))
            }
            None => None,
        };
    }

    fn ending(&self) -> Option<&'static str> {
        let now = self.past.last().unwrap();
        if self.chess.moves().is_empty() {
            Some(if self.chess.in_check(self.chess.white) { "checkmate" } else { "stalemate" })
        } else if self.chess.is_dead() {
            Some("insufficient material")
        } else if self.past.iter().filter(|known| *known == now).count() >= 3 {
            Some("threefold repetition")
        } else {
            (self.chess.quiet >= 100).then_some("fifty moves")
        }
    }

    /// Returns every set of pieces that may pull together.
    fn sets(&self, white: bool) -> Vec<Vec<usize>> {
        let own = |at: &usize| self.chess.squares[*at].is_some_and(|man| man.1 == white);
        if self.variant.recent {
            let latest: Vec<usize> = self.moved.iter().rev().copied().filter(own).collect();
            return vec![latest.into_iter().take(self.variant.size).collect()];
        }
        let men = |role: char| -> Vec<usize> {
            let may_pull = |at: &usize| self.variant.unmoved || self.moved.contains(at);
            (0..64).filter(|at| self.chess.squares[*at] == Some((role, white)) && may_pull(at)).collect()
        };
        let queens = if men('q').is_empty() { men('b') } else { men('q') };
        let knights = if self.variant.size == 7 { men('n') } else { Vec::new() };
        let mut sets = vec![Vec::new()];
        for (men, max) in [(men('k'), 1), (queens, 1), (men('r'), 2), (men('p'), 1), (knights, 2)] {
            let mut longer = Vec::new();
            for chosen in 0..1_u32 << men.len() {
                if chosen.count_ones() as usize != max.min(men.len()) {
                    continue;
                }
                for set in &sets {
                    let mut set: Vec<usize> = set.clone();
                    set.extend(
                        men.iter().enumerate().filter(|(i, _)| chosen >> i & 1 == 1).map(|(_, at)| *at),
                    );
                    longer.push(set);
                }
            }
            sets = longer;
        }
        sets
    }

    /// Returns the different choices of cards a side has, as names of squares in the order of the alphabet.
    pub fn choices(&self, white: bool) -> Vec<Vec<String>> {
        let mut choices: Vec<Vec<String>> = self
            .sets(white)
            .into_iter()
            .map(|set| {
                let mut names: Vec<String> =
                    set.into_iter().filter(|at| self.deal.contains_key(at)).map(name).collect();
                names.sort_unstable();
                names
            })
            .collect();
        choices.sort_unstable();
        choices.dedup();
        choices
    }

    /// Returns the worth of the hand that the cards on these squares make.
    pub fn worth_of(&self, squares: &[String]) -> Worth {
        let cards: Vec<Card> = squares.iter().map(|at| self.deal[&square(at)]).collect();
        if self.variant.wild { wild(&cards) } else { worth(&cards) }
    }

    /// Returns the best choice, the alphabetically first of equal ones.
    pub fn best(&self, white: bool) -> (Worth, Vec<String>) {
        let mut best: Option<(Worth, Vec<String>)> = None;
        for squares in self.choices(white) {
            let worth = self.worth_of(&squares);
            if best.as_ref().is_none_or(|(known, _)| worth > *known) {
                best = Some((worth, squares));
            }
        }
        best.unwrap()
    }

    fn worth(&self, white: bool) -> Worth {
        self.best(white).0
    }
}

/// Returns the worth of up to seven cards.
fn worth(cards: &[Card]) -> Worth {
    if cards.len() > 5 {
        let without =
            |i| cards.iter().enumerate().filter(|(j, _)| *j != i).map(|(_, c)| *c).collect::<Vec<_>>();
        return (0..cards.len()).map(|i| worth(&without(i))).max().unwrap();
    }
    let mut groups: Vec<(usize, u8)> = Vec::new();
    for rank in 2..=14 {
        let count = cards.iter().filter(|card| card.0 == rank).count();
        if count > 0 {
            groups.push((count, rank));
        }
    }
    groups.sort_unstable_by(|a, b| b.cmp(a));
    let ranks: Vec<u8> = groups.iter().map(|group| group.1).collect();
    let counts: Vec<usize> = groups.iter().map(|group| group.0).collect();
    let five = ranks.len() == 5;
    let flush = five && cards.iter().all(|card| card.1 == cards[0].1);
    let high = match ranks[..] {
        [14, 5, 4, 3, 2] => Some(5),
        [first, .., last] if five && first - last == 4 => Some(first),
        _ => None,
    };
    match (high, flush, &counts[..]) {
        (_, _, [5]) => (9, ranks),
        (Some(high), true, _) => (8, vec![high]),
        (_, _, [4, ..]) => (7, ranks),
        (_, _, [3, 2]) => (6, ranks),
        (_, true, _) => (5, ranks),
        (Some(high), ..) => (4, vec![high]),
        (_, _, [3, ..]) => (3, ranks),
        (_, _, [2, 2, ..]) => (2, ranks),
        (_, _, [2, ..]) => (1, ranks),
        _ => (0, ranks),
    }
}

/// Returns the worth when each deuce may be any card. A suit matters only if all other cards have it too.
fn wild(cards: &[Card]) -> Worth {
    let Some(at) = cards.iter().position(|card| card.0 == 2 && card.1.is_ascii_lowercase()) else {
        return worth(cards);
    };
    let mut best = (0, Vec::new());
    for rank in 2..=14 {
        for suit in ['C', 'D', 'H', 'S'] {
            let mut replaced: Vec<Card> = cards
                .iter()
                .map(|card| if card.0 == 2 { *card } else { (card.0, card.1.to_ascii_uppercase()) })
                .collect();
            replaced[at] = (rank, suit);
            // A capital suit marks a deuce that is no longer wild.
            best = best.max(wild(&replaced));
        }
    }
    best
}
