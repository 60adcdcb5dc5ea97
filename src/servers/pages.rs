//! The server settings with a separate page: the current value, a menu, and a button to turn it off.

use crate::highlights;
use crate::puzzle;
use poise::serenity_prelude as serenity;
use serenity::{
    ButtonStyle, ChannelType, CreateActionRow, CreateButton, CreateInputText, CreateModal, CreateSelectMenu,
    CreateSelectMenuKind, CreateSelectMenuOption, InputTextStyle, Member,
};

use crate::api::outgoing_message::OutgoingMessage;
use crate::api::snowflakes::ToDiscord;
use crate::context::bot::Bot;
use crate::puzzle::daily::DailyChange;
use crate::servers::grants::refusal;
use crate::servers::ids::{PageAsk, ServerChange, ServerPage};
use crate::servers::panel::button;
use crate::settings::panel::read_zone;
use crate::ui::command_error::CommandError;
use crate::ui::format::capitalised;
use trickmate_host::{ChannelId, RoleId, ServerId, ServiceError};
use trickmate_text::{text, word};

/// The fields of the forms for the time.
pub(crate) const HOUR: &str = "hour";
pub(crate) const ZONE: &str = "zone";
/// The entry of the menu for all games in turn.
const ALL_GAMES: &str = "all";

/// Shows the page of a setting.
pub(crate) async fn show(
    bot: &Bot,
    server: ServerId,
    page: ServerPage,
) -> Result<OutgoingMessage, CommandError> {
    Ok(match page {
        ServerPage::Daily => daily(bot, server).await?,
        ServerPage::Highlights => highlights(bot, server).await?,
        ServerPage::Role => role(bot, server).await?,
    })
}

async fn daily(bot: &Bot, server: ServerId) -> Result<OutgoingMessage, ServiceError> {
    let known = bot.service.daily().settings(server).await?;
    let settings = known.as_ref().map(|(settings, _)| settings);
    let channel = settings.map(|settings| settings.channel);
    let mut rows = vec![channel_menu(ServerPage::Daily, channel)];
    rows.extend(settings.map(|settings| game_menu(settings.game.as_deref())));
    rows.push(buttons(ServerPage::Daily, settings.map(|_| "server-daily-time-button"), settings.is_some()));
    Ok(OutgoingMessage::new(puzzle::daily::words(known.as_ref())).rows(rows))
}

async fn highlights(bot: &Bot, server: ServerId) -> Result<OutgoingMessage, ServiceError> {
    let known = bot.service.highlights().settings(server).await?;
    let rows = vec![
        channel_menu(ServerPage::Highlights, known.map(|(channel, ..)| channel)),
        buttons(ServerPage::Highlights, known.map(|_| "server-zone-button"), known.is_some()),
    ];
    Ok(OutgoingMessage::new(highlights::panel::words(known)).rows(rows))
}

async fn role(bot: &Bot, server: ServerId) -> Result<OutgoingMessage, ServiceError> {
    let known = bot.service.servers().looking_role(server).await?;
    let words = match known {
        Some(role) => text!("server-role-set", role = format!("<@&{role}>")),
        None => text!("server-role-off"),
    };
    let chosen = known.map(|role| vec![role.to_discord()]);
    let menu = CreateSelectMenu::new(
        ServerChange::Page(ServerPage::Role, PageAsk::Choose).to_string(),
        CreateSelectMenuKind::Role { default_roles: chosen },
    );
    let menu = CreateActionRow::SelectMenu(menu.placeholder(text!("server-role-menu")));
    Ok(OutgoingMessage::new(words).rows(vec![menu, buttons(ServerPage::Role, None, known.is_some())]))
}

fn channel_menu(page: ServerPage, channel: Option<ChannelId>) -> CreateActionRow {
    let chosen = channel.map(|channel| vec![channel.to_discord()]);
    let kind = CreateSelectMenuKind::Channel {
        channel_types: Some(vec![ChannelType::Text, ChannelType::News]),
        default_channels: chosen,
    };
    let id = ServerChange::Page(page, PageAsk::Choose).to_string();
    CreateActionRow::SelectMenu(CreateSelectMenu::new(id, kind).placeholder(text!("server-channel-menu")))
}

fn game_menu(chosen: Option<&str>) -> CreateActionRow {
    let all = CreateSelectMenuOption::new(capitalised(&text!("server-daily-all-games")), ALL_GAMES);
    let game = |game: &&'static dyn trickmate_rules::Game| {
        CreateSelectMenuOption::new(word(game.title()), game.name())
            .default_selection(chosen == Some(game.name()))
    };
    let options = std::iter::once(all.default_selection(chosen.is_none()))
        .chain(trickmate_rules::GAMES.iter().map(game))
        .collect();
    let id = ServerChange::Page(ServerPage::Daily, PageAsk::Game).to_string();
    CreateActionRow::SelectMenu(CreateSelectMenu::new(id, CreateSelectMenuKind::String { options }))
}

/// Returns the buttons of a page: the form for the time if there is one, turning it off, and back.
fn buttons(page: ServerPage, time: Option<&str>, is_on: bool) -> CreateActionRow {
    let of_page = |ask| ServerChange::Page(page, ask);
    let off: CreateButton = button(of_page(PageAsk::Off), "server-turn-off").style(ButtonStyle::Danger);
    let buttons = (time.map(|label| button(of_page(PageAsk::Time), label)).into_iter())
        .chain(is_on.then_some(off))
        .chain([button(ServerChange::All, "button-back")]);
    CreateActionRow::Buttons(buttons.collect())
}

/// Chooses the channel in which something is posted; returns its page.
pub(crate) async fn choose_channel(
    bot: &Bot,
    server: ServerId,
    page: ServerPage,
    channel: ChannelId,
) -> Result<OutgoingMessage, CommandError> {
    match page {
        ServerPage::Daily => {
            let change = DailyChange { channel: Some(channel), ..DailyChange::default() };
            puzzle::daily::set(bot, server, change).await?;
        }
        ServerPage::Highlights => highlights::panel::set(bot, server, Some(channel), None).await?,
        ServerPage::Role => {}
    }
    show(bot, server, page).await
}

/// Chooses the role that is pinged when somebody looks for an opponent, and that everybody can take; returns its page.
pub(crate) async fn choose_role(
    bot: &Bot,
    server: ServerId,
    manager: Option<&Member>,
    role: RoleId,
) -> Result<OutgoingMessage, CommandError> {
    if let Some(refusal) = refusal(bot, server, manager, role).await? {
        return Ok(show(bot, server, ServerPage::Role).await?.headed(&refusal));
    }
    bot.service.servers().set_looking_role(server, Some(role)).await?;
    show(bot, server, ServerPage::Role).await
}

/// Chooses the game of the daily puzzles, by the entry of the menu; returns their page.
pub(crate) async fn choose_game(
    bot: &Bot,
    server: ServerId,
    chosen: &str,
) -> Result<OutgoingMessage, CommandError> {
    let game = trickmate_rules::game(chosen).map(trickmate_rules::Game::name);
    puzzle::daily::set(bot, server, DailyChange { game: Some(game), ..DailyChange::default() }).await?;
    show(bot, server, ServerPage::Daily).await
}

/// Turns something off; returns its page.
pub(crate) async fn turn_off(
    bot: &Bot,
    server: ServerId,
    page: ServerPage,
) -> Result<OutgoingMessage, CommandError> {
    match page {
        ServerPage::Daily => bot.service.daily().stop(server).await?,
        ServerPage::Highlights => bot.service.highlights().stop(server).await?,
        ServerPage::Role => bot.service.servers().set_looking_role(server, None).await?,
    }
    show(bot, server, page).await
}

/// Returns the form for the time at which something is posted.
pub(crate) async fn ask_for_time(
    bot: &Bot,
    server: ServerId,
    page: ServerPage,
) -> Result<CreateModal, CommandError> {
    let daily = bot.service.daily().settings(server).await?.map(|(settings, _)| settings);
    let hour = daily.as_ref().filter(|_| page == ServerPage::Daily).map(|settings| settings.hour.to_string());
    let zone = match page {
        ServerPage::Daily => daily.map(|settings| settings.zone),
        ServerPage::Highlights | ServerPage::Role => {
            bot.service.highlights().settings(server).await?.map(|(_, zone, _)| zone)
        }
    };
    let field = |label: &str, name: &str, value: String| {
        CreateInputText::new(InputTextStyle::Short, text!(label), name).value(value).required(false)
    };
    let hour = hour.map(|hour| field("server-daily-hour", HOUR, hour).max_length(2));
    let zone =
        field("settings-quiet-zone", ZONE, zone.map_or_else(String::new, |zone| zone.name().to_owned()))
            .placeholder(text!("settings-quiet-zone-example"))
            .max_length(60);
    let rows = hour.into_iter().chain([zone]).map(CreateActionRow::InputText).collect();
    let id = ServerChange::Page(page, PageAsk::Time).to_string();
    Ok(CreateModal::new(id, text!("server-time-form")).components(rows))
}

/// Sets the typed time at which something is posted; returns its page. Empty fields change nothing.
pub(crate) async fn set_time(
    bot: &Bot,
    server: ServerId,
    page: ServerPage,
    hour: &str,
    zone: &str,
) -> Result<OutgoingMessage, CommandError> {
    let zone = Some(zone).filter(|typed| !typed.trim().is_empty()).map(read_zone).transpose()?;
    match page {
        ServerPage::Daily => {
            let hour = read_hour(hour)?;
            puzzle::daily::set(bot, server, DailyChange { hour, zone, ..DailyChange::default() }).await?;
        }
        ServerPage::Highlights => highlights::panel::set(bot, server, None, zone).await?,
        ServerPage::Role => {}
    }
    show(bot, server, page).await
}

/// Reads an hour of the day; `None` if the field is empty.
fn read_hour(typed: &str) -> Result<Option<u8>, CommandError> {
    match typed.trim() {
        "" => Ok(None),
        typed => match typed.parse() {
            Ok(hour @ 0..=23) => Ok(Some(hour)),
            _ => Err(CommandError::words(text!("error-hour"))),
        },
    }
}

#[cfg(test)]
mod tests {
    use super::read_hour;

    #[test]
    fn an_hour_is_one_of_the_day() {
        assert_eq!(read_hour(" 7 ").unwrap(), Some(7));
        assert_eq!(read_hour("23").unwrap(), Some(23));
        assert_eq!(read_hour(" ").unwrap(), None);
        for typed in ["24", "-1", "noon", "7:30"] {
            assert!(read_hour(typed).is_err(), "{typed}");
        }
    }
}
