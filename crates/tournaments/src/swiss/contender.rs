use std::collections::HashSet;

use super::preference::{Preference, Strength};
use crate::{Appearance, Color, PairingNumber, Score, Tournament};

/// A player met somebody of another score, or had a bye.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) enum Float {
    /// Met somebody of the same score.
    #[default]
    None,
    /// Met somebody of a lower score, or had a bye.
    Down,
    /// Met somebody of a higher score.
    Up,
}

/// A player of the next round, with the history that pairing asks about.
#[derive(Debug)]
pub(super) struct Contender {
    pub(super) number: PairingNumber,
    pub(super) rating: Option<u16>,
    pub(super) score: Score,
    pub(super) opponents: HashSet<PairingNumber>,
    /// Colours of the games that were played, the first first.
    pub(super) colors: Vec<Color>,
    pub(super) preference: Preference,
    /// A bye is not possible any more.
    pub(super) had_bye: bool,
    /// The floats of the last round and of the round before.
    pub(super) floats: [Float; 2],
    /// Index within the score group.
    pub(super) place: usize,
    /// Size of the score group.
    pub(super) group: usize,
}

impl Contender {
    fn new(tournament: &Tournament, running: &[Vec<Score>], number: PairingNumber) -> Self {
        let sheet = tournament.sheet(number);
        let colors: Vec<Color> =
            sheet.iter().filter_map(|appearance| appearance.played()).map(|(_, color)| color).collect();
        let float = |back: usize| {
            let index = sheet.len().checked_sub(back)?;
            let before = |player: PairingNumber| {
                index.checked_sub(1).and_then(|round| running.get(player.index())?.get(round).copied())
            };
            Some(match sheet[index] {
                Appearance::Bye => Float::Down,
                Appearance::Absent => Float::None,
                Appearance::Game { opponent, .. } => match before(number).cmp(&before(opponent)) {
                    std::cmp::Ordering::Less => Float::Up,
                    std::cmp::Ordering::Equal => Float::None,
                    std::cmp::Ordering::Greater => Float::Down,
                },
            })
        };
        Self {
            number,
            rating: tournament.player(number).and_then(|player| player.rating),
            score: tournament.score(number),
            opponents: sheet.iter().filter_map(|appearance| appearance.opponent()).collect(),
            preference: Preference::after(&colors),
            colors,
            had_bye: sheet
                .iter()
                .any(|appearance| appearance.played().is_none() && appearance.score() == Score::POINT),
            floats: [float(1).unwrap_or_default(), float(2).unwrap_or_default()],
            place: 0,
            group: 0,
        }
    }

    /// Returns `true` if the two may meet under the absolute criteria.
    pub(super) fn may_meet(&self, other: &Self) -> bool {
        let both_absolute = [self, other].iter().all(|one| one.preference.strength == Strength::Absolute);
        let are_due_the_same = both_absolute && self.preference.color == other.preference.color;
        !self.opponents.contains(&other.number) && !are_due_the_same
    }

    /// Returns the colour of this player, who ranks higher, against the other.
    pub(super) fn color_against(&self, other: &Self) -> Color {
        let (own, theirs) = (self.preference, other.preference);
        match (own.due(), theirs.due()) {
            // Odd numbers begin with White.
            (None, None) if self.number.get() % 2 == 1 => Color::White,
            (None, None) => Color::Black,
            (Some(color), None) => color,
            (None, Some(color)) => color.other(),
            (Some(color), Some(their)) if color != their => color,
            (Some(color), Some(_)) => {
                let by_strength = (own.strength, own.imbalance).cmp(&(theirs.strength, theirs.imbalance));
                match by_strength {
                    std::cmp::Ordering::Greater => color,
                    std::cmp::Ordering::Less => color.other(),
                    std::cmp::Ordering::Equal => self.alternation(other).unwrap_or(color),
                }
            }
        }
    }

    /// Returns the colour that exchanges those of the last time when the two had different ones.
    fn alternation(&self, other: &Self) -> Option<Color> {
        let pairs = self.colors.iter().rev().zip(other.colors.iter().rev());
        pairs.into_iter().find(|(own, theirs)| own != theirs).map(|(own, _)| own.other())
    }
}

/// Returns those who play in the next round, ranked by score, rating and number.
pub(super) fn contenders(tournament: &Tournament) -> Vec<Contender> {
    let round = tournament.next_round();
    // Each player's score after each round.
    let running: Vec<Vec<Score>> = tournament
        .numbers()
        .map(|number| {
            let scores = tournament.sheet(number).iter().scan(Score::ZERO, |score, appearance| {
                *score += appearance.score();
                Some(*score)
            });
            scores.collect()
        })
        .collect();
    let mut contenders: Vec<Contender> = tournament
        .numbers()
        .filter(|number| tournament.player(*number).is_some_and(|player| player.plays_in(round)))
        .map(|number| Contender::new(tournament, &running, number))
        .collect();
    contenders.sort_by_key(|one| (std::cmp::Reverse((one.score, one.rating)), one.number));
    for group in contenders.chunk_by_mut(|left, right| left.score == right.score) {
        let size = group.len();
        for (place, contender) in group.iter_mut().enumerate() {
            (contender.place, contender.group) = (place, size);
        }
    }
    contenders
}
