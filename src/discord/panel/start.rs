//! Where to begin: what the bot is, the games, the rules, who is looking for somebody to play, and the commands.

use poise::serenity_prelude as serenity;
use serenity::{ButtonStyle, CreateActionRow, CreateButton, Guild};

use crate::discord::api::client::number;
use crate::discord::api::outgoing_message::OutgoingMessage;
use crate::discord::bot::Bot;
use crate::discord::ids::custom_id::{ComputerSource, CustomId, Start};
use crate::discord::ids::learn_id::LearnId;
use crate::discord::input::asker::Asker;
use crate::discord::input::command_error::CommandError;
use crate::discord::input::pacing::Request;
use crate::discord::view::board_message::link;
use crate::discord::view::showcase;
use crate::service::{Answer, Challenge};
use crate::workers::Lane;

/// How many open challenges are listed: each has a button, and a row has five.
const LISTED: i64 = 10;

/// What the bot is, and what to do first.
fn greeting() -> OutgoingMessage {
    let titles: Vec<&str> = trickmate_rules::GAMES.iter().map(|game| game.title()).collect();
    let titles = titles.join(", ");
    OutgoingMessage::new(format!(
        "**Trickmate**: games where chess and cards meet, to play here with your friends.\n\
         {titles}. A game takes minutes or weeks, as you like."
    ))
    .rows(vec![CreateActionRow::Buttons(first_buttons())])
}

/// What to do first.
fn first_buttons() -> Vec<CreateButton> {
    vec![
        button(Start::Play, "Play", ButtonStyle::Success),
        button(Start::Challenges, "Open challenges", ButtonStyle::Secondary),
        CreateButton::new(CustomId::Learn(LearnId::Home).to_string())
            .label("Learn")
            .style(ButtonStyle::Primary),
        button(Start::Rules, "Rules", ButtonStyle::Secondary),
        button(Start::Commands, "All commands", ButtonStyle::Secondary),
    ]
}

fn button(start: Start, label: &str, style: ButtonStyle) -> CreateButton {
    CreateButton::new(CustomId::Start(start).to_string()).label(label).style(style)
}

/// How to play the computer at once, or somebody.
fn play() -> OutgoingMessage {
    let mut lines =
        vec!["Play the computer now, or run a game’s command to play people. Name an opponent, or let anyone accept:".to_owned()];
    lines.extend(
        trickmate_rules::GAMES.iter().map(|game| format!("`/play {}`: {}", game.name(), game.summary())),
    );
    let alone = trickmate_rules::GAMES.iter().map(|game| {
        CreateButton::new(CustomId::Computer(ComputerSource::Game(game.name())).to_string())
            .label(format!("{}: play the computer", game.title()))
            .style(ButtonStyle::Primary)
    });
    OutgoingMessage::new(lines.join("\n")).rows(vec![
        CreateActionRow::Buttons(alone.collect()),
        CreateActionRow::Buttons(vec![
            button(Start::Challenges, "Open challenges", ButtonStyle::Secondary),
            button(Start::Rules, "Rules", ButtonStyle::Secondary),
            button(Start::Greeting, "◀ Back", ButtonStyle::Secondary),
        ]),
    ])
}

/// The games to read the rules of.
fn rules() -> OutgoingMessage {
    let game = |game: &&'static dyn trickmate_rules::Game| {
        CreateButton::new(CustomId::Rules(game.name(), 0).to_string())
            .label(game.title())
            .style(ButtonStyle::Primary)
    };
    let mut buttons: Vec<CreateButton> = trickmate_rules::GAMES.iter().map(game).collect();
    buttons.push(button(Start::Greeting, "◀ Back", ButtonStyle::Secondary));
    OutgoingMessage::new("Which game’s rules?").rows(vec![CreateActionRow::Buttons(buttons)])
}

/// All commands.
pub(crate) fn commands() -> OutgoingMessage {
    let text = "**Playing**\n\
         Choose on the board, type with `/move`, or reply to the board with your move: capitals, spaces and `x` for `:` do \
         not matter. `/board` shows the board again, from your side and only to you; `/games` lists your games, `/record` \
         gives a record.\n\
         New here? `/learn` teaches each game in short lessons, `/puzzle` has positions to solve.\n\
         Nobody there? `/play` with `level` plays the computer, here or in a direct message to me; `/hint` tells what it would do.\n\
         `/offer draw`, `/offer takeback`, `/offer abort` and `/offer rematch` ask your opponent, `/resign` gives up, `/vacation` stops your clocks.\n\
         Poker Chess: `/preview` tells what hand each of your moves would give. Mysterious Chess: `/hand` shows your cards, \
         `/place` places one. Summoner’s Chess: `/deck` keeps your decks, `/card` shows the cards; after your move a private \
         workshop opens, or use `/turn summon`, `/turn create`, `/turn discard`, `/turn undo` and `/turn end`. `/piece` shows how a piece moves.\n\n\
         **Afterwards**\n\
         `/play` with `rated` counts for ratings: `/leaderboard`, `/profile`, `/versus`. `/replay` shows a game again, \
         `/import` a record you have, `/verify` checks a deal. `/watch start` tells you of games of others.\n\n\
         **You and this server**\n\
         `/settings`: pictures, notifications, hands, reminders. `/block add` keeps somebody away. `/privacy` exports or deletes \
         what is stored about you. `/server show`: this server’s settings. `/admin`: for those who manage it.";
    OutgoingMessage::new(text).rows(vec![CreateActionRow::Buttons(vec![button(
        Start::Greeting,
        "◀ Back",
        ButtonStyle::Secondary,
    )])])
}

/// The open challenges, each with a button that accepts it.
fn challenges(open: &[Challenge]) -> OutgoingMessage {
    let back = button(Start::Greeting, "◀ Back", ButtonStyle::Secondary);
    if open.is_empty() {
        let words =
            "Nobody is looking for a game on this server. Start one with `/play` and let anyone accept.";
        return OutgoingMessage::new(words).rows(vec![CreateActionRow::Buttons(vec![back])]);
    }
    let line = |(number, challenge): (usize, &Challenge)| {
        let rated = if challenge.rated { ", rated" } else { "" };
        format!(
            "{}. <@{}> · **{}**{rated} · {} · {}",
            number + 1,
            challenge.challenger,
            challenge.game.match_title(&challenge.options),
            challenge.time.meaning(),
            link(challenge.server, challenge.channel, challenge.message)
        )
    };
    let mut lines = vec!["Looking for somebody to play:".to_owned()];
    lines.extend(open.iter().enumerate().map(line));
    let accept = |(number, challenge): (usize, &Challenge)| {
        CreateButton::new(CustomId::Challenge(Answer::Accept, challenge.id).to_string())
            .label(format!("Accept {}", number + 1))
            .style(ButtonStyle::Success)
    };
    let buttons: Vec<CreateButton> = open.iter().enumerate().map(accept).chain([back]).collect();
    let rows = buttons.chunks(5).map(|row| CreateActionRow::Buttons(row.to_vec()));
    OutgoingMessage::new(lines.join("\n")).rows(rows.collect())
}

impl Bot {
    /// What there is to begin with.
    pub(crate) async fn start(&self, asker: Asker, start: Start) -> Result<OutgoingMessage, CommandError> {
        Ok(match start {
            Start::Greeting => match self.pacing.spend(asker.person, Request::Picture) {
                Ok(()) => self.greeting_with_pictures().await,
                Err(_) => greeting(),
            },
            Start::Play => play(),
            Start::Rules => rules(),
            Start::Commands => commands(),
            Start::Challenges => {
                let server = asker.server.ok_or_else(|| {
                    CommandError::words("Use this in a server: challenges belong to servers.")
                })?;
                let mut open = self.service.open_challenges(server, asker.person, LISTED).await?;
                open.retain(|challenge| challenge.message.is_some());
                challenges(&open)
            }
        })
    }

    /// The greeting with a picture of each game, or without any if they cannot be drawn.
    async fn greeting_with_pictures(&self) -> OutgoingMessage {
        let pictures = self.pictures.run(Lane::Picture, showcase::pictures).await.unwrap_or_else(|trouble| {
            tracing::warn!("the pictures of the greeting: {trouble}");
            Vec::new()
        });
        pictures.into_iter().fold(greeting(), OutgoingMessage::file)
    }

    /// Greets a server that the bot has just joined, once, in the channel for system messages.
    pub(crate) async fn greet(&self, guild: &Guild) -> Result<(), CommandError> {
        let server = number(guild.id.get());
        let Some(channel) = guild.system_channel_id else { return Ok(()) };
        if !self.service.greet(server).await? {
            return Ok(());
        }
        let greeting = self.greeting_with_pictures().await;
        let posted = self.delivery.post(number(channel.get()), &greeting, &format!("greet-{server}")).await;
        if let Err(trouble) = posted {
            tracing::info!("server {server} was not greeted: {trouble}");
        }
        Ok(())
    }
}
