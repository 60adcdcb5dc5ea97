//! One file for each topic.

mod commission;
mod context_menu;
mod develop;
mod gallery;
mod paint;
mod panel;
mod postcard;
mod vote;
mod whisper;
mod workshop;

use super::{Error, Studio};

/// Returns every command of the bot.
pub(super) fn all() -> Vec<poise::Command<Studio, Error>> {
    vec![
        commission::commission(),
        context_menu::frame(),
        context_menu::pin(),
        context_menu::portrait(),
        develop::develop(),
        gallery::gallery(),
        paint::paint(),
        panel::panel(),
        panel::review(),
        postcard::postcard(),
        vote::count_votes(),
        vote::vote(),
        whisper::whisper(),
        workshop::workshop(),
    ]
}
