//! Ids of the buttons and menus of lessons, such as `learn/try/cardmate/suits/2/1/3.0`.

use std::fmt;
use std::str::FromStr;

use crate::ui::path::{read_path, write_path};
use crate::ui::unknown_id::UnknownId;

/// A step of a lesson.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct StepRef {
    pub(crate) game: &'static str,
    pub(crate) lesson: &'static str,
    pub(crate) step: u16,
}

/// A step, with the number of failed attempts at its task.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Trial {
    pub(crate) at: StepRef,
    pub(crate) tries: u16,
}

/// Request about lessons.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum LearnId {
    /// The games.
    Home,
    /// The lessons of a game.
    Course(&'static str),
    /// The menu of these lessons.
    Lessons(&'static str),
    /// Continues in a game.
    Continue(&'static str),
    /// A step.
    Step(StepRef),
    /// A choice for its task: the entries chosen so far, by their indices in their menus.
    Try(Trial, Vec<u16>),
    /// One of the menus for the first choice, by its number; Discord sends the chosen entry.
    List(Trial, u16),
    /// A hint.
    Hint(Trial),
    /// The form to type an answer, and the button that opens it.
    Type(Trial),
}

impl fmt::Display for StepRef {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}/{}/{}", self.game, self.lesson, self.step)
    }
}

impl fmt::Display for Trial {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}/{}", self.at, self.tries)
    }
}

impl fmt::Display for LearnId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("learn/")?;
        match self {
            Self::Home => f.write_str("home"),
            Self::Course(game) => write!(f, "course/{game}"),
            Self::Lessons(game) => write!(f, "lessons/{game}"),
            Self::Continue(game) => write!(f, "continue/{game}"),
            Self::Step(at) => write!(f, "step/{at}"),
            Self::Try(trial, path) => {
                write!(f, "try/{trial}/")?;
                write_path(f, path)
            }
            Self::List(trial, list) => write!(f, "list/{trial}/{list}"),
            Self::Hint(trial) => write!(f, "hint/{trial}"),
            Self::Type(trial) => write!(f, "type/{trial}"),
        }
    }
}

impl LearnId {
    /// Reads the parts of the text form after its first word.
    fn read(parts: &[&str]) -> Option<Self> {
        let game = |name: &str| trickmate_rules::game(name).map(|game| game.name());
        let at = |name: &str, lesson: &str, step: &str| {
            let course = trickmate_study::lesson::course(name).ok()?;
            let lesson = course.lessons.get(course.place(lesson)?)?;
            Some(StepRef { game: course.game.name(), lesson: &lesson.id, step: step.parse().ok()? })
        };
        let trial = |parts: &[&str]| match parts {
            [name, lesson, step, tries] => {
                Some(Trial { at: at(name, lesson, step)?, tries: tries.parse().ok()? })
            }
            _ => None,
        };
        match parts {
            ["home"] => Some(Self::Home),
            ["course", name] => Some(Self::Course(game(name)?)),
            ["lessons", name] => Some(Self::Lessons(game(name)?)),
            ["continue", name] => Some(Self::Continue(game(name)?)),
            ["step", name, lesson, step] => Some(Self::Step(at(name, lesson, step)?)),
            ["try", given @ .., path] => Some(Self::Try(trial(given)?, read_path(path)?)),
            ["list", given @ .., list] => Some(Self::List(trial(given)?, list.parse().ok()?)),
            ["hint", given @ ..] => Some(Self::Hint(trial(given)?)),
            ["type", given @ ..] => Some(Self::Type(trial(given)?)),
            _ => None,
        }
    }
}

impl FromStr for LearnId {
    type Err = UnknownId;

    fn from_str(text: &str) -> Result<Self, UnknownId> {
        let parts: Vec<&str> = text.split('/').collect();
        let own = parts.strip_prefix(&["learn"]);
        own.and_then(Self::read).ok_or(UnknownId)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_written_is_read() {
        let trial = Trial {
            at: StepRef { game: "mysterious", lesson: "promoting", step: u16::MAX },
            tries: u16::MAX,
        };
        let ids = [
            LearnId::Home,
            LearnId::Course("mysterious"),
            LearnId::Lessons("poker"),
            LearnId::Continue("summoner"),
            LearnId::Step(trial.at),
            LearnId::Try(trial, vec![u16::MAX; 2]),
            LearnId::Try(trial, Vec::new()),
            LearnId::List(trial, u16::MAX),
            LearnId::Hint(trial),
            LearnId::Type(trial),
        ];
        for id in ids {
            let text = id.to_string();
            assert!(text.len() <= 100, "{text}");
            assert_eq!(text.parse(), Ok(id));
        }
        for text in ["", "course/go", "step/poker/none/0", "try/poker/hands/0/1", "hint/poker/hands/0"] {
            assert_eq!(format!("learn/{text}").parse::<LearnId>(), Err(UnknownId), "{text}");
        }
    }
}
