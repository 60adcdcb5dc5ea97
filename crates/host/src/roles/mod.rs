//! Roles that a server gives for ratings: to everybody with at least a given rating in a game, or to the top of its
//! leaderboard.
//!
//! The roles of a server are updated after each result, after a change of the settings, and once a day. Who should hold
//! a role follows from the ratings. Before the bot gives a role it stores that it does. So it forgets no role that it
//! has given, and takes none that somebody else has given.

pub(crate) mod handle;
pub(crate) mod requests;
pub(crate) mod row_handle;
pub(crate) mod rows;
pub(crate) mod rule;

pub use requests::{RoleChange, RoleStep, RoleUpdate};
pub use rule::{HolderState, MAX_ROLES, RatingRole, RoleRequestError, RoleThreshold};
