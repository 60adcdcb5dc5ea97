//! Computer players. They get what one seat [knows](trickmate_rules::Knowledge) and nothing else; if that leaves
//! positions open, they use samples that agree with it.
//!
//! A player is deterministic: the same knowledge, seed, strength and node budget give the same move.

mod chance;
mod choose;
mod error;
mod games;
pub mod gauntlet;
mod level;
mod limits;
mod openings;
mod player;
mod request;
mod score;
mod search;
mod think;
mod thought;
pub mod uci;

pub use error::ThinkError;
pub use level::{DailyStrength, Level, LevelParams, ParseParamsError};
pub use limits::{Budget, Stop, Termination};
pub use player::{NoSuchPlayer, Player, think_in};
pub use request::{Request, Skill};
pub use score::Score;
pub use think::{compare, think};
pub use thought::{Comparison, Line, Thought};
