//! The page of a server's settings about roles for ratings.

use poise::serenity_prelude as serenity;
use serenity::{
    ButtonStyle, ComponentInteractionDataKind, CreateActionRow, CreateButton, CreateInputText, CreateModal,
    CreateSelectMenu, CreateSelectMenuKind, CreateSelectMenuOption, InputTextStyle,
};

use crate::answer::answers::finish;
use crate::answer::form::Form;
use crate::answer::press::Press;
use crate::api::outgoing_message::OutgoingMessage;
use crate::api::role_rights::{RoleObstacle, RoleRights};
use crate::api::snowflakes::ToHost;
use crate::context::bot::Bot;
use crate::roles::ids::{RolesId, RuleKind, entry, read_entry};
use crate::servers::grants::refusal;
use crate::servers::ids::ServerChange;
use crate::servers::panel::managed;
use crate::ui::command_error::CommandError;
use crate::ui::responder::Visibility;
use trickmate_host::{RatingRole, RoleId, RoleThreshold, ServerId, ServiceError};
use trickmate_rules::Game;
use trickmate_text::{text, word};

/// The field of the form for the number.
const NUMBER: &str = "number";

/// Changes the settings by a menu or a button, or opens the form for one.
pub(crate) async fn press(press: Press<'_>, wanted: RolesId) {
    let Press { bot, asker, interaction } = press;
    let server = match managed(interaction.guild_id, interaction.member.as_ref()) {
        Ok(server) => server,
        Err(failure) => {
            return finish(bot, press.reply(Visibility::Private), Err(failure), None, asker).await;
        }
    };
    if let RolesId::Rule(role) = wanted
        && let Some((game, kind)) = read_entry(press.chosen().unwrap_or_default())
    {
        return press.open(None, Ok(form(role, game, kind))).await;
    }
    press.answer(Visibility::Update, None, change(press, server, wanted)).await;
}

/// Makes a change; returns the page.
async fn change(
    press: Press<'_>,
    server: ServerId,
    wanted: RolesId,
) -> Result<OutgoingMessage, CommandError> {
    let roles = press.bot.service.roles();
    match wanted {
        RolesId::Role => {
            let data = &press.interaction.data;
            let ComponentInteractionDataKind::RoleSelect { values } = &data.kind else {
                return show(press.bot, server).await;
            };
            let Some(role) = values.first() else { return show(press.bot, server).await };
            let (role, manager) = (role.to_host(), press.interaction.member.as_ref());
            return Ok(match refusal(press.bot, server, manager, role).await? {
                Some(refusal) => show(press.bot, server).await?.headed(&refusal),
                None => ask_for_rule(role),
            });
        }
        RolesId::Drop => {
            if let Some(role) = press.chosen().and_then(|role| role.parse().ok()) {
                roles.remove(server, Some(role)).await?;
            }
        }
        RolesId::Off => roles.remove(server, None).await?,
        RolesId::Settings | RolesId::Rule(_) | RolesId::Set(..) => {}
    }
    show(press.bot, server).await
}

/// Asks for the condition of a role.
fn ask_for_rule(role: RoleId) -> OutgoingMessage {
    let option = |game: &'static dyn Game, kind: RuleKind| {
        let title = word(game.title());
        let label = text!(
            match kind {
                RuleKind::Rating => "roles-entry-rating",
                RuleKind::Top => "roles-entry-top",
            },
            title
        );
        CreateSelectMenuOption::new(label, entry(game.name(), kind))
    };
    let options =
        trickmate_rules::GAMES.iter().flat_map(|game| RuleKind::ALL.map(|kind| option(*game, kind)));
    let kind = CreateSelectMenuKind::String { options: options.collect() };
    let menu = CreateSelectMenu::new(RolesId::Rule(role).to_string(), kind);
    let back = button(RolesId::Settings.to_string(), "button-back", ButtonStyle::Secondary);
    OutgoingMessage::new(text!("roles-ask", role = format!("<@&{role}>"))).rows(vec![
        CreateActionRow::SelectMenu(menu.placeholder(text!("roles-rule-menu"))),
        CreateActionRow::Buttons(vec![back]),
    ])
}

fn button(id: String, label: &str, style: ButtonStyle) -> CreateButton {
    CreateButton::new(id).label(text!(label)).style(style)
}

/// Returns the form for the number of a condition.
fn form(role: RoleId, game: &'static str, kind: RuleKind) -> CreateModal {
    let (label, example) = match kind {
        RuleKind::Rating => ("roles-field-rating", "1800"),
        RuleKind::Top => ("roles-field-top", "3"),
    };
    let field = CreateInputText::new(InputTextStyle::Short, text!(label), NUMBER)
        .placeholder(example)
        .min_length(1)
        .max_length(4);
    let id = RolesId::Set(role, game, kind).to_string();
    CreateModal::new(id, text!("roles-form")).components(vec![CreateActionRow::InputText(field)])
}

/// Sets the condition of a role, with the typed number; returns the page.
///
/// # Errors
/// A role that the manager may not give, a number out of its range, a failure of the database.
pub(crate) async fn set(
    form: Form<'_>,
    server: ServerId,
    role: RoleId,
    (game, kind): (&'static str, RuleKind),
) -> Result<OutgoingMessage, CommandError> {
    let (bot, typed) = (form.bot, form.typed(NUMBER));
    // Checks again, since the form may have been open for a long time.
    if let Some(refusal) = refusal(bot, server, form.interaction.member.as_ref(), role).await? {
        return Err(CommandError::words(refusal));
    }
    let game = trickmate_rules::game(game).ok_or(ServiceError::NoGame)?;
    // Text that is not a number becomes -1, which is out of every range.
    let threshold = kind.with(typed.trim().parse().unwrap_or(-1));
    bot.service.roles().set(server, role, game, threshold).await?;
    show(bot, server).await
}

/// Shows the page: each role with its condition, and the reason if the bot cannot give it. Deleted roles are listed one
/// last time, and their settings removed.
async fn show(bot: &Bot, server: ServerId) -> Result<OutgoingMessage, CommandError> {
    let known = bot.service.roles().on(server).await?;
    let rights = if known.is_empty() { None } else { bot.delivery.role_rights(server).await.ok() };
    let is_gone = |one: &RatingRole| {
        rights.as_ref().is_some_and(|rights| rights.obstacle(one.role) == Some(RoleObstacle::Gone))
    };
    let (gone, known): (Vec<RatingRole>, Vec<RatingRole>) = known.into_iter().partition(is_gone);
    let mut lines = vec![text!("roles-heading")];
    for one in &gone {
        bot.service.roles().remove(server, Some(one.role)).await?;
        lines.push(text!("roles-gone", rule = rule(one)));
    }
    if known.is_empty() {
        lines.push(text!("roles-off"));
    }
    for one in &known {
        lines.push(line(one));
        lines.extend(rights.as_ref().and_then(|rights| obstacle(rights, one.role)));
    }
    lines.push(text!("roles-how"));
    let kind = CreateSelectMenuKind::Role { default_roles: None };
    let menu = CreateSelectMenu::new(RolesId::Role.to_string(), kind).placeholder(text!("roles-menu"));
    let mut rows = vec![CreateActionRow::SelectMenu(menu)];
    let mut buttons = Vec::new();
    if !known.is_empty() {
        rows.push(drop_menu(&known, rights.as_ref()));
        buttons.push(button(RolesId::Off.to_string(), "server-turn-off", ButtonStyle::Danger));
    }
    buttons.push(button(ServerChange::All.to_string(), "button-back", ButtonStyle::Secondary));
    rows.push(CreateActionRow::Buttons(buttons));
    Ok(OutgoingMessage::new(lines.join("\n")).rows(rows))
}

fn line(one: &RatingRole) -> String {
    let (role, holders) = (format!("<@&{}>", one.role), one.holders);
    text!("roles-line", role, rule = rule(one), holders)
}

/// Returns the condition of a role in words.
fn rule(one: &RatingRole) -> String {
    let title = word(one.game.title());
    match one.threshold {
        RoleThreshold::Rating(least) => text!("roles-rule-rating", title, least = least.to_string()),
        RoleThreshold::Top(count) => text!("roles-rule-top", title, count),
    }
}

/// Returns the reason why an existing role cannot be given.
fn obstacle(rights: &RoleRights, role: RoleId) -> Option<String> {
    Some(text!(match rights.obstacle(role)? {
        RoleObstacle::Gone => return None,
        RoleObstacle::NotPermitted => "roles-not-permitted",
        RoleObstacle::TooHigh => "roles-too-high",
        RoleObstacle::Managed => "roles-managed",
    }))
}

/// Returns the menu of the roles that can be removed.
fn drop_menu(known: &[RatingRole], rights: Option<&RoleRights>) -> CreateActionRow {
    let entry = |one: &RatingRole| {
        let name = rights.and_then(|rights| rights.name(one.role));
        let label = format!("@{} · {}", name.unwrap_or("?"), rule(one));
        let label: String = label.chars().take(100).collect();
        CreateSelectMenuOption::new(label, one.role.to_string())
    };
    let kind = CreateSelectMenuKind::String { options: known.iter().map(entry).collect() };
    let menu = CreateSelectMenu::new(RolesId::Drop.to_string(), kind);
    CreateActionRow::SelectMenu(menu.placeholder(text!("roles-drop-menu")))
}
