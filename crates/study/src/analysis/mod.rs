//! Analysis of finished games by the computer: the value of every choice, and better ones.
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
pub use report::{Analysis, NODES, TURNING_LOSS, TURNING_POINTS};
pub use span::{Span, spans};
