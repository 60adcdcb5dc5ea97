//! The log of the work for one interaction or one job.

use tracing::Span;
use trickmate_host::MatchId;

/// Notes the number of the match that the work is about.
pub(crate) fn about_match(match_id: MatchId) {
    Span::current().record("game", match_id.get());
}
