//! Moves planned ahead: "if 4Db6 then 8Dj2", a tree of the opponent's possible moves, with one answer to each.
//!
//! A plan belongs to a seat of a match in which nothing is hidden and a turn is one action (`open_game.rs`). It is
//! stored with the version of the match at which it begins. Following a plan does not change it: the actions since then
//! determine which branch is due. So a process finds the same answer after a restart, and so does a second process. The
//! answer is a separate action, committed to the version after the opponent's move, and only while the stored plan is
//! unchanged (`planned_by.rs`). So a plan cannot be both cleared and played. A plan is deleted when the game leaves its
//! lines or reaches their end. A takeback, or the end of the match, deletes all plans of the match.
//!
//! Nobody else learns of a plan. Until an answer is played, the match, its messages and its clocks are the same with
//! and without a plan.

pub(crate) mod error;
pub(crate) mod follow;
pub(crate) mod handle;
pub(crate) mod move_plan;
pub(crate) mod move_tree;
pub(crate) mod open_game;
pub(crate) mod planned_by;
pub(crate) mod requests;
pub(crate) mod row_handle;
pub(crate) mod rows;

pub use error::ConditionalMoveError;
pub use move_plan::{MovePlan, PlannedAt};
pub use move_tree::{MAX_MOVES, MoveTree, Node};
pub use open_game::{is_plannable, planned_step};
