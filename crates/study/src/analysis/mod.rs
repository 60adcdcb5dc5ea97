//! Looking at a finished game with the computer: what every choice was worth, what would have been better.
//!
//! Each choice is judged by what its seat could know when it was made. `docs/analysis.md` defines every number.

mod accuracy;
mod judgement;
mod packed;
mod report;
mod span;

pub use accuracy::{accuracy, mean_accuracy};
pub use judgement::{Judgement, judge};
pub use packed::ParseAnalysisError;
pub use report::{Analysis, TURNING_LOSS, TURNING_POINTS};
pub use span::{Span, spans};

/// How many positions are looked at for what would have been best, and as many again for what was played.
pub const NODES: u64 = 30_000;
