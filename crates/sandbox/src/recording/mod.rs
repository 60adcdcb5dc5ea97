//! Recorded sessions that can be replayed as tests: people's actions, and the visible state after each step.

mod action;
mod observation;
mod recorder;
mod references;
mod script;

pub(crate) use action::{Action, recorded_ids, rename};
pub(crate) use observation::{changes, observe};
pub(crate) use recorder::Recorder;
pub(crate) use references::References;
pub(crate) use script::{Language, script};
