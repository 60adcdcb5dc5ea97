//! The log of the work for one interaction or one job.

use tracing::Span;

/// Notes the number of the match that the work is about.
pub(crate) fn about_match(match_id: i64) {
    Span::current().record("game", match_id);
}
