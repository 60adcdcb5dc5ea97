//! Computer players. They are given what one seat [knows](trickmate_rules::Knowledge) and nothing else; where that leaves
//! positions open, they think about samples that agree with it.
//!
//! A player is deterministic: the same knowledge, seed, form and node budget give the same move.

mod error;
mod games;
pub mod gauntlet;
mod level;
mod limits;
mod openings;
mod player;
mod score;
mod search;
mod think;
pub mod uci;

pub use error::ThinkError;
pub use level::{Form, Habits, Level, ParseHabitsError};
pub use limits::{Budget, Stop, Termination};
pub use player::{NoSuchPlayer, Player, think_in};
pub use score::Score;
pub use think::{Comparison, Line, Request, Skill, Thought, compare, think};
