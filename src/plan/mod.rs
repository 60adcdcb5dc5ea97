//! Planning moves ahead: a private board on which a player tries moves of both sides, and the list of planned lines.
//!
//! Every chosen move is stored at once. A button carries the version of the match, the revision of the plan and the
//! last move of the line, so that it means the same after a restart. An outdated button shows the current plan.

pub(crate) mod feature;
pub(crate) mod ids;
pub(crate) mod panel;
pub(crate) mod press;
pub(crate) mod typed;
