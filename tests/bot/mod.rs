//! The bot, over the wire: it runs against the sandbox as it would against Discord, and people act in the sandbox.

mod access;
mod cards;
mod challenges;
mod crowd;
mod decks;
mod faults;
mod game;
mod moderation;
mod mystery;
mod operating;
mod piece;
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
mod workshop;
mod workshop_secrets;
