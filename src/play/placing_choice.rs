//! What a button says about the cards that are yet to be placed.

use std::fmt;
use std::str::FromStr;

use crate::ui::unknown_id::UnknownId;
use trickmate_rules::mysterious::{PlacingPlan, ReadyArray};

const STOP: &str = "stop";
const AT_RANDOM: &str = "random";

/// Choice about the cards that a player still has to place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum PlacingChoice {
    /// They go somewhere.
    AtRandom,
    /// They go as in this array.
    Array(&'static ReadyArray),
    /// The player places them one by one again.
    Stop,
}

impl PlacingChoice {
    /// The plan that is chosen; `None` for none any more.
    pub(crate) const fn plan(self) -> Option<PlacingPlan> {
        match self {
            Self::AtRandom => Some(PlacingPlan::AtRandom),
            Self::Array(array) => Some(PlacingPlan::Array(array)),
            Self::Stop => None,
        }
    }
}

impl fmt::Display for PlacingChoice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::AtRandom => AT_RANDOM,
            Self::Array(array) => array.name,
            Self::Stop => STOP,
        })
    }
}

impl FromStr for PlacingChoice {
    type Err = UnknownId;

    fn from_str(text: &str) -> Result<Self, UnknownId> {
        match text {
            STOP => Ok(Self::Stop),
            AT_RANDOM => Ok(Self::AtRandom),
            name => ReadyArray::named(name).map(Self::Array).ok_or(UnknownId),
        }
    }
}
