use std::cmp::Reverse;
use std::collections::BTreeSet;

use crate::tie_breaks::TieBreaks;
use crate::{PairingNumber, QuarterPoints, Score, Tournament};

/// A player's place and the values that decide it, in this order; between score and Buchholz comes the direct encounter.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Standing {
    /// The place, from 1; shared if all tie-breaks are equal.
    pub place: u16,
    /// The player.
    pub number: PairingNumber,
    /// The score.
    pub score: Score,
    /// The sum of the opponents' scores.
    pub buchholz: Score,
    /// The same without the lowest.
    pub buchholz_cut_1: Score,
    /// The scores of defeated opponents, and half of those of opponents with a draw.
    pub sonneborn_berger: QuarterPoints,
    /// Games won over the board.
    pub wins: u32,
}

/// Returns everybody's standing, the best first. Games that are running do not count, nor do games of the annulled players.
///
/// The order: score, direct encounter, Buchholz, Buchholz cut 1, Sonneborn–Berger, wins.
#[must_use]
pub fn standings(tournament: &Tournament, annulled: &BTreeSet<PairingNumber>) -> Vec<Standing> {
    let tie_breaks = TieBreaks::new(tournament, annulled);
    let mut all: Vec<Standing> = tournament
        .numbers()
        .map(|number| Standing {
            place: 0,
            number,
            score: tie_breaks.score(number),
            buchholz: tie_breaks.buchholz(number),
            buchholz_cut_1: tie_breaks.buchholz_cut_1(number),
            sonneborn_berger: tie_breaks.sonneborn_berger(number),
            wins: tie_breaks.wins(number),
        })
        .collect();
    all.sort_by_key(|standing| (Reverse(standing.score), standing.number));
    let groups: Vec<Vec<PairingNumber>> = all
        .chunk_by(|left, right| left.score == right.score)
        .flat_map(|group| tie_breaks.by_direct_encounter(group.iter().map(|one| one.number).collect()))
        .collect();
    // The index of the group that score and direct encounters lead to.
    let mut group_of = vec![0; all.len()];
    for (index, group) in groups.iter().enumerate() {
        for number in group {
            if let Some(place) = group_of.get_mut(number.index()) {
                *place = index;
            }
        }
    }
    let key = |standing: &Standing| {
        let group = group_of.get(standing.number.index()).copied().unwrap_or_default();
        let later = (standing.buchholz, standing.buchholz_cut_1, standing.sonneborn_berger, standing.wins);
        (group, Reverse(later))
    };
    all.sort_by_key(|standing| (key(standing), standing.number));
    let mut place = 0;
    for index in 0..all.len() {
        let is_shared = index > 0 && key(&all[index - 1]) == key(&all[index]);
        if !is_shared {
            place = PairingNumber::at(index).get();
        }
        all[index].place = place;
    }
    all
}
