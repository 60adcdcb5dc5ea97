//! The menus and the buttons that change a server.

use poise::serenity_prelude as serenity;
use serenity::ComponentInteractionDataKind;

use crate::answer::answers::finish;
use crate::answer::press::Press;
use crate::api::outgoing_message::OutgoingMessage;
use crate::api::snowflakes::ToHost;
use crate::servers::ids::{PageAsk, ServerChange, ServerPage};
use crate::servers::pages;
use crate::servers::panel::{ask_for_time, managed, show};
use crate::ui::command_error::CommandError;
use crate::ui::responder::Visibility;
use trickmate_host::{ChannelId, ComputerPlace, ServerId};

/// Makes a change, or opens the form for it.
pub(crate) async fn press(press: Press<'_>, wanted: ServerChange) {
    let Press { bot, asker, interaction } = press;
    let server = match managed(interaction.guild_id, interaction.member.as_ref()) {
        Ok(server) => server,
        Err(failure) => {
            return finish(bot, press.reply(Visibility::Private), Err(failure), None, asker).await;
        }
    };
    match wanted {
        ServerChange::Time => press.open(None, ask_for_time(bot, server).await).await,
        ServerChange::Page(page, PageAsk::Time) => {
            press.open(None, pages::ask_for_time(bot, server, page).await).await;
        }
        ServerChange::Page(page, ask) => {
            press.answer(Visibility::Update, None, change_page(press, server, page, ask)).await;
        }
        wanted => press.answer(Visibility::Update, None, change(press, server, wanted)).await,
    }
}

/// Makes a change on the first page; returns that page.
async fn change(
    press: Press<'_>,
    server: ServerId,
    wanted: ServerChange,
) -> Result<OutgoingMessage, CommandError> {
    let servers = press.bot.service.servers();
    match wanted {
        ServerChange::Channels => servers.allow_channels(server, channels(press)).await?,
        ServerChange::Threads(on) => servers.set_threads(server, on).await?,
        ServerChange::Rated(on) => servers.set_rated(server, on).await?,
        ServerChange::Language => {
            let chosen = press.chosen().unwrap_or_default().parse().ok();
            servers.set_language(server, chosen).await?;
        }
        ServerChange::Computer => {
            servers.set_computer_games(server, ComputerPlace::of(press.chosen())).await?;
        }
        ServerChange::Time | ServerChange::All | ServerChange::Page(..) => {}
    }
    show(press.bot, server, true).await
}

/// Makes a change on the page of a setting; returns that page.
async fn change_page(
    press: Press<'_>,
    server: ServerId,
    page: ServerPage,
    ask: PageAsk,
) -> Result<OutgoingMessage, CommandError> {
    let bot = press.bot;
    let data = &press.interaction.data;
    match (ask, &data.kind) {
        (PageAsk::Choose, ComponentInteractionDataKind::RoleSelect { values }) if !values.is_empty() => {
            pages::choose_role(bot, server, press.interaction.member.as_ref(), values[0].to_host()).await
        }
        (PageAsk::Choose, _) => match channels(press).first() {
            Some(channel) => pages::choose_channel(bot, server, page, *channel).await,
            None => pages::show(bot, server, page).await,
        },
        (PageAsk::Game, _) => pages::choose_game(bot, server, press.chosen().unwrap_or_default()).await,
        (PageAsk::Off, _) => pages::turn_off(bot, server, page).await,
        (PageAsk::Show | PageAsk::Time, _) => pages::show(bot, server, page).await,
    }
}

/// Returns the channels chosen in the menu.
fn channels(press: Press<'_>) -> Vec<ChannelId> {
    match &press.interaction.data.kind {
        ComponentInteractionDataKind::ChannelSelect { values } => {
            values.iter().map(|channel| channel.to_host()).collect()
        }
        _ => Vec::new(),
    }
}
