//! The settings of a server, and for its managers the menu and buttons that change them.

use crate::highlights;
use crate::puzzle;
use poise::serenity_prelude as serenity;
use serenity::{
    ButtonStyle, ChannelType, CreateActionRow, CreateButton, CreateInputText, CreateModal, CreateSelectMenu,
    CreateSelectMenuKind, CreateSelectMenuOption, GuildId, InputTextStyle, Member,
};

use crate::api::outgoing_message::OutgoingMessage;
use crate::api::snowflakes::{ToDiscord, ToHost};
use crate::context::bot::Bot;
use crate::roles::ids::RolesId;
use crate::seasons::ids::SeasonsId;
use crate::servers::ids::{PageAsk, ServerChange, ServerPage};
use crate::settings::ids::{language_name, languages};
use crate::teams::ids::TeamId;
use crate::ui::command_error::CommandError;
use crate::ui::format::{capitalised, yes};
use trickmate_host::{ComputerPlace, SeasonLength, ServerId, ServerSettings, ServiceError, TimeControl};
use trickmate_text::{Language, joined, text};

/// The most channels that can be chosen in the menu, a limit of Discord's.
const MAX_CHANNELS: u8 = 25;
/// The field of the form for the time control.
pub(crate) const TIME: &str = "time";

/// Returns the server of somebody who may change its settings. Discord can give a command to other members, but these
/// settings are for managers of the server.
///
/// # Errors
/// Somebody without the permission, or outside of servers.
pub(crate) fn managed(server: Option<GuildId>, member: Option<&Member>) -> Result<ServerId, CommandError> {
    let Some(server) = server else {
        return Err(CommandError::words(text!("error-servers-only")));
    };
    if !manages(member) {
        return Err(CommandError::words(text!("error-managers-only")));
    }
    Ok(server.to_host())
}

/// Returns `true` if a member may change the settings of their server.
pub(crate) fn manages(member: Option<&Member>) -> bool {
    let permissions = member.and_then(|member| member.permissions).unwrap_or_default();
    permissions.manage_guild() || permissions.administrator()
}

/// Shows the settings of a server, with the controls to change them if wanted.
fn compose(settings: &ServerSettings, changeable: bool) -> OutgoingMessage {
    let draft = OutgoingMessage::new(words(settings));
    if !changeable {
        return draft;
    }
    let switches = vec![
        button(
            ServerChange::Threads(!settings.threads),
            if settings.threads { "server-threads-button-off" } else { "server-threads-button-on" },
        ),
        button(
            ServerChange::Rated(!settings.rated),
            if settings.rated { "server-rated-button-off" } else { "server-rated-button-on" },
        ),
        linked(RolesId::Settings.to_string(), "server-roles-button"),
        linked(TeamId::Code.to_string(), "server-team-button"),
    ];
    let page = |page, label| button(ServerChange::Page(page, PageAsk::Show), label);
    let pages = vec![
        button(ServerChange::Time, "server-time-button"),
        page(ServerPage::Daily, "server-daily-button"),
        page(ServerPage::Highlights, "server-highlights-button"),
        page(ServerPage::Role, "server-role-button"),
        linked(SeasonsId::Settings.to_string(), "server-seasons-button"),
    ];
    draft.rows(vec![
        channel_menu(settings),
        computer_menu(settings),
        language_menu(settings),
        CreateActionRow::Buttons(switches),
        CreateActionRow::Buttons(pages),
    ])
}

/// Returns a button that changes something.
pub(super) fn button(change: ServerChange, label: &str) -> CreateButton {
    linked(change.to_string(), label)
}

/// Returns a button with an id, which may be that of a page of another feature.
fn linked(id: String, label: &str) -> CreateButton {
    CreateButton::new(id).label(text!(label)).style(ButtonStyle::Secondary)
}

fn channel_menu(settings: &ServerSettings) -> CreateActionRow {
    let chosen = settings.channels.iter().take(MAX_CHANNELS.into());
    let kind = CreateSelectMenuKind::Channel {
        channel_types: Some(vec![ChannelType::Text, ChannelType::News, ChannelType::Forum]),
        default_channels: Some(chosen.map(|channel| channel.to_discord()).collect()),
    };
    let menu = CreateSelectMenu::new(ServerChange::Channels.to_string(), kind)
        .placeholder(text!("server-channels"))
        .min_values(0)
        .max_values(MAX_CHANNELS);
    CreateActionRow::SelectMenu(menu)
}

fn language_menu(settings: &ServerSettings) -> CreateActionRow {
    let option = |language: Option<Language>| {
        CreateSelectMenuOption::new(capitalised(&language_title(language)), language_name(language))
            .default_selection(language == settings.language)
    };
    let kind = CreateSelectMenuKind::String { options: languages().map(option).collect() };
    let id = ServerChange::Language.to_string();
    CreateActionRow::SelectMenu(CreateSelectMenu::new(id, kind).placeholder(text!("server-language-menu")))
}

fn computer_menu(settings: &ServerSettings) -> CreateActionRow {
    let option = |place: ComputerPlace| {
        let label = text!("server-computer-entry", place = computer_place(place));
        CreateSelectMenuOption::new(label, place.name()).default_selection(place == settings.computer_games)
    };
    let kind = CreateSelectMenuKind::String { options: ComputerPlace::ALL.map(option).into() };
    CreateActionRow::SelectMenu(CreateSelectMenu::new(ServerChange::Computer.to_string(), kind))
}

/// Returns the place of games against the computer in words.
fn computer_place(place: ComputerPlace) -> String {
    text!(match place {
        ComputerPlace::Here => "server-computer-here",
        ComputerPlace::Thread => "server-computer-thread",
        ComputerPlace::Direct => "server-computer-direct",
    })
}

/// Returns the choice of a server's language in words.
fn language_title(language: Option<Language>) -> String {
    language.map_or_else(|| text!("server-language-discord"), |language| language.title().to_owned())
}

fn words(settings: &ServerSettings) -> String {
    let channels: Vec<String> = settings.channels.iter().map(|channel| format!("<#{channel}>")).collect();
    let channels = if channels.is_empty() { text!("server-all-channels") } else { joined(&channels) };
    let usual = TimeControl::default().to_string();
    let time = settings.time.as_deref().unwrap_or(&usual);
    let (threads, rated) = (yes(settings.threads), yes(settings.rated));
    text!("server-settings", channels, threads, time, rated)
}

/// Returns the settings of a server.
pub(crate) async fn show(
    bot: &Bot,
    server: ServerId,
    changeable: bool,
) -> Result<OutgoingMessage, CommandError> {
    let settings = bot.service.servers().settings(server).await?;
    let role = match settings.looking_role {
        Some(role) => text!("server-role-line", role = format!("<@&{role}>")),
        None => text!("server-role-none"),
    };
    Ok(compose(&settings, changeable)
        .followed_by(&text!("server-computer", place = computer_place(settings.computer_games)))
        .followed_by(&text!("server-language", language = language_title(settings.language)))
        .followed_by(&puzzle::daily::line(bot, server).await?)
        .followed_by(&highlights::panel::line(bot, server).await?)
        .followed_by(&role)
        .followed_by(&seasons_line(bot, server).await?)
        .followed_by(&roles_line(bot, server).await?))
}

/// Returns the line about seasons.
async fn seasons_line(bot: &Bot, server: ServerId) -> Result<String, CommandError> {
    let Some(settings) = bot.service.seasons().settings(server).await? else {
        return Ok(text!("server-seasons-none"));
    };
    let length = text!(match settings.length {
        SeasonLength::Quarter => "season-length-quarter",
        SeasonLength::Month => "season-length-month",
    });
    Ok(text!("server-seasons-line", length, channel = format!("<#{}>", settings.channel)))
}

/// Returns the line about roles for ratings.
async fn roles_line(bot: &Bot, server: ServerId) -> Result<String, CommandError> {
    let roles = bot.service.roles().on(server).await?;
    let named: Vec<String> = roles.iter().map(|one| format!("<@&{}>", one.role)).collect();
    Ok(if named.is_empty() {
        text!("server-roles-none")
    } else {
        text!("server-roles-line", roles = joined(&named))
    })
}

/// Sets the default time control of challenges from typed text; returns the server's new settings.
pub(crate) async fn set_time(
    bot: &Bot,
    server: ServerId,
    typed: &str,
) -> Result<OutgoingMessage, CommandError> {
    let time = match typed.trim() {
        "" => None,
        typed => Some(typed.parse::<TimeControl>().map_err(ServiceError::from)?),
    };
    bot.service.servers().set_server_time(server, time).await?;
    show(bot, server, true).await
}

/// Returns the form for the default time control of challenges.
pub(crate) async fn ask_for_time(bot: &Bot, server: ServerId) -> Result<CreateModal, CommandError> {
    let time = bot.service.servers().settings(server).await?.time.unwrap_or_default();
    let field = CreateInputText::new(InputTextStyle::Short, text!("server-time-field"), TIME)
        .placeholder(text!("server-time-example"))
        .value(time)
        .required(false)
        .max_length(30);
    let id = ServerChange::Time.to_string();
    Ok(CreateModal::new(id, text!("server-time")).components(vec![CreateActionRow::InputText(field)]))
}
