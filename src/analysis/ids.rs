//! Ids of the buttons of an analysis: `analysis/12/next/34`.

use std::fmt;
use std::str::FromStr;

use crate::ui::number::read_number;
use crate::ui::unknown_id::UnknownId;
use trickmate_host::MatchId;

/// A button of an analysis.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct AnalysisId {
    /// The number of the match.
    pub(crate) game: MatchId,
    pub(crate) ask: AnalysisAsk,
}

/// Request about an analysis. Choices are numbered from 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum AnalysisAsk {
    /// The analysis, made the first time.
    Whole,
    /// A private view, at this choice.
    Open(usize),
    /// Another choice, shown in place of this one.
    Step(Step, usize),
    /// The curve, shown in place of a choice.
    Curve,
    /// The result for everybody to see.
    Share,
}

/// Button that leads to another choice. No two buttons of a message may have the same id, even if they lead to the same
/// choice.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Step {
    Back,
    Next,
    Turning,
}

/// All steps with their words and labels.
pub(crate) const STEPS: [(Step, &str, &str); 3] = [
    (Step::Back, "back", "button-back"),
    (Step::Next, "next", "button-next"),
    (Step::Turning, "turning", "analysis-button-turning"),
];

impl fmt::Display for AnalysisId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("analysis/")?;
        write!(f, "{}/", self.game)?;
        match self.ask {
            AnalysisAsk::Whole => f.write_str("whole"),
            AnalysisAsk::Curve => f.write_str("curve"),
            AnalysisAsk::Share => f.write_str("share"),
            AnalysisAsk::Open(choice) => write!(f, "open/{choice}"),
            AnalysisAsk::Step(step, choice) => {
                let word = STEPS.iter().find(|(known, ..)| *known == step).map_or("", |(_, word, _)| word);
                write!(f, "{word}/{choice}")
            }
        }
    }
}

impl AnalysisId {
    /// Reads the parts of the text form after its first word.
    fn read(parts: &[&str]) -> Option<Self> {
        let [game, word, numbers @ ..] = parts else { return None };
        let game = read_number(game)?;
        let number = || match numbers {
            [number] => number.parse::<usize>().ok(),
            _ => None,
        };
        let ask = match (*word, numbers.len()) {
            ("whole", 0) => AnalysisAsk::Whole,
            ("curve", 0) => AnalysisAsk::Curve,
            ("share", 0) => AnalysisAsk::Share,
            ("open", 1) => AnalysisAsk::Open(number()?),
            (word, 1) => {
                let (step, ..) = STEPS.iter().find(|(_, known, _)| *known == word)?;
                AnalysisAsk::Step(*step, number()?)
            }
            _ => return None,
        };
        Some(Self { game, ask })
    }
}

impl FromStr for AnalysisId {
    type Err = UnknownId;

    fn from_str(text: &str) -> Result<Self, UnknownId> {
        let parts: Vec<&str> = text.split('/').collect();
        let own = parts.strip_prefix(&["analysis"]);
        own.and_then(Self::read).ok_or(UnknownId)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_written_is_read() {
        let steps = STEPS.map(|(step, ..)| AnalysisAsk::Step(step, usize::MAX));
        let asks =
            [AnalysisAsk::Whole, AnalysisAsk::Curve, AnalysisAsk::Share, AnalysisAsk::Open(usize::MAX)];
        for ask in asks.into_iter().chain(steps) {
            let id = AnalysisId { game: MatchId::new(i64::MAX), ask };
            assert_eq!(id.to_string().parse(), Ok(id));
        }
        for text in ["", "1", "-1/whole", "1/whole/2", "1/open", "1/open/x", "1/first/2", "1/next/2/3"] {
            assert_eq!(format!("analysis/{text}").parse::<AnalysisId>(), Err(UnknownId), "{text}");
        }
    }
}
