use std::collections::BTreeSet;

use crate::{Appearance, PairingNumber, QuarterPoints, Score, Tournament};

/// Scores and tie-breaks of all players. An unplayed round counts as one against an opponent of the player's own score.
pub(crate) struct TieBreaks<'a> {
    tournament: &'a Tournament,
    annulled: &'a BTreeSet<PairingNumber>,
    scores: Vec<Score>,
}

impl<'a> TieBreaks<'a> {
    pub(crate) fn new(tournament: &'a Tournament, annulled: &'a BTreeSet<PairingNumber>) -> Self {
        let mut tie_breaks = Self { tournament, annulled, scores: Vec::new() };
        tie_breaks.scores = tournament
            .numbers()
            .map(|number| tie_breaks.counted(number).map(Appearance::score).sum())
            .collect();
        tie_breaks
    }

    /// Returns the rounds of a player that are over and count.
    fn counted(&self, number: PairingNumber) -> impl Iterator<Item = Appearance> + '_ {
        let of_annulled = self.annulled.contains(&number);
        self.tournament.sheet(number).iter().copied().filter(move |appearance| {
            let annulled = appearance.opponent().is_some_and(|opponent| self.annulled.contains(&opponent));
            !of_annulled && !annulled && !appearance.is_running()
        })
    }

    pub(crate) fn score(&self, number: PairingNumber) -> Score {
        self.scores.get(number.index()).copied().unwrap_or_default()
    }

    /// Returns the score of the opponent of a round, and the player's own points in it.
    fn rounds(&self, number: PairingNumber) -> impl Iterator<Item = (Score, Score)> + '_ {
        self.counted(number).map(move |appearance| {
            let opponent = appearance.played().map_or(number, |(opponent, _)| opponent);
            (self.score(opponent), appearance.score())
        })
    }

    /// Returns the sum of the opponents' scores.
    pub(crate) fn buchholz(&self, number: PairingNumber) -> Score {
        self.rounds(number).map(|(score, _)| score).sum()
    }

    /// Returns the sum of the opponents' scores without the lowest.
    pub(crate) fn buchholz_cut_1(&self, number: PairingNumber) -> Score {
        let lowest = self.rounds(number).map(|(score, _)| score).min().unwrap_or_default();
        self.buchholz(number).minus(lowest)
    }

    /// Returns the sum of the scores of defeated opponents, and half of those of opponents with a draw.
    pub(crate) fn sonneborn_berger(&self, number: PairingNumber) -> QuarterPoints {
        self.rounds(number).map(|(score, points)| score.times(points)).sum()
    }

    /// Returns the number of games won over the board.
    pub(crate) fn wins(&self, number: PairingNumber) -> u32 {
        let won =
            |appearance: &Appearance| appearance.played().is_some() && appearance.score() == Score::POINT;
        self.counted(number).filter(won).count().try_into().unwrap_or(u32::MAX)
    }

    /// Returns a group of equal scores in the order of the games among them. If some of them have not met, a player comes
    /// first only if nobody else could catch up.
    pub(crate) fn by_direct_encounter(&self, group: Vec<PairingNumber>) -> Vec<Vec<PairingNumber>> {
        if group.len() < 2 {
            return vec![group];
        }
        let encounters: Vec<(PairingNumber, Score, u32)> = group
            .iter()
            .map(|number| {
                let (points, missing) = self.encounters(*number, &group);
                (*number, points, missing)
            })
            .collect();
        if encounters.iter().all(|(.., missing)| *missing == 0) {
            return self.by_points(encounters);
        }
        let first = encounters.iter().find(|(number, points, _)| {
            let others = encounters.iter().filter(|(other, ..)| other != number);
            others
                .map(|(_, points, missing)| points.halves() + missing * 2)
                .all(|most| most < points.halves())
        });
        match first {
            Some((first, ..)) => {
                let rest = group.iter().copied().filter(|number| number != first).collect();
                std::iter::once(vec![*first]).chain(self.by_direct_encounter(rest)).collect()
            }
            None => vec![group],
        }
    }

    /// Returns a player's points against others of a group, and how many of these the player has not met.
    fn encounters(&self, number: PairingNumber, group: &[PairingNumber]) -> (Score, u32) {
        let mut missing = 0;
        let mut points = Score::ZERO;
        for other in group.iter().filter(|other| **other != number) {
            let mut met = false;
            for appearance in self.counted(number).filter(|appearance| appearance.opponent() == Some(*other))
            {
                met = true;
                points += appearance.score();
            }
            missing += u32::from(!met);
        }
        (points, missing)
    }

    /// Returns groups of equal points, the most first; each is ordered again by the games within it.
    fn by_points(&self, mut encounters: Vec<(PairingNumber, Score, u32)>) -> Vec<Vec<PairingNumber>> {
        encounters.sort_by_key(|(number, points, _)| (std::cmp::Reverse(*points), *number));
        let groups: Vec<Vec<PairingNumber>> = encounters
            .chunk_by(|left, right| left.1 == right.1)
            .map(|group| group.iter().map(|(number, ..)| *number).collect())
            .collect();
        if groups.len() == 1 {
            return groups;
        }
        groups.into_iter().flat_map(|group| self.by_direct_encounter(group)).collect()
    }
}
