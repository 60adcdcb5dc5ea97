//! The bot, over the wire: it runs against the sandbox as it would against Discord, and people act in the sandbox.

mod access;
mod challenges;
mod clocks;
mod crowd;
mod decks;
mod faults;
mod game;
mod moderation;
mod mystery;
mod offers;
mod operating;
mod poker;
mod process;
mod replays;
mod restart;
mod secrets;
mod server;
mod settings;
mod stage;
mod stale;
mod watching;
