//! Matches: loading, playing, listing and storing them.

pub(crate) mod abort;
mod aborted_by;
pub(crate) mod action;
pub(crate) mod action_rows;
pub(crate) mod appends;
pub(crate) mod beginning_rows;
pub(crate) mod cache;
pub(crate) mod chance;
pub(crate) mod chance_rows;
pub(crate) mod handle;
pub(crate) mod hosted_match;
pub(crate) mod hosted_rows;
pub(crate) mod list;
pub(crate) mod list_rows;
pub(crate) mod origin;
pub(crate) mod own_matches;
pub(crate) mod requests;
pub(crate) mod row_handle;
pub(crate) mod rows;
pub(crate) mod seat_number;
pub(crate) mod secret;
pub(crate) mod takeback;

pub use aborted_by::AbortedBy;
pub use action::ActionRow;
pub use action_rows::CommitResult;
pub use chance::{AT_RANDOM, is_at_random};
pub use chance_rows::ChanceProposed;
pub use hosted_match::{Announcing, HostedMatch, Move, SeriesPlace};
pub use hosted_rows::HostedRow;
pub use list::{ListedMatch, MatchPage, Opened};
pub use list_rows::{Listed, ListedRow};
pub use rows::{MatchEnd, MatchRow, NewMatch, NewSeed, OriginRow};
