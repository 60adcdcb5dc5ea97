//! The position that a button belongs to.

use std::fmt;

use crate::ui::number::read_number;
use trickmate_host::{MatchId, Revision, Version};

/// A match and the version of its position that the player sees.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Spot {
    pub(crate) match_id: MatchId,
    pub(crate) version: Version,
    /// The revision of the turn's draft, only for the player whose turn it is.
    pub(crate) revision: Option<Revision>,
}

impl Spot {
    /// Reads the two parts of the text form.
    pub(crate) fn read(match_id: &str, version: &str) -> Option<Self> {
        let (version, revision) = match version.split_once('.') {
            Some((version, revision)) => (version, Some(read_number(revision)?)),
            None => (version, None),
        };
        Some(Self { match_id: read_number(match_id)?, version: read_number(version)?, revision })
    }
}

impl fmt::Display for Spot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}/{}", self.match_id, self.version)?;
        self.revision.map_or(Ok(()), |revision| write!(f, ".{revision}"))
    }
}
