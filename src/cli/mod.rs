//! The commands: each in a separate file, their shared flags in `match_args`.

mod analyse;
mod backup;
mod command_line;
mod engine;
mod failure;
mod gauntlet;
mod invite;
mod lessons;
mod log;
mod manual;
mod match_args;
mod migrate;
mod pages;
mod parked;
mod perft;
mod puzzles;
mod ratings;
mod referee;
mod render;
mod restore;
mod run;
#[cfg(feature = "sandbox")]
mod sandbox;
mod settings;
mod stop;
mod token;
mod uci;
mod virtual_clock;

pub(crate) use command_line::main;
