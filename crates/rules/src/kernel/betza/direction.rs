//! The directions that the letters `f b l r s v` select.

use super::error::BetzaProblem;

/// One or two direction letters that belong together, such as `f` or `fs`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Direction {
    first: char,
    second: Option<char>,
}

const VERTICAL: [char; 3] = ['f', 'b', 'v'];
const HORIZONTAL: [char; 3] = ['l', 'r', 's'];

/// Checks whether the character is a direction letter.
pub(super) fn is_direction(letter: char) -> bool {
    VERTICAL.contains(&letter) || HORIZONTAL.contains(&letter)
}

impl Direction {
    /// Reads a direction from a letter and, where the two pair up (doubled, or one vertical and one horizontal), the
    /// next one.
    pub(super) fn read(first: char, next: Option<char>) -> Self {
        let pairs = |second: &char| {
            *second == first
                || VERTICAL.contains(&first) && HORIZONTAL.contains(second)
                || HORIZONTAL.contains(&first) && VERTICAL.contains(second)
        };
        Self { first, second: next.filter(pairs) }
    }

    /// Returns the number of letters that write it.
    pub(super) fn letters(self) -> usize {
        1 + usize::from(self.second.is_some())
    }

    /// Checks whether the step (right, forward) is among those selected.
    ///
    /// Straight steps: any of the letters. Diagonal steps: all of the letters. Oblique steps: one letter selects
    /// by half-plane (`f b l r`) or by the direction of the longer leg (`s v`); of two letters the first is a
    /// half-plane and the second the direction of the longer leg (`fs`: forward, more sideways than forward).
    pub(super) fn selects(self, (files, ranks): (i8, i8)) -> bool {
        let (sideways, onward) = (files.unsigned_abs(), ranks.unsigned_abs());
        if files == 0 || ranks == 0 {
            points(self.first, files, ranks) || self.second.is_some_and(|letter| points(letter, files, ranks))
        } else if sideways == onward {
            points(self.first, files, ranks) && self.second.is_none_or(|letter| points(letter, files, ranks))
        } else {
            let longer = match self.second.unwrap_or(self.first) {
                's' | 'l' | 'r' => sideways > onward,
                _ => onward > sideways,
            };
            let by_half_plane = self.second.is_none() && !matches!(self.first, 's' | 'v');
            points(self.first, files, ranks)
                && self.second.is_none_or(|letter| points(letter, files, ranks))
                && (longer || by_half_plane)
        }
    }

    /// Checks that it may precede an atom with this step.
    pub(super) fn check(self, (files, ranks): (u8, u8)) -> Result<(), BetzaProblem> {
        let oblique = files != ranks && files != 0 && ranks != 0;
        match self.second {
            Some(letter) if letter == self.first && !oblique => Err(BetzaProblem::NotOblique(letter)),
            _ => Ok(()),
        }
    }
}

/// Checks whether a step goes into the half-plane of one letter.
fn points(letter: char, files: i8, ranks: i8) -> bool {
    match letter {
        'f' => ranks > 0,
        'b' => ranks < 0,
        'l' => files < 0,
        'r' => files > 0,
        's' => files != 0,
        _ => ranks != 0,
    }
}
