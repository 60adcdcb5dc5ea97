//! The first steps: the bot, the games, the rules, the people who look for an opponent, and the commands.

use crate::context;
use poise::serenity_prelude as serenity;
use serenity::{ButtonStyle, CreateActionRow, CreateButton, Guild};

use crate::answer::press::Press;
use crate::api::outgoing_message::OutgoingMessage;
use crate::api::snowflakes::ToHost;
use crate::context::bot::Bot;
use crate::context::pacing::Request;
use crate::help;
use crate::help::buttons::{back, start_rows};
use crate::help::ids::Start;
use crate::invite::ids::InviteId;
use crate::rules::ids::RulesId;
use crate::ui::asker::Asker;
use crate::ui::command_error::CommandError;
use crate::ui::format::time_control;
use crate::ui::shown_match::link;
use trickmate_host::workers::Lane;
use trickmate_host::{Answer, Challenge, PlayerId, ServerId};
use trickmate_text::{rules, text, word};

/// Number of open challenges in the list: each has a button, and a row has five.
const LISTED: i64 = 10;

/// Introduces the bot, with the first steps.
fn greeting() -> OutgoingMessage {
    OutgoingMessage::new(text!("start-greeting")).rows(start_rows())
}

/// Greets somebody who writes to the bot and plays nothing.
pub(crate) fn direct_greeting() -> OutgoingMessage {
    OutgoingMessage::new(text!("start-direct")).rows(start_rows())
}

fn button(start: Start, label: &str, style: ButtonStyle) -> CreateButton {
    CreateButton::new(start.to_string()).label(text!(label)).style(style)
}

/// Returns the list of games whose rules can be read.
fn rules() -> OutgoingMessage {
    let game = |game: &&'static dyn trickmate_rules::Game| {
        CreateButton::new(RulesId(game.name(), 0).to_string())
            .label(word(game.title()))
            .style(ButtonStyle::Primary)
    };
    let mut buttons: Vec<CreateButton> = trickmate_rules::GAMES.iter().map(game).collect();
    buttons.push(back());
    OutgoingMessage::new(text!("start-rules")).rows(vec![CreateActionRow::Buttons(buttons)])
}

/// Returns the server of a request that only makes sense on a server.
fn server_of(asker: Asker) -> Result<ServerId, CommandError> {
    asker.server.ok_or_else(|| CommandError::words(text!("error-challenges-servers-only")))
}

/// Returns all commands.
pub(crate) fn commands() -> OutgoingMessage {
    OutgoingMessage::new(text!("start-commands")).rows(vec![CreateActionRow::Buttons(vec![back()])])
}

/// Lists the open challenges, each with a button that accepts it. If the server has a role that is pinged for new ones,
/// the reader can take it or give it back.
fn challenges(open: &[Challenge], is_follower: Option<bool>) -> OutgoingMessage {
    let follow = is_follower.map(|is_follower| match is_follower {
        true => button(Start::Unfollow, "start-unfollow", ButtonStyle::Secondary),
        false => button(Start::Follow, "start-follow", ButtonStyle::Primary),
    });
    let others = follow.into_iter().chain([back()]);
    if open.is_empty() {
        return OutgoingMessage::new(text!("start-no-challenges"))
            .rows(vec![CreateActionRow::Buttons(others.collect())]);
    }
    let line = |(number, challenge): (usize, &Challenge)| {
        text!(
            if challenge.rated { "start-challenge-rated" } else { "start-challenge" },
            number = number + 1,
            player = format!("<@{}>", challenge.challenger),
            title = rules::board_title(&challenge.game.match_title(&challenge.options)),
            time = time_control(challenge.time),
            link = link(challenge.server, challenge.channel, challenge.message)
        )
    };
    let mut lines = vec![text!("start-challenges")];
    lines.extend(open.iter().enumerate().map(line));
    let accept = |(number, challenge): (usize, &Challenge)| {
        CreateButton::new(InviteId::Answer(Answer::Accept, challenge.id).to_string())
            .label(text!("start-accept", number = number + 1))
            .style(ButtonStyle::Success)
    };
    let buttons: Vec<CreateButton> = open.iter().enumerate().map(accept).chain(others).collect();
    let rows = buttons.chunks(5).map(|row| CreateActionRow::Buttons(row.to_vec()));
    OutgoingMessage::new(lines.join("\n")).rows(rows.collect())
}

/// Returns the start page, with its picture unless somebody asks for too many.
pub(crate) async fn start(bot: &Bot, asker: Asker) -> OutgoingMessage {
    match bot.pacing.spend(asker.person, Request::Picture) {
        Ok(()) => greeting_with_picture(bot).await,
        Err(_) => greeting(),
    }
}

/// Answers a button or a menu of the help.
pub(crate) async fn page(press: Press<'_>, start: Start) -> Result<OutgoingMessage, CommandError> {
    let Press { bot, asker, .. } = press;
    Ok(match start {
        Start::Greeting => self::start(bot, asker).await,
        Start::Rules => rules(),
        Start::Commands => commands(),
        Start::Challenges => open_challenges(bot, asker).await?,
        Start::Follow => follow(bot, asker, true).await?,
        Start::Unfollow => follow(bot, asker, false).await?,
        Start::Arrange(step, game, terms) => {
            Box::pin(help::arrange::arrange(press, step, game, terms)).await?
        }
    })
}

/// Returns the open challenges of the server.
pub(crate) async fn open_challenges(bot: &Bot, asker: Asker) -> Result<OutgoingMessage, CommandError> {
    let server = server_of(asker)?;
    let is_follower = is_follower(bot, server, asker.person).await?;
    list_challenges(bot, server, asker.person, is_follower).await
}

async fn list_challenges(
    bot: &Bot,
    server: ServerId,
    person: PlayerId,
    is_follower: Option<bool>,
) -> Result<OutgoingMessage, CommandError> {
    let mut open = bot.service.invitations().open_challenges(server, person, LISTED).await?;
    open.retain(|challenge| challenge.message.is_some());
    let channels = open.iter().map(|challenge| challenge.channel).collect();
    let visible = context::channel_sight::seen_channels(bot, Some(server), person, channels).await;
    open.retain(|challenge| visible.contains(&challenge.channel));
    Ok(challenges(&open, is_follower))
}

/// Returns `true` if a person is pinged when somebody looks for an opponent; `None` if the server has no such pings.
async fn is_follower(bot: &Bot, server: ServerId, person: PlayerId) -> Result<Option<bool>, CommandError> {
    let Some(role) = bot.service.servers().looking_role(server).await? else { return Ok(None) };
    match bot.delivery.has_role(server, person, role).await {
        Ok(is_follower) => Ok(Some(is_follower)),
        Err(error) => {
            tracing::info!("the roles of a member of server {server} are not known: {error}");
            Ok(Some(false))
        }
    }
}

/// Gives a person the role that is pinged when somebody looks for an opponent, or takes it away.
async fn follow(bot: &Bot, asker: Asker, on: bool) -> Result<OutgoingMessage, CommandError> {
    let server = server_of(asker)?;
    let Some(role) = bot.service.servers().looking_role(server).await? else {
        return list_challenges(bot, server, asker.person, None).await;
    };
    if let Err(error) = bot.delivery.set_role(server, asker.person, role, on).await {
        tracing::info!("a role of server {server} was not changed: {error}");
        return Err(CommandError::words(text!("error-role-not-given")));
    }
    let shown = list_challenges(bot, server, asker.person, Some(on)).await?;
    Ok(shown.headed(&text!(if on { "start-followed" } else { "start-unfollowed" })))
}

/// Returns the greeting with a picture of the games, or without it if it cannot be drawn.
async fn greeting_with_picture(bot: &Bot) -> OutgoingMessage {
    match bot.pictures.run(Lane::Picture, help::showcase::picture).await {
        Ok(picture) => greeting().file(picture),
        Err(error) => {
            tracing::warn!("the picture of the greeting: {error}");
            greeting()
        }
    }
}

/// Greets a server that the bot has just joined, once, in the channel for system messages.
pub(crate) async fn greet(bot: &Bot, guild: &Guild) -> Result<(), CommandError> {
    let server = guild.id.to_host();
    let Some(channel) = guild.system_channel_id else { return Ok(()) };
    if !bot.service.servers().greet(server).await? {
        return Ok(());
    }
    let greeting = greeting_with_picture(bot).await;
    let posted = bot.delivery.post(channel.to_host(), &greeting, &format!("greet-{server}")).await;
    if let Err(error) = posted {
        tracing::info!("server {server} was not greeted: {error}");
    }
    Ok(())
}
