//! Ids of the buttons of series: `series/next/12`, or `sideboard/12` on a challenge.

use std::fmt;
use std::str::FromStr;

use crate::ui::number::read_number;
use crate::ui::unknown_id::UnknownId;
use crate::ui::word::{meaning, word};
use trickmate_host::{ChallengeId, SeriesId};

/// A button of a series.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct SeriesButton {
    pub(crate) ask: SeriesAsk,
    pub(crate) series: SeriesId,
}

/// The request that a button of a series makes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum SeriesAsk {
    /// The score, privately.
    Show,
    /// The next game, now.
    Next,
    /// The question whether to stop or to resign.
    End,
    /// Stopping at the current score.
    Stop,
    /// Resigning the series.
    Resign,
    /// The player's deck and sideboard, privately.
    Cards,
    /// The form that swaps cards, and the button that opens it.
    Swap,
}

/// The words for these requests in ids.
pub(crate) const ASKS: [(SeriesAsk, &str); 7] = [
    (SeriesAsk::Show, "show"),
    (SeriesAsk::Next, "next"),
    (SeriesAsk::End, "end"),
    (SeriesAsk::Stop, "stop"),
    (SeriesAsk::Resign, "resign"),
    (SeriesAsk::Cards, "cards"),
    (SeriesAsk::Swap, "swap"),
];

impl fmt::Display for SeriesButton {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "series/{}/{}", word(&ASKS, &self.ask), self.series)
    }
}

impl FromStr for SeriesButton {
    type Err = UnknownId;

    fn from_str(text: &str) -> Result<Self, UnknownId> {
        let parts: Vec<&str> = text.split('/').collect();
        let read = || match parts[..] {
            ["series", ask, series] => {
                Some(Self { ask: meaning(&ASKS, ask)?, series: SeriesId::new(read_number(series)?) })
            }
            _ => None,
        };
        read().ok_or(UnknownId)
    }
}

/// The sideboard button of a challenge to a series, and its form.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct SideboardId(pub(crate) ChallengeId);

impl fmt::Display for SideboardId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "sideboard/{}", self.0)
    }
}

impl FromStr for SideboardId {
    type Err = UnknownId;

    fn from_str(text: &str) -> Result<Self, UnknownId> {
        let number = text.strip_prefix("sideboard/").and_then(read_number).ok_or(UnknownId)?;
        Ok(Self(number))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_written_is_read() {
        for (ask, _) in ASKS {
            let id = SeriesButton { ask, series: SeriesId::new(i64::MAX) };
            assert_eq!(id.to_string().parse(), Ok(id));
        }
        let id = SideboardId(ChallengeId::new(12));
        assert_eq!(id.to_string().parse(), Ok(id));
        assert_eq!("sideboard/x".parse::<SideboardId>(), Err(UnknownId));
        for text in ["", "series", "series/next", "series/next/x", "series/first/1"] {
            assert_eq!(text.parse::<SeriesButton>(), Err(UnknownId), "{text}");
        }
    }
}
