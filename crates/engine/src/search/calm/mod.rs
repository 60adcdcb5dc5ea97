//! The search of a calm game, chess, where most moves change little: much is left out or looked at less deep. What is done
//! here is told of in the Chess Programming Wiki under the names that the files mention.

mod early;
mod look;
mod pruning;
mod reduction;
mod rewards;
mod root;
mod singular;
mod spot;
mod window;

pub(super) use pruning::as_judged;
pub(super) use reduction::reductions;
pub(super) use window::Window;
