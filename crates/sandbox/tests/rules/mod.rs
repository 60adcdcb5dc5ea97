//! Discord's rules: a request that breaks one gets Discord's error, a request that keeps it passes.

mod access;
mod attachments;
mod callbacks;
mod channels;
mod commands;
mod components;
mod direct;
mod edits;
mod embeds;
mod emojis;
mod forwarding;
mod guilds;
mod interactions;
mod layouts;
mod mentions;
mod messages;
mod modals;
mod moderation;
mod quotas;
mod reactions;
mod refusals;
mod sight;
mod thread_life;
mod threads;
