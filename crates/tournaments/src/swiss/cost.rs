use super::contender::{Contender, Float};
use super::preference::Strength;

/// The costs of a pairing, the most important first. Sums of a lower one never outweigh a higher one.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Cost {
    /// Half points of a player who gets the bye.
    bye: u32,
    /// Square of the difference of scores.
    difference: u32,
    /// Colours that are due and not given.
    color: u32,
    /// Floats that repeat those of the last two rounds.
    float: u32,
    /// Distance from the ideal opponent within the score group.
    distance: u64,
}

/// Bits that the sum of each cost needs at most, over 250 pairs and 25 rounds.
const DIFFERENCE_BITS: u32 = 22;
const COLOR_BITS: u32 = 11;
const FLOAT_BITS: u32 = 11;
const DISTANCE_BITS: u32 = 30;

impl Cost {
    /// Returns the cost of a game of two players, the higher ranked first.
    pub(super) fn of_game(higher: &Contender, lower: &Contender) -> Self {
        let difference = higher.score.halves() - lower.score.halves();
        let (distance, float) = if difference == 0 {
            let ideal = higher.group / 2;
            ((lower.place - higher.place).abs_diff(ideal), 0)
        } else {
            // The last of the upper group floats and meets the first of the lower group.
            let float = repeated(&higher.floats, Float::Down) + repeated(&lower.floats, Float::Up);
            (higher.group - 1 - higher.place + lower.place, float)
        };
        Self {
            bye: 0,
            difference: difference * difference,
            color: missed_color(higher, lower),
            float,
            distance: (distance as u64).pow(2),
        }
    }

    /// Returns the cost of a bye.
    pub(super) fn of_bye(contender: &Contender) -> Self {
        Self {
            bye: contender.score.halves(),
            float: repeated(&contender.floats, Float::Down),
            distance: (contender.group - 1 - contender.place) as u64,
            ..Self::default()
        }
    }

    /// Returns the costs as one number that orders them.
    pub(super) fn packed(self) -> i128 {
        let bye = i128::from(self.bye);
        let difference = (bye << DIFFERENCE_BITS) + i128::from(self.difference);
        let color = (difference << COLOR_BITS) + i128::from(self.color);
        let float = (color << FLOAT_BITS) + i128::from(self.float);
        (float << DISTANCE_BITS) + i128::from(self.distance)
    }
}

/// Returns the cost of the colour that one of two players does not get: more if it was strongly due.
fn missed_color(one: &Contender, other: &Contender) -> u32 {
    match (one.preference.due(), other.preference.due()) {
        (Some(own), Some(theirs)) if own == theirs => {
            let missed = one.preference.strength.min(other.preference.strength);
            if missed >= Strength::Strong { 3 } else { 2 }
        }
        _ => 0,
    }
}

/// Returns the cost of floating as in the last round, or as in the round before.
fn repeated(floats: &[Float; 2], float: Float) -> u32 {
    if floats[0] == float { 2 } else { u32::from(floats[1] == float) }
}
