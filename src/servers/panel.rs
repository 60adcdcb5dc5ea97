//! The settings of a server, and for its managers the menu and buttons that change them.

use crate::highlights;
use crate::puzzle;
use poise::serenity_prelude as serenity;
use serenity::{
    ButtonStyle, ChannelId, ChannelType, CreateActionRow, CreateButton, CreateInputText, CreateModal,
    CreateSelectMenu, CreateSelectMenuKind, GuildId, InputTextStyle, Member,
};

use crate::api::client::number;
use crate::api::outgoing_message::OutgoingMessage;
use crate::context::bot::Bot;
use crate::servers::ids::ServerChange;
use crate::ui::command_error::CommandError;
use crate::ui::format::yes;
use trickmate_host::{ServerSettings, ServiceError, TimeControl};
use trickmate_text::text;

/// The most channels that can be chosen in the menu, a limit of Discord's.
const MAX_CHANNELS: u8 = 25;
/// The field of the form for the time control.
pub(crate) const TIME: &str = "time";

/// Returns the server of somebody who may change its settings. Discord can give a command to other members, but these
/// settings are for managers of the server.
///
/// # Errors
/// Somebody without the permission, or outside of servers.
pub(crate) fn managed(server: Option<GuildId>, member: Option<&Member>) -> Result<i64, CommandError> {
    let Some(server) = server else {
        return Err(CommandError::words(text!("error-servers-only")));
    };
    if !manages(member) {
        return Err(CommandError::words(text!("error-managers-only")));
    }
    Ok(number(server.get()))
}

/// Returns `true` if a member may change the settings of their server.
pub(crate) fn manages(member: Option<&Member>) -> bool {
    let permissions = member.and_then(|member| member.permissions).unwrap_or_default();
    permissions.manage_guild() || permissions.administrator()
}

/// Shows the settings of a server, with the controls to change them if wanted.
pub(crate) fn compose(settings: &ServerSettings, changeable: bool) -> OutgoingMessage {
    let draft = OutgoingMessage::new(words(settings));
    if !changeable {
        return draft;
    }
    let button = |change: ServerChange, label: &str| {
        let id = change.to_string();
        CreateButton::new(id).label(text!(label)).style(ButtonStyle::Secondary)
    };
    let buttons = vec![
        button(
            ServerChange::Threads(!settings.threads),
            if settings.threads { "server-threads-button-off" } else { "server-threads-button-on" },
        ),
        button(
            ServerChange::Rated(!settings.rated),
            if settings.rated { "server-rated-button-off" } else { "server-rated-button-on" },
        ),
        button(ServerChange::Time, "server-time-button"),
    ];
    draft.rows(vec![channel_menu(settings), CreateActionRow::Buttons(buttons)])
}

fn channel_menu(settings: &ServerSettings) -> CreateActionRow {
    let chosen = settings.channels.iter().take(MAX_CHANNELS.into());
    let kind = CreateSelectMenuKind::Channel {
        channel_types: Some(vec![ChannelType::Text, ChannelType::News, ChannelType::Forum]),
        default_channels: Some(
            chosen.map(|channel| ChannelId::new(channel.cast_unsigned().max(1))).collect(),
        ),
    };
    let menu = CreateSelectMenu::new(ServerChange::Channels.to_string(), kind)
        .placeholder(text!("server-channels"))
        .min_values(0)
        .max_values(MAX_CHANNELS);
    CreateActionRow::SelectMenu(menu)
}

fn words(settings: &ServerSettings) -> String {
    let channels: Vec<String> = settings.channels.iter().map(|channel| format!("<#{channel}>")).collect();
    let channels = if channels.is_empty() { text!("server-all-channels") } else { channels.join(", ") };
    let usual = TimeControl::default().to_string();
    let time = settings.time.as_deref().unwrap_or(&usual);
    let (threads, rated) = (yes(settings.threads), yes(settings.rated));
    text!("server-settings", channels, threads, time, rated)
}

/// Returns the settings of a server.
pub(crate) async fn show(bot: &Bot, server: i64, changeable: bool) -> Result<OutgoingMessage, CommandError> {
    let shown = compose(&bot.service.servers().settings(server).await?, changeable);
    let shown = shown.followed_by(&puzzle::daily::line(bot, server).await?);
    let shown = shown.followed_by(&highlights::panel::line(bot, server).await?);
    let role = bot.service.servers().looking_role(server).await?.map(|role| format!("<@&{role}>"));
    Ok(shown.followed_by(&role.map(|role| text!("server-role-line", role)).unwrap_or_default()))
}

/// Makes a change by the menus and buttons of a server; returns its new settings.
pub(crate) async fn change(
    bot: &Bot,
    server: i64,
    change: ServerChange,
    channels: Vec<i64>,
) -> Result<OutgoingMessage, CommandError> {
    match change {
        ServerChange::Channels => bot.service.servers().allow_channels(server, channels).await?,
        ServerChange::Threads(on) => bot.service.servers().set_threads(server, on).await?,
        ServerChange::Rated(on) => bot.service.servers().set_rated(server, on).await?,
        // The form alone is not a change yet.
        ServerChange::Time => {}
    }
    show(bot, server, true).await
}

/// Sets the default time control of challenges from typed text; returns the server's new settings.
pub(crate) async fn set_time(bot: &Bot, server: i64, typed: &str) -> Result<OutgoingMessage, CommandError> {
    let time = match typed.trim() {
        "" => None,
        typed => Some(typed.parse::<TimeControl>().map_err(ServiceError::from)?),
    };
    bot.service.servers().set_server_time(server, time).await?;
    show(bot, server, true).await
}

/// Returns the form for the default time control of challenges.
pub(crate) async fn ask_for_time(bot: &Bot, server: i64) -> Result<CreateModal, CommandError> {
    let time = bot.service.servers().settings(server).await?.time.unwrap_or_default();
    let field = CreateInputText::new(InputTextStyle::Short, text!("server-time-field"), TIME)
        .placeholder(text!("server-time-example"))
        .value(time)
        .required(false)
        .max_length(30);
    let id = ServerChange::Time.to_string();
    Ok(CreateModal::new(id, text!("server-time")).components(vec![CreateActionRow::InputText(field)]))
}
