//! The page of a server's settings about seasons.

use poise::serenity_prelude as serenity;
use serenity::{
    ButtonStyle, ChannelType, ComponentInteractionDataKind, CreateActionRow, CreateButton, CreateInputText,
    CreateModal, CreateSelectMenu, CreateSelectMenuKind, CreateSelectMenuOption, InputTextStyle,
};

use crate::answer::answers::finish;
use crate::answer::press::Press;
use crate::api::outgoing_message::OutgoingMessage;
use crate::api::snowflakes::{ToDiscord, ToHost};
use crate::context::bot::Bot;
use crate::rank::season_page::title;
use crate::seasons::ids::SeasonsId;
use crate::servers::ids::ServerChange;
use crate::servers::panel::managed;
use crate::settings::panel::read_zone;
use crate::ui::command_error::CommandError;
use crate::ui::format::capitalised;
use crate::ui::responder::Visibility;
use trickmate_host::{ChannelId, LEAST_GAMES, SeasonLength, SeasonSettings, ServerId, ServiceError};
use trickmate_text::text;

/// The field of the form for the time zone.
pub(crate) const ZONE: &str = "zone";

/// A placeholder while no channel is known.
const NO_CHANNEL: ChannelId = ChannelId::new(0);

/// Changes the settings by a menu or a button, or opens the form for one.
pub(crate) async fn press(press: Press<'_>, wanted: SeasonsId) {
    let Press { bot, asker, interaction } = press;
    let server = match managed(interaction.guild_id, interaction.member.as_ref()) {
        Ok(server) => server,
        Err(failure) => {
            return finish(bot, press.reply(Visibility::Private), Err(failure), None, asker).await;
        }
    };
    if wanted == SeasonsId::Zone {
        return press.open(None, ask_for_zone(bot, server).await).await;
    }
    press.answer(Visibility::Update, None, change(press, server, wanted)).await;
}

/// Makes a change; returns the page.
async fn change(
    press: Press<'_>,
    server: ServerId,
    wanted: SeasonsId,
) -> Result<OutgoingMessage, CommandError> {
    let bot = press.bot;
    let settings = usual(bot, server).await?;
    match wanted {
        SeasonsId::Channel => {
            let chosen = match &press.interaction.data.kind {
                ComponentInteractionDataKind::ChannelSelect { values } => values.first(),
                _ => None,
            };
            if let Some(channel) = chosen {
                let channel = channel.to_host();
                bot.service.seasons().set(server, SeasonSettings { channel, ..settings }).await?;
            }
        }
        SeasonsId::Length => {
            let length = SeasonLength::of(press.chosen().unwrap_or_default());
            if let Some(length) = length.filter(|_| settings.channel != NO_CHANNEL) {
                bot.service.seasons().set(server, SeasonSettings { length, ..settings }).await?;
            }
        }
        SeasonsId::Off => bot.service.seasons().stop(server).await?,
        _ => {}
    }
    show(bot, server).await
}

/// Returns the settings. Without any, suggests the channel and the time zone of the daily puzzle or of the highlights.
async fn usual(bot: &Bot, server: ServerId) -> Result<SeasonSettings, ServiceError> {
    if let Some(settings) = bot.service.seasons().settings(server).await? {
        return Ok(settings);
    }
    let highlights = bot.service.highlights().settings(server).await?;
    let daily = bot.service.daily().settings(server).await?.map(|(daily, _)| (daily.channel, daily.zone));
    let zone = daily.map(|(_, zone)| zone).or(highlights.map(|(_, zone, _)| zone)).unwrap_or_default();
    let channel =
        highlights.map(|(channel, ..)| channel).or(daily.map(|(channel, _)| channel)).unwrap_or(NO_CHANNEL);
    Ok(SeasonSettings { channel, length: SeasonLength::default(), zone })
}

/// Shows the page.
async fn show(bot: &Bot, server: ServerId) -> Result<OutgoingMessage, CommandError> {
    let known = bot.service.seasons().settings(server).await?;
    let running = bot.service.seasons().running(server).await?;
    let settings = usual(bot, server).await?;
    let words = match (&known, &running) {
        (Some(settings), Some(running)) => text!(
            "season-settings-on",
            length = length(settings.length),
            zone = settings.zone.name(),
            season = title(running),
            when = format!("<t:{}:f>", running.until.get() / 1000),
            channel = format!("<#{}>", settings.channel)
        ),
        _ => text!("season-settings-off"),
    };
    let kind = CreateSelectMenuKind::Channel {
        channel_types: Some(vec![ChannelType::Text, ChannelType::News]),
        default_channels: known.as_ref().map(|known| vec![known.channel.to_discord()]),
    };
    let channel = CreateSelectMenu::new(SeasonsId::Channel.to_string(), kind);
    let mut rows = vec![CreateActionRow::SelectMenu(channel.placeholder(text!("server-channel-menu")))];
    if settings.channel != NO_CHANNEL {
        let entry = |one: SeasonLength| {
            let is_set = known.as_ref().is_some_and(|known| known.length == one);
            CreateSelectMenuOption::new(capitalised(&length(one)), one.word()).default_selection(is_set)
        };
        let kind = CreateSelectMenuKind::String { options: SeasonLength::ALL.map(entry).into() };
        let menu = CreateSelectMenu::new(SeasonsId::Length.to_string(), kind);
        rows.push(CreateActionRow::SelectMenu(menu.placeholder(text!("season-length-menu"))));
    }
    let button =
        |id: String, label: &str| CreateButton::new(id).label(text!(label)).style(ButtonStyle::Secondary);
    let on = known.iter().flat_map(|_| {
        let off = button(SeasonsId::Off.to_string(), "server-turn-off").style(ButtonStyle::Danger);
        [button(SeasonsId::Zone.to_string(), "server-zone-button"), off]
    });
    let buttons = on.chain([button(ServerChange::All.to_string(), "button-back")]).collect();
    rows.push(CreateActionRow::Buttons(buttons));
    let how = text!("season-how", games = LEAST_GAMES);
    Ok(OutgoingMessage::new(words).followed_by(&how).rows(rows))
}

/// Returns a length in words.
fn length(length: SeasonLength) -> String {
    text!(match length {
        SeasonLength::Quarter => "season-length-quarter",
        SeasonLength::Month => "season-length-month",
    })
}

/// Returns the form for the time zone.
async fn ask_for_zone(bot: &Bot, server: ServerId) -> Result<CreateModal, CommandError> {
    let zone = usual(bot, server).await?.zone.name().to_owned();
    let field = CreateInputText::new(InputTextStyle::Short, text!("settings-quiet-zone"), ZONE)
        .placeholder(text!("settings-quiet-zone-example"))
        .value(zone)
        .max_length(60);
    let form = CreateModal::new(SeasonsId::Zone.to_string(), text!("server-time-form"));
    Ok(form.components(vec![CreateActionRow::InputText(field)]))
}

/// Sets the typed time zone; returns the page.
pub(crate) async fn set_zone(
    bot: &Bot,
    server: ServerId,
    typed: &str,
) -> Result<OutgoingMessage, CommandError> {
    let zone = read_zone(typed)?;
    if let Some(settings) = bot.service.seasons().settings(server).await? {
        bot.service.seasons().set(server, SeasonSettings { zone, ..settings }).await?;
    }
    show(bot, server).await
}
