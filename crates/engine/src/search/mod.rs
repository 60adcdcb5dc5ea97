//! The search for all games in which the seats move alternately: principal variation search with iterative deepening.

mod blindness;
mod chess;
mod core;
mod correction_history;
mod evaluation;
mod general;
mod node;
mod ordering;
mod proof;
mod qsearch;
mod reductions;
mod root;
mod stack;
mod table;
mod table_memory;

pub(crate) use blindness::{Blindness, number_of};
pub(crate) use core::Search;
pub(crate) use node::{CORRECTION_KEY_SIZE, CorrectionKeys, End, Moves, Node};
pub(crate) use root::{RootMove, RootResult};

pub(crate) use crate::score::bounded;
