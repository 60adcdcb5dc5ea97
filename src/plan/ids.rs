//! Ids of the buttons of plans: `plan/open/12`, or `plan/choose/12/34/5/6/3.0` for a choice after move 6 of the plan that
//! has revision 5 at version 34 of match 12.

use std::fmt;
use std::str::FromStr;

use crate::ui::number::read_number;
use crate::ui::path::{read_path, write_path};
use crate::ui::unknown_id::UnknownId;
use trickmate_host::{MatchId, Node, PlanRevision, PlannedAt, Version};

/// A place in the plan of a match.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct PlanPlace {
    pub(crate) match_id: MatchId,
    pub(crate) at: PlannedAt,
}

/// A button or menu of a plan.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum PlanId {
    /// Opens the plan of a match.
    Open(MatchId),
    /// Shows a place in the plan.
    Look(PlanPlace),
    /// A choice at a place: the entries chosen so far.
    Choose(PlanPlace, Vec<u16>),
    /// One of the menus for the first choice, by its number; Discord sends the chosen entry.
    List(PlanPlace, u16),
    /// Removes the last move of the line, with all that follow.
    Remove(PlanPlace),
    /// The form to type a plan, and the button that opens it.
    Type(MatchId),
    /// Deletes the plan.
    Clear(MatchId),
}

impl PlanId {
    /// Returns the match.
    pub(crate) const fn match_id(&self) -> MatchId {
        match self {
            Self::Open(match_id) | Self::Type(match_id) | Self::Clear(match_id) => *match_id,
            Self::Look(spot) | Self::Choose(spot, _) | Self::List(spot, _) | Self::Remove(spot) => {
                spot.match_id
            }
        }
    }
}

impl PlanPlace {
    fn read([match_id, version, revision, node]: [&str; 4]) -> Option<Self> {
        let node = match node {
            "-" => None,
            number => Some(Node(read_number(number)?)),
        };
        let (version, revision) =
            (Version::new(read_number(version)?), PlanRevision::new(read_number(revision)?));
        let at = PlannedAt { version, revision, node };
        Some(Self { match_id: MatchId::new(read_number(match_id)?), at })
    }
}

impl fmt::Display for PlanPlace {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let PlannedAt { version, revision, node } = self.at;
        write!(f, "{}/{version}/{revision}/", self.match_id)?;
        match node {
            Some(Node(number)) => number.fmt(f),
            None => f.write_str("-"),
        }
    }
}

impl fmt::Display for PlanId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Open(match_id) => write!(f, "plan/open/{match_id}"),
            Self::Type(match_id) => write!(f, "plan/type/{match_id}"),
            Self::Clear(match_id) => write!(f, "plan/clear/{match_id}"),
            Self::Look(spot) => write!(f, "plan/look/{spot}"),
            Self::Remove(spot) => write!(f, "plan/remove/{spot}"),
            Self::List(spot, list) => write!(f, "plan/list/{spot}/{list}"),
            Self::Choose(spot, path) => {
                write!(f, "plan/choose/{spot}/")?;
                write_path(f, path)
            }
        }
    }
}

impl FromStr for PlanId {
    type Err = UnknownId;

    fn from_str(text: &str) -> Result<Self, UnknownId> {
        let parts: Vec<&str> = text.split('/').collect();
        let read = || match parts[..] {
            ["plan", what, match_id] => {
                let match_id = MatchId::new(read_number(match_id)?);
                match what {
                    "open" => Some(Self::Open(match_id)),
                    "type" => Some(Self::Type(match_id)),
                    "clear" => Some(Self::Clear(match_id)),
                    _ => None,
                }
            }
            ["plan", "look", a, b, c, d] => PlanPlace::read([a, b, c, d]).map(Self::Look),
            ["plan", "remove", a, b, c, d] => PlanPlace::read([a, b, c, d]).map(Self::Remove),
            ["plan", "list", a, b, c, d, list] => {
                Some(Self::List(PlanPlace::read([a, b, c, d])?, list.parse().ok()?))
            }
            ["plan", "choose", a, b, c, d, path] => {
                Some(Self::Choose(PlanPlace::read([a, b, c, d])?, read_path(path)?))
            }
            _ => None,
        };
        read().ok_or(UnknownId)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_written_is_read() {
        let most = i64::MAX;
        let at = |node| PlannedAt { version: Version::new(most), revision: PlanRevision::new(most), node };
        let spot = PlanPlace { match_id: MatchId::new(most), at: at(Some(Node(u16::MAX))) };
        let first = PlanPlace { at: at(None), ..spot };
        let own = MatchId::new(12);
        for id in [
            PlanId::Open(own),
            PlanId::Type(own),
            PlanId::Clear(own),
            PlanId::Look(first),
            PlanId::Remove(spot),
            PlanId::List(spot, 2),
            PlanId::Choose(first, vec![]),
            PlanId::Choose(spot, vec![31, 7]),
        ] {
            let text = id.to_string();
            assert!(text.len() <= 100, "{text}");
            assert_eq!(text.parse(), Ok(id));
        }
        for text in ["", "plan", "plan/open", "plan/open/x", "plan/look/1/2/3", "plan/look/1/2/3/70000"] {
            assert_eq!(text.parse::<PlanId>(), Err(UnknownId), "{text}");
        }
    }
}
