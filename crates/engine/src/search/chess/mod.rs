//! The search of chess, where most moves change little: it prunes and reduces much. The Chess Programming Wiki explains each
//! technique under its name.

mod alpha_beta;
mod aspiration;
mod history;
mod move_pruning;
mod node_info;
mod node_pruning;
mod reduction;
mod singular;
mod window;

pub(super) use move_pruning::in_eval_scale;
pub(super) use window::Window;
