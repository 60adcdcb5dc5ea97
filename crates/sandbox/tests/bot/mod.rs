//! The example bot, unchanged, through serenity over HTTP and WebSocket; people act through the sandbox's own
//! interface.

mod buttons;
mod commands;
mod deferred;
mod evidence;
mod faults;
mod lifecycle;
mod losses;
mod menus;
mod messages;
mod production;
pub(crate) mod stage;
mod tls;

#[path = "../../examples/poise_bot/bot/mod.rs"]
mod poise_bot;
