//! The bot, over the wire: it runs against the sandbox as it would against Discord, and people act in the sandbox.

mod access;
mod challenges;
mod crowd;
mod decks;
mod faults;
mod game;
mod mystery;
mod poker;
mod process;
mod ratings;
mod restart;
mod secrets;
mod stage;
mod stale;
