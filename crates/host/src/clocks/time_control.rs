//! Time controls of matches.

use std::fmt;
use std::str::FromStr;

use thiserror::Error;

/// Milliseconds.
const SECOND: i64 = 1000;
const MINUTE: i64 = 60 * SECOND;
const HOUR: i64 = 60 * MINUTE;
const DAY: i64 = 24 * HOUR;

/// The shortest and the longest time for a turn in correspondence.
const TURNS: std::ops::RangeInclusive<i64> = HOUR..=30 * DAY;
/// The longest base and increment of a live match.
const MAX_BASE: i64 = 180 * MINUTE;
const MAX_INCREMENT: i64 = 180 * SECOND;

/// Time of the players of a match, in milliseconds.
///
/// As text it is `3 days` or `12 hours` (correspondence), `10+5` (live: minutes for the match and seconds added with
/// every turn) or `none`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum TimeControl {
    /// No limit.
    None,
    /// Time for every turn.
    Correspondence(i64),
    /// Time for the whole match, and an increment for every turn.
    Live {
        /// Time for the whole match.
        base: i64,
        /// Added when a turn is made.
        increment: i64,
    },
}

impl TimeControl {
    /// Suggestions.
    pub const USUAL: [Self; 8] = [
        Self::Correspondence(3 * DAY),
        Self::Correspondence(DAY),
        Self::Correspondence(7 * DAY),
        Self::Live { base: 5 * MINUTE, increment: 3 * SECOND },
        Self::Live { base: 10 * MINUTE, increment: 5 * SECOND },
        Self::Live { base: 15 * MINUTE, increment: 10 * SECOND },
        Self::Live { base: 30 * MINUTE, increment: 20 * SECOND },
        Self::None,
    ];

    /// The usual one of an arena.
    pub(crate) const ARENA: Self = Self::Live { base: 5 * MINUTE, increment: 3 * SECOND };

    /// Returns a faster time control: this fraction of the time, but not less than the minimum.
    pub(crate) fn divided(self, by: i64) -> Self {
        let shorter = |time: i64, unit: i64| (time / by / unit * unit).max(unit);
        match self {
            Self::None => Self::None,
            Self::Correspondence(per_turn) => Self::Correspondence(shorter(per_turn, HOUR)),
            Self::Live { base, increment } => {
                Self::Live { base: shorter(base, MINUTE), increment: increment / by / SECOND * SECOND }
            }
        }
    }

    /// Checks whether the other time control is of the same kind.
    pub(crate) const fn is_like(self, other: Self) -> bool {
        matches!(
            (self, other),
            (Self::Live { .. }, Self::Live { .. }) | (Self::Correspondence(_), Self::Correspondence(_))
        )
    }

    /// Returns the time on a clock at the beginning; `None` without clocks.
    pub(crate) const fn at_first(self) -> Option<i64> {
        match self {
            Self::None => None,
            Self::Correspondence(per_turn) => Some(per_turn),
            Self::Live { base, .. } => Some(base),
        }
    }
}

impl Default for TimeControl {
    /// Returns three days for every turn.
    fn default() -> Self {
        Self::Correspondence(3 * DAY)
    }
}

fn counted(number: i64, unit: &str) -> String {
    format!("{number} {unit}{}", if number == 1 { "" } else { "s" })
}

impl fmt::Display for TimeControl {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::None => f.write_str("none"),
            Self::Correspondence(time) if time % DAY == 0 => f.write_str(&counted(time / DAY, "day")),
            Self::Correspondence(time) => f.write_str(&counted(time / HOUR, "hour")),
            Self::Live { base, increment } => write!(f, "{}+{}", base / MINUTE, increment / SECOND),
        }
    }
}

/// A text that is not a time control, or not an allowed one.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("not a time control")]
pub struct ParseTimeControlError;

impl FromStr for TimeControl {
    type Err = ParseTimeControlError;

    fn from_str(text: &str) -> Result<Self, ParseTimeControlError> {
        let text: String = text.chars().filter(|letter| !letter.is_whitespace()).collect();
        let text = text.to_lowercase();
        if text == "none" {
            return Ok(Self::None);
        }
        let number = |digits: &str, unit: i64| {
            let is_short =
                !digits.is_empty() && digits.len() <= 4 && digits.bytes().all(|digit| digit.is_ascii_digit());
            digits
                .parse::<i64>()
                .ok()
                .filter(|_| is_short)
                .map(|number| number * unit)
                .ok_or(ParseTimeControlError)
        };
        if let Some((base, increment)) = text.split_once('+') {
            let (base, increment) = (number(base, MINUTE)?, number(increment, SECOND)?);
            let is_offered = (MINUTE..=MAX_BASE).contains(&base) && increment <= MAX_INCREMENT;
            return if is_offered { Ok(Self::Live { base, increment }) } else { Err(ParseTimeControlError) };
        }
        let digits = text.trim_end_matches(|letter: char| letter.is_ascii_alphabetic());
        let time = match &text[digits.len()..] {
            "d" | "day" | "days" => number(digits, DAY)?,
            "h" | "hour" | "hours" => number(digits, HOUR)?,
            _ => return Err(ParseTimeControlError),
        };
        if TURNS.contains(&time) { Ok(Self::Correspondence(time)) } else { Err(ParseTimeControlError) }
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;
    use trickmate_testkit::proptests::cases;
    use trickmate_testkit::untrusted::pieced_together;

    use super::*;

    /// Parts of typed time controls.
    const PIECES: &[&str] = &[
        "0", "1", "3", "12", "180", "181", "720", "9999", "+", "-", " ", "d", "day", "Days", "h", "hours",
        "none", "K",
    ];

    proptest! {
        #![proptest_config(cases(2000))]

        #[test]
        fn what_is_read_of_any_text_is_offered_and_read_again(text in pieced_together(PIECES, 200)) {
            if let Ok(control) = text.parse::<TimeControl>() {
                prop_assert_eq!(control.to_string().parse(), Ok(control), "{}", text);
                prop_assert!(control.at_first().is_none_or(|time| (MINUTE..=30 * DAY).contains(&time)));
            }
        }

        #[test]
        fn every_control_within_the_bounds_is_read(base in 0..400_i64, increment in 0..400_i64, days in 0..60_i64) {
            let live = format!("{base}+{increment}").parse();
            let offered = (1..=180).contains(&base) && increment <= 180;
            let wanted = TimeControl::Live { base: base * MINUTE, increment: increment * SECOND };
            prop_assert_eq!(live, if offered { Ok(wanted) } else { Err(ParseTimeControlError) });
            let turns = format!("{days} days").parse();
            let wanted = TimeControl::Correspondence(days * DAY);
            prop_assert_eq!(turns, if (1..=30).contains(&days) { Ok(wanted) } else { Err(ParseTimeControlError) });
        }
    }

    #[test]
    fn what_is_written_is_read() {
        for control in TimeControl::USUAL.into_iter().chain([TimeControl::Correspondence(36 * HOUR)]) {
            assert_eq!(control.to_string().parse(), Ok(control));
        }
        for (text, written) in
            [("3d", "3 days"), ("24 H", "1 day"), ("1DAY", "1 day"), ("10 + 0", "10+0"), (" None", "none")]
        {
            assert_eq!(text.parse::<TimeControl>().unwrap().to_string(), written);
        }
    }

    #[test]
    fn anything_else_is_refused() {
        for text in [
            "",
            "3",
            "days",
            "0 days",
            "31 days",
            "0+5",
            "181+0",
            "10+181",
            "10+",
            "+5",
            "-1+5",
            "10+5+5",
            "3 weeks",
            "99999999999999999999 days",
            "٣ days",
            "１+5",
        ] {
            assert_eq!(text.parse::<TimeControl>(), Err(ParseTimeControlError), "{text}");
        }
    }
}
